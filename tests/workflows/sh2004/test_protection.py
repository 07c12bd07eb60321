"""SH-37, SH-46, SH-55: the employer is told whom to leave alone, asks before he changes anything, and defaults if he does not."""

from datetime import date
from uuid import uuid4

import pytest

from cases import access
from cases.models import Allegation, Permission
from tests.world import World, person
from workflows.procedure import take
from workflows.refusals import NotKnown, Refused

FILED, TOLD, ASKED, DECIDED, LATER = (date(2025, 3, day) for day in (3, 10, 12, 14, 28))
ENDED = date(2025, 4, 21)
WHY = "Her transfer was announced for next week."

pytestmark = pytest.mark.django_db


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    return world


@pytest.fixture
def told(world):
    world.take("protection.notify", on=TOLD, by=world.meera, reasons=WHY)
    return world


def asked(world, **facts):
    facts = {"person": world.party("C1"), "kind": "transfer", "change": "To the second shed.", "reasons": "The loom is sold.", **facts}
    return world.take("permission.ask", on=ASKED, by=world.employer, **facts).record


def test_before_he_is_told_the_file_does_not_exist_for_him(world):
    with pytest.raises(Refused) as untold:
        asked(world)
    with pytest.raises(Refused) as no_file:
        take("permission.ask", law="SH2004", by=world.employer, owner=uuid4(), facts={"change": "To the second shed."})
    assert (untold.value.clauses, untold.value.needs) == (["SH-55"], ["permission"])
    assert untold.value.unmet == no_file.value.unmet
    assert list(access.visible_to(world.employer, on=ASKED)) == []


def test_he_is_told_by_codes_and_gets_the_names_on_a_sealed_sheet(world):
    taken = world.take("protection.notify", on=TOLD, by=world.meera, reasons=WHY)
    assert [(paper.kind, paper.to_person) for paper in taken.served] == [
        ("protected-persons", world.employer),
        ("sealed-key", world.employer),
    ]
    assert "Asha" not in taken.served[0].facts["page"]
    assert "Asha Namuna" in taken.served[1].facts["page"]


def test_told_he_knows_the_file_and_reads_numbers_only(told):
    assert list(access.visible_to(told.employer, on=ASKED)) == [told.case]
    assert access.parts_seen(told.employer, told.case, on=ASKED) == ["P17"]


def test_the_employer_complained_of_is_not_told(world):
    world.file(on=FILED, respondents=[{"person": world.employer, "name": "Owner Namuna"}])
    with pytest.raises(Refused) as refused:
        world.take("protection.notify", on=TOLD, by=world.meera, reasons=WHY)
    assert refused.value.clauses == ["SH-11"]


def test_a_transfer_is_permitted_with_reasons_before_it_is_made(told):
    request = asked(told)
    taken = told.take("permission.decide", on=DECIDED, by=told.meera, record=request, granted=True, reasons="She wishes it herself.")
    assert [(paper.kind, paper.to_person) for paper in taken.served] == [("permission-decision", told.employer)]
    told.take("employer.report_change", on=LATER, by=told.employer, record=request, what="She works in the second shed.")
    assert Permission.objects.get(pk=request.pk).stage == "carried_out"


def test_a_decision_without_reasons_is_refused(told):
    with pytest.raises(Refused) as refused:
        told.take("permission.decide", on=DECIDED, by=told.meera, record=asked(told), granted=False)
    assert (refused.value.clauses, refused.value.needs) == (["SH-55"], ["reasons"])


def test_a_suspension_without_permission_is_refused(told):
    with pytest.raises(Refused) as refused:
        told.take("employer.report_change", on=ASKED, by=told.employer, person=told.party("C1"), kind="punish", what="Suspended.")
    assert (refused.value.clauses, refused.value.needs) == (["SH-55"], ["permission"])


def test_what_was_refused_is_not_carried_out(told):
    request = asked(told)
    told.take("permission.decide", on=DECIDED, by=told.meera, record=request, granted=False, reasons="It moves her for complaining.")
    with pytest.raises(Refused):
        told.take("employer.report_change", on=LATER, by=told.employer, record=request, what="She was moved.")


def test_done_all_the_same_it_is_a_default(world):
    taken = world.take("employer.default", on=LATER, by=world.asha, what="I was moved to the night shift.")
    assert (taken.record.stage, taken.record.party.code, [one.clause for one in taken.cautions]) == ("defaulted", "C1", ["SH-38"])


def test_the_respondent_is_not_protected(told):
    with pytest.raises(Refused) as refused:
        asked(told, person=told.party("R1"))
    assert (refused.value.clauses, refused.value.needs) == (["SH-55"], ["correction"])


def test_nothing_is_done_to_her_because_her_complaint_was_dismissed():
    world = World().heard(on=FILED)
    world.take("inquiry.complete", on=ENDED, by=world.meera)
    allegation = Allegation.objects.get()
    world.take("finding.record", on=ENDED, by=world.meera, record=allegation, finding="not_proved", reasons="x", no_evidence_reasons="-")
    draft = world.take("order.draft", on=ENDED, by=world.meera, outcome="dismiss", reasons="As found.").record
    for member in world.members:
        world.take("order.sign", on=ENDED, by=member, record=draft)
    world.take("order.issue", on=ENDED, by=world.meera, record=draft)
    for kind in ("dismiss", "punish", "recover"):
        facts = {"person": world.party("C1"), "kind": kind, "change": "She goes.", "reasons": "She lost."}
        with pytest.raises(Refused) as refused:
            world.take("permission.ask", on=ENDED, by=world.employer, **facts)
        assert (refused.value.clauses, refused.value.needs) == (["SH-46"], ["nothing"])


def test_another_employer_learns_nothing(told):
    with pytest.raises(NotKnown):
        told.take("permission.ask", on=ASKED, by=person())
