"""A complaint waits for conciliation, ends by a settlement, and is inquired into when a term is not kept (PO-22 to PO-24)."""

from django.utils.translation import gettext_lazy as _

from workflows.shared import halting as shared
from workflows.shared.spine import Spine, Stage
from workflows.step import step


class Halting(shared.Halting):
    """What a withdrawal or a settlement does to the complaint under the Act of 2013."""

    @step(
        Spine.stage, "complaint.conciliate", source=(Stage.FILED, Stage.INQUIRY), target=Stage.CONCILIATION, who="system",
        clause="PO-22", label=_("Conciliation, at her request"),
    )  # fmt: skip
    def conciliate(self):
        """Before it inquires, and at her request, the committee may take steps to settle; the days run on."""
        self.put(before_conciliation=self.before)

    @step(
        Spine.stage, "complaint.end_conciliation", source=Stage.CONCILIATION, target=(Stage.FILED, Stage.INQUIRY), who="system",
        clause="PO-22", label=_("Nothing was settled"),
    )  # fmt: skip
    def end_conciliation(self):
        """Where nothing is settled the complaint stands before the committee as it stood, to be inquired into."""
        return Stage(self.record.content["before_conciliation"])

    @step(
        Spine.stage, "complaint.settle", source=(Stage.FILED, Stage.CONCILIATION, Stage.INQUIRY), target=Stage.SETTLED, who="system",
        clause="PO-23", label=_("The complaint is settled"),
    )
    def settle(self):
        """Where a settlement is arrived at there is no further inquiry."""
        self.meet_clock("inquiry")
        self.end_now()

    @step(
        Spine.stage, "complaint.reopen", source=Stage.SETTLED, target=Stage.INQUIRY, who="system", clause="PO-24",
        label=_("A term is not kept: the inquiry begins"),
    )
    def open_again(self):
        """At her word that a term was not kept the committee inquires; she files nothing again, the days go on from receipt."""
        self.run_on()
