"""Under which text a complaint from a workplace is taken."""

from datetime import date

import pytest

from committees.models import Workplace
from tests.world import World
from workflows import which_law

TODAY = date(2025, 6, 2)


@pytest.fixture
def world(db):
    return World()


def under(world, law):
    """A second committee at the mill, under another text."""
    world.law = law
    return world.constituted()


def test_the_text_is_that_of_the_committee(world):
    assert which_law.of(world.mill, on=TODAY) == "SH2004"
    assert which_law.committee_of(world.mill, on=TODAY) == world.committee


def test_of_two_committees_the_one_under_the_law_in_force_hears_it_from_the_day_on_which_it_was(world):
    act = under(world, "POSH2013")
    assert which_law.of(world.mill, on=TODAY) == "POSH2013"
    assert which_law.committee_of(world.mill, on=TODAY) == act
    assert which_law.of(world.mill, on=date(2013, 12, 8)) == "SH2004"


def test_a_branch_without_a_committee_follows_its_head_office_and_a_place_without_any_the_first_text(world):
    under(world, "POSH2013")
    branch = Workplace.objects.create(name="Shakha", district=world.district, branch_of=world.mill)
    alone = Workplace.objects.create(name="Akela", district=world.district)
    assert [which_law.of(place, on=TODAY) for place in (branch, alone, None)] == ["POSH2013", "SH2004", "SH2004"]
