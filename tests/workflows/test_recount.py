"""A change of the calendar: what it would move is known beforehand, moves once, and is undone day for day."""

from datetime import date, timedelta
from random import Random

import pytest

from cases.models import Deadline
from committees import calendars
from committees.models import Appointment, CalendarChange, ClosedDay
from tests.world import FOUNDED, World, person
from workflows import calendar, recount
from workflows.calendar import Calendar
from workflows.counting import days_left, resumed
from workflows.limits import every
from workflows.procedure import take

FILED = date(2025, 1, 10)
SPRING = date(2025, 4, 9)
WITH_A_PERIOD = [limit for limit in every().values() if limit.lengths()]


@pytest.fixture
def world(db):
    world = World()
    world.head = person("Head")
    Appointment.objects.create(person=world.head, office="authority", from_on=FOUNDED)
    ClosedDay.objects.create(day=date(2025, 4, 14), region="IN-MH", name="Entered first")
    world.file(on=FILED)
    return world


def many_clocks(world, number):
    """Running days of every kind, begun on all sorts of days around the change."""
    chance, office = Random(7), calendars.of(world.case)  # noqa: S311 -- dates, not secrets
    for _each in range(number):
        limit = chance.choice(WITH_A_PERIOD)
        start = SPRING + timedelta(days=chance.randint(-150, 3))
        counted = limit.count(start, office)
        Deadline.objects.create(
            case=world.case, limit=limit.slug, clause=limit.clause, counted_from=start, strict_on=counted.strict, due_on=counted.due,
        )  # fmt: skip


def change(world, **facts):
    with calendar.as_of(SPRING):
        return take("calendar.propose", law="SH2004", by=world.head, facts={"name": "Invented day", "region": "IN-MH", **facts}).record


def move(world, step, record, **facts):
    with calendar.as_of(SPRING):
        return take(step, by=world.head, owner=record.pk, facts=facts)


def days():
    return dict(Deadline.objects.order_by("pk").values_list("pk", "due_on"))


def brute_force(change):
    """Every running day of the register counted anew, whether the change comes near it or not."""
    rows = Deadline.objects.filter(state="running").select_related("case__workplace__district")
    return {one.deadline.pk: one.due for one in recount.moved(rows, lambda place: calendars.of_workplace(place, change=change))}


@pytest.mark.parametrize(
    "facts",
    [{"closes": date(2025, 4, 10)}, {"opens": date(2025, 4, 14)}, {"opens": date(2025, 4, 14), "closes": date(2025, 4, 15)}],
    ids=["closed", "opened", "moved by the moon"],
)
def test_what_would_move_is_what_moves_and_revoking_brings_every_day_back(world, facts):
    many_clocks(world, 1000)
    before = days()
    proposed = change(world, **facts)
    told = {one.deadline.pk: one.due for one in recount.by(proposed)}
    assert days() == before
    assert told == brute_force(proposed)
    assert len(told) > 0
    move(world, "calendar.confirm", proposed)
    assert days() == before | told
    move(world, "calendar.revoke", proposed, reasons="Taken back.")
    assert days() == before
    again = change(world, **facts)
    move(world, "calendar.confirm", again)
    assert days() == before | told


def test_a_day_of_another_state_moves_nothing_here(world):
    proposed = change(world, closes=date(2025, 4, 10), region="IN-KL")
    assert recount.by(proposed) == []
    move(world, "calendar.confirm", proposed)
    assert Deadline.objects.get(limit="sh2004.inquiry").due_on == date(2025, 4, 10)


def test_two_offices_in_two_states_keep_their_own_days(world):
    world.mill.district.region = "IN-KL"
    world.mill.district.save(update_fields=["region"])
    proposed = change(world, closes=date(2025, 4, 10), region="IN-KL")
    assert [one.due for one in recount.by(proposed)] == [date(2025, 4, 11)]


def test_a_day_that_was_met_does_not_move(world):
    Deadline.objects.update(state="met", met_on=FILED)
    move(world, "calendar.confirm", change(world, closes=date(2025, 4, 10)))
    assert Deadline.objects.get(limit="sh2004.inquiry").due_on == date(2025, 4, 10)


def test_a_calendar_has_the_same_version_whenever_its_days_are_the_same(world):
    before = calendars.of_workplace(world.mill).version
    proposed = change(world, closes=date(2025, 4, 10))
    assert calendars.of_workplace(world.mill).version == before
    move(world, "calendar.confirm", proposed)
    assert calendars.of_workplace(world.mill).version not in (before, "")
    move(world, "calendar.revoke", proposed, reasons="Taken back.")
    assert calendars.of_workplace(world.mill).version == before
    assert CalendarChange.objects.get().stage == "revoked"


OFFICE = Calendar(holidays=frozenset({date(2025, 3, 14)}))


@pytest.mark.parametrize(
    ("unit", "strict", "stayed", "left", "resumes", "then"),
    [
        ("days", date(2025, 4, 10), date(2025, 3, 31), 10, date(2025, 6, 2), (date(2025, 6, 12), date(2025, 6, 12))),
        ("days", date(2025, 4, 10), date(2025, 3, 31), 10, date(2025, 6, 4), (date(2025, 6, 14), date(2025, 6, 16))),
        ("days", date(2025, 4, 10), date(2025, 4, 20), 0, date(2025, 6, 2), (date(2025, 6, 2), date(2025, 6, 2))),
        ("working_days", date(2025, 3, 18), date(2025, 3, 12), 3, date(2025, 6, 2), (date(2025, 6, 5), date(2025, 6, 5))),
    ],
    ids=["days", "rolls", "already late", "open days"],
)
def test_a_suspended_clock_goes_on_with_the_days_it_had_left(*, unit, strict, stayed, left, resumes, then):
    assert days_left(strict, stayed, unit, OFFICE) == left
    assert resumed(resumes, left, unit, OFFICE) == then
