"""NJ-04: files that belong together, and a file that becomes two; nothing of one is shown in the other."""

from datetime import date

import pytest

from cases import access
from cases.models import Allegation, Case, Complaint, Exhibit, Note, Party
from tests.world import World, person
from workflows.refusals import Refused

FIRST, SECOND, DAY = date(2025, 3, 3), date(2025, 3, 10), date(2025, 3, 12)

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    """The same complaint, once from Asha herself and once by letter, with a picture."""
    world = World()
    world.file(on=FIRST)
    world.first = world.case
    world.file(on=SECOND, narrative="He blocked the door again.")
    world.second = world.case
    return world


def linked(world, relation="duplicate"):
    return world.take("link.make", on=DAY, by=world.meera, case=world.first.reference, relation=relation, reasons="Twice.").record


def test_a_link_stands_in_both_files_and_opens_neither(world):
    before = {one.pk: access.roles(world.vikram, one) for one in (world.first, world.second)}
    linked(world)
    assert sorted(Note.objects.filter(kind="link").values_list("case", flat=True)) == sorted([world.first.pk, world.second.pk])
    assert {one.pk: access.roles(world.vikram, one) for one in (world.first, world.second)} == before
    assert "P10" not in access.parts_seen(world.asha, world.second)


def test_a_member_of_one_committee_cannot_find_the_file_of_another(world):
    world.first.committee = None
    world.first.save()
    with pytest.raises(Refused) as refused:
        linked(world)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-04"], ["correction"])


def test_a_related_file_keeps_its_own_clock(world):
    linked(world, "related")
    assert list(world.second.deadlines.values_list("counted_from", "state")) == [(SECOND, "running")]


def test_heard_together_nothing_of_the_second_is_lost(world):
    paper = {"bytes": b"%PDF-1.4 invented", "media": "application/pdf"}
    world.take("exhibit.receive", on=SECOND, by=world.meera, what="A picture", paper=paper)
    linked(world)
    taken = world.take("complaint.merge", on=DAY, by=world.meera, reasons="She wrote it twice.")
    assert (taken.record.stage, Case.objects.get(pk=world.second.pk).closed_on) == ("joined", DAY)
    said = [(one.party.code, one.content["what"]) for one in Allegation.objects.filter(case=world.first).order_by("number")]
    assert said == [("R1", "He blocked the door and held her wrist."), ("R1", "He blocked the door again.")]
    assert [bytes(one.paper) for one in Exhibit.objects.filter(case=world.first)] == [b"%PDF-1.4 invented"]


def test_what_was_heard_in_a_file_keeps_it_apart(world):
    linked(world)
    world.take_up(on=DAY)
    world.serve_him(on=DAY, answer_by=date(2025, 3, 28))
    world.hear_both(on=date(2025, 3, 31))
    with pytest.raises(Refused) as refused:
        world.take("complaint.merge", on=date(2025, 4, 1), by=world.meera, reasons="The same.")
    assert (refused.value.clauses, refused.value.needs) == (["NJ-04"], ["nothing"])


def test_a_part_takes_its_own_people_and_words_along(world):
    world.file(
        on=FIRST, by=person(),
        respondents=[{"person": world.vikram, "name": "Vikram Namuna"}, {"person": person(woman=False), "name": "Tarun Namuna"}],
        allegations=[{"against": "R1", "what": "The door."}, {"against": "R2", "what": "The letters."}],
    )  # fmt: skip
    taken = world.take("complaint.split", on=DAY, by=world.meera, respondents=[world.party("R2")], reasons="Apart.")
    new = Complaint.objects.get(pk=taken.begun.pk)
    assert (new.stage, new.content["narrative"], new.case.received_on) == ("filed", "The letters.", FIRST)
    assert [(one.code, one.identity["name"]) for one in Party.objects.filter(case=new.case, role="respondent")] == [("R1", "Tarun Namuna")]
    assert list(world.case.allegation_records.order_by("number").values_list("stage", flat=True)) == ["made", "not_pursued"]
    assert world.party("R2").left_on == DAY
