"""From the end of the hearing to the findings with both sides, and on to a completed inquiry (PO-33, PO-34)."""

from django.utils.translation import gettext_lazy as _

from cases.models import DeadlineState, Request, Role
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.posh2013.representation import KIND, RepresentationStage, day_lies_ahead
from workflows.refusals import Caution, Unmet
from workflows.shared.delay import DELAY_OF
from workflows.shared.guards import committee_lawful, work_goes_on
from workflows.shared.heard import both_sides_heard, no_demand_undecided, statements_answered, statements_shared, summoned_are_heard
from workflows.shared.reasoned import allegations, every_allegation_has_a_finding, every_finding_is_reasoned
from workflows.shared.seating import as_day
from workflows.shared.spine import Spine, Stage
from workflows.step import step

BOTH = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.RESPONDENT)
LATE = (
    Fact("reasons", "words", _("If the ninety days are over: why did it take longer?")),
    Fact("delay_of", "choice", _("If they are over: to whom is the delay put down?"), choices=DELAY_OF),
)


class Completion(Spine):
    """Hearing done, findings with both sides, representations read, inquiry complete."""

    findings_stand_in = "PO-33"

    @step(
        Spine.stage, "inquiry.close_hearing", source=Stage.INQUIRY, target=Stage.REPRESENTATION, who="presiding", duty="presiding",
        clause=("PO-33", "PO-28"), label=_("Close the hearing: findings are written next"),
        conditions=[work_goes_on, committee_lawful, both_sides_heard, statements_shared, statements_answered, summoned_are_heard],
    )  # fmt: skip
    def close_hearing(self):
        """When both sides and their witnesses are heard, findings are written, and go to both before anything is final."""
        self.put(hearing_closed_on=self.on.isoformat())

    @step(
        Spine.stage, "inquiry.hear_again", source=Stage.REPRESENTATION, target=Stage.INQUIRY, who="committee", clause=("PO-33", "PO-28"),
        label=_("Hear again before the inquiry is complete"), facts=[Fact("reasons", "words", _("What is to be heard?"), required=True)],
    )
    def hear_again(self):
        """What a representation brings up may need another sitting; the findings are given to both again afterwards."""
        self.put(heard_again=self.facts["reasons"])

    def whom_to_give_them(self) -> list:
        """Every woman, heir and respondent of the case."""
        return self.those(*BOTH)

    @step(
        Spine.stage, "findings.share", source=Stage.REPRESENTATION, target=Stage.REPRESENTATION, who="committee", clause="PO-33",
        label=_("Give the findings to both sides for representation"), duty="committee",
        facts=[Fact("answer_by", "day", _("By which day may they represent against them?"), required=True, clause="PO-33", cure="time")],
        conditions=[committee_lawful, every_allegation_has_a_finding, every_finding_is_reasoned], checks=[day_lies_ahead],
    )  # fmt: skip
    def share_findings(self):
        """A copy of the findings goes to both, so that each can represent against them before the committee; no period is fixed."""
        for one in self.invitations():
            one.ended_on = self.on
            one.save(update_fields=["ended_on"])
        for party in self.whom_to_give_them():
            self.also("representation.invite", party=party, answer_by=self.facts["answer_by"])
        self.put(findings_given_on=self.on.isoformat(), findings_given=self.findings_now())

    def findings_now(self) -> dict:
        """Number of each allegation → finding and reasons, as they stand."""
        return {str(one.number): [one.finding, (one.content or {}).get("reasons", "")] for one in allegations(self)}

    def invitations(self):
        """What each party was last given and asked."""
        given = self.rows(Request, RepresentationStage.SENT, RepresentationStage.PROVEN)
        return [one for one in given if one.kind == KIND and one.ended_on is None]

    def given_to_both(self):
        """PO-33: before the inquiry is complete the findings have reached both, and each has represented or had its time."""
        if not all(one.is_employee for one in self.whom_to_give_them()):
            return None
        if self.record.stage == Stage.INQUIRY or not (self.record.content or {}).get("findings_given_on"):
            said = _("The findings have not been given to both sides for representation.")
            return Unmet("PO-33", said, "notice", opens="findings.share")
        waiting = self.invitations()
        unproven = [one.party.code for one in waiting if one.stage == RepresentationStage.SENT]
        if unproven:
            said = _("Nothing shows that the findings reached %(codes)s.") % {"codes": ", ".join(unproven)}
            return Unmet("PO-33", said, "service", opens="representation.prove")
        return self.time_runs([one for one in waiting if as_day(one.content["answer_by"]) >= self.on])

    def time_runs(self, running):
        """PO-33: somebody's time to represent is not over."""
        if not running:
            return None
        codes = {"codes": ", ".join(one.party.code for one in running)}
        said = _("The time to represent against the findings still runs for %(codes)s.") % codes
        return Unmet("PO-33", said, "time", opens="representation.make")

    def hearing_is_closed(self):
        """PO-33: the stage between hearing and report is never skipped."""
        if self.record.stage == Stage.REPRESENTATION:
            return None
        said = _("Close the hearing first; findings are written, and given to both, before the inquiry is complete.")
        return Unmet("PO-33", said, "finding", opens="inquiry.close_hearing")

    def reasons_when_late(self):
        """PO-34: after ninety days it is written why, and to whom the delay is put down; nothing lapses."""
        late = self.overdue(limits.INQUIRY)
        if late is None:
            return None
        said = _("The ninety days ended on %(day)s. Write why it took longer, and to whom the delay is put down.") % {"day": late.due_on}
        lacking = [name for name in ("reasons", "delay_of") if not self.facts.get(name)]
        return [Unmet("PO-34", said, "reasons", opens=name) for name in lacking]

    def late_is_said(self):
        """PO-34: marked as late; the report stands all the same."""
        return Caution("PO-34", _("Completed after the ninety days.")) if self.overdue(limits.INQUIRY) else None

    def changed_since(self):
        """PO-33: a finding that was changed after both had read it is pointed out."""
        given = (self.record.content or {}).get("findings_given")
        if given and given != self.findings_now():
            return Caution("PO-33", _("A finding was changed after both sides had read it. Give it to both again if it turns against one."))
        return None

    @step(
        Spine.stage, "inquiry.complete", source=(Stage.INQUIRY, Stage.REPRESENTATION), target=Stage.DECIDING, who="presiding",
        duty="presiding", clause=("PO-34", "PO-33", "PO-36"), label=_("Complete the inquiry"), facts=LATE,
        conditions=[
            committee_lawful, both_sides_heard, statements_shared, summoned_are_heard, no_demand_undecided, hearing_is_closed,
            every_allegation_has_a_finding, given_to_both,
        ],
        checks=[reasons_when_late], cautions=[late_is_said, changed_since],
    )  # fmt: skip
    def complete_inquiry(self):
        """The inquiry is completed within ninety days; later, with reasons and whose delay it was, all the same. Ten days to report run."""
        self.keep("delay_of")
        self.put(inquiry_completed_on=self.on.isoformat())
        if self.facts.get("reasons"):
            self.put(late_reasons=self.facts["reasons"])
        self.meet_clock(limits.INQUIRY)
        self.meet_clock("representation", state=DeadlineState.ENDED)
        self.start_clock(limits.REPORT, runs_from=self.on)

    @step(
        Spine.stage, "complaint.decide", source=Stage.DECIDING, target=Stage.ORDERED, who="system", clause="PO-36",
        label=_("The report is made"),
    )
    def decide(self):
        """On a completed inquiry the committee reports its findings and what it recommends, if anything."""
