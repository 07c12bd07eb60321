"""The legal clock: the day in India, days held for a while, and open and closed days."""

from datetime import UTC, date, datetime, timedelta

import pytest

from workflows import calendar as legal
from workflows.calendar import Calendar


def test_the_legal_day_changes_at_midnight_in_india():
    one_minute_to = datetime(2026, 3, 3, 23, 59, tzinfo=legal.LEGAL_ZONE)
    with legal.as_of(one_minute_to):
        assert legal.today() == date(2026, 3, 3)
    with legal.as_of(one_minute_to + timedelta(minutes=1)):
        assert legal.today() == date(2026, 3, 4)


def test_at_half_past_six_in_the_evening_utc_india_is_already_in_the_next_day():
    assert legal.legal_day(datetime(2026, 3, 3, 18, 29, tzinfo=UTC)) == date(2026, 3, 3)
    assert legal.legal_day(datetime(2026, 3, 3, 18, 30, tzinfo=UTC)) == date(2026, 3, 4)


def test_a_day_held_inside_another_gives_way_when_it_is_over():
    with legal.as_of(date(2026, 3, 3)):
        with legal.as_of(date(2030, 1, 1)):
            assert legal.today() == date(2030, 1, 1)
        assert legal.today() == date(2026, 3, 3)
        assert legal.now() == datetime(2026, 3, 3, 12, tzinfo=legal.LEGAL_ZONE)


def test_the_running_clock_is_aware_and_on_indian_time():
    assert legal.now().utcoffset() == timedelta(hours=5, minutes=30)
    machine = datetime.now(tz=UTC)  # noqa: TID251 -- the machine is what the clock is held against
    assert abs(legal.now() - machine) < timedelta(seconds=5)


def test_a_moment_without_a_zone_is_refused():
    with pytest.raises(ValueError, match="zone"), legal.as_of(datetime(2026, 3, 3)):  # noqa: DTZ001 -- the fault under test
        pass
    with pytest.raises(ValueError, match="zone"):
        legal.legal_day(datetime(2026, 3, 3))  # noqa: DTZ001 -- the fault under test


def test_open_days_pass_over_weekends_and_holidays_in_both_directions():
    office = Calendar(holidays=frozenset({date(2024, 1, 26)}))
    assert office.next_open(date(2024, 1, 26)) == date(2024, 1, 29)
    assert office.next_open(date(2024, 1, 25)) == date(2024, 1, 25)
    assert office.previous_open(date(2024, 1, 28)) == date(2024, 1, 25)
    assert office.add_working_days(date(2024, 1, 25), 1) == date(2024, 1, 29)


def test_an_office_open_on_saturday_does_not_pass_over_it():
    office = Calendar(weekend=legal.SIX_DAY_WEEK)
    assert office.next_open(date(2025, 8, 16)) == date(2025, 8, 16)


@pytest.mark.parametrize("weekend", [frozenset(range(7)), frozenset({9})])
def test_an_office_that_never_opens_or_closes_on_no_weekday_is_refused(weekend):
    with pytest.raises(ValueError, match="weekday"):
        Calendar(weekend=weekend)


def test_a_day_is_spoken_with_its_year_only_when_it_is_another_year():
    with legal.as_of(date(2026, 11, 30)):
        assert legal.spoken(date(2026, 12, 3)) == "Thu 3 December"
        assert legal.spoken(date(2027, 2, 28)) == "Sun 28 February 2027"
