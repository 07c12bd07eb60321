"""Whether a committee is lawfully composed: pure functions, one for each body that a text knows; nothing found means lawful."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, timedelta

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline
from cases.shelf import Shelf
from committees import composition_2013, conflicts
from committees.models import Seat
from committees.seats import Defect, Sits, one_seat_each

FEWEST = 3
ONE_DAY = timedelta(days=1)


def internal_2004(seats, *, on: date, reasons: str = "") -> list[Defect]:
    """SH-05: a woman President, at least half women, a member whom the committee itself nominated, one person one seat."""
    sitting = [seat for seat in seats if seat.counts(on)]
    found = [*_president(sitting), *_half_women(sitting, reasons), *_nominee(sitting), *one_seat_each(sitting, "SH-05")]
    return found + _few(sitting) + _terms_over(seats, on)


def _president(sitting):
    presidents = [seat for seat in sitting if seat.kind == "president"]
    if len(presidents) != 1:
        said = _("The committee has no President.") if not presidents else _("The committee has more than one President.")
        return [Defect("SH-05", said, "member")]
    if not presidents[0].woman:
        return [Defect("SH-05", _("The President is a woman; the text knows no exception."), "member")]
    return []


def _half_women(sitting, reasons):
    women = sum(seat.woman for seat in sitting)
    if 2 * women >= len(sitting) or reasons.strip():
        return []
    said = _("Fewer than half of the members are women. Seat more women, or record why no suitable woman is available.")
    return [Defect("SH-05", said, "reasons")]


def _nominee(sitting):
    nominees = [seat for seat in sitting if seat.kind == "ngo_member"]
    if not nominees:
        said = _("The committee has not yet nominated its member from an organisation working for women.")
        return [Defect("SH-05", said, "member")]
    return [one for nominee in nominees for one in not_shown(nominee)]


def not_shown(nominee) -> list[Defect]:
    """What is not recorded yet of a nominated member: the body or the knowledge, and the ties."""
    found = []
    if not (nominee.body.strip() or nominee.familiarity.strip()):
        said = _("For the nominated member, name the body working for women, or record how the member knows the subject.")
        found.append(Defect("SH-05", said, "member"))
    if not nominee.ties_declared:
        said = _("The nominated member has not declared ties to the employer and paid work for it; “none” is an answer.")
        found.append(Defect("SH-05", said, "declaration"))
    return found


def _few(sitting):
    if len(sitting) < FEWEST:
        said = _("The committee has fewer than three members. The text names no number; three are usual.")
        return [Defect("SH-05", said, "member", blocks=False)]
    return []


def _terms_over(seats, on):
    if any(seat.until_on is not None and seat.until_on < on for seat in seats):
        return [Defect("SH-05", _("The term of a member is over; the seat no longer counts."), "member", blocks=False)]
    return []


INSTRUMENTS: dict[tuple[str, str], Callable] = {
    ("SH2004", "internal"): internal_2004,
    ("POSH2013", "internal"): composition_2013.internal,
}


def defects(seats, *, on: date, instrument: str = "SH2004", kind: str = "internal", reasons: str = "") -> list[Defect]:
    """Everything amiss in these seats on a day under a text; a body that the text does not know has no rule here."""
    rule = INSTRUMENTS.get((instrument, kind))
    return rule(seats, on=on, reasons=reasons) if rule else []


def blocking(found) -> list[Defect]:
    """Those that stop an act; the others are shown beside it."""
    return [one for one in found if one.blocks]


def as_seen(seat: Seat) -> Sits:
    """A seat of the register as the rules look at it."""
    return Sits(
        person=seat.person_id, kind=seat.kind, woman=seat.person.is_woman, from_on=seat.from_on, until_on=seat.until_on,
        body=seat.body, basis=seat.basis, familiarity=seat.grounds, ties_declared=seat.ties_declared,
        left=bool(seat.ended_because),
    )  # fmt: skip


def standing(committee, *, shelf=None) -> list[Sits]:
    """The committee's own seats, without those filled for one case."""
    return [as_seen(seat) for seat in (shelf or Shelf(committees=[committee])).seats(committee)]


def of(committee, *, on: date, shelf=None) -> list[Defect]:
    """What is amiss in a committee itself on a day."""
    return defects(
        standing(committee, shelf=shelf), on=on, instrument=committee.law, kind=committee.kind, reasons=committee.fewer_women_because
    )


def for_case(case, *, on: date, shelf=None) -> list[Defect]:
    """What is amiss in the committee as it would sit in this case: who stands aside is out, substitutes are in (NJ-02)."""
    return judged(case, in_case(case, shelf=shelf), on=on)


def in_case(case, *, shelf=None) -> list[Sits]:
    """The seats of a case: the committee's own, and those filled for it alone; who stands aside is marked."""
    shelf = shelf or Shelf([case])
    aside = conflicts.stand_aside(case, shelf=shelf)
    return [replace(as_seen(seat), conflicted=seat.person_id in aside) for seat in shelf.seats(case)]


def judged(case, seats, *, on: date) -> list[Defect]:
    """What is amiss in these seats under the text of a case, with the reasons that its committee recorded."""
    committee = case.committee
    return defects(seats, on=on, instrument=case.law, kind=committee.kind, reasons=committee.fewer_women_because)


@dataclass(frozen=True)
class TermEnd:
    """A seat whose term ends while it is still needed, and what would then be amiss."""

    seat: Seat
    last_day: date
    lacking: tuple


def forecast(committee, case, *, on: date, shelf=None) -> list[TermEnd]:
    """The terms that end before the last day that runs in the case, each with what the committee would then lack."""
    shelf = shelf or Shelf([case])
    horizon = max((one.due_on for one in shelf.rows(case, Deadline) if one.state == "running"), default=on)
    seats = in_case(case, shelf=shelf)
    here = [one for one in shelf.seats(case) if one.committee_id == committee.pk and one.until_on]
    ends = sorted((one for one in here if on <= one.until_on < horizon), key=lambda one: one.until_on)
    after = {seat.until_on: tuple(blocking(judged(case, seats, on=seat.until_on + ONE_DAY))) for seat in ends}
    return [TermEnd(seat, seat.until_on, after[seat.until_on]) for seat in ends]
