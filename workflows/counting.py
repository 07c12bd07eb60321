"""How a period of the law is counted from its first day to its last, with the reason for every day."""

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import cached_property

from django.utils.translation import gettext_lazy as _

from workflows import calendar as legal
from workflows import rules
from workflows.calendar import ONE_DAY, Calendar
from workflows.rules import Rule

LONGEST = {"days": 36_500, "working_days": 25_000, "months": 1_200, "years": 100}


class Kind(StrEnum):
    """What a last day means: an act may still be done, a status ends, or an act may not be done before."""

    ACT = "act"
    STATUS = "status"
    NOT_BEFORE = "not_before"


class Standing(StrEnum):
    """Where a day stands towards a period."""

    IN_TIME = "in_time"
    ROLLED = "rolled"
    LATE = "late"
    HOLDS = "holds"
    ENDED = "ended"
    TOO_EARLY = "too_early"
    ARGUABLE = "arguable"
    SAFE = "safe"


@dataclass(frozen=True)
class Period:
    """A length of time as a text gives it: a number and its unit (days, working_days, months or years)."""

    number: int
    unit: str

    def __post_init__(self) -> None:
        """An unknown unit or an impossible number is refused."""
        if self.unit not in LONGEST:
            message = f"Unknown unit of time: {self.unit}"
            raise ValueError(message)
        if not 0 < self.number <= LONGEST[self.unit]:
            message = f"A period in {self.unit} has from 1 to {LONGEST[self.unit]} of them."
            raise ValueError(message)

    def last_day(self, start: date, calendar: Calendar, *, inclusive: bool) -> date:
        """The last day before any roll-over; the first day is left out unless the text includes it (s.9)."""
        eve = start - ONE_DAY if inclusive else start
        if self.unit == "days":
            return eve + self.number * ONE_DAY
        if self.unit == "working_days":
            return calendar.add_working_days(eve, self.number)
        return self.end_of_months(start, inclusive=inclusive)

    def end_of_months(self, start: date, *, inclusive: bool) -> date:
        """The same-numbered day (the day before, if the first counts); else the month's last day (s.3(35))."""
        end = self.add_to(start)
        return end - ONE_DAY if inclusive and end.day == start.day else end

    def add_to(self, start: date) -> date:
        """The day so many calendar months or years on."""
        return legal.add_years(start, self.number) if self.unit == "years" else legal.add_months(start, self.number)

    def clips(self, start: date) -> bool:
        """Whether the closing month has no same-numbered day."""
        return self.unit in ("months", "years") and self.add_to(start).day != start.day


@dataclass(frozen=True)
class Day:
    """One day of a count: whether it counts towards the period, and why."""

    date: date
    counted: bool
    why: object


@dataclass(frozen=True)
class Count:
    """A counted period: the strict last day, the day after which it is missed, and how both were reached."""

    start: date
    period: Period
    calendar: Calendar
    kind: Kind
    inclusive: bool
    left_on: date | None
    strict: date
    due: date
    outer: bool = False

    @property
    def rolled(self) -> bool:
        """Whether the last day was closed, so that the next open day is in time (General Clauses Act s.10)."""
        return self.kind is Kind.ACT and self.due != self.strict

    @property
    def work_by(self) -> date:
        """The last open day not after the strict day: what work is planned to."""
        return self.calendar.previous_open(self.strict)

    @property
    def ends_on(self) -> date:
        """For a status: the first day on which it no longer holds."""
        return self.strict + ONE_DAY

    def days_over(self, day: date) -> int:
        """Days past the strict day; below zero, the days left."""
        return (day - self.strict).days

    def standing(self, day: date) -> Standing:
        """Where a day stands; for a period of notice its last day is arguable, so allowed with a warning."""
        if self.kind is Kind.STATUS:
            return Standing.HOLDS if day <= self.strict else Standing.ENDED
        if self.kind is Kind.NOT_BEFORE:
            early = Standing.TOO_EARLY if day < self.strict else Standing.ARGUABLE
            return early if day < self.due else Standing.SAFE
        if day <= self.strict:
            return Standing.IN_TIME
        return Standing.ROLLED if day <= self.due else Standing.LATE

    @cached_property
    def rules(self) -> tuple[Rule, ...]:
        """The rules of counting that this date rests on, in the order they were applied."""
        return rules.applied(self)

    @cached_property
    def days(self) -> tuple[Day, ...]:
        """Every day from the first to the last, with why it counts or is passed over."""
        last = max(self.strict, self.due)
        first = self.left_on or self.start
        span = range((last - first).days + 1)
        return tuple(self.explain(first + number * ONE_DAY) for number in span)

    def explain(self, day: date) -> Day:
        """Why one day counts or not."""
        if day < self.start:
            why = _("Left while the office was closed") if day == self.left_on else self.closed_because(day)
            return Day(day, counted=False, why=why)
        if day == self.start and not self.inclusive:
            return Day(day, counted=False, why=_("The day the period runs from is left out"))
        if day > self.strict:
            return Day(day, counted=False, why=self.after_strict(day))
        if self.period.unit == "working_days" and not self.calendar.is_open(day):
            return Day(day, counted=False, why=self.closed_because(day))
        return Day(day, counted=True, why=self.counts_because(day))

    def counts_because(self, day: date) -> object:
        """Why a day inside the period counts."""
        if day == self.strict:
            return _("Counted: the last day of the period")
        if day == self.start:
            return _("Counted: the text includes the first day")
        if not self.calendar.is_open(day):
            return _("Counted: closed days inside the period count")
        return _("Counted")

    def after_strict(self, day: date) -> object:
        """Why a day after the period's last day matters."""
        if self.kind is Kind.NOT_BEFORE:
            return _("The first day after the whole period of notice")
        if day == self.due:
            return _("The next open day: still in time")
        return self.closed_because(day)

    def closed_because(self, day: date) -> object:
        """Which holiday or weekly closed day it is."""
        if holiday := self.calendar.holiday(day):
            return holiday
        return _("Holiday") if day in self.calendar.holidays else _("Weekly closed day")


def count(
    start: date,
    period: Period,
    calendar: Calendar,
    *,
    kind: Kind | str = Kind.ACT,
    inclusive: bool = False,
    received_on_closed_day: bool = False,
) -> Count:
    """Count a period: an act rolls to the next open day (s.10), a status never; a notice is safe the day after."""
    left_on = start if received_on_closed_day and not calendar.is_open(start) else None
    start = calendar.next_open(start) if left_on else start
    kind = Kind(kind)
    strict = period.last_day(start, calendar, inclusive=inclusive)
    due = {Kind.ACT: calendar.next_open, Kind.STATUS: lambda day: day, Kind.NOT_BEFORE: lambda day: day + ONE_DAY}[
        kind
    ](strict)
    return Count(start, period, calendar, kind, inclusive, left_on, strict, due)


def days_left(strict: date, stayed_on: date, unit: str, calendar: Calendar) -> int:
    """What a suspended clock has left: the days after the day of the stay, up to its strict day; open days where only those count."""
    if unit != "working_days":
        return max((strict - stayed_on).days, 0)
    span = (stayed_on + number * ONE_DAY for number in range(1, (strict - stayed_on).days + 1))
    return sum(calendar.is_open(day) for day in span)


def resumed(resumed_on: date, left: int, unit: str, calendar: Calendar) -> tuple[date, date]:
    """A suspended clock goes on with the days that it had left, the day of its resumption left out; then it rolls as before."""
    strict = calendar.add_working_days(resumed_on, left) if unit == "working_days" else resumed_on + left * ONE_DAY
    return strict, calendar.next_open(strict)
