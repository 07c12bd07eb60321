"""What a page asks of the tables, exactly: for each audience a number that no event, party, record or file changes."""

from datetime import date, datetime

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext
from django.urls import reverse

from cases import chain, second_line
from cases.models import Deadline, Exhibit, Party, Presence, Sitting, Slot, Statement
from committees.models import Appointment, Committee, Seat, Workplace
from tests.cases.web.desk_world import sign_in
from tests.world import FOUNDED, World
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 11, 3)
MANY_EVENTS, MANY = 50, 10
# Page → audience → questions to the database, the session and the reader's own account included.
FROZEN = {
    "desk": {"officer": 14, "meera": 45, "employer": 16, "authority": 15},
    "due": {"officer": 14, "meera": 45, "employer": 15, "authority": 15},
    "due-committee": {"meera": 21},
    "due-workplace": {"employer": 11, "authority": 11},
    "due-district": {"officer": 11},
    "month": {"officer": 11, "meera": 23, "employer": 11, "authority": 11},
    "search": {"officer": 7, "meera": 6, "employer": 7, "authority": 7},
    "files": {"officer": 10, "meera": 12, "asha": 11, "vikram": 11, "employer": 10, "authority": 10},
    "committees": {"officer": 13, "meera": 13, "asha": 10, "vikram": 10, "employer": 15, "authority": 15},
    "committee": {"officer": 11, "meera": 23, "asha": 9, "vikram": 9, "employer": 25, "authority": 25},
    "file": {"meera": 47, "asha": 31, "vikram": 32},
    "file-papers": {"meera": 19, "asha": 16, "vikram": 16},
    "file-sheet": {"meera": 18, "asha": 15, "vikram": 15},
    "file-statements": {"meera": 19, "asha": 16, "vikram": 16},
    "file-findings": {"meera": 24},
    "file-readings": {"meera": 20, "asha": 17, "vikram": 17},
    "my-file": {"asha": 32, "vikram": 34},
    "step sitting.fix": {"meera": 19},
    "step statement.record": {"meera": 17},
    "step withdrawal.ask": {"asha": 14},
    "step exhibit.receive": {"meera": 17, "asha": 14, "vikram": 14},
}  # fmt: skip
SEARCHED = 26
OF_A_FILE = ("file", "file-papers", "file-sheet", "file-statements", "file-findings", "file-readings", "my-file")
WHOSE = {"due-committee": "committee", "due-workplace": "workplace", "due-district": "district"}
EACH = [(page, who) for page, counts in FROZEN.items() for who in counts]


@pytest.fixture
def world():
    """A file in its inquiry, served, with one of each kind of record; a district officer and an authority beside it."""
    second_line.lift()
    world = World().served(on=FILED)
    world.officer_of_district = world.officer("district_officer")
    Appointment.objects.filter(person=world.officer_of_district).update(workplace=None, district=world.district)
    world.authority = world.officer("authority")
    records(world, 1)
    return world


def records(world, number):
    """Another exhibit, sitting and statement, with what hangs on them, and a day that runs for a party."""
    party = world.case.parties.get(code="C1")
    Exhibit.objects.create(case=world.case, party=party, opened_on=READ, number=number, stage="held", content={"what": "A note."})
    sitting = Sitting.objects.create(case=world.case, on=READ, opened_on=READ, number=number, stage="closed", content={"minutes": "Held."})
    at = datetime.combine(READ, datetime.min.time(), tzinfo=calendar.LEGAL_ZONE)
    Slot.objects.create(sitting=sitting, party=party, begins=at, ends=at)
    Presence.objects.create(sitting=sitting, person=world.ravi)
    said = {"words": "Said.", "shared_with": []}
    Statement.objects.create(case=world.case, party=party, opened_on=READ, number=number, stage="signed", content=said, sitting=sitting)
    days = {"counted_from": READ, "strict_on": READ, "due_on": READ}
    Deadline.objects.create(case=world.case, party=party, limit="set.day", clause="NJ-01", **days)


def grown(world):
    """The same file with fifty events, ten parties and ten of each record more; more files, more committees."""
    world.case.refresh_from_db()
    for _event in range(MANY_EVENTS):
        chain.append(world.case, kind="finding.record", by=world.ravi, roles=("member",), record=world.complaint, clauses=("SH-22",))
    world.case.save()
    for number in range(2, MANY + 2):
        named = {"name": "Invented"}
        Party.objects.create(case=world.case, role="respondent", code=f"R{number}", joined_on=FILED, served_on=READ, identity=named)
        records(world, number)
    mine = world.case
    for _file in range(5):
        world.served(on=FILED)
    world.case = mine
    for number in range(5):
        place = Workplace.objects.create(name=f"Mill {number}", district=world.district)
        body = Committee(workplace=place, law="SH2004", constituted_on=FOUNDED)
        body._meta.get_field("stage").set_state(body, "constituted")
        body.save(force_insert=True)
        Seat.objects.create(committee=body, person=world.meera, kind="president", from_on=FOUNDED)


def people(world):
    """The audiences of the pages."""
    named = ("meera", "asha", "vikram", "employer", "authority")
    return {"officer": world.officer_of_district} | {name: getattr(world, name) for name in named}


def address(world, page):
    """The address of a page of the desk or of the file."""
    if page in WHOSE:
        return reverse("due-of", args=[WHOSE[page]])
    if page == "committee":
        return reverse("committee", args=[world.committee.pk])
    if page.startswith("step "):
        return reverse("step", args=[world.case.pk, page.removeprefix("step ")])
    return reverse(page, args=[world.case.pk] if page in OF_A_FILE else [])


def test_a_search_asks_each_table_once_for_all_the_files_of_a_lot(world):
    client = sign_in(world.meera)

    def told():
        with calendar.as_of(READ), CaptureQueriesContext(connection) as queries:
            assert client.post(reverse("search"), {"words": "no such words"}).status_code == 200
        return len(queries)

    told()
    small = told()
    grown(world)
    assert (small, told()) == (SEARCHED, SEARCHED)


def asked(world, page, who) -> int:
    """How many questions one opening asks, once the process is warm; a page that is not this reader's counts as none."""
    client = sign_in(people(world)[who])
    with calendar.as_of(READ):
        client.get(address(world, page))
        with CaptureQueriesContext(connection) as queries:
            answer = client.get(address(world, page))
    told = [one["sql"] for one in queries if not one["sql"].startswith(("SAVEPOINT", "RELEASE"))]
    return len(told) if answer.status_code == 200 else -answer.status_code


@pytest.mark.parametrize(("page", "who"), EACH)
def test_what_a_page_asks_is_one_number_for_a_small_file_and_for_a_large_register(world, page, who):
    small = asked(world, page, who)
    grown(world)
    assert (small, asked(world, page, who)) == (FROZEN[page][who], FROZEN[page][who])
