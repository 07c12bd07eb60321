"""Where a rule on a paper stands in the text under which the paper is issued."""

from django import template
from django.utils.translation import gettext as _

from workflows.limits import by_slug

register = template.Library()


@register.simple_tag
def days_of(slug):
    """How many days a limit has, from the one place where they are stated; working days where the text counts those."""
    limit = by_slug(slug)
    return limit.working_days or limit.days


# A paper that several texts share cites the section of the draft of 2004; this is the place of the same rule in the Act of 2013.
PLACES = {
    "POSH2013": {
        "3": "2(n), 3(2)", "5(1), 5(2)": "4(2)", "5(3)": "10", "13(1)": "9(2), rule 6", "13(2)": "9(2)", "14(1)": "19(g)", "14(2)": "28",
        "15": "16", "16(2)": "11(4)", "16(3)": "11(1), rule 7", "17(1), 17(2)": "11(3)", "18": "12", "19": "11(1), rule 7", "26": "16",
        "28(i)": "", "21": "13(1)", "20(3)": "13(4)", "25(2), 25(3)": "18",
    },
}  # fmt: skip
TEXTS = {"POSH2013": "2013"}


@register.simple_tag(takes_context=True)
def place_of(context, section, act="", inferred=False):
    """A section as the paper cites it: in its own text; nothing, where that text has no such rule."""
    law = context.get("law") or ""
    if law in PLACES and not act:
        act, section = TEXTS[law], PLACES[law].get(section, "")
    if not section:
        return ""
    if act:
        return _("Act of %(act)s, section %(section)s") % {"act": act, "section": section}
    said = _("Text of 2004, section %(section)s") % {"section": section}
    return f"{said} {_('(number inferred)')}" if inferred else said
