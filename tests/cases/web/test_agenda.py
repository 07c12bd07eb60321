"""What is due on each desk, a month on one page, and finding a file: nobody is shown a file that is not theirs."""

from datetime import date

import pytest
from django.urls import reverse

from committees.models import Appointment
from tests.cases.web.desk_world import bare, declare, sign_in
from tests.world import World, person
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 10, 20)
LAST_DAY = date(2027, 1, 14)


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    declare(world, world.meera)
    world.secretary = world.officer("secretary")
    return world


def opened(somebody, name, *args):
    with calendar.as_of(READ):
        return sign_in(somebody).get(reverse(name, args=args))


def sought(somebody, words):
    with calendar.as_of(READ):
        return sign_in(somebody).post(reverse("search"), {"words": words})


def test_the_days_of_a_file_stand_on_the_desk_of_its_committee_and_of_its_secretary(world):
    pages = [opened(world.meera, "due-of", "committee"), opened(world.secretary, "due-of", "workplace")]
    texts = [page.content.decode() for page in pages]
    said = (world.case.reference, "Thu 14 January 2027", "Nothing is late.")
    assert [[words in text for words in said] for text in texts] == [[True] * 3] * 2


def test_an_officer_of_the_district_has_that_desk_and_finds_no_file_there_before_it_is_his(world):
    officer = world.officer("district_officer")
    Appointment.objects.filter(person=officer).update(workplace=None, district=world.district)
    page = opened(officer, "due-of", "district")
    assert (page.status_code, world.case.reference in page.content.decode()) == (200, False)


def test_the_employer_finds_nothing_of_a_file_that_he_may_not_know_of(world):
    text = opened(world.employer, "due-of", "workplace").content.decode()
    assert (world.case.reference in text, "No day runs here." in text) == (False, True)


@pytest.mark.parametrize("whose", ["workplace", "district", "nonsense"])
def test_a_desk_that_somebody_does_not_have_does_not_exist(world, whose):
    assert opened(world.ravi, "due-of", whose).status_code == 404


def test_my_own_work_is_the_same_as_on_the_desk(world):
    mine, desk = (opened(world.ravi, name).content.decode() for name in ("due", "desk"))
    assert [reverse("step", args=[world.case.pk, "declaration.make"]) in text for text in (mine, desk)] == [True, True]


def test_a_month_shows_the_last_day_and_each_closed_day_in_its_place(world):
    january = opened(world.meera, "month-of", 2027, 1).content.decode()
    february = opened(world.meera, "month-of", 2027, 2).content.decode()
    assert [world.case.reference in text for text in (january, february)] == [True, False]
    assert ("January 2027" in january, january.count("skipped"), "Thu 14" in january) == (True, 10, True)


def test_a_sitting_stands_in_the_month_of_the_member_and_not_of_a_stranger(world):
    for member in (world.ravi, world.usha, world.farida):
        declare(world, member)
    world.take("complaint.screen", on=READ, by=world.meera, elements=["physical"])
    world.serve_him(on=READ, answer_by=date(2026, 11, 3))
    slots = [{"party": "C1", "begins": "10:30", "ends": "11:30"}]
    world.take("sitting.fix", on=READ, by=world.meera, on_day=date(2026, 11, 5), slots=slots)
    stranger = person("Nisha")
    pages = [opened(one, "month-of", 2026, 11).content.decode() for one in (world.meera, stranger)]
    assert [world.case.reference in text for text in pages] == [True, False]


@pytest.mark.parametrize("month", [(1999, 1), (2026, 13), (2026, 0), (2101, 1)])
def test_a_month_that_no_calendar_has_does_not_exist(world, month):
    assert opened(world.meera, "month-of", *month).status_code == 404


@pytest.mark.parametrize("name", ["due", "month", "search"])
def test_a_party_is_led_to_the_own_file(world, name):
    assert opened(world.asha, name).url == reverse("my-file", args=[world.case.pk])


@pytest.mark.parametrize("words", ["Asha", "blocked the DOOR", "held her wrist"])
def test_a_member_finds_a_file_by_a_party_and_by_its_words_and_the_list_names_nobody(world, words):
    text = sought(world.meera, words).content.decode()
    assert (world.case.reference in text, "1 file." in text, "Namuna" in text) == (True, True, False)


def test_a_file_is_found_by_its_reference_in_any_case(world):
    assert world.case.reference in sought(world.meera, world.case.reference.lower()).content.decode()


def test_whoever_may_not_know_of_a_file_gets_the_answer_for_nothing(world):
    somebody, there = person("Nisha"), (world.case.reference, "Asha", "blocked the door")
    for one in (somebody, world.employer):
        answers = [bare(sought(one, words)).replace(words.encode(), b"") for words in there]
        nothing = bare(sought(one, "no such words")).replace(b"no such words", b"")
        assert (answers, b"Nothing was found" in nothing) == ([nothing] * len(there), True)


def test_a_member_finds_words_only_after_declaring_and_no_longer_after_standing_aside(world):
    before = sought(world.ravi, "blocked the door").content.decode()
    world.take("declaration.make", on=READ, by=world.ravi, tied=False)
    declared = sought(world.ravi, "blocked the door").content.decode()
    world.take("recusal.declare", on=READ, by=world.ravi)
    aside = sought(world.ravi, world.case.reference).content.decode()
    assert [f'href="{reverse("file", args=[world.case.pk])}"' in text for text in (before, declared, aside)] == [False, True, False]


def test_files_are_found_newest_first_and_one_that_is_not_declared_in_is_not_counted(world):
    first = world.case
    world.file(on=READ)
    undeclared = sought(world.meera, "blocked the door").content.decode()
    declare(world, world.meera)
    both = sought(world.meera, "blocked the door").content.decode()
    assert ("1 file." in undeclared, world.case.reference in undeclared) == (True, False)
    assert ("2 files." in both, both.index(world.case.reference) < both.index(first.reference)) == (True, True)


def test_what_is_looked_for_stands_in_no_address(world):
    text = opened(world.meera, "search").content.decode()
    assert ('method="post"' in text, 'name="words"' in text) == (True, True)
