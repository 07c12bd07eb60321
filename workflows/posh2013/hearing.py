"""How the committee hears: by service rules or rule 7, on oath, without lawyers; nothing for outsiders (PO-28, PO-30, PO-47)."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from workflows.facts import Fact
from workflows.posh2013 import counsel
from workflows.posh2013.act import CONCORDANCE, Act2013
from workflows.refusals import Unmet
from workflows.shared import copies, statement, support
from workflows.step import restated

SERVICE_RULES, RULE_7 = "service_rules", "rule_7"
GOVERNS = ((SERVICE_RULES, _("the respondent’s service rules")), (RULE_7, _("rule 7, there being no service rules")))
GROUNDS = (
    ("confidential", _("section 16: nothing of a complaint, an inquiry or an action is made known, the Right to Information Act included")),
    ("identity", _("section 16: identity and addresses of the parties and witnesses are not made known")),
)


def rules_are_there(procedure):
    """PO-28: his service rules govern where there are any; only where there are none does rule 7."""
    governs = procedure.facts.get("governs")
    places = [party.employer or procedure.case.workplace for party in procedure.parties(Role.RESPONDENT)]
    has_rules = any(place is not None and place.has_service_rules for place in places)
    if governs == SERVICE_RULES and not has_rules:
        return Unmet("PO-28", _("The register knows of no service rules where he works. Rule 7 governs."), "correction", opens="governs")
    if governs == RULE_7 and has_rules:
        return Unmet("PO-28", _("He works under service rules; the inquiry follows them."), "correction", opens="governs")
    return None


class OwnProcedure(Act2013, copies.OwnProcedure):
    """Which procedure governs, written down and shown to both sides."""

    @restated(
        copies.OwnProcedure.stage, copies.OwnProcedure.adopt, clause="PO-28", label=_("Record which procedure governs"), without=["words"],
        facts=[
            Fact("governs", "choice", _("What governs this inquiry?"), choices=GOVERNS, required=True, clause="PO-28"),
            Fact("words", "words", _("How will the committee hear?")),
        ],
        checks=[rules_are_there],
    )  # fmt: skip
    def adopt(self):
        """The inquiry follows the service rules of the respondent, and rule 7 where there are none; natural justice in either."""
        self.keep("governs")
        self.facts["words"] = self.facts.get("words") or str(dict(GOVERNS)[self.facts["governs"]])
        super().adopt.original()


class OutsideRequest(Act2013, copies.OutsideRequest):
    """Nothing is made known to anybody else (s.16)."""

    @restated(
        copies.OutsideRequest.stage, copies.OutsideRequest.refuse, clause=("PO-47", "NJ-12"), without=["ground"],
        facts=[Fact("ground", "choice", _("On which ground?"), choices=GROUNDS, required=True, clause="PO-47", cure="reasons")],
    )  # fmt: skip
    def refuse(self):
        """Somebody who is no party gets the ground and nothing else, not even whether there is a file; it is counted."""
        super().refuse.original()


class Statement(Act2013, statement.Statement):
    """What one person said, on oath where the committee asks for it (s.11(3))."""

    @restated(
        statement.Statement.stage, statement.Statement.record_statement, clause=("PO-28", "PO-31"),
        facts=[Fact("on_oath", "yes_no", _("Was it said on oath?"))],
    )
    def record_statement(self):
        """The committee hears parties and witnesses, on oath by the powers of a civil court, and writes it down."""
        self.keep("on_oath")
        super().record_statement.original()


class Support(Act2013, support.Support):
    """An interpreter, a companion who is no lawyer, an adjustment."""

    places: ClassVar[dict] = {**CONCORDANCE, "SH-37": "PO-28"}

    @restated(
        support.Support.stage, support.Support.decide, clause=("NJ-06", "PO-30"), checks=[counsel.of_companion],
        facts=[counsel.asked(_("Is the person who comes along a legal practitioner?"))],
    )
    def decide(self):
        """Granted, it follows the person to each sitting; no lawyer comes in as a companion; refused, the reasons are kept."""
        return super().decide.original()
