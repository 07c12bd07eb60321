"""Which running days a change of the calendar moves, and where they then stand (General Clauses Act, section 10)."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from functools import cache

from django.db.models import Q

from cases.models import Deadline, DeadlineState
from committees import calendars
from committees.models import CalendarChange, Workplace
from workflows.calendar import Calendar
from workflows.counting import resumed
from workflows.limits import NoFixedPeriodError, UnknownLimitError, by_slug, unit_of


@dataclass(frozen=True)
class Moved:
    """A running day, and where it would stand: strictly, and with the closed days that follow."""

    deadline: Deadline
    strict: date
    due: date


def recounted(deadline: Deadline, office: Calendar) -> tuple[date, date]:
    """The strict day and the last day in time by this calendar, from the day it ran from; a resumed clock from its resumption."""
    if deadline.resumed_on:
        return resumed(deadline.resumed_on, deadline.days_left, unit_of(deadline.limit), office)
    try:
        counted = by_slug(deadline.limit, began=deadline.case.received_on).count(deadline.counted_from, office)
    except (UnknownLimitError, NoFixedPeriodError):
        return deadline.strict_on, office.next_open(deadline.strict_on)
    return counted.strict, counted.due


def moved(deadlines: Iterable[Deadline], office_of: Callable) -> list[Moved]:
    """Those of the days that stand elsewhere by the calendars given."""
    told = (Moved(one, *recounted(one, office_of(calendars.place_of(one.case)))) for one in deadlines)
    return [one for one in told if (one.strict, one.due) != (one.deadline.strict_on, one.deadline.due_on)]


def offices(change: CalendarChange | None = None) -> Callable:
    """The calendar of each office, asked once for each, however many days rest on it."""
    return cache(lambda workplace: calendars.of_workplace(workplace, change=change))


def by(change: CalendarChange) -> list[Moved]:
    """What a proposed change would move, nearest day first; only days whose count passes over a day that it touches are asked."""
    return moved(within(change), offices(change))


def within(change: CalendarChange):
    """The running days that a change can reach: begun before, and due not before, a day that it touches."""
    offices = Workplace.objects.filter(change.workplaces)
    here = Q(case__workplace__in=offices) | Q(case__workplace__isnull=True, case__committee__workplace__in=offices)
    spans = Q()
    for day in change.days:
        spans |= Q(counted_from__lte=day, due_on__gte=day)
    rows = Deadline.objects.filter(here, spans, state=DeadlineState.RUNNING)
    return rows.select_related("case__workplace__district", "case__committee__workplace__district", "party").order_by("due_on", "pk")


def moves_in(file) -> bool:
    """Whether a running day of this file stands elsewhere by the calendar as it now is."""
    rows = Deadline.objects.filter(case=file, state=DeadlineState.RUNNING)
    rows = rows.select_related("case__workplace__district", "case__committee__workplace__district")
    return bool(moved(rows, offices()))
