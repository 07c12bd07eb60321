"""What happens beside the law's path: a step that was missed, and the death of a party (NJ-11, NJ-08)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Note, Role
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared import after_death, concerned
from workflows.shared.spine import OPEN_STAGES, Stage
from workflows.step import NEW, staged, step

HER_SIDE = (Role.AGGRIEVED_WOMAN, Role.HEIR)
CAN_STOP = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, *OPEN_STAGES)


class IrregularityStage(models.TextChoices):
    """An irregularity is noted, once."""

    NOTED = "irregularity_noted", _("noted")


def prejudice_is_cured(procedure):
    """NJ-11: where a missed step harmed somebody, the note says how that was cured."""
    if procedure.facts.get("prejudice") and not procedure.facts.get("cured"):
        return Unmet("NJ-11", _("It harmed somebody: write how that was put right."), "correction", opens="cured")
    return None


class Irregularity(Procedure):
    """A missed step, noted; the register reports and does not void."""

    record_class = Note
    stage = staged(IrregularityStage)

    @step(
        stage, "irregularity.note", source=NEW, target=IrregularityStage.NOTED, who="committee", clause="NJ-11",
        label=_("Note a missed or mistaken step"),
        facts=[
            Fact("what", "words", _("What was missed?"), required=True, clause="NJ-11", cure="statement"),
            Fact("prejudice", "yes_no", _("Did it harm anybody's case?"), required=True, clause="NJ-11", cure="statement"),
            Fact("cured", "words", _("How was it put right?")),
        ],
        checks=[prejudice_is_cured],
    )  # fmt: skip
    def note(self):
        """The committee writes what was missed, whether it harmed anybody, and how it was cured."""
        self.record.kind, self.record.ended_on = "irregularity", self.on
        self.keep("what", "prejudice", "cured")


class DeathStage(models.TextChoices):
    """What follows a death."""

    HEIRS_ASKED = "heirs_asked", _("her heirs are asked")
    RECORDED = "death_recorded", _("recorded")
    GO_ON = "heirs_go_on", _("her heirs go on")
    END = "heirs_end", _("her heirs do not go on")


def what_can_still_be_directed(procedure):
    """NJ-08: no punishment reaches who has died; the rest may still be directed."""
    party = procedure.facts.get("party")
    if party is not None and party.role == Role.RESPONDENT:
        return Caution("NJ-08", _("The inquiry goes on for what can still be directed; no punishment can be carried out."))
    return None


def not_recorded_yet(procedure):
    """NJ-08: a death is recorded once, and not before it happened."""
    party, day = procedure.facts.get("party"), procedure.facts.get("died_on")
    if party is not None and party.has_died:
        return Unmet("NJ-08", _("This death is recorded already."), "nothing")
    if day is not None and day > procedure.on:
        return Unmet("NJ-08", _("This day is still to come. Check the date."), "correction", opens="died_on")
    return None


def heir_is_named(procedure):
    """NJ-08: who goes on in her place is named."""
    if procedure.facts.get("go_on") and not procedure.facts.get("heir"):
        return Unmet("NJ-08", _("Name the heir or representative who goes on."), "statement", opens="heir")
    return None


class Death(Procedure):
    """The death of a party: the heirs of a complaining woman are asked, and the complaint waits for their word."""

    record_class = Note
    stage = staged(DeathStage)

    @step(
        stage, "death.record", source=NEW, target=(DeathStage.HEIRS_ASKED, DeathStage.RECORDED), who="committee", clause="NJ-08",
        label=_("Record that a party has died"),
        facts=[
            Fact("party", "party", _("Who has died?"), required=True, clause="NJ-08"),
            Fact("died_on", "day", _("On which day?")),
        ],
        checks=[not_recorded_yet], cautions=[what_can_still_be_directed],
    )  # fmt: skip
    def record_death(self):
        """Complainant: heirs asked. Respondent: letters, calls, clocks and penalties end; what can still be directed goes on."""
        party = self.record.party = self.facts["party"]
        self.record.kind = "death"
        self.put(died_on=(self.facts.get("died_on") or self.on).isoformat())
        party.left_on, party.is_complainant = self.on, False
        party.save(update_fields=["left_on", "is_complainant"])
        self.record.save(force_insert=True)
        after_death.end_for(self, party, str(_("%(code)s has died.") % {"code": party.code}))
        if party.role not in HER_SIDE:
            return DeathStage.RECORDED
        if self.spine_stage in CAN_STOP and not concerned.others_go_on(self, party):
            self.also("complaint.stop", record=self.spine, why="death")
        return DeathStage.HEIRS_ASKED

    @step(
        stage, "death.heirs_answer", source=DeathStage.HEIRS_ASKED, target=(DeathStage.GO_ON, DeathStage.END), who="committee",
        clause=("NJ-08", "SH-17"), label=_("Record what her heirs answered"), duty="committee",
        facts=[
            Fact("go_on", "yes_no", _("Do they go on?"), required=True, clause="NJ-08", cure="consent"),
            Fact("heir", "named", _("Who goes on, and as what?")),
        ],
        checks=[heir_is_named],
    )  # fmt: skip
    def heirs_answer(self):
        """An heir who goes on takes her place; where none does, the complaint ends as withdrawn."""
        self.record.ended_on = self.on
        waits = self.spine_stage == Stage.STOPPED and self.spine.content.get("stopped_for") == "death"
        if not self.facts["go_on"]:
            if waits:
                self.also("complaint.discontinue", record=self.spine)
            elif self.spine_stage in OPEN_STAGES:
                concerned.end_part_of(self, self.record.party, "death")
            return DeathStage.END
        self.add_party(Role.HEIR, self.facts["heir"], is_complainant=True, of_party=self.record.party)
        if waits:
            self.also("complaint.resume", record=self.spine)
        return DeathStage.GO_ON
