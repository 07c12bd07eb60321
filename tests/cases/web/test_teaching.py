"""What opens a shut step: a name that people use, and a link only where a page lies behind it."""

from datetime import date

import pytest

from cases.web import teaching
from tests.world import World
from workflows.refusals import Unmet

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    world = World()
    world.file(on=date(2026, 10, 16))
    return world


def cures(opens, owner, found, ready=()):
    return teaching.shown(Unmet("SH-05", "Not yet.", "time", opens=opens), owner=owner, found=found, ready=ready)


def test_a_step_that_only_writes_down_is_named_in_words_too(world):
    said = cures("committee.end_seat", world.committee, {"president"})
    assert [str(way["label"]) for way in said["cures"]] == ["Record that a member leaves"]
    assert "committee.end_seat" not in str(said["cure"])


def test_a_step_of_a_file_is_no_link_on_the_page_of_a_committee(world):
    (on_committee,) = cures("recusal.declare", world.committee, {"member", "committee"})["cures"]
    (in_file,) = cures("recusal.declare", world.case, {"member", "committee"})["cures"]
    assert (on_committee["href"], bool(in_file["href"])) == ("", True)


def test_what_begins_a_file_is_no_link_inside_of_another(world):
    (way,) = cures("complaint.write_down", world.case, {"committee", "member"})["cures"]
    assert way["href"] == ""


def test_what_the_clock_does_by_itself_is_nobodys_way(world):
    said = cures("complaint.place", world.case, {"committee", "member"})
    assert said["cures"] == []
    assert said["cure"] == teaching.CURE_WORDS["time"]


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("s.12(1), r.8", "Act of 2013, section 12(1); Rules of 2013, rule 8"), ("r.7(3)", "Rules of 2013, rule 7(3)"),
        ("s.4(3), 7(2)", "Act of 2013, section 4(3), 7(2)"), ("silent", "Act of 2013: silent on this"),
        ("s.9(1) proviso", "Act of 2013, section 9(1) proviso"),
    ],
)  # fmt: skip
def test_sections_and_rules_are_cited_in_full_words(where, said):
    assert teaching.cited("Act of 2013", where) == said
