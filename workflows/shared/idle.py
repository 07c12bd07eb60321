"""A file that lies idle: no text says when, and nothing but a reminder follows (NJ-01)."""

from datetime import timedelta

from django.db.models import Max, Q
from django.db.models.functions import Coalesce
from django.utils.translation import gettext_lazy as _

from cases.models import Case, Event
from committees import conflicts
from workflows.refusals import Unmet
from workflows.shared.spine import Spine, Stage
from workflows.step import step

IDLE = timedelta(days=30)
AT_WORK = (Stage.FILED, Stage.CONCILIATION, Stage.INQUIRY, Stage.REPRESENTATION, Stage.DECIDING)
REMINDED = "complaint.remind"


def lying_idle(*, on):
    """The files at work in which nobody sat for thirty days, and no sitting is fixed for a day to come."""
    held = Q(sitting_records__stage__in=("open", "closed")) | Q(sitting_records__stage="fixed", sitting_records__on__gte=on)
    last = Coalesce(Max("sitting_records__on", filter=held), "received_on")
    files = Case.objects.filter(closed_on__isnull=True, committee__isnull=False, complaint_records__stage__in=AT_WORK)
    return files.annotate(sat_on=last).filter(sat_on__lte=on - IDLE)


class Idle(Spine):
    """The reminder."""

    @property
    def since(self):
        """The day since which nobody sat in this file; nothing, where it does not lie idle."""
        return lying_idle(on=self.on).filter(pk=self.case.pk).values_list("sat_on", flat=True).first()

    def it_lies_idle(self):
        """Nobody is reminded of a file in which somebody sat, or for which a sitting is fixed."""
        return None if self.since else Unmet("NJ-01", _("The file does not lie idle."), "time")

    def nobody_was_reminded(self):
        """Once in thirty days: the second of two sweeps finds the first one's word."""
        since = self.on - IDLE
        if Event.objects.filter(owner=self.case.pk, kind=REMINDED, on__gt=since).exists():
            return Unmet("NJ-01", _("The committee was reminded within the last thirty days."), "time")
        return None

    @step(
        Spine.stage, REMINDED, source=AT_WORK, target=AT_WORK, who="system", clause="NJ-01",
        label=_("Remind the committee of a file that lies idle"), conditions=[it_lies_idle, nobody_was_reminded],
    )  # fmt: skip
    def remind(self):
        """After thirty days without a sitting whoever sits in the case is reminded; the days run on and nothing is closed."""
        since = self.since
        for seat in conflicts.sitting_members(self.case, on=self.on):
            self.serve("file-lies-idle", to=seat.person, recipient="member", since=since)
        return Stage(self.before)
