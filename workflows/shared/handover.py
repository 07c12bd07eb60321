"""What an outgoing President, member or secretary hands to the successor: open cases, their days, papers, what is waited for (NJ-10)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState
from committees import conflicts
from committees.models import Appointment, Seat
from notices.models import Document
from workflows import book, clauses
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.seating import Seating, Stage, as_person
from workflows.shared.spine import Stage as Spine
from workflows.step import step


def packet(committee, *, for_person) -> list[dict]:
    """Every open case that the successor may see, by its handle; nobody's name stands in it."""
    cases = [case for case in conflicts.open_cases(committee) if for_person.pk not in conflicts.stand_aside(case, among=[for_person])]
    return [in_short(case) for case in cases]


def in_short(case) -> dict:
    """One case: where it stands, the days that run, how many papers went out, what is waited for."""
    running = Deadline.objects.filter(case=case, state=DeadlineState.RUNNING).order_by("due_on")
    return {
        "reference": case.reference,
        "stage": Spine(case.complaint_records.get().stage).label,
        "days": [{"place": clauses.every()[one.clause].place, "due": one.due_on} for one in running],
        "papers": Document.objects.filter(case=case).count(),
        "waits": waiting(case),
    }


def waiting(case) -> list:
    """The steps that are somebody's duty where the case and its records stand, in reading order."""
    found = {}
    for procedure in book.procedures(case.law):
        rows = procedure.record_class.objects.filter(case=case) if hasattr(procedure.record_class, "case_id") else ()
        stages = {row.stage for row in rows}
        found |= {info.name: info.label for info in book.steps_of(procedure) if info.duty and stages & set(info.sources)}
    return list(found.values())


def successor_has_a_part(procedure):
    """NJ-10: the files go to somebody who sits, or keeps the papers, in this committee."""
    person = procedure.facts.get("to")
    if person is None:
        return None
    seated = Seat.objects.in_force(procedure.on).filter(committee=procedure.record, person=as_person(person), for_case__isnull=True)
    keeps = Appointment.objects.in_force(procedure.on).filter(committee=procedure.record, person=as_person(person))
    if seated.exists() or keeps.exists():
        return None
    return Unmet("NJ-10", _("The successor has no seat or office in this committee yet."), "member", opens="committee.seat")


class Handover(Seating):
    """The packet for the successor."""

    @step(
        Seating.stage, "committee.hand_over", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="committee_or_secretary",
        clause="NJ-10", label=_("Hand the open cases over"), checks=[successor_has_a_part],
        facts=[
            Fact("to", "person", _("To whom?"), required=True, clause="NJ-10", cure="member"),
            Fact("note", "words", _("What else should the successor know?"), _("No names of parties or witnesses.")),
        ],
    )  # fmt: skip
    def hand_over(self):
        """The successor gets the open cases with their days, papers and what is waited for; none in which he or she stands aside."""
        successor = as_person(self.facts["to"])
        cases = packet(self.record, for_person=successor)
        self.serve("handover", to=successor, recipient="member", cases=cases, note=self.facts.get("note") or "")
