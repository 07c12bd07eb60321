"""What a lawful report must satisfy: what follows from the findings, actions that are open, a reasoned sum (PO-36 to PO-42)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role, ShowCause
from workflows.posh2013 import penalties
from workflows.refusals import Caution, Unmet
from workflows.shared.reasoned import established, whole_fits_its_parts

KINDS = (
    ("misconduct", _("action as for misconduct")),
    ("deduction", _("a sum deducted from his pay, for her")),
    ("false_complaint", _("action for a false or malicious complaint")),
    ("false_evidence", _("action for false evidence")),
)
AGAINST_HIM, AGAINST_OTHERS = ("misconduct", "deduction"), ("false_complaint", "false_evidence")
# Section 15: what the sum rests on, each recorded; the fifth is how it is paid.
FACTORS = (
    ("trauma", _("trauma, pain, suffering and distress")),
    ("opportunity", _("lost career opportunity")),
    ("medical", _("medical or psychiatric expense")),
    ("means", _("the respondent’s income and financial status")),
    ("paid_as", _("lump sum or instalments")),
)
PAID_AS = (("lump_sum", _("lump sum")), ("instalments", _("instalments")))
COLUMNS = ("against", "kind", "words", "penalty", "amount", *(name for name, _said in FACTORS))
COMPLAINING = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION)


def rows_of(procedure) -> list[dict]:
    """What is recommended, in the words of the list."""
    rows = procedure.facts.get("recommendations") or []
    for row in rows:
        row["penalty"] = penalties.known(row.get("penalty"))
        row["amount"] = in_rupees(row.get("amount"))
        row["kind"] = row.get("kind") or ("deduction" if row.get("amount") else "misconduct")
    return rows


def in_rupees(written) -> int:
    """An amount as it was written, in whole rupees; what is no figure is none."""
    figures = str(written or "").replace(",", "").replace("_", "").partition(".")[0].strip()
    return int(figures) if figures.isascii() and figures.isdigit() else 0


def fits_the_findings(procedure):
    """PO-37, PO-38: no action when nothing is proved, action when something is, and never one beside the findings."""
    outcome, rows = procedure.facts.get("outcome"), rows_of(procedure)
    against_him = [row for row in rows if row["kind"] in AGAINST_HIM]
    if outcome == "no_action" and rows:
        return Unmet("PO-37", _("Where no action is recommended, none is named."), "correction", opens="recommendations")
    if outcome == "action" and not rows:
        return Unmet("PO-38", _("Name what is recommended, or recommend no action."), "correction", opens="recommendations")
    if outcome in ("action", "no_action"):
        decided = outcome == "action" and bool(against_him)
        fault = "PO-38" if outcome == "no_action" else "PO-37"
        return whole_fits_its_parts(established(procedure), decided=decided, acts=decided, fault=fault)
    return None


def recommendations_are_lawful(procedure) -> list[Unmet]:
    """Every fault in every recommendation, each with its clause."""
    return [fault for row in rows_of(procedure) for fault in _faults(procedure, row) if fault is not None]


def _faults(procedure, row):
    if row["kind"] not in dict(KINDS):
        yield Unmet("PO-38", _("The Act knows no such recommendation."), "correction", opens=", ".join(dict(KINDS)))
        return
    party = party_of(procedure, row)
    if party is None:
        yield Unmet("PO-38", _("Say against whom this is."), "correction", opens="recommendations")
        return
    if party.role != Role.RESPONDENT or row["kind"] in AGAINST_OTHERS:
        yield from _against_others(procedure, row, party)
        return
    yield _nothing_proved_against(procedure, party)
    yield from _action(procedure, row, party) if row["kind"] == "misconduct" else _sum(row)


def party_of(procedure, row):
    """Whom a recommendation is against; the only respondent, where there is one and nobody is named."""
    named, respondents = row.get("against"), list(procedure.parties(Role.RESPONDENT))
    if not named and row["kind"] in AGAINST_HIM and len(respondents) == 1:
        row["against"] = respondents[0].code
        return respondents[0]
    present = procedure.case.parties.all()
    return next((one for one in present if named and named in (one, one.code)), None)


def _nothing_proved_against(procedure, party):
    if any(one.party_id == party.pk for one in established(procedure)):
        return None
    return Unmet("PO-37", _("Nothing is found proved against this respondent; no action is recommended."), "finding")


def _action(procedure, row, party):
    if not row["penalty"]:
        yield Unmet("PO-38", _("Which action? Under the service rules, or one of rule 9."), "correction", opens="recommendations")
        return
    yield penalties.not_open(row["penalty"], rules=penalties.has_rules(procedure.case, party))


def _sum(row):
    if not row["amount"]:
        yield Unmet("PO-39", _("A sum states its amount in rupees."), "correction", opens="recommendations")
    lacking = [str(said) for name, said in FACTORS if row.get(name) in (None, "")]
    if lacking:
        said = _("The sum rests on five recorded factors. Not yet written: %(factors)s.") % {"factors": ", ".join(lacking)}
        yield Unmet("PO-40", said, "reasons", opens="recommendations")


def _against_others(procedure, row, party):
    """PO-41, PO-42: against who complained or gave evidence only after an inquiry of its own that established it."""
    clause = "PO-42" if party.role == Role.WITNESS else "PO-41"
    if party.role == Role.RESPONDENT:
        said = _("This is for who complained or gave evidence, not for the respondent.")
        yield Unmet("PO-41", said, "correction", opens="recommendations")
        return
    if not any(one.party_id == party.pk for one in procedure.rows(ShowCause, "malice_established")):
        said = _("No action against who complained or spoke, unless malice or falsehood was established by an inquiry of its own.")
        yield Unmet(clause, said, "hearing", opens="malice.open")
        return
    if row["penalty"]:
        fault = penalties.not_open(row["penalty"], rules=penalties.has_rules(procedure.case, party), clause=clause)
        yield fault
    else:
        yield Unmet(clause, _("Which action? Under the service rules, or one of rule 9."), "correction", opens="recommendations")


def list_beside_the_rules(procedure):
    """PO-38: where service rules exist the action is theirs; one of rule 9 is taken and pointed out."""
    for row in rows_of(procedure):
        party = party_of(procedure, row)
        if row["penalty"] in dict(penalties.LIST) and party is not None and penalties.has_rules(procedure.case, party):
            return Caution("PO-38", _("This workplace has service rules; action is taken under them. Rule 9 is for where there are none."))
    return None
