"""The internal committee under the draft of 2004: proposed, its nominee named by itself, constituted by order (SH-04, SH-05)."""

from django.utils.translation import gettext_lazy as _

from committees import composition
from committees.models.bodies import SeatKind
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.constituting import (
    ANY,
    Constituting,
    each_seat_is_one_that_the_text_knows,
    lawful_with_the_newcomer,
    none_stands_there,
    of_ones_own_workplace,
)
from workflows.shared.guards import as_unmet
from workflows.shared.seating import (
    NOMINEE,
    ONE_DAY,
    REASONS,
    TERM,
    WHO_SITS,
    Seating,
    Stage,
    as_person,
    has_no_other_seat,
    nominee_left_to_the_committee,
    reasons_while_a_case_is_open,
)
from workflows.shared.substitute import NominatedSubstitutes
from workflows.step import NEW, step

COLUMNS = ("person", "seat", "grounds", "ties", "from_on", "until_on")


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


class Committee(NominatedSubstitutes, Constituting):
    """From the proposal to the order, and every change of seats afterwards."""

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

    @property
    def nominee_seats(self) -> list:
        """The seats of the nominee that are in force."""
        seats = self.shelf.seats(self.record)
        return [one for one in seats if one.kind == "ngo_member" and one.for_case is None and one.is_held(self.on)]

    def without_nominee(self) -> bool:
        """Whether the committee has named nobody yet."""
        return not self.nominee_seats

    def nominee_wanted(self):
        """SH-05: the committee nominates where it has no nominee, where something was not shown of the one it has, or a term ends."""
        seats = [composition.as_seen(one) for one in self.nominee_seats]
        if not seats or any(one.until_on or composition.not_shown(one) for one in seats):
            return None
        said = _("The committee has its nominated member. It nominates another when that member leaves, or the term ends.")
        return Unmet("SH-05", said, "time", opens="committee.end_seat")

    @step(
        Seating.stage, "committee.nominate", source=ANY, target=ANY, who="committee", clause="SH-05",
        label=_("Nominate the member from an organisation"), facts=(*NOMINEE, *TERM, REASONS),
        conditions=[nominee_wanted], checks=[has_no_other_seat, reasons_while_a_case_is_open],
        duty="committee", due_while=[without_nominee],
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
        self.send_the_order()
        self.take_waiting_cases()

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

