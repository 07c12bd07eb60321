"""Compliance with each direction, and what an appeal does to it (SH-34, SH-40, SH-41, NJ-05)."""

from datetime import date

import pytest

from cases.models import Allegation, Appeal, Direction, Party
from tests.workflows.sh2004.test_the_order import APOLOGY, ENDED, FILED, SUSPENSION
from tests.world import World
from workflows.refusals import Refused, WrongPerson

pytestmark = pytest.mark.django_db
LATER = date(2025, 4, 7)


@pytest.fixture
def ordered():
    """A made and forwarded order: an apology and three days of suspension, after a notice that he let lapse."""
    world = World()
    world.heard(on=FILED, present=[world.meera, world.usha])
    world.take("inquiry.complete", on=ENDED, by=world.meera)
    world.take(
        "finding.record", on=ENDED, by=world.usha, record=Allegation.objects.get(), finding="proved", reasons="x", no_evidence_reasons="-"
    )
    respondent = world.party("R1")
    notice = world.take(
        "show_cause.issue", on=ENDED, by=world.meera, respondent=respondent, proposed="x", reasons="x", answer_by=date(2025, 3, 20)
    )
    world.take("show_cause.prove", on=ENDED, by=world.meera, record=notice.record)
    return make_order(world, on=date(2025, 3, 24))


def make_order(world, *, on):
    """Drafted, signed by both who heard, made and forwarded."""
    order = world.take("order.draft", on=on, by=world.meera, outcome="direct", reasons="x", directions=[APOLOGY, SUSPENSION]).record
    world.take("order.sign", on=on, by=world.meera, record=order)
    world.take("order.sign", on=on, by=world.usha, record=order)
    world.take("order.issue", on=on, by=world.meera, record=order)
    world.take("order.forward", on=on, by=world.meera, record=order)
    world.order = order
    return world


def direction(kind):
    return Direction.objects.get(kind=kind)


def test_a_penalty_waits_for_proof_that_the_order_reached_him(ordered):
    with pytest.raises(Refused) as refused:
        ordered.take("direction.report", on=LATER, by=ordered.employer, record=direction("punishment"), how="suspended")
    assert (refused.value.clauses, refused.value.needs) == (["SH-35"], ["service"])
    ordered.take("order.prove_service", on=LATER, by=ordered.meera, record=ordered.order, party=ordered.party("R1"))
    done = ordered.take("direction.report", on=LATER, by=ordered.employer, record=direction("punishment"), how="suspended")
    assert done.record.stage == "reported"
    assert ordered.take("direction.accept", on=LATER, by=ordered.meera, record=done.record).record.stage == "done"


def test_the_employer_cannot_touch_a_finding(ordered):
    with pytest.raises(WrongPerson):
        ordered.take("finding.record", on=LATER, by=ordered.employer, record=Allegation.objects.get(), finding="not_proved", reasons="x")


def test_the_department_is_no_forum_and_a_workmans_tribunal_is(ordered):
    for forum in ("head of department", "board of directors", "industrial_tribunal"):
        with pytest.raises(Refused) as refused:
            ordered.take("appeal.file", on=LATER, by=ordered.vikram, forum=forum)
        assert (refused.value.clauses, refused.value.needs) == (["SH-40"], ["forum"])
    Party.objects.filter(code="R1").update(is_workman=True)
    filed = ordered.take("appeal.file", on=LATER, by=ordered.vikram, forum="industrial_tribunal")
    assert filed.record.content["district"] == "Namunapur"
    assert ordered.complaint.stage == "under_appeal"
    assert {one.kind for one in filed.served} == {"appeal-effect"}


def test_a_stay_rests_what_it_names_and_its_end_resumes_it(ordered):
    appeal = ordered.take("appeal.file", on=LATER, by=ordered.vikram, forum="ordinary_forum").record
    ordered.take("appeal.stay", on=LATER, by=ordered.meera, record=appeal, words="Stayed.", directions=[direction("punishment")])
    assert (direction("punishment").stage, direction("apology").stage) == ("stayed", "directed")
    ordered.take("appeal.end_stay", on=LATER, by=ordered.meera, record=appeal)
    assert direction("punishment").stage == "directed"


def test_setting_aside_ends_every_direction_and_the_file_is_decided_again(ordered):
    appeal = ordered.take("appeal.file", on=LATER, by=ordered.vikram, forum="ordinary_forum").record
    ordered.take("appeal.decide", on=LATER, by=ordered.meera, record=appeal, result="set_aside")
    assert set(Direction.objects.values_list("stage", flat=True)) == {"set_aside"}
    assert ordered.complaint.stage == "ordered"


def test_nobody_is_inquired_into_twice_without_an_order_of_remand(ordered):
    with pytest.raises(Refused) as refused:
        ordered.take("inquiry.reopen", on=LATER, by=ordered.meera)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-05"], ["sanction"])
    appeal = ordered.take("appeal.file", on=LATER, by=ordered.asha, forum="ordinary_forum").record
    ordered.take("appeal.remand", on=LATER, by=ordered.meera, record=appeal, words="Hear her witness.")
    reopened = ordered.take("inquiry.reopen", on=LATER, by=ordered.meera, finish_by=date(2025, 6, 30), evidence="kept")
    assert reopened.record.stage == "inquiry"
    assert [(one.limit, one.due_on) for one in reopened.clocks] == [("sh2004.remand", date(2025, 6, 30))]
    assert Appeal.objects.get().stage == "remanded"


def test_a_file_closes_only_when_every_direction_is_done(ordered):
    with pytest.raises(Refused) as refused:
        ordered.take("complaint.close", on=LATER, by=ordered.meera)
    assert refused.value.clauses == ["SH-34"]
    ordered.take("order.prove_service", on=LATER, by=ordered.meera, record=ordered.order, party=ordered.party("R1"))
    for kind in ("apology", "punishment"):
        ordered.take("direction.report", on=LATER, by=ordered.employer, record=direction(kind), how="done")
        ordered.take("direction.accept", on=LATER, by=ordered.meera, record=direction(kind))
    assert ordered.take("complaint.close", on=LATER, by=ordered.meera).record.stage == "closed"
