"""SH-57: a settlement only because she asks, in written terms, signed by both; not kept, the complaint is open again."""

from datetime import date

import pytest

from cases.models import Deadline, Settlement
from tests.world import World, person
from workflows.refusals import NotKnown, Refused, WrongPerson
from workflows.sh2004 import limits

FILED, ASKED, WRITTEN, SIGNED, LATER = (date(2025, 3, day) for day in (3, 10, 12, 14, 28))

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


def give_notice(world):
    him = world.party("R1")
    him.served_on = FILED
    him.save()


@pytest.fixture
def asked(world):
    give_notice(world)
    return world.take("settlement.ask", on=ASKED, by=world.asha, wish="He moves to another shed.").record


@pytest.fixture
def written(world, asked):
    world.take("settlement.propose", on=WRITTEN, by=world.meera, record=asked, terms="He moves and does not speak to her.")
    return asked


def stage_of(record):
    return Settlement.objects.get(pk=record.pk).stage


def inquiry_clock():
    return Deadline.objects.get(limit=limits.INQUIRY.slug)


def test_nobody_but_she_opens_it(world):
    give_notice(world)
    for somebody in (world.meera, world.vikram):
        with pytest.raises(Refused) as refused:
            world.take("settlement.ask", on=ASKED, by=somebody)
        assert (refused.value.clauses, refused.value.needs) == (["SH-57"], ["request"])


def test_the_days_run_on_while_they_talk(world, asked):
    assert (world.complaint.stage, inquiry_clock().state) == ("filed", "running")


def test_terms_signed_by_both_settle_the_complaint(world, written):
    world.take("settlement.sign", on=SIGNED, by=world.vikram, record=written)
    assert (stage_of(written), world.complaint.stage) == ("proposed", "filed")
    world.take("settlement.sign", on=SIGNED, by=world.asha, record=written, agrees=True)
    assert (stage_of(written), world.complaint.stage) == ("signed", "settled")
    assert (inquiry_clock().state, inquiry_clock().met_on) == ("met", SIGNED)


def test_terms_go_to_each_side_on_a_paper_of_its_own(world, asked):
    taken = world.take("settlement.propose", on=WRITTEN, by=world.meera, record=asked, terms="He moves.")
    assert [(paper.kind, paper.to_party.code) for paper in taken.served] == [("settlement-terms", "C1"), ("settlement-terms", "R1")]


def test_an_apology_without_her_signature_is_no_settlement(world, written):
    with pytest.raises(Refused) as refused:
        world.take("settlement.close", on=SIGNED, by=world.meera, record=written, signed_by=[world.party("R1")])
    assert (refused.value.clauses, refused.value.needs) == (["SH-57"], ["signature"])
    assert (stage_of(written), world.complaint.stage) == ("proposed", "filed")


def test_signatures_on_paper_count(world, written):
    world.take("settlement.sign", on=SIGNED, by=world.asha, record=written)
    world.take("settlement.close", on=SIGNED, by=world.meera, record=written, signed_by=[world.party("R1")])
    assert world.complaint.stage == "settled"


def test_where_she_disagrees_the_inquiry_goes_on(world, written):
    world.take("settlement.sign", on=SIGNED, by=world.vikram, record=written)
    world.take("settlement.sign", on=SIGNED, by=world.asha, record=written, agrees=False)
    assert (stage_of(written), world.complaint.stage) == ("refused", "filed")


def test_changed_terms_are_signed_afresh(world, written):
    world.take("settlement.sign", on=SIGNED, by=world.vikram, record=written)
    world.take("settlement.propose", on=SIGNED, by=world.asha, record=written, terms="He moves at once.")
    world.take("settlement.sign", on=SIGNED, by=world.asha, record=written)
    assert stage_of(written) == "proposed"


def test_nobody_signs_twice(world, written):
    world.take("settlement.sign", on=SIGNED, by=world.vikram, record=written)
    with pytest.raises(Refused) as refused:
        world.take("settlement.sign", on=SIGNED, by=world.vikram, record=written)
    assert refused.value.needs == ["nothing"]


def test_not_kept_the_complaint_is_open_again_where_it_stood(world, written):
    for signs in (world.asha, world.vikram):
        world.take("settlement.sign", on=SIGNED, by=signs, record=written)
    with pytest.raises(WrongPerson):
        world.take("settlement.breach", on=LATER, by=world.meera, record=written, what="He is back.")
    world.take("settlement.breach", on=LATER, by=world.asha, record=written, what="He is back in her shed.")
    world.case.refresh_from_db()
    assert (stage_of(written), world.complaint.stage, world.case.closed_on) == ("breached", "filed", None)
    assert (inquiry_clock().state, inquiry_clock().counted_from) == ("running", FILED)


def test_terms_wait_until_he_has_notice(world):
    asked = world.take("settlement.ask", on=ASKED, by=world.asha).record
    with pytest.raises(Refused) as refused:
        world.take("settlement.propose", on=WRITTEN, by=world.meera, record=asked, terms="He moves.")
    assert (refused.value.clauses, refused.value.needs) == (["NJ-15"], ["service"])


def test_a_stranger_learns_nothing(world):
    with pytest.raises(NotKnown):
        world.take("settlement.ask", on=ASKED, by=person())
