"""What is asked of a seat under the Act: where the Presiding Officer comes from, an employee's ground, an outsider's basis (PO-02)."""

from django.utils.translation import gettext_lazy as _

from committees.composition_2013 import last_day
from committees.models.bodies import SeatKind
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.seating import WHO_SITS, Seating, as_day, as_person

PRESIDING = (
    ("own_office", _("a senior woman of this office")),
    ("other_unit", _("of another office or unit of this workplace, there being none here")),
    ("other_workplace", _("of another workplace of the same employer, there being none nearer")),
    ("other_organisation", _("of another department or organisation, there being none nearer")),
)
EMPLOYEE = (
    ("committed", _("committed to the cause of women")),
    ("social_work", _("experience in social work")),
    ("legal", _("legal knowledge")),
    ("nobody_better", _("none of these, since nobody better was available")),
)
EXTERNAL = (
    ("organisation", _("of an NGO or association committed to the cause of women")),
    ("familiar", _("familiar with the issues of sexual harassment")),
)
BASES = {"president": PRESIDING, "member": EMPLOYEE, "ngo_member": EXTERNAL}
GROUNDS = (*PRESIDING, *EMPLOYEE, *EXTERNAL)
SEATS = (
    (SeatKind.PRESIDENT.value, _("Presiding Officer")),
    (SeatKind.MEMBER.value, _("member from among the employees")),
    (SeatKind.NGO_MEMBER.value, _("external member")),
)
COLUMNS = ("person", "seat", "basis", "grounds", "body", "ties", "from_on", "until_on")
SEAT = (
    WHO_SITS[0],
    Fact("seat", "choice", _("Which seat?"), choices=SEATS),
    Fact("basis", "choice", _("On which ground of the Act?"), choices=GROUNDS),
    Fact("grounds", "words", _("What shows it; or why nobody nearer, or nobody better, was available?")),
    Fact("body", "line", _("External member: of which body?")),
    Fact("ties", "words", _("External member: engagements with the employer, and paid work for it"), _("“None” is an answer.")),
)


def bases_fit_the_seats(procedure):
    """PO-02: each seat has grounds of its own; one of another seat, or none that the Act knows, is not one."""
    rows = procedure.facts.get("seats") or [procedure.facts]
    wrong = [row for row in rows if row.get("basis") and row["basis"] not in dict(BASES.get(procedure.kind_of(row), ()))]
    if not wrong:
        return None
    words = ", ".join(dict(BASES.get(procedure.kind_of(wrong[0]), ())))
    return Unmet("PO-02", _("The ground of this seat is one of: %(words)s.") % {"words": words}, "correction", opens="basis")


def three_years_at_most(procedure):
    """PO-03: nobody is nominated for more than three years at a time."""
    rows = [*(procedure.facts.get("seats") or []), procedure.facts]
    for row in rows:
        begins, ends = as_day(row.get("from_on")) or procedure.from_on, as_day(row.get("until_on"))
        if ends and ends > last_day(begins):
            said = _("A term is three years at most: until %(day)s. A fresh nomination may follow.") % {"day": last_day(begins)}
            return Unmet("PO-03", said, "correction", opens="until_on")
    return None


class Seats(Seating):
    """How a seat is given under the Act."""

    def kind_of(self, row) -> str:
        """Which seat a row of answers is about: the one named, the one held, else that of a member."""
        holder = row.get("leaves") or row.get("person")
        held = self.seat_of(as_person(holder)) if holder and not self.record._state.adding else None
        return row.get("seat") or (held.kind if held else "member")

    def give_seat(self, row, **more):
        """Three years at most; a body counts only as one committed to the cause of women, and what is said of it is kept."""
        kind = more.get("kind") or self.kind_of(row)
        ends = last_day(as_day(row.get("from_on")) or self.from_on, as_day(row.get("until_on")))
        body = row.get("body") or "" if kind == "ngo_member" else ""
        return super().give_seat({**row, "until_on": ends}, **{"kind": kind, "body": body, **more})
