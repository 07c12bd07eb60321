"""Service of the complaint on each respondent, its proof, and his answer (NJ-15, SH-29)."""

from datetime import date

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases import tracking
from cases.models import Deadline, DeadlineState, Exhibit, Role
from cases.models import Service as ServiceRecord
from notices.models import Document
from workflows import calendar
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared import concerned
from workflows.shared.after_death import respondent_lives
from workflows.shared.conflict import OBJECT_BY
from workflows.shared.guards import committee_lawful, own_declaration, some_have_not_declared, work_goes_on
from workflows.shared.showcause import MODES
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

COPIED = ("where", "seen_by", "effect", "asked_for")


class ServiceStage(models.TextChoices):
    """Where the service of a complaint stands."""

    SENT = "sent", _("sent, service not yet shown")
    RETURNED = "returned", _("came back unserved")
    PROVEN = "proven", _("served, time to answer runs")
    UNANSWERED = "unanswered", _("time to answer over, no answer")
    ANSWERED = "answered", _("answered")
    ENDED = "ended", _("ended: nothing is awaited from him")


class Service(Procedure):
    """One respondent: his copy, the proof that it reached him, his answer; each has an own clock."""

    record_class = ServiceRecord
    stage = staged(ServiceStage)
    # Where the complaint stands when a copy may go out.
    sent_while = (Stage.INQUIRY,)
    own_days = ("answer",)

    @property
    def respondent(self):
        """Whom the copy is for: the only respondent, where none is named."""
        respondents = list(self.parties(Role.RESPONDENT))
        named = self.facts.get("respondent")
        return named or (respondents[0] if len(respondents) == 1 else None)

    def taken_up(self):
        """Notice goes out once the committee has looked at the complaint and taken it up."""
        if self.spine_stage in self.sent_while:
            return None
        cure = "time" if self.spine_stage in (Stage.FILED, Stage.WAITING, Stage.RECEIVED, Stage.WRITTEN_DOWN) else "nothing"
        said = _("Notice is given once the committee has taken the complaint up.")
        return Unmet("SH-52", said, cure, opens=_("the committee's preliminary look at the complaint"))

    def a_respondent_is_named(self):
        """Each respondent gets an own notice; NJ-08: one who has died gets none."""
        if (gone := respondent_lives(self)) is not None:
            return gone
        if self.respondent is None or self.respondent.role != Role.RESPONDENT:
            return Unmet("NJ-15", _("Say which respondent this copy is for."), "correction", opens="respondent")
        return None

    def time_to_answer(self):
        """The text fixes no time to answer; the committee does, and it lies ahead."""
        day = self.facts.get("answer_by")
        if day is not None and day <= self.on:
            return Unmet("NJ-15", _("The day to answer by lies after today."), "time", opens="answer_by")
        return None

    def both_channels(self):
        """Letter and e-mail are both expected, so that nobody can say nothing came."""
        channels = self.facts.get("channels") or []
        if len(set(channels)) == 1:
            return Caution("NJ-15", _("Sent in one way only; a letter and an e-mail are both expected."))
        return None

    def somebody_was_sent_nothing(self) -> bool:
        """Whether a respondent has neither been served nor been sent a copy that may still reach him."""
        sent = {one.party_id for one in self.rows(ServiceRecord) if one.stage != "returned"}
        return any(one.served_on is None and one.pk not in sent for one in concerned.respondents(self))

    @step(
        stage, "service.send", source=NEW, target=ServiceStage.SENT, who="committee_or_secretary", duty="committee",
        due_while=[somebody_was_sent_nothing],
        clause=("NJ-15", "SH-29"), label=_("Send a respondent the complaint, with time to answer"),
        facts=[
            Fact("respondent", "party", _("Which respondent?")),
            Fact("answer_by", "day", _("By which day may he answer?"), required=True, clause="NJ-15", cure="time"),
            Fact("channels", "choices", _("How is it sent?"), choices=MODES),
            Fact("withheld", "words", _("What else is withheld from this copy, and on which ground?")),
        ],
        conditions=[taken_up, committee_lawful, own_declaration],
        checks=[a_respondent_is_named, time_to_answer], cautions=[both_channels, some_have_not_declared],
    )  # fmt: skip
    def send(self):
        """The other side gets notice and a copy, without her contact details, and time to answer before it is acted on."""
        self.record.answer_by = self.facts["answer_by"]
        self.send_the_copy(answer_by=self.record.answer_by)

    def send_the_copy(self, **days) -> None:
        """The notice with the copy: what is alleged, the parts of the complaint that are copied, and the time to answer."""
        party = self.record.party = self.respondent
        self.forget_the_code_of_an_earlier_copy(party)
        self.keep("channels", "withheld")
        alleged = concerned.live(self.case).filter(party=party)
        self.serve(
            "notice-to-respondent", to=party, respondent=party.code, received_on=self.case.received_on,
            allegations=[{"number": one.number, "words": one.content["what"]} for one in alleged],
            complaint=copied_parts(self.spine.content or {}), way_in=True, **days, **self.what_else_he_reads(),
        )  # fmt: skip

    def forget_the_code_of_an_earlier_copy(self, party) -> None:
        """What may have come into other hands opens nothing; whoever was served keeps the own way in."""
        if party.served_on is None:
            tracking.end(party)

    def what_else_he_reads(self) -> dict:
        """Until when he may object to a member, which papers came with the complaint, what is left out."""
        hers = Exhibit.objects.filter(case=self.case, party__role=Role.AGGRIEVED_WOMAN).order_by("number")
        papers = [{"code": f"E{one.number}", "what": one.content["what"]} for one in hers]
        running = Deadline.objects.filter(case=self.case, limit=self.own_day(OBJECT_BY), state=DeadlineState.RUNNING)
        object_by = running.order_by("-due_on").values_list("due_on", flat=True).first()
        withheld = [self.facts["withheld"]] if self.facts.get("withheld") else []
        told = {"exhibits": papers, "object_by": object_by, "withheld": withheld}
        return {name: value for name, value in told.items() if value}

    def not_before_it_was_sent(self):
        """A paper is not served before it was sent, nor on a day to come."""
        day = self.facts.get("served_on") or self.on
        if self.record.opened_on <= day <= self.on:
            return None
        return Unmet("NJ-15", _("Check the day: the copy was sent before it, and it is not to come."), "correction", opens="served_on")

    @step(
        stage, "service.prove", source=ServiceStage.SENT, target=ServiceStage.PROVEN, who="committee_or_secretary",
        duty="committee", clause="NJ-15", label=_("Record that the complaint reached him"),
        facts=[
            Fact("served_on", "day", _("On which day?")),
            Fact("how", "choice", _("How?"), choices=MODES),
            Fact("proof", "words", _("What shows it?")),
        ],
        conditions=[work_goes_on], checks=[not_before_it_was_sent],
    )  # fmt: skip
    def prove(self):
        """Proof of service: from now on he knows of the file, and his time to answer runs."""
        party, day = self.record.party, self.facts.get("served_on") or self.on
        self.record.served_on = party.served_on = day
        party.save(update_fields=["served_on"])
        self.keep("how", "proof")
        papers = Document.objects.filter(case=self.case, kind="notice-to-respondent", to_party=party)
        papers.update(served_on=day, served_how=self.facts.get("how") or "")
        self.time_runs(party, day)

    def time_runs(self, party, _served_on) -> None:
        """His time to answer runs until the day that the committee set; a text may fix it from the service."""
        self.set_day("answer", "NJ-15", day=self.record.answer_by, party=party)

    # What runs while he may answer: a day of the committee's own, or a limit of the text.
    answered_in = "answer"

    @step(
        stage, "service.fail", source=ServiceStage.SENT, target=ServiceStage.RETURNED, who="committee_or_secretary", clause="NJ-15",
        label=_("Record that the copy came back unserved"), facts=[Fact("reasons", "words", _("What happened?"), required=True)],
    )
    def fail(self):
        """What came back is no service; it is sent again, in another way."""
        self.keep("reasons")
        self.record.ended_on = self.on
        self.forget_the_code_of_an_earlier_copy(self.record.party)

    @step(
        stage, "answer.extend", source=(ServiceStage.PROVEN, ServiceStage.UNANSWERED), target=ServiceStage.PROVEN, who="committee",
        clause=("NJ-15", "NJ-01"), label=_("Give a respondent more time to answer"), checks=[time_to_answer],
        facts=[
            Fact("answer_by", "day", _("By which day may he answer?"), required=True, clause="NJ-15", cure="time"),
            Fact("reasons", "words", _("Why?"), required=True),
        ],
    )  # fmt: skip
    def extend(self):
        """The committee may give more time, with reasons; the earlier day is kept."""
        self.put(earlier_days=[*self.record.content.get("earlier_days", []), self.record.answer_by])
        self.keep("reasons")
        self.meet_clock("answer", state=DeadlineState.ENDED, record=self.record.pk)
        self.record.answer_by = self.facts["answer_by"]
        self.set_day("answer", "NJ-15", day=self.record.answer_by, party=self.record.party)

    def time_is_over(self):
        """That no answer came is written only after the day, rolled over a closed day."""
        if self.record.answer_by and self.calendar.next_open(self.record.answer_by) < self.on:
            return None
        return Unmet("NJ-15", _("His time to answer still runs."), "time", opens="answer.give")

    @step(
        stage, "answer.lapse", source=ServiceStage.PROVEN, target=ServiceStage.UNANSWERED, who="committee_or_secretary", clause="NJ-15",
        label=_("Record that no answer came in time"), conditions=[time_is_over],
    )
    def lapse(self):
        """That no answer came is written down; it is no finding against him, and he may still answer."""
        self.meet_clock(self.answered_in, state=DeadlineState.ENDED, record=self.record.pk)

    def it_is_his(self):
        """Each respondent answers what was served on him."""
        if self.me() is not None and self.me().pk == self.record.party_id:
            return None
        return Unmet("NJ-15", _("This copy was served on another respondent."), "nothing")

    def late_and_taken(self):
        """An answer out of time is taken all the same."""
        late = self.record.answer_by and self.calendar.next_open(self.record.answer_by) < self.on
        return Caution("NJ-15", _("The time to answer is over; the answer is taken all the same.")) if late else None

    @step(
        stage, "answer.give", source=(ServiceStage.PROVEN, ServiceStage.UNANSWERED), target=ServiceStage.ANSWERED,
        who="respondent", duty="respondent", clause="NJ-15", label=_("Answer the complaint"),
        facts=[
            Fact("words", "words", _("Your answer"), required=True, cure="statement"),
            Fact("witnesses", "several_named", _("Whom should the committee hear?")),
            Fact("asks", "words", _("What else do you ask for?")),
        ],
        conditions=[it_is_his], cautions=[late_and_taken],
    )  # fmt: skip
    def give_answer(self):
        """His answer is read before anything is decided; an answer out of time is taken too."""
        self.keep("words", "asks")
        for named in self.facts.get("witnesses") or []:
            self.add_party(Role.WITNESS, named, side=Role.RESPONDENT)
        self.meet_clock(self.answered_in, party=self.record.party)

    @step(
        stage, "service.end", source=(ServiceStage.SENT, ServiceStage.PROVEN, ServiceStage.UNANSWERED), target=ServiceStage.ENDED,
        who="system", clause="NJ-08", label=_("Service ends"), facts=[Fact("reasons", "words", required=True)],
    )  # fmt: skip
    def end_with_him(self):
        """A respondent has died, or nothing is alleged against him any more: nothing is served on him; what he answered stays."""
        self.keep("reasons")
        self.record.ended_on = self.on


