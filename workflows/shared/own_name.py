"""Whoever withdrew consent to another's filing may go on herself (SH-17)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from workflows.refusals import Unmet
from workflows.shared.spine import Spine, Stage
from workflows.step import step

OWN_NAME = "own_name"
STOOD_AT = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, Stage.FILED, Stage.INQUIRY, Stage.DECIDING)


class OwnName(Spine):
    """From a complaint made for her to a complaint of her own."""

    def stopped_for_want_of_consent(self):
        """SH-17: she goes on herself only where another filed for her and the consent is withdrawn."""
        if (self.record.content or {}).get("stopped_for") == "consent":
            return None
        return Unmet("SH-17", _("Work stopped at your own wish. Take that back, and it goes on."), "request", opens="withdrawal.take_back")

    @step(
        Spine.stage, "complaint.go_on_in_own_name", source=Stage.STOPPED, target=STOOD_AT, who="aggrieved_woman", clause="SH-17",
        label=_("Go on in your own name"), conditions=[stopped_for_want_of_consent],
    )
    def go_on_in_own_name(self):
        """She, or her heir, goes on; the complaint keeps the day on which it was first received."""
        mine = self.me()
        mine.is_complainant = True
        mine.save(update_fields=["is_complainant"])
        self.meet_clock(OWN_NAME)
        self.record.capacity = "heir" if mine.role == Role.HEIR else "herself"
        return Stage(self.record.content["stood"])
