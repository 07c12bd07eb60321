"""The end of a file: nothing is closed before the report reached everybody and each recommendation has its end (PO-36, PO-43)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Direction, Order
from workflows.posh2013.recommendation import LIVE
from workflows.refusals import Unmet
from workflows.shared.spine import Spine, Stage
from workflows.step import step


class Closing(Spine):
    """When nothing more is to be done."""

    def everything_done(self):
        """PO-43: what was recommended is done, paid, or set aside; a default stays open until it is taken up."""
        if self.rows(Direction, *LIVE, "stayed"):
            said = _("A recommendation is still to be acted upon.")
            return Unmet("PO-43", said, "time", opens=_("what the employer did on each recommendation"))
        return None

    def report_was_sent(self):
        """PO-36: the report reached the employer and both parties."""
        if self.rows(Order, "issued"):
            return Unmet("PO-36", _("The report is not sent yet."), "service", opens="report.forward")
        return None

    @step(
        Spine.stage, "complaint.close", source=(Stage.ORDERED, Stage.DISMISSED), target=Stage.CLOSED, who="presiding",
        clause=("PO-43", "PO-36"), label=_("Close the file"), conditions=[everything_done, report_was_sent],
    )
    def close_file(self):
        """The file is closed when nothing more is to be done; it stays confidential for ever."""
        self.record.ended_on = self.case.closed_on = self.on
        self.end_clocks()
