"""The opportunity to show cause before any penalty (SH-32)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import ShowCause as ShowCauseRecord
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared import concerned
from workflows.shared.after_death import respondent_lives
from workflows.shared.finding import ESTABLISHED
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

MODES = (
    ("hand", _("by hand, against a receipt")),
    ("registered_post", _("by registered or speed post")),
    ("email", _("by e-mail, acknowledged")),
    ("portal", _("on this site, as agreed")),
)


class ShowCauseStage(models.TextChoices):
    """Where a notice to show cause stands."""

    ISSUED = "issued", _("issued, service not yet shown")
    SERVED = "served", _("served, time to answer runs")
    ANSWERED = "answered", _("answered")
    ENDED = "ended", _("ended: nothing is awaited from him")


class ShowCause(Procedure):
    """One notice to one respondent: issued, served, answered or lapsed."""

    record_class = ShowCauseRecord
    begun_by = "notice"
    stage = staged(ShowCauseStage)
    own_days = ("show_cause",)

    def something_is_found(self):
        """A penalty is proposed only to somebody against whom something is found."""
        if self.spine_stage != Stage.DECIDING:
            return Unmet("SH-32", _("First the inquiry is completed and the findings are recorded."), "finding")
        return None

    def found_against_him(self):
        """The notice goes to a respondent against whom an allegation is proved, wholly or in part."""
        party = self.facts.get("respondent")
        if party is None or concerned.live(self.case).filter(party=party, finding__in=ESTABLISHED).exists():
            return None
        said = _("No allegation against this respondent is found proved.")
        return Unmet("SH-32", said, "finding", opens=_("a finding of proved or partly proved"))

    def answer_day_lies_ahead(self):
        """He needs some time; the text fixes none, the committee does."""
        day = self.facts.get("answer_by")
        if day is None or day > self.on:
            return None
        return Unmet("SH-32", _("The day to answer by lies after today."), "time", opens="answer_by")

    def it_is_his(self):
        """Only the respondent to whom the notice went answers it."""
        if self.me() is not None and self.me().pk == self.record.party_id:
            return None
        return Unmet("SH-32", _("This notice went to another respondent."), "nothing")

    def before_the_order(self):
        """What he says is read before the order; once it is made there is nothing to show cause against."""
        if self.spine_stage == Stage.DECIDING:
            return None
        cure = "time" if self.spine_stage == Stage.STOPPED else "nothing"
        return Unmet("SH-32", _("Cause is shown before the order is made, on a completed inquiry."), cure)

    def reached_him_when(self):
        """A notice does not reach him before it was issued, nor on a day to come."""
        day = self.facts.get("served_on") or self.on
        if self.record.opened_on <= day <= self.on:
            return None
        return Unmet("SH-32", _("Check the day: the notice was issued before it, and it is not to come."), "correction", opens="served_on")

    def leaves_him_time(self):
        """SH-32: a notice that reaches him when its own day is over is no opportunity; a new day is given."""
        reached, day = self.facts.get("served_on") or self.on, self.facts.get("answer_by") or self.record.answer_by
        if day > reached:
            return None
        said = _("It reached him when the day to answer by was over. Give him a new day.")
        return Unmet("SH-32", said, "time", opens="answer_by")

    def late_and_taken(self):
        """An answer out of time is read all the same, as long as the order is not made."""
        day = self.record.answer_by
        late = day and self.calendar.next_open(day) < self.on
        return Caution("SH-32", _("The time to show cause is over; the answer is read all the same.")) if late else None

    @step(
        stage, "show_cause.issue", source=NEW, target=ShowCauseStage.ISSUED, who="committee", clause="SH-32",
        label=_("Ask a respondent to show cause"),
        facts=[
            Fact("respondent", "party", _("Which respondent?"), required=True),
            Fact("proposed", "words", _("What penalty do you have in mind?"), required=True),
            Fact("reasons", "words", _("On which grounds?"), required=True),
            Fact("answer_by", "day", _("By which day may he answer?"), required=True, cure="time"),
        ],
        conditions=[something_is_found], checks=[respondent_lives, found_against_him, answer_day_lies_ahead],
    )  # fmt: skip
    def issue(self):
        """Before any action under the clause, the defendant gets an opportunity to show cause against it."""
        party = self.facts["respondent"]
        self.record.party, self.record.answer_by = party, self.facts["answer_by"]
        self.keep("proposed", "reasons")
        found = concerned.live(self.case).filter(party=party, finding__in=ESTABLISHED)
        rows = [{"number": one.number, "allegation": one.content["what"], "reasons": one.content["reasons"]} for one in found]
        proposed = [{"code": "1", "words": self.facts["proposed"], "ground": self.facts["reasons"]}]
        self.serve("show-cause", to=party, person=party.code, findings=rows, proposed=proposed, reply_by=self.record.answer_by)

    @step(
        stage, "show_cause.prove", source=ShowCauseStage.ISSUED, target=ShowCauseStage.SERVED,
        who="committee_or_secretary", clause="SH-32", label=_("Record that the notice to show cause reached him"), duty="committee",
        facts=[
            Fact("served_on", "day", _("On which day?")),
            Fact("how", "choice", _("How?"), choices=MODES),
            Fact("answer_by", "day", _("If it came late: by which day may he answer now?")),
        ],
        conditions=[before_the_order], checks=[reached_him_when, leaves_him_time],
    )  # fmt: skip
    def prove(self):
        """The opportunity is real only when the notice has reached him in time to answer; the proof is kept."""
        self.record.answer_by = self.facts.get("answer_by") or self.record.answer_by
        self.put(served_on=self.facts.get("served_on") or self.on)
        self.keep("how")
        self.set_day("show_cause", "SH-32", day=self.record.answer_by, party=self.record.party)

    @step(
        stage, "show_cause.answer", source=(ShowCauseStage.ISSUED, ShowCauseStage.SERVED), target=ShowCauseStage.ANSWERED,
        who="respondent", clause="SH-32", label=_("Answer the notice to show cause"), duty="respondent",
        facts=[Fact("words", "words", _("Why should it not be done?"), required=True, cure="statement")],
        conditions=[it_is_his, before_the_order], cautions=[late_and_taken],
    )
    def answer_notice(self):
        """He says why the proposed action should not be taken; it is read before anything is decided."""
        self.keep("words")
        self.meet_clock("show_cause", party=self.record.party)

    @step(
        stage, "show_cause.end", source=(ShowCauseStage.ISSUED, ShowCauseStage.SERVED), target=ShowCauseStage.ENDED,
        who="system", clause=("NJ-08", "SH-32"), label=_("The notice to show cause ends"), facts=[Fact("reasons", "words", required=True)],
    )
    def end_with_him(self):
        """A respondent has died: no answer is awaited and no punishment can follow."""
        self.keep("reasons")
        self.record.ended_on = self.on


def opportunity_given(procedure, party) -> Unmet | None:
    """SH-32: no penalty against a respondent without a served notice and his answer, or the end of the time to answer."""
    notices = ShowCauseRecord.objects.filter(case=procedure.case, party=party)
    opens = _("a served notice to show cause, and his answer or the end of the time given")
    if not notices.exists():
        said = _("A punishment cannot be directed before he has been asked to show cause.")
        return Unmet("SH-32", said, "notice", opens=opens)
    if notices.filter(stage=ShowCauseStage.ANSWERED).exists():
        return None
    served = notices.filter(stage=ShowCauseStage.SERVED)
    if not served.exists():
        return Unmet("SH-32", _("Nothing shows that the notice to show cause reached him."), "service", opens=opens)
    if any(procedure.calendar.next_open(one.answer_by) < procedure.on for one in served):
        return None
    return Unmet("SH-32", _("His time to show cause still runs."), "time", opens=opens)
