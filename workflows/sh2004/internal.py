"""A complaint before an internal committee under the draft of 2004, in the order of the statute."""

from workflows.sh2004.completion import Completion
from workflows.sh2004.filing import Filing
from workflows.sh2004.halting import Halting
from workflows.sh2004.placing import Placing
from workflows.sh2004.screening import Screening
from workflows.sh2004.upkeep import Upkeep


class Complaint(Filing, Placing, Screening, Completion, Halting, Upkeep):
    """Filing, taking up, inquiry, decision, appeal, end."""
