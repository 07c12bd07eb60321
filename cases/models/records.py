"""The records of a file, one table for each procedure, each with its own stage; their words are sealed."""

import uuid

from django.db import models
from django_fsm import FSMField

from cases.fields import Sealed, SealedPaper
from cases.models.base import StagedSet


class Record(models.Model):
    """A record of a case: its stage moves only through the door, its content is sealed."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    case = models.ForeignKey("cases.Case", on_delete=models.PROTECT, related_name="%(class)s_records")
    stage = FSMField(default="new", protected=True, max_length=24)
    party = models.ForeignKey("cases.Party", null=True, blank=True, on_delete=models.PROTECT, related_name="%(class)s_records")
    opened_on = models.DateField()
    ended_on = models.DateField(null=True, blank=True)
    number = models.PositiveIntegerField(default=1)

    objects = StagedSet.as_manager()

    class Meta:
        abstract = True

    def __str__(self):
        return f"{self._meta.model_name} {self.number}"

    @property
    def key_owner(self):
        """Sealed under the case's key."""
        return self.case_id


class Complaint(Record):
    """The spine of a case: from filing to the end of its appeal."""

    capacity = models.CharField(max_length=24, blank=True)
    route = models.CharField(max_length=16, blank=True)
    content = Sealed("complaint")


class Allegation(Record):
    """One thing that is said to have been done to one woman, by one respondent; it gets one finding."""

    woman = models.ForeignKey("cases.Party", null=True, blank=True, on_delete=models.PROTECT, related_name="allegations_made")
    finding = models.CharField(max_length=16, blank=True)
    content = Sealed("complaint")


class Consent(Record):
    """The written consent of the woman or her heirs to a filing by another (SH-16, SH-17)."""

    given_on = models.DateField(null=True)
    content = Sealed("complaint")


class Withdrawal(Record):
    """Her wish to stop, and the private question whether she is pressed (SH-44, SH-45)."""

    asked_by = models.ForeignKey("committees.Person", null=True, on_delete=models.PROTECT, related_name="+")
    content = Sealed("deliberation")


class Declaration(Record):
    """A member's word on ties to anyone in the case, before the first sitting (NJ-02)."""

    person = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="+")
    content = Sealed("deliberation")


class Objection(Record):
    """A party's objection to a member, and the ruling on it (NJ-02)."""

    against = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="+")
    content = Sealed("deliberation")


class Service(Record):
    """Service of the complaint, or of another paper, on a party, and its proof (NJ-15)."""

    served_on = models.DateField(null=True)
    answer_by = models.DateField(null=True)
    content = Sealed("reply")


class Sitting(Record):
    """A sitting of the committee: each person is called alone (SH-23)."""

    on = models.DateField()
    district = models.ForeignKey("committees.District", null=True, on_delete=models.PROTECT)
    content = Sealed("complaint")


class Slot(models.Model):
    """The time at which one person is called to a sitting, by which door, and whether the person came (SH-23)."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="slots")
    party = models.ForeignKey("cases.Party", on_delete=models.PROTECT, related_name="slots")
    begins = models.DateTimeField()
    ends = models.DateTimeField()
    came = models.BooleanField(null=True)
    door = Sealed("complaint")

    def __str__(self):
        return f"{self.party_id} {self.begins}"

    @property
    def key_owner(self):
        """Sealed under the case's key."""
        return self.sitting.case_id


class Presence(models.Model):
    """A member who sat, and so heard what was said there."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    sitting = models.ForeignKey(Sitting, on_delete=models.PROTECT, related_name="presences")
    person = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="+")

    def __str__(self):
        return str(self.id)


class Statement(Record):
    """What a party or witness said: written, read back, signed (SH-21)."""

    sitting = models.ForeignKey(Sitting, null=True, on_delete=models.PROTECT, related_name="statements")
    content = Sealed("witness")


class Question(Record):
    """A written question of one side to the other, put through the committee."""

    to_party = models.ForeignKey("cases.Party", on_delete=models.PROTECT, related_name="+")
    content = Sealed("witness")


class Exhibit(Record):
    """A paper or thing produced: who gave it, who holds it, its digest, who has a copy (SH-27, SH-29)."""

    digest = models.CharField(max_length=64, blank=True)
    media = models.CharField(max_length=40, blank=True)
    content = Sealed("complaint")
    paper = SealedPaper("complaint")


class Summons(Record):
    """A notice to come, or to produce, with the reason to believe (SH-25, SH-26)."""

    place_on = models.DateField(null=True)
    content = Sealed("witness")


class InterimRelief(Record):
    """Protection meanwhile: demand, decision, direction to the employer, report, variation, end (SH-28)."""

    kind = models.CharField(max_length=24, blank=True)
    content = Sealed("complaint")


class Settlement(Record):
    """An amicable settlement, only at her request (SH-57)."""

    content = Sealed("complaint")


class Request(Record):
    """Something a party asks: an adjournment, a copy, a counsellor, an adjustment, a member's qualifications."""

    kind = models.CharField(max_length=24)
    content = Sealed("reply")


class Permission(Record):
    """The employer's request to change the service conditions of somebody protected (SH-55)."""

    content = Sealed("reply")


class ShowCause(Record):
    """The opportunity to show cause before any penalty (SH-32)."""

    answer_by = models.DateField(null=True)
    content = Sealed("report")


class Order(Record):
    """The reasoned order on the findings (SH-30, SH-31)."""

    outcome = models.CharField(max_length=16, blank=True)
    content = Sealed("report")


class Signature(models.Model):
    """A member who heard signs, or dissents in writing."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    order = models.ForeignKey(Order, on_delete=models.PROTECT, related_name="signatures")
    person = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="+")
    signed_on = models.DateField()
    dissents = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["order", "person"], name="one_signature_each")]

    def __str__(self):
        return str(self.id)


class Direction(Record):
    """One direction of an order, with its own compliance (SH-31, SH-33, SH-34)."""

    kind = models.CharField(max_length=24)
    order = models.ForeignKey(Order, on_delete=models.PROTECT, related_name="directions")
    content = Sealed("report")


class Appeal(Record):
    """A challenge before the forum that the text gives (SH-40, SH-41)."""

    forum = models.CharField(max_length=40, blank=True)
    content = Sealed("appeal")


class CourtStay(Record):
    """A court's order that the proceeding rests (NJ-05)."""

    content = Sealed("appeal")


class ByTwo(models.Model):
    """What one person asks for and another approves (SH-42); neither does both."""

    asked_by = models.ForeignKey("committees.Person", null=True, on_delete=models.PROTECT, related_name="+")
    approved_by = models.ForeignKey("committees.Person", null=True, on_delete=models.PROTECT, related_name="+")

    class Meta:
        abstract = True


class Release(ByTwo, Record):
    """The record sealed for a court: the order that calls for it, who let it go, who received it (SH-20)."""

    content = Sealed("deliberation")


class Redaction(ByTwo, Record):
    """A list of passages left out of a copy, each with its ground, and the list of differences (SH-20, SH-42)."""

    content = Sealed("deliberation")


class Note(Record):
    """A named step beside the spine: correction, irregularity, procedure adopted, wrong forum, handover."""

    kind = models.CharField(max_length=24)
    content = Sealed("deliberation")
