"""Findings: one for each allegation, with reasons and the evidence it rests on (SH-22, SH-30)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Allegation as AllegationRecord
from cases.models import Role, Signature, Withdrawal
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared.heard import heard_the_parties
from workflows.shared.reaching import rests_on_what_he_read
from workflows.shared.spine import Stage
from workflows.shared.wording import named_in_the_text, only_a_first_look
from workflows.step import NEW, staged, step

FINDINGS = (("proved", _("proved")), ("not_proved", _("not proved")), ("partly", _("partly proved")))
ESTABLISHED = ("proved", "partly")
PENDING = ("asked", "held", "protected")


class AllegationStage(models.TextChoices):
    """Where an allegation stands."""

    MADE = "made", _("made")
    FOUND = "found", _("a finding is recorded")
    NOT_PURSUED = "not_pursued", _("not pursued any more")


WHY_ENDED = (
    ("withdrawal", _("she withdrew")),
    ("consent", _("her consent is withdrawn, or was not given")),
    ("death", _("she has died, and nobody goes on for her")),
    ("settlement", _("it is settled between the two")),
    ("split", _("it goes on in a file of its own")),
)


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
        facts=[
            Fact("against", "party", required=True), Fact("woman", "party"), Fact("what", "words", required=True), Fact("on", "day"),
        ],
    )  # fmt: skip
    def make(self):
        """Each thing done to one woman by one respondent is kept apart, so that each gets its own finding."""
        self.record.party = self.facts["against"]
        self.record.woman = self.facts.get("woman") or self.parties(Role.AGGRIEVED_WOMAN).first()
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

    def she_does_not_withdraw(self):
        """SH-44: while one of several asks to withdraw, work on what she alleged has stopped."""
        if self.record.woman_id and any(one.party_id == self.record.woman_id for one in self.rows(Withdrawal, *PENDING)):
            said = _("She asked to withdraw. Nothing is found on it before she was asked alone.")
            return Unmet("SH-44", said, "time", opens="withdrawal.ask_privately")
        return None

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
        conditions=[inquiry_is_complete, heard_the_parties, she_does_not_withdraw],
        checks=[rests_on_something, rests_on_what_he_read], due_while=[without_finding],
        cautions=[signed_on_another, only_a_first_look, named_in_the_text],
    )  # fmt: skip
    def record_finding(self):
        """The committee records its findings in writing: proved, not proved or partly proved, each with reasons."""
        self.signatures.delete()
        self.record.finding = self.facts["finding"]
        self.keep("reasons", "no_evidence_reasons", "her_account", "his_account")
        self.put(evidence=[_named(piece) for piece in self.facts.get("evidence") or []])

    @step(
        stage, "allegation.end", source=(AllegationStage.MADE, AllegationStage.FOUND), target=AllegationStage.NOT_PURSUED,
        who="system", clause=("SH-44", "SH-17", "SH-57", "NJ-04"), label=_("An allegation is not pursued any more"),
        facts=[Fact("why", "choice", choices=WHY_ENDED, required=True)],
    )  # fmt: skip
    def end(self):
        """One of several leaves, settles or is split off: hers against him ends, with the cause; a signed draft is signed afresh."""
        self.signatures.delete()
        self.record.ended_on = self.on
        self.put(ended_because=self.facts["why"])

    @step(
        stage, "allegation.revive", source=AllegationStage.NOT_PURSUED, target=(AllegationStage.MADE, AllegationStage.FOUND),
        who="system", clause="SH-57", label=_("An allegation is pursued again"),
    )  # fmt: skip
    def revive(self):
        """The terms were not kept: what was settled is pursued again where it stood."""
        self.signatures.delete()
        self.record.ended_on = None
        return AllegationStage.FOUND if self.record.finding else AllegationStage.MADE


def _named(piece) -> dict:
    return {"table": piece._meta.model_name, "id": str(piece.pk), "number": piece.number}
