"""The inquiry terminated since the complainant stays away: rule 7(5), from three absences and a proven notice (PO-32, PO-44)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.shared.spine import Spine, Stage
from workflows.step import step


class Terminating(Spine):
    """What the committee's decision on her absence does to the complaint."""

    @step(
        Spine.stage, "complaint.terminate", source=Stage.INQUIRY, target=Stage.DISMISSED, who="system", clause="PO-32",
        label=_("The inquiry is terminated"), facts=[Fact("reasons", "words", required=True)],
    )
    def terminate(self):
        """It ends with reasons and without any finding; she learns it, with her time to appeal, and so does he."""
        self.put(terminated_because=self.facts["reasons"])
        self.record.ended_on = self.case.closed_on = self.on
        self.end_clocks()
        for party in self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION):
            runs = self.start_clock(limits.APPEAL, runs_from=self.on, party=party)
            self.serve("inquiry-terminated", to=party, terminated_on=self.on, reasons=self.facts["reasons"], appeal_by=runs.due_on)
        for party in self.parties(Role.RESPONDENT).filter(served_on__isnull=False):
            self.serve("inquiry-terminated", to=party, terminated_on=self.on, reasons=self.facts["reasons"])
