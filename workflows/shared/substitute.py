"""A substitute for one case alone, where a member stands aside in it (NJ-02)."""


from django.utils.translation import gettext_lazy as _

from committees import composition, conflicts
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.guards import as_unmet
from workflows.shared.seating import NOMINEE, TERM, WHO_SITS, Seating, Stage, as_person
from workflows.step import step

WHERE = (
    Fact("case", "line", _("In which case?"), _("Its handle; left out where only one waits for a substitute.")),
    Fact("instead_of", "person", _("Instead of whom?"), _("Left out where only one seat waits.")),
)


def a_seat_waits(procedure):
    """NJ-02: a substitute is seated only where a member stands aside in a case."""
    if procedure.gaps:
        return None
    said = _("No seat of this committee waits for a substitute in a case.")
    return Unmet("NJ-02", said, "correction", opens="recusal.declare")


def the_seat_is_named(procedure):
    """NJ-02: where several seats wait, it is said which is filled."""
    if procedure.gap is not None or procedure.answer(a_seat_waits) is not None:
        return None
    return Unmet("NJ-02", _("More than one seat waits, or not this one: say which."), "correction", opens="case")


def employer_seats(procedure):
    """SH-05: a substitute for the nominated member is nominated too."""
    if procedure.kinds_that_wait == {"ngo_member"}:
        said = _("This seat belongs to the member whom the committee nominates. It nominates the substitute too.")
        return Unmet("SH-05", said, "member", opens="substitute.nominate")
    return None


def committee_nominates(procedure):
    """SH-05: the committee nominates for the nominee's seat alone."""
    if procedure.kinds_that_wait and "ngo_member" not in procedure.kinds_that_wait:
        said = _("This seat is filled by the employer or the appointing authority.")
        return Unmet("SH-05", said, "member", opens="substitute.seat")
    return None


def nobody_tied(procedure):
    """NJ-02: who is a party, a witness, or answers to a party is no substitute; nor is who has stood aside, or sits already."""
    if procedure.gap is None or procedure.facts.get("person") is None:
        return None
    case, person = procedure.gap[0], as_person(procedure.facts["person"])
    if conflicts.why_not(person, case) or case.recusals.filter(person=person).exists():
        return Unmet("NJ-02", _("This person may not sit in that case."), "member", opens="person")
    if conflicts.sitting_members(case, on=procedure.on).filter(person=person).exists():
        return Unmet("SH-05", _("This person sits in that case already."), "member", opens="person")
    return None


def lawful_with_the_substitute(procedure):
    """SH-05: the composition is checked again with the substitute in it, once it is clear that he or she may sit at all."""
    if procedure.gap is None or procedure.facts.get("person") is None or procedure.answer(nobody_tied) is not None:
        return None
    case, seat = procedure.gap
    before, person = composition.in_case(case), as_person(procedure.facts["person"])
    comes = composition.Sits(person.pk, seat.kind, person.is_woman, procedure.on, **procedure.shown)
    found = [composition.blocking(composition.judged(case, seats, on=procedure.on)) for seats in (before, [*before, comes])]
    return [as_unmet(one, opens="person") for one in found[1] if one not in found[0]]


def not_by_a_party(procedure):
    """NJ-02: whoever is a party to the case does not choose who sits in it."""
    if procedure.gap and conflicts.why_not(procedure.by, procedure.gap[0]):
        return Unmet("NJ-02", _("A party to the case does not choose who sits in it. The appointing authority does."), "member")
    return None


CHECKS = [the_seat_is_named, not_by_a_party, nobody_tied, lawful_with_the_substitute]


class Substitutes(Seating):
    """Who sits instead, in one case; other cases are left alone."""

    @property
    def gap(self):
        """The case and the seat that wait, as named, or the only ones that do."""
        named, instead = self.facts.get("case"), self.facts.get("instead_of")
        gaps = self.gaps
        if named:
            gaps = [gap for gap in gaps if str(getattr(named, "pk", named)) in (str(gap[0].pk), gap[0].reference)]
        if instead:
            gaps = [gap for gap in gaps if gap[1].person_id == as_person(instead).pk]
        return gaps[0] if len(gaps) == 1 else None

    @property
    def gaps(self) -> list:
        """The case and the seat, for every seat of this committee that waits for a substitute; a page asks it once."""
        return self.shelf.once(("gaps", self.record.pk), lambda: conflicts.unfilled(self.record, on=self.on))

    @property
    def kinds_that_wait(self) -> set:
        """The kind of the seat named, else of every seat that waits."""
        gaps = [self.gap] if self.gap else self.gaps
        return {seat.kind for _case, seat in gaps}

    @property
    def shown(self) -> dict:
        """What is recorded of a substitute for the nominee, as the composition looks at it."""
        ties = bool((self.facts.get("ties") or "").strip())
        body = (self.facts.get("body") or "") if self.facts.get("works_for_women") else ""
        return {"body": body, "familiarity": self.facts.get("familiarity") or "", "ties_declared": ties}

    def joins(self, seat) -> None:
        """The case shows who sits instead of whom."""
        self.tell_case(self.waits[0], "substitute", left=self.waits[1].person, came=seat.person)

    def sits_instead(self) -> None:
        """The employer's substitute takes the seat for that case."""
        self.waits = case, seat = self.gap
        self.joins(self.give_seat(self.facts, kind=seat.kind, for_case=case.pk, instead_of=seat))


class NominatedSubstitutes(Substitutes):
    """Where the text lets the committee itself nominate a member, it nominates that member's substitute too."""

    @step(
        Seating.stage, "substitute.seat", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="appointing", clause="NJ-02",
        label=_("Seat a substitute for one case"), facts=(*WHERE, *WHO_SITS, *TERM), checks=CHECKS,
        conditions=[a_seat_waits, employer_seats],
    )  # fmt: skip
    def seat_substitute(self):
        """A substitute sits for that case only; the committee itself stays as it is."""
        self.sits_instead()

    @step(
        Seating.stage, "substitute.nominate", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="committee",
        clause=("NJ-02", "SH-05"), label=_("Nominate a substitute for one case"), facts=(*WHERE, *NOMINEE, *TERM),
        checks=CHECKS, conditions=[a_seat_waits, committee_nominates],
    )  # fmt: skip
    def nominate_substitute(self):
        """Where the nominated member stands aside, the committee nominates who sits instead."""
        self.waits = case, seat = self.gap
        self.joins(self.nominated(for_case=case.pk, instead_of=seat))
