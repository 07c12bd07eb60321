"""A complaint before an internal committee under the draft of 2004; its steps are read in the order of the statute, from the last base."""

from workflows.sh2004 import limits
from workflows.sh2004.completion import Completion
from workflows.sh2004.oral import Oral
from workflows.sh2004.routes import OnTheWay
from workflows.sh2004.screening import Screening
from workflows.shared.aftermath import Aftermath
from workflows.shared.criminal import CriminalRight
from workflows.shared.days_moved import DaysMoved
from workflows.shared.halting import Halting
from workflows.shared.idle import Idle
from workflows.shared.joining import Joining
from workflows.shared.own_name import OWN_NAME
from workflows.shared.placing import Placing
from workflows.shared.slips import Slips
from workflows.shared.spine import Stage
from workflows.shared.unclaimed import Unclaimed
from workflows.shared.upkeep import Upkeep


class Complaint(
    Slips, DaysMoved, Idle, Upkeep, Joining, Halting, Aftermath, Completion, Screening, Unclaimed, Placing, CriminalRight, OnTheWay, Oral,
):  # fmt: skip
    """Filing, taking up, inquiry, decision, appeal, end."""

    inquiry_limit = limits.INQUIRY
    own_days = ("remand", OWN_NAME)
    not_here = frozenset({Stage.CONCILIATION, Stage.REPRESENTATION})
