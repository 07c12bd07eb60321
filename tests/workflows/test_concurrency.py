"""Two at once: on PostgreSQL one wins and the other is told, whatever the moment; each round is a fresh race."""

from concurrent.futures import ThreadPoolExecutor
from datetime import date
from threading import Barrier
from uuid import uuid4

import pytest
from django.db import connection

from cases import chain
from cases.models import Case, Direction, Event
from tests.standing import second_line_lifted, stand
from tests.world import World
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import ChangedMeanwhile, NotKnown, Refused, WrongPerson

pytestmark = [pytest.mark.postgres, pytest.mark.django_db(transaction=True)]
ROUNDS = 25
FILINGS, THREADS = 200, 8
DAY = date(2025, 1, 10)


def at_once(*acts):
    """What each act came to when all began at the same moment, each on a connection of its own: its result or its refusal."""
    barrier = Barrier(len(acts))

    def run(act):
        try:
            barrier.wait(timeout=20)
            with calendar.as_of(DAY):
                return act()
        except (ChangedMeanwhile, NotKnown, Refused, WrongPerson) as refusal:
            return refusal
        finally:
            connection.close()

    with ThreadPoolExecutor(len(acts)) as pool:
        return [one.result(timeout=60) for one in [pool.submit(run, act) for act in acts]]


@pytest.fixture
def world():
    world = World()
    world.file(on=DAY)
    return world


def kinds(outcomes):
    return sorted(type(one).__name__ for one in outcomes)


def test_of_two_officers_who_take_the_same_step_one_wins_and_the_other_is_told_what_changed(world, record_property):
    outcomes = []
    for _round in range(ROUNDS):
        with second_line_lifted(), calendar.as_of(DAY):
            direction = stand(Direction, world.case, "directed", kind="not_repeat")
        seen = Case.objects.get().version

        def act(member, direction=direction, seen=seen):
            asked = {"owner": world.case.pk, "record": direction.pk, "seen": seen, "facts": {"reasons": "Not done."}}
            return take("direction.default", by=member, **asked)

        raced = at_once(lambda: act(world.meera), lambda: act(world.ravi))
        told = next(one for one in raced if isinstance(one, ChangedMeanwhile))
        outcomes.append((kinds(raced), told.event.kind, Event.objects.filter(record=direction.pk).count()))
    awaited = (["ChangedMeanwhile", "Taken"], "direction.default", 1)
    record_property("figure", f"same step at once: {outcomes.count(awaited)} of {ROUNDS} rounds one wins, the other is told")
    assert outcomes == [awaited] * ROUNDS
    assert chain.faults(Case.objects.get()) == []


def test_a_form_sent_twice_at_once_makes_one_case(world, record_property):
    before, events = Case.objects.count(), set()
    for _round in range(ROUNDS):
        key = str(uuid4())
        facts = {"respondents": [{"name": "Vikram Namuna"}], "woman": {"name": "Asha Namuna"}, "narrative": "He shouted."}

        def act(key=key, facts=facts):
            return take("complaint.file", law="SH2004", by=world.asha, key=key, facts=facts)

        raced = at_once(act, act)
        events |= {one.event.pk for one in raced}
    made = Case.objects.count() - before
    record_property("figure", f"form sent twice at once: {made} cases in {ROUNDS} rounds")
    assert (made, len(events)) == (ROUNDS, ROUNDS)


def test_two_hundred_filings_at_once_get_as_many_references(world, record_property):
    facts = {"respondents": [{"name": "Vikram Namuna"}], "woman": {"name": "Asha Namuna"}, "narrative": "He shouted."}
    before = Case.objects.count()

    def several():
        return [take("complaint.file", law="SH2004", by=world.asha, facts=facts) for _one in range(FILINGS // THREADS)]

    at_once(*[several] * THREADS)
    references = set(Case.objects.values_list("reference", flat=True))
    record_property("figure", f"filings at once: {len(references) - before} distinct references of {FILINGS}")
    assert len(references) == Case.objects.count() == before + FILINGS
    assert [fault for case in Case.objects.all() for fault in chain.faults(case)] == []
