"""Counting of periods: a table of worked dates, and a second counter that walks day by day."""

import os
import random
import time
from calendar import monthrange
from datetime import UTC, date, datetime, timedelta

import pytest

from workflows import calendar as legal
from workflows.calendar import Calendar
from workflows.counting import Kind, Period, Standing, count

HOLIDAYS = frozenset(date(year, month, day) for year in range(2023, 2031) for month, day in ((1, 26), (8, 15), (10, 2)))
FIVE = Calendar(holidays=HOLIDAYS, version="test 1")
SIX = Calendar(weekend=legal.SIX_DAY_WEEK, holidays=HOLIDAYS, version="test 1")
DAY = timedelta(days=1)

# what, first day, length, calendar, kind, strict day, due day
WORKED = [
    ("POSH 2013 s.11(4), a leap February", "2024-01-01", "90 days", FIVE, "act", "2024-03-31", "2024-04-01"),
    ("POSH 2013 s.13(1), holiday and weekend", "2024-01-16", "10 days", FIVE, "act", "2024-01-26", "2024-01-29"),
    ("POSH 2013 s.9(1), outer limit, a Sunday", "2026-01-26", "3 months", FIVE, "status", "2026-04-26", "2026-04-26"),
    ("POSH 2013 s.9(1), no 30 February", "2024-11-30", "3 months", FIVE, "act", "2025-02-28", "2025-02-28"),
    ("rule 7(2), a holiday skipped", "2024-10-01", "7 working_days", FIVE, "act", "2024-10-11", "2024-10-11"),
    ("POSH 2013 s.11(1), Independence Day", "2024-08-08", "7 days", FIVE, "act", "2024-08-15", "2024-08-16"),
    ("2004 s.16(2), a Sunday", "2026-05-04", "90 days", FIVE, "act", "2026-08-02", "2026-08-03"),
    ("2017 cl.50(4), a holiday on Saturday", "2026-07-01", "45 days", FIVE, "act", "2026-08-15", "2026-08-17"),
    ("2017 cl.50(5), no 31 February", "2024-01-31", "1 months", FIVE, "act", "2024-02-29", "2024-02-29"),
    ("POSH 2013 s.13(4), a six-day office", "2025-06-17", "60 days", SIX, "act", "2025-08-16", "2025-08-16"),
    ("a year unpaid from 29 February", "2024-02-29", "1 years", FIVE, "status", "2025-02-28", "2025-02-28"),
    ("rule 7(5), fifteen days' notice", "2025-03-03", "15 days", FIVE, "not_before", "2025-03-18", "2025-03-19"),
    ("POSH 2013 s.4(3), tenure", "2024-02-29", "3 years", FIVE, "status", "2027-02-28", "2027-02-28"),
]


@pytest.mark.parametrize(("what", "start", "length", "office", "kind", "strict", "due"), WORKED)
def test_every_worked_date_is_reached(*, what, start, length, office, kind, strict, due):
    number, unit = length.split()
    counted = count(date.fromisoformat(start), Period(int(number), unit), office, kind=kind)
    assert (what, counted.strict.isoformat(), counted.due.isoformat()) == (what, strict, due)


def test_what_is_left_at_a_closed_office_counts_from_the_next_open_day():
    counted = count(date(2026, 8, 15), Period(60, "days"), FIVE, received_on_closed_day=True)
    assert (counted.start, counted.strict, counted.due) == (date(2026, 8, 17), date(2026, 10, 16), date(2026, 10, 16))
    assert [rule.id for rule in counted.rules] == ["received-on-closed-day", "gca-9"]
    assert [(day.date, day.counted) for day in counted.days[:4]] == [
        (date(2026, 8, 15), False),
        (date(2026, 8, 16), False),
        (date(2026, 8, 17), False),
        (date(2026, 8, 18), True),
    ]


def test_work_is_planned_to_the_last_open_day_not_after_the_strict_day():
    assert count(date(2024, 8, 8), Period(7, "days"), FIVE).work_by == date(2024, 8, 14)


def test_a_status_holds_on_its_last_day_and_has_ended_the_day_after():
    counted = count(date(2024, 2, 29), Period(1, "years"), FIVE, kind="status")
    assert counted.standing(date(2025, 2, 28)) is Standing.HOLDS
    assert counted.standing(date(2025, 3, 1)) is Standing.ENDED
    assert counted.ends_on == date(2025, 3, 1)


def test_a_notice_is_refused_before_its_last_day_arguable_on_it_and_safe_after_it():
    counted = count(date(2025, 3, 3), Period(15, "days"), FIVE, kind="not_before")
    standings = [counted.standing(date(2025, 3, day)) for day in (17, 18, 19)]
    assert standings == [Standing.TOO_EARLY, Standing.ARGUABLE, Standing.SAFE]
    assert counted.rolled is False


def test_an_act_is_in_time_by_roll_over_until_the_next_open_day_and_then_late():
    counted = count(date(2026, 5, 4), Period(90, "days"), FIVE)
    standings = [counted.standing(date(2026, 8, day)) for day in (1, 2, 3, 4)]
    assert standings == [Standing.IN_TIME, Standing.IN_TIME, Standing.ROLLED, Standing.LATE]
    assert [counted.days_over(date(2026, 8, day)) for day in (1, 2, 4)] == [-1, 0, 2]


