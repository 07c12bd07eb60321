"""The Internal Committee of the Act of 2013, seat by seat (PO-02, PO-03)."""

from dataclasses import replace
from datetime import date

import pytest

from committees.composition import blocking, defects
from committees.composition_2013 import last_day
from committees.seats import Sits

DAY, BEGAN = date(2025, 6, 2), date(2024, 6, 3)
PRESIDING = Sits("usha", "president", True, BEGAN, basis="own_office")
LEGAL = Sits("arun", "member", False, BEGAN, basis="legal")
COMMITTED = Sits("ravi", "member", False, BEGAN, basis="committed")
OUTSIDE = Sits("noor", "ngo_member", True, BEGAN, basis="organisation", body="An invented circle", ties_declared=True)
LAWFUL = (PRESIDING, LEGAL, COMMITTED, OUTSIDE)


def cures(*seats, on=DAY, reasons=""):
    found = blocking(defects(seats, on=on, instrument="POSH2013", reasons=reasons))
    return [(one.clause, one.cure) for one in found]


def changed(old, **values):
    return [replace(seat, **values) if seat is old else seat for seat in LAWFUL]


def test_four_with_two_women_are_the_smallest_lawful_committee():
    assert cures(*LAWFUL) == []
    assert cures(*LAWFUL[:3]) == [("PO-02", "member")] * 3


@pytest.mark.parametrize(
    ("seat", "values", "cure"),
    [
        (PRESIDING, {"woman": False}, "member"),
        (PRESIDING, {"basis": "other_workplace"}, "reasons"),
        (PRESIDING, {"kind": "member", "basis": "legal"}, "member"),
        (LEGAL, {"basis": ""}, "reasons"),
        (LEGAL, {"basis": "nobody_better"}, "reasons"),
        (OUTSIDE, {"basis": "", "familiarity": "Leads an employers' association."}, "member"),
        (OUTSIDE, {"body": ""}, "member"),
        (OUTSIDE, {"ties_declared": False}, "declaration"),
        (COMMITTED, {"person": "arun"}, "member"),
    ],
)
def test_what_is_missing_is_named(seat, values, cure):
    assert ("PO-02", cure) in cures(*changed(seat, **values))


@pytest.mark.parametrize(
    ("seat", "values"),
    [
        (PRESIDING, {"basis": "other_unit", "familiarity": "No woman of senior level works here."}),
        (LEGAL, {"basis": "nobody_better", "familiarity": "The others were asked and declined."}),
        (OUTSIDE, {"basis": "familiar", "body": "", "familiarity": "Five years of social work on the subject."}),
    ],
)
def test_what_the_act_allows_with_reasons_is_lawful_with_them(seat, values):
    assert cures(*changed(seat, **values)) == []


def test_no_reasons_excuse_fewer_women_than_half():
    fifth = Sits("mohan", "member", False, BEGAN, basis="social_work")
    assert cures(*LAWFUL, fifth, reasons="No other woman was willing.") == [("PO-02", "member")]


def test_a_term_ends_after_three_years_whatever_was_written():
    assert last_day(BEGAN) == last_day(BEGAN, date(2030, 1, 1)) == date(2027, 6, 3)
    assert last_day(BEGAN, date(2025, 6, 2)) == date(2025, 6, 2)
    assert cures(*LAWFUL, on=date(2027, 6, 3)) == []
    assert ("PO-03", "member") in cures(*LAWFUL, on=date(2027, 6, 4))


def test_one_who_left_is_no_term_run_out():
    left = replace(LEGAL, person="gone", until_on=date(2025, 1, 1), left=True)
    assert defects((*LAWFUL, left), on=DAY, instrument="POSH2013") == []
