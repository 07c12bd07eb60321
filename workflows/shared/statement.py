"""Statements: written down, read back, signed, and given to the other side with time to answer (SH-21, SH-29, NJ-15)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Request, Role, Sitting
from cases.models import Statement as StatementRecord
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.after_death import still_lives
from workflows.shared.guards import work_goes_on
from workflows.shared.hearing import Hearing
from workflows.shared.reaching import given_to, nobody_marked, only_where_he_is_spoken_of, the_other_side
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

ABOUT = Fact(
    "about", "parties", _("Of which respondents does it speak?"),
    _("With several respondents: a respondent gets what another said only where it speaks against him."),
)  # fmt: skip
HOW_SIGNED = (("signature", _("signed")), ("thumb", _("thumb impression")))


class StatementStage(models.TextChoices):
    """Where a statement stands."""

    TAKEN = "taken", _("written down, not yet read back")
    READ_BACK = "read_back", _("read back, not yet signed")
    SIGNED = "signed", _("signed")


class Statement(Hearing):
    """What one person said."""

    record_class = StatementRecord
    stage = staged(StatementStage)

    @property
    def open_sitting(self):
        """The sitting that is open now, if any."""
        return max(self.rows(Sitting, "open"), key=lambda one: one.number, default=None)

    def heard_in_a_sitting(self):
        """SH-21: people are interviewed by the committee, in a sitting; a written statement is handed in during the inquiry."""
        if self.spine_stage != Stage.INQUIRY:
            return Unmet("SH-21", _("Statements are taken during the inquiry."), "time")
        if self.open_sitting is None and not self.facts.get("written"):
            return Unmet("SH-21", _("No sitting is open to hear anybody."), "hearing", opens=_("open the sitting"))
        return None

    def sitting_is_open(self) -> bool:
        """Whether somebody can be heard now."""
        return self.open_sitting is not None

    @step(
        stage, "statement.record", source=NEW, target=StatementStage.TAKEN, who="committee_or_secretary", duty="committee",
        clause="SH-21", label=_("Write down what somebody says"),
        facts=[
            Fact("party", "party", _("Who speaks?"), required=True),
            Fact("words", "words", _("What was said"), required=True, cure="statement"),
            Fact("written", "yes_no", _("Handed in in writing")),
            Fact("anonymous", "yes_no", _("The witness asks not to be named to the other side")),
            ABOUT,
        ],
        checks=[heard_in_a_sitting], cautions=[nobody_marked], due_while=[sitting_is_open],
    )  # fmt: skip
    def record_statement(self):
        """The committee interviews complainant, defendant and witnesses, each alone, and writes it down."""
        self.record.party, self.record.sitting = self.facts["party"], self.open_sitting
        self.record.number = StatementRecord.objects.filter(case=self.case).count() + 1
        self.keep("words", "written", "anonymous")
        self.mark_of_whom()

    def mark_of_whom(self) -> None:
        """The respondents of whom it speaks, by code."""
        if self.facts.get("about"):
            self.put(about=sorted(one.code for one in self.facts["about"]))

    @step(
        stage, "statement.read_back", source=StatementStage.TAKEN, target=StatementStage.READ_BACK, who="committee_or_secretary",
        duty="committee", clause=("SH-21", "NJ-15"), label=_("Record that it was read back"),
        facts=[Fact("interpreter", "line", _("Through which interpreter?")), Fact("corrected", "words", _("What was put right?"))],
    )  # fmt: skip
    def read_back(self):
        """Whoever spoke hears the own words again and may put them right; both versions are kept."""
        self.keep("interpreter", "corrected")

    @step(
        stage, "statement.correct", source=(StatementStage.TAKEN, StatementStage.READ_BACK), target=StatementStage.TAKEN,
        who="committee_or_secretary", clause=("SH-21", "NJ-03"), label=_("Correct a statement before it is signed"),
        facts=[Fact("words", "words", _("In the speaker’s words, put right"), required=True, cure="statement")],
    )
    def correct(self):
        """What is put right is written anew and read back again; the earlier words are kept beside it."""
        self.put(earlier=[*self.record.content.get("earlier", []), {"words": self.record.content["words"], "until": self.on}])
        self.keep("words")

    def own_words(self):
        """Each person signs the own statement; the committee records a signature given on paper."""
        mine = self.me()
        if mine is None or mine.pk == self.record.party_id:
            return None
        return Unmet("SH-21", _("This is somebody else’s statement."), "nothing")

    @step(
        stage, "statement.sign", source=StatementStage.READ_BACK, target=StatementStage.SIGNED, who="party_witness_or_committee",
        duty="party_or_witness", clause=("SH-21", "NJ-15"), label=_("Sign the statement"),
        facts=[Fact("how", "choice", _("How?"), choices=HOW_SIGNED)], conditions=[own_words],
    )  # fmt: skip
    def sign(self):
        """A statement counts once it was read back and signed, or marked with a thumb."""
        self.keep("how")
        self.put(signed_on=str(self.on))

    def day_lies_ahead(self):
        """The text fixes no time to answer a statement; what the committee gives lies ahead."""
        day = self.facts.get("answer_by")
        if day is None or day > self.on:
            return None
        return Unmet("NJ-15", _("The day to answer by lies after today."), "time", opens="answer_by")

    def goes_to_the_other_side(self):
        """A copy goes to a party, and not to the one who spoke."""
        to = self.facts.get("to")
        wrong = [one.code for one in to or [] if one.role not in (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.RESPONDENT)]
        if wrong:
            return Unmet("SH-29", _("Copies go to the parties only."), "nothing", opens="to")
        return next((gone for one in to or [] if (gone := still_lives(one)) is not None), None)

    def hidden_where_asked(self):
        """SH-42: where the witness asked not to be named, the copy is in words by which nobody is known."""
        if not self.asked_not_to_be_named or self.facts.get("redacted"):
            return None
        said = _("This witness asked not to be named. Write the words of the copy so that nobody is known by them.")
        return Unmet("SH-42", said, "correction", opens="redacted")

    def reached_by_service(self):
        """NJ-15: a respondent who is not served yet reads nothing."""
        unserved = [one for one in self.goes_to() if one.role == Role.RESPONDENT and one.served_on is None]
        if not unserved:
            return None
        return Unmet("NJ-15", _("The complaint itself reaches a respondent first."), "service", opens="service.prove")

    def somebody_lacks_it(self) -> bool:
        """Whether one of the other side has not got it yet."""
        return bool({one.code for one in self.other_side()} - given_to(self.record))

    @step(
        stage, "statement.share", source=StatementStage.SIGNED, target=StatementStage.SIGNED, who="committee_or_secretary",
        duty="committee", clause=("SH-29", "NJ-15"), label=_("Give the statement to the other side, and invite an answer"),
        facts=[
            Fact("to", "parties", _("To whom? The other side, where nobody is named.")),
            Fact("answer_by", "day", _("By which day may it be answered?")),
            Fact("redacted", "words", _("The words of the copy, where the witness asked not to be named")),
            Fact("left_out", "words", _("What is left out, and on which ground?")),
            ABOUT,
        ],
        conditions=[work_goes_on], due_while=[somebody_lacks_it],
        checks=[goes_to_the_other_side, only_where_he_is_spoken_of, hidden_where_asked, reached_by_service, day_lies_ahead],
    )  # fmt: skip
    def share(self):
        """What was said against a party reaches it, with an invitation to answer; a witness who asked is not named."""
        self.mark_of_whom()
        if self.facts.get("redacted"):
            self.put(shared_words=self.facts["redacted"])
        for party in self.goes_to():
            shared = {*(self.record.content.get("shared_with") or []), party.code}
            self.put(shared_with=sorted(shared))
            self.note_the_day(party)
            piece = {"code": f"S{self.record.number}", "what": self.spoken_by, "words": self.words_for_the_other_side}
            self.copy_to(party, [piece], withheld=[self.facts["left_out"]] if self.facts.get("left_out") else ())
        self.keep("left_out")

    def note_the_day(self, party):
        """The day by which this party may answer, for each party apart."""
        day = self.facts.get("answer_by")
        if day:
            self.put(answer_by={**((self.record.content or {}).get("answer_by") or {}), party.code: day.isoformat()})

    def goes_to(self):
        """Those named, else the other side."""
        return self.facts.get("to") or self.other_side()

    def other_side(self) -> list:
        """Those against whom it speaks, or who complain of whoever spoke; a co-respondent only where it speaks against him."""
        return the_other_side(self, self.record, self.facts.get("about"))

    @property
    def spoken_by(self) -> str:
        """Who spoke, by code; a witness who asked for it is only a witness."""
        return str(_("a witness")) if self.asked_not_to_be_named else self.record.party.code

    @property
    def asked_not_to_be_named(self) -> bool:
        """Whether the witness asked it when named, or when heard."""
        named = Request.objects.filter(case=self.case, kind="witness", party=self.record.party).first()
        kept = [(one.content or {}).get("anonymous") for one in (self.record, named) if one is not None]
        return any(kept)

    @property
    def words_for_the_other_side(self) -> str:
        """The words as they are given on; names become codes on the paper itself."""
        return self.record.content.get("shared_words") or self.record.content["words"]

    def it_was_given_to_me(self):
        """Only what was given to a side is answered by it."""
        mine = self.me()
        if mine is None or mine.code in (self.record.content or {}).get("shared_with", []):
            return None
        return Unmet("SH-29", _("This statement was not given to you."), "notice", opens="statement.share")

    @step(
        stage, "statement.reply", source=StatementStage.SIGNED, target=StatementStage.SIGNED, who="either_side", clause=("NJ-15", "SH-29"),
        label=_("Answer a statement that was given to you"), conditions=[it_was_given_to_me],
        facts=[Fact("reply", "words", _("Your answer"), required=True, cure="statement")],
    )
    def reply(self):
        """Whoever got the statement may contradict it in writing, where it is not asked face to face."""
        said = {"by": self.me().code, "on": self.on, "words": self.facts["reply"]}
        self.put(replies=[*self.record.content.get("replies", []), said])
