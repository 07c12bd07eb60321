"""What each person may and must do, derived from stage, role and clock; nothing of it is stored."""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property, partial

from cases import access
from cases.models import Case, Deadline, DeadlineState
from cases.shelf import Shelf
from committees.models import Appointment, Committee, Seat
from workflows import book, calendar, limits

LAST_OF_ALL = date.max
# Only these days are the whole file's; a day to answer by, or to comply by, is its own record's.
OF_THE_FILE = frozenset({*limits.every(), *(f"{law.lower()}.remand" for law in book.LAWS)})


@dataclass(frozen=True)
class Item:
    """A step that somebody has the right to take: on what, by when, and what still stands against it."""

    owner: object
    step_info: object
    record: object
    due: date | None
    duty: bool
    standing: object = field(repr=False, compare=False)

    @cached_property
    def unmet(self) -> tuple:
        """What stands against it; asked only when somebody looks, for each condition asks the database."""
        standing, info = self.standing, self.step_info
        here = standing.record.stage in info.sources
        return tuple(standing.unmet(info, with_facts=False) if here else [standing.wrong_stage(info)])

    @property
    def case(self):
        """The file it belongs to; None for a step of a committee's own life."""
        return self.owner if isinstance(self.owner, Case) else None

    @property
    def ready(self) -> bool:
        """Whether it can be taken now."""
        return not self.unmet

    @property
    def step(self) -> str:
        """The step's name."""
        return self.step_info.name

    @property
    def order(self) -> tuple:
        """What is a duty first, by its day; then what may be done."""
        return (not self.duty, self.due or LAST_OF_ALL)


class Days:
    """The running days of a page of files: of each record, and of the file itself; one question, however many files."""

    def __init__(self, shelf):
        self._days = defaultdict(lambda: defaultdict(lambda: None))
        for case in shelf.cases.values():
            for one in shelf.rows(case, Deadline):
                self._add(self._days[case.pk], one)

    def _add(self, days, one):
        if one.state == DeadlineState.RUNNING:
            days[one.record] = days[one.record] or one.due_on
            if one.limit in OF_THE_FILE:
                days[None] = days[None] or one.due_on

    def of(self, owner):
        """By the id of a record; under None those of the file."""
        return self._days[owner.pk]


def for_person(person, *, first=0, number=None) -> list[Item]:
    """Everything that somebody may take in the files of one page of the list, nearest day first."""
    page = slice(first, first + number if number else None)
    return for_owners(person, list(open_files(person)[page]), list(committees_of(person)[page]))


def for_owners(person, files, committees=(), *, shelf=None) -> list[Item]:
    """Everything that somebody may take in these files and committees, and may begin outside of any, nearest day first."""
    shelf = shelf or Shelf(files, committees)
    days = Days(shelf)
    items = [item for owner in (*files, *committees) for item in _offered(person, owner, shelf, days)]
    return sorted([*items, *_beginnings(person, shelf)], key=lambda item: item.order)


def for_case(person, case, *, shelf=None, found=None) -> list[Item]:
    """What this person may do in this file now, and what stands against each of the rest."""
    shelf = shelf or Shelf.of(case)
    items = _offered(person, case, shelf, Days(shelf), found=found, every=True)
    return sorted(items, key=lambda item: (not item.ready, *item.order))


def _beginnings(person, shelf):
    """What somebody may begin by office, outside any file: a committee, an appointment."""
    found, no_days = access.roles(person, shelf=shelf), defaultdict(lambda: None)
    for law in book.LAWS:
        for procedure in book.procedures(law):
            begun = [info for info in book.steps_of(procedure) if info.begins and access.may_take(found - {"anyone"}, info.who)]
            if procedure.owner_class is not Case and begun:
                owner = procedure.owner_class(law=law)
                stand = _stand(procedure, person, owner, found, shelf, owner)
                yield from (_item(stand, info, no_days) for info in begun)


def open_files(person):
    """The files that somebody may know of, nearest day first."""
    nearest_first = "next_due"
    files = access.visible_to(person).filter(closed_on__isnull=True).select_related("committee__workplace", "workplace__district")
    return files.order_by(nearest_first, "received_on", "pk")


def committees_of(person):
    """The committees in which somebody has a part by seat or office."""
    on = calendar.today()
    seats = Seat.objects.in_force(on).filter(person=person, for_case__isnull=True).values("committee")
    held = Appointment.objects.in_force(on).filter(person=person)
    every = Committee.objects.select_related("workplace__district", "district").order_by("pk")
    if held.filter(office="authority").exists():
        return every
    near = every.filter(pk__in=seats) | every.filter(pk__in=held.values("committee"))
    return (near | every.filter(workplace__in=held.values("workplace"))).distinct()


def _offered(person, owner, shelf, days, *, found=None, every=False):
    """The steps of one file or committee that this person's roles have."""
    found = access.roles_for(person, owner, shelf=shelf) if found is None else found
    for procedure in book.procedures(owner.law):
        if procedure.owner_class is not type(owner):
            continue
        steps = [info for info in book.steps_of(procedure) if access.may_take(found, info.who) and info.who != "system"]
        if steps:
            stand = cache(partial(_stand, procedure, person, owner, found, shelf))
            yield from _of_procedure(steps, stand, _records(procedure, owner, shelf), _begun(procedure, owner), days.of(owner), every=every)


def _of_procedure(steps, stand, records, begun, days, *, every):
    """Steps on the records there are, and steps that begin another one."""
    for info in steps:
        fit = [one for one in records if one.stage in info.sources] or (begun if info.begins else [])
        for record in fit or (_nearest(records, begun) if every else []):
            yield _item(stand(record), info, days)


def _records(procedure, owner, shelf) -> list:
    """The records of one procedure in a file; what owns its chain is its own record."""
    return [owner] if procedure.record_class is type(owner) else shelf.rows(owner, procedure.record_class)


def _begun(procedure, owner) -> list:
    return [fresh(procedure, owner)] if isinstance(owner, Case) and not procedure.begins_case else []


def _stand(procedure, person, owner, found, shelf, record):
    """One standing before each record: what two of its steps ask alike is asked once."""
    return procedure(law=owner.law, owner=owner, record=record, by=person, found=found, shelf=shelf)


def _nearest(records, begun):
    return records[-1:] or begun


def fresh(procedure, owner):
    """A record that is not begun yet, as the door would begin it."""
    return procedure.record_class(case=owner, opened_on=calendar.today())


def _item(standing, info, days) -> Item:
    record = standing.record
    duty = record.stage in info.sources and _is_due(standing, info)
    due = days[record.pk] or (days[None] if duty else None)
    return Item(standing.owner, info, None if record._state.adding else record, due, duty, standing)


def _is_due(standing, info) -> bool:
    """Whether the step is this person's next thing to do, as long as what it is for is still to be done."""
    mine = bool(info.duty) and access.may_take(standing.found, info.duty)
    return mine and all(still(standing) for still in info.due_while)
