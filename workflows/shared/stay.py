"""A court stays the proceeding: work and days rest, and go on with the days left when the stay is over (NJ-05)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import CourtStay, Role
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.spine import OPEN_STAGES, Stage
from workflows.step import NEW, staged, step

BEFORE_THE_ORDER = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, *OPEN_STAGES)


class StayStage(models.TextChoices):
    """Where a stay stands."""

    IN_FORCE = "in_force", _("in force")
    LIFTED = "lifted", _("over")


def work_goes_on(procedure):
    """NJ-05: what has stopped or ended has nothing to stay; after the order the stay belongs to the appeal."""
    stage = procedure.spine_stage
    if stage in BEFORE_THE_ORDER:
        return None
    if stage == Stage.STOPPED:
        return Unmet("NJ-05", _("Work on the complaint has stopped already."), "time", opens="stay.lift")
    if stage in (Stage.ORDERED, Stage.UNDER_APPEAL):
        return Unmet("NJ-05", _("The order is made. A stay of it is recorded with the appeal."), "forum", opens="appeal.stay")
    return Unmet("NJ-05", _("The complaint has ended: nothing is left to stay."), "nothing")


def the_order_is_made(procedure):
    """NJ-05: an order that is to come stays nothing."""
    day = procedure.facts.get("ordered_on")
    if day and day > procedure.on:
        return Unmet("NJ-05", _("This day has not come yet."), "correction", opens="ordered_on")
    return None


class Stay(Procedure):
    """The stay of a whole proceeding before its order, recorded from the court's own paper."""

    record_class = CourtStay
    stage = staged(StayStage)

    @step(
        stage, "stay.record", source=NEW, target=StayStage.IN_FORCE, who="committee_or_secretary", clause="NJ-05",
        label=_("Record that a court stayed the proceeding"),
        facts=[
            Fact("court", "line", _("Which court?"), required=True, clause="NJ-05", cure="sanction"),
            Fact("reference", "line", _("The number of its order"), required=True, clause="NJ-05", cure="sanction"),
            Fact("ordered_on", "day", _("The date of its order"), required=True, clause="NJ-05", cure="sanction"),
            Fact("words", "words", _("What the order says")),
            Fact("paper", "paper", _("A copy of the order")),
        ],
        conditions=[work_goes_on], checks=[the_order_is_made],
    )  # fmt: skip
    def record_stay(self):
        """Work stops and every running day rests with the days it has left; both sides are told."""
        self.keep("court", "reference", "words")
        self.put(ordered_on=self.facts["ordered_on"].isoformat(), stood=str(self.spine_stage))
        self.also("complaint.stop", record=self.spine, why="stay")
        self.suspend_clocks()
        self.tell("rests")

    @step(
        stage, "stay.lift", source=StayStage.IN_FORCE, target=StayStage.LIFTED, who="committee_or_secretary", clause="NJ-05",
        label=_("Record that the stay is over"), duty="committee",
        facts=[
            Fact("ordered_on", "day", _("The date on which it ended"), required=True, clause="NJ-05", cure="sanction"),
            Fact("words", "words", _("By which order, or by which lapse of time?"), required=True, clause="NJ-05", cure="sanction"),
        ],
        checks=[the_order_is_made],
    )  # fmt: skip
    def lift(self):
        """Work goes on where it stood; each day goes on from today with what it had left, today left out."""
        self.put(ended_on=self.facts["ordered_on"].isoformat(), ended_by=self.facts["words"])
        self.record.ended_on = self.on
        self.resume_clocks()
        if self.spine_stage == Stage.STOPPED:
            self.also("complaint.resume", record=self.spine)
        self.tell("goes_on")

    def tell(self, effect):
        """Each side, as far as it knows of the case."""
        served = self.parties(Role.RESPONDENT).filter(served_on__isnull=False)
        for reader in (*self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION), *served):
            self.serve("stay", to=reader, court=self.record.content["court"], number=self.record.content["reference"], effect=effect)
