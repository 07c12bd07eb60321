"""Summons: to come, or to produce papers or information, on reason to believe; proven, obeyed, in default or let go (SH-25, SH-26)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Role
from cases.models import Summons as SummonsRecord
from workflows import calendar
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.hearing import Hearing, arranged_for, in_inquiry
from workflows.shared.seating import as_person
from workflows.shared.showcause import MODES
from workflows.step import NEW, staged, step

FORMS = (
    ("came", _("came and spoke")),
    ("document", _("produced the paper")),
    ("device", _("produced the device or the electronic record")),
    ("reproduction", _("produced a clear reproduction in writing of what is recorded")),
)
ELECTRONIC = ("device", "reproduction")


class SummonsStage(models.TextChoices):
    """Where a summons stands."""

    ISSUED = "issued", _("issued, service not yet shown")
    SERVED = "served", _("served")
    COMPLIED = "complied", _("obeyed")
    DEFAULTED = "defaulted", _("not obeyed")
    LET_GO = "let_go", _("not needed any more")


AWAITED = (SummonsStage.ISSUED, SummonsStage.SERVED)


def somebody_summoned(procedure):
    """SH-25: a witness of the case, or an office-holder who has papers; parties are called to sittings."""
    party, person = procedure.facts.get("party"), procedure.facts.get("person")
    if party is None and person is None:
        return Unmet("SH-25", _("Say who is summoned."), "correction", opens="witness.name")
    if party is not None and party.role != Role.WITNESS:
        said = _("A party is called to a sitting. A summons goes to a witness, or to whoever has papers.")
        return Unmet("SH-25", said, "correction", opens="sitting.fix")
    return None


def time_ahead(procedure):
    """SH-25: the notice names a place and a time that is still to come."""
    moment = procedure.facts.get("at")
    if moment is None or calendar.legal_day(moment) >= procedure.on:
        return None
    return Unmet("SH-25", _("The time named is over."), "time", opens="at")


def proven_day_is_possible(procedure):
    """Nothing is served before it was issued, nor tomorrow."""
    day = procedure.facts.get("served_on") or procedure.on
    if procedure.record.opened_on <= day <= procedure.on:
        return None
    return Unmet("SH-25", _("The day of service lies between the issue and today."), "correction", opens="served_on")


def the_time_has_come(procedure):
    """SH-25: nobody is in default before the time named."""
    if procedure.record.place_on and procedure.record.place_on > procedure.on:
        return Unmet("SH-25", _("The day named in the summons is still to come."), "time")
    return None


class Summons(Hearing):
    """One summons to one person."""

    record_class = SummonsRecord
    stage = staged(SummonsStage)
    own_days = ("summons",)

    @step(
        stage, "summons.issue", source=NEW, target=SummonsStage.ISSUED, who="committee", clause=("SH-25", "SH-21"),
        label=_("Summon somebody, or call for papers"), conditions=[in_inquiry], checks=[somebody_summoned, time_ahead],
        facts=[
            Fact("party", "party", _("Which witness?")),
            Fact("person", "person", _("Or which office-holder?")),
            Fact("reasons", "words", _("Why do you believe that this person knows, or has, something?"), required=True, clause="SH-25"),
            Fact("place", "line", _("At which place?"), required=True, clause="SH-25", cure="notice"),
            Fact("at", "moment", _("At which time?"), required=True, clause="SH-25", cure="notice"),
            Fact("bring", "words", _("What is to be brought?"), _("One thing on each line.")),
            Fact("door", "line", _("By which door?")),
        ],
    )  # fmt: skip
    def issue(self):
        """Having reason to believe that somebody can furnish it, the committee calls for it in writing, with place and time."""
        party, moment = self.facts.get("party"), self.facts["at"]
        self.record.party, self.record.place_on = party, calendar.legal_day(moment)
        self.record.number = self.next_number()
        self.keep("reasons", "place", "at", "bring", "door", "person")
        self.set_day("summons", "SH-25", day=self.record.place_on, party=party)
        self.give_notice(party or as_person(self.facts["person"]))

    def give_notice(self, to) -> None:
        """The paper tells place, time and what to bring, and nothing of what anybody said."""
        more = {"door": self.facts["door"]} if self.facts.get("door") else {}
        if self.record.party:
            more["adjustments"] = arranged_for(self.case, self.record.party)
        if self.facts.get("bring"):
            more["bring"] = [line for line in self.facts["bring"].splitlines() if line.strip()]
        kind = {"way_in": True} if self.record.party else {"recipient": "employer"}
        called = self.record.party.code if self.record.party else str(to)
        self.serve("summons", to=to, person=called, starts_at=self.facts["at"], place=self.facts["place"], **more, **kind)

    @step(
        stage, "summons.prove", source=SummonsStage.ISSUED, target=SummonsStage.SERVED, who="committee_or_secretary",
        clause="SH-25", label=_("Record that the summons reached the person"), duty="committee_or_secretary",
        checks=[proven_day_is_possible],
        facts=[
            Fact("how", "choice", _("How?"), choices=MODES, required=True, cure="evidence"),
            Fact("served_on", "day", _("On which day?"), _("Today, unless told.")),
        ],
    )  # fmt: skip
    def prove(self):
        """Service of the notice is kept with its proof."""
        day = self.facts.get("served_on") or self.on
        self.put(served_on=day, how=self.facts["how"])
        self.prove_paper("summons", day=day, how=self.facts["how"], record=self.record.pk)

    @step(
        stage, "summons.comply", source=(*AWAITED, SummonsStage.DEFAULTED), target=SummonsStage.COMPLIED, who="committee_or_secretary",
        clause=("SH-25", "SH-26"), label=_("Record that the summons was obeyed"), duty="committee",
        facts=[
            Fact("form", "choice", _("How was it obeyed?"), choices=FORMS),
            Fact("produced", "words", _("What was produced?")),
        ],
    )  # fmt: skip
    def comply(self):
        """What is recorded by a device is produced as it is, or as a clear reproduction in writing."""
        self.record.ended_on = self.on
        self.keep("form", "produced")
        self.put(electronic=self.facts.get("form") in ELECTRONIC)
        self.meet_clock("summons", record=self.record.pk)

    @step(
        stage, "summons.default", source=SummonsStage.SERVED, target=SummonsStage.DEFAULTED, who="committee", clause="SH-25",
        label=_("Record that the summons was not obeyed"), conditions=[the_time_has_come],
        facts=[Fact("reasons", "words", _("What happened, and what follows?"), required=True)],
    )  # fmt: skip
    def default(self):
        """Default is written only where service is proven and the time is over; obeying later is still taken."""
        self.keep("reasons")
        self.meet_clock("summons", state="ended", record=self.record.pk)

    @step(
        stage, "summons.let_go", source=AWAITED, target=SummonsStage.LET_GO, who="committee", clause=("SH-25", "SH-21"),
        label=_("Let somebody summoned go"), facts=[Fact("reasons", "words", _("Why is it not needed?"), required=True)],
    )
    def let_go(self):
        """Whoever is not needed any more is told so, with the reasons kept in the file."""
        self.record.ended_on = self.on
        self.keep("reasons")
        self.meet_clock("summons", state="ended", record=self.record.pk)
