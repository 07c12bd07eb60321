"""Finds files by reference, by party or by their words: only in files, and parts of files, that one may open.

Words lie sealed, so a search opens them file by file, in lots: each lot asks each table once. What somebody may not
know of is neither read nor counted; what a party's own page does not show is not searched for that party.
"""

import re
from dataclasses import dataclass
from itertools import islice

from cases import access, sight
from cases.models import Allegation, Complaint, Exhibit, InterimRelief, Order, Party, Role, Service, Settlement, Statement
from cases.shelf import Shelf

WORDS_OF = (Complaint, Allegation, Exhibit, Service, Statement, InterimRelief, Settlement, Order)
# Whoever does not work on a file finds what was said; how the committee keeps it is no business of a party.
SAID = ("narrative", "what", "words", "shared_words", "reply")
SHORTEST = 2
A_LOT = 50
HANDLE = re.compile(r"[2-9b-z]{3}-[2-9b-z]{3}")


@dataclass(frozen=True)
class Found:
    """A file that was found, named as this reader knows it."""

    case: object
    named: str


@dataclass(frozen=True)
class Reader:
    """Somebody before one file: the roles, the parts, and what is read of it."""

    person: object
    case: object
    shelf: Shelf
    found: frozenset
    seen: tuple

    @property
    def works(self) -> bool:
        """Whether the reader works on the whole file."""
        return sight.works_on(self.found)

    def parties(self) -> list:
        """Those of whom the reader may know."""
        return sight.parties(self.person, self.case, seen=self.seen, shelf=self.shelf)

    def rows(self, model) -> list:
        """The records of a table that the reader finds on a page of the file."""
        rows = sight.shown(self.person, self.case, model, shelf=self.shelf, seen=self.seen, found=self.found)
        return rows if self.works else [one for one in rows if one.party is None or self._told(one)]

    def _told(self, row) -> bool:
        mine = row.party.person_id == self.person.pk
        shared = (row.content or {}).get("shared_with", []) if isinstance(row, Statement) else []
        open_to_all = isinstance(row, Complaint) or (isinstance(row, Allegation) and "respondent" not in self.found)
        return mine or open_to_all or bool(shared and {one.code for one in self.mine()} & set(shared))

    def mine(self) -> list:
        """The reader's own places in the file."""
        return [one for one in self.shelf.rows(self.case, Party) if one.person_id == self.person.pk and one.left_on is None]


def find(person, text: str) -> list[Found]:
    """The files in which the text occurs where this person reads, newest first; nothing else is even counted."""
    wanted = " ".join(text.split()).casefold()
    if len(wanted) < SHORTEST:
        return []
    files = access.visible_to(person).select_related("committee__workplace", "workplace__district").order_by("-received_on", "pk")
    if HANDLE.fullmatch(wanted) and (named := files.filter(reference=wanted.upper())):
        files = named
    return [Found(one.case, named_by(one)) for lot in lots(files) for one in readers(person, lot) if _holds(one, wanted)]


def lots(files):
    """The files in lots, so that memory does not grow with their number."""
    rest = files.iterator(chunk_size=A_LOT)
    while lot := list(islice(rest, A_LOT)):
        yield lot


def readers(person, files):
    """Somebody before each of these files of which some part is open."""
    shelf = Shelf(files)
    for case in files:
        found = access.roles(person, case, shelf=shelf)
        if seen := access.parts_seen(person, case, shelf=shelf, found=found):
            yield Reader(person, case, shelf, found, tuple(seen))


def named_by(reader) -> str:
    """A file as this reader knows it: its reference, with names for those whose identity the reader has."""
    known = {one.pk for one in reader.parties()}
    main = [one for one in reader.shelf.rows(reader.case, Party) if one.role in (Role.AGGRIEVED_WOMAN, Role.RESPONDENT)]
    called = [_name(one) if one.pk in known else one.code for one in main]
    return f"{reader.case.reference}: {', '.join(called)}" if called else reader.case.reference


def _name(party) -> str:
    return str((party.identity or {}).get("name", party.code))


def _holds(reader, wanted) -> bool:
    handle, names = reader.case.reference.casefold(), (_name(one).casefold() for one in reader.parties())
    return wanted in handle or any(wanted in name for name in names) or _says(reader, wanted)


def _says(reader, wanted) -> bool:
    """Whether the words occur in a record that the reader has."""
    return any(wanted in _flat(_words(reader, row)).casefold() for model in WORDS_OF for row in reader.rows(model))


def _words(reader, row):
    kept = row.content or {}
    return kept if reader.works else {name: kept[name] for name in SAID if name in kept}


def _flat(content) -> str:
    if isinstance(content, dict):
        return " ".join(_flat(one) for one in content.values())
    if isinstance(content, list):
        return " ".join(_flat(one) for one in content)
    return str(content or "")
