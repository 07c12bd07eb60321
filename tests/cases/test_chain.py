"""The chain: what was written is added to and never altered without being noticed."""

from datetime import date

import pytest
from django.core.management import CommandError, call_command
from django.db import connection

from cases import chain, second_line
from cases.models import Bypass, Case, Complaint, Event
from tests.world import World

pytestmark = pytest.mark.django_db


@pytest.fixture
def case():
    world = World()
    world.file(on=date(2025, 1, 10))
    return world.case


def tamper(sql, *values):
    """Change a row as somebody who owns the database could, past every guard of ours."""
    second_line.lift()
    with connection.cursor() as cursor:
        cursor.execute(sql, values)


def test_an_untouched_chain_is_sound(case):
    assert chain.faults(case) == []


@pytest.mark.parametrize(("column", "value"), [
    ("kind", "complaint.close"), ("stage_to", "closed"), ("clauses", "SH-99"), ("as_roles", "president"), ("record_table", "x"),
])  # fmt: skip
def test_an_altered_link_is_found(case, column, value):
    tamper(f"UPDATE cases_event SET {column} = %s WHERE seq = 1", value)  # noqa: S608 (the test's own columns)
    assert chain.faults(case) == ["link 1 was altered"]


def test_altered_words_are_found_without_any_key(case):
    tamper("UPDATE cases_event SET facts = %s WHERE seq = 1", b"\x01something else")
    assert chain.faults(case) == ["link 1 was altered"]


def test_a_removed_link_is_found(case):
    tamper("DELETE FROM cases_event WHERE seq = 1")
    assert "link 1 is missing" in chain.faults(case)


def test_a_cut_tail_is_found(case):
    tamper("DELETE FROM cases_event WHERE seq = 2")
    assert chain.faults(case) == ["the head does not fit the last link"]


def test_the_command_fails_on_a_broken_chain(case, capsys):
    call_command("verify_chain")
    assert "2 chains are sound" in capsys.readouterr().out
    tamper("UPDATE cases_event SET kind = 'x' WHERE seq = 2")
    with pytest.raises(CommandError, match="1 faults in 2 chains"):
        call_command("verify_chain")


def test_nothing_passes_the_door(case):
    complaint = Complaint.objects.get(case=case)
    with pytest.raises(AttributeError):
        complaint.stage = "closed"
    for bypass in (
        lambda: Complaint.objects.filter(pk=complaint.pk).update(stage="closed"),
        lambda: Complaint.objects.bulk_create([complaint]),
        lambda: Complaint.objects.bulk_update([complaint], ["stage"]),
        lambda: Event.objects.all().delete(),
        lambda: Event.objects.update(kind="x"),
    ):
        with pytest.raises(Bypass):
            bypass()
    assert Case.objects.get().head_seq == 2
