"""The internal committee under the draft of 2004: proposed, its nominee named by itself, constituted by order (SH-04, SH-05)."""

from django.utils.translation import gettext_lazy as _

from cases.access import SYSTEM
from cases.models import Complaint
from committees import composition
from committees.models.bodies import SeatKind
from workflows.facts import Fact
from workflows.procedure import take
from workflows.refusals import Caution, Unmet
from workflows.shared.guards import as_unmet
from workflows.shared.handover import Handover
from workflows.shared.seating import (
    NOMINEE,
    ONE_DAY,
    REASONS,
    TERM,
    WHO_SITS,
    Seating,
    Stage,
    answers_for,
    as_day,
    as_person,
    employers,
    has_no_other_seat,
    holds_a_seat,
    nominee_left_to_the_committee,
    reasons_while_a_case_is_open,
)
from workflows.shared.substitute import Substitutes
from workflows.step import NEW, step

ANY = (Stage.PROPOSED, Stage.CONSTITUTED)
NOT_FORWARDED = ("waiting", "received", "written_down")
COLUMNS = ("person", "seat", "grounds", "ties", "from_on", "until_on")


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


def lawfully_composed(procedure):
    """SH-05: everything that is amiss in the proposed committee, each with its clause."""
    reasons = procedure.facts.get("fewer_women_reasons") or ""
    found = procedure.all_defects(reasons)
    return [as_unmet(one, opens=OPENS[one.cure]) for one in found if one.blocks]


def small(procedure):
    """SH-05: a committee of fewer than three is lawful and deserves a second look."""
    found = procedure.all_defects(procedure.facts.get("fewer_women_reasons") or "")
    return next((Caution(one.clause, one.message) for one in found if not one.blocks), None)


OPENS = {"member": "committee.seat", "declaration": "committee.nominate", "reasons": "fewer_women_reasons"}


def lawful_with_the_newcomer(procedure):
    """SH-05: seating somebody in a committee that stands may not make it unlawful."""
    person = procedure.facts.get("person")
    if person is None or procedure.record.stage != Stage.CONSTITUTED:
        return None
    comes = procedure.as_newcomer(as_person(person), procedure.facts.get("seat") or "member")
    return procedure.new_defects(lambda seats: [*seats, comes])


def lawful_after_the_exchange(procedure):
    """SH-05: exchanging a member may not make the committee unlawful."""
    leaves, comes = procedure.facts.get("leaves"), procedure.facts.get("person")
    seat = procedure.seat_of(as_person(leaves)) if leaves else None
    if seat is None or comes is None or seat.kind == "ngo_member":
        return None
    new = procedure.as_newcomer(as_person(comes), seat.kind)
    return procedure.new_defects(lambda seats: [*(one for one in seats if one.person != seat.person_id), new])


def the_one_leaving_sits(procedure):
    """The member to be replaced has a seat; the nominee's successor is nominated."""
    leaves = procedure.facts.get("leaves")
    seat = procedure.seat_of(as_person(leaves)) if leaves else None
    if leaves and seat is None:
        return Unmet("SH-05", _("This person has no seat on this committee."), "correction", opens="leaves")
    if seat is not None and seat.kind == "ngo_member":
        said = _("The committee itself nominates who follows its nominated member.")
        return Unmet("SH-05", said, "member", opens="committee.nominate")
    return None


def own_seat_or_appointing(procedure):
    """A member may give up the own seat; another's is ended by who appoints."""
    person = procedure.facts.get("person")
    if person is None or {"authority", "employer"} & procedure.found or as_person(person) == procedure.by:
        return None
    return Unmet("SH-05", _("A member gives up the own seat only."), "nothing", opens="person")


