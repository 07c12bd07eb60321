"""The rules by which a period is counted, in words that can be shown beside a date."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

if TYPE_CHECKING:
    from collections.abc import Iterator

    from workflows.counting import Count


@dataclass(frozen=True)
class Rule:
    """A rule of counting: a stable name, and the sentence a reader sees."""

    id: str
    text: object


RECEIVED_CLOSED = Rule(
    "received-on-closed-day",
    _("What is left at a closed office is received on the next open day; the period runs from that day."),
)
FIRST_DAY_OUT = Rule(
    "gca-9",
    _("The day the period runs from is left out and the last day counts (General Clauses Act 1897, section 9)."),
)
FIRST_DAY_IN = Rule("inclusive", _("The text includes the first day: it is counted."))
WORKING_DAYS = Rule("working-days", _("Only days on which the office is open are counted."))
CALENDAR_MONTH = Rule(
    "gca-3-35",
    _(
        "A month is a calendar month: the period ends on the same-numbered day "
        "(General Clauses Act 1897, section 3(35))."
    ),
)
MONTH_END = Rule("month-end", _("The closing month has no day of that number, so the period ends on its last day."))
ROLLED = Rule(
    "gca-10",
    _(
        "The last day falls on a closed day, so the act is in time on the next open day "
        "(General Clauses Act 1897, section 10)."
    ),
)
NEVER_ROLLED = Rule(
    "never-rolled", _("A status, a tenure or an outer limit ends on its strict day; closed days do not move it.")
)
NOT_BEFORE = Rule(
    "clear-days",
    _(
        "The whole period of notice must pass first: the day after its last day is the first safe day, "
        "the last day itself is arguable."
    ),
)
OUTER_LIMIT = Rule(
    "from-the-trigger",
    _("An extension is counted from the day the first period ran from, never from a date that a closed day had moved."),
)
CALENDAR_UNKNOWN = Rule(
    "calendar-year-missing",
    _("The holidays of the last day's year are not yet in the calendar; the date may move when they are."),
)


def applied(count: "Count") -> tuple[Rule, ...]:
    """The rules a count rests on, in the order in which they were applied."""
    return (*beginning(count), *length(count), *ending(count))


def beginning(count: "Count") -> "Iterator[Rule]":
    """How the first day was treated."""
    if count.left_on:
        yield RECEIVED_CLOSED
    yield FIRST_DAY_IN if count.inclusive else FIRST_DAY_OUT


def length(count: "Count") -> "Iterator[Rule]":
    """How the unit was measured."""
    if count.period.unit == "working_days":
        yield WORKING_DAYS
    if count.period.unit in ("months", "years"):
        yield CALENDAR_MONTH
    if count.period.clips(count.start):
        yield MONTH_END


def ending(count: "Count") -> "Iterator[Rule]":
    """How the last day was treated."""
    if count.outer:
        yield OUTER_LIMIT
    if count.rolled:
        yield ROLLED
    if count.kind == "status":
        yield NEVER_ROLLED
    if count.kind == "not_before":
        yield NOT_BEFORE
    if not count.calendar.knows(max(count.strict, count.due)):
        yield CALENDAR_UNKNOWN
