"""A complaint stops, goes on where it stood, or ends before any order: withdrawn, or settled (SH-17, SH-44, SH-57)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState, InterimRelief
from workflows.facts import Fact
from workflows.shared.ending import WITHDRAWN, Ending
from workflows.shared.spine import OPEN_STAGES, Spine, Stage
from workflows.step import step

BEFORE_THE_ORDER = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, *OPEN_STAGES)
WHY_STOPPED = (
    ("withdrawal", _("she asks to withdraw")),
    ("consent", _("consent is withdrawn")),
    ("death", _("she has died")),
    ("stay", _("a court stayed it")),
)


class Halting(Ending):
    """What a withdrawal or a settlement does to the complaint; each move follows from a record of its own."""

    @step(
        Spine.stage, "complaint.stop", source=BEFORE_THE_ORDER, target=Stage.STOPPED, who="system",
        clause=("SH-44", "SH-17", "NJ-05"), label=_("Work stops"), facts=[Fact("why", "choice", choices=WHY_STOPPED, required=True)],
    )  # fmt: skip
    def stop(self):
        """Nothing is done on the complaint from now on; the days are shown, since no period for this may be invented."""
        self.put(stood=str(self.before), stopped_for=self.facts["why"], stopped_on=self.on.isoformat())

    @step(
        Spine.stage, "complaint.resume", source=Stage.STOPPED, target=BEFORE_THE_ORDER, who="system",
        clause=("SH-44", "SH-17", "NJ-05"), label=_("Work goes on"),
    )  # fmt: skip
    def resume(self):
        """The complaint goes on where it stood."""
        return Stage(self.record.content["stood"])

    @step(
        Spine.stage, "complaint.discontinue", source=Stage.STOPPED, target=Stage.WITHDRAWN, who="system",
        clause="SH-44", label=_("The complaint is withdrawn"),
    )  # fmt: skip
    def discontinue(self):
        """The committee permits it and the inquiry is discontinued; nothing is found for or against anyone."""
        self.end_now()
        directed = self.end_protection(WITHDRAWN)
        for reader in self.everybody_told():
            self.serve("withdrawal-recorded", to=reader, withdrawn_on=self.on, ends_directions=directed)

    @step(
        Spine.stage, "complaint.settle", source=OPEN_STAGES, target=Stage.SETTLED, who="system",
        clause="SH-57", label=_("The complaint is settled"),
    )  # fmt: skip
    def settle(self):
        """Both sides signed the written terms; the days had run on until now. Protection that she keeps goes on (SH-28)."""
        self.put(stood=str(self.before))
        self.meet_clock(self.inquiry_limit)
        kept = InterimRelief.objects.filter(case=self.case, stage="directed")
        self.end_now(keep=kept.values_list("pk", flat=True))

    @step(
        Spine.stage, "complaint.reopen", source=(Stage.SETTLED, Stage.DECIDING), target=OPEN_STAGES, who="system",
        clause="SH-57", label=_("The complaint is opened again"),
    )  # fmt: skip
    def open_again(self):
        """The terms were not kept; the days go on from the day on which they began, and who was let off is heard after all."""
        self.run_on()
        return Stage.INQUIRY if self.before == Stage.DECIDING else Stage(self.record.content["stood"])

    def run_on(self):
        """The file is open again, and the days of the inquiry run as if they had never been met."""
        self.record.ended_on = self.case.closed_on = None
        for deadline in Deadline.objects.filter(case=self.case, limit=self.inquiry_limit.slug, state=DeadlineState.MET):
            deadline.state, deadline.met_on = DeadlineState.RUNNING, None
            deadline.save(update_fields=["state", "met_on"])
            self.taken.clocks.append(deadline)
