"""Written questions of one side to the other, or to a witness, put through the committee and never face to face (SH-23, NJ-15)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Question as QuestionRecord
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.hearing import Hearing, in_inquiry
from workflows.step import NEW, staged, step


class QuestionStage(models.TextChoices):
    """Where a question stands."""

    HANDED_IN = "handed_in", _("handed in, the committee looks at it")
    PUT = "put", _("put, to be answered")
    ANSWERED = "answered", _("answered")
    REFUSED = "refused", _("not put")


def put_to_somebody_else(procedure):
    """SH-23: nobody questions himself or herself."""
    to = procedure.facts.get("to")
    mine = procedure.me()
    if to is None or mine is None or to.pk != mine.pk:
        return None
    return Unmet("NJ-15", _("A question goes to somebody else."), "correction", opens="to")


def i_am_asked(procedure):
    """Whoever is asked answers alone; the committee may write the answer down."""
    mine = procedure.me()
    if mine is None or mine.pk == procedure.record.to_party_id:
        return None
    return Unmet("NJ-15", _("This was put to somebody else."), "nothing")


class Question(Hearing):
    """One written question, from being handed in to its answer."""

    record_class = QuestionRecord
    stage = staged(QuestionStage)

    @step(
        stage, "question.put", source=NEW, target=(QuestionStage.HANDED_IN, QuestionStage.PUT), who="side_or_committee",
        clause=("NJ-15", "SH-23"), label=_("Put a written question"), conditions=[in_inquiry], checks=[put_to_somebody_else],
        facts=[
            Fact("to", "party", _("To whom?"), required=True),
            Fact("question", "words", _("The question"), required=True, cure="statement"),
        ],
    )  # fmt: skip
    def put_question(self):
        """A side hands its question to the committee, which puts it; nobody is questioned by the other side in person."""
        self.record.to_party, self.record.party = self.facts["to"], self.me()
        self.record.number = self.next_number()
        self.keep("question")
        return QuestionStage.HANDED_IN if self.record.party else QuestionStage.PUT

    @step(
        stage, "question.allow", source=QuestionStage.HANDED_IN, target=QuestionStage.PUT, who="committee", duty="committee",
        clause=("NJ-15", "SH-24"), label=_("Put the question that a side handed in"),
        facts=[Fact("wording", "words", _("In which words?"))],
    )
    def allow(self):
        """The committee puts it in its own words where these are gentler; both wordings are kept."""
        self.keep("wording")

    @step(
        stage, "question.refuse", source=QuestionStage.HANDED_IN, target=QuestionStage.REFUSED, who="committee",
        clause=("NJ-15", "SH-24"), label=_("Do not put the question"), facts=[Fact("reasons", "words", _("Why not?"), required=True)],
    )
    def refuse(self):
        """A question about her past, or meant to shame, need not be put; the refusal has reasons."""
        self.record.ended_on = self.on
        self.keep("reasons")

    @step(
        stage, "question.answer", source=QuestionStage.PUT, target=QuestionStage.ANSWERED, who="party_witness_or_committee",
        clause="NJ-15", label=_("Answer a question"), duty="party_or_witness", conditions=[in_inquiry, i_am_asked],
        facts=[Fact("answer", "words", _("The answer"), required=True, cure="statement")],
    )
    def answer_it(self):
        """The answer is given to the committee, which gives it to the side that asked."""
        self.record.ended_on = self.on
        self.keep("answer")
        asked = self.record.party
        if asked is not None and asked in self.readers():
            words = f"{self.record.content['question']}\n\n{self.facts['answer']}"
            what = _("question to %(code)s, and the answer") % {"code": self.record.to_party.code}
            self.copy_to(asked, [{"code": f"Q{self.record.number}", "what": what, "words": words}])
