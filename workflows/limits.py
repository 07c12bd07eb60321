"""What a limit of the law is: its length, the event it runs from, its clause, its standing, and any extension of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from importlib import import_module

from workflows.calendar import Calendar
from workflows.counting import Count, Kind, Period, count

INSTRUMENTS = ("sh2004", "posh2013", "dw2017", "dw2008")


class UnknownLimitError(LookupError):
    """No text has a limit of that name, or none that was in force on that day."""


class NoFixedPeriodError(ValueError):
    """The text sets no period: the days are shown, none is invented."""


@dataclass(frozen=True)
class Extension:
    """More time that somebody may grant with reasons; without a length the text sets no outer limit."""

    clause: str
    section: str
    by: object
    ground: object
    months: int | None = None
    days: int | None = None


@dataclass(frozen=True, kw_only=True)
class Limit:
    """One limit of one text, dated and cited, with one length, or none where the text gives none."""

    slug: str
    clause: str
    section: str
    runs_from: object
    days: int | None = None
    working_days: int | None = None
    months: int | None = None
    years: int | None = None
    kind: Kind = Kind.ACT
    inclusive: bool = False
    from_month_start: bool = False
    in_force_from: date | None = None
    reaches_pending: bool = False
    extension: Extension | None = None
    verified: bool = True
    note: object = ""
    replaces: "Limit | None" = None

    def __post_init__(self) -> None:
        """Two lengths contradict each other: refused; a kind given as a word becomes a Kind."""
        object.__setattr__(self, "kind", Kind(self.kind))
        if len(self.lengths()) > 1:
            message = f"{self.slug} has more than one length."
            raise ValueError(message)

    def lengths(self) -> list[tuple[int, str]]:
        """The lengths that are set, with their units."""
        units = ("days", "working_days", "months", "years")
        return [(getattr(self, unit), unit) for unit in units if getattr(self, unit) is not None]

    @property
    def instrument(self) -> str:
        """The text it belongs to, as the slug names it."""
        return self.slug.partition(".")[0]

    @property
    def period(self) -> Period:
        """Its length; a limit whose text sets none says so."""
        if not self.lengths():
            message = f"{self.section} sets no period for {self.slug}; the days are shown, none is invented."
            raise NoFixedPeriodError(message)
        return Period(*self.lengths()[0])

    @property
    def may_block(self) -> bool:
        """A limit that nobody has verified never refuses, expires or closes anything."""
        return self.verified

    def begins(self, start: date) -> date:
        """The day it runs from; where the text counts the days of a month, the month's first."""
        return start.replace(day=1) if self.from_month_start else start

    def count(self, start: date, calendar: Calendar, *, received_on_closed_day: bool = False) -> Count:
        """Its last day from its starting event, strict and rolled, with the reasons."""
        return count(
            self.begins(start),
            self.period,
            calendar,
            kind=self.kind,
            inclusive=self.inclusive,
            received_on_closed_day=received_on_closed_day,
        )

    def outer(self, start: date, calendar: Calendar) -> Count | None:
        """The end of the longest extension, from the original trigger, never rolled; None where nothing caps it."""
        if not self.extension or not (self.extension.months or self.extension.days):
            return None
        outer = count(start, self.extended_period(), calendar, kind=Kind.STATUS, inclusive=self.inclusive)
        return replace(outer, outer=True)

    def extended_period(self) -> Period:
        """First period and extension together, in the one unit both are given in."""
        more = getattr(self.extension, self.period.unit, None)
        if more is None:
            message = f"The extension of {self.slug} is not in the unit of its period."
            raise ValueError(message)
        return replace(self.period, number=self.period.number + more)

    def in_force(self, began: date) -> "Limit":
        """The version for a matter begun on a day: a later text touches it only if it reaches pending matters."""
        if self.in_force_from is None or self.in_force_from <= began or self.reaches_pending:
            return self
        if self.replaces is None:
            message = f"{self.slug} was not in force on {began.isoformat()}."
            raise UnknownLimitError(message)
        return self.replaces.in_force(began)


def table(*limits: Limit) -> Mapping[str, Limit]:
    """The limits of one text by slug; a slug that stands twice is refused."""
    by_name = {limit.slug: limit for limit in limits}
    if len(by_name) != len(limits):
        message = "A slug stands twice in a table of limits."
        raise ValueError(message)
    return by_name


def every() -> dict[str, Limit]:
    """All limits of all texts by slug, in the order of the texts."""
    tables = (import_module(f"workflows.{instrument}.limits").LIMITS for instrument in INSTRUMENTS)
    return {slug: limit for limits in tables for slug, limit in limits.items()}


def by_slug(slug: str, *, began: date | None = None) -> Limit:
    """A limit by its name, in the version for a matter begun on that day, else the newest."""
    limit = every().get(slug)
    if limit is None:
        message = f"No text has a limit named {slug}."
        raise UnknownLimitError(message)
    return limit.in_force(began) if began else limit


def unit_of(slug: str) -> str:
    """In what a limit is counted; a day that a committee set itself is a calendar day."""
    limit = every().get(slug)
    return limit.lengths()[0][1] if limit and limit.lengths() else "days"
