"""What a page asks of the tables does not grow with the file: the counts are frozen."""

from datetime import date

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from cases import chain
from cases.models import Party
from tests.cases.web.desk_world import declare, sign_in
from tests.world import World
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 10, 20)
MANY_EVENTS, MANY_PARTIES = 50, 10
# The most that a page may ask, whatever the size of the file.
FROZEN = {"desk": 160, "files": 12, "file": 200, "file-papers": 32, "file-sheet": 32, "file-readings": 32}
A_FILE_MORE = {"desk": 80, "files": 0}
OF_A_FILE = ("file", "file-papers", "file-sheet", "file-readings")


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    declare(world, world.meera)
    return world


def grown(world):
    """The same file with fifty events and ten parties more."""
    for _event in range(MANY_EVENTS):
        chain.append(world.case, kind="finding.record", by=world.ravi, roles=("member",), record=world.complaint, clauses=("SH-22",))
    world.case.save()
    for number in range(2, MANY_PARTIES + 2):
        Party.objects.create(
            case=world.case, role="respondent", code=f"R{number}", joined_on=FILED, served_on=READ, identity={"name": "Invented"}
        )


def asked(world, name) -> int:
    address = reverse(name, args=[world.case.pk] if name in OF_A_FILE else [])
    client = sign_in(world.meera)
    with calendar.as_of(READ), CaptureQueriesContext(connection) as queries:
        assert client.get(address).status_code == 200
    return len([one for one in queries if not one["sql"].startswith(("SAVEPOINT", "RELEASE"))])


@pytest.mark.parametrize("name", FROZEN)
def test_what_a_page_asks_does_not_grow_with_events_and_parties(world, name):
    asked(world, name)
    few = asked(world, name)
    grown(world)
    assert (asked(world, name), few <= FROZEN[name]) == (few, True)


@pytest.mark.parametrize("name", A_FILE_MORE)
def test_a_list_asks_for_each_file_that_it_shows_and_for_no_other(world, name):
    asked(world, name)
    one = asked(world, name)
    for _file in range(3):
        world.file(on=FILED)
    assert asked(world, name) - one <= 3 * A_FILE_MORE[name]

