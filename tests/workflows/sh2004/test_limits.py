"""The two limits of the 2004 draft at their edges: month end, leap day, closed day."""

from datetime import date

import pytest

from workflows.calendar import SIX_DAY_WEEK, Calendar
from workflows.counting import Standing
from workflows.sh2004 import limits

HOLIDAYS = frozenset({date(2024, 1, 26), date(2024, 8, 15), date(2024, 10, 2), date(2026, 8, 3)})
FIVE = Calendar(holidays=HOLIDAYS)
SIX = Calendar(weekend=SIX_DAY_WEEK, holidays=HOLIDAYS)

# limit, complaint, calendar, strict day, day after roll-over
EDGES = [
    (limits.CONSTITUTE_LOCAL, date(2024, 2, 14), FIVE, date(2024, 2, 29), date(2024, 2, 29)),  # ends on the leap day
    (limits.CONSTITUTE_LOCAL, date(2024, 2, 29), FIVE, date(2024, 3, 15), date(2024, 3, 15)),  # runs from the leap day
    (limits.CONSTITUTE_LOCAL, date(2025, 2, 14), FIVE, date(2025, 3, 1), date(2025, 3, 3)),  # no leap day: a Saturday
    (limits.CONSTITUTE_LOCAL, date(2025, 2, 14), SIX, date(2025, 3, 1), date(2025, 3, 1)),  # the Saturday is open
    (limits.CONSTITUTE_LOCAL, date(2024, 1, 31), FIVE, date(2024, 2, 15), date(2024, 2, 15)),  # from a month's end
    (limits.CONSTITUTE_LOCAL, date(2024, 1, 11), FIVE, date(2024, 1, 26), date(2024, 1, 29)),  # holiday, then a weekend
    (limits.CONSTITUTE_LOCAL, date(2024, 12, 17), FIVE, date(2025, 1, 1), date(2025, 1, 1)),  # over a year's end
    (limits.INQUIRY, date(2026, 5, 4), Calendar(), date(2026, 8, 2), date(2026, 8, 3)),  # a Sunday
    (limits.INQUIRY, date(2026, 5, 4), FIVE, date(2026, 8, 2), date(2026, 8, 4)),  # Monday closed too
    (limits.INQUIRY, date(2024, 2, 29), FIVE, date(2024, 5, 29), date(2024, 5, 29)),  # from the leap day
    (limits.INQUIRY, date(2024, 1, 1), FIVE, date(2024, 3, 31), date(2024, 4, 1)),  # over the leap day
    (limits.INQUIRY, date(2025, 1, 1), FIVE, date(2025, 4, 1), date(2025, 4, 1)),  # no leap day
    (limits.INQUIRY, date(2024, 5, 17), FIVE, date(2024, 8, 15), date(2024, 8, 16)),  # Independence Day
    (limits.INQUIRY, date(2024, 7, 4), SIX, date(2024, 10, 2), date(2024, 10, 3)),  # Gandhi's birthday
    (limits.INQUIRY, date(2025, 10, 31), FIVE, date(2026, 1, 29), date(2026, 1, 29)),  # over a year's end
]


@pytest.mark.parametrize(("limit", "complaint", "office", "strict", "due"), EDGES)
def test_each_edge_is_counted_from_the_date_of_the_complaint(limit, complaint, office, strict, due):
    counted = limit.count(complaint, office)
    assert (counted.strict, counted.due) == (strict, due)


def test_an_inquiry_is_in_time_the_day_before_and_on_the_last_day_and_late_the_day_after():
    counted = limits.INQUIRY.count(date(2024, 2, 29), FIVE)
    standings = [counted.standing(date(2024, 5, day)) for day in (28, 29, 30)]
    assert standings == [Standing.IN_TIME, Standing.IN_TIME, Standing.LATE]


def test_an_inquiry_whose_last_day_is_closed_is_late_only_after_the_next_open_day():
    counted = limits.INQUIRY.count(date(2026, 5, 4), FIVE)
    standings = [counted.standing(date(2026, 8, day)) for day in (1, 2, 3, 4, 5)]
    assert standings == [Standing.IN_TIME, Standing.IN_TIME, Standing.ROLLED, Standing.ROLLED, Standing.LATE]
