"""What is lacking stands on the page of whoever can mend it, while there is time, and names no file to who does not know it."""

from datetime import date, timedelta

import pytest
from django.urls import reverse

from cases.models import Party
from committees.models import Appointment, Headcount, Seat, Workplace
from tests.cases.web.desk_world import sign_in
from tests.world import FOUNDED, World, person
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 10, 20)


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


def text_of(reader, name, *args):
    with calendar.as_of(READ):
        return sign_in(reader).get(reverse(name, args=args)).content.decode()


def test_a_term_that_ends_before_an_open_file_is_shown_with_what_would_be_amiss(world):
    Seat.objects.filter(person=world.meera).update(until_on=date(2026, 12, 1))
    text, to_employer = (text_of(one, "committee", world.committee.pk) for one in (world.ravi, world.employer))
    said = ("Lawful today, and not to the end", "The term of Meera ends on", "The committee has no President.")
    assert [words in page for page in (text, to_employer) for words in said] == [True] * 6
    assert (world.case.reference in text, world.case.reference in to_employer) == (True, False)


def test_a_seat_that_waits_is_shown_to_who_fills_it_and_not_to_who_stands_aside(world):
    world.take("recusal.declare", on=READ, by=world.ravi)
    pages = [text_of(one, "committee", world.committee.pk) for one in (world.employer, world.usha, world.ravi)]
    assert ["A seat waits for a substitute" in one for one in pages] == [True, True, False]
    assert [world.case.reference in one for one in pages] == [False, True, False]
    assert "substitute.seat" in pages[0]


def test_workplaces_that_must_have_a_committee_stand_with_their_officer_and_nobody_else(world):
    bare = Workplace.objects.create(name="Rikt Works", district=world.district)
    Headcount.objects.create(workplace=bare, counted_on=date(2026, 3, 1), employees=70)
    officer = person("Officer")
    Appointment.objects.create(person=officer, office="district_officer", district=world.district, from_on=FOUNDED)
    owner = person("Owner")
    Appointment.objects.create(person=owner, office="employer", workplace=bare, from_on=FOUNDED)
    shown = ["Rikt Works" in text_of(one, "committees") for one in (officer, owner, world.employer, world.meera)]
    assert shown == [True, True, False, False]


def test_what_waits_for_a_committee_to_be_constituted_gives_her_no_choice_to_make(world):
    world.committee._meta.get_field("stage").set_state(world.committee, "proposed")
    world.committee.save()
    world.file(on=FILED)
    assert world.complaint.stage == "waiting"
    assert "Choose the committee" not in text_of(world.asha, "my-file", world.case.pk)


def test_the_employer_reads_how_many_files_wait_for_a_sitting_and_of_none_that_has_to_do_with_him(world):
    late = FILED + timedelta(days=31)
    with calendar.as_of(late):
        text = sign_in(world.employer).get(reverse("desk")).content.decode()
        others = sign_in(world.usha).get(reverse("desk")).content.decode()
    said = "In one file of your committee nobody has been heard for thirty days."
    assert (said in text, world.case.reference in text, said in others) == (True, False, False)
    Party.objects.filter(case=world.case, code="R1").update(person=world.employer)
    with calendar.as_of(late):
        assert said not in sign_in(world.employer).get(reverse("desk")).content.decode()
