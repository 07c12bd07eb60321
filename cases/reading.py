"""Opening a file: only what may be known of, and every reading is written down before a byte leaves."""

from dataclasses import dataclass

from cases import access, sight
from cases.models import Case, Reading
from cases.shelf import Shelf
from workflows import calendar
from workflows.refusals import NotKnown


@dataclass(frozen=True)
class Opened:
    """A file in somebody's hands: what that person is in it and which parts are open."""

    case: Case
    person: object
    found: frozenset
    seen: tuple
    shelf: Shelf

    @property
    def works(self) -> bool:
        """Whether the reader works on the whole file, and does not only read own rows."""
        return sight.works_on(self.found)

    def rows(self, model) -> list:
        """The records of a table that this reader sees."""
        return sight.shown(self.person, self.case, model, shelf=self.shelf, seen=self.seen, found=self.found)

    def parties(self) -> list:
        """The parties of whom this reader may know."""
        return sight.parties(self.person, self.case, seen=self.seen, shelf=self.shelf)


def open_file(person, case_id, *parts) -> Opened:
    """The file, and a row in its register of readings; NotKnown for what does not exist and what is not for this person.

    With `parts`, only these are opened and written down; a page of which none is open does not exist.
    """
    case = access.visible_to(person).select_related("committee__workplace", "workplace__district").filter(pk=case_id).first()
    if case is None:
        raise NotKnown("file")
    shelf = Shelf([case])
    found = access.roles(person, case, shelf=shelf)
    seen = access.parts_seen(person, case, shelf=shelf, found=found)
    shown = [part for part in seen if not parts or part in parts]
    if not shown:
        raise NotKnown("file")
    note(person, case, found, shown)
    return Opened(case, person, found, tuple(seen), shelf)


def note(person, case, found, parts) -> Reading:
    """One line of the register of readings; if it cannot be written, nothing is shown."""
    as_roles = ",".join(sorted(found - {"anyone"}))
    return Reading.objects.create(case=case, person=person, as_roles=as_roles, parts=",".join(parts), at=calendar.now())
