"""Under which text a complaint from a workplace is taken: that of its committee; of two, the one that is law in force."""

from datetime import date

from committees.models import Committee, Workplace
from workflows import book

# A text that is law, and since when; the draft of 2004 never became law and is followed where its committee sits.
IN_FORCE = {"POSH2013": date(2013, 12, 9)}


def of(workplace: Workplace | None, *, on: date) -> str:
    """The law of the committee of this workplace, else of its head office; else the first text of this register."""
    for place in (workplace, getattr(workplace, "branch_of", None)):
        if place is not None and (found := _of_committees(place, on)):
            return found
    return book.LAWS[0]


def committee_of(workplace: Workplace, *, on: date) -> Committee | None:
    """The committee that hears a complaint filed at this workplace today."""
    sits = Committee.objects.filter(workplace=workplace, kind="internal", stage="constituted", law=of(workplace, on=on))
    return sits.first()


def _of_committees(place, on) -> str:
    sits = Committee.objects.filter(workplace=place, kind="internal", stage="constituted", law__in=book.LAWS)
    laws = set(sits.values_list("law", flat=True))
    in_force = [law for law in book.LAWS if law in laws and law in IN_FORCE and IN_FORCE[law] <= on]
    return next(iter([*in_force, *(law for law in book.LAWS if law in laws)]), "")
