"""Seats of a committee: from a person's first to the last day, each change told where a case is open (SH-05, NJ-09)."""

from datetime import date, timedelta

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.access import SYSTEM
from cases.shelf import Shelf
from committees import composition, conflicts
from committees.models import Appointment, Committee, Person, Seat
from workflows.facts import Fact
from workflows.procedure import Procedure, take
from workflows.refusals import Unmet
from workflows.shared.guards import as_unmet
from workflows.step import staged

ONE_DAY = timedelta(days=1)
REASONS = Fact("reasons", "words", _("The reasons"), _("Asked while a case is open."))
TERM = (Fact("from_on", "day", _("From which day?")), Fact("until_on", "day", _("Until which day?")))
WHO_SITS = (
    Fact("person", "person", _("Who?"), required=True, clause="SH-05", cure="member"),
    Fact("grounds", "words", _("On what grounds?")),
    Fact("ties", "words", _("Ties to the employer, and paid work for it"), _("“None” is an answer.")),
)
NOMINEE = (
    WHO_SITS[0],
    Fact("body", "line", _("Which body does the member come from?")),
    Fact("works_for_women", "yes_no", _("Does that body work for the cause of women?")),
    Fact("familiarity", "words", _("How does the member know the subject?")),
    WHO_SITS[2],
)


class Stage(models.TextChoices):
    """Where a committee stands."""

    PROPOSED = "proposed", _("proposed")
    CONSTITUTED = "constituted", _("constituted")


class Seating(Procedure):
    """What every step that changes a seat has in common; the committee's own chain keeps it."""

    record_class = Committee
    owner_class = Committee
    stage = staged(Stage)

    @property
    def from_on(self) -> date:
        """The first day of the seat: the one named, else today."""
        return as_day(self.facts.get("from_on")) or self.on

    def give_seat(self, row, **more) -> Seat:
        """Somebody is seated as a row of answers says; what is said of ties counts as declared, “none” included."""
        ties = (row.get("ties") or "").strip()
        return Seat.objects.create(
            committee=self.record, person=as_person(row["person"]), grounds=row.get("grounds") or row.get("familiarity") or "",
            basis=row.get("basis") or "", ties=ties, ties_declared=bool(ties), from_on=as_day(row.get("from_on")) or self.from_on,
            until_on=as_day(row.get("until_on")), **more,
        )  # fmt: skip

    def nominated(self, **more) -> Seat:
        """The nominee's seat: the body is kept as the ground of the seat only where it works for the cause of women."""
        body = self.facts.get("body") or ""
        row = {**self.facts, "until_on": self.facts.get("until_on")}
        return self.give_seat(row, kind="ngo_member", body=body if self.facts.get("works_for_women") else "", **more)

    def seat_of(self, person) -> Seat | None:
        """The standing seat that somebody holds today or is to hold."""
        seats = self.seats_to_come.filter(person=person) if person else Seat.objects.none()
        return seats.order_by("from_on").first()

    @property
    def seats_to_come(self):
        """Standing seats whose term is not over."""
        standing = Seat.objects.filter(committee=self.record.pk, for_case__isnull=True)
        return standing.filter(models.Q(until_on__isnull=True) | models.Q(until_on__gte=self.on))

    def end(self, seat, last_day) -> None:
        """The seat ends after this day; it stays readable."""
        seat.until_on, seat.ended_because = last_day, seat.ended_because or "left"
        seat.save(update_fields=["until_on", "ended_because"])

    def new_defects(self, change) -> list[Unmet]:
        """What a change would make unlawful that was not so before; what was amiss before does not stand in its way."""
        before = composition.standing(self.record)
        reasons = self.record.fewer_women_because
        found = [self._blocking(seats, reasons) for seats in (before, change(before))]
        return [as_unmet(one, opens="person") for one in found[1] if one not in found[0]]

    def _blocking(self, seats, reasons):
        day = max(self.on, self.from_on)
        law, kind = self.record.law, self.record.kind
        return composition.blocking(composition.defects(seats, on=day, instrument=law, kind=kind, reasons=reasons))

    def tell_open_cases(self, what, **people) -> None:
        """Every open case shows the change on its own chain, with the reasons; what was heard is kept (NJ-09)."""
        for case in conflicts.open_cases(self.record):
            self.tell_case(case, what, **people)

    def tell_case(self, case, what, **people) -> None:
        """One case shows the change."""
        facts = {"what": what, "reasons": self.facts.get("reasons") or "", **people}
        take("reconstitution.note", by=SYSTEM, owner=case.pk, facts=facts)

    def tell_if_incomplete(self, day) -> None:
        """A vacancy is told to the employer at once; every case shows that the committee is not complete."""
        lacking = composition.of(self.record, on=day)
        for employer in employers(self.record, on=self.on) if composition.blocking(lacking) else ():
            said = [one.message for one in lacking]
            self.serve("committee-incomplete", to=employer, recipient="employer", from_day=day, lacking=said)


def reasons_while_a_case_is_open(procedure):
    """NJ-09: a committee altered while a case is open is altered with reasons."""
    if (procedure.facts.get("reasons") or "").strip() or not conflicts.open_cases(procedure.record).exists():
        return None
    return Unmet("NJ-09", _("A case is open before this committee. Write the reasons for the change."), "reasons", opens="reasons")


def nominee_left_to_the_committee(procedure):
    """SH-05: the member from an organisation is named by the committee itself, not by the employer."""
    rows = procedure.facts.get("seats") or [procedure.facts]
    if not any((row.get("seat") or "") == "ngo_member" for row in rows):
        return None
    said = _("The committee itself nominates its member from an organisation working for women, as its first act.")
    return Unmet("SH-05", said, "member", opens="committee.nominate")


def holds_a_seat(procedure):
    """The person named sits on this committee."""
    if procedure.facts.get("person") is None or procedure.seat_of(as_person(procedure.facts["person"])):
        return None
    return Unmet("SH-05", _("This person has no seat on this committee."), "correction", opens="person")


def has_no_other_seat(procedure):
    """SH-05: one person holds one seat; who was nominated may be nominated again, with what was missing."""
    person = procedure.facts.get("person")
    seat = procedure.seat_of(as_person(person)) if person else None
    if seat is None or seat.kind == "ngo_member":
        return None
    return Unmet("SH-05", _("This person has a seat on this committee already."), "member", opens="person")


def employers(committee, *, on, shelf=None) -> list[Person]:
    """Those who answer for the workplace, or for the head office of it, on a day."""
    place, shelf = committee.workplace, shelf or Shelf(committees=[committee])
    if place is None:
        return []
    return shelf.employers(place.pk, on) or shelf.employers(place.branch_of_id, on)


def answers_for(person, place, *, on) -> bool:
    """Whether somebody is the employer of a workplace, or of its head office, or the appointing authority."""
    held = Appointment.objects.in_force(on).filter(person=getattr(person, "id", None))
    here = models.Q(office="authority") | models.Q(office="employer", workplace__in={place.pk, place.branch_of_id} - {None})
    return held.filter(here).exists()


def as_person(value) -> Person:
    """A person of the register, from itself or its id."""
    return value if isinstance(value, Person) else Person.objects.get(pk=value)


def as_day(value) -> date | None:
    """A day, from itself or as written."""
    return date.fromisoformat(value) if isinstance(value, str) and value else value or None
