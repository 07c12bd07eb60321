"""NJ-04, SH-57: findings are per woman and respondent; what one settles ends for her and him, and comes back if it is not kept."""

from datetime import date, datetime

import pytest

from cases.models import Allegation, Deadline
from tests.world import World, person
from workflows.calendar import LEGAL_ZONE
from workflows.refusals import Refused

FILED, DAY, LATER = date(2025, 3, 3), date(2025, 3, 10), date(2025, 4, 14)

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    """Asha complains of two men; both are served."""
    world = World()
    world.tarun = person(woman=False)
    both = [{"person": world.vikram, "name": "Vikram Namuna"}, {"person": world.tarun, "name": "Tarun Namuna"}]
    world.file(on=FILED, respondents=both)
    world.take_up(on=DAY)
    for code in ("R1", "R2"):
        world.serve_him(on=DAY, answer_by=date(2025, 3, 28), code=code)
    return world


def settle_with(world, code):
    settlement = world.take("settlement.ask", on=DAY, by=world.asha).record
    world.take("settlement.propose", on=DAY, by=world.meera, record=settlement, terms="He keeps away.", respondents=[world.party(code)])
    world.take("settlement.close", on=DAY, by=world.meera, record=settlement, signed_by=[world.party("C1"), world.party(code)])
    return settlement


def stages(world):
    return list(Allegation.objects.filter(case=world.case).order_by("number").values_list("stage", flat=True))


def test_settled_with_one_the_inquiry_goes_on_against_the_other_alone(world):
    settle_with(world, "R2")
    assert (world.complaint.stage, stages(world)) == ("inquiry", ["made", "not_pursued"])
    world.hear_both(on=date(2025, 3, 31))
    assert world.take("inquiry.complete", on=LATER, by=world.meera).record.stage == "deciding"


def test_not_kept_while_the_order_is_awaited_opens_the_inquiry_again(world):
    settlement = settle_with(world, "R2")
    world.hear_both(on=date(2025, 3, 31))
    world.take("inquiry.complete", on=LATER, by=world.meera)
    world.take("settlement.breach", on=LATER, by=world.asha, record=settlement, what="He came back.")
    assert (world.complaint.stage, stages(world)) == ("inquiry", ["made", "made"])
    assert Deadline.objects.get(case=world.case, limit="sh2004.inquiry").state == "running"
    with pytest.raises(Refused) as refused:
        world.take("inquiry.complete", on=LATER, by=world.meera)
    assert "SH-21" in refused.value.clauses


def test_settled_with_both_one_after_the_other_the_complaint_is_settled(world):
    settle_with(world, "R2")
    settle_with(world, "R1")
    assert world.complaint.stage == "settled"


def test_a_witness_who_has_died_is_awaited_no_more(world):
    witness, at = world.with_witness(on=DAY), datetime(2025, 3, 31, 10, 30, tzinfo=LEGAL_ZONE)
    world.take("summons.issue", on=DAY, by=world.meera, party=witness, reasons="She saw it.", place="Hall", at=at)
    world.take("death.record", on=DAY, by=world.meera, party=witness)
    assert world.case.summons_records.get().stage == "let_go"
