"""Districts, workplaces, and how many work or study there: entries that the texts share (SH-04, SH-08, SH-54)."""

from django.utils.translation import gettext_lazy as _

from cases.models.base import EntryStage
from committees.models import District as DistrictRecord
from committees.models import Headcount as HeadcountRecord
from committees.models import Workplace as WorkplaceRecord
from committees.models.places import Government
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.seating import answers_for
from workflows.step import NEW, staged, step


def about(places) -> list:
    """What is asked of a workplace; the kinds of place are those of the text."""
    return [
        Fact("name", "line", _("The name of the workplace"), required=True),
        Fact("district", "district", _("In which district?"), required=True),
        Fact("branch_of", "workplace", _("A branch of which establishment?")),
        Fact("place", "choice", _("What kind of place is it?"), choices=places),
        Fact("government", "choice", _("Which is its appropriate Government?"), choices=Government.choices),
        Fact("service_rules", "yes_no", _("Are there service rules or standing orders?")),
        Fact("phone", "line", _("The office telephone")),
    ]


class District(Procedure):
    """The area of a district officer."""

    record_class = DistrictRecord
    owner_class = DistrictRecord
    stage = staged(EntryStage)

    @step(
        stage, "district.open", source=NEW, target=EntryStage.ENTERED, who="entering_places", clause="SH-08", label=_("Enter a district"),
        facts=[
            Fact("name", "line", _("The name of the district"), required=True),
            Fact("region", "line", _("The State, as in IN-MH"), required=True),
        ],
    )  # fmt: skip
    def open(self):
        """Every district has its officer, and the holidays of its State."""
        self.record.name, self.record.region = self.facts["name"], self.facts["region"]
        self.record.save(force_insert=True)


class Workplace(Procedure):
    """An office, branch, institution or house; each text states what it takes for a workplace."""

    record_class = WorkplaceRecord
    owner_class = WorkplaceRecord
    stage = staged(EntryStage)

    def enter(self) -> None:
        """What is entered of a workplace under any text."""
        self.record.name, self.record.district = self.facts["name"], self.facts["district"]
        self.record.branch_of = self.facts.get("branch_of")
        self.record.kind = self.facts.get("place") or ""
        self.record.government = self.facts.get("government") or Government.STATE
        self.record.has_service_rules = bool(self.facts.get("service_rules"))
        self.record.office_phone = self.facts.get("phone") or ""
        self.record.save(force_insert=True)


def of_ones_own(procedure):
    """SH-04: the employer counts the own people; the authority may enter any count."""
    place = procedure.facts.get("workplace")
    if place is None or "system" in procedure.found or answers_for(procedure.by, place, on=procedure.on):
        return None
    return Unmet("SH-04", _("You answer for another workplace, not for this one."), "nothing", opens="workplace")


class Headcount(Procedure):
    """How many were employed, or registered as students, on a day."""

    record_class = HeadcountRecord
    owner_class = HeadcountRecord
    stage = staged(EntryStage)

    @step(
        stage, "headcount.record", source=NEW, target=EntryStage.ENTERED, who="counting", clause="SH-04", label=_("Record a headcount"),
        facts=[
            Fact("workplace", "workplace", _("At which workplace?"), required=True),
            Fact("employees", "number", _("How many employees?"), required=True),
            Fact("students", "number", _("How many students?")),
            Fact("counted_on", "day", _("Counted on which day?")),
        ],
        checks=[of_ones_own],
    )  # fmt: skip
    def record_count(self):
        """How many there are decides whether a committee is a duty."""
        self.record.workplace = self.facts["workplace"]
        self.record.employees, self.record.students = self.facts["employees"], self.facts.get("students") or 0
        self.record.counted_on = self.facts.get("counted_on") or self.on
        self.record.save(force_insert=True)
