"""Two at once: on PostgreSQL one wins and the other is told, whatever the moment; each round is a fresh race."""

from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from threading import Barrier
from uuid import uuid4

import pytest
from django.db import connection

from cases import chain
from cases.models import Case, Direction, Event, InterimRelief, Reading
from cases.reading import open_file
from config.celery import app
from tests.standing import second_line_lifted, stand
from tests.world import World
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import ChangedMeanwhile, NotKnown, Refused, WrongPerson

pytestmark = [pytest.mark.postgres, pytest.mark.django_db(transaction=True)]
ROUNDS = 25
FILINGS, THREADS = 200, 8
DAY = date(2025, 1, 10)
HEARD = DAY + timedelta(days=30)


@pytest.fixture(autouse=True)
def no_worker_prints():
    """Papers wait in the outbox: this machine races at the door, and prints afterwards."""
    eager, app.conf.task_always_eager = app.conf.task_always_eager, False
    yield
    app.conf.task_always_eager = eager


def at_once(*acts, on=DAY):
    """What each act came to when all began at the same moment, each on a connection of its own: its result or its refusal."""
    barrier = Barrier(len(acts))

    def run(act):
        try:
            barrier.wait(timeout=20)
            with calendar.as_of(on):
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


def test_an_inquiry_never_ends_over_a_demand_for_protection_that_is_undecided(record_property):
    """Whichever comes first, the other meets it: the case is locked before the record (SH-28)."""
    ends, world = [], World()
    for _round in range(ROUNDS):
        world.heard(on=DAY)
        asked = {"kind": "safety", "why": "She meets him daily."}
        at_once(
            lambda case=world.case, facts=asked: take("interim.demand", by=world.asha, owner=case.pk, facts=facts),
            lambda case=world.case: take("inquiry.complete", by=world.meera, owner=case.pk),
            on=HEARD,
        )
        stages = (world.complaint.stage, InterimRelief.objects.filter(case=world.case, stage="demanded").count())
        ends.append(stages)
    over = ends.count(("deciding", 1))
    record_property("figure", f"demand and end of the inquiry at once: {len(ends)} rounds, {over} ended over an undecided demand")
    assert set(ends) <= {("inquiry", 1), ("deciding", 0)}


def test_whoever_stands_aside_reads_nothing_more_from_that_moment(world, record_property):
    """A page that is asked for while the member stands aside is written down before, or does not exist after (NJ-02)."""
    readings = []
    for number in range(ROUNDS):
        member = world.seat(f"member {number}", "member")

        def read(member=member):
            return [open_file(member, world.case.pk) for _one in range(20)]

        at_once(read, lambda member=member: take("recusal.declare", by=member, owner=world.case.pk))
        before = Reading.objects.filter(person=member).count()
        with pytest.raises(NotKnown), calendar.as_of(DAY):
            open_file(member, world.case.pk)
        readings.append(Reading.objects.filter(person=member).count() - before)
    record_property("figure", f"standing aside while reading: {sum(readings)} readings afterwards in {ROUNDS} rounds")
    assert readings == [0] * ROUNDS
