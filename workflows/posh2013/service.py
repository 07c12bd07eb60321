"""The copy to the respondent in seven working days, his reply in ten, which nobody extends (PO-14, PO-20, PO-21)."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

from workflows.posh2013 import limits
from workflows.posh2013.act import CONCORDANCE, Act2013
from workflows.refusals import Caution
from workflows.shared import service
from workflows.shared.spine import Stage
from workflows.step import restated

Shared = service.Service


class Service(Act2013, Shared):
    """One respondent: his copy, the proof that it reached him, his reply; each has an own clock."""

    places: ClassVar[dict] = {**CONCORDANCE, "NJ-15": "PO-21", "SH-52": "PO-09"}
    answered_in = limits.REPLY
    own_days = ()
    # He is asked about terms only with a copy in his hands: it goes out also while conciliation is tried.
    sent_while = (Stage.INQUIRY, Stage.CONCILIATION)
    # The Act gives ten working days and nobody the power to add to them; a late reply is read all the same.
    left_out: ClassVar[frozenset] = frozenset({"answer.extend"})

    def seven_working_days(self):
        """PO-20: the copy goes within seven working days of receipt; later it goes all the same."""
        if self.overdue(limits.COPY_TO_RESPONDENT):
            return Caution("PO-20", _("The seven working days for the copy are over. It goes all the same, and it shows as late."))
        return None

    @restated(
        Shared.stage, Shared.send, clause=("PO-20", "PO-14"), label=_("Send a respondent his copy of the complaint"),
        without=[Shared.time_to_answer, "answer_by"], cautions=[seven_working_days],
    )
    def send(self):
        """On receipt one of the copies goes to the respondent within seven working days, without her contact details."""
        self.send_the_copy(reply_days=limits.REPLY.working_days)
        self.record.save()
        if not self.somebody_was_sent_nothing():
            self.meet_clock(limits.COPY_TO_RESPONDENT)

    def time_runs(self, party, served_on) -> None:
        """PO-21: ten working days from the day on which the documents reached him."""
        self.record.answer_by = self.start_clock(limits.REPLY, runs_from=served_on, party=party).due_on
        self.serve("respondent-rights", to=party, person=party.code, reply_by=self.record.answer_by)
