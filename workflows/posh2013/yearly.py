"""The figures of a year: numbers only, counted from the chain of each file, for any first and last day (PO-51, PO-52)."""

from collections import Counter
from dataclasses import dataclass
from datetime import date, timedelta

from cases.models import Case, Direction, Event
from workflows.posh2013 import limits
from workflows.posh2013.penalties import PENALTIES
from workflows.posh2013.report_checks import KINDS
from workflows.shared.seating import as_day

DISPOSED = frozenset({"ordered", "dismissed", "withdrawn", "settled", "referred", "closed"})
OPENED_AGAIN = frozenset({"filed", "inquiry"})
# A kind of action is not counted apart where fewer stand behind it all: in a small place a number tells who it was.
SMALLEST_COUNTED = 5

NATURE = {**dict(KINDS), **dict(PENALTIES)}


@dataclass(frozen=True)
class Figures:
    """What section 21 and rule 14 ask of one committee for one stretch of time."""

    first: date
    last: date
    received: int
    disposed: int
    pending_over_ninety: int
    workshops: int
    actions: dict

    @property
    def nature(self) -> list[dict]:
        """The nature of what employers did, with numbers only where there are enough of them."""
        counted = sum(self.actions.values()) >= SMALLEST_COUNTED
        return [{"words": NATURE[code], "number": number if counted else ""} for code, number in self.actions.items()]


def figures(committee, first: date, last: date, *, workshops=0) -> Figures:
    """The five items for the cases of a committee, both days included."""
    cases = Case.objects.filter(committee=committee.pk, law=committee.law)
    disposed = {case.pk: disposed_on(case, until=last) for case in cases}
    over = [one for one in cases if disposed[one.pk] is None and _over_ninety(one, last)]
    return Figures(
        first=first, last=last,
        received=cases.filter(received_on__range=(first, last)).count(),
        disposed=sum(day is not None and first <= day for day in disposed.values()),
        pending_over_ninety=len(over), workshops=workshops + workshops_held(committee, first, last), actions=actions(cases, first, last),
    )  # fmt: skip


def disposed_on(case, *, until: date) -> date | None:
    """The day on which a complaint came to its end, as its chain stood on a day; None while it was pending."""
    moves = Event.objects.filter(owner=case.pk, record_table="cases.complaint", on__lte=until).exclude(stage_to="").order_by("seq")
    day = None
    for stage, on in moves.values_list("stage_to", "on"):
        if stage in DISPOSED:
            day = day or on
        elif stage in OPENED_AGAIN:
            day = None
    return day


def _over_ninety(case, last) -> bool:
    return case.received_on <= last and case.received_on + timedelta(days=limits.INQUIRY.days) < last


def workshops_held(committee, first, last) -> int:
    """Workshops and awareness programmes that the employer entered for these days."""
    entered = Event.objects.filter(owner=committee.pk, kind="committee.record_duty")
    held = [as_day(one.facts.get("held_on")) or one.on for one in entered if one.facts.get("duty") == "workshop"]
    return sum(first <= day <= last for day in held)


def actions(cases, first, last) -> dict:
    """Kind of action, by its word → how many were taken in these days."""
    done = Direction.objects.filter(case__in=cases, stage="done")
    taken = [(one, one.content or {}) for one in done]
    here = [(one, said) for one, said in taken if said.get("done_on") and first <= as_day(said["done_on"][:10]) <= last]
    return dict(Counter(said.get("penalty_taken") or one.kind for one, said in here))
