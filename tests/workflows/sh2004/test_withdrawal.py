"""SH-44, SH-45: she may stop at any stage, is asked alone, and pressure holds the end until her private word."""

from datetime import date

import pytest

from cases.models import Deadline, InterimRelief, Party, Withdrawal
from tests.world import World, person
from workflows.refusals import Refused, WrongPerson
from workflows.sh2004 import limits

FILED, ASKED, SPOKEN, LATER = date(2025, 3, 3), date(2025, 3, 10), date(2025, 3, 12), date(2025, 3, 20)

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


def ask(world, **facts):
    return world.take("withdrawal.ask", on=ASKED, by=world.asha, **facts).record


def stage_of(record):
    return Withdrawal.objects.get(pk=record.pk).stage


def test_work_stops_at_once_and_nothing_ends_with_one_click(world):
    asked = ask(world, member=world.usha)
    assert (world.complaint.stage, asked.stage) == ("stopped", "asked")
    assert Deadline.objects.get(limit=limits.INQUIRY.slug).state == "running"


def test_unpressed_the_complaint_is_withdrawn_and_its_clocks_end(world):
    asked = ask(world, member=world.usha)
    taken = world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=False)
    assert (world.complaint.stage, stage_of(asked)) == ("withdrawn", "closed")
    assert Deadline.objects.get(limit=limits.INQUIRY.slug).state == "ended"
    # He was never given notice, so he is not told that there was a complaint.
    assert [(paper.kind, paper.to_party.code) for paper in taken.served] == [("withdrawal-recorded", "C1")]


def test_a_respondent_who_had_notice_is_told_of_the_end(world):
    him = world.party("R1")
    him.served_on = FILED
    him.save()
    asked = ask(world)
    taken = world.take("withdrawal.ask_privately", on=SPOKEN, by=world.ravi, record=asked, pressed=False)
    assert [paper.to_party.code for paper in taken.served] == ["C1", "R1"]


def test_only_the_member_she_chose_asks_her(world):
    asked = ask(world, member=world.usha)
    with pytest.raises(Refused) as refused:
        world.take("withdrawal.ask_privately", on=SPOKEN, by=world.ravi, record=asked, pressed=False)
    assert (refused.value.clauses, refused.value.needs) == (["SH-45"], ["member"])


def test_she_can_only_choose_a_member_who_sits(world):
    with pytest.raises(Refused) as refused:
        ask(world, member=world.employer)
    assert (refused.value.clauses, refused.value.needs) == (["SH-45"], ["member"])
    assert world.complaint.stage == "filed"


def test_pressure_holds_the_end_until_her_own_word(world):
    asked = ask(world, member=world.usha)
    taken = world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=True, by_whom="her foreman")
    assert [one.clause for one in taken.cautions] == ["SH-45"]
    assert (world.complaint.stage, stage_of(asked), taken.served) == ("stopped", "held", [])
    with pytest.raises(WrongPerson):
        world.take("withdrawal.confirm", on=LATER, by=world.usha, record=asked)
    world.take("withdrawal.protect", on=LATER, by=world.usha, record=asked, what="The foreman was warned and moved.")
    world.take("withdrawal.confirm", on=LATER, by=world.asha, record=asked, alone=True)
    assert (world.complaint.stage, stage_of(asked)) == ("withdrawn", "closed")


def test_a_word_given_before_others_confirms_nothing(world):
    asked = ask(world)
    world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=True)
    with pytest.raises(Refused) as refused:
        world.take("withdrawal.confirm", on=LATER, by=world.asha, record=asked, alone=False)
    assert (refused.value.clauses, refused.value.needs) == (["SH-45"], ["statement"])


def test_ending_without_recorded_protection_is_warned(world):
    asked = ask(world)
    world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=True)
    taken = world.take("withdrawal.confirm", on=LATER, by=world.asha, record=asked)
    assert [one.clause for one in taken.cautions] == ["SH-45"]


def test_taken_back_the_complaint_goes_on_where_it_stood(world):
    asked = ask(world)
    world.take("withdrawal.take_back", on=SPOKEN, by=world.asha, record=asked)
    assert (world.complaint.stage, stage_of(asked)) == ("filed", "taken_back")
    assert Deadline.objects.get(limit=limits.INQUIRY.slug).state == "running"


def test_nobody_withdraws_for_her(world):
    for somebody in (world.meera, world.ravi):
        with pytest.raises(WrongPerson):
            world.take("withdrawal.ask", on=ASKED, by=somebody)


def test_what_is_withdrawn_is_not_withdrawn_twice(world):
    asked = ask(world)
    with pytest.raises(Refused):
        ask(world)
    world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=False)
    with pytest.raises(Refused) as refused:
        world.take("withdrawal.ask", on=LATER, by=world.asha)
    assert (refused.value.clauses, refused.value.needs) == (["SH-44"], ["nothing"])


def test_the_other_women_go_on(world):
    other = Party.objects.create(
        case=world.case, role="aggrieved_woman", code="C2", person=person(), joined_on=FILED, is_complainant=True,
        identity={"name": "Rupa Namuna"},
    )  # fmt: skip
    asked = ask(world)
    assert world.complaint.stage == "filed"
    world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=False)
    other.refresh_from_db()
    assert (world.complaint.stage, world.party("C1").left_on, other.left_on) == ("filed", SPOKEN, None)


def test_interim_directions_end_with_the_complaint(world):
    him = world.party("R1")
    him.served_on = FILED
    him.save()
    world.take_up(on=FILED)
    relief = world.take("interim.own_motion", on=FILED, by=world.meera, kind="safety", words="He uses the other door.", reasons="x").record
    world.take("interim.direct", on=FILED, by=world.meera, record=relief, report_by=SPOKEN)
    asked = ask(world)
    taken = world.take("withdrawal.ask_privately", on=SPOKEN, by=world.usha, record=asked, pressed=False)
    assert InterimRelief.objects.get(pk=relief.pk).stage == "ended"
    assert world.employer in [paper.to_person for paper in taken.served]


def test_nothing_is_settled_while_work_has_stopped(world):
    world.take("withdrawal.ask", on=ASKED, by=world.asha)
    with pytest.raises(Refused) as refused:
        world.take("settlement.ask", on=ASKED, by=world.asha)
    assert (refused.value.clauses, refused.value.needs) == (["SH-57"], ["time"])
