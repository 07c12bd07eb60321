"""Withdrawal, on which the Act of 2013 is silent: recorded, work pauses, she is asked alone, the committee decides with reasons (PO-35)."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact
from workflows.posh2013.act import Act2013
from workflows.shared import withdrawal as shared
from workflows.shared.guards import committee_lawful
from workflows.shared.spine import Stage
from workflows.shared.withdrawal import (
    UNDER_PRESSURE,
    WithdrawalStage,
    it_is_her_own,
    pressure_noted,
    protection_missing,
    she_is_alone,
    the_member_she_chose,
)
from workflows.step import step


class Withdrawal(Act2013, shared.Withdrawal):
    """Her wish to stop is never a click to the end: the committee decides what follows."""

    not_here: ClassVar[frozenset] = frozenset()

    @step(
        shared.Withdrawal.stage, "withdrawal.ask_privately", source=WithdrawalStage.ASKED,
        target=(WithdrawalStage.CONFIRMED, WithdrawalStage.HELD), who="committee", clause="PO-35",
        label=_("Ask her alone whether she is pressed"), duty="committee",
        facts=[
            Fact("pressed", "yes_no", _("Does anybody press her to stop?"), required=True, clause="PO-35", cure="statement"),
            Fact("words", "words", _("What did she say?")),
            Fact("by_whom", "words", _("Who presses her?")),
        ],
        conditions=[the_member_she_chose], cautions=[pressure_noted],
    )  # fmt: skip
    def ask_privately(self):
        """Whether she or a witness is pressed is recorded; then the committee decides, and nothing ends by itself."""
        self.write_what_she_said()
        return WithdrawalStage.HELD if self.facts["pressed"] else WithdrawalStage.CONFIRMED

    @step(
        shared.Withdrawal.stage, "withdrawal.confirm", source=UNDER_PRESSURE, target=WithdrawalStage.CONFIRMED, who="aggrieved_woman",
        clause="PO-35", label=_("Confirm that you withdraw"),
        facts=[Fact("alone", "yes_no", _("Are you alone while you answer this?"))],
        conditions=[it_is_her_own], checks=[she_is_alone], cautions=[protection_missing],
    )  # fmt: skip
    def confirm(self):
        """Under pressure nothing is decided before her own private word."""
        self.put(confirmed_on=self.on.isoformat())

    @step(
        shared.Withdrawal.stage, "withdrawal.decide", source=WithdrawalStage.CONFIRMED,
        target=(WithdrawalStage.CLOSED, WithdrawalStage.GONE_ON), who="committee", clause="PO-35",
        label=_("Decide what follows from her withdrawal"), duty="committee", conditions=[committee_lawful],
        facts=[
            Fact("permitted", "yes_no", _("Does the committee end the matter?"), required=True, clause="PO-35"),
            Fact("reasons", "words", _("The reasons"), required=True, clause="PO-35"),
        ],
    )  # fmt: skip
    def decide(self):
        """The Act is silent: the committee decides with reasons whether the matter ends or the inquiry goes on without her pressing it."""
        self.put(decision=self.facts["reasons"], decided_on=self.on.isoformat())
        if self.facts["permitted"]:
            self.close()
            return WithdrawalStage.CLOSED
        self.record.ended_on = self.on
        if self.spine_stage == Stage.STOPPED:
            self.also("complaint.resume", record=self.spine)
        return WithdrawalStage.GONE_ON
