"""A challenge before a court or tribunal: stayed, decided, or sent back, with its effect on each direction (SH-40, SH-41, NJ-05)."""

from datetime import date

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Appeal as AppealRecord
from cases.models import Direction, Role
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution
from workflows.shared.days import has_come
from workflows.shared.directions import LIVE
from workflows.shared.spine import Stage
from workflows.step import staged, step

RESULTS = (
    ("confirmed", _("the order stands")),
    ("changed", _("the order is varied")),
    ("set_aside", _("the order is set aside")),
    ("withdrawn", _("the appeal was withdrawn")),
)


class AppealStage(models.TextChoices):
    """Where an appeal stands."""

    FILED = "filed", _("filed")
    STAYED = "stayed", _("filed, directions stayed")
    DECIDED = "decided", _("decided")
    REMANDED = "remanded", _("sent back to the committee")


class Challenge(Procedure):
    """A challenge recorded here; the forum decides it elsewhere. Who may file it, where and when, each text says."""

    record_class = AppealRecord
    stage = staged(AppealStage)
    forums = ()
    # What the record of each direction is called in this text.
    each, live = "direction", LIVE

    def pending(self) -> None:
        """The order is under challenge; what was directed goes on, and the parties are told so."""
        if self.spine_stage in (Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED):
            self.also("complaint.appealed", record=self.spine)
        self.tell("goes_on")

    def filed_there(self):
        """The day on which it was filed before the forum: no stay and no decision lies before it."""
        return date.fromisoformat(self.record.content["filed_on"][:10])

    def tell(self, effect, **more):
        """Parties are told what the appeal does to each direction."""
        rows = [
            {"code": str(one.number), "words": (one.content or {}).get("words", one.kind), "effect": self.effect_on(one, effect)}
            for one in Direction.objects.filter(case=self.case).order_by("number")
        ]
        if rows:
            filed = self.filed_there()
            name = str(dict(self.forums).get(self.record.forum) or self.record.content.get("forum") or self.record.forum)
            for party in self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.RESPONDENT):
                self.serve("appeal-effect", to=party, forum=name, filed_on=filed, directions=rows, **more)

    def effect_on(self, direction, effect):
        """The word for what became of one direction."""
        named = self.facts.get("directions")
        if effect in ("stayed", "set_aside", "changed") and named and direction not in named:
            return "goes_on"
        return effect

    @step(
        stage, "appeal.stay", source=AppealStage.FILED, target=AppealStage.STAYED, who="appellate", clause=("SH-40", "SH-41", "NJ-05"),
        label=_("Record a stay"),
        facts=[
            Fact("order_on", "day", _("Date of the order of stay")),
            Fact("words", "words", _("What it says"), required=True, cure="sanction"),
            Fact("directions", "records", _("Which directions?"), of="direction"),
        ],
        checks=[has_come("order_on", "NJ-05", since=filed_there)],
    )  # fmt: skip
    def stay(self):
        """A stay by the forum suspends what it names, all directions where it names none; the rest goes on."""
        self.keep("words")
        for direction in self.chosen(self.live):
            self.also(f"{self.each}.stay", record=direction)
        self.tell("stayed")

    def chosen(self, stages):
        """The directions that an order of the forum names; all of them where it names none."""
        found = Direction.objects.filter(case=self.case, stage__in=stages)
        named = self.facts.get("directions")
        return found.filter(pk__in=[one.pk for one in named]) if named else found

    @step(
        stage, "appeal.end_stay", source=AppealStage.STAYED, target=AppealStage.FILED, who="appellate",
        clause=("SH-40", "SH-41", "NJ-05"), label=_("Record the end of a stay"),
    )
    def end_stay(self):
        """What was stayed goes on where it stood."""
        for direction in Direction.objects.filter(case=self.case, stage="stayed"):
            self.also(f"{self.each}.resume", record=direction)
        self.tell("goes_on")

    @step(
        stage, "appeal.decide", source=(AppealStage.FILED, AppealStage.STAYED), target=AppealStage.DECIDED, who="appellate",
        clause=("SH-40", "SH-41"), label=_("Record the decision of the forum"), duty="committee",
        facts=[
            Fact("result", "choice", _("What was decided?"), choices=RESULTS, required=True),
            Fact("decided_on", "day", _("On which day?")),
            Fact("words", "words", _("The decision in short")),
            Fact("directions", "records", _("Which directions does it set aside?"), of="direction"),
        ],
        checks=[has_come("decided_on", "SH-40", since=filed_there)],
    )  # fmt: skip
    def decide(self):
        """The forum's decision is entered with its effect on each direction and its compliance."""
        result = self.facts["result"]
        self.keep("result", "words")
        self.put(decided_on=str(self.facts.get("decided_on") or self.on))
        for direction in Direction.objects.filter(case=self.case, stage="stayed"):
            self.also(f"{self.each}.resume", record=direction)
        if result == "set_aside" or (result == "changed" and self.facts.get("directions")):
            for direction in self.chosen((*self.live, "done")):
                self.also(f"{self.each}.set_aside", record=direction)
        self.leave_the_spine()
        self.tell("confirmed" if result == "withdrawn" else result, decided_on=date.fromisoformat(self.record.content["decided_on"][:10]))

    def leave_the_spine(self):
        """The complaint is no longer under this appeal."""
        self.record.ended_on = self.on
        spine = self.spine
        if spine.stage == Stage.UNDER_APPEAL and not self.others_pending():
            self.also("complaint.appeal_ended", record=spine)

    def others_pending(self):
        """Whether another appeal in this case is still undecided."""
        pending = AppealRecord.objects.filter(case=self.case, stage__in=(AppealStage.FILED, AppealStage.STAYED))
        return pending.exclude(pk=self.record.pk).exists()

    def late_word(self):
        """The parties are told that the file goes back."""
        return Caution("NJ-05", _("The inquiry is opened again by its own step."))

    @step(
        stage, "appeal.remand", source=(AppealStage.FILED, AppealStage.STAYED), target=AppealStage.REMANDED, who="appellate",
        clause="NJ-05", label=_("Record that the forum sent the case back"),
        facts=[
            Fact("words", "words", _("What is to be done again?"), required=True, cure="sanction"),
            Fact("decided_on", "day", _("Date of the order")),
        ],
        checks=[has_come("decided_on", "NJ-05", since=filed_there)],
        cautions=[late_word],
    )  # fmt: skip
    def remand(self):
        """A remand sets the directions aside and lets the committee inquire again, and nothing else does."""
        self.keep("words")
        self.put(decided_on=str(self.facts.get("decided_on") or self.on))
        for direction in Direction.objects.filter(case=self.case).exclude(stage="set_aside"):
            self.also(f"{self.each}.set_aside", record=direction)
        self.record.ended_on = self.on
