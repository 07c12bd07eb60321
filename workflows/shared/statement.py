"""Statements: written down, read back, signed, and given to the other side with time to answer (SH-21, SH-29, NJ-15)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Role, Sitting
from cases.models import Statement as StatementRecord
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

HOW_SIGNED = (("signature", _("signed")), ("thumb", _("thumb impression")))


class StatementStage(models.TextChoices):
    """Where a statement stands."""

    TAKEN = "taken", _("written down, not yet read back")
    READ_BACK = "read_back", _("read back, not yet signed")
    SIGNED = "signed", _("signed")


class Statement(Procedure):
    """What one person said."""

    record_class = StatementRecord
    stage = staged(StatementStage)

    @property
    def open_sitting(self):
        """The sitting that is open now, if any."""
        return Sitting.objects.filter(case=self.case, stage="open").order_by("number").last()

    def heard_in_a_sitting(self):
        """SH-21: people are interviewed by the committee, in a sitting; a written statement is handed in during the inquiry."""
        if self.spine_stage != Stage.INQUIRY:
            return Unmet("SH-21", _("Statements are taken during the inquiry."), "time")
        if self.open_sitting is None and not self.facts.get("written"):
            return Unmet("SH-21", _("No sitting is open to hear anybody."), "hearing", opens=_("open the sitting"))
        return None

    @step(
        stage, "statement.record", source=NEW, target=StatementStage.TAKEN, who="committee_or_secretary", duty="committee",
        clause="SH-21", label=_("Write down what somebody says"),
        facts=[
            Fact("party", "party", _("Who speaks?"), required=True),
            Fact("words", "words", _("What was said"), required=True, cure="statement"),
            Fact("written", "yes_no", _("Handed in in writing")),
            Fact("anonymous", "yes_no", _("The witness asks not to be named to the other side")),
        ],
        checks=[heard_in_a_sitting],
    )  # fmt: skip
    def record_statement(self):
        """The committee interviews complainant, defendant and witnesses, each alone, and writes it down."""
        self.record.party, self.record.sitting = self.facts["party"], self.open_sitting
        self.record.number = StatementRecord.objects.filter(case=self.case).count() + 1
        self.keep("words", "written", "anonymous")

    @step(
        stage, "statement.read_back", source=StatementStage.TAKEN, target=StatementStage.READ_BACK, who="committee_or_secretary",
        duty="committee", clause=("SH-21", "NJ-15"), label=_("Record that it was read back"),
        facts=[Fact("interpreter", "line", _("Through which interpreter?")), Fact("corrected", "words", _("What was put right?"))],
    )  # fmt: skip
    def read_back(self):
        """Whoever spoke hears the own words again and may put them right; both versions are kept."""
        self.keep("interpreter", "corrected")

    @step(
        stage, "statement.sign", source=StatementStage.READ_BACK, target=StatementStage.SIGNED, who="party_witness_or_committee",
        duty="party_or_witness", clause=("SH-21", "NJ-15"), label=_("Sign the statement"),
        facts=[Fact("how", "choice", _("How?"), choices=HOW_SIGNED)],
    )
    def sign(self):
        """A statement counts once it was read back and signed, or marked with a thumb."""
        self.keep("how")
        self.put(signed_on=str(self.on))

    def goes_to_the_other_side(self):
        """A copy goes to a party, and not to the one who spoke."""
        to = self.facts.get("to")
        wrong = [one.code for one in to or [] if one.role not in (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.RESPONDENT)]
        if wrong:
            return Unmet("SH-29", _("Copies go to the parties only."), "nothing", opens="to")
        return None

    @step(
        stage, "statement.share", source=StatementStage.SIGNED, target=StatementStage.SIGNED, who="committee_or_secretary",
        duty="committee", clause=("SH-29", "NJ-15"), label=_("Give the statement to the other side, and invite an answer"),
        facts=[
            Fact("to", "parties", _("To whom? The other side, where nobody is named.")),
            Fact("answer_by", "day", _("By which day may it be answered?")),
            Fact("left_out", "words", _("What is left out, and on which ground?")),
        ],
        checks=[goes_to_the_other_side],
    )  # fmt: skip
    def share(self):
        """What was said against a party reaches it, with an invitation to answer; a witness who asked is not named."""
        for party in self.facts.get("to") or self.other_side():
            shared = {*(self.record.content.get("shared_with") or []), party.code}
            self.put(shared_with=sorted(shared), answer_by=str(self.facts.get("answer_by") or ""))
            self.serve(
                "copy-of-record", to=party, asked_on=self.on, copy_mark=f"{party.code} · {self.on:%d.%m.%Y}",
                pieces=[{"code": f"S{self.record.number}", "what": self.spoken_by, "words": self.words_for_the_other_side}],
            )  # fmt: skip
        self.keep("left_out")

    def other_side(self):
        """Respondents for what was said for her; her for what he or his witnesses said."""
        against_her = Role.RESPONDENT in (self.record.party.role, self.record.party.side)
        return self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR) if against_her else self.parties(Role.RESPONDENT)

    @property
    def spoken_by(self) -> str:
        """Who spoke, by code; a witness who asked for it is only a witness."""
        hidden = (self.record.content or {}).get("anonymous")
        return str(_("a witness")) if hidden else self.record.party.code

    @property
    def words_for_the_other_side(self) -> str:
        """The words as they are given on; names become codes on the paper itself."""
        return self.record.content["words"]