@pytest.mark.parametrize(
    ("start", "last"),
    [
        (date(2025, 1, 1), date(2025, 3, 31)),
        (date(2025, 1, 15), date(2025, 4, 14)),
        (date(2025, 3, 1), date(2025, 5, 31)),
        (date(2024, 11, 30), date(2025, 2, 28)),
        (date(2025, 8, 31), date(2025, 11, 30)),
    ],
)
def test_an_inclusive_period_of_months_ends_before_the_same_numbered_day(start, last):
    assert count(start, Period(3, "months"), FIVE, kind="status", inclusive=True).strict == last


def test_every_day_of_a_count_is_explained():
    counted = count(date(2024, 1, 16), Period(10, "days"), FIVE)
    assert [day.date for day in counted.days] == [date(2024, 1, 16) + number * DAY for number in range(14)]
    assert sum(day.counted for day in counted.days) == 10
    assert [str(day.why) for day in counted.days[9:]] == [
        "Counted",
        "Counted: the last day of the period",
        "Weekly closed day",
        "Weekly closed day",
        "The next open day: still in time",
    ]
    assert [rule.id for rule in counted.rules] == ["gca-9", "gca-10"]


def test_a_skipped_holiday_is_named():
    office = Calendar.of((legal.Holiday(date(2024, 10, 2), "Gandhi Jayanti", "गांधी जयंती"),))
    counted = count(date(2024, 10, 1), Period(2, "working_days"), office)
    assert [(day.counted, str(day.why)) for day in counted.days] == [
        (False, "The day the period runs from is left out"),
        (False, "Gandhi Jayanti"),
        (True, "Counted"),
        (True, "Counted: the last day of the period"),
    ]


def test_a_date_past_the_entered_holidays_says_so():
    office = Calendar(known_until=date(2026, 12, 31))
    assert [rule.id for rule in count(date(2026, 12, 1), Period(45, "days"), office).rules] == [
        "gca-9",
        "calendar-year-missing",
    ]


@pytest.mark.parametrize(("number", "unit"), [(0, "days"), (-1, "months"), (1, "weeks"), (10**9, "days")])
def test_an_impossible_period_is_refused(number, unit):
    with pytest.raises(ValueError, match=r"period|unit"):
        Period(number, unit)


# A second counter, written another way: it walks day by day and never computes a date.


def walk_days(start, number, closed, *, working, inclusive):
    day, left = start, number - (1 if inclusive and not (working and closed(start)) else 0)
    while left:
        day += DAY
        left -= 0 if working and closed(day) else 1
    return day


def walk_months(start, number, *, inclusive):
    day, month = start, start.month
    while number:
        day += DAY
        if day.month != month:
            month, number = day.month, number - 1
    length = monthrange(day.year, day.month)[1]
    while day.day < min(start.day, length):
        day += DAY
    return day - DAY if inclusive and start.day <= length else day


def second_opinion(facts):
    start, number, unit, office, kind, inclusive = facts
    closed = set(office.holidays)

    def is_closed(day):
        return day in closed or day.weekday() in office.weekend

    if unit in ("days", "working_days"):
        strict = walk_days(start, number, is_closed, working=unit == "working_days", inclusive=inclusive)
    else:
        strict = walk_months(start, number * (12 if unit == "years" else 1), inclusive=inclusive)
    due = strict + DAY if kind is Kind.NOT_BEFORE else strict
    while kind is Kind.ACT and is_closed(due):
        due += DAY
    return strict, due


def random_case(dice):
    unit = dice.choice(("days", "working_days", "months", "years"))
    number = dice.randint(1, {"days": 120, "working_days": 40, "months": 12, "years": 5}[unit])
    start = date(2023, 1, 1) + dice.randint(0, 1800) * DAY
    return start, number, unit, dice.choice((FIVE, SIX)), dice.choice(list(Kind)), dice.random() < 0.2


def compare(cases, seed):
    dice = random.Random(seed)  # noqa: S311 -- repeatable cases, no secret
    for _case in range(cases):
        start, number, unit, office, kind, inclusive = facts = random_case(dice)
        counted = count(start, Period(number, unit), office, kind=kind, inclusive=inclusive)
        assert (facts, counted.strict, counted.due) == (facts, *second_opinion(facts))


def test_ten_thousand_random_periods_agree_with_the_counter_that_walks():
    compare(10_000, seed=2004)


def test_the_days_counted_are_as_many_as_the_period_has():
    dice = random.Random(2013)  # noqa: S311 -- repeatable cases, no secret
    for _case in range(500):
        start, number, unit, office, kind, inclusive = facts = random_case(dice)
        if unit in ("months", "years"):
            continue
        days = count(start, Period(number, unit), office, kind=kind, inclusive=inclusive).days
        assert (facts, sum(day.counted for day in days)) == (facts, number)


@pytest.mark.parametrize("zone", ["UTC", "Asia/Kolkata", "America/New_York", "Pacific/Chatham"])
def test_no_date_moves_with_the_zone_of_the_machine(zone):
    before = os.environ.get("TZ")
    os.environ["TZ"] = zone
    time.tzset()
    try:
        compare(500, seed=zone)
        with legal.as_of(datetime(2026, 3, 3, 18, 29, 59, tzinfo=UTC)):
            assert legal.today() == date(2026, 3, 3)
        with legal.as_of(datetime(2026, 3, 3, 18, 30, tzinfo=UTC)):
            assert legal.today() == date(2026, 3, 4)
    finally:
        os.environ.pop("TZ") if before is None else os.environ.__setitem__("TZ", before)
        time.tzset()
