"""A settlement that is not kept: who may say so, and what the saying can still open (SH-57)."""

from django.utils.translation import gettext_lazy as _

from workflows.refusals import Caution, Unmet
from workflows.shared.spine import OPEN_STAGES, Stage


def she_signed(procedure):
    """SH-57: whoever signed the terms says that they are not kept."""
    mine = procedure.me()
    if mine is None or mine.code in (procedure.record.content or {}).get("signed", {}):
        return None
    return Unmet("SH-57", _("This settlement is somebody else's."), "nothing")


def decided_meanwhile(procedure):
    """SH-57: after the order for the others there is nothing to open again; what is not kept is a complaint of its own."""
    if procedure.spine_stage in (*OPEN_STAGES, Stage.SETTLED):
        return None
    return Caution("SH-57", _("The order for the others is made. What is not kept here is recorded, and can be complained of anew."))
