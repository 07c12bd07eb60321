"""Whether an Internal Committee is lawfully composed under the Act of 2013: section 4(2) and (3) (PO-02, PO-03)."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from committees.seats import Defect, one_seat_each
from workflows import calendar
from workflows.limits import by_slug

FEWEST, EMPLOYEES = 4, 2
GROUNDS = ("committed", "social_work", "legal")
ELSEWHERE = ("other_unit", "other_workplace", "other_organisation")
NOBODY = "nobody_better"


def last_day(from_on: date, until_on: date | None = None) -> date:
    """PO-03: the last day of a term: three years at most, whatever was written."""
    longest = calendar.add_years(from_on, by_slug("posh2013.committee_term").period.number)
    return min(until_on, longest) if until_on else longest


def internal(seats, *, on: date, reasons: str = "") -> list[Defect]:
    """PO-02: four at least, a senior woman presiding, two employees, one from outside, half women; PO-03: terms of three years."""
    sitting = [seat for seat in seats if seat.counts(on) and on <= last_day(seat.from_on, seat.until_on)]
    found = [*_presiding(sitting), *_employees(sitting), *_external(sitting), *_half_women(sitting), *_few(sitting)]
    found += one_seat_each(sitting, "PO-02")
    return found + _terms_over(seats, on, blocks=bool(found))


def _presiding(sitting):
    presiding = [seat for seat in sitting if seat.kind == "president"]
    if len(presiding) != 1:
        said = _("The committee has no Presiding Officer.") if not presiding else _("The committee has more than one Presiding Officer.")
        return [Defect("PO-02", said, "member")]
    found = []
    if not presiding[0].woman:
        said = _("The Presiding Officer is a woman employed at a senior level; the Act knows no exception.")
        found.append(Defect("PO-02", said, "member"))
    if presiding[0].basis in ELSEWHERE and not presiding[0].familiarity.strip():
        said = _("The Presiding Officer comes from elsewhere. Write why there was no senior woman in the own office, nor nearer.")
        found.append(Defect("PO-02", said, "reasons"))
    return found


def _employees(sitting):
    members = [seat for seat in sitting if seat.kind == "member"]
    found = [Defect("PO-02", _("At least two members come from among the employees."), "member")] if len(members) < EMPLOYEES else []
    if any(_without_ground(seat) for seat in members):
        said = _(
            "For each employee member record the ground: committed to the cause of women, experience in social work,"
            " or legal knowledge; or why nobody better was available."
        )
        found.append(Defect("PO-02", said, "reasons"))
    return found


def _without_ground(seat) -> bool:
    if seat.basis == NOBODY:
        return not seat.familiarity.strip()
    return seat.basis not in GROUNDS


def _external(sitting):
    outside = [seat for seat in sitting if seat.kind == "ngo_member"]
    if not outside:
        said = _("The committee has no member from an organisation working for women, or familiar with the subject.")
        return [Defect("PO-02", said, "member")]
    return [one for seat in outside for one in _not_shown(seat)]


def _not_shown(seat):
    found = []
    if not {"organisation": seat.body, "familiar": seat.familiarity}.get(seat.basis, "").strip():
        said = _("For the external member, name the body committed to the cause of women, or record what makes the member familiar.")
        found.append(Defect("PO-02", said, "member"))
    if not seat.ties_declared:
        said = _("The external member has not declared engagements with the employer and paid work for it; “none” is an answer.")
        found.append(Defect("PO-02", said, "declaration"))
    return found


def _half_women(sitting):
    if 2 * sum(seat.woman for seat in sitting) >= len(sitting):
        return []
    return [Defect("PO-02", _("At least half of the members are women; no reasons excuse fewer. Seat more women."), "member")]


def _few(sitting):
    if len(sitting) >= FEWEST:
        return []
    return [Defect("PO-02", _("The committee has fewer than four members: one presiding, two employees, one from outside."), "member")]


def _terms_over(seats, on, *, blocks):
    if not any(last_day(seat.from_on, seat.until_on) < on and not (seat.conflicted or seat.left) for seat in seats):
        return []
    said = _("The term of a member is over: three years at most. The seat no longer counts; a fresh nomination fills it.")
    return [Defect("PO-03", said, "member", blocks=blocks)]