class Committee(Substitutes, Handover):
    """From the proposal to the order, and every change of seats afterwards."""

    def all_defects(self, reasons):
        """What is amiss on the day of the order, terms that begin later counted as begun."""
        day = max([self.from_on, *(seat.from_on for seat in self.seats_to_come)])
        seats = composition.standing(self.record)
        return composition.defects(seats, on=day, instrument=self.law, kind=self.record.kind, reasons=reasons)

    def as_newcomer(self, person, kind):
        """Somebody about to be seated, as the rules look at it."""
        return composition.Sits(person.pk, kind, person.is_woman, self.from_on)

    @step(
        Seating.stage, "committee.propose", source=NEW, target=Stage.PROPOSED, who="appointing", clause=("SH-04", "SH-05"),
        label=_("Propose a committee"),
        facts=[
            Fact("workplace", "workplace", _("For which workplace?"), required=True, clause="SH-04"),
            Fact("seats", "rows", _("Who sits?"), _("A woman as President, and members; the nominee follows."), required=True,
                 columns=COLUMNS, clause="SH-05", cure="member"),
            *TERM,
        ],
        checks=[of_ones_own_workplace, none_stands_there, each_seat_is_one_that_the_text_knows, nominee_left_to_the_committee],
    )  # fmt: skip
    def propose(self):
        """The employer or owner names a woman President and members, in each office or branch."""
        self.record.workplace = self.facts["workplace"]
        self.record.save(force_insert=True)
        for row in self.facts["seats"]:
            self.give_seat({"until_on": self.facts.get("until_on"), **row}, kind=row["seat"])

    def without_nominee(self) -> bool:
        """Whether the committee has named nobody yet."""
        return not any(one.kind == "ngo_member" and one.is_held(self.on) for one in self.shelf.seats(self.record))

    @step(
        Seating.stage, "committee.nominate", source=ANY, target=ANY, who="committee", clause="SH-05",
        label=_("Nominate the member from an organisation"), facts=(*NOMINEE, *TERM, REASONS),
        checks=[has_no_other_seat, reasons_while_a_case_is_open], duty="committee", due_while=[without_nominee],
    )  # fmt: skip
    def nominate(self):
        """The committee itself nominates, as its first act, a member of a body working for women who knows the subject."""
        earlier = self.seats_to_come.filter(kind="ngo_member").first()
        if earlier:
            self.end(earlier, self.from_on - ONE_DAY)
        seat = self.nominated()
        left = {"left": earlier.person} if earlier else {}
        self.tell_open_cases("replaced" if earlier else "came", came=seat.person, **left)
        return self.record.stage

    @step(
        Seating.stage, "committee.constitute", source=Stage.PROPOSED, target=Stage.CONSTITUTED, who="appointing",
        clause=("SH-04", "SH-05"), label=_("Constitute the committee"),
        facts=[*TERM, Fact("fewer_women_reasons", "words", _("Why fewer than half are women, if so"))],
        checks=[lawfully_composed], cautions=[small], duty="appointing",
    )  # fmt: skip
    def constitute(self):
        """The order seats the committee; with fewer than half women only after the reasons are recorded."""
        self.record.constituted_on = self.from_on
        self.record.fewer_women_because = self.facts.get("fewer_women_reasons") or ""
        seats = list(self.seats_to_come.select_related("person"))
        for employer in employers(self.record, on=self.on):
            self.serve("constitution-order", to=employer, recipient="employer", **self.order_facts(seats))
        for seat in seats:
            self.serve("constitution-order", to=seat.person, recipient="member", **self.order_facts(seats))
        self.take_waiting_cases()

    def order_facts(self, seats) -> dict:
        """What the order states: who sits, in which seat, on what ground, and how many are women."""
        rows = [
            {"name": str(seat.person), "seat": seat.get_kind_display(), "ground": seat.body or seat.grounds} for seat in seats
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
        Seating.stage, "committee.seat", source=ANY, target=ANY, who="appointing", clause="SH-05", label=_("Seat a member"),
        facts=(*WHO_SITS, Fact("seat", "choice", _("Which seat?"), choices=SeatKind.choices), *TERM, REASONS),
        checks=[nominee_left_to_the_committee, has_no_other_seat, lawful_with_the_newcomer, reasons_while_a_case_is_open],
    )  # fmt: skip
    def seat_member(self):
        """A member is added; while a case is open, with reasons that the case shows."""
        seat = self.give_seat(self.facts, kind=self.facts.get("seat") or "member")
        self.tell_open_cases("came", came=seat.person)
        return self.record.stage

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

    @step(
        Seating.stage, "committee.replace", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="appointing",
        clause=("SH-05", "NJ-09"), label=_("Replace a member"),
        facts=(Fact("leaves", "person", _("Who leaves?"), required=True, clause="SH-05"), *WHO_SITS, *TERM, REASONS),
        checks=[the_one_leaving_sits, has_no_other_seat, lawful_after_the_exchange, reasons_while_a_case_is_open],
    )  # fmt: skip
    def replace_member(self):
        """Somebody else takes the seat; while a case is open only with reasons, and what was heard is kept."""
        seat = self.seat_of(as_person(self.facts["leaves"]))
        self.end(seat, self.from_on - ONE_DAY)
        new = self.give_seat(self.facts, kind=seat.kind)
        self.tell_open_cases("replaced", left=seat.person, came=new.person)

