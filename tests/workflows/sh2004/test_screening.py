"""Taking a complaint up, and handing it on (SH-52, NJ-14)."""

from datetime import date

import pytest

from cases import access
from cases.models import Deadline
from notices.models import Document
from tests.world import World
from workflows.refusals import Refused, WrongPerson

pytestmark = pytest.mark.django_db
FILED, NEXT = date(2025, 3, 3), date(2025, 3, 5)


@pytest.fixture
def world():
    made = World()
    made.file(on=FILED)
    return made


def declared(world):
    for member in (world.meera, world.ravi, world.usha, world.farida):
        world.take("declaration.make", on=FILED, by=member, tied=False)
    return world


def refused(world, step, **facts):
    with pytest.raises(Refused) as refusal:
        world.take(step, on=NEXT, by=world.meera, record=world.complaint, **facts)
    return list(zip(refusal.value.clauses, refusal.value.needs, strict=True))


def test_a_complaint_that_tells_of_an_element_is_taken_up(world):
    declared(world)
    world.take("complaint.screen", on=NEXT, by=world.meera, record=world.complaint, elements=["physical"])
    assert world.complaint.stage == "inquiry"
    assert world.complaint.content["screened_on"] == "2025-03-05"


def test_who_takes_it_up_has_declared_and_the_others_are_waited_for_until_the_first_sitting(world):
    assert refused(world, "complaint.screen", elements=["physical"]) == [("NJ-02", "declaration")]
    world.take("declaration.make", on=NEXT, by=world.meera, tied=False)
    taken = world.take("complaint.screen", on=NEXT, by=world.meera, record=world.complaint, elements=["physical"])
    assert [one.clause for one in taken.cautions] == ["NJ-02"]


def test_without_any_element_the_notice_is_held_and_reasons_are_asked(world):
    declared(world)
    assert refused(world, "complaint.screen") == [("SH-52", "reasons")]
    assert refused(world, "complaint.screen", reasons="A quarrel about targets.") == [("SH-52", "forum")]
    assert world.complaint.stage == "filed"


def test_somebody_whom_the_text_does_not_name_is_taken_up_with_a_word(world):
    declared(world)
    taken = world.take("complaint.screen", on=NEXT, by=world.usha, record=world.complaint, elements=["verbal"], by_whom="outsider")
    assert [one.clause for one in taken.cautions] == ["SH-52"]


def test_her_complaint_is_never_silently_closed_she_is_told_where_to_turn(world):
    declared(world)
    assert refused(world, "complaint.refer", forum="labour_office") == [("NJ-14", "reasons")]
    taken = world.take(
        "complaint.refer", on=NEXT, by=world.meera, record=world.complaint, reasons="Nothing of a sexual kind is told.",
        forum="labour_office", signed_by=[world.ravi],
    )  # fmt: skip
    assert (world.complaint.stage, taken.cautions) == ("referred", [])
    assert [one.kind for one in taken.served] == ["another-forum"]
    assert not Document.objects.filter(kind="notice-to-respondent").exists()
    assert not Deadline.objects.filter(case=world.case, state="running").exists()
    assert world.complaint.content["narrative"]
    assert not access.may_know(access.roles(world.employer, world.case), world.case)


def test_a_note_that_one_member_signs_alone_is_warned_of(world):
    declared(world)
    taken = world.take("complaint.refer", on=NEXT, by=world.meera, record=world.complaint, reasons="Not of that kind.", forum="grievance")
    assert [one.clause for one in taken.cautions] == ["NJ-14"]


def test_she_does_not_screen_her_own_complaint(world):
    with pytest.raises(WrongPerson):
        world.take("complaint.screen", on=NEXT, by=world.asha, record=world.complaint, elements=["physical"])
