"""Sending: what she wrote becomes the facts of a complaint, once, however often it is sent."""

import uuid
from dataclasses import dataclass

from django.contrib.auth import get_user_model
from django.contrib.auth.hashers import make_password
from django.db import transaction
from django.utils.translation import gettext as _

from cases import tracking
from cases.models import Draft, Party
from cases.web.filing import road
from cases.web.filing.questions import FOR_OTHERS, When
from committees.models import Person
from config.sign_in import PARTY
from workflows import book, calendar, which_law
from workflows.procedure import take

FILE, KEEP, RECEIVE = "complaint.file", "complaint.keep_information", "exhibit.receive"


@dataclass
class Sent:
    """What came of it: the party who now holds a code, and the code where it is shown for the first time."""

    draft: Draft
    code: str = ""


def step_of(draft) -> str:
    """A complaint; or information only, where it is for another and her written consent is not there (SH-16)."""
    filled = road.forms(draft)
    if road.capacity(draft) not in FOR_OTHERS:
        return FILE
    others = filled["others"]
    agreed = others.is_valid() and others.cleaned_data["consent_on"]
    return FILE if agreed or road.capacity(draft) == "heir" else KEEP


def answers_of(draft) -> dict:
    """Every answer, page by page, as it was understood."""
    filled = road.forms(draft)
    return {slug: form.cleaned_data if form.is_valid() else {} for slug, form in filled.items()} | {
        "respondents": filled["who"].named if filled["who"].is_valid() else []
    }


def facts_of(draft) -> dict:
    """The facts of the step, under the names that it declares; what it has no name for stays with the woman's particulars."""
    given = answers_of(draft)
    you, needs, when = given["you"], given["needs"], given["when"]
    herself = {
        "name": you["name"], "contact": you["contact"], "safe_contact": {"way": you["way"], "hours": you["hours"]},
        "needs": needs["needs"], "needs_in_words": needs["more"],
    }  # fmt: skip
    facts = {
        "route": "web",
        "narrative": given["what"]["what"],
        "incident_on": when["last"],
        "when": when_in_words(when),
        "workplace": given["where"]["workplace"],
        "where": given["where"]["place"],
        "respondents": given["respondents"],
        "witnesses": given["seen"]["seen"],
        "capacity": given["for-whom"]["capacity"],
        "minor": "under_18" in needs["needs"] and given["for-whom"]["capacity"].startswith("herself"),
        "language": needs["language"],
    }
    return {name: value for name, value in {**facts, **who_files(given, herself)}.items() if value not in (None, "", [])}


def when_in_words(when) -> str:
    """How often, and when, as she says it."""
    often = str(dict(When.CHOICES).get(when["when"], ""))
    return ", ".join(part for part in (often, when["roughly"]) if part)


def who_files(given, herself) -> dict:
    """SH-11, SH-16: she herself, she with others, her heir, or an organisation with her consent."""
    if "others" in given:
        others = given["others"]
        filer = {**herself, "name": others["organisation"], "contact": f"{herself['name']}, {herself['contact']}"}
        capacity = given["for-whom"]["capacity"]
        return {
            "woman": {"name": others["woman"]}, capacity: filer, "representative": capacity == "heir" and bool(others["consent_on"]),
            "consent_on": others["consent_on"], "consent_to": others["consent_to"],
        }  # fmt: skip
    if "other-women" in given:
        names = [{"name": name.strip()} for name in given["other-women"]["women"].splitlines() if name.strip()]
        return {"woman": herself, "other_women": names}
    return {"woman": herself}


def declared(step, facts, law) -> dict:
    """The facts that the step declares under this law; what it asks in other words is told in those."""
    asked = {fact.name: fact for fact in book.find(law, step)[1].facts}
    facts = as_one_whom_the_rules_name(facts) if "filer" in asked else facts
    return {name: value for name, value in facts.items() if name in asked}


def as_one_whom_the_rules_name(facts) -> dict:
    """PO-13: whoever files for her does so as her heir, or on her consent; other women are named to the committee alone."""
    capacity = facts.get("capacity", "")
    others = ", ".join(one["name"] for one in facts.get("other_women") or [])
    seen = [facts.get("witnesses"), _("Other women: %(names)s") % {"names": others} if others else ""]
    told = {"capacity": "herself"} if capacity.startswith("herself") else {"capacity": capacity if capacity == "heir" else "another"}
    if capacity in FOR_OTHERS:
        told |= {"filer": facts.get(capacity), "unable": "death" if capacity == "heir" else "other", "relation": "knows"}
    return {**facts, **told, "witnesses": "\n".join(str(one) for one in seen if one)}


def send(draft_id) -> Sent:
    """One case and one code: whoever comes second, in another window or by a second press, finds it done."""
    with transaction.atomic():
        draft = Draft.objects.select_for_update().get(pk=draft_id)
        if draft.sent:
            return Sent(draft)
        language = answers_of(draft)["needs"]["language"]
        filer = Person.objects.create(gender="female" if road.capacity(draft).startswith("herself") else "", language=language)
        step, facts = step_of(draft), facts_of(draft)
        law = which_law.of(facts.get("workplace"), on=calendar.today())
        taken = take(step, law=law, by=filer, key=str(draft.id), facts=declared(step, facts, law))
        if step == FILE:
            hand_in(draft, taken.record.case, filer)
        code = hold(draft, taken.record.case, filer, language)
        draft.destroy(sent=True)
    return Sent(draft, code)


def hand_in(draft, case, filer) -> None:
    """Her papers become exhibits, with their digests, in the same transaction (SH-27)."""
    for one in draft.papers.all():
        paper = {"bytes": bytes(one.paper), "media": one.media}
        facts = {"what": one.about or str(_("A paper")), "paper": paper}
        take(RECEIVE, by=filer, owner=case.pk, key=str(one.id), facts=facts)


def hold(draft, case, filer, language) -> str:
    """Who holds the code from now on; information without a party in it has none."""
    party = Party.objects.filter(case=case, person=filer).first() or Party.objects.filter(case=case, is_complainant=True).first()
    if party is None:
        return ""
    Party.objects.filter(case=case, person=filer).update(language=language)
    code = tracking.issue(party)
    draft.party, draft.four = party, four_of(draft, code)
    digest = (draft.answers or {}).get("secret", {}).get("digest") or [make_password(None)]
    open_account(filer, digest[0])
    return code


def four_of(draft, typed) -> str:
    """The last four as they can be compared, without keeping them."""
    return tracking.keyed("four", draft.id, tracking.last_symbols(typed))


def open_account(person, digest) -> None:
    """A sign-in that nobody can guess or ask for: the code finds it, the second secret opens it."""
    name = f"{PARTY}{uuid.uuid4().hex}"
    person.user = get_user_model().objects.create(username=name, password=digest)
    person.save(update_fields=["user"])


def another_code(draft) -> str:
    """She did not see the first one: it stops working and a new one is made, until she has said that she has it."""
    with transaction.atomic():
        draft = Draft.objects.select_for_update().get(pk=draft.pk)
        if not draft.four:
            return ""
        code = tracking.issue(draft.party)
        draft.four = four_of(draft, code)
        draft.save(update_fields=["four"])
    return code
