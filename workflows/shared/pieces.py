"""The record of a file as numbered pieces, each with paragraphs and a digest: what may be called for, and left out of a copy.

What the members weighed among themselves, how anybody can be reached and what was told for the committee alone is no piece.
"""

import hashlib
from dataclasses import dataclass
from functools import partial

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from cases.models import Allegation, Complaint, Exhibit, Order, Question, Service, Sitting, Statement
from cases.shelf import Shelf

KINDS = (
    ("complaint", _("the complaint")),
    ("answers", _("answers to it")),
    ("minutes", _("minutes of sittings")),
    ("statements", _("statements")),
    ("questions", _("questions put through the committee")),
    ("exhibits", _("papers and things produced")),
    ("findings", _("findings")),
    ("orders", _("the order")),
)


@dataclass(frozen=True)
class Piece:
    """One piece: its code in the file, what it is, its words as they were kept, and the digest of an original."""

    code: str
    what: str
    words: str
    record: str
    original: str = ""
    media: str = ""

    @property
    def paragraphs(self) -> list[str]:
        """Its words, line by line that says something; paragraphs are counted from one."""
        return [line.strip() for line in self.words.splitlines() if line.strip()]

    @property
    def is_paged(self) -> bool:
        """Whether it is a paper with pages of its own, of which the file holds the original."""
        return bool(self.media)

    @property
    def digest(self) -> str:
        """SHA-256 of the original, or of the words, in hexadecimal."""
        return self.original or digest(self.words)


def digest(words: str) -> str:
    """SHA-256 of words in UTF-8, in hexadecimal."""
    return hashlib.sha256(words.encode()).hexdigest()


def of(case, kinds=(), *, shelf=None) -> list[Piece]:
    """The pieces of these kinds, or all, in the order of the list."""
    wanted, shelf = [kind for kind, _label in KINDS if not kinds or kind in kinds], shelf or Shelf([case])
    found = (BUILT[kind](partial(rows, shelf, case)) for kind in wanted)
    return [piece for several in found for piece in several if piece.words.strip() or piece.original]


def rows(shelf, case, model, *stages):
    """The records of one table with what they hold."""
    found = sorted(shelf.rows(case, model), key=lambda one: (one.number, one.opened_on))
    return [(one, one.content or {}) for one in found if not stages or one.stage in stages]


def lines(content, *names) -> str:
    """Several answers as lines of one piece."""
    return "\n".join(str(content[name]) for name in names if content.get(name))


def about(what, party):
    """What a piece is, and of whom, by code."""
    return format_lazy("{}, {}", what, party.code) if party else what


def _complaint(read):
    return [Piece("1", _("complaint"), lines(kept, "narrative", "when", "where"), str(one.pk)) for one, kept in read(Complaint)]


def _answers(read):
    given = [(one, kept) for one, kept in read(Service) if kept.get("words")]
    return [Piece(f"A{n}", about(_("answer"), one.party), kept["words"], str(one.pk)) for n, (one, kept) in enumerate(given, start=1)]


def _minutes(read):
    held = read(Sitting, "closed")
    return [Piece(f"M{one.number}", _("minutes"), kept.get("minutes", ""), str(one.pk)) for one, kept in held]


def _statements(read):
    signed = read(Statement, "signed")
    return [Piece(f"S{one.number}", about(_("statement"), one.party), kept.get("words", ""), str(one.pk)) for one, kept in signed]


def _questions(read):
    asked = read(Question)
    return [Piece(f"Q{one.number}", _("question"), lines(kept, "question", "wording", "answer"), str(one.pk)) for one, kept in asked]


def _exhibits(read):
    return [
        Piece(f"E{one.number}", about(_("produced"), one.party), lines(kept, "what", "words"), str(one.pk), one.digest, one.media)
        for one, kept in read(Exhibit)
    ]


def _findings(read):
    found = read(Allegation, "found")
    parts = ("what", "her_account", "his_account", "reasons", "no_evidence_reasons")
    return [Piece(f"F{one.number}", _("finding"), lines(kept, *parts), str(one.pk)) for one, kept in found]


def _orders(read):
    made = read(Order, "issued", "forwarded")
    return [Piece(f"O{one.number}", _("order"), ordered(kept), str(one.pk)) for one, kept in made]


def ordered(kept) -> str:
    """The reasons of an order and each of its directions, in words."""
    return "\n".join(filter(None, [kept.get("reasons", ""), *(row.get("words", "") for row in kept.get("directions") or [])]))


BUILT = {
    "complaint": _complaint, "answers": _answers, "minutes": _minutes, "statements": _statements, "questions": _questions,
    "exhibits": _exhibits, "findings": _findings, "orders": _orders,
}  # fmt: skip
