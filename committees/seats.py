"""What the rules of composition look at, whatever the text: a seat as the law sees it, and a defect."""

from dataclasses import dataclass
from datetime import date

from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True)
class Sits:
    """A seat as the law looks at it: whose it is, of which kind, from when to when, and what was recorded of it."""

    person: object
    kind: str
    woman: bool
    from_on: date
    until_on: date | None = None
    body: str = ""
    basis: str = ""
    familiarity: str = ""
    ties_declared: bool = False
    conflicted: bool = False
    left: bool = False

    def counts(self, on: date) -> bool:
        """Whether its holder may sit on this day: within the term, first and last day included, and free of conflict."""
        return self.from_on <= on and (self.until_on is None or on <= self.until_on) and not self.conflicted


@dataclass(frozen=True)
class Defect:
    """What is amiss in a composition: the clause, what it is, what would cure it, and whether it stops or warns."""

    clause: str
    message: str
    cure: str
    blocks: bool = True


def one_seat_each(sitting, clause: str) -> list[Defect]:
    """One person holds one seat."""
    people = [seat.person for seat in sitting]
    if len(set(people)) < len(people):
        return [Defect(clause, _("One person holds two seats of the committee."), "member")]
    return []
