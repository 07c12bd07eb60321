"""Witnesses: named by either side or sought by the committee; their names are kept from the other side (SH-21, SH-42)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Request, Role, Statement, Summons
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.hearing import HER_SIDE, Hearing, in_inquiry
from workflows.step import NEW, staged, step

KIND = "witness"
SUPPORTS = (
    ("complainant", _("the complainant")),
    ("respondent", _("the respondent")),
    ("nobody", _("neither; somebody who knows")),
)


class WitnessStage(models.TextChoices):
    """Where a witness stands."""

    NAMED = "witness_named", _("named")
    DROPPED = "witness_dropped", _("not to be heard")


def not_heard_yet(procedure):
    """SH-21: a witness who was heard stays in the file."""
    mine = procedure.record.party_id
    if mine and any(one.party_id == mine for one in procedure.rows(Statement, "signed")):
        return Unmet("SH-21", _("This witness was heard; what was said stays."), "nothing")
    return None


def by_whoever_named(procedure):
    """A side lets go its own witness; the committee may let go any."""
    named_by, mine = (procedure.record.content or {}).get("named_by"), procedure.me()
    if mine is None or named_by == str(mine.pk):
        return None
    return Unmet("SH-21", _("This witness was not named by you."), "permission")


def a_summons_runs(procedure):
    """Letting a witness go who was already summoned deserves a second look."""
    if Summons.objects.filter(case=procedure.case, party=procedure.record.party, stage__in=("issued", "served")).exists():
        return Caution("SH-25", _("This witness is summoned. Tell the witness that it is not needed any more."))
    return None


class Witness(Hearing):
    """One witness, from being named to being heard or let go."""

    record_class = Request
    stage = staged(WitnessStage)

    @step(
        stage, "witness.name", source=NEW, target=WitnessStage.NAMED, who="side_or_committee", clause=("SH-21", "SH-42"),
        label=_("Name a witness"), conditions=[in_inquiry],
        facts=[
            Fact("witness", "named", _("Who?"), required=True, cure="statement"),
            Fact("supports", "choice", _("Whom does this witness support?"), choices=SUPPORTS),
            Fact("knows", "words", _("What does this witness know?")),
            Fact("anonymous", "yes_no", _("The witness asks not to be named to the other side")),
        ],
    )  # fmt: skip
    def name(self):
        """Either side names witnesses and the committee looks for others; the other side does not read their names."""
        side = self.facts.get("supports") or self.own_side()
        self.record.party = self.add_party(Role.WITNESS, self.facts["witness"], side=side)
        self.record.kind, self.record.number = KIND, self.next_number(kind=KIND)
        mine = self.me()
        self.put(named_by=str(mine.pk) if mine else "")
        self.keep("knows", "anonymous")

    def own_side(self) -> str:
        """Whoever names a witness is taken to be supported, unless told."""
        mine = self.me()
        if mine is None:
            return "nobody"
        return "complainant" if mine.role in HER_SIDE else "respondent"

    @step(
        stage, "witness.drop", source=WitnessStage.NAMED, target=WitnessStage.DROPPED, who="side_or_committee", clause="SH-21",
        label=_("Do not hear a witness"), conditions=[not_heard_yet, by_whoever_named], cautions=[a_summons_runs],
        facts=[Fact("reasons", "words", _("Why not?"), required=True, clause="SH-21")],
    )  # fmt: skip
    def drop(self):
        """Who is not heard is let go with reasons; what protects a witness stays."""
        self.record.ended_on = self.on
        self.keep("reasons")
        for summons in Summons.objects.filter(case=self.case, party=self.record.party, stage__in=("issued", "served")):
            self.also("summons.let_go", record=summons, reasons=self.facts["reasons"])
