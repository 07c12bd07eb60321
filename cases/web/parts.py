"""The sections of a file as its page shows them; each is made only for a reader who has its part."""

from django.urls import reverse
from django.utils.translation import gettext as _

from cases.access import PARTS
from cases.models import Complaint, Deadline, DeadlineState, Exhibit, Party, Role, Slot
from cases.policy import PAPERS
from cases.web import display, history
from cases.web.teaching import place
from committees import conflicts
from notices.documents import by_slug
from notices.models import Document
from workflows import calendar
from workflows.limits import UnknownLimitError
from workflows.limits import by_slug as limit_by_slug
from workflows.shared.spine import Stage


def head(opened) -> dict:
    """Handle, stage, who may read it, the main clock; an addressee of one paper knows the handle alone."""
    if "P1" not in opened.seen:
        return {"handle": opened.case.reference, "sealed": _("For you alone")}
    return {
        "handle": opened.case.reference,
        "stage": dict(Stage.choices).get(stage(opened), stage(opened)),
        "sealed": _("Committee only") if opened.works else _("For you alone"),
        "story": story(opened),
        **clock(opened),
    }


def stage(opened) -> str:
    """Where the complaint stands."""
    return next((one.stage for one in opened.shelf.rows(opened.case, Complaint)), "")


def story(opened):
    """Where it came from, in one line without names."""
    received = display.full_day(opened.case.received_on)
    place_of = opened.case.workplace
    said = _("Received on %(day)s.") % {"day": received}
    return f"{place_of.name}. {said}" if opened.works and place_of else said


def deadlines(opened):
    """The clocks of the file that this reader sees: all, or the file's own and the reader's."""
    rows = opened.shelf.rows(opened.case, Deadline)
    if opened.works:
        return rows
    return [one for one in rows if one.party is None or one.party.person_id == opened.person.pk]


def clock(opened) -> dict:
    """The line of the inquiry, or else of the nearest day that runs."""
    running = [one for one in deadlines(opened) if one.state == DeadlineState.RUNNING]
    main = next((one for one in running if one.limit.endswith(".inquiry")), None) or next(iter(running), None)
    if main is None:
        return {}
    today = calendar.today()
    return {
        "clock": display.clock_line(main.counted_from, main.strict_on, today=today),
        "start": main.counted_from,
        "start_words": runs_from(main),
        "last": main.strict_on,
        "last_words": display.last_day_words(main.strict_on, main.due_on),
        "why": reverse("why", args=[opened.case.pk, main.pk]),
        "tag": display.due_tag(main.strict_on, today=today, length=(main.strict_on - main.counted_from).days, in_time=main.due_on),
    }


def own(opened, model) -> list:
    """The reader's own rows of a table."""
    rows = opened.shelf.rows(opened.case, model)
    return [one for one in rows if one.party is not None and one.party.person_id == opened.person.pk]


def seats(opened) -> list:
    """The seats whose holders sit in this case today, the President first."""
    aside = conflicts.stand_aside(opened.case, shelf=opened.shelf)
    rows = [one for one in opened.shelf.seats(opened.case) if one.is_held(calendar.today()) and one.person_id not in aside]
    return sorted(sorted(rows, key=lambda one: one.from_on), key=lambda one: one.kind, reverse=True)


def runs_from(deadline) -> str:
    """The event a clock runs from, as its limit names it."""
    try:
        return str(limit_by_slug(deadline.limit).runs_from)
    except UnknownLimitError:
        return _("the day it was set")


def parties(opened) -> dict:
    """Who is in it, by code; the way to the sealed sheet for whoever may open it."""
    rows = [{"code": one.code, "part": one.get_role_display(), "words": goes_with(one), "small": ""} for one in opened.parties()]
    sheet = reverse("file-sheet", args=[opened.case.pk]) if opened.works and "P2" in opened.seen else ""
    return {"parties": rows, "sheet": sheet}


def goes_with(party: Party) -> str:
    """What a desk must remember of somebody, without a word of who it is."""
    said = []
    if party.is_complainant:
        said.append(_("filed it"))
    if party.served_on:
        said.append(_("served on %(day)s") % {"day": display.day_and_month(party.served_on)})
    return ", ".join(said)


def exhibits(opened) -> list[dict]:
    """Papers and things produced, by number."""
    rows = sorted(opened.rows(Exhibit), key=lambda one: one.number)
    return [
        {
            "mark": f"E{one.number}",
            "title": _("Exhibit %(number)s") % {"number": one.number},
            "href": reverse("exhibit", args=[opened.case.pk, one.pk]) if "P5o" in opened.seen and one.media else "",
            "beside": from_whom(one),
            "seen": "",
        }
        for one in rows
    ]


