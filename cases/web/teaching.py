"""A refusal as a page shows it: what stands against a step, where the text says so, and what opens it."""

from django.urls import reverse
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from cases import access
from workflows import book
from workflows.clauses import UnknownClauseError, by_id

CURE_WORDS = {
    "reasons": _("write the reasons"),
    "consent": _("a written consent"),
    "notice": _("a notice first"),
    "time": _("it opens when its time has come"),
    "quorum": _("enough members, together"),
    "member": _("another member"),
    "signature": _("the signatures that are missing"),
    "statement": _("say it in words"),
    "evidence": _("name what it rests on"),
    "service": _("proof that the paper arrived"),
    "hearing": _("hear the one who was not heard"),
    "request": _("a request by the one it concerns"),
    "forum": _("the forum that the text names"),
    "sanction": _("a sanction first"),
    "correction": _("put the answer right"),
    "declaration": _("a declaration first"),
    "permission": _("a permission first"),
    "finding": _("a finding first"),
    "payment": _("the payment"),
    "nothing": _("nothing: this way is closed"),
}


MOST_WAYS = 3
SILENT = "silent"
TEXTS = {
    "SH": _("Text of 2004"), "DW": _("Bill of 2017"), "DX": _("Draft of 2008"), "PO": _("Act of 2013"),
    "GC": _("General Clauses Act 1897"),
}  # fmt: skip
# The text in which a law of the register stands.
TEXT_OF = {"SH2004": TEXTS["SH"], "POSH2013": TEXTS["PO"], "DW2017": TEXTS["DW"], "DW2008": TEXTS["DX"]}


def place(name) -> str:
    """A clause as a page cites it: its text and section; what no text names, every fair proceeding asks."""
    try:
        clause = by_id(name)
    except UnknownClauseError:
        return name
    if name[:2] not in TEXTS:
        return gettext("What every fair proceeding asks")
    said = cited(TEXTS[name[:2]], clause.place)
    return gettext("%(place)s (number inferred)") % {"place": said} if clause.number_is_inferred else said


def cited(text, where) -> str:
    """A place in a text: its sections, then the rules made under it; or that it is silent."""
    if where == SILENT:
        return gettext("%(text)s: silent on this") % {"text": text}
    sections, _between, rules = where.partition("r.")
    sections = sections.removeprefix("s.").rstrip(", ")
    said = [gettext("%(text)s, section %(section)s") % {"text": text, "section": sections}] if sections else []
    said += [gettext("Rules of 2013, rule %(rule)s") % {"rule": rules}] if rules else []
    return "; ".join(said)


def address(step, owner=None, record=None, law="") -> str:
    """The page of a step; where it begins something, under which law."""
    if owner is None:
        return reverse("begin", args=[step]) + (f"?law={law}" if law else "")
    if record is None:
        return reverse("step", args=[owner, step])
    return reverse("step", args=[owner, step, record])


def shown(unmet, *, owner, found, asked=(), ready=()) -> dict:
    """One thing that stands against a step, for the parts `shut` and `refusal`."""
    names = [name.strip() for name in str(unmet.opens).split(",") if name.strip()]
    known = book.steps(owner.law)
    named = [known[name] for name in names] if all(name in known for name in names) else []
    ways = [_way(one, owner, found) for one in chosen(named, ready)]
    free = unmet.opens if names and not named and unmet.opens not in asked else ""
    cure = "" if ways else (free or CURE_WORDS[unmet.cure])
    return {"message": unmet.message, "law": place(unmet.clause), "cure": cure, "cures": ways}


def chosen(named, ready) -> list:
    """Of the steps that are named, what a person can take: what is open now, else what leads somewhere, else whatever is named."""
    persons = [one for one in named if one[1].who != "system"]
    leading = [one for one in persons if moves(one[1])]
    return [one for one in leading if one[1].name in ready] or leading[:MOST_WAYS] or persons[:MOST_WAYS]


def moves(info) -> bool:
    """Whether a step leads somewhere, and does not only write something down wherever the record stands."""
    return not set(info.sources) <= set(info.targets)


def _way(step, owner, found):
    """A step that opens it: a link where its page lies in this file and for whoever may take it, words for the others."""
    procedure, info = step
    lies_here = procedure.owner_class is type(owner) and not owner._state.adding and not book.begins_owner(procedure, info)
    linked = lies_here and access.may_take(found, info.who)
    return {"label": info.label, "href": address(info.name, owner.pk) if linked else ""}
