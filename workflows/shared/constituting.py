"""Constituting a committee by order, and the changes of seats that every text knows (SH-04, SH-05, NJ-09)."""

from django.utils.translation import gettext_lazy as _

from cases.access import SYSTEM
from cases.models import Complaint
from committees import composition
from committees.models.bodies import SeatKind
from workflows.facts import Fact
from workflows.procedure import take
from workflows.refusals import Unmet
from workflows.shared.handover import Handover
from workflows.shared.seating import (
    ONE_DAY,
    REASONS,
    WHO_SITS,
    Seating,
    Stage,
    answers_for,
    as_day,
    as_person,
    employers,
    holds_a_seat,
    reasons_while_a_case_is_open,
)
from workflows.step import step

ANY = (Stage.PROPOSED, Stage.CONSTITUTED)
NOT_FORWARDED = ("waiting", "received", "written_down")


def of_ones_own_workplace(procedure):
    """SH-04: the employer or owner of that workplace, or of its head office, or the appointing authority."""
    place = procedure.facts.get("workplace")
    if place is None or answers_for(procedure.by, place, on=procedure.on):
        return None
    return Unmet("SH-04", _("You answer for another workplace, not for this one."), "nothing", opens="workplace")


def none_stands_there(procedure):
    """SH-04: one committee in each office; once constituted it goes on, and its seats are changed."""
    place = procedure.facts.get("workplace")
    if place is None or not place.committees.filter(law=procedure.law, stage__in=ANY).exists():
        return None
    said = _("This workplace has a committee. It goes on; change who sits on it instead.")
    return Unmet("SH-04", said, "nothing", opens="committee.replace")


def each_seat_is_one_that_the_text_knows(procedure):
    """SH-05: President, member, or the nominee; every row names a person."""
    rows = procedure.facts.get("seats") or []
    if all(row.get("person") and row.get("seat") in SeatKind.values for row in rows):
        return None
    return Unmet("SH-05", _("Each row names a person and the seat: president or member."), "correction", opens="seats")


def lawful_with_the_newcomer(procedure):
    """SH-05: seating somebody in a committee that stands may not make it unlawful."""
    person = procedure.facts.get("person")
    if person is None or procedure.record.stage != Stage.CONSTITUTED:
        return None
    comes = procedure.as_newcomer(as_person(person), procedure.facts.get("seat") or "member")
    return procedure.new_defects(lambda seats: [*seats, comes])


def own_seat_or_appointing(procedure):
    """A member may give up the own seat; another's is ended by who appoints."""
    person = procedure.facts.get("person")
    if person is None or {"authority", "employer"} & procedure.found or as_person(person) == procedure.by:
        return None
    return Unmet("SH-05", _("A member gives up the own seat only."), "nothing", opens="person")


class Constituting(Handover):
    """From the order on: who it goes to, which complaints waited for it, and a member who leaves."""

    def all_defects(self, reasons):
        """What is amiss on the day of the order, terms that begin later counted as begun."""
        day = max([self.from_on, *(seat.from_on for seat in self.seats_to_come)])
        seats = composition.standing(self.record)
        return composition.defects(seats, on=day, instrument=self.law, kind=self.record.kind, reasons=reasons)

    def as_newcomer(self, person, kind):
        """Somebody about to be seated, as the rules look at it."""
        return composition.Sits(person.pk, kind, person.is_woman, self.from_on)

    def send_the_order(self) -> None:
        """The order goes to the employer and to each member."""
        seats = list(self.seats_to_come.select_related("person", "committee"))
        for employer in employers(self.record, on=self.on):
            self.serve("constitution-order", to=employer, recipient="employer", **self.order_facts(seats))
        for seat in seats:
            self.serve("constitution-order", to=seat.person, recipient="member", **self.order_facts(seats))

    def order_facts(self, seats) -> dict:
        """What the order states: who sits, in which seat, on what ground, and how many are women."""
        rows = [
            {"name": str(seat.person), "seat": seat.called, "ground": seat.body or seat.grounds} for seat in seats
        ]
        return {
            "workplace": str(self.record.workplace),
            "from_day": self.from_on,
            "until_day": as_day(self.facts.get("until_on")) or "",
            "seats": rows,
            "women": sum(seat.person.is_woman for seat in seats),
            "members": len(seats),
            "shortfall_reasons": self.record.fewer_women_because,
        }

    def take_waiting_cases(self) -> None:
        """Complaints of this workplace that waited for a committee come before it."""
        here = Complaint.objects.filter(case__workplace=self.record.workplace, case__law=self.law, case__committee__isnull=True)
        stopped = [one for one in here.filter(stage="stopped") if one.content.get("stood") in NOT_FORWARDED]
        for complaint in (*here.filter(stage="waiting"), *stopped):
            take("complaint.place", by=SYSTEM, owner=complaint.case_id, record=complaint.pk, facts={"committee": self.record})

    @step(
        Seating.stage, "committee.end_seat", source=ANY, target=ANY, who="appointing_or_seated", clause=("SH-05", "NJ-09"),
        label=_("Record that a member leaves"),
        facts=(WHO_SITS[0], Fact("last_on", "day", _("What is the last day?")), REASONS),
        checks=[holds_a_seat, own_seat_or_appointing, reasons_while_a_case_is_open],
    )  # fmt: skip
    def end_seat(self):
        """A member retires, resigns or is transferred: a vacancy is told to the employer and shown on every open case."""
        seat = self.seat_of(as_person(self.facts["person"]))
        last_day = as_day(self.facts.get("last_on")) or self.on - ONE_DAY
        self.end(seat, last_day)
        if self.record.stage == Stage.CONSTITUTED:
            self.tell_open_cases("left", left=seat.person)
            self.tell_if_incomplete(last_day + ONE_DAY)
        return self.record.stage
