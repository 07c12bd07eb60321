"""What the clock does by itself: it says what has run out and which files lie idle; it never closes anything."""

from dataclasses import dataclass, field

from django.db import transaction
from django.db.models import Exists, OuterRef

from cases import access, chain
from cases.models import Case, Complaint, Deadline, DeadlineState, Event
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import Refused
from workflows.shared.idle import IDLE, REMINDED, lying_idle

RAN_OUT = "clock.ran_out"


@dataclass
class Swept:
    """What was found today: clocks newly run out, files newly idle."""

    overdue: list = field(default_factory=list)
    idle: list = field(default_factory=list)
    served: list = field(default_factory=list)

    def __str__(self):
        return f"{len(self.overdue)} overdue, {len(self.idle)} idle"


def sweep() -> Swept:
    """Say in each file, once, that a clock ran out; remind, once a month, of a file without a sitting. Safe to run twice."""
    swept = Swept()
    for deadline in newly_overdue():
        if _write(deadline.case_id, RAN_OUT, record=deadline, clause=deadline.clause):
            swept.overdue.append(deadline)
    for case in newly_idle():
        _remind(case, swept)
    return swept


def newly_overdue():
    """Running clocks whose last day has passed and of which the chain does not say so yet."""
    told = Event.objects.filter(record=OuterRef("pk"), kind=RAN_OUT)
    passed = Deadline.objects.filter(state=DeadlineState.RUNNING, due_on__lt=calendar.today(), case__isnull=False)
    return list(passed.filter(~Exists(told)).order_by("due_on", "pk"))


def newly_idle():
    """Files at work in which nothing was sat on for a month, and nobody was reminded since."""
    told = Event.objects.filter(owner=OuterRef("pk"), kind=REMINDED, on__gt=calendar.today() - IDLE)
    return list(lying_idle(on=calendar.today()).filter(~Exists(told)).order_by("pk"))


def _remind(case, swept) -> None:
    """One reminder through the door; whoever comes second, or finds the file at rest, is refused there."""
    complaint = Complaint.objects.only("pk").get(case=case)
    try:
        taken = take(REMINDED, by=access.SYSTEM, owner=case.pk, record=complaint.pk)
    except Refused:
        return
    swept.idle.append(case)
    swept.served += taken.served


def _write(case_id, kind, *, record, clause) -> bool:
    """One link under the file's lock; the second of two sweeps finds it there."""
    with transaction.atomic():
        case = Case.objects.select_for_update(of=("self",)).get(pk=case_id)
        if Event.objects.filter(owner=case.pk, record=record.pk, kind=kind, on=calendar.today()).exists():
            return False
        chain.append(case, kind=kind, roles=("system",), record=record, clauses=(clause,))
        case.version += 1
        case.save(update_fields=["version", "head_seq", "head_hash"])
    return True


__all__ = ["Swept", "sweep"]
