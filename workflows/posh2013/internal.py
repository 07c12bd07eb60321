"""A complaint before an Internal Committee under the Act of 2013; its steps are read in the order of the Act, from the last base."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

from workflows.posh2013 import limits
from workflows.posh2013.act import Act2013
from workflows.posh2013.aid import CriminalAid
from workflows.posh2013.closing import Closing
from workflows.posh2013.completion import Completion
from workflows.posh2013.halting import Halting
from workflows.posh2013.intime import AT_MOST
from workflows.posh2013.screening import Screening
from workflows.posh2013.terminating import Terminating
from workflows.posh2013.writing import Writing
from workflows.shared.aftermath import Aftermath
from workflows.shared.criminal import CriminalRight
from workflows.shared.days_moved import DaysMoved
from workflows.shared.idle import Idle
from workflows.shared.joining import Joining
from workflows.shared.placing import Placing
from workflows.shared.slips import Slips
from workflows.shared.spine import Stage
from workflows.shared.upkeep import Upkeep


class Complaint(
    Act2013, Slips, DaysMoved, Idle, Upkeep, Joining, Halting, Closing, Aftermath, Completion, Screening, Placing, CriminalAid,
    CriminalRight, Terminating, Writing,
):  # fmt: skip
    """Filing, taking up, inquiry, report, action, appeal, end."""

    inquiry_limit = limits.INQUIRY
    own_days = (AT_MOST, "remand")
    called: ClassVar[dict] = {
        Stage.WRITTEN_DOWN: _("being written down with her, to be signed"),
        Stage.DECIDING: _("inquiry complete, report to be made"),
        Stage.ORDERED: _("report made"),
        Stage.DISMISSED: _("rejected or terminated"),
        Stage.UNDER_APPEAL: _("report under appeal"),
    }
