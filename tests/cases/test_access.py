"""Who may know of a file: the one question asked of a person and asked of the tables has one answer."""

import random

import pytest

from cases import access, second_line
from cases.models import Appeal, Case, InterimRelief, Order, Recusal, Withdrawal
from committees.models import Appointment
from committees.models.people import Office
from tests.standing import put, stand
from tests.workflows.cast import FILED_ON, Cast
from workflows import calendar

WORLDS = 40
SEED = 20042013
ORDER_STAGES = ("draft", "issued", "forwarded")


@pytest.fixture
def cast(db):
    second_line.lift()
    with calendar.as_of(FILED_ON):
        yield Cast()


def shake(cast, dice):
    """Another world: the file stands elsewhere, with or without committee, order, appeal, direction, and offices move."""
    case, spine = cast.case, cast.complaint
    case.committee = dice.choice((cast.committee, cast.committee, None))
    case.first_received_by = dice.choice((None, *[one for one in cast.everybody.values() if one.id]))
    case.save()
    put(spine, dice.choice(list(access.STAGE_RANK)))
    spine.save()
    for model, stages in ((Order, ORDER_STAGES), (Appeal, ("filed", "decided")), (InterimRelief, ("demanded", "directed"))):
        model.objects.filter(case=case).delete()
        if dice.random() < 0.5:
            stand(model, case, dice.choice(stages))
    who = dice.choice([one for one in cast.everybody.values() if one.id])
    ask_alone(case, who, dice)
    place = dice.choice(({"workplace": cast.mill}, {"district": cast.district}, {"committee": cast.committee}, {}))
    Appointment.objects.filter(rank="shaken").delete()
    Appointment.objects.create(person=who, office=dice.choice(Office.values), rank="shaken", from_on=FILED_ON, **place)
    Recusal.objects.filter(case=case).delete()
    if dice.random() < 0.5:
        Recusal.objects.create(case=case, person=dice.choice((cast.meera, cast.ravi)), since=FILED_ON)


def ask_alone(case, who, dice):
    """Somebody is to ask her alone, or was."""
    Withdrawal.objects.filter(case=case).delete()
    if dice.random() < 0.5:
        asked = stand(Withdrawal, case, dice.choice(("asked", "closed")))
        asked.asked_by = who
        asked.save()


def test_the_list_and_the_single_question_agree_in_every_world(cast, record_property):
    dice, unlike, asked, known = random.Random(SEED), [], 0, 0  # noqa: S311 (worlds, not secrets)
    for number in range(WORLDS):
        shake(cast, dice)
        case = Case.objects.get(pk=cast.case.pk)
        for who, person in cast.everybody.items():
            if person.id is None:
                continue
            asked += 1
            single = access.may_know(access.roles(person, case), case)
            known += single
            if single != access.visible_to(person).filter(pk=case.pk).exists():
                unlike.append((number, who, single, access.stage_rank(case)))
    record_property("figure", f"sight asked in {WORLDS} worlds (seed {SEED}): {asked} times, {known} may know, {len(unlike)} differ")
    assert unlike == []
