"""The spine of a complaint: the stages of all texts (each leaves out what it does not know), and the conditions that its steps share."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Complaint as ComplaintRecord
from cases.models import Role
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.guards import work_goes_on
from workflows.step import staged


class Stage(models.TextChoices):
    """Where a complaint stands."""

    INFORMATION = "information", _("kept as information")
    WRITTEN_DOWN = "written_down", _("written down, to be read out and signed")
    RECEIVED = "received", _("received, to be forwarded")
    WAITING = "waiting", _("waiting for a committee")
    FILED = "filed", _("before the committee, not yet taken up")
    CONCILIATION = "conciliation", _("conciliation")
    INQUIRY = "inquiry", _("inquiry")
    STOPPED = "stopped", _("work stopped")
    REPRESENTATION = "representation", _("findings with both sides")
    DECIDING = "deciding", _("inquiry complete, order to be made")
    ORDERED = "ordered", _("order made")
    UNDER_APPEAL = "under_appeal", _("under appeal")
    DISMISSED = "dismissed", _("dismissed")
    WITHDRAWN = "withdrawn", _("withdrawn")
    SETTLED = "settled", _("settled")
    JOINED = "joined", _("heard together with an earlier complaint")
    REFERRED = "referred", _("handed to another forum")
    CLOSED = "closed", _("closed")


OPEN_STAGES = (Stage.FILED, Stage.CONCILIATION, Stage.INQUIRY, Stage.REPRESENTATION, Stage.DECIDING)


class Spine(Procedure):
    """A complaint from filing to its end."""

    record_class = ComplaintRecord
    begins_case = True
    stage = staged(Stage)
    inquiry_limit = None

    def what_it_waits_for(self, info):
        """A complaint not signed yet, work that has stopped: each named by its own clause, beside the step's."""
        if self.record.stage == Stage.WRITTEN_DOWN and self.late_cure(info) == "time":
            heard = (self.record.content or {}).get("read_out_on")
            cure, opens = ("signature", "complaint.sign") if heard else ("statement", "complaint.read_out")
            said = _("It is written down, and waits to be read out to her and signed. Nothing goes on before that.")
            return [Unmet("SH-15", said, cure, opens=opens)]
        stopped = None if self.record._state.adding else work_goes_on(self)
        return [] if stopped is None else [stopped]

    def comes_before_the_committee(self) -> None:
        """What runs from the day on which the committee has the complaint; nothing, where the text counts from its receipt."""

    @property
    def woman(self):
        """The aggrieved woman of the case, the first where there are several."""
        return self.parties(Role.AGGRIEVED_WOMAN).first()

    @property
    def complainants(self):
        """Those who filed."""
        return [party for party in self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION) if party.is_complainant]
