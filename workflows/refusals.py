"""Refusals that teach: what is missing, which clause asks for it, and what would cure it."""

from dataclasses import dataclass

from django.core.exceptions import PermissionDenied
from django.http import Http404
from viewflow.fsm import TransitionNotAllowed

CURES = (
    "reasons", "consent", "notice", "time", "quorum", "member", "signature", "statement", "evidence", "service",
    "hearing", "request", "forum", "sanction", "correction", "declaration", "permission", "finding", "payment", "nothing",
)  # fmt: skip


@dataclass(frozen=True)
class Unmet:
    """One thing that the law asks for and that is not there; false, so that the engine takes it as unmet."""

    clause: str
    message: str
    cure: str
    opens: str = ""

    def __post_init__(self):
        """Only cures of the closed list."""
        if self.cure not in CURES:
            raise ValueError(f"unknown cure {self.cure}")

    def __bool__(self):
        return False


@dataclass(frozen=True)
class Caution:
    """What is lawful and still deserves a second look."""

    clause: str
    message: str


class Refused(TransitionNotAllowed):
    """The right person, the wrong moment: every unmet condition, each with its clause and cure."""

    def __init__(self, step: str, unmet, keep=None):
        self.step = step
        self.unmet = tuple(unmet)
        self.keep = keep
        super().__init__(f"{step}: {', '.join(one.clause for one in self.unmet)}")

    @property
    def clauses(self):
        """The clauses cited, in order, once each."""
        return list(dict.fromkeys(one.clause for one in self.unmet))

    @property
    def needs(self):
        """The cures asked for, in order, once each."""
        return list(dict.fromkeys(one.cure for one in self.unmet))


class WrongPerson(PermissionDenied):
    """Somebody who may know of the record and may not take this step, whatever its stage."""

    def __init__(self, step: str, who: str):
        self.step = step
        self.who = who
        super().__init__(f"{step}: not for this person")


class NotKnown(Http404):
    """The same answer for what does not exist and for what this person may not know of."""


class ChangedMeanwhile(Exception):
    """The file moved on since the page was opened; names the event, not its words."""

    def __init__(self, case, event):
        self.case = case
        self.event = event
        super().__init__("the file changed meanwhile")
