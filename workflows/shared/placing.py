"""A complaint that waited comes before the committee once one is constituted (SH-04, SH-11)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact
from workflows.shared.spine import Spine, Stage
from workflows.step import step


class Placing(Spine):
    """From waiting to the committee."""

    @step(
        Spine.stage, "complaint.place", source=(Stage.WAITING, Stage.STOPPED), target=(Stage.FILED, Stage.STOPPED), who="system",
        clause=("SH-04", "SH-11"), label=_("Bring it before the committee"), facts=[Fact("committee", "committee", required=True)],
    )  # fmt: skip
    def place(self):
        """The days run from the complaint, not from the constitution; one that stopped waits there to be asked (SH-45)."""
        self.case.committee = self.facts["committee"]
        self.comes_before_the_committee()
        if self.before == Stage.STOPPED:
            unsigned = self.record.content.get("stood") == Stage.WRITTEN_DOWN
            self.put(**{"goes_to" if unsigned else "stood": str(Stage.FILED)})
        return Stage.STOPPED if self.before == Stage.STOPPED else Stage.FILED
