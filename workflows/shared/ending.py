"""What an end before any order brings with it: clocks and protection end, and those who were told learn it (SH-17, SH-28, SH-44)."""

from django.utils.translation import gettext_lazy as _

from cases.models import InterimRelief, Role
from notices.models import Document
from workflows.shared.spine import Spine

STANDING = ("granted", "directed", "recommended", "reported")
TOLD = ("interim-direction", "interim-recommendation", "protected-persons")


class Ending(Spine):
    """The verbs of an end without an order."""

    def end_now(self, *, keep=()) -> None:
        """The complaint ends and nothing runs any more, but the days of the records that are kept."""
        self.record.ended_on = self.case.closed_on = self.on
        self.end_clocks(keep=keep)

    def end_protection(self, because) -> bool:
        """Interim directions were for the time of the inquiry (SH-28); whether there were any."""
        standing = list(InterimRelief.objects.filter(case=self.case, stage__in=STANDING))
        for relief in standing:
            self.also("interim.end", record=relief, reasons=str(because), follows="the end")
        return bool(standing)

    def everybody_told(self) -> list:
        """Her side, the respondents whom the complaint reached, and the employers who were directed meanwhile."""
        return [*self.her_side(), *self.parties(Role.RESPONDENT).filter(served_on__isnull=False), *self.employers_told()]

    def her_side(self):
        """The women, the heirs, and whoever filed for them."""
        return self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION)

    def employers_told(self) -> list:
        """Office-holders to whom a paper of this case went: they learn that it ended."""
        papers = Document.objects.filter(case=self.case, to_person__isnull=False, kind__in=TOLD)
        return list({paper.to_person_id: paper.to_person for paper in papers.select_related("to_person")}.values())


WITHDRAWN = _("The complaint is withdrawn.")
