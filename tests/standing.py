"""Records put where a test needs them, past the door: only for asking the door what it does from there."""

from contextlib import contextmanager

from django.db import models

from cases import second_line
from cases.models import Order
from committees.models import Person, Seat
from workflows import book, calendar


@contextmanager
def second_line_lifted():
    """The database takes any stage meanwhile."""
    second_line.lift()
    yield
    second_line.draw(book.moves())


def stand(model, case, stage, **given):
    """A record of the case at a stage, with the least it needs; the second line must be lifted."""
    record = model(**{**_least(model, case), **given})
    put(record, stage)
    record.save(force_insert=True)
    return record


def put(record, stage):
    """Set a stage as the tables keep it."""
    record._meta.get_field("stage").set_state(record, str(stage))


def _least(model, case):
    """Something for every column that may not be empty."""
    found = {}
    for field in model._meta.concrete_fields:
        if field.null or field.has_default() or field.primary_key or field.name in ("case", "stage"):
            continue
        found[field.name] = _something(field, case)
    return {"case": case, **found}


def _something(field, case):
    if field.related_model is Order:
        return Order.objects.filter(case=case).first() or stand(Order, case, "issued")
    if field.related_model is Person:
        return Seat.objects.filter(committee=case.committee_id).latest("from_on").person
    if field.is_relation:
        return case.parties.order_by("code").last()
    if isinstance(field, models.DateTimeField):
        return calendar.now()
    return calendar.today() if isinstance(field, models.DateField) else ""
