"""Passages left out of a copy: where each stands, and on which ground of a closed list; nothing is left out without one (SH-20, SH-42)."""

import re
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from workflows.refusals import Unmet
from workflows.shared import pieces

GROUNDS = (
    ("identity", _("who a party is")),
    ("witness", _("who a witness or a supporter is")),
    ("contact", _("how somebody can be reached")),
    ("third_person", _("somebody who has no part in the matter")),
    ("child", _("a child")),
    ("health", _("health or intimate life")),
    ("confided", _("said in confidence, to a counsellor or about pressure")),
    ("deliberation", _("how the members weighed it among themselves")),
    ("order", _("left out by the terms of the order that calls for it")),
)
CODES = {ground: f"G{number}" for number, (ground, _label) in enumerate(GROUNDS, start=1)}
COLUMNS = ("piece", "page", "paragraph", "passage", "ground")
WHERE = ("piece", "page", "paragraph")
ALL, MOST = "all", 500


@dataclass(frozen=True)
class Passage:
    """One passage: the piece, its page where the original has pages, the paragraph (nothing: all of it), the words, the ground."""

    piece: str
    page: str
    paragraph: int | None
    words: str = ""
    ground: str = ""

    @property
    def place(self) -> str:
        """Where it stands, without a word of what it says."""
        return " · ".join(part for part in (self.piece, self.page and f"p. {self.page}", f"¶ {self.paragraph or ALL}") if part)


def numbers(value) -> list:
    """Paragraphs as written: 4, “97-107”, “4, 6”, a list; nothing or “all” is the whole piece. Raises ValueError."""
    if isinstance(value, list | tuple):
        return [one for part in value for one in numbers(part)]
    said = str(value if value is not None else "").strip().lower()
    if said in ("", ALL):
        return [None]
    return [one for part in said.split(",") for one in _range(part)]


def _range(part):
    first, *last = re.split(r"\s*[-–]\s*", part.strip())
    begin, end = int(first), int(last[0] if last else first)
    if not 1 <= begin <= end < begin + MOST or len(last) > 1:
        raise ValueError(part)
    return range(begin, end + 1)


def read(case, rows, *, grounded=True) -> tuple[list[Passage], list[Unmet]]:
    """The passages of a table, one for each paragraph, and what cannot be read in it."""
    every = pieces.of(case)
    passages, faults = [], []
    for row in rows or []:
        piece = named(every, row.get("piece"))
        if piece is None:
            faults.append(_wrong(_("Say in which piece: 1 is the complaint, S2 the second statement, and so on.")))
            continue
        found = _placed(piece, row)
        passages += found
        faults += _faults(piece, row, found, grounded)
    return passages, faults


def named(every, said):
    """The piece that is meant: by its code, or by its record; the only one, where none is said."""
    if said in (None, ""):
        return every[0] if len(every) == 1 else None
    return next((one for one in every if str(said).strip().upper() == one.code or str(said) == one.record), None)


def _placed(piece, row):
    try:
        found = numbers(row.get("paragraph"))
    except ValueError:
        return []
    words, ground = str(row.get("passage") or "").strip(), str(row.get("ground") or "").strip().lower()
    return [Passage(piece.code, str(row.get("page") or ""), one, words, ground) for one in found]


def _faults(piece, row, found, grounded):
    if not found:
        yield _wrong(_("A paragraph is a number such as 4, or several such as 97-107."))
    if any(beyond(piece, one) for one in found):
        yield _wrong(_("%(piece)s has no such paragraph.") % {"piece": piece.code})
    if any(one.words and not stands(piece, one) for one in found):
        yield _wrong(_("The words to be left out do not stand in that paragraph of %(piece)s.") % {"piece": piece.code})
    if grounded and found and found[0].ground not in CODES:
        said = _("Left out at %(place)s: on which ground? One of %(grounds)s.")
        yield Unmet("SH-20", said % {"place": found[0].place, "grounds": ", ".join(CODES)}, "reasons", opens="passages")


def _wrong(said):
    return Unmet("SH-42", said, "correction", opens="passages")


def beyond(piece, passage) -> bool:
    """Whether the piece has no such paragraph; an original has pages and paragraphs of its own."""
    return not piece.is_paged and passage.paragraph is not None and passage.paragraph > len(piece.paragraphs)


def stands(piece, passage) -> bool:
    """Whether the words stand where they are said to stand."""
    among = piece.paragraphs if passage.paragraph is None else piece.paragraphs[passage.paragraph - 1 : passage.paragraph]
    return piece.is_paged or any(passage.words.casefold() in one.casefold() for one in among)


def covered(passage, approved) -> bool:
    """Whether what is missing somewhere was approved to be left out there, as a whole."""
    return any(
        one.piece == passage.piece and not one.words and one.paragraph in (None, passage.paragraph)
        for one in approved
    ) or any((one.piece, one.paragraph, one.words) == (passage.piece, passage.paragraph, passage.words) for one in approved)


def severed(piece, passages) -> list[dict]:
    """A piece as it is copied: every paragraph keeps its number; what is left out is a ground, and its words are nowhere.

    Of an original with pages of its own only the places are printed: its severed copy is made by hand and goes beside.
    """
    mine = [one for one in passages if one.piece == piece.code]
    if piece.is_paged and mine:
        return [_gone(one.paragraph or ALL, one) for one in mine]
    return [_paragraph(number, words, mine) for number, words in enumerate(piece.paragraphs, start=1)]


def _gone(number, passage):
    return {"number": number, "page": passage.page, "parts": [{"words": "", "ground": CODES[passage.ground]}]}


def _paragraph(number, words, passages):
    here = [one for one in passages if one.paragraph in (None, number)]
    whole = next((one for one in here if not one.words), None)
    if whole:
        return _gone(number, whole)
    parts = [{"words": words, "ground": ""}]
    for one in here:
        parts = [cut for part in parts for cut in _cut(part, one)]
    return {"number": number, "page": "", "parts": [part for part in parts if part["words"] or part["ground"]]}


def _cut(part, passage):
    """A part without the words of a passage, in whatever letters they stand."""
    if part["ground"]:
        return [part]
    left = re.split(re.escape(passage.words), part["words"], flags=re.IGNORECASE)
    gap = {"words": "", "ground": CODES[passage.ground]}
    return [one for words in left for one in ({"words": words, "ground": ""}, gap)][:-1]


def open_words(paragraphs) -> str:
    """What can still be read of a severed piece."""
    return "\n".join(part["words"] for one in paragraphs for part in one["parts"] if part["words"])


def differences(every, passages) -> list[dict]:
    """The list of differences: what was left out where, how much and on which ground; never what it said."""
    what = {piece.code: piece.what for piece in every}
    return [
        {
            "piece": one.piece, "what": what.get(one.piece, ""), "page": one.page, "paragraph": one.paragraph or ALL,
            "whole": not one.words, "ground": CODES[one.ground],
        }
        for one in passages
    ]  # fmt: skip
