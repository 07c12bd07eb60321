"""Protection meanwhile: on demand, directed to the employer, reported, varied, ended (SH-28)."""

from datetime import date, datetime, time, timedelta

import pytest

from cases import access
from cases.models import Deadline
from tests.world import World
from workflows import calendar
from workflows.procedure import NotKnown
from workflows.refusals import Refused

pytestmark = pytest.mark.django_db
FILED = date(2025, 1, 10)
DAY, BY = FILED + timedelta(days=6), FILED + timedelta(days=10)


@pytest.fixture
def world():
    return World().served(on=FILED)


def refusal(world, step, **options):
    with pytest.raises(Refused) as refused:
        world.take(step, **options)
    return refused.value.clauses, refused.value.needs


def demanded(world, **facts):
    return world.take("interim.demand", on=DAY, by=world.asha, **{"kind": "shift", "words": "He works nights.", **facts}).record


def directed(world):
    record = demanded(world)
    world.take("interim.decide", on=DAY, by=world.meera, record=record, granted=True, reasons="They share a shift.")
    return world.take("interim.direct", on=DAY, by=world.meera, record=record, report_by=BY)


def test_the_employer_is_told_what_to_do_and_not_why(world):
    taken = directed(world)
    (paper,) = taken.served
    page = paper.facts["page"]
    assert (paper.kind, paper.to_person, "R1" in page) == ("interim-direction", world.employer, True)
    assert [word for word in ("Vikram", "Asha", "share a shift", "wrist") if word in page] == []


def test_the_employer_reports_and_knows_the_file_by_its_handle_only(world):
    with pytest.raises(NotKnown):
        world.take("interim.report", on=DAY, by=world.employer, how="x")
    record = directed(world).record
    assert access.parts_seen(world.employer, world.case, on=DAY) in ([], ["P17"])
    assert list(access.visible_to(world.employer, on=DAY)) == [world.case]
    reported = world.take("interim.report", on=DAY, by=world.employer, record=record, how="Moved to nights.")
    assert reported.record.stage == "reported"
    assert Deadline.objects.get(limit="sh2004.interim_report").state == "met"


def test_unasked_no_transfer_and_no_change_of_shift_but_another_order_for_safety(world):
    own = {"on": DAY, "by": world.meera, "words": "An escort to the gate.", "reasons": "She was followed."}
    for kind in ("transfer", "shift"):
        assert refusal(world, "interim.own_motion", kind=kind, **own) == (["SH-28"], ["request"])
    assert world.take("interim.own_motion", kind="safety", **own).record.stage == "granted"


def test_she_is_moved_only_if_she_is_willing(world):
    her = world.party("C1")
    ask = {"on": DAY, "by": world.asha, "kind": "transfer", "words": "To unit 2.", "moves": her}
    assert refusal(world, "interim.demand", **ask) == (["SH-28"], ["consent"])
    record = demanded(world)
    decide = {"on": DAY, "by": world.meera, "record": record, "granted": True, "reasons": "Safer."}
    assert refusal(world, "interim.decide", moves=her, **decide) == (["SH-28"], ["consent"])
    assert world.take("interim.decide", moves=her, willing=True, **decide).record.stage == "granted"


def test_her_witness_may_demand_it_and_his_may_not(world):
    world.with_witness(on=DAY)
    ask = {"on": DAY, "kind": "shift", "words": "Not with him."}
    assert world.take("interim.demand", by=world.lata, **ask).record.party.code == "W1"
    world.case.parties.filter(code="W1").update(side="respondent")
    # Called as his, she still knows the file from her own call: what she asks is refused as hers, with its clause.
    at = datetime.combine(DAY + timedelta(days=14), time(10, 30), tzinfo=calendar.LEGAL_ZONE)
    world.take("summons.issue", on=DAY, by=world.meera, party=world.party("W1"), reasons="She saw it.", place="Room 4", at=at)
    assert refusal(world, "interim.demand", by=world.lata, **ask) == (["SH-28"], ["permission"])


def test_a_refusal_has_reasons_and_an_undecided_demand_keeps_the_inquiry_open(world):
    record = demanded(world)
    assert "SH-28" in refusal(world, "inquiry.complete", on=DAY, by=world.meera)[0]
    assert refusal(world, "interim.decide", on=DAY, by=world.meera, record=record, granted=False) == (["SH-28"], ["reasons"])
    refused = world.take("interim.decide", on=DAY, by=world.meera, record=record, granted=False, reasons="No shared shift.")
    assert refused.record.stage == "interim_refused"


def test_a_direction_is_changed_by_one_that_takes_its_place_and_ends_with_reasons(world):
    record = directed(world).record
    change = {"words": "He works in unit 2.", "reasons": "Nights did not help.", "report_by": BY + timedelta(days=7)}
    varied = world.take("interim.vary", on=BY, by=world.meera, record=record, **change)
    assert (varied.record.stage, "unit 2" in varied.served[0].facts["page"]) == ("directed", True)
    assert sorted(Deadline.objects.filter(limit="sh2004.interim_report").values_list("state", flat=True)) == ["ended", "running"]
    ended = world.take("interim.end", on=BY, by=world.meera, record=record, reasons="He left.")
    assert (ended.record.stage, ended.record.content["ended_because"]) == ("ended", "He left.")
