"""The findings with one side: given, shown to have arrived, and what that side represents against them (PO-33)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Request
from workflows.facts import Fact
from workflows.posh2013.act import Act2013
from workflows.refusals import Unmet
from workflows.shared import concerned
from workflows.shared.hearing import Hearing
from workflows.shared.seating import as_day
from workflows.shared.showcause import MODES
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

KIND, PAPER = "representation", "findings-for-representation"


class RepresentationStage(models.TextChoices):
    """Where the findings stand with one side."""

    SENT = "findings_sent", _("findings sent, service not yet shown")
    PROVEN = "findings_served", _("findings served, time to represent runs")
    MADE = "represented", _("represented")


def day_lies_ahead(procedure):
    """PO-33: the Act fixes no period; the committee gives one, and it lies ahead."""
    day = procedure.facts.get("answer_by")
    if day is None or day > procedure.on:
        return None
    return Unmet("PO-33", _("The day to represent by lies after today."), "time", opens="answer_by")


def before_the_report_is_final(procedure):
    """PO-33: a representation is made to the committee before its report is final."""
    if procedure.spine_stage == Stage.REPRESENTATION:
        return None
    return Unmet("PO-33", _("Representations are made on the findings, before the inquiry is complete."), "nothing")


def it_is_mine(procedure):
    """Each side represents for itself."""
    mine = procedure.me()
    if mine is not None and mine.pk == procedure.record.party_id:
        return None
    return Unmet("PO-33", _("These findings were given to another party."), "nothing")


def found_so_far(allegation) -> dict:
    """An allegation with its finding and reasons, as both sides read it."""
    said = allegation.content
    return {"number": allegation.number, "allegation": said["what"], "finding": allegation.finding, "reasons": said["reasons"]}


class Representation(Act2013, Hearing):
    """One party's copy of the findings, and what it says against them."""

    record_class = Request
    stage = staged(RepresentationStage)
    own_days = ("representation",)

    @step(
        stage, "representation.invite", source=NEW, target=RepresentationStage.SENT, who="system", clause="PO-33",
        label=_("The findings are given to one side"),
        facts=[Fact("party", "party", required=True), Fact("answer_by", "day", required=True)],
    )
    def invite(self):
        """Each allegation with its finding and reasons, by codes; nothing is recommended yet."""
        self.record.kind, self.record.party = KIND, self.facts["party"]
        self.record.number = self.next_number(kind=KIND)
        self.put(answer_by=self.facts["answer_by"])
        rows = [found_so_far(one) for one in concerned.live(self.case)]
        self.serve(PAPER, to=self.record.party, person=self.record.party.code, findings=rows, reply_by=self.facts["answer_by"])

    @step(
        stage, "representation.prove", source=RepresentationStage.SENT, target=RepresentationStage.PROVEN, who="committee_or_secretary",
        clause="PO-33", label=_("Record that the findings reached a side"), duty="committee",
        facts=[
            Fact("party", "party", _("Whom did they reach?")),
            Fact("served_on", "day", _("On which day?")),
            Fact("how", "choice", _("How?"), choices=MODES),
        ],
    )  # fmt: skip
    def prove(self):
        """The copy is shown to have reached this side; its time to represent is kept as its day."""
        day = self.facts.get("served_on") or self.on
        self.put(served_on=day)
        self.keep("how")
        self.prove_paper(PAPER, day=day, how=self.facts.get("how") or "", record=self.record.pk)
        self.set_day("representation", "PO-33", day=self.answer_by, party=self.record.party)

    @property
    def answer_by(self):
        """The last day to represent."""
        return as_day(self.record.content["answer_by"])

    @step(
        stage, "representation.make", source=(RepresentationStage.SENT, RepresentationStage.PROVEN), target=RepresentationStage.MADE,
        who="either_party", clause="PO-33", label=_("Represent against the findings"), duty="either_party",
        conditions=[before_the_report_is_final, it_is_mine],
        facts=[
            Fact(
                "words", "words", _("What do you say to the findings?"), _("Or that you have nothing to say."),
                required=True, cure="statement",
            ),
        ],
    )  # fmt: skip
    def make(self):
        """What this side says against the findings is read by the committee before its report is final."""
        self.keep("words")
        self.record.ended_on = self.on
        self.meet_clock("representation", party=self.record.party)
