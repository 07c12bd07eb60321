"""The only legal clock: what day it is in India, and which days an office is closed."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from dateutil.relativedelta import relativedelta
from django.utils.formats import date_format
from django.utils.translation import get_language

LEGAL_ZONE = ZoneInfo("Asia/Kolkata")
ONE_DAY = timedelta(days=1)
NOON = time(12)
SATURDAY, SUNDAY = 5, 6
FIVE_DAY_WEEK = frozenset({SATURDAY, SUNDAY})
SIX_DAY_WEEK = frozenset({SUNDAY})
EVERY_WEEKDAY = frozenset(range(7))

_fixed: ContextVar[date | datetime | None] = ContextVar("legal_moment", default=None)


def now() -> datetime:
    """The present moment, aware, on Indian time; a day fixed by as_of is read at noon."""
    fixed = _fixed.get()
    if fixed is None:
        return datetime.now(tz=LEGAL_ZONE)
    if isinstance(fixed, datetime):
        return fixed.astimezone(LEGAL_ZONE)
    return datetime.combine(fixed, NOON, tzinfo=LEGAL_ZONE)


def today() -> date:
    """The legal day: the date in India, wherever the machine or the reader is."""
    return now().date()


def legal_day(moment: datetime) -> date:
    """The day in India on which a moment fell; a moment without a zone is refused."""
    if moment.tzinfo is None:
        message = "A moment must carry its zone."
        raise ValueError(message)
    return moment.astimezone(LEGAL_ZONE).date()


@contextmanager
def as_of(moment: date | datetime) -> Iterator[None]:
    """Hold the legal clock at a day or a moment; inner holds win, and the outer one returns after them."""
    if isinstance(moment, datetime) and moment.tzinfo is None:
        message = "A moment must carry its zone; give a date for a whole day."
        raise ValueError(message)
    held = _fixed.set(moment)
    try:
        yield
    finally:
        _fixed.reset(held)


def spoken(day: date) -> str:
    """A day as pages say it, in the reader's language: "Thu 3 December", with the year when it is not this year's."""
    pattern = "D j F" if day.year == today().year else "D j F Y"
    return date_format(day, pattern)


def add_months(day: date, months: int) -> date:
    """The same-numbered day of a later month, else that month's last day (General Clauses Act 1897 s.3(35))."""
    return day + relativedelta(months=months)


def add_years(day: date, years: int) -> date:
    """The same day of a later year; from 29 February, 28 February where there is no 29th (s.3(35), (66))."""
    return day + relativedelta(years=years)


@dataclass(frozen=True)
class Holiday:
    """A day on which an office is closed, with its name in English and in Hindi."""

    day: date
    name: str
    name_hi: str = ""

    def __str__(self) -> str:
        """The name in the reader's language, as far as it is known."""
        return self.name_hi if self.name_hi and get_language() == "hi" else self.name


@dataclass(frozen=True)
class Calendar:
    """The closed days of one office: weekday numbers (Monday is 0) and holidays; every date keeps the version."""

    weekend: frozenset[int] = FIVE_DAY_WEEK
    holidays: frozenset[date] = frozenset()
    version: str = ""
    names: tuple[Holiday, ...] = field(default=(), compare=False, repr=False)
    known_until: date | None = field(default=None, compare=False)

    def __post_init__(self) -> None:
        """An office that never opens could receive nothing: refused."""
        if not self.weekend < EVERY_WEEKDAY:
            message = "An office opens on at least one weekday; weekdays are numbers from 0 (Monday) to 6."
            raise ValueError(message)

    @classmethod
    def of(cls, holidays: tuple[Holiday, ...], **facts: object) -> "Calendar":
        """A calendar whose holidays have names, so that a skipped day says why."""
        return cls(holidays=frozenset(holiday.day for holiday in holidays), names=holidays, **facts)

    def is_open(self, day: date) -> bool:
        """Whether the office is open that day."""
        return day.weekday() not in self.weekend and day not in self.holidays

    def next_open(self, day: date) -> date:
        """The day itself when open, else the first open day after it (General Clauses Act s.10)."""
        while not self.is_open(day):
            day += ONE_DAY
        return day

    def previous_open(self, day: date) -> date:
        """The day itself when open, else the last open day before it: what work is planned to."""
        while not self.is_open(day):
            day -= ONE_DAY
        return day

    def add_working_days(self, day: date, number: int) -> date:
        """The last of so many open days after a day, that day left out."""
        for _each in range(number):
            day = self.next_open(day + ONE_DAY)
        return day

    def holiday(self, day: date) -> Holiday | None:
        """The named holiday on that day, if it is one and its name is known."""
        return next((holiday for holiday in self.names if holiday.day == day), None)

    def knows(self, day: date) -> bool:
        """Whether the holidays of that day's year have been entered; unsaid, they are taken as entered."""
        return self.known_until is None or day <= self.known_until
