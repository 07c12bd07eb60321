"""A case and the people in it: the case carries no words, a party's particulars are sealed."""

import secrets
import uuid

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.fields import Sealed
from cases.models.base import Chained

HANDLE_LETTERS = "23456789BCDFGHJKMNPQRSTVWXYZ"


def new_reference() -> str:
    """A random handle such as R7K-MQ2: it shows neither order nor number of cases."""
    letters = [secrets.choice(HANDLE_LETTERS) for _letter in range(6)]
    return "".join(letters[:3]) + "-" + "".join(letters[3:])


class Case(Chained):
    """One complaint's file, under one law, before one committee at a time."""

    reference = models.CharField(max_length=7, unique=True, default=new_reference)
    law = models.CharField(max_length=8)
    committee = models.ForeignKey("committees.Committee", null=True, blank=True, on_delete=models.PROTECT, related_name="cases")
    workplace = models.ForeignKey("committees.Workplace", null=True, blank=True, on_delete=models.PROTECT, related_name="cases")
    first_received_by = models.ForeignKey("committees.Person", null=True, on_delete=models.PROTECT, related_name="+")
    received_on = models.DateField()
    entered_at = models.DateTimeField()
    last_step_on = models.DateField(null=True)
    next_due = models.DateField(null=True, blank=True, db_index=True)
    closed_on = models.DateField(null=True, blank=True)

    def __str__(self):
        return self.reference


class Role(models.TextChoices):
    """What somebody is in a case."""

    AGGRIEVED_WOMAN = "aggrieved_woman", _("aggrieved woman")
    HEIR = "heir", _("legal heir or representative")
    ORGANISATION = "organisation", _("trade union or organisation")
    RESPONDENT = "respondent", _("respondent")
    WITNESS = "witness", _("witness")
    REPRESENTATIVE = "representative", _("her representative")
    SUPPORTER = "supporter", _("supporter")
    COUNSELLOR = "counsellor", _("counsellor")
    INTERPRETER = "interpreter", _("interpreter")


CODE_LETTERS = {
    Role.AGGRIEVED_WOMAN: "C",
    Role.HEIR: "H",
    Role.ORGANISATION: "N",
    Role.RESPONDENT: "R",
    Role.WITNESS: "W",
    Role.REPRESENTATIVE: "P",
    Role.SUPPORTER: "S",
    Role.COUNSELLOR: "K",
    Role.INTERPRETER: "I",
}


class Party(models.Model):
    """Somebody in a case, called by a code such as C1 or R1; name, contact and address are sealed."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="parties")
    person = models.ForeignKey("committees.Person", null=True, blank=True, on_delete=models.PROTECT, related_name="parties")
    role = models.CharField(max_length=16, choices=Role)
    code = models.CharField(max_length=4)
    is_complainant = models.BooleanField(default=False)
    employer = models.ForeignKey("committees.Workplace", null=True, blank=True, on_delete=models.PROTECT)
    is_employee = models.BooleanField(default=True)
    is_workman = models.BooleanField(default=False)
    is_employer = models.BooleanField(default=False)
    side = models.CharField(max_length=16, blank=True)
    of_party = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="attached")
    joined_on = models.DateField()
    served_on = models.DateField(null=True, blank=True)
    left_on = models.DateField(null=True, blank=True)
    language = models.CharField(max_length=5, default="en")
    identity = Sealed("contact")

    class Meta:
        verbose_name_plural = "parties"
        constraints = [models.UniqueConstraint(fields=["case", "code"], name="one_code_per_party")]

    def __str__(self):
        return self.code

    @property
    def key_owner(self):
        """Sealed under the case's key."""
        return self.case_id

    @property
    def has_died(self) -> bool:
        """Whether the death of this party is recorded (NJ-08); asked of the record only where somebody has left the case."""
        return self.left_on is not None and self.note_records.filter(kind="death").exists()


class PartyAccess(models.Model):
    """The tag of a party's tracking code; the code itself is kept nowhere."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    party = models.ForeignKey(Party, on_delete=models.PROTECT, related_name="access")
    tag = models.CharField(max_length=64, unique=True)
    made_at = models.DateTimeField()
    ended_at = models.DateTimeField(null=True, blank=True)

    def __str__(self):
        return str(self.id)


class Recusal(models.Model):
    """A person who may not sit in, nor see, this case (NJ-02); sight ends with the row."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    case = models.ForeignKey(Case, on_delete=models.PROTECT, related_name="recusals")
    person = models.ForeignKey("committees.Person", on_delete=models.PROTECT, related_name="recusals")
    since = models.DateField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["case", "person"], name="one_recusal_per_person")]

    def __str__(self):
        return str(self.id)
