"""Where a report is challenged: a court or tribunal under the service rules, else the authority notified for the State (PO-44, PO-46).

The notified authority is a text for each State, as far as it is known; it warns and informs, it never refuses.
"""

import re

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

FORUMS = (
    ("court", gettext_lazy("the court under the service rules")),
    ("tribunal", gettext_lazy("the tribunal under the service rules")),
    ("appellate_authority", gettext_lazy("the appellate authority notified for the State (rule 11)")),
)
# Row PO-46: what was notified under the Act of 1946, which was repealed from 21 November 2025; authorities go on until new ones are named.
NOTIFIED = {
    "MH": gettext_lazy("the Industrial Courts, by the notification of 31 March 2021, as far as nothing newer is notified"),
}
UNKNOWN_STATE = gettext_lazy(
    "the authority notified under the Industrial Employment (Standing Orders) Act, 1946, or its successor; ask the labour office"
)

A_FORUM = re.compile(
    r"\bcourts?\b|\btribunals?\b|\bappellate[ _]authorit|\blabour commissioner\b|न्यायालय|अदालत|अधिकरण|अपील\w*\s*प्राधिकार", re.IGNORECASE,
)
THE_HOUSE_ITSELF = re.compile(
    r"\bdepartment\w*|\bhead\b|\bboards?\b|\bdirectors?\b|\bmanag\w+|\bemployer\w*|\bcommittee\b|\bcompany\b|\bcompanies\b|\bprincipal\b"
    r"|\bvice[ -]?chancellor\b|\bchancellor\b|\bsecretary\b|\bminist\w+|\bhuman resources?\b|\bhr\b|\binternal\b|\bowner\b"
    r"|\bpresident\b|\bchair\w*"
    r"|\bexecutive\b|\bdisciplinary\b|\breview\w*|विभाग|निदेशक|प्रबंध|नियोक्ता|समिति|बोर्ड",
    re.IGNORECASE,
)


def word_of(named) -> str:
    """The word of the list for what was written; empty where it is written out."""
    plain = str(named or "").strip().lower().replace(" ", "_").replace("-", "_")
    return plain if plain in dict(FORUMS) else ""


def is_lawful(named) -> bool:
    """A court, a tribunal or a notified authority, by its word or by its name; never the house itself."""
    if word_of(named):
        return True
    plain = str(named or "").replace("_", " ")
    return bool(A_FORUM.search(plain)) and not THE_HOUSE_ITSELF.search(plain)


def by_rules(case) -> bool:
    """Whether service rules say where: then a court or tribunal under them."""
    return bool(case.workplace and case.workplace.has_service_rules)


def open_in(case) -> tuple[str, ...]:
    """The words of the forums that are open where this case belongs."""
    return ("court", "tribunal") if by_rules(case) else ("appellate_authority",)


def notified(case) -> str:
    """What is known of the authority notified for the State of the workplace."""
    region = case.workplace.district.region if case.workplace and case.workplace.district_id else ""
    return str(NOTIFIED.get(region.rpartition("-")[2], UNKNOWN_STATE))


def in_words(case) -> str:
    """The way of appeal as the report states it."""
    if by_rules(case):
        return _("The court or tribunal that the service rules name, within ninety days of the recommendations.")
    return _("%(authority)s, within ninety days of the recommendations.") % {"authority": notified(case)}
