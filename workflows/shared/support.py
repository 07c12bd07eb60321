"""What a person in the case may ask for: a counsellor, an interpreter, a companion, an adjustment (SH-43, NJ-06)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Request, Role
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

KINDS = (
    ("interpreter", _("an interpreter")),
    ("companion", _("a companion")),
    ("adjustment", _("an adjustment: place, time, access, pace")),
    ("protection", _("protection for somebody who supports me")),
    ("other", _("something else")),
)
ENTERS_AS = {"interpreter": Role.INTERPRETER, "companion": Role.SUPPORTER, "protection": Role.SUPPORTER}


class CounsellorStage(models.TextChoices):
    """Where a request for a counsellor stands."""

    ASKED = "counsellor_asked", _("asked, to be provided")
    PROVIDED = "counsellor_provided", _("provided")


def lodged(procedure):
    """SH-43: at any time after the complaint was lodged."""
    if procedure.spine_stage == Stage.INFORMATION:
        return Unmet("SH-43", _("A counsellor is provided once a complaint is lodged."), "time", opens="complaint.file")
    return None


class Counsellor(Procedure):
    """A counsellor on request, at the employer's cost."""

    record_class = Request
    stage = staged(CounsellorStage)

    @step(
        stage, "counsellor.ask", source=NEW, target=CounsellorStage.ASKED, who="aggrieved_woman", clause="SH-43",
        label=_("Ask for a counsellor"), facts=[Fact("wish", "words", _("Is there anything to know about whom you would like?"))],
        conditions=[lodged],
    )  # fmt: skip
    def ask(self):
        """A complainant may ask for a counsellor at any time after lodging; the employer bears the cost."""
        self.record.kind, self.record.party = "counsellor", self.me()
        self.keep("wish")

    @step(
        stage, "counsellor.provide", source=CounsellorStage.ASKED, target=CounsellorStage.PROVIDED, who="committee", clause="SH-43",
        label=_("Provide a counsellor"), duty="committee",
        facts=[
            Fact("counsellor", "named", _("Who is the counsellor?"), required=True, clause="SH-43", cure="member"),
            Fact("from_on", "day", _("From which day?")),
        ],
    )  # fmt: skip
    def provide(self):
        """What is said to a counsellor never enters the file; only that one was provided, by whom, and when."""
        self.add_party(Role.COUNSELLOR, self.facts["counsellor"], of_party=self.record.party)
        self.put(from_on=(self.facts.get("from_on") or self.on).isoformat())
        self.record.ended_on = self.on


class SupportStage(models.TextChoices):
    """Where such a request stands."""

    ASKED = "support_asked", _("asked, to be decided")
    GRANTED = "support_granted", _("granted")
    REFUSED = "support_refused", _("refused")


def refused_with_reasons(procedure):
    """NJ-06: a refusal says why."""
    if procedure.facts.get("granted") is False and not procedure.facts.get("reasons"):
        return Unmet("NJ-06", _("A refusal needs its reasons."), "reasons", opens="reasons")
    return None


def interpreter_bound_to_secrecy(procedure):
    """NJ-06: who interprets signs secrecy before the first word."""
    facts = procedure.facts
    if procedure.record.kind != "interpreter" or not facts.get("person") or facts.get("secrecy_signed"):
        return None
    return Unmet("NJ-06", _("The interpreter signs that everything heard stays secret."), "signature", opens="secrecy_signed")


class Support(Procedure):
    """From the asking to the decision; what is granted stays with the person at every sitting."""

    record_class = Request
    stage = staged(SupportStage)

    @step(
        stage, "request.ask", source=NEW, target=SupportStage.ASKED, who="party_or_witness", clause=("NJ-06", "SH-37"),
        label=_("Ask for an interpreter, a companion or an adjustment"),
        facts=[
            Fact("kind", "choice", _("What do you ask for?"), choices=KINDS),
            Fact("what", "words", _("What would help?"), required=True, clause="NJ-06", cure="request"),
        ],
    )  # fmt: skip
    def ask(self):
        """Whoever is in the case may ask for what makes it possible to take part."""
        self.record.kind, self.record.party = self.facts.get("kind") or "adjustment", self.me()
        self.keep("what")

    @step(
        stage, "request.decide", source=SupportStage.ASKED, target=(SupportStage.GRANTED, SupportStage.REFUSED),
        who="committee", clause=("NJ-06", "SH-37"), label=_("Decide on what was asked"), duty="committee",
        facts=[
            Fact("granted", "yes_no", _("Is it granted?"), required=True, clause="NJ-06", cure="permission"),
            Fact("reasons", "words", _("If not, why?")),
            Fact("person", "named", _("Who comes along, or interprets?")),
            Fact("secrecy_signed", "yes_no", _("Has the interpreter signed secrecy?")),
        ],
        checks=[refused_with_reasons, interpreter_bound_to_secrecy],
    )  # fmt: skip
    def decide(self):
        """Granted, it follows the person to each sitting; refused, the reasons are kept."""
        self.record.ended_on = self.on
        self.keep("reasons", "secrecy_signed")
        if not self.facts["granted"]:
            return SupportStage.REFUSED
        if self.facts.get("person"):
            role = ENTERS_AS.get(self.record.kind, Role.SUPPORTER)
            self.add_party(role, self.facts["person"], of_party=self.record.party)
        return SupportStage.GRANTED
