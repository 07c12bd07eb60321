"""Completing the inquiry within ninety days, and what follows on the spine until the file is closed (SH-22, SH-30, NJ-05)."""

from django.utils.translation import gettext_lazy as _

from cases.models import DeadlineState, Direction, Order
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.sh2004 import limits
from workflows.shared.delay import DELAY_OF
from workflows.shared.guards import committee_lawful
from workflows.shared.heard import both_sides_heard, no_demand_undecided, statements_answered, statements_shared, summoned_are_heard
from workflows.shared.spine import Spine, Stage
from workflows.step import step


class Completion(Spine):
    """From the end of the hearing to the closing of the file."""

    def reasons_when_late(self):
        """SH-22: after ninety days the committee writes why; the inquiry goes on and nothing lapses."""
        late = self.overdue(limits.INQUIRY)
        if late is None or self.facts.get("reasons"):
            return None
        said = _("The ninety days ended on %(day)s. Write why it took longer.") % {"day": late.due_on}
        return Unmet("SH-22", said, "reasons", opens="reasons")

    def late_is_said(self):
        """A late completion is marked as such."""
        return Caution("SH-22", _("Completed after the ninety days.")) if self.overdue(limits.INQUIRY) else None

    @step(
        Spine.stage, "inquiry.complete", source=Stage.INQUIRY, target=Stage.DECIDING, who="presiding", duty="presiding",
        clause=("SH-22", "SH-21"), label=_("Complete the inquiry"),
        facts=[
            Fact("reasons", "words", _("If the ninety days are over: why did it take longer?")),
            Fact("delay_of", "choice", _("To whom is the delay put down?"), choices=DELAY_OF),
        ],
        conditions=[committee_lawful, both_sides_heard, statements_shared, statements_answered, summoned_are_heard, no_demand_undecided],
        checks=[reasons_when_late], cautions=[late_is_said],
    )  # fmt: skip
    def complete_inquiry(self):
        """The inquiry is completed within ninety days of the complaint; later, with reasons, it is completed all the same."""
        self.keep("delay_of")
        self.put(inquiry_completed_on=self.on.isoformat())
        if self.facts.get("reasons"):
            self.put(late_reasons=self.facts["reasons"])
        self.meet_clock(limits.INQUIRY)
        self.meet_clock("answer", state=DeadlineState.ENDED)

    @step(
        Spine.stage, "complaint.decide", source=Stage.DECIDING, target=(Stage.ORDERED, Stage.DISMISSED), who="system",
        clause="SH-30", label=_("The order is made"), facts=[Fact("dismissed", "yes_no")],
    )
    def decide(self):
        """On a completed inquiry the committee dismisses the complaint or gives directions, by a reasoned order."""
        return Stage.DISMISSED if self.facts.get("dismissed") else Stage.ORDERED

    def everything_done(self):
        """Nothing is closed while a direction is open or an appeal is pending."""
        if self.rows(Direction, "directed", "reported", "defaulted", "stayed"):
            said = _("A direction is still to be carried out.")
            return Unmet("SH-34", said, "time", opens=_("compliance with each direction, reported and accepted"))
        return None

    def order_was_forwarded(self):
        """SH-35: the order reaches the complainant, the defendant and the employer before anything is closed."""
        if self.rows(Order, "issued"):
            return Unmet("SH-35", _("The order is not forwarded yet."), "service", opens=_("forward the order to each of the three"))
        return None

    @step(
        Spine.stage, "complaint.close", source=(Stage.ORDERED, Stage.DISMISSED), target=Stage.CLOSED, who="presiding",
        clause="SH-34", label=_("Close the file"), conditions=[everything_done, order_was_forwarded],
    )
    def close_file(self):
        """The file is closed when nothing more is to be done; it stays confidential for ever (SH-20)."""
        self.record.ended_on = self.case.closed_on = self.on
        self.end_clocks()
