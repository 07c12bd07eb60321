"""A page reads each table once for all its files, and the door takes nothing from a page."""

from datetime import date

import pytest

from cases import access
from cases.models import Party
from cases.shelf import Shelf
from committees import conflicts
from tests.world import World, person
from workflows import calendar, worklist

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 11, 3)


@pytest.fixture
def world():
    return World().served(on=FILED)


def test_whatever_stands_before_a_step_of_twelve_files_is_asked_of_no_table_again(world, django_assert_num_queries):
    for _file in range(11):
        world.served(on=FILED)
    with calendar.as_of(READ):
        files = list(worklist.open_files(world.meera))
        shelf = Shelf(files)
        [item.unmet for item in worklist.for_owners(world.meera, files[:1], shelf=shelf)]
        with django_assert_num_queries(0):
            items = worklist.for_owners(world.meera, files, shelf=shelf)
            assert len({item.case for item in items if item.ready or item.unmet}) == len(files)


def test_a_file_that_lies_on_another_shelf_is_an_error_and_no_empty_answer(world):
    other, first = Shelf([world.case]), world.case
    world.file(on=FILED)
    with pytest.raises(LookupError):
        access.roles(world.meera, world.case, shelf=other)
    assert "president" in access.roles(world.meera, first, shelf=other)


def test_the_door_reads_anew_what_a_page_has_read_before(world):
    shelf = Shelf([world.case])
    assert "president" in access.roles(world.meera, world.case, shelf=shelf)
    with calendar.as_of(READ):
        world.take("recusal.declare", on=READ, by=world.meera)
    assert ("president" in access.roles(world.meera, world.case, shelf=shelf), access.roles(world.meera, world.case)) == (True, {"anyone"})


def test_superiors_are_found_in_one_question_nearest_first_and_a_circle_ends(world, django_assert_num_queries):
    top, middle = person("Top"), person("Middle")
    middle.reports_to, top.reports_to, world.ravi.reports_to = top, world.ravi, middle
    for one in (middle, top, world.ravi):
        one.save()
    with django_assert_num_queries(1):
        assert conflicts.superiors(world.ravi) == [middle.pk, top.pk, world.ravi.pk]


def test_whoever_answers_to_a_party_stands_aside_for_one_file_and_for_a_page_of_files_alike(world):
    world.ravi.reports_to = world.vikram
    world.ravi.save()
    first = world.case
    world.file(on=FILED, respondents=[{"person": person(woman=False), "name": "Mohan Namuna"}])
    shelf = Shelf([first, world.case])
    assert [conflicts.stand_aside(case, shelf=shelf) for case in (first, world.case)] == [{world.ravi.pk}, set()]
    assert Party.objects.filter(person=world.vikram).count() == 1