def copied_parts(content) -> dict:
    """Of the complaint only what is on the list; how she is reached, and anything else, stays in the file (A1)."""
    when = content.get("incident_on")
    when = {"when": calendar.spoken(date.fromisoformat(str(when)))} if when else {}
    return {"what": content.get("narrative", ""), **when, **{part: content[part] for part in COPIED if content.get(part)}}


def every_respondent_served(procedure):
    """NJ-15: no sitting on the merits before the copy is shown to have reached every respondent."""
    unserved = [party.code for party in concerned.respondents(procedure) if party.served_on is None]
    if not unserved:
        return None
    said = _("Nothing shows that the complaint reached %(codes)s.") % {"codes": ", ".join(unserved)}
    return Unmet("NJ-15", said, "service", opens=_("proof that the copy reached each respondent"))


def time_to_answer_runs(procedure, on):
    """A caution while a respondent's time to answer still runs on the day of the sitting."""
    days = ServiceRecord.objects.filter(case=procedure.case, stage=ServiceStage.PROVEN).values_list("answer_by", flat=True)
    latest = max((procedure.calendar.next_open(day) for day in days if day), default=None)
    if latest is None or latest < on:
        return None
    said = _("His time to answer runs until %(day)s.") % {"day": latest}
    return Caution("NJ-15", said)
