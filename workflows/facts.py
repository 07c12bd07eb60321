"""What a step asks: each fact is declared once and read by pages, rehearsals and the vocabulary alike."""

from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

KINDS = {
    "line": "a line of text",
    "words": "free text",
    "day": "a date",
    "moment": "a date and time, Asia/Kolkata",
    "yes_no": "true or false",
    "choice": "one of a list",
    "choices": "some of a list",
    "number": "a whole number",
    "money": "rupees",
    "person": "a person of the register",
    "people": "several people of the register",
    "named": "somebody new to the case: who it is, name and contact as far as known",
    "several_named": "several of them",
    "party": "a party of the case, by code or person",
    "parties": "several parties of the case",
    "workplace": "a workplace of the register",
    "district": "a district",
    "committee": "a committee",
    "record": "a record of the case",
    "records": "several records of the case",
    "paper": "a file: its bytes, media type and what it is",
    "rows": "a table: each row has the columns named",
}


@dataclass(frozen=True)
class Fact:
    """One question of a step. A required fact that is missing is refused with `clause` and `cure`."""

    name: str
    kind: str
    label: str = ""
    hint: str = ""
    required: bool = False
    choices: tuple = ()
    of: str = ""
    columns: tuple = ()
    # What a column of a table admits: (column, choices) for those that have a list.
    among: tuple = ()
    clause: str = ""
    cure: str = ""

    def __post_init__(self):
        """Only kinds that pages and rehearsals can both read."""
        if self.kind not in KINDS:
            raise ValueError(f"unknown kind {self.kind} of fact {self.name}")

    @property
    def words(self) -> list[str]:
        """The words that a choice admits."""
        return [str(value) for value, _label in self.choices]

    def words_of(self, column) -> list[str]:
        """The words that a column of a table knows; none where it is open."""
        return [str(value) for value, _label in dict(self.among).get(column, ())]

    @property
    def what_cures(self) -> str:
        """What the refusal of a missing or wrong answer asks for."""
        return self.cure or ("reasons" if self.name.endswith("reasons") else "correction")


YES_OR_NO = (("yes", _("yes")), ("no", _("no")))


def said_yes(value) -> bool:
    """Whether a cell of a table says yes, as a page or a rehearsal writes it."""
    return str(value).lower() in ("true", "yes")


def said(value) -> bool:
    """Whether a yes-or-no cell of a table was answered at all."""
    return str(value).lower() in ("true", "yes", "false", "no")


def missing(fact: Fact, facts: dict) -> bool:
    """Whether a required answer is not there; false and nought are answers."""
    return fact.required and facts.get(fact.name) in (None, "", [], (), {})


def outside(fact: Fact, facts: dict) -> bool:
    """Whether an answer is none of the words that the law or the form admits."""
    given = facts.get(fact.name)
    if fact.kind not in ("choice", "choices") or not fact.choices or given in (None, "", [], ()):
        return False
    several = given if fact.kind == "choices" else [given]
    return any(str(one) not in fact.words for one in several)
