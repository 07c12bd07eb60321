"""What is due, and when: for me, before my committee, at my workplace, in my district; and a month on one page.

Only files that somebody may know of are looked at, and of each only the days that its own page would show.
"""

from calendar import Calendar
from dataclasses import dataclass
from datetime import date, timedelta

from django.core.paginator import Paginator
from django.db.models import Q
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.dates import MONTHS
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_safe

from cases import access, sight
from cases.models import Case, Deadline, DeadlineState, Sitting, Slot
from cases.shelf import Shelf
from cases.web import display, landing, parts, work
from cases.web.desk import party_only
from cases.web.reader import signed_in
from cases.web.teaching import place
from committees import calendars
from committees.models import Appointment, Seat
from workflows import calendar, worklist

FILES_A_PAGE = 20
SITS = ("fixed", "open", "closed")
MOST_FILES = 60
YEARS = (2000, 2100)
DESKS = {
    "committee": (gettext_lazy("My committee"), gettext_lazy("What runs before my committee.")),
    "workplace": (gettext_lazy("My workplace"), gettext_lazy("What runs at my workplace.")),
    "district": (gettext_lazy("My district"), gettext_lazy("What runs in my district.")),
}


@dataclass(frozen=True)
class Running:
    """One day of one file that its reader may see."""

    case: object
    deadline: object
    mine: bool


def files_of(person, whose):
    """The open files of one desk, nearest day first: before the own committee, at the own workplace, in the own district."""
    on = calendar.today()
    held, seats = Appointment.objects.in_force(on).filter(person=person), Seat.objects.in_force(on).filter(person=person)
    at = held.values("workplace")
    near = {
        "committee": Q(committee__in=seats.values("committee")) | Q(committee__in=held.values("committee")),
        "workplace": Q(workplace__in=at) | Q(committee__workplace__in=at),
        "district": Q(workplace__district__in=held.values("district")),
    }[whose]
    return worklist.open_files(person).filter(near)


def desks(person) -> list[str]:
    """The desks that somebody has by a seat or an office held today."""
    on = calendar.today()
    held = list(Appointment.objects.in_force(on).filter(person=person))
    sits = Seat.objects.in_force(on).filter(person=person).exists()
    has = {
        "committee": sits or any(one.committee_id for one in held),
        "workplace": any(one.workplace_id for one in held),
        "district": any(one.district_id for one in held),
    }
    return [whose for whose in DESKS if has[whose]]


def running(person, files, shelf) -> list[Running]:
    """The days that run in these files and that this reader would find on their pages, nearest first."""
    found = [one for case in files for one in _of_file(person, case, shelf)]
    return sorted(found, key=lambda one: (one.deadline.strict_on, one.case.reference))


def _of_file(person, case, shelf):
    roles = access.roles(person, case, shelf=shelf)
    if "P1" not in access.parts_seen(person, case, shelf=shelf, found=roles):
        return
    for one in shelf.rows(case, Deadline):
        mine = one.party is not None and one.party.person_id == person.pk
        if one.state == DeadlineState.RUNNING and (mine or one.party is None or sight.works_on(roles)):
            yield Running(case, one, mine or one.party is None)


def row(one) -> dict:
    """One line of the table: the file, what runs, whose it is, the last day and how near it is."""
    day, today = one.deadline, calendar.today()
    code = day.party.code if day.party_id else ""
    return {
        "handle": one.case.reference, "href": landing.file(one.case), "law": place(day.clause), "runs": parts.runs_from(day),
        "whose": code or _("the file"), "on": day.strict_on, "why": reverse("why", args=[one.case.pk, day.pk]),
        "in_time": day.due_on if day.due_on != day.strict_on else None,
        "tag": display.due_tag(day.strict_on, today=today, in_time=day.due_on),
    }  # fmt: skip


def tabs(has, here) -> list[dict]:
    """The desks of this reader, and the month."""
    pages = [("due", [], _("Mine"), "mine"), *(("due-of", [whose], DESKS[whose][0], whose) for whose in has)]
    pages.append(("month", [], _("The month"), "month"))
    return [{"href": reverse(name, args=args), "label": label, "current": key == here} for name, args, label, key in pages]


@require_safe
@signed_in
def due(request, whose=None):
    """What is due: my own work, or every day that runs on one of my desks."""
    if own := party_only(request.person):
        return redirect(landing.my_file(own))
    has = desks(request.person)
    if whose is None:
        return mine(request, has)
    if whose not in has:
        raise Http404
    shown = Paginator(files_of(request.person, whose), FILES_A_PAGE).get_page(request.GET.get("page"))
    rows = [row(one) for one in running(request.person, list(shown), Shelf(shown))]
    late = sum(one["on"] < calendar.today() for one in rows)
    told = {"heading": heading(rows, late), "title": DESKS[whose][1], "rows": rows, "shown": shown, "tabs": tabs(has, whose)}
    return render(request, "desk/due.html", told)


