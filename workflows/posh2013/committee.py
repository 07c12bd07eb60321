"""The Internal Committee under the Act of 2013: proposed, constituted by written order, and its seats (PO-01 to PO-05)."""

from django.utils.translation import gettext_lazy as _

from committees import composition
from workflows.facts import Fact
from workflows.posh2013.act import Act2013
from workflows.posh2013.duties import Duties
from workflows.posh2013.seats import COLUMNS, GROUNDS, SEAT, SEATS, Seats, bases_fit_the_seats, three_years_at_most
from workflows.refusals import Unmet
from workflows.shared.constituting import (
    ANY,
    Constituting,
    each_seat_is_one_that_the_text_knows,
    none_stands_there,
    of_ones_own_workplace,
    own_seat_or_appointing,
)
from workflows.shared.guards import as_unmet
from workflows.shared.seating import (
    ONE_DAY,
    REASONS,
    TERM,
    WHO_SITS,
    Seating,
    Stage,
    as_person,
    holds_a_seat,
    reasons_while_a_case_is_open,
)
from workflows.shared.substitute import CHECKS, WHERE, Substitutes
from workflows.step import NEW, step

REMOVAL = (
    ("secrecy", _("published or made known what is secret (section 16)")),
    ("crime", _("convicted, or an inquiry into an offence is pending")),
    ("discipline", _("found guilty in disciplinary proceedings, or one is pending")),
    ("abuse", _("so abused the position that to stay would prejudice the public interest")),
)
OPENS = {"member": "committee.seat", "declaration": "ties", "reasons": "basis"}


def lawfully_composed(procedure):
    """PO-02, PO-03: everything that is amiss in the proposed committee, each with its clause."""
    return [as_unmet(one, opens=OPENS[one.cure]) for one in procedure.all_defects("") if one.blocks]


def lawful_with_the_newcomer(procedure):
    """PO-02: seating somebody in a committee that stands may not make it unlawful."""
    if procedure.facts.get("person") is None or procedure.record.stage != Stage.CONSTITUTED:
        return None
    comes = procedure.newcomer(procedure.kind_of(procedure.facts))
    return procedure.new_defects(lambda seats: [*(one for one in seats if one.person != comes.person), comes])


def lawful_after_the_exchange(procedure):
    """PO-02: exchanging a member may not make the committee unlawful."""
    leaves = procedure.facts.get("leaves")
    seat = procedure.seat_of(as_person(leaves)) if leaves else None
    if seat is None or procedure.facts.get("person") is None:
        return None
    new = procedure.newcomer(seat.kind)
    return procedure.new_defects(lambda seats: [*(one for one in seats if one.person != seat.person_id), new])


def the_one_leaving_sits(procedure):
    """The member to be replaced has a seat."""
    leaves = procedure.facts.get("leaves")
    if leaves is None or procedure.seat_of(as_person(leaves)):
        return None
    return Unmet("PO-02", _("This person has no seat on this committee."), "correction", opens="leaves")


def one_seat_each(procedure):
    """PO-02: one person holds one seat; who sits may be nominated afresh for it, with what was missing."""
    person, replaces = procedure.facts.get("person"), procedure.facts.get("leaves")
    held = procedure.seat_of(as_person(person)) if person else None
    if held is None or (replaces is None and procedure.kind_of(procedure.facts) == held.kind):
        return None
    return Unmet("PO-02", _("This person has a seat on this committee already."), "member", opens="person")


