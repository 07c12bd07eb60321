"""What each person may and must do, derived from stage, role and clock; nothing of it is stored."""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date
from functools import cache, cached_property, partial

from cases import access
from cases.models import Case, Deadline, DeadlineState
from committees.models import Appointment, Committee, Seat
from workflows import book, calendar, limits

LAST_OF_ALL = date.max
# Only these days are the whole file's; a day to answer by, or to comply by, is its own record's.
OF_THE_FILE = frozenset({*limits.every(), "sh2004.remand"})


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


class Shelf:
    """The records and running days of a page of files, fetched together: a few questions to the database, however many files."""

    def __init__(self, owners):
        self.records, self.days = defaultdict(list), defaultdict(lambda: defaultdict(lambda: None))
        cases = {one.pk: one for one in owners if isinstance(one, Case)}
        self._fetch_days([one.pk for one in owners])
        kept = [procedure for law in {one.law for one in cases.values()} for procedure in book.procedures(law)]
        for model in {procedure.record_class for procedure in kept if procedure.owner_class is Case}:
            for row in model.objects.filter(case__in=cases).select_related("party").order_by("opened_on", "number"):
                row.case = cases[row.case_id]
                self.records[row.case_id, model].append(row)

    def _fetch_days(self, owners):
        running = Deadline.objects.filter(case__in=owners, state=DeadlineState.RUNNING).order_by("due_on")
        for case, record, limit, due in running.values_list("case", "record", "limit", "due_on"):
            days = self.days[case]
            days[record] = days[record] or due
            if limit in OF_THE_FILE:
                days[None] = days[None] or due

    def of(self, procedure, owner) -> list:
        """The records of one procedure in a file; what owns its chain is its own record."""
        return [owner] if procedure.record_class is type(owner) else self.records[owner.pk, procedure.record_class]


def for_person(person, *, first=0, number=None) -> list[Item]:
    """Everything that somebody may take in the files of one page of the list, nearest day first."""
    files = list(open_files(person)[first : first + number if number else None])
    owners = [*files, *committees_of(person)]
    shelf = Shelf(owners)
    items = [item for owner in owners for item in _offered(person, owner, shelf)]
    return sorted([*items, *_beginnings(person)], key=lambda item: item.order)


def for_case(person, case) -> list[Item]:
    """What this person may do in this file now, and what stands against each of the rest."""
    return sorted(_offered(person, case, Shelf([case]), every=True), key=lambda item: (not item.ready, *item.order))


def _beginnings(person):
    """What somebody may begin by office, outside any file: a committee, an appointment."""
    found, no_days = access.roles(person), defaultdict(lambda: None)
    for law in book.LAWS:
        for procedure in book.procedures(law):
            begun = [info for info in book.steps_of(procedure) if info.begins and access.may_take(found - {"anyone"}, info.who)]
            if procedure.owner_class is not Case and begun:
                owner = procedure.owner_class(law=law)
                stand = _stand(procedure, person, owner, found, owner)
                yield from (_item(stand, info, no_days) for info in begun)


def open_files(person):
    """The files that somebody may know of, nearest day first."""
    nearest_first = "next_due"
    files = access.visible_to(person).filter(closed_on__isnull=True).select_related("committee", "workplace__district")
    return files.order_by(nearest_first, "received_on", "pk")


def committees_of(person):
    """The committees in which somebody has a part by seat or office."""
    on = calendar.today()
    seats = Seat.objects.in_force(on).filter(person=person, for_case__isnull=True).values("committee")
    held = Appointment.objects.in_force(on).filter(person=person)
    every = Committee.objects.select_related("workplace__district")
    if held.filter(office="authority").exists():
        return every
    near = every.filter(pk__in=seats) | every.filter(pk__in=held.values("committee"))
    return (near | every.filter(workplace__in=held.values("workplace"))).distinct()


def _offered(person, owner, shelf, *, every=False):
    """The steps of one file or committee that this person's roles have."""
    found = access.roles_for(person, owner)
    for procedure in book.procedures(owner.law):
        if procedure.owner_class is not type(owner):
            continue
        steps = [info for info in book.steps_of(procedure) if access.may_take(found, info.who) and info.who != "system"]
        if steps:
            yield from _of_procedure(procedure, steps, person, owner, found, shelf, every=every)


def _of_procedure(procedure, steps, person, owner, found, shelf, *, every):
    """Steps on the records there are, and steps that begin another one."""
    records = shelf.of(procedure, owner)
    begun = [fresh(procedure, owner)] if isinstance(owner, Case) and not procedure.begins_case else []
    stand = cache(partial(_stand, procedure, person, owner, found))
    for info in steps:
        fit = [one for one in records if one.stage in info.sources] or (begun if info.begins else [])
        for record in fit or (_nearest(records, begun) if every else []):
            yield _item(stand(record), info, shelf.days[owner.pk])


def _stand(procedure, person, owner, found, record):
    """One standing before each record: what two of its steps ask alike is asked once."""
    return procedure(law=owner.law, owner=owner, record=record, by=person, found=found)


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
