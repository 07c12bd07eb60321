"""A party's own file: what was said, what is asked, own times, own papers, who opened it; one page, calm."""

from django.db.models import Q
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cases import access, tracking
from cases.models import Allegation, Complaint, DeadlineState, Reading, Statement
from cases.reading import open_file
from cases.web import acts, parts
from cases.web.calm_words import in_calm_words
from cases.web.display import PUBLIC_WORDS, public_road
from cases.web.history import ROLES
from cases.web.reader import PARTIES, is_party, signed_in
from cases.web.tracking import NEXT
from workflows.calendar import LEGAL_ZONE

HER = frozenset({"complainant", "aggrieved_woman", "heir", "organisation"})
MOST_READINGS = 60

# What each side needs to know before anything else.
PLAIN = {
    "complainant": (
        _("You can add to what you told, correct it, ask for something, or stop. Nobody may punish you for any of it."),
        _("You and the person you named are never called at the same time."),
    ),
    "respondent": (
        _("Somebody has said something of you. Nobody has decided anything."),
        _("You see what is said and what it rests on, you have time to answer, and you are heard alone."),
        _("Do not go to the person who complains, or to witnesses, and send nobody. Whatever you have to say goes to the committee."),
    ),
    "witness": (
        _("You are called because you may have seen or heard something. You are not accused of anything."),
        _("What you say is written down, read back to you and signed by you. You may correct it first."),
        _("Nobody may treat you worse because you came. Your address and phone are given to neither side."),
    ),
}


def side(found) -> str:
    """Which of the three sheets somebody reads."""
    if found & HER:
        return "complainant"
    return "respondent" if "respondent" in found else "witness"


@never_cache
@require_safe
@signed_in
def mine(request):
    """The files of a party; mostly one, which then opens."""
    cases = list(access.visible_to(request.person).filter(parties__person=request.person).distinct().order_by("received_on"))
    if len(cases) == 1:
        return redirect("my-file", cases[0].pk)
    return render(request, "mine/files.html", {"cases": cases})


@never_cache
@require_safe
@signed_in
def my_file(request, owner):
    """What was said, what is asked of me, what I may do; written down as a reading before it leaves."""
    opened = open_file(request.person, owner)
    if not is_party(opened.found) or not opened.found & PARTIES:
        raise Http404
    word, possible = str(tracking.word_at(parts.stage(opened))), acts.of(opened)
    mostly, others = in_calm_words([*possible["acts"], *possible["more"]])
    return render(request, "mine/file.html", {
        "word": PUBLIC_WORDS[word], "next": NEXT[word], "road": public_road(word), "plain": PLAIN[side(opened.found)],
        "last": opened.case.last_step_on or opened.case.received_on, "side": side(opened.found),
        "phone": opened.case.workplace.office_phone if opened.case.workplace else "",
        "told": told(opened), "statements": statements(opened), "days": days(opened), "slots": slots(opened),
        "papers": papers(opened), "exhibits": parts.exhibits(opened) if "P5" in opened.seen else [],
        "acts": mostly, "others": others, "shut": possible["shut"],
        "readings": readings(opened) if "P16" in opened.seen else [],
    })  # fmt: skip


def told(opened) -> list[dict]:
    """Her words for her; for the other side each thing that is said of him, and nothing else."""
    if "P4" not in opened.seen:
        return []
    if opened.found & HER:
        content = opened.shelf.rows(opened.case, Complaint)[0].content or {}
        return [{"label": _("What I told"), "said": content.get("narrative", ""), "on": opened.case.received_on}]
    mine = sorted(parts.own(opened, Allegation), key=lambda one: one.number)
    return [{"label": _("What is said of you"), "said": (one.content or {}).get("what", ""), "on": one.opened_on} for one in mine]


def statements(opened) -> list[dict]:
    """What I said myself, read back and signed."""
    rows = sorted(parts.own(opened, Statement), key=lambda one: one.number)
    return [{"label": _("My statement"), "said": (one.content or {}).get("words", ""), "on": one.opened_on} for one in rows]


def days(opened) -> list[dict]:
    """The days that run for me, and how each was counted."""
    running = [one for one in parts.deadlines(opened) if one.state == DeadlineState.RUNNING and one.party is not None]
    return [{"on": one.strict_on, "in_time": one.due_on, "why": reverse("why", args=[opened.case.pk, one.pk])} for one in running]


def slots(opened) -> list[dict]:
    """My own times, and nobody else's."""
    if "P9" not in opened.seen:
        return []
    return parts.sittings(opened)


def papers(opened) -> list[dict]:
    """What was sent to me."""
    rows = parts.documents(opened).filter(Q(to_party__person=opened.person) | Q(to_person=opened.person))
    return [parts.paper_row(opened, one) for one in rows]


def readings(opened) -> list[dict]:
    """Who opened my file, by office and day; the two sides never see each other's reading."""
    rows = Reading.objects.filter(case=opened.case).order_by("-at").values_list("at", "as_roles", "person")[:MOST_READINGS]
    me = opened.person.pk
    opened_by = ((at.astimezone(LEGAL_ZONE).date(), _("You") if person == me else office(roles)) for at, roles, person in rows)
    return [{"on": day, "who": who} for day, who in dict.fromkeys(opened_by) if who]


def office(roles) -> str:
    """The office in which somebody read it; none where it was another party."""
    return next((ROLES[role] for role in roles.split(",") if role in ROLES), "")
