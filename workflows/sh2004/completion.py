"""Completing the inquiry within ninety days, and what follows on the spine until the file is closed (SH-22, SH-30, NJ-05)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Appeal, DeadlineState, Direction, InterimRelief, Order, Summons
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.sh2004 import limits
from workflows.shared.guards import committee_lawful
from workflows.shared.heard import both_sides_heard, statements_answered, statements_shared
from workflows.shared.spine import Spine, Stage
from workflows.step import step

DELAY_OF = (
    ("committee", _("the committee")),
    ("complainant", _("the complainant")),
    ("respondent", _("a respondent")),
    ("employer", _("the employer")),
    ("court", _("a court's order")),
    ("nobody", _("nobody in particular")),
)


class Completion(Spine):
    """From the end of the hearing to the closing of the file."""

    def no_demand_undecided(self):
        """SH-28: her demand for protection is decided before the inquiry ends."""
        if self.rows(InterimRelief, "demanded"):
            return Unmet("SH-28", _("A demand for interim relief is not decided yet."), "reasons", opens=_("decide the demand"))
        return None

    def summoned_are_heard(self):
        """SH-21, SH-25: whoever was summoned is heard, or it is written why not."""
        if self.rows(Summons, "issued", "served"):
            said = _("Somebody was summoned and has neither come nor been let go.")
            return Unmet("SH-21", said, "hearing", opens=_("hear the witness, or record the default or why it is not needed"))
        return None

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

    @step(
        Spine.stage, "complaint.appealed", source=(Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED), target=Stage.UNDER_APPEAL,
        who="system", clause=("SH-40", "SH-41"), label=_("The order is under appeal"),
    )
    def appealed(self):
        """The order is challenged; what is directed goes on unless it is stayed."""
        self.put(before_appeal=self.before)

    @step(
        Spine.stage, "complaint.appeal_ended", source=Stage.UNDER_APPEAL, target=(Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED),
        who="system", clause=("SH-40", "SH-41"), label=_("The appeal has ended"),
    )
    def appeal_ended(self):
        """When the last appeal ends, the order stands as the forum left it."""
        return self.record.content["before_appeal"]

    def sent_back_by_a_forum(self):
        """NJ-05: nobody goes through a second inquiry without the order of a court or appellate authority."""
        if self.rows(Appeal, "remanded"):
            return None
        said = _("This inquiry has ended. A second one needs the order of a court or of the appellate forum.")
        return Unmet("NJ-05", said, "sanction", opens=_("an order of remand, recorded in the appeal; a defect may be cured, or appealed"))

    @step(
        Spine.stage, "inquiry.reopen", who="committee", clause="NJ-05", label=_("Open the inquiry again on an order of remand"),
        source=(Stage.UNDER_APPEAL, Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED, Stage.WITHDRAWN, Stage.SETTLED), target=Stage.INQUIRY,
        facts=[
            Fact("finish_by", "day", _("By which day, if the order sets one?")),
            Fact("evidence", "choice", _("The old evidence is"), choices=(("kept", _("kept")), ("set_aside", _("set aside")))),
        ],
        conditions=[sent_back_by_a_forum],
    )  # fmt: skip
    def reopen(self):
        """A remand is obeyed within its own limit; the old evidence is marked kept or set aside."""
        self.keep("evidence")
        if self.facts.get("finish_by"):
            self.set_day("remand", "NJ-05", day=self.facts["finish_by"])

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
