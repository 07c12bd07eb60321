"""A person's list is derived from stage, role and clock."""

from datetime import date

import pytest

from cases.models import Case
from tests.workflows.rehearsal.played import FILED, play
from workflows import book, calendar, worklist


@pytest.fixture
def people(db):
    return play(FILED)[-1][1].world.people


def listed(person):
    with calendar.as_of(date(2025, 1, 12)):
        return worklist.for_person(person)


def test_whoever_may_not_know_of_a_file_has_nothing_to_do_in_it(people):
    assert [item for item in listed(people["tarun"]) if item.case] == []


def test_a_step_that_follows_by_itself_is_on_nobodys_list(people):
    steps = {item.step for person in people.values() for item in listed(person)}
    assert {name for name in steps if book.find("SH2004", name)[1].who == "system"} == set()


def test_a_file_says_what_may_be_done_and_what_stands_against_the_rest(people):
    with calendar.as_of(date(2025, 1, 12)):
        items = worklist.for_case(people["devi"], Case.objects.get())
    assert all(item.unmet for item in items if not item.ready)
    assert [item.ready for item in items] == sorted((item.ready for item in items), reverse=True)
    assert {one.clause[:2] for item in items for one in item.unmet} <= {"SH", "NJ"}


def test_duties_come_first_and_by_their_day(people):
    items = listed(people["devi"])
    assert items == sorted(items, key=lambda item: item.order)


def queries_for(person, django_assert_max_num_queries, number):
    with calendar.as_of(date(2025, 1, 12)), django_assert_max_num_queries(number) as counted:
        worklist.for_person(person)
    return len(counted)


def test_records_and_days_of_a_page_are_fetched_together(people, django_assert_max_num_queries):
    one = queries_for(people["devi"], django_assert_max_num_queries, 40)
    play_again = play(FILED.replace("by: mina", "by: tarun").replace("[tarun]", "[om]"))[-1][1]
    assert Case.objects.count() == 2
    both = Case.objects.update(committee=play_again.case.committee)
    assert both == 2
    assert queries_for(play_again.world.people["devi"], django_assert_max_num_queries, 40) == one
