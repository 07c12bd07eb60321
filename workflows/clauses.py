"""The clauses by id: their place in the text and what follows, in our own words; and who carries each."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from workflows import book

FILE = Path(__file__).with_name("clauses.yaml")
TEXTS = {
    "SH": "Text of 2004",
    "DW": "Bill of 2017",
    "DX": "Draft of 2008",
    "NJ": "Natural justice",
    "PO": "Act of 2013",
    "UG": "Regulations of 2015",
    "GC": "General Clauses Act 1897",
}
# Clauses carried by a rule that is no step of its own: where it stands.
CARRIED_ELSEWHERE = {
    "SH-02": "workflows/sh2004/filing.py",
    "SH-03": "committees/models/people.py, workflows/sh2004/filing.py",
    "SH-20": "cases/policy.py, cases/crypto.py",
    "SH-42": "cases/policy.py, notices/documents/identities.py",
    "SH-47": "templates/notices/order.html",
    "SH-39": "templates/notices/order.html",
    "SH-51": "workflows/sh2004/routes.py",
    "SH-53": "committees/models/places.py",
    "SH-54": "committees/models/places.py",
    "NJ-07": "workflows/sh2004/capacities.py",
}


class UnknownClauseError(LookupError):
    """No text of the register has a clause of that id."""


@dataclass(frozen=True)
class Clause:
    """One clause: id, place in its text, kinds, what follows."""

    id: str
    place: str
    kinds: str
    says: str

    @property
    def text(self) -> str:
        """The text it belongs to."""
        return TEXTS[self.id[:2]]

    @property
    def number_is_inferred(self) -> bool:
        """The draft of 2004 lost its headings after section 19; those numbers follow from order."""
        first = self.place.partition("(")[0].strip()
        return self.id.startswith("SH") and first.isdigit() and int(first) > LAST_PRINTED_SECTION


LAST_PRINTED_SECTION = 19


@cache
def every() -> dict[str, Clause]:
    """All clauses, in the order of the texts."""
    rows = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return {name: Clause(name, str(place), kinds, says) for name, (place, kinds, says) in rows.items()}


def by_id(name: str) -> Clause:
    """A clause by its id; raises UnknownClauseError."""
    try:
        return every()[name]
    except KeyError:
        raise UnknownClauseError(name) from None


def steps_of(name: str) -> list[str]:
    """The steps that cite the clause."""
    found = [info.name for law in book.LAWS for _procedure, info in book.steps(law).values() if name in info.clauses]
    return list(dict.fromkeys(found))
