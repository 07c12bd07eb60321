"""What the door writes beside a record: events, clocks, what was already done, and who read what."""

import uuid

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.fields import Sealed
from cases.models.base import Bypass


class AppendOnly(models.QuerySet):
    """Rows that are added and never changed or removed."""

    def update(self, **_values):
        """Refused."""
        raise Bypass("this register is only added to")

    def delete(self):
        """Refused."""
        raise Bypass("this register is only added to")


class Event(models.Model):
    """One link of the chain of a case or committee; the words of the step lie sealed in `facts`."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.UUIDField()
    seq = models.PositiveIntegerField()
    kind = models.CharField(max_length=60)
    at = models.DateTimeField()
    on = models.DateField()
    by = models.ForeignKey("committees.Person", null=True, on_delete=models.PROTECT, related_name="+")
    as_roles = models.CharField(max_length=160, blank=True)
    record_table = models.CharField(max_length=60, blank=True)
    record = models.UUIDField(null=True)
    stage_from = models.CharField(max_length=24, blank=True)
    stage_to = models.CharField(max_length=24, blank=True)
    clauses = models.CharField(max_length=160, blank=True)
    facts = Sealed("audit")
    facts_digest = models.CharField(max_length=64)
    previous = models.CharField(max_length=64, blank=True)
    hash = models.CharField(max_length=64)

    objects = AppendOnly.as_manager()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["owner", "seq"], name="one_link_per_place")]

    def __str__(self):
        return f"{self.kind} ({self.seq})"

    @property
    def key_owner(self):
        """Sealed under the key of the chain's owner."""
        return self.owner


class DeadlineState(models.TextChoices):
    """Whether a clock runs."""

    RUNNING = "running", _("Running")
    MET = "met", _("Met")
    STAYED = "stayed", _("Stayed")
    ENDED = "ended", _("Ended")


class Deadline(models.Model):
    """A date computed once and kept with its origin: limit, clause, counted from, strict day, last day in time."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    case = models.ForeignKey("cases.Case", null=True, on_delete=models.PROTECT, related_name="deadlines")
    record = models.UUIDField(null=True)
    party = models.ForeignKey("cases.Party", null=True, blank=True, on_delete=models.PROTECT)
    limit = models.CharField(max_length=60)
    clause = models.CharField(max_length=12)
    counted_from = models.DateField()
    strict_on = models.DateField()
    due_on = models.DateField()
    calendar_version = models.CharField(max_length=80, blank=True)
    state = models.CharField(max_length=8, choices=DeadlineState, default=DeadlineState.RUNNING)
    met_on = models.DateField(null=True, blank=True)
    stayed_on = models.DateField(null=True, blank=True)
    resumed_on = models.DateField(null=True, blank=True)
    days_left = models.PositiveIntegerField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["due_on"], condition=models.Q(state="running"), name="running_by_due_day")]

    def __str__(self):
        return f"{self.limit} due {self.due_on}"


class Submission(models.Model):
    """A form that was already sent: the same key gives the first result again."""

    key = models.CharField(max_length=64, primary_key=True)
    step = models.CharField(max_length=60)
    by = models.UUIDField(null=True)
    record = models.UUIDField()
    event = models.UUIDField()

    def __str__(self):
        return self.step


class Reading(models.Model):
    """Somebody opened a confidential part of a file; written before the page leaves."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    case = models.ForeignKey("cases.Case", on_delete=models.PROTECT, related_name="readings")
    person = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="+")
    as_roles = models.CharField(max_length=160)
    parts = models.CharField(max_length=80)
    at = models.DateTimeField()

    objects = AppendOnly.as_manager()

    def __str__(self):
        return f"{self.parts} at {self.at}"