def from_whom(record) -> str:
    """From whom and when."""
    day = display.day_and_month(record.opened_on)
    return _("from %(code)s, %(day)s") % {"code": record.party.code, "day": day} if record.party_id else day


def sittings(opened) -> list[dict]:
    """When each person is called; a party reads the own time only."""
    slots = opened.shelf.rows(opened.case, Slot)
    mine = [one for one in slots if opened.works or one.party.person_id == opened.person.pk]
    return [slot_row(opened, one.sitting, one) for one in sorted(mine, key=lambda one: (one.sitting.on, one.begins))]


def slot_row(opened, sitting, slot) -> dict:
    """One time of one person."""
    came = {True: _("came"), False: _("did not come"), None: ""}[slot.came]
    return {
        "code": slot.party.code, "on": sitting.on, "start": local(slot.begins), "end": local(slot.ends), "state": came,
        "door": slot.door or "",
        "href": reverse("sitting-sheet", args=[opened.case.pk, sitting.pk]) if opened.works else "",
    }  # fmt: skip


def local(moment):
    """A moment as the wall clock in India shows it."""
    return moment.astimezone(calendar.LEGAL_ZONE)


def documents(opened):
    """The papers sent: all of them for whoever keeps the file, else those that went to this reader."""
    rows = Document.objects.filter(case=opened.case).select_related("to_party", "to_person").order_by("-issued_on", "kind")
    return rows.exclude(kind__in=shut(opened)) if reads_papers(opened) or "secretary" in opened.found else to_reader(opened)


def to_reader(opened):
    """The papers that went to this reader."""
    return Document.objects.filter(case=opened.case, to_person=opened.person).select_related("to_party", "to_person")


def reads_papers(opened) -> bool:
    """Whether the reader opens papers that went to others: whoever works on the file and reads what was complained of."""
    return opened.works and "P4" in opened.seen


def readable(opened):
    """The papers that this reader may open."""
    return Document.objects.filter(case=opened.case).exclude(kind__in=shut(opened)) if reads_papers(opened) else to_reader(opened)


def shut(opened) -> list[str]:
    """Kinds of papers that the policy table opens to readers of another part alone."""
    return [kind for kind, part in PAPERS.items() if part not in opened.seen]


def paper_row(opened, document) -> dict:
    """One paper: its title, to whom it went, and what shows that it arrived."""
    return {
        "title": by_slug(document.kind).title,
        "href": reverse("paper", args=[opened.case.pk, document.pk]) if may_open(opened, document) else "",
        "to": addressee(document),
        "on": document.issued_on,
        "proof": proof(document),
        "law": place(document.clause),
    }


def addressee(document) -> str:
    """A party by code, an office-holder by name; of a court the paper itself says which."""
    if document.to_party_id:
        return document.to_party.code
    return document.to_person.published_name if document.to_person_id else _("a court, under seal")


def may_open(opened, document) -> bool:
    """Whether this reader may open this paper."""
    return (reads_papers(opened) and document.kind not in shut(opened)) or document.to_person_id == opened.person.pk


def proof(document) -> str:
    """Service and its proof."""
    if document.acknowledged_on:
        return _("acknowledged on %(day)s") % {"day": display.day_and_month(document.acknowledged_on)}
    if document.served_on:
        return _("served on %(day)s") % {"day": display.day_and_month(document.served_on)}
    if document.printed_on:
        return _("printed on %(day)s, service not yet shown") % {"day": display.day_and_month(document.printed_on)}
    return _("service not yet shown")


def identity_row(party, opened) -> dict:
    """Name and contact of one party, each only where its part is open to this reader, and one's own always."""
    known, mine = party.identity or {}, party.person_id == opened.person.pk
    contact = mine or CONTACT_PART.get(party.role, "P3") in opened.seen
    ways = [str(value) for word, value in known.items() if word != "name" and value]
    return {"code": party.code, "part": party.get_role_display(), "name": known.get("name", ""), "ways": ways if contact else []}


FEW_PARTS = 3
CONTACT_PART = {Role.WITNESS: "P8b", Role.SUPPORTER: "P8b"}


def reading_row(opened, reading) -> dict:
    """One opening: the office, never the name, where a party reads; the moment; the parts in words."""
    roles = [str(history.ROLES.get(role, "")) for role in reading.as_roles.split(",")]
    name = reading.person.published_name if opened.works else ""
    mine = _("you") if reading.person_id == opened.person.pk else ""
    return {
        "who": mine or ", ".join(part for part in (name, *roles) if part) or _("a party"),
        "at": local(reading.at),
        "whole": len(reading.parts.split(",")) > FEW_PARTS,
        "parts": [PARTS[code].what for code in reading.parts.split(",") if code in PARTS],
    }
