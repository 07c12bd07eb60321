"""Committees and their dated seats."""

import uuid

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django_fsm import FSMField

from cases.models.base import Chained, StagedSet


class CommitteeKind(models.TextChoices):
    """Which body a committee is."""

    INTERNAL = "internal", _("internal committee")
    LOCAL = "local", _("local committee")


class CommitteeStage(models.TextChoices):
    """Where a committee stands."""

    NEW = "new", _("not yet proposed")
    PROPOSED = "proposed", _("proposed")
    CONSTITUTED = "constituted", _("constituted")
    ENDED = "ended", _("ended")


class Committee(Chained):
    """A body constituted by an order for a workplace (SH-04, SH-05) or a district (SH-10)."""

    kind = models.CharField(max_length=12, choices=CommitteeKind, default=CommitteeKind.INTERNAL)
    law = models.CharField(max_length=8)
    workplace = models.ForeignKey(
        "committees.Workplace", null=True, blank=True, on_delete=models.PROTECT, related_name="committees"
    )
    district = models.ForeignKey("committees.District", null=True, blank=True, on_delete=models.PROTECT)
    stage = FSMField(default=CommitteeStage.NEW, choices=CommitteeStage, protected=True, max_length=16)
    constituted_on = models.DateField(null=True, blank=True)
    fewer_women_because = models.TextField(blank=True)
    next_due = models.DateField(null=True, blank=True)

    objects = StagedSet.as_manager()

    def __str__(self):
        return f"{self.kind} {self.id}"


class SeatKind(models.TextChoices):
    """The kinds of seat that the texts name."""

    PRESIDENT = "president", _("President")
    MEMBER = "member", _("member")
    NGO_MEMBER = "ngo_member", _("member from an organisation working for women")


# What a text calls a seat otherwise.
CALLED = {
    "POSH2013": {
        SeatKind.PRESIDENT: _("Presiding Officer"),
        SeatKind.MEMBER: _("member from among the employees"),
        SeatKind.NGO_MEMBER: _("external member"),
    },
}


class SeatSet(models.QuerySet):
    """Seats, asked as of a day."""

    def in_force(self, on):
        """Those whose holder may sit on this day, first and last day included."""
        return self.filter(Q(until_on__isnull=True) | Q(until_on__gte=on), from_on__lte=on)

    def for_case(self, case):
        """The standing seats and those filled for this case alone (NJ-02)."""
        return self.filter(Q(for_case__isnull=True) | Q(for_case=case.id), committee_id=case.committee_id)


class Seat(models.Model):
    """A person sits from a day to a day, on stated grounds and with declared ties to the employer."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    committee = models.ForeignKey(Committee, on_delete=models.PROTECT, related_name="seats")
    person = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="seats")
    kind = models.CharField(max_length=12, choices=SeatKind)
    body = models.CharField(max_length=160, blank=True)
    basis = models.CharField(max_length=24, blank=True)
    grounds = models.TextField(blank=True)
    ties_declared = models.BooleanField(default=False)
    ties = models.TextField(blank=True)
    from_on = models.DateField()
    until_on = models.DateField(null=True, blank=True)
    ended_because = models.CharField(max_length=24, blank=True)
    for_case = models.UUIDField(null=True, blank=True)
    instead_of = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT)

    objects = SeatSet.as_manager()

    class Meta:
        indexes = [models.Index(fields=["person", "committee"])]

    def __str__(self):
        return f"{self.kind} from {self.from_on}"

    @property
    def called(self):
        """The seat in the words of the text under which its committee sits."""
        return CALLED.get(self.committee.law, {}).get(self.kind) or self.get_kind_display()

    def is_held(self, on) -> bool:
        """Whether its holder may sit on this day, first and last day included."""
        return self.from_on <= on and (self.until_on is None or self.until_on >= on)
