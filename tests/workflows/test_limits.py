"""The limits of the four texts: each length against a table of our own, boundaries, extensions, and versions."""

from datetime import date, timedelta

import pytest

from workflows.calendar import Calendar
from workflows.counting import Kind, Standing
from workflows.dw2017 import limits as dw2017
from workflows.limits import Extension, Limit, NoFixedPeriodError, UnknownLimitError, by_slug, every, table
from workflows.posh2013 import limits as posh2013

OFFICE = Calendar()
DAY = timedelta(days=1)

# slug, row of the law, length, kind, first day included
LENGTHS = [
    ("sh2004.constitute_local", "SH-10", "15 days", "act", False),
    ("sh2004.inquiry", "SH-22", "90 days", "act", False),
    ("posh2013.file", "PO-10", "3 months", "act", False),
    ("posh2013.nodal_forward", "PO-17", "7 days", "act", False),
    ("posh2013.police_dw", "PO-19", "7 days", "act", False),
    ("posh2013.copy_to_respondent", "PO-20", "7 working_days", "act", False),
    ("posh2013.reply", "PO-21", "10 working_days", "act", False),
    ("posh2013.interim_leave", "PO-26", "3 months", "status", False),
    ("posh2013.exparte_notice", "PO-32", "15 days", "not_before", False),
    ("posh2013.inquiry", "PO-34", "90 days", "act", False),
    ("posh2013.report", "PO-36", "10 days", "act", False),
    ("posh2013.employer_act", "PO-43", "60 days", "act", False),
    ("posh2013.appeal", "PO-45", "90 days", "act", False),
    ("posh2013.committee_term", "PO-03", "3 years", "status", False),
    ("posh2013.annual", "PO-51", "", "act", False),
    ("posh2013.board_report", "PO-52", "", "act", False),
    ("dw2017.appeal_state_board", "DW-10", "30 days", "act", False),
    ("dw2017.register_employer", "DW-31", "1 months", "act", False),
    ("dw2017.register_worker", "DW-32", "1 months", "act", False),
    ("dw2017.renewal", "DW-13", "1 years", "act", False),
    ("dw2017.central_term", "DW-16", "3 years", "status", False),
    ("dw2017.central_meeting", "DW-16", "6 months", "act", False),
    ("dw2017.district_meeting", "DW-18", "4 months", "act", False),
    ("dw2017.new_board", "DW-22", "15 days", "act", False),
    ("dw2017.waiver", "DW-12", "3 months", "status", True),
    ("dw2017.lapse", "DW-12", "1 years", "status", False),
    ("dw2017.wages", "DW-38", "5 days", "act", True),
    ("dw2017.notice", "DW-39", "1 months", "not_before", False),
    ("dw2017.wage_review", "DW-27", "5 years", "act", False),
    ("dw2017.chair_rotation", "DW-02", "1 years", "status", False),
    ("dw2017.grievance", "DW-04", "45 days", "act", False),
    ("dw2017.collector", "DW-05", "1 months", "act", False),
    ("dw2008.register", "DX-03", "1 months", "act", False),
    ("dw2008.appeal_state_board", "DX-05", "30 days", "act", False),
    ("dw2008.remit", "DX-07", "15 days", "act", False),
    ("dw2008.waiver", "DX-07", "3 months", "status", True),
    ("dw2008.lapse", "DX-08", "1 years", "status", False),
    ("dw2008.prosecute", "DX-10", "3 months", "act", False),
]
STARTS = [
    date(2023, 11, 30),
    date(2024, 1, 31),
    date(2024, 2, 29),
    date(2025, 3, 1),
    date(2026, 8, 31),
    date(2026, 12, 31),
]


def test_the_limits_are_those_of_the_texts_and_no_others():
    said = [
        (
            limit.slug,
            limit.clause,
            " ".join(f"{number} {unit}" for number, unit in limit.lengths()),
            limit.kind.value,
            limit.inclusive,
        )
        for limit in every().values()
    ]
    assert said == LENGTHS


