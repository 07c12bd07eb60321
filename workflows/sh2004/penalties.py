"""Section 20(1)(b)(iii) and (v): the penalties that the draft of 2004 lists, their bounds, and damages (SH-31, SH-58)."""

from decimal import Decimal, InvalidOperation

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
HEADS = (
    ("loss", _("loss")),
    ("damage", _("damage")),
    ("injury_to_feelings", _("injury to feelings")),
    ("humiliation", _("humiliation")),
)
PENALTIES = (*UNDER_RULES, *MINOR, *MAJOR)


def beyond_bounds(direction: dict) -> Unmet | None:
    """What in a penalty lies outside the list's own bounds: four days of suspension, one year of increment."""
    penalty, days, months = direction.get("penalty"), direction.get("days") or 0, direction.get("months") or 0
    if penalty == "fine":
        return _fine(direction)
    if penalty == "suspension" and not 0 < days <= limits.SUSPENSION_AT_MOST_DAYS:
        return _bound(_("A suspension is one to four days; state how many."))
    if penalty == "increment_up_to_a_year" and not 0 < months <= limits.INCREMENT_MINOR_AT_MOST_MONTHS:
        return _bound(_("As a minor penalty an increment is withheld for a year at most; state the months."))
    if penalty == "increment_over_a_year" and months <= limits.INCREMENT_MINOR_AT_MOST_MONTHS:
        return _bound(_("As a major penalty an increment is withheld for more than a year; state the months."))
    return None


def _fine(direction):
    """Payment of Wages Act 1936, section 8(4): at most three in a hundred of the wages of the wage-period."""
    amount, wages = rupees(direction.get("amount")), rupees(direction.get("wages"))
    if not amount or amount < 0:
        return _bound(_("State the fine in rupees."))
    if wages and amount * 100 > wages * limits.FINE_AT_MOST_PER_CENT:
        said = _("By the Payment of Wages Act a fine is at most three per cent of the wages of the month; here Rs %(most)s.")
        return _bound(said % {"most": int(wages * limits.FINE_AT_MOST_PER_CENT / 100)})
    return None


def rupees(value) -> Decimal | None:
    """An amount as written; None where none can be read."""
    try:
        return Decimal(str(value).replace(",", "").replace("_", ""))
    except InvalidOperation:
        return None


def unlawful_damages(direction: dict, *, hers) -> Unmet | None:
    """SH-58: damages are an amount, paid to the woman or her heir, under a head of the Explanation."""
    amount, payee = rupees(direction.get("amount")), direction.get("payee") or (hers[0] if len(hers) == 1 else "")
    if not amount or amount < 0 or not payee or not _heads_given(direction.get("heads")):
        said = _("Damages state an amount, who is paid, and for what: loss, damage, injury to feelings, humiliation.")
        return Unmet("SH-58", said, "correction", opens="directions")
    if payee not in hers:
        return Unmet("SH-58", _("Damages are paid to the woman, or to her heir."), "correction", opens="payee")
    direction["payee"] = payee
    return None


def heads_of(given) -> list[str]:
    """The heads of damages, each apart, as they were written."""
    several = given if isinstance(given, list | tuple) else str(given or "").split(",")
    return [str(one).strip() for one in several if str(one).strip()]


def _heads_given(given) -> bool:
    """Whether every head is one that the Explanation lists; written in another script it is taken as it stands."""
    words = [one.casefold().replace("_", " ") for one in heads_of(given)]
    known = [slug.replace("_", " ") for slug, _label in HEADS]
    return bool(words) and all(not word.isascii() or any(head in word for head in known) for word in words)


def not_listed(direction: dict, *, has_rules: bool) -> Unmet | None:
    """Where service rules exist they govern; where none do, only the list may be used."""
    penalty = direction.get("penalty")
    if penalty not in dict(PENALTIES):
        said = _("This is no penalty that the text or the service rules know. Choose one: %(names)s.")
        return _bound(said % {"names": ", ".join(dict(PENALTIES))})
    if penalty == "under_rules" and not has_rules:
        return _bound(_("This workplace has no service rules or standing orders. Choose a penalty of the list."))
    if penalty != "under_rules" and has_rules:
        return _bound(_("This workplace has service rules; the penalty is imposed in accordance with them."))
    return None


def _bound(message):
    return Unmet("SH-31", message, "correction", opens=_("a penalty of the list, within its bounds"))
