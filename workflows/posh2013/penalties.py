"""What may be recommended when something is proved: service rules for misconduct, else the list of rule 9 (PO-38)."""

from django.utils.translation import gettext_lazy as _

from workflows.refusals import Unmet

UNDER_RULES = "under_rules"
LIST = (
    ("apology", _("a written apology")),
    ("warning", _("a warning")),
    ("reprimand", _("reprimand or censure")),
    ("withhold_promotion", _("promotion withheld")),
    ("withhold_increment", _("pay rise or increments withheld")),
    ("termination", _("termination from service")),
    ("counselling", _("a counselling session")),
    ("community_service", _("community service")),
)
PENALTIES = ((UNDER_RULES, _("action for misconduct under the service rules")), *LIST)
# Other words under which the same action is known.
KNOWN_AS = {
    "written_apology": "apology", "censure": "reprimand", "promotion_withheld": "withhold_promotion", "promotion": "withhold_promotion",
    "increment": "withhold_increment", "increment_withheld": "withhold_increment", "dismissal": "termination",
    "counselling_session": "counselling", "counseling": "counselling",
}  # fmt: skip


def has_rules(case, respondent) -> bool:
    """Whether the service rules of the respondent's own workplace say what misconduct is."""
    place = (respondent.employer if respondent is not None else None) or case.workplace
    return bool(place and place.has_service_rules)


def known(word) -> str:
    """The word of the list for what was written."""
    plain = str(word or "").strip().lower().replace(" ", "_").replace("-", "_")
    return KNOWN_AS.get(plain, plain)


def not_open(penalty: str, *, rules: bool, clause="PO-38") -> Unmet | None:
    """What cannot be recommended or imposed: what neither service rules nor rule 9 know, or rules that do not exist."""
    if penalty not in dict(PENALTIES):
        listed = ", ".join(word for word, _said in PENALTIES)
        return Unmet(clause, _("Neither service rules nor rule 9 know this action. Choose one."), "correction", opens=listed)
    if penalty == UNDER_RULES and not rules:
        listed = ", ".join(word for word, _said in LIST)
        return Unmet(clause, _("This workplace has no service rules. Choose from the list of rule 9."), "correction", opens=listed)
    return None
