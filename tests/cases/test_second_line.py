"""The second line: what the database itself refuses to somebody who writes past the door."""

from datetime import date

import pytest
from django.core.management import call_command
from django.db import IntegrityError, connection, transaction

from cases import second_line
from cases.models import Allegation, Complaint, Event, Reading, Record
from tests.world import World
from workflows import book, calendar
from workflows.step import NEW

BOTH = [pytest.param("here"), pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture
def world(db):
    world = World()
    world.file(on=date(2025, 1, 10))
    Reading.objects.create(case=world.case, person=world.meera, as_roles="president", parts="P1", at=calendar.now())
    connection.check_constraints()  # what PostgreSQL defers to the commit would stand in the way of DDL
    return world


def refused(sql, *values) -> bool:
    """Whether the database refuses a statement."""
    try:
        with transaction.atomic(), connection.cursor() as cursor:
            cursor.execute(sql, values)
    except IntegrityError:
        return True
    return False


@pytest.mark.parametrize("_where", BOTH)
@pytest.mark.parametrize("table", second_line.ADDED_TO)
def test_events_and_readings_are_neither_changed_nor_removed(world, table, _where):
    assert refused(f"UPDATE {table} SET as_roles = 'x'")  # noqa: S608 (the test's own table)
    assert refused(f"DELETE FROM {table}")  # noqa: S608
    if connection.vendor == "postgresql":
        assert refused(f"TRUNCATE {table} CASCADE")
    assert (Event.objects.count(), Reading.objects.count()) == (2, 1)


def every_move(model):
    """All pairs of stages that a table's procedures know, and whether a step declares the pair."""
    declared = book.moves()[model._meta.db_table]
    words = sorted({word for pair in declared for word in pair} | {NEW, "closed", "invented"})
    return [(begin, end, (begin, end) in declared) for begin in words for end in words if begin != end]


@pytest.mark.parametrize("_where", BOTH)
@pytest.mark.parametrize("model", [Complaint, Allegation])
def test_a_stage_moves_only_as_some_step_declares(world, model, _where, record_property):
    table, moves = model._meta.db_table, every_move(model)
    wrong = []
    for begin, end, declared in moves:
        with transaction.atomic():
            second_line.lift()
            with connection.cursor() as cursor:
                cursor.execute(f"UPDATE {table} SET stage = %s", [begin])  # noqa: S608
            connection.check_constraints()
            second_line.draw(book.moves())
            if refused(f"UPDATE {table} SET stage = %s", end) == declared:  # noqa: S608
                wrong.append((begin, end))
    record_property("figure", f"{table} in SQL: {len(moves)} moves, {sum(one[2] for one in moves)} declared, {len(wrong)} mistaken")
    assert wrong == []


@pytest.mark.parametrize("_where", BOTH)
def test_a_record_begins_only_at_a_first_stage(world, _where):
    columns = "id, case_id, stage, opened_on, number, finding"
    sql = f"INSERT INTO cases_allegation ({columns}) SELECT %s, case_id, %s, opened_on, number, finding FROM cases_allegation"  # noqa: S608
    ids = (f"{digit * 32}" for digit in "123")
    answers = [refused(sql, one, stage) for one, stage in zip(ids, ("found", "invented", "made"), strict=True)]
    assert answers == [True, True, False]


@pytest.mark.parametrize("_where", BOTH)
def test_every_table_of_records_has_its_line_and_the_command_draws_it_anew(world, capsys, _where):
    before = second_line.standing()
    second_line.lift()
    assert second_line.standing() == []
    call_command("guard_stages")
    assert second_line.standing() == before
    assert capsys.readouterr().out == f"{len(before)} triggers stand\n"
    guarded = {table for _name, table in before}
    assert guarded == {model._meta.db_table for model in Record.__subclasses__()} | set(second_line.ADDED_TO)
