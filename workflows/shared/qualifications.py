"""A party asks for the qualifications of a member; the request stays open, with its days, until it is answered (NJ-02)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Request
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.shared.conflict import sits_in_the_case
from workflows.step import NEW, staged, step


class AskedStage(models.TextChoices):
    """Where such a request stands."""

    OPEN = "qualifications_asked", _("not yet answered")
    ANSWERED = "qualifications_told", _("answered")


def days_open(request, *, on) -> int:
    """How many days it has waited, or waited until it was answered."""
    return ((request.ended_on or on) - request.opened_on).days


class Qualifications(Procedure):
    """From the question to the answer."""

    record_class = Request
    stage = staged(AskedStage)

    @step(
        stage, "request.ask_qualifications", source=NEW, target=AskedStage.OPEN, who="either_side", clause=("NJ-02", "SH-05"),
        label=_("Ask for a member’s qualifications"), checks=[sits_in_the_case],
        facts=[
            Fact("member", "person", _("About which member?"), required=True, clause="NJ-02"),
            Fact("question", "words", _("What would you like to know?")),
        ],
    )  # fmt: skip
    def ask(self):
        """A party may ask what a member is, comes from, and is paid for by the employer."""
        self.record.kind = "qualifications"
        self.record.party = self.me()
        self.keep("member", "question")

    @step(
        stage, "request.answer_qualifications", source=AskedStage.OPEN, target=AskedStage.ANSWERED, who="committee_or_secretary",
        clause=("NJ-02", "SH-05"), label=_("Answer about a member’s qualifications"), duty="committee_or_secretary",
        facts=[Fact("answer", "words", _("The answer"), required=True, clause="NJ-02", cure="statement")],
    )  # fmt: skip
    def answer_it(self):
        """The answer goes to the one who asked, with the days that it took."""
        self.record.ended_on = self.on
        self.keep("answer")
        self.put(days=days_open(self.record, on=self.on))
