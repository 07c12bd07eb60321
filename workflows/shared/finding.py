"""Findings: one for each allegation, with reasons and the evidence it rests on (SH-22, SH-30)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Allegation as AllegationRecord
from cases.models import Signature
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared.heard import heard_the_parties
from workflows.shared.spine import Stage
from workflows.shared.wording import named_in_the_text, only_a_first_look
from workflows.step import NEW, staged, step

FINDINGS = (("proved", _("proved")), ("not_proved", _("not proved")), ("partly", _("partly proved")))
ESTABLISHED = ("proved", "partly")


class AllegationStage(models.TextChoices):
    """Where an allegation stands."""

    MADE = "made", _("made")
    FOUND = "found", _("a finding is recorded")


class Allegation(Procedure):
    """One thing said to have been done by one respondent, from being made to its finding."""

    record_class = AllegationRecord
    stage = staged(AllegationStage)

    written_while = Stage.DECIDING
    not_now = _("Findings are written on a completed inquiry.")
    opened_by = _("complete the inquiry")

    def inquiry_is_complete(self):
        """Findings are recorded when the inquiry is complete, and until the order is made."""
        if self.spine_stage == self.written_while:
            return None
        cure = "time" if self.spine_stage == Stage.INQUIRY else "nothing"
        return Unmet("SH-22", self.not_now, cure, opens=self.opened_by)

    def rests_on_something(self):
        """A finding names the statements and exhibits it rests on, or says why there is none."""
        if self.facts.get("evidence") or self.facts.get("no_evidence_reasons"):
            return None
        said = _("Name the statements or exhibits that this finding rests on, or write why there is none.")
        return Unmet("SH-22", said, "evidence", opens="evidence")

    @step(
        stage, "allegation.make", source=NEW, target=AllegationStage.MADE, who="system", clause="SH-52",
        label=_("Record what is alleged"),
        facts=[Fact("against", "party", required=True), Fact("what", "words", required=True), Fact("on", "day")],
    )
    def make(self):
        """Each thing that is said to have been done is kept apart, so that each gets its own finding."""
        self.record.party = self.facts["against"]
        self.record.number = AllegationRecord.objects.filter(case=self.case).count() + 1
        self.keep("what", "on")

    @property
    def signatures(self):
        """Signatures under an order that is drafted and not yet made."""
        return Signature.objects.filter(order__case=self.case, order__stage="draft")

    def signed_on_another(self):
        """SH-30: an order is signed on the findings as they stood; who signed signs afresh."""
        if not self.signatures.exists():
            return None
        return Caution("SH-30", _("The order was signed on the earlier finding: the signatures fall, and it is signed afresh."))

    def without_finding(self) -> bool:
        """Whether the finding is still to be written."""
        return not self.record.finding

    @step(
        stage, "finding.record", source=(AllegationStage.MADE, AllegationStage.FOUND), target=AllegationStage.FOUND,
        who="committee", clause=("SH-22", "SH-30"), label=_("Record the finding on an allegation"), duty="committee",
        facts=[
            Fact("finding", "choice", _("What do you find?"), choices=FINDINGS, required=True, cure="finding"),
            Fact("reasons", "words", _("Why? Answer both accounts."), required=True),
            Fact("evidence", "records", _("Which statements and exhibits does it rest on?"), of="statement,exhibit"),
            Fact("no_evidence_reasons", "words", _("If it rests on none, why?")),
            Fact("her_account", "words", _("Her account, in short")),
            Fact("his_account", "words", _("His account, in short")),
        ],
        conditions=[inquiry_is_complete, heard_the_parties], checks=[rests_on_something], due_while=[without_finding],
        cautions=[signed_on_another, only_a_first_look, named_in_the_text],
    )  # fmt: skip
    def record_finding(self):
        """The committee records its findings in writing: proved, not proved or partly proved, each with reasons."""
        self.signatures.delete()
        self.record.finding = self.facts["finding"]
        self.keep("reasons", "no_evidence_reasons", "her_account", "his_account")
        self.put(evidence=[_named(piece) for piece in self.facts.get("evidence") or []])


def _named(piece) -> dict:
    return {"table": piece._meta.model_name, "id": str(piece.pk), "number": piece.number}
