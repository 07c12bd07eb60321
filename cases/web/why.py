"""Why this date: how it was counted, day by day; and the sheet of a sitting day. Both are made to be printed."""

from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from cases.models import Declaration, Sitting, Slot
from cases.reading import open_file
from cases.web import display, parts
from cases.web.reader import frame, signed_in
from cases.web.teaching import place
from committees import calendars
from workflows.limits import UnknownLimitError, by_slug
from workflows.refusals import NotKnown


@require_safe
@signed_in
def date(request, owner, deadline):
    """One clock of the file: sentence, calendar, table, what it rests on."""
    opened = open_file(request.person, owner, "P1")
    wanted = next((one for one in parts.deadlines(opened) if one.pk == deadline), None)
    if wanted is None:
        raise NotKnown("deadline")
    counted = count_of(opened, wanted)
    days = [day_row(one, counted, number) for one, number in numbered(counted)] if counted else []
    shown = {
        "frame": frame(opened.found), "handle": opened.case.reference, "strict": wanted.strict_on, "due": wanted.due_on,
        "sentence": sentence(wanted), "days": days, "rests": rests(wanted, counted),
        "weeks": display.weeks_of([brief(one) for one in days]) if days else [],
        "back": {"href": reverse("file", args=[opened.case.pk]), "label": _("The file")},
    }  # fmt: skip
    return render(request, "desk/why.html", shown)


def count_of(opened, deadline):
    """The count as the limit explains it; a day that the committee set itself was not counted."""
    try:
        limit = by_slug(deadline.limit, began=opened.case.received_on)
    except UnknownLimitError:
        return None
    return limit.count(deadline.counted_from, calendars.of(opened.case))


def sentence(deadline) -> str:
    """The date in one sentence."""
    start, end = display.full_day(deadline.counted_from), display.full_day(deadline.strict_on)
    said = _("It runs from %(start)s; the last day is %(end)s.") % {"start": start, "end": end}
    if deadline.due_on == deadline.strict_on:
        return said
    open_day = display.full_day(deadline.due_on)
    return " ".join([said, _("That day is closed: %(day)s is still in time.") % {"day": open_day}])


def numbered(counted):
    """The days of a count with the number of each that counts."""
    number = 0
    for one in counted.days:
        number += one.counted
        yield one, number


def day_row(one, counted, number) -> dict:
    """One day for the calendar and for the table."""
    look = "counted" if one.counted else "skipped"
    if one.date == counted.start:
        look = "start"
    if one.date == counted.strict:
        look = "last"
    return {"day": one.date, "look": look, "count": number if one.counted else "", "words": one.why}


def brief(row) -> dict:
    """In the small boxes of the calendar only what is not plain: the day it runs from, closed days."""
    return row if row["look"] in ("skipped", "start") else {**row, "words": ""}


def rests(deadline, counted) -> list[dict]:
    """Clause, event, rules of counting, calendar."""
    rows = [{"label": _("The law"), "words": place(deadline.clause)}, {"label": _("Runs from"), "words": parts.runs_from(deadline)}]
    rows += [{"label": _("Rule"), "words": rule.text} for rule in counted.rules] if counted else []
    if deadline.party:
        rows.append({"label": _("Whose"), "words": deadline.party.code})
    return [*rows, {"label": _("Calendar"), "words": deadline.calendar_version}]


@require_safe
@signed_in
def sitting(request, owner, record):
    """The sheet of a sitting day, one side of paper, for whoever works on the file."""
    opened = open_file(request.person, owner, "P9")
    wanted = next((one for one in opened.rows(Sitting) if opened.works and one.pk == record), None)
    if wanted is None:
        raise NotKnown("sitting")
    slots = [one for one in opened.shelf.rows(opened.case, Slot) if one.sitting_id == wanted.pk]
    members = members_of(opened)
    shown = {
        "sitting": {"on": wanted.on, "handle": opened.case.reference, "words": whereabouts(wanted)},
        "members": members, "checks": checks(), "slots": [slot_line(one) for one in slots],
        "told": [one.party.code for one in slots], "back": {"href": reverse("file", args=[opened.case.pk]), "label": _("The file")},
    }  # fmt: skip
    return render(request, "desk/sitting_sheet.html", shown)


def checks() -> list[str]:
    """What is looked at before anybody is called."""
    return [
        _("Whoever presides is here; enough members are here."),
        _("Nobody here has a tie to anybody in the file."),
        _("The waiting places are apart; nobody meets in the corridor."),
        _("Interpreter, companion and other needs are arranged."),
    ]


def whereabouts(wanted) -> str:
    """Which sitting, and where."""
    where = (wanted.content or {}).get("place", "")
    said = _("Sitting %(number)s") % {"number": wanted.number}
    return f"{said}, {where}" if where else said


def members_of(opened) -> list[dict]:
    """Who sits in this case today, less those who stand aside; with the seat."""
    free = {one.person_id for one in opened.shelf.rows(opened.case, Declaration) if one.stage == "free"}
    return [
        {"name": seat.person.published_name, "seat": seat.called, "declared": seat.person_id in free}
        for seat in parts.seats(opened)
    ]


def slot_line(slot) -> dict:
    """One person's time."""
    told = {"start": parts.local(slot.begins), "code": slot.party.code, "part": slot.party.get_role_display(), "with": ""}
    return {**told, "door": slot.door or ""}
