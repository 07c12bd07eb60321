"""Calendars begun from the published holidays of a State."""

from datetime import date

import pytest
from django.utils.translation import override

from workflows.holidays_seed import UnknownRegionError, regional, seed


def test_the_three_national_holidays_are_closed_in_every_region():
    national = (date(2026, 1, 26), date(2026, 8, 15), date(2026, 10, 2))
    for region in ("IN", "IN-MH", "IN-TN", "IN-DL"):
        calendar = regional(region, [2026])
        assert (region, [calendar.is_open(day) for day in national]) == (region, [False, False, False])


def test_a_states_own_day_is_closed_there_and_open_elsewhere():
    assert regional("IN-MH", [2026]).is_open(date(2026, 2, 19)) is False
    assert regional("IN-TN", [2026]).is_open(date(2026, 2, 19)) is True


def test_a_holiday_is_named_in_the_readers_language():
    republic_day = next(holiday for holiday in seed("IN-MH", [2026]) if holiday.day == date(2026, 1, 26))
    with override("en"):
        assert str(republic_day) == "Republic Day"
    with override("hi"):
        assert str(republic_day) == "गणतंत्र दिवस"


def test_a_calendar_says_which_list_it_was_begun_from_and_how_far_it_reaches():
    calendar = regional("IN-MH", [2027, 2026])
    assert calendar.version.startswith("IN-MH 2026-2027, holidays ")
    assert (calendar.knows(date(2027, 12, 31)), calendar.knows(date(2028, 1, 1))) == (True, False)


@pytest.mark.parametrize("region", ["MH", "IN-ZZ", "US-NY", "IN-", ""])
def test_a_region_that_is_not_in_india_is_refused(region):
    with pytest.raises(UnknownRegionError):
        seed(region, [2026])
