"""The desk: each lands at the own one, the heading says what cannot wait, offices and committees stand there for whoever gives them."""

from datetime import date, timedelta

import pytest
from django.urls import reverse

from cases.web import work
from committees.models import Appointment
from tests.cases.web.desk_world import hidden, sign_in
from tests.world import World
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 10, 20)


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


def opened(person, name="desk", *args):
    with calendar.as_of(READ):
        return sign_in(person).get(reverse(name, args=args))


def test_a_party_lands_at_the_own_file_and_a_member_at_the_desk(world):
    party, member = opened(world.asha), opened(world.meera)
    assert (party.status_code, str(world.case.pk) in party["Location"], member.status_code) == (302, True, 200)


@pytest.mark.parametrize(
    ("days", "heading"),
    [
        ((0, 3, 3), "One thing cannot wait. Two more by Friday."),
        ((-2, -1, 30), "Two things cannot wait."),
        ((1,), "One thing by Friday."),
        ((30,), "Nothing is due this week. Some work can wait."),
        ((), "Nothing waits for you."),
    ],
)
def test_the_heading_says_what_cannot_wait_and_what_comes_by_friday(days, heading):
    with calendar.as_of(READ):
        assert work.heading([{"due": READ + timedelta(days=ahead)} for ahead in days]) == heading


def test_the_desk_says_whether_the_committee_is_lawful_and_how_many_days_a_file_has_used(world):
    text = opened(world.meera).content.decode()
    assert [words in text for words in ("Lawful today", world.case.reference, "4 of 90")] == [True] * 3


def test_a_member_who_stands_aside_sees_no_trace_of_the_file_in_any_list(world):
    with calendar.as_of(READ):
        world.take("recusal.declare", on=READ, by=world.usha)
    pages = [opened(world.usha, name).content.decode() for name in ("desk", "files", "committees")]
    assert [world.case.reference in text for text in pages] == [False] * 3


def test_an_employer_gives_an_office_by_its_page_and_finds_it_with_the_way_to_its_end(world):
    with calendar.as_of(READ):
        client, address = sign_in(world.employer), reverse("begin", args=["appointment.make"])
        page = client.get(address)
        answers = {"person": str(world.usha.pk), "office": "special_officer", "workplace": str(world.mill.pk)}
        sent = client.post(address, hidden(page) | answers)
        listed = client.get(reverse("committees")).content.decode()
    given = Appointment.objects.get(office="special_officer")
    assert (page.status_code, sent.status_code) == (200, 302)
    assert [words in listed for words in (f"/file/{given.pk}/do/appointment.end/", "Done: ")] == [True, True]


def test_what_was_done_is_said_once(world):
    with calendar.as_of(READ):
        client, address = sign_in(world.ravi), reverse("step", args=[world.case.pk, "declaration.make"])
        client.post(address, hidden(client.get(address)) | {"tied": "no"})
        first, second = (client.get(reverse("file", args=[world.case.pk])).content.decode() for _time in (1, 2))
    assert ("Done: Declare whether" in first, "Done: Declare whether" in second) == (True, False)


def test_a_committee_is_shown_to_whoever_has_a_part_in_it(world):
    assert [opened(one, "committee", world.committee.pk).status_code for one in (world.meera, world.employer)] == [200, 200]
