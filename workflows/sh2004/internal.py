"""A complaint before an internal committee under the draft of 2004; its steps are read in the order of the statute, from the last base."""

from workflows.sh2004.completion import Completion
from workflows.sh2004.criminal import CriminalRight
from workflows.sh2004.halting import Halting
from workflows.sh2004.oral import Oral
from workflows.sh2004.placing import Placing
from workflows.sh2004.routes import OnTheWay
from workflows.sh2004.screening import Screening
from workflows.sh2004.upkeep import Upkeep
from workflows.shared.days_moved import DaysMoved
from workflows.shared.slips import Slips
from workflows.shared.unclaimed import Unclaimed


class Complaint(Slips, DaysMoved, Upkeep, Halting, Completion, Screening, Unclaimed, Placing, CriminalRight, OnTheWay, Oral):
    """Filing, taking up, inquiry, decision, appeal, end."""
