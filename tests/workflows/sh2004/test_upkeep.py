"""NJ-03, NJ-04: corrections keep both versions; what is joined is served afresh under the first clock."""

from datetime import date

import pytest

from cases.models import Allegation, Deadline
from tests.world import World
from workflows.refusals import Refused
from workflows.sh2004 import limits

FILED, RIGHT, LATER = date(2025, 3, 3), date(2025, 2, 27), date(2025, 3, 10)

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


def correct(world, **facts):
    facts = {"reasons": "It was copied wrongly.", **facts}
    return world.take("complaint.correct", on=LATER, by=world.meera, record=world.complaint, **facts)


def clocks():
    rows = Deadline.objects.filter(limit=limits.INQUIRY.slug).order_by("counted_from")
    return [(one.counted_from, one.state) for one in rows]


def test_both_versions_are_kept(world):
    correct(world, entry="narrative", right="He blocked the door and held her arm.")
    content = world.complaint.content
    assert content["narrative"] == "He blocked the door and held her arm."
    assert [one["was"] for one in content["corrections"]] == ["He blocked the door and held her wrist."]
    assert world.complaint.stage == "filed"


def test_the_days_run_from_the_right_day_of_receipt(world):
    correct(world, entry="received_on", right_day=RIGHT)
    world.case.refresh_from_db()
    assert world.case.received_on == RIGHT
    assert clocks() == [(RIGHT, "running"), (FILED, "ended")]


def test_a_day_to_come_corrects_nothing(world):
    with pytest.raises(Refused) as refused:
        correct(world, entry="incident_on", right_day=date(2025, 4, 1))
    assert (refused.value.clauses, refused.value.needs) == (["NJ-03"], ["correction"])


def test_a_correction_says_how_the_mistake_came_about(world):
    with pytest.raises(Refused) as refused:
        correct(world, entry="other", was="shed 1", right="shed 2", reasons="")
    assert (refused.value.clauses, refused.value.needs) == (["NJ-03"], ["reasons"])


def test_who_was_served_gets_the_correction(world):
    him = world.party("R1")
    him.served_on = FILED
    him.save()
    taken = correct(world, entry="narrative", right="He held her arm.")
    assert [one.clause for one in taken.cautions] == ["NJ-15"]


def test_another_respondent_is_joined_under_the_first_clock(world):
    named = [{"name": "Naveen Namuna"}]
    taken = world.take("complaint.join", on=LATER, by=world.asha, record=world.complaint, respondents=named, what="He kept watch.")
    assert [one.clause for one in taken.cautions] == ["NJ-04"]
    assert (world.party("R2").served_on, world.complaint.stage, clocks()) == (None, "filed", [(FILED, "running")])
    assert Allegation.objects.filter(case=world.case, party=world.party("R2")).count() == 1


def test_a_further_allegation_joins_the_only_respondent(world):
    world.take("complaint.join", on=LATER, by=world.meera, record=world.complaint, what="He wrote to her at night.", when=FILED)
    assert Allegation.objects.filter(case=world.case, party=world.party("R1")).count() == 2


def test_nothing_joined_is_refused(world):
    with pytest.raises(Refused) as refused:
        world.take("complaint.join", on=LATER, by=world.meera, record=world.complaint)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-04"], ["statement"])