def heading(rows, late) -> str:
    """The heading is the answer."""
    if late:
        return _("%(late)s of %(all)s days are over.") % {"late": late, "all": len(rows)}
    return _("Nothing is late.") if rows else _("No day runs here.")


def mine(request, has):
    """What I have to do myself, as the desk has it, in one table."""
    items = worklist.for_person(request.person, number=FILES_A_PAGE)
    entries = [work.entry(item) for item in items if item.duty and item.ready]
    rows = sorted(entries, key=lambda one: one["due"] or date.max)
    return render(request, "desk/due_mine.html", {"heading": work.heading(entries), "rows": rows, "tabs": tabs(has, "mine")})


@require_safe
@signed_in
def month(request, year=None, number=None):
    """One month: the days that run, the sittings, and the days on which the office is closed."""
    if own := party_only(request.person):
        return redirect(landing.my_file(own))
    today = calendar.today()
    first = first_day(year, number) if year is not None else today.replace(day=1)
    files = list(files_in(request.person, first)[: MOST_FILES + 1])
    shelf = Shelf(files[:MOST_FILES])
    by_day = {}
    for on, entry in [*days_that_end(request.person, shelf, first), *sittings(request.person, shelf, first)]:
        by_day.setdefault(on, []).append(entry)
    told = {
        "title": f"{MONTHS[first.month]} {first.year}", "weeks": weeks(first, by_day, closed(files)), "listed": sorted(by_day.items()),
        "before": address(first - timedelta(days=1)), "after": address(following(first)), "more": len(files) > MOST_FILES,
        "tabs": tabs(desks(request.person), "month"),
    }  # fmt: skip
    return render(request, "desk/month.html", told)


def first_day(year, number) -> date:
    """The first of a month; a month that no calendar has does not exist."""
    if not (YEARS[0] <= year <= YEARS[1] and 1 <= number <= len(MONTHS)):
        raise Http404
    return date(year, number, 1)


def following(first) -> date:
    """The first of the next month."""
    return (first + timedelta(days=31)).replace(day=1)


def address(day) -> str:
    """The page of the month of a day."""
    return reverse("month-of", args=[day.year, day.month]) if YEARS[0] <= day.year <= YEARS[1] else ""


def files_in(person, first):
    """The files in which something falls into this month."""
    ahead = following(first)
    ends = Deadline.objects.filter(state=DeadlineState.RUNNING, strict_on__gte=first, strict_on__lt=ahead).values("case")
    sits = Sitting.objects.filter(on__gte=first, on__lt=ahead, stage__in=SITS).values("case")
    known = Case.objects.filter(Q(pk__in=ends) | Q(pk__in=sits))
    return worklist.open_files(person).filter(pk__in=known.values("pk"))


def days_that_end(person, shelf, first):
    """Each last day in the month."""
    for one in running(person, shelf.cases.values(), shelf):
        day = one.deadline.strict_on
        if first <= day < following(first):
            words = _("last day: %(runs)s") % {"runs": place(one.deadline.clause)}
            yield day, {"handle": one.case.reference, "href": reverse("why", args=[one.case.pk, one.deadline.pk]), "words": words}


def sittings(person, shelf, first):
    """Each sitting in the month; a party finds the own times only."""
    for case in shelf.cases.values():
        roles = access.roles(person, case, shelf=shelf)
        if "P9" not in access.parts_seen(person, case, shelf=shelf, found=roles):
            continue
        works = sight.works_on(roles)
        called = {one.sitting_id for one in shelf.rows(case, Slot) if works or one.party.person_id == person.pk}
        for one in shelf.rows(case, Sitting):
            if first <= one.on < following(first) and one.stage in SITS and one.pk in called:
                href = landing.sheet(case, one) if works else landing.file(case)
                yield one.on, {"handle": case.reference, "href": href, "words": _("sitting")}


def closed(files):
    """Which days the office of the nearest file keeps closed; without a file, weekends."""
    office = calendars.of(files[0]) if files else calendars.of_workplace(None)
    return lambda day: not office.is_open(day)


def weeks(first, by_day, is_closed) -> list:
    """The month as whole weeks from Monday."""
    today = calendar.today()
    whole = Calendar().monthdatescalendar(first.year, first.month)
    return [[cell(day, first, by_day.get(day, ()), is_closed, today) for day in week] for week in whole]


def cell(day, first, entries, is_closed, today) -> dict:
    """One day: outside the month, closed, today, or open."""
    if day.month != first.month:
        return {"day": day, "look": "out", "entries": ()}
    look = "skipped" if is_closed(day) else "counted" if entries else ""
    return {"day": day, "look": "start" if day == today else look, "entries": entries, "today": day == today, "closed": is_closed(day)}