class Committee(Act2013, Duties, Seats, Substitutes, Constituting):
    """From the proposal to the written order, and every change of seats afterwards."""

    def newcomer(self, kind):
        """Somebody about to be seated, with the ground of the seat, as the rules look at it."""
        told, person = self.facts, as_person(self.facts["person"])
        return composition.Sits(
            person.pk, kind, person.is_woman, self.from_on, body=told.get("body") or "", basis=told.get("basis") or "",
            familiarity=told.get("grounds") or "", ties_declared=bool((told.get("ties") or "").strip()),
        )  # fmt: skip

    @step(
        Seating.stage, "committee.propose", source=NEW, target=Stage.PROPOSED, who="appointing", clause=("PO-01", "PO-02"),
        label=_("Propose a committee"),
        facts=[
            Fact("workplace", "workplace", _("For which office or unit?"), required=True, clause="PO-01"),
            Fact(
                "seats", "rows", _("Who sits?"), _("A senior woman presiding, two employees on their grounds, one from outside."),
                required=True, columns=COLUMNS, among=(("seat", SEATS), ("basis", GROUNDS)), clause="PO-02", cure="member",
            ),
            *TERM,
        ],
        checks=[of_ones_own_workplace, none_stands_there, each_seat_is_one_that_the_text_knows, bases_fit_the_seats, three_years_at_most],
    )  # fmt: skip
    def propose(self):
        """Every office or administrative unit has its committee; it may be saved before all that the Act asks is recorded."""
        self.record.workplace = self.facts["workplace"]
        self.record.save(force_insert=True)
        for row in self.facts["seats"]:
            self.give_seat({"until_on": self.facts.get("until_on"), **row}, kind=row["seat"])

    @step(
        Seating.stage, "committee.constitute", source=Stage.PROPOSED, target=Stage.CONSTITUTED, who="appointing",
        clause=("PO-01", "PO-02"), label=_("Constitute the committee by written order"), facts=TERM,
        checks=[lawfully_composed], duty="appointing",
    )  # fmt: skip
    def constitute(self):
        """The employer constitutes it by an order in writing, which is kept; complaints that waited come before it."""
        self.record.constituted_on = self.from_on
        self.send_the_order()
        self.take_waiting_cases()

    @step(
        Seating.stage, "committee.seat", source=ANY, target=ANY, who="appointing", clause=("PO-02", "PO-03"), label=_("Nominate a member"),
        facts=(*SEAT, *TERM, REASONS),
        checks=[one_seat_each, bases_fit_the_seats, three_years_at_most, lawful_with_the_newcomer, reasons_while_a_case_is_open],
    )  # fmt: skip
    def seat_member(self):
        """A member is nominated, the external one too, for three years at most; again after that only by fresh nomination."""
        kind, earlier = self.kind_of(self.facts), self.seat_of(as_person(self.facts["person"]))
        if earlier is not None:
            self.end(earlier, self.from_on - ONE_DAY)
        seat = self.give_seat(self.facts, kind=kind)
        self.tell_open_cases("came", came=seat.person)
        return self.record.stage

    @step(
        Seating.stage, "committee.replace", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="appointing",
        clause=("PO-02", "NJ-09"), label=_("Replace a member"),
        facts=(
            Fact("leaves", "person", _("Who leaves?"), required=True, clause="PO-02"), SEAT[0], *SEAT[2:], *TERM, REASONS,
        ),
        checks=[
            the_one_leaving_sits, one_seat_each, bases_fit_the_seats, three_years_at_most, lawful_after_the_exchange,
            reasons_while_a_case_is_open,
        ],
    )  # fmt: skip
    def replace_member(self):
        """Somebody else takes the seat on grounds of the own; while a case is open only with reasons, and what was heard is kept."""
        seat = self.seat_of(as_person(self.facts["leaves"]))
        self.end(seat, self.from_on - ONE_DAY)
        new = self.give_seat(self.facts, kind=seat.kind)
        self.tell_open_cases("replaced", left=seat.person, came=new.person)

    @step(
        Seating.stage, "committee.remove", source=ANY, target=ANY, who="appointing", clause=("PO-04", "NJ-09"),
        label=_("Remove a member"), checks=[holds_a_seat, own_seat_or_appointing],
        facts=(
            WHO_SITS[0],
            Fact("ground", "choice", _("On which ground of the Act?"), choices=REMOVAL, required=True, clause="PO-04", cure="reasons"),
            Fact("reasons", "words", _("What happened?"), required=True, clause="PO-04"),
            Fact("last_on", "day", _("What is the last day?")),
        ),
    )  # fmt: skip
    def remove(self):
        """A member is removed only on one of the grounds of the Act; the vacancy is filled by fresh nomination."""
        seat = self.seat_of(as_person(self.facts["person"]))
        seat.ended_because = self.facts["ground"]
        last_day = self.facts.get("last_on") or self.on - ONE_DAY
        self.end(seat, last_day)
        if self.record.stage == Stage.CONSTITUTED:
            self.tell_open_cases("left", left=seat.person)
            self.tell_if_incomplete(last_day + ONE_DAY)
        return self.record.stage

    @step(
        Seating.stage, "substitute.seat", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="appointing", clause=("NJ-02", "PO-02"),
        label=_("Seat a substitute for one case"), facts=(*WHERE, SEAT[0], *SEAT[2:], *TERM), checks=[*CHECKS],
    )  # fmt: skip
    def seat_substitute(self):
        """A substitute sits for that case only, on the grounds that the seat asks; the committee itself stays as it is."""
        self.sits_instead()

    @property
    def shown(self) -> dict:
        """What is recorded of a substitute, as the composition looks at it."""
        told = self.facts
        return {
            "body": told.get("body") or "", "basis": told.get("basis") or "", "familiarity": told.get("grounds") or "",
            "ties_declared": bool((told.get("ties") or "").strip()),
        }  # fmt: skip


__all__ = ["SEATS", "Committee"]