@pytest.mark.parametrize("slug", [slug for slug, _row, length, _kind, _first in LENGTHS if length])
@pytest.mark.parametrize("start", STARTS)
def test_the_day_before_the_day_itself_and_the_day_after_stand_as_the_kind_says(slug, start):
    counted = by_slug(slug).count(start, OFFICE)
    expected = {
        Kind.ACT: [Standing.IN_TIME, Standing.IN_TIME, Standing.ROLLED if counted.rolled else Standing.LATE],
        Kind.STATUS: [Standing.HOLDS, Standing.HOLDS, Standing.ENDED],
        Kind.NOT_BEFORE: [Standing.TOO_EARLY, Standing.ARGUABLE, Standing.SAFE],
    }[counted.kind]
    assert [counted.standing(counted.strict + shift * DAY) for shift in (-1, 0, 1)] == expected
    assert counted.rolled == (counted.kind is Kind.ACT and counted.strict.weekday() in (5, 6))


def test_wages_are_due_by_the_fifth_whatever_day_of_the_month_is_asked_from():
    assert dw2017.WAGES.count(date(2026, 3, 14), OFFICE).strict == date(2026, 3, 5)


def test_an_extension_is_counted_from_the_incident_and_never_rolls():
    first = posh2013.FILE.count(date(2023, 4, 30), OFFICE)
    outer = posh2013.FILE.outer(date(2023, 4, 30), OFFICE)
    assert (first.strict, first.due) == (date(2023, 7, 30), date(2023, 7, 31))
    assert (outer.strict, outer.due) == (date(2023, 10, 30), date(2023, 10, 30))
    assert [rule.id for rule in outer.rules] == ["gca-9", "gca-3-35", "from-the-trigger", "never-rolled"]


def test_an_extension_from_a_months_end_keeps_the_number_of_the_first_day():
    assert posh2013.FILE.count(date(2024, 11, 30), OFFICE).strict == date(2025, 2, 28)
    assert posh2013.FILE.outer(date(2024, 11, 30), OFFICE).strict == date(2025, 5, 30)


def test_a_condonation_without_a_cap_has_no_outer_limit():
    assert dw2017.APPEAL_STATE_BOARD.outer(date(2026, 1, 1), OFFICE) is None
    assert dw2017.GRIEVANCE.outer(date(2026, 1, 1), OFFICE) is None


def test_a_limit_without_a_period_shows_days_and_invents_none():
    with pytest.raises(NoFixedPeriodError, match=r"section 21, rule 14 sets no period"):
        posh2013.ANNUAL.count(date(2026, 1, 1), OFFICE)


def test_only_a_verified_limit_may_block():
    assert [limit.slug for limit in every().values() if not limit.may_block] == [
        "posh2013.annual",
        "posh2013.board_report",
    ]


def newer(**facts):
    old = Limit(slug="sh2004.example", clause="SH-22", section="section 0", days=90, runs_from="an example")
    return Limit(
        slug="sh2004.example",
        clause="SH-22",
        section="section 0",
        days=60,
        runs_from="an example",
        in_force_from=date(2027, 1, 1),
        replaces=old,
        **facts,
    )


def test_a_later_limit_never_touches_a_case_begun_before_it_unless_it_says_so():
    assert [newer().in_force(day).days for day in (date(2026, 12, 31), date(2027, 1, 1))] == [90, 60]
    assert newer(reaches_pending=True).in_force(date(2026, 12, 31)).days == 60


def test_before_its_first_version_a_limit_is_not_known():
    with pytest.raises(UnknownLimitError, match="not in force on 2013-12-08"):
        by_slug("posh2013.inquiry", began=date(2013, 12, 8))
    assert by_slug("posh2013.inquiry", began=date(2013, 12, 9)) is posh2013.INQUIRY


def test_a_limit_belongs_to_the_text_that_its_name_begins_with():
    assert {limit.instrument for limit in every().values()} == {"sh2004", "posh2013", "dw2017", "dw2008"}


@pytest.mark.parametrize("slug", ["sh2004.appeal", "ipc1860.inquiry", ""])
def test_a_name_that_no_text_knows_is_refused(slug):
    with pytest.raises(UnknownLimitError):
        by_slug(slug)


def test_contradictory_limits_are_refused():
    with pytest.raises(ValueError, match="more than one length"):
        Limit(slug="sh2004.example", clause="SH-22", section="section 0", days=1, months=1, runs_from="an example")
    with pytest.raises(ValueError, match="twice"):
        table(posh2013.FILE, posh2013.FILE)
    mixed = Limit(
        slug="sh2004.example",
        clause="SH-22",
        section="section 0",
        days=30,
        runs_from="an example",
        extension=Extension(clause="SH-22", section="section 0", by="nobody", ground="none", months=1),
    )
    with pytest.raises(ValueError, match="unit"):
        mixed.outer(date(2026, 1, 1), OFFICE)
