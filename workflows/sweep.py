"""What the clock does by itself: it says what has run out and which files lie idle; it never closes anything."""

from dataclasses import dataclass, field

from django.db import transaction
from django.db.models import Exists, Max, OuterRef, Q
from django.db.models.functions import Coalesce

from cases import chain
from cases.models import Case, Deadline, DeadlineState, Event
from workflows import calendar
from workflows.shared.idle import IDLE, IDLE_CLAUSE

RAN_OUT = "clock.ran_out"
LIES_IDLE = "case.lies_idle"
AT_WORK = ("filed", "conciliation", "inquiry", "representation", "deciding")


@dataclass
class Swept:
    """What was found today: clocks newly run out, files newly idle."""

    overdue: list = field(default_factory=list)
    idle: list = field(default_factory=list)

    def __str__(self):
        return f"{len(self.overdue)} overdue, {len(self.idle)} idle"


def sweep() -> Swept:
    """Write into each file's chain, once, that a clock ran out or that no sitting was held; safe to run twice."""
    swept = Swept()
    for deadline in newly_overdue():
        if _write(deadline.case_id, RAN_OUT, record=deadline, clause=deadline.clause):
            swept.overdue.append(deadline)
    for case in newly_idle():
        if _write(case.pk, LIES_IDLE, record=case, clause=IDLE_CLAUSE):
            swept.idle.append(case)
    return swept


def newly_overdue():
    """Running clocks whose last day has passed and of which the chain does not say so yet."""
    told = Event.objects.filter(record=OuterRef("pk"), kind=RAN_OUT)
    passed = Deadline.objects.filter(state=DeadlineState.RUNNING, due_on__lt=calendar.today(), case__isnull=False)
    return list(passed.filter(~Exists(told)).order_by("due_on", "pk"))


def newly_idle():
    """Files at work in which nothing was sat on for a month, and nobody was reminded since."""
    before = calendar.today() - IDLE
    held = Q(sitting_records__stage__in=("open", "closed")) | Q(sitting_records__stage="fixed", sitting_records__on__gte=calendar.today())
    last = Coalesce(Max("sitting_records__on", filter=held), "received_on")
    told = Event.objects.filter(owner=OuterRef("pk"), kind=LIES_IDLE, on__gt=before)
    files = Case.objects.filter(closed_on__isnull=True, committee__isnull=False, complaint_records__stage__in=AT_WORK)
    return list(files.annotate(sat_on=last).filter(~Exists(told), sat_on__lte=before).order_by("pk"))


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
