"""Who may be named on paper: the addressee on the cover; the body speaks of role codes only (L-SC29)."""

import re
from datetime import date, datetime, time
from decimal import Decimal

from django.utils.functional import Promise
from django.utils.translation import gettext as _

# What has a figure or an at-sign is a telephone number, an address or a mail address: a code would not stand for it.
CONTACT = re.compile(r"[\d@]")
NUMBER = re.compile(r"[\d\s()+.-]+")

# The addressee on the cover, and those who act in office: the only ones who are named.
NAMED = frozenset({"cover", "committee", "office", "signatures"})


class NotPlainError(TypeError):
    """A fact was neither words, a number, a date, nor a list or dict of these."""

    def __init__(self, kind):
        super().__init__(f"a paper carries words, numbers and dates, not {kind.__name__}")


def in_codes(facts, identities):
    """Puts the role code wherever words of the file name a party, and leaves out how she or he can be reached."""
    swaps = _swaps(identities)
    return {key: value if key in NAMED else _coded(value, swaps) for key, value in facts.items()}


def _swaps(identities):
    """Longest first, so that a full name goes before the first name it contains; any case, any white space."""
    pairs = [(words, code) for code, several in identities.items() for words in several if words.strip()]
    pairs.sort(key=lambda pair: -len(pair[0]))
    return [(_pattern(words), _("[left out]") if CONTACT.search(words) else code) for words, code in pairs]


def _pattern(words):
    # A telephone number is the same number however its figures are grouped.
    parts, between = (words.split(), r"\s+") if not NUMBER.fullmatch(words) else (re.sub(r"\D", "", words), r"[\s().-]*")
    spaced = between.join(re.escape(part) for part in parts)
    # Marks of Indian scripts are no word characters to the engine, so they are named as going on with a word.
    inside = r"[\w\u0900-\u0963\u0966-\u0d7f]"
    return re.compile(rf"(?<!{inside}){spaced}(?!{inside})", re.IGNORECASE)


def _coded(value, swaps):
    match value:
        case str():
            for pattern, code in swaps:
                value = pattern.sub(str(code), value)
            return value
        case dict():
            return {key: _coded(inner, swaps) for key, inner in value.items()}
        case list() | tuple():
            return [_coded(inner, swaps) for inner in value]
        case None | bool() | int() | Decimal() | date() | datetime() | time() | Promise():
            return value
    raise NotPlainError(type(value))
