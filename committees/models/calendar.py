"""The days on which offices are closed, and the changes of them that an officer confirms (General Clauses Act, section 10)."""

import uuid

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django_fsm import FSMField

from cases.models.base import Chained, StagedSet


class ChangeStage(models.TextChoices):
    """Where a change of the calendar stands."""

    NEW = "new", _("not yet proposed")
    PROPOSED = "proposed", _("proposed, no date has moved")
    IN_FORCE = "in_force", _("in force")
    REVOKED = "revoked", _("revoked")


class CalendarChange(Chained):
    """A holiday declared late, moved, or given to one district or workplace; its chain says who, and when."""

    law = models.CharField(max_length=8, blank=True)
    stage = FSMField(default=ChangeStage.NEW, choices=ChangeStage, protected=True, max_length=16)
    region = models.CharField(max_length=6, blank=True)
    district = models.ForeignKey("committees.District", null=True, blank=True, on_delete=models.PROTECT)
    workplace = models.ForeignKey("committees.Workplace", null=True, blank=True, on_delete=models.PROTECT)
    closes = models.DateField(null=True, blank=True)
    opens = models.DateField(null=True, blank=True)
    name = models.CharField(max_length=120)
    gazette = models.CharField(max_length=120, blank=True)
    proposed_on = models.DateField(null=True, blank=True)

    objects = StagedSet.as_manager()

    def __str__(self):
        return self.name

    @property
    def days(self) -> list:
        """The days it touches."""
        return [day for day in (self.closes, self.opens) if day]

    @property
    def place(self) -> str:
        """Where it holds: a workplace, a district, or a region."""
        return str(self.workplace or self.district or self.region)

    @property
    def workplaces(self) -> Q:
        """The workplaces whose offices keep it."""
        if self.workplace_id:
            return Q(pk=self.workplace_id)
        if self.district_id:
            return Q(district=self.district_id)
        return Q(district__region=self.region)


class ClosedDay(models.Model):
    """A day on which offices of a region, of a district or of one workplace are closed."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    day = models.DateField()
    region = models.CharField(max_length=6, blank=True)
    district = models.ForeignKey("committees.District", null=True, blank=True, on_delete=models.PROTECT)
    workplace = models.ForeignKey("committees.Workplace", null=True, blank=True, on_delete=models.PROTECT)
    name = models.CharField(max_length=120)
    gazette = models.CharField(max_length=120, blank=True)
    change = models.ForeignKey(CalendarChange, null=True, blank=True, on_delete=models.PROTECT, related_name="closed")
    opened_by = models.ForeignKey(CalendarChange, null=True, blank=True, on_delete=models.PROTECT, related_name="opened")

    class Meta:
        indexes = [models.Index(fields=["region", "day"])]

    def __str__(self):
        return f"{self.day}: {self.name}"
