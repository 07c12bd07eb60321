"""A code given in person: only to somebody made sure of, never before service, and the old way in ends with it."""

from datetime import date

import pytest

from cases import tracking
from cases.web.filing.sending import open_account
from tests.world import World
from workflows.refusals import Refused

pytestmark = pytest.mark.django_db
DAY = date(2026, 10, 20)


@pytest.fixture
def world():
    world = World()
    world.file(on=DAY)
    return world


def give(world, code, *, made_sure=True):
    return world.take("complaint.give_code", on=DAY, by=world.meera, party=world.party(code), made_sure=made_sure)


def test_a_code_given_in_person_finds_its_party(world):
    assert tracking.party_of(give(world, "C1").code).code == "C1"


def test_nobody_gets_a_code_before_it_is_certain_who_it_is(world):
    with pytest.raises(Refused) as refused:
        give(world, "C1", made_sure=False)
    assert refused.value.clauses == ["NJ-15"]


def test_a_respondent_gets_none_before_the_complaint_has_reached_him(world):
    with pytest.raises(Refused) as refused:
        give(world, "R1")
    assert refused.value.needs == ["service"]


def test_the_old_code_and_the_sign_in_that_went_with_it_end(world):
    first = give(world, "C1").code
    open_account(world.party("C1").person, "!")
    user = world.party("C1").person.user
    give(world, "C1")
    user.refresh_from_db()
    assert (tracking.party_of(first), user.is_active, world.party("C1").person.user) == (None, False, None)


def test_the_code_is_in_no_link_of_the_chain(world):
    taken = give(world, "C1")
    assert taken.code not in str(taken.event.facts)
