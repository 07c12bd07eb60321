"""An allegation: one thing said to have been done by one respondent; it gets one finding."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Allegation as AllegationRecord
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.step import NEW, staged, step


class AllegationStage(models.TextChoices):
    """Where an allegation stands."""

    MADE = "made", _("made")
    FOUND = "found", _("a finding is recorded")


class Allegation(Procedure):
    """From being made to its finding."""

    record_class = AllegationRecord
    stage = staged(AllegationStage)

    @step(
        stage, "allegation.make", source=NEW, target=AllegationStage.MADE, who="system", clause="SH-52",
        label=_("Record what is alleged"),
        facts=[Fact("against", "party", required=True), Fact("what", "words", required=True), Fact("on", "day")],
    )
    def make(self):
        """Each thing that is said to have been done is kept apart, so that each gets its own finding."""
        self.record.party = self.facts["against"]
        self.record.number = AllegationRecord.objects.filter(case=self.case).count() + 1
        self.keep("what", "on")
