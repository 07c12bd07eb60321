"""Directions and compliance with each: reported, accepted or in default, stayed or set aside on appeal (SH-31, SH-33, SH-34)."""

from datetime import date

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Direction as DirectionRecord
from notices.models import Document
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.days import begun_on, has_come
from workflows.step import NEW, staged, step

KINDS = (
    ("not_repeat", _("not to repeat or continue the conduct")),
    ("redress", _("to redress loss or damage by an act or conduct")),
    ("damages", _("to pay damages")),
    ("apology", _("to apologise in writing, undertaking no repetition and no retaliation")),
    ("punishment", _("punishment, by the employer")),
    ("restore", _("to restore a service condition, with retrospective effect")),
    ("grant", _("to grant a service condition that was lost")),
)


class DirectionStage(models.TextChoices):
    """Where a direction stands."""

    DIRECTED = "directed", _("directed")
    REPORTED = "reported", _("reported done")
    DONE = "done", _("done")
    DEFAULTED = "defaulted", _("not done")
    STAYED = "stayed", _("stayed")
    SET_ASIDE = "set_aside", _("set aside")
    FALLEN = "fallen_away", _("fallen away: he has died")


LIVE = (DirectionStage.DIRECTED, DirectionStage.REPORTED, DirectionStage.DEFAULTED)


class Direction(Procedure):
    """One direction of an order, from being made to being done."""

    record_class = DirectionRecord
    stage = staged(DirectionStage)
    own_days = ("compliance",)

    def order_reached_him(self):
        """No penalty is carried out before the order is shown to have reached the respondent it is against."""
        if self.record.kind != "punishment":
            return None
        papers = [one for one in self.rows(Document) if one.kind == "order" and one.to_party_id == self.record.party_id]
        if any(one.served_on for one in papers):
            return None
        said = _("A penalty is carried out only after the order has reached the respondent.")
        return Unmet("SH-35", said, "service", opens=_("proof that the order reached the respondent"))

    @step(
        stage, "direction.give", source=NEW, target=DirectionStage.DIRECTED, who="system", clause="SH-31",
        label=_("A direction is given"),
    )
    def give(self):
        """Each direction of an order is kept apart, with its own compliance; it binds the employer or owner."""
        self.keep("words", "penalty", "amount", "wages", "payee", "heads", "days", "months", "service_condition", "lost_on")
        if self.facts.get("by"):
            day = date.fromisoformat(str(self.facts["by"])[:10])
            self.put(by=day.isoformat())
            self.set_day("compliance", "SH-34", day=day, party=self.record.party)

    @step(
        stage, "direction.report", source=(DirectionStage.DIRECTED, DirectionStage.DEFAULTED), target=DirectionStage.REPORTED,
        who="employer_or_respondent", clause=("SH-34", "SH-35"), label=_("Report a direction carried out"), duty="employer",
        facts=[
            Fact("done_on", "day", _("On which day was it done?")),
            Fact("how", "words", _("What was done?"), required=True, cure="statement"),
        ],
        conditions=[order_reached_him], checks=[has_come("done_on", "SH-34", since=begun_on)],
    )  # fmt: skip
    def report(self):
        """The employer reports what was done on each direction; the findings are not his to change."""
        self.put(done_on=str(self.facts.get("done_on") or self.on))
        self.keep("how")

    @step(
        stage, "direction.accept", source=DirectionStage.REPORTED, target=DirectionStage.DONE, who="committee",
        clause="SH-34", label=_("Accept the report: the direction is done"), duty="committee",
    )
    def accept(self):
        """The committee is satisfied that its direction was carried out."""
        self.record.ended_on = self.on
        self.meet_clock("compliance", record=self.record.pk)

    @step(
        stage, "direction.default", source=(DirectionStage.DIRECTED, DirectionStage.REPORTED), target=DirectionStage.DEFAULTED,
        who="committee", clause=("SH-34", "SH-38"), label=_("Record that a direction was not carried out"),
        facts=[Fact("reasons", "words", _("What was not done?"), required=True)],
    )
    def default(self):
        """Failure to implement the order is an employer's default, of which the committee or officer may take notice."""
        self.keep("reasons")

    @step(
        stage, "direction.stay", source=LIVE, target=DirectionStage.STAYED, who="system", clause=("SH-40", "SH-41"),
        label=_("A direction is stayed"),
    )
    def stay(self):
        """A forum stayed this direction; it rests with the days it had left."""
        self.put(before_stay=self.before)
        self.suspend_clocks(record=self.record.pk)

    @step(
        stage, "direction.resume", source=DirectionStage.STAYED, target=LIVE, who="system", clause=("SH-40", "SH-41"),
        label=_("A stay has ended"),
    )
    def resume(self):
        """The stay ended; the direction stands where it stood."""
        self.resume_clocks(record=self.record.pk)
        return self.record.content["before_stay"]

    @step(
        stage, "direction.set_aside", source=(*LIVE, DirectionStage.STAYED, DirectionStage.DONE), target=DirectionStage.SET_ASIDE,
        who="system", clause=("SH-40", "SH-41"), label=_("A direction is set aside"),
    )
    def set_aside(self):
        """A forum set this direction aside; what was already done is for the forum's own order."""
        self.record.ended_on = self.on
        self.meet_clock("compliance", state="ended", record=self.record.pk)

    @step(
        stage, "direction.fall_away", source=(*LIVE, DirectionStage.STAYED), target=DirectionStage.FALLEN, who="system",
        clause=("NJ-08", "SH-31"), label=_("A direction falls away"), facts=[Fact("reasons", "words", required=True)],
    )
    def fall_away(self):
        """What only a respondent in person could do ends with his death; what the employer is directed to do stands."""
        self.keep("reasons")
        self.record.ended_on = self.on
        self.meet_clock("compliance", state="ended", record=self.record.pk)
