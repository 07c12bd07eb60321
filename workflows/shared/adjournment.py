"""Adjournments: asked by either side or of the committee's own motion, granted or refused with reasons, counted (NJ-01)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Request, Sitting
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.guards import work_goes_on
from workflows.shared.hearing import Hearing
from workflows.step import NEW, staged, step

KIND = "adjournment"


class AdjournmentStage(models.TextChoices):
    """Where the request for another day stands."""

    ASKED = "adjournment_asked", _("to be decided")
    GRANTED = "adjournment_granted", _("granted")
    REFUSED = "adjournment_refused", _("refused")


def counts(case) -> dict[str, int]:
    """How many were asked, granted and refused: the report shows it for either side."""
    asked = Request.objects.filter(case=case, kind=KIND)
    stages = ("granted", AdjournmentStage.GRANTED), ("refused", AdjournmentStage.REFUSED)
    return {"asked": asked.count(), **{word: asked.filter(stage=stage).count() for word, stage in stages}}


def a_sitting_is_fixed(procedure):
    """NJ-01: only a sitting of which notice was given can be put off."""
    if procedure.sitting is None:
        return Unmet("NJ-01", _("No sitting is fixed that could be put off."), "hearing", opens="sitting.fix")
    return None


class Adjournment(Hearing):
    """One request for another day, from being asked to being decided."""

    record_class = Request
    stage = staged(AdjournmentStage)

    @property
    def sitting(self):
        """The sitting that is fixed: the one asked about, else the next."""
        about = (self.record.content or {}).get("sitting")
        fixed = [one for one in self.rows(Sitting, "fixed") if not about or str(one.pk) == str(about)]
        return min(fixed, key=lambda one: (one.on, one.number), default=None)

    @step(
        stage, "adjournment.ask", source=NEW, target=AdjournmentStage.ASKED, who="side_or_committee", clause="NJ-01",
        label=_("Ask for another day"), conditions=[a_sitting_is_fixed],
        facts=[
            Fact("reasons", "words", _("Why?"), required=True, clause="NJ-01"),
            Fact("until_on", "day", _("Until when?")),
            Fact("medical", "yes_no", _("Is there a medical paper?")),
        ],
    )  # fmt: skip
    def ask(self):
        """Either side may ask for another day, or the committee of its own motion; the reasons are written."""
        self.record.kind, self.record.party = KIND, self.me()
        self.record.number = self.next_number(kind=KIND)
        self.keep("reasons", "until_on", "medical")
        self.put(sitting=str(self.sitting.pk))

    @step(
        stage, "adjournment.decide", source=AdjournmentStage.ASKED, target=(AdjournmentStage.GRANTED, AdjournmentStage.REFUSED),
        who="committee", clause="NJ-01", label=_("Decide on another day"), duty="committee",
        facts=[
            Fact("granted", "yes_no", _("Is another day given?"), required=True, clause="NJ-01"),
            Fact("reasons", "words", _("The reasons"), required=True, clause="NJ-01"),
            Fact("to_on", "day", _("To which day?"), _("Left out, the new day is told later.")),
            Fact("slots", "rows", _("Who is called then, from when to when?"), columns=("party", "begins", "ends", "door")),
        ],
        conditions=[work_goes_on],
    )  # fmt: skip
    def decide(self):
        """A grant and a refusal both have reasons; everybody called is told apart from the others, in one act."""
        self.record.ended_on = self.on
        self.put(decision=self.facts["reasons"])
        if not self.facts["granted"]:
            self.tell_the_refusal()
            return AdjournmentStage.REFUSED
        if self.sitting is not None:
            self.put_off(self.sitting)
        return AdjournmentStage.GRANTED

    def put_off(self, sitting) -> None:
        """Moved to the day named, with the calls given or those that stood; called off where no day is named yet."""
        if not self.facts.get("to_on"):
            self.also("sitting.cancel", record=sitting, reasons=self.facts["reasons"])
            return
        self.also(
            "sitting.move", record=sitting, on=self.facts["to_on"], reasons=self.facts["reasons"], slots=self.facts.get("slots"),
        )  # fmt: skip

    def tell_the_refusal(self) -> None:
        """Whoever asked reads why the day stands; where the committee asked itself, nobody need be told."""
        own = self.sitting.slots.filter(party=self.record.party).first() if self.sitting and self.record.party else None
        if own is not None:
            self.serve(
                "adjournment-notice", to=self.record.party, person=self.record.party.code, old_start=own.begins,
                reasons=self.facts["reasons"], refused=True,
            )  # fmt: skip
