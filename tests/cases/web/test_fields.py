"""A day in three parts: what is wrong with it is said in words beside it."""

from datetime import date

import pytest
from django.core.exceptions import ValidationError

from cases.web.fields import DayField
from workflows import calendar

TODAY = date(2026, 11, 30)


def said(parts, **wishes):
    with calendar.as_of(TODAY), pytest.raises(ValidationError) as wrong:
        DayField(**wishes).clean(parts)
    return wrong.value.messages


def test_a_day_is_read_from_its_three_parts():
    assert DayField().clean(["14", "11", "2026"]) == date(2026, 11, 14)


def test_a_day_may_be_written_in_hindi_figures():
    assert DayField().clean(["१४", "११", "२०२६"]) == date(2026, 11, 14)


@pytest.mark.parametrize(
    ("parts", "message"),
    [
        (["31", "11", "2026"], "November has 30 days. Check the day."),
        (["29", "2", "2026"], "February has 28 days. Check the day."),
        (["1", "13", "2026"], "A year has 12 months. Check the month."),
        (["1", "11", "26"], "Write all four figures of the year. Check the year."),
        (["one", "11", "2026"], "Write the day, the month and the year in figures, for example 14 11 2026."),
        (["", "11", "2026"], "Write the day, the month and the year in figures, for example 14 11 2026."),
        (["", "", ""], "Write the day, the month and the year."),
    ],
)
def test_a_slip_of_the_pen_is_named(parts, message):
    assert said(parts) == [message]


def test_a_day_that_has_not_come_is_refused_where_it_cannot_be():
    assert said(["1", "12", "2026"], no_future=True) == ["This day has not come yet. Check the day, the month and the year."]


def test_today_is_not_in_the_future():
    with calendar.as_of(TODAY):
        assert DayField(no_future=True).clean(["30", "11", "2026"]) == TODAY


def test_an_empty_day_is_nothing_where_none_is_asked():
    assert DayField(required=False).clean(["", "", ""]) is None
