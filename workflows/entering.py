"""Standing before the door: the file first, whether somebody may know of it, then the record the step acts on."""

from typing import TYPE_CHECKING

from django.utils.translation import gettext_lazy as _

from cases import access
from cases.shelf import Shelf
from workflows import book, calendar
from workflows.refusals import NotKnown, Refused, Unmet, WrongPerson

if TYPE_CHECKING:
    from workflows.procedure import Procedure
    from workflows.step import StepInfo


def enter(step, *, by, law=None, owner_id=None, record_id=None, facts=None, lock=False) -> "tuple[Procedure, StepInfo]":
    """Find the record and stand before the step: lock the case first, then the record; refuse sight first of all.

    Without a lock it is a page that asks: what it reads of the file it reads once.
    """
    try:
        owner, found, shelf = _known(step, by, law, owner_id, lock=lock)
    except NotKnown:
        _tell_the_untold(step, by, law)
        raise
    procedure_class, info = book.find(law or owner.law, step)
    record = _record(procedure_class, info, owner, record_id, found, lock=lock)
    kept = None if lock else shelf
    return procedure_class(law=law or owner.law, owner=owner, record=record, by=by, found=found, facts=facts, shelf=kept), info


def _known(step, by, law, owner_id, *, lock):
    """The owner of the chain, and what somebody who may know of it is there."""
    owner = _owner(law, step, owner_id, lock=lock)
    shelf = Shelf.of(owner)
    found = access.roles_for(by, owner, shelf=shelf)
    if not owner._state.adding and not access.may_know_owner(found, owner, shelf=shelf):
        raise NotKnown(step)
    return owner, found, shelf


def _tell_the_untold(step, by, law):
    """An office that knows of no such file may still learn what the law asks of it, in words that tell of no file."""
    for one in [law] if law else book.LAWS:
        procedure_class, info = book.steps(one).get(step, (None, None))
        if procedure_class and procedure_class.to_the_untold and access.may_take(access.roles(by), info.who):
            raise Refused(step, [Unmet(*procedure_class.to_the_untold)])


def _owner(law, step, owner_id, *, lock):
    owner_class = book.owner_class(step)
    if owner_id is None:
        return owner_class(law=law)
    rows = owner_class.objects.select_for_update(of=("self",)) if lock else owner_class.objects.all()
    owner = rows.filter(pk=owner_id).first()
    if owner is None:
        raise NotKnown(step)
    return owner


def _record(procedure_class, info, owner, record_id, found, *, lock):
    if procedure_class.record_class is procedure_class.owner_class:
        return owner
    if record_id is None and info.begins:
        return procedure_class.record_class(case=owner, opened_on=calendar.today())
    rows = procedure_class.record_class.objects.filter(case=owner)
    rows = rows.filter(pk=record_id) if record_id else rows
    rows = list(rows.select_for_update(of=("self",)) if lock else rows)
    if record_id and not rows:
        raise NotKnown(info.name)
    record = rows[0] if len(rows) == 1 else _the_only_one(rows, procedure_class, info, found)
    record.case = owner
    return record


def _the_only_one(rows, procedure_class, info, found):
    """Without an id a step acts on the one record that stands where the step begins; else it is said what is missing."""
    standing = [row for row in rows if row.stage in info.sources]
    if len(standing) == 1:
        return standing[0]
    if not access.may_take(found, info.who):
        raise WrongPerson(info.name, info.who)
    raise Refused(info.name, _which_one(standing, procedure_class, info))


def _which_one(standing, procedure_class, info):
    """To somebody who knows the file and may take the step: that several stand there, or that nothing does yet."""
    said, cure, opening = _("There is nothing yet on which this step could be taken."), procedure_class.begun_by, info.sources
    if standing:
        said, cure, opening = _("Several records stand where this step begins. Name the one that is meant."), "correction", ()
    opens = ", ".join(book.steps_to(procedure_class, opening))
    return [Unmet(clause, said, cure, opens=opens) for clause in info.clauses]
