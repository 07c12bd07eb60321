"""Section 20(1)(b)(v): the penalties that the draft of 2004 lists, and their bounds (SH-31)."""

from django.utils.translation import gettext_lazy as _

from workflows.refusals import Unmet
from workflows.sh2004 import limits

MINOR = (
    ("warning", _("warning or censure in writing")),
    ("fine", _("fine, subject to the Payment of Wages Act, 1936")),
    ("increment_up_to_a_year", _("increment withheld, one year at most")),
    ("suspension", _("suspension, four days at most")),
)
MAJOR = (
    ("increment_over_a_year", _("increment withheld for more than a year")),
    ("reduction", _("reduction in rank or grade")),
    ("termination", _("termination, after paying all dues")),
)
UNDER_RULES = (("under_rules", _("a penalty of the service rules or standing orders")),)
PENALTIES = (*UNDER_RULES, *MINOR, *MAJOR)


def beyond_bounds(direction: dict) -> Unmet | None:
    """What in a penalty lies outside the list's own bounds: four days of suspension, one year of increment."""
    penalty, days, months = direction.get("penalty"), direction.get("days") or 0, direction.get("months") or 0
    if penalty == "suspension" and not 0 < days <= limits.SUSPENSION_AT_MOST_DAYS:
        return _bound(_("A suspension is one to four days; state how many."))
    if penalty == "increment_up_to_a_year" and not 0 < months <= limits.INCREMENT_MINOR_AT_MOST_MONTHS:
        return _bound(_("As a minor penalty an increment is withheld for a year at most; state the months."))
    if penalty == "increment_over_a_year" and months <= limits.INCREMENT_MINOR_AT_MOST_MONTHS:
        return _bound(_("As a major penalty an increment is withheld for more than a year; state the months."))
    return None


def not_listed(direction: dict, *, has_rules: bool) -> Unmet | None:
    """Where service rules exist they govern; where none do, only the list may be used."""
    penalty = direction.get("penalty")
    if penalty not in dict(PENALTIES):
        return _bound(_("This is no penalty that the text or the service rules know. Choose one."))
    if penalty == "under_rules" and not has_rules:
        return _bound(_("This workplace has no service rules or standing orders. Choose a penalty of the list."))
    if penalty != "under_rules" and has_rules:
        return _bound(_("This workplace has service rules; the penalty is imposed in accordance with them."))
    return None


def _bound(message):
    return Unmet("SH-31", message, "correction", opens=_("a penalty of the list, within its bounds"))
