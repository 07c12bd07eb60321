"""Consent was withdrawn and she does not go on: she is asked, given time, and only then the proceeding ends (SH-17, SH-45)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, Role, Withdrawal
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.ending import Ending
from workflows.shared.own_name import OWN_NAME, OwnName
from workflows.shared.spine import Stage
from workflows.step import step

PAPER = "own-name-question"


class Unclaimed(OwnName, Ending):
    """From a stop for want of consent to its end; no period is invented, the committee sets a day and shows it."""

    def asked_and_waited_for(self) -> bool:
        """Whether she has been asked already whether she goes on herself."""
        return not self.days_to_answer()

    def days_to_answer(self) -> list:
        """The days that were set for her answer since the consent was withdrawn."""
        since = (self.record.content or {}).get("stopped_on") or self.on.isoformat()
        limit = self.own_day(OWN_NAME)
        return [one for one in self.rows(Deadline) if one.limit == limit and one.counted_from.isoformat() >= since]

    def day_lies_ahead(self):
        """SH-17: she gets time to think; the text fixes none, whoever asks does."""
        day = self.facts.get("answer_by")
        if day is None or day > self.on:
            return None
        return Unmet("SH-17", _("The day to answer by lies after today."), "time", opens="answer_by")

    @step(
        OwnName.stage, "complaint.ask_own_name", source=Stage.STOPPED, target=Stage.STOPPED, who="committee_or_first_recipient",
        clause="SH-17", label=_("Ask whether she goes on in her own name"), duty="committee_or_first_recipient",
        facts=[Fact("answer_by", "day", _("By which day may she answer?"), required=True, clause="SH-17", cure="time")],
        conditions=[OwnName.stopped_for_want_of_consent], checks=[day_lies_ahead], due_while=[asked_and_waited_for],
    )  # fmt: skip
    def ask_own_name(self):
        """Consent is withdrawn: she, or her heirs, may go on themselves; each is asked in writing and given time."""
        for woman in self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR):
            self.serve(PAPER, to=woman, stopped_on=self.record.content["stopped_on"], answer_by=self.facts["answer_by"])
            self.set_day(OWN_NAME, "SH-17", day=self.facts["answer_by"], party=woman)

    def she_was_asked(self):
        """SH-17: nothing ends in silence before she was asked and the day set for it has passed."""
        days = self.days_to_answer()
        if not days:
            said = _("She has not been asked yet whether she goes on in her own name.")
            return Unmet("SH-17", said, "notice", opens="complaint.ask_own_name")
        if any(one.due_on >= self.on for one in days):
            return Unmet("SH-17", _("Her time to answer still runs."), "time", opens="complaint.go_on_in_own_name")
        return None

    def no_withdrawal_pending(self):
        """SH-45: where she asked to withdraw, she is asked alone first; that decides."""
        if self.rows(Withdrawal, "asked", "held", "protected"):
            said = _("She asked to withdraw. A member asks her alone first.")
            return Unmet("SH-45", said, "statement", opens="withdrawal.ask_privately")
        return None

    def nobody_presses_her(self):
        """SH-45: silence under pressure ends nothing."""
        if self.facts.get("pressed"):
            said = _("She is pressed, so her silence ends nothing. Record what is done for her protection, and ask her again, alone.")
            return Unmet("SH-45", said, "statement", opens="complaint.ask_own_name")
        return None

    @step(
        OwnName.stage, "complaint.end_without_consent", source=Stage.STOPPED, target=Stage.WITHDRAWN, who="committee_or_first_recipient",
        clause=("SH-17", "SH-45"), label=_("End it: consent is withdrawn and nobody goes on"),
        facts=[
            Fact("reasons", "words", _("Why does it end?"), required=True, clause="SH-17"),
            Fact("pressed", "yes_no", _("Is anything known of pressure on her?")),
        ],
        conditions=[OwnName.stopped_for_want_of_consent, she_was_asked, no_withdrawal_pending], checks=[nobody_presses_her],
    )  # fmt: skip
    def end_without_consent(self):
        """Asked, and with the day passed, nobody goes on: it ends with reasons; nothing is found, and all that was said stays sealed."""
        self.put(ended_because=self.facts["reasons"])
        directed = self.end_protection(_("Consent to the complaint is withdrawn, and nobody goes on."))
        self.end_now()
        for reader in self.everybody_told():
            self.serve("consent-ended", to=reader, ended_on=self.on, ends_directions=directed)
