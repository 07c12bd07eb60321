"""A breach of secrecy by somebody who handles the matter: noted, and the penalty that the employer recovers (PO-48, NJ-13)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Note
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.posh2013.act import Act2013
from workflows.posh2013.penalties import has_rules
from workflows.refusals import Caution, Unmet
from workflows.shared.hearing import Hearing
from workflows.step import NEW, staged, step

KIND = "secrecy"
BY_WHOM = (
    ("member", _("a member of the committee")),
    ("employer", _("the employer or an officer of the employer")),
    ("party", _("a party")),
    ("witness", _("a witness")),
    ("other", _("somebody else who handled the matter")),
)


class SecrecyStage(models.TextChoices):
    """Where a breach stands."""

    REPORTED = "breach_reported", _("reported, to be looked into")
    FOUND = "breach_found", _("found, the penalty is open")
    NOT_FOUND = "breach_not_found", _("not found")
    PENALISED = "breach_penalised", _("penalty recovered")


def penalty_of_the_rules_or_the_sum(procedure):
    """PO-48: the penalty of the service rules; where there are none, five thousand rupees, recovered by the employer."""
    amount = procedure.facts.get("amount")
    if has_rules(procedure.case, None):
        if procedure.facts.get("under_rules"):
            return None
        return Unmet("PO-48", _("This workplace has service rules: state the penalty under them."), "correction", opens="under_rules")
    if amount == limits.SECRECY_SUM:
        return None
    said = _("Where there are no service rules the sum is Rs %(sum)s.") % {"sum": limits.SECRECY_SUM}
    return Unmet("PO-48", said, "correction", opens="amount")


def justice_may_be_told(procedure):
    """PO-47: what leaked is not spread further by the report of it."""
    return Caution("PO-47", _("What was made known is not repeated here; write only what kind of thing it was."))


class Secrecy(Act2013, Hearing):
    """One breach, from the report of it to its penalty."""

    record_class = Note
    stage = staged(SecrecyStage)

    @step(
        stage, "secrecy.report", source=NEW, target=SecrecyStage.REPORTED, who="side_or_committee", clause=("PO-48", "PO-47", "NJ-13"),
        label=_("Report a breach of secrecy"), cautions=[justice_may_be_told],
        facts=[
            Fact("by_whom", "choice", _("By whom?"), choices=BY_WHOM, required=True, clause="PO-48"),
            Fact("what", "words", _("What was made known, and to whom?"), required=True, clause="PO-48", cure="statement"),
            Fact("on_day", "day", _("On which day?")),
        ],
    )  # fmt: skip
    def report(self):
        """Contents, identities, proceedings and recommendations are made known to nobody; whoever handles the matter answers for it."""
        self.record.kind, self.record.party, self.record.number = KIND, self.me(), self.next_number(kind=KIND)
        self.keep("by_whom", "what", "on_day")

    @step(
        stage, "secrecy.find", source=SecrecyStage.REPORTED, target=(SecrecyStage.FOUND, SecrecyStage.NOT_FOUND), who="committee",
        clause=("PO-48", "NJ-13"), label=_("Record whether secrecy was broken"), duty="committee",
        facts=[
            Fact("found", "yes_no", _("Was it broken?"), required=True, clause="PO-48"),
            Fact("reasons", "words", _("Why?"), required=True, clause="PO-48"),
            Fact("heard", "words", _("What did the person say to it?"), required=True, clause="PO-48", cure="hearing"),
        ],
    )  # fmt: skip
    def find(self):
        """Nobody is penalised unheard; the finding has reasons, and the employer is told of a penalty to recover, not of the case."""
        self.keep("reasons", "heard")
        if self.facts["found"]:
            return SecrecyStage.FOUND
        self.record.ended_on = self.on
        return SecrecyStage.NOT_FOUND

    @step(
        stage, "secrecy.penalise", source=SecrecyStage.FOUND, target=SecrecyStage.PENALISED, who="employer_or_committee", clause="PO-48",
        label=_("Record the penalty for a breach of secrecy"), duty="employer",
        facts=[
            Fact("amount", "money", _("Rupees recovered, where there are no service rules")),
            Fact("under_rules", "words", _("Or the penalty under the service rules")),
        ],
        checks=[penalty_of_the_rules_or_the_sum],
    )  # fmt: skip
    def penalise(self):
        """The penalty of the service rules, else five thousand rupees, which the employer recovers."""
        self.record.ended_on = self.on
        self.keep("amount", "under_rules")
