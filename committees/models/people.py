"""People and the dated offices they hold; parties stand here without any name."""

from django.conf import settings
from django.db import connection, models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _
from django_fsm import FSMField

from cases.models.base import Chained, Entered, StagedSet


class Gender(models.TextChoices):
    """Recorded because the texts set seats apart for women."""

    FEMALE = "female", _("woman")
    MALE = "male", _("man")
    OTHER = "other", _("another")


class Person(Entered):
    """Somebody who acts. The published name is an office-holder's; a party's name is sealed in the file."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, null=True, blank=True, on_delete=models.PROTECT)
    gender = models.CharField(max_length=8, choices=Gender, blank=True)
    published_name = models.CharField(max_length=120, blank=True)
    reports_to = models.ForeignKey("self", null=True, blank=True, on_delete=models.PROTECT, related_name="reports")
    language = models.CharField(max_length=5, default="en")

    class Meta:
        verbose_name_plural = "people"

    def __str__(self):
        return self.published_name or str(self.id)

    @property
    def is_woman(self) -> bool:
        """Whether she counts for a seat that the text keeps for women."""
        return self.gender == Gender.FEMALE


LADDER = """
WITH RECURSIVE ladder(below, above, steps) AS (
    SELECT id, reports_to_id, 1 FROM committees_person WHERE reports_to_id IS NOT NULL AND id IN ({people})
    UNION ALL
    SELECT ladder.below, over.reports_to_id, ladder.steps + 1 FROM ladder
    JOIN committees_person over ON over.id = ladder.above WHERE over.reports_to_id IS NOT NULL AND ladder.steps < {most})
SELECT below, above FROM ladder ORDER BY steps
"""
LONGEST = 12


def ladder(people) -> dict:
    """For each of these people, by id, the ids of those to whom they answer, the nearest first; one question for all."""
    key, found = Person._meta.pk, {}
    asked = [key.get_db_prep_value(one, connection) for one in people]
    if not asked:
        return found
    with connection.cursor() as cursor:
        cursor.execute(LADDER.format(people=", ".join(["%s"] * len(asked)), most=LONGEST), asked)
        for below, above in cursor.fetchall():
            rungs = found.setdefault(key.to_python(below), [])
            rungs += [one for one in [key.to_python(above)] if one not in rungs]
    return found


class Office(models.TextChoices):
    """The offices that the texts, or a recorded order, give to one person at a time."""

    AUTHORITY = "authority", _("appointing authority")
    EMPLOYER = "employer", _("employer or owner")
    SPECIAL_OFFICER = "special_officer", _("Special Officer of the workplace")
    DISTRICT_OFFICER = "district_officer", _("District Special Officer")
    SECRETARY = "secretary", _("secretary of the committee")
    APPELLATE = "appellate_authority", _("appellate authority")
    AUDITOR = "auditor", _("auditor")


class AppointmentStage(models.TextChoices):
    """Where an appointment stands."""

    NEW = "new", _("not yet made")
    MADE = "made", _("made")
    ENDED = "ended", _("ended")


class AppointmentSet(StagedSet):
    """Appointments, asked as of a day."""

    def in_force(self, on):
        """Those held on this day, first and last day included."""
        return self.filter(Q(until_on__isnull=True) | Q(until_on__gte=on), from_on__lte=on)


class Appointment(Chained):
    """A person holds an office from a day to a day, by an order."""

    law = models.CharField(max_length=8, blank=True)
    stage = FSMField(default=AppointmentStage.NEW, choices=AppointmentStage, protected=True, max_length=16)
    person = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="appointments")
    office = models.CharField(max_length=24, choices=Office)
    workplace = models.ForeignKey("committees.Workplace", null=True, blank=True, on_delete=models.PROTECT)
    district = models.ForeignKey("committees.District", null=True, blank=True, on_delete=models.PROTECT)
    committee = models.ForeignKey("committees.Committee", null=True, blank=True, on_delete=models.PROTECT)
    rank = models.CharField(max_length=60, blank=True)
    reasons = models.TextField(blank=True)
    from_on = models.DateField()
    until_on = models.DateField(null=True, blank=True)
    appointed_by = models.ForeignKey(Person, null=True, on_delete=models.PROTECT, related_name="appointments_made")

    objects = AppointmentSet.as_manager()

    class Meta:
        indexes = [models.Index(fields=["person", "office"])]

    def __str__(self):
        return f"{self.office} from {self.from_on}"

    def is_held(self, on) -> bool:
        """Whether it is held on this day, first and last day included."""
        return self.from_on <= on and (self.until_on is None or self.until_on >= on)
