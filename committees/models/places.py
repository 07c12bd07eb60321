"""Districts, and workplaces with their branches and headcounts."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models.base import Entered


class District(Entered):
    """A district: the area of a District Special Officer (SH-08)."""

    name = models.CharField(max_length=80)
    region = models.CharField(max_length=6, default="IN", help_text=_("State, as in IN-MH"))

    def __str__(self):
        return self.name


class Government(models.TextChoices):
    """The appropriate Government of a workplace (SH-54); private workplaces fall to the State."""

    CENTRAL = "central", _("Central Government")
    STATE = "state", _("State Government")


class Workplace(Entered):
    """An office, branch, institution or house; a branch names the establishment it belongs to (SH-04)."""

    name = models.CharField(max_length=120)
    kind = models.CharField(max_length=8, blank=True, help_text=_("Place in the list of section 2(p), as in v"))
    district = models.ForeignKey(District, on_delete=models.PROTECT, related_name="workplaces")
    branch_of = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="branches")
    government = models.CharField(max_length=8, choices=Government, default=Government.STATE)
    has_service_rules = models.BooleanField(default=False)
    weekend = models.CharField(max_length=13, default="5,6", help_text=_("Closed weekdays, Monday is 0"))
    office_phone = models.CharField(max_length=24, blank=True)

    def __str__(self):
        return self.name

    @property
    def establishment(self):
        """The employer's whole undertaking, whose people the fifty are counted over (SH-04)."""
        return self.branch_of or self


class Headcount(Entered):
    """How many were employed, or registered as students, on a day (SH-04)."""

    workplace = models.ForeignKey(Workplace, on_delete=models.PROTECT, related_name="headcounts")
    counted_on = models.DateField()
    employees = models.PositiveIntegerField(default=0)
    students = models.PositiveIntegerField(default=0)

    def __str__(self):
        return f"{self.employees}+{self.students} on {self.counted_on}"
