"""SH-43, NJ-06, NJ-08, NJ-11: counsellor, interpreter, companion; a missed step; the death of a party."""

from datetime import date

import pytest

from cases.models import Note
from tests.world import World
from workflows.refusals import Refused

FILED, ASKED, DONE, LATER = (date(2025, 3, day) for day in (3, 10, 12, 28))

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


def test_a_counsellor_is_provided_when_she_asks(world):
    asked = world.take("counsellor.ask", on=ASKED, by=world.asha).record
    taken = world.take("counsellor.provide", on=DONE, by=world.meera, record=asked, counsellor={"name": "Sudha Namuna"})
    counsellor = world.case.parties.get(role="counsellor")
    assert (taken.record.stage, counsellor.of_party) == ("counsellor_provided", world.party("C1"))


def test_a_counsellor_is_named(world):
    asked = world.take("counsellor.ask", on=ASKED, by=world.asha).record
    with pytest.raises(Refused) as refused:
        world.take("counsellor.provide", on=DONE, by=world.meera, record=asked)
    assert refused.value.clauses == ["SH-43"]


def test_an_interpreter_is_bound_before_the_first_word(world):
    asked = world.take("request.ask", on=ASKED, by=world.asha, kind="interpreter", what="I speak Kannada.").record
    answer = {"granted": True, "person": {"name": "Vani Namuna"}}
    with pytest.raises(Refused) as refused:
        world.take("request.decide", on=DONE, by=world.meera, record=asked, **answer)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-06"], ["signature"])
    world.take("request.decide", on=DONE, by=world.meera, record=asked, **answer, secrecy_signed=True)
    assert world.case.parties.get(role="interpreter").of_party == world.party("C1")


def test_what_is_refused_is_refused_with_reasons(world):
    asked = world.take("request.ask", on=ASKED, by=world.asha, kind="adjustment", what="Only in the evening.").record
    with pytest.raises(Refused) as refused:
        world.take("request.decide", on=DONE, by=world.meera, record=asked, granted=False)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-06"], ["reasons"])
    taken = world.take("request.decide", on=DONE, by=world.meera, record=asked, granted=False, reasons="The hall closes at six.")
    assert taken.record.stage == "support_refused"


def test_a_missed_step_that_harmed_somebody_says_how_it_was_cured(world):
    facts = {"what": "The notice went out a day late.", "prejudice": True}
    with pytest.raises(Refused) as refused:
        world.take("irregularity.note", on=DONE, by=world.meera, **facts)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-11"], ["correction"])
    taken = world.take("irregularity.note", on=DONE, by=world.meera, **facts, cured="A day more to answer was given.")
    assert (taken.record.stage, world.complaint.stage) == ("irregularity_noted", "filed")


def died(world, code):
    return world.take("death.record", on=DONE, by=world.meera, party=world.party(code), died_on=ASKED)


def test_when_she_dies_work_stops_until_her_heirs_have_answered(world):
    recorded = died(world, "C1").record
    assert (recorded.stage, world.complaint.stage) == ("heirs_asked", "stopped")
    heir = {"name": "Tara Namuna"}
    world.take("death.heirs_answer", on=LATER, by=world.meera, record=recorded, go_on=True, heir=heir)
    assert world.complaint.stage == "filed"
    assert world.case.parties.get(role="heir").is_complainant


def test_where_no_heir_goes_on_the_complaint_ends(world):
    recorded = died(world, "C1").record
    world.take("death.heirs_answer", on=LATER, by=world.meera, record=recorded, go_on=False)
    assert (world.complaint.stage, Note.objects.get(pk=recorded.pk).stage) == ("withdrawn", "heirs_end")


def test_an_heir_who_goes_on_is_named(world):
    recorded = died(world, "C1").record
    with pytest.raises(Refused) as refused:
        world.take("death.heirs_answer", on=LATER, by=world.meera, record=recorded, go_on=True)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-08"], ["statement"])


def test_when_he_dies_the_inquiry_goes_on_for_what_can_be_directed(world):
    taken = died(world, "R1")
    assert (taken.record.stage, world.complaint.stage) == ("death_recorded", "filed")
    assert [one.clause for one in taken.cautions] == ["NJ-08"]
