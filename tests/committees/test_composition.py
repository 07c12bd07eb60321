"""Composition under the draft of 2004, over every combination of seats that matters."""

from dataclasses import replace
from datetime import date, timedelta
from itertools import combinations_with_replacement, product

import pytest

from committees.composition import Sits, blocking, defects

DAY = date(2025, 3, 3)
OVER = DAY - timedelta(days=1)
KINDS = ("president", "member", "ngo_member")
LAWFUL = {"body": "Invented Women's Circle", "ties_declared": True, "from_on": date(2024, 1, 1)}


def a_seat(number, kind, woman, over=False, conflicted=False, **more):
    """One seat of an invented committee."""
    term = OVER if over else None
    return Sits(number, kind, woman, until_on=term, conflicted=conflicted, **{**LAWFUL, **more})


def numbered(kinds):
    """Seats, each of another person."""
    return [a_seat(number, *kind) for number, kind in enumerate(kinds)]


def lawful_by_hand(kinds, *, reasons):
    """The rule said again in other words: one woman President, a nominee, and half women unless reasons stand."""
    sits = [(kind, woman) for kind, woman, *absent in kinds if not any(absent)]
    presides = [woman for kind, woman in sits if kind == "president"]
    women = [woman for _kind, woman in sits if woman]
    nominated = [kind for kind, _woman in sits if kind == "ngo_member"]
    return presides == [True] and bool(nominated) and (len(women) >= len(sits) / 2 or reasons)


@pytest.mark.parametrize("reasons", ["", "No other woman works at the yard."])
def test_every_committee_of_up_to_seven_who_may_all_sit_is_lawful_as_the_section_says(reasons):
    everyone = list(product(KINDS, (True, False)))
    for size in range(8):
        for kinds in combinations_with_replacement(everyone, size):
            found = blocking(defects(numbered(kinds), on=DAY, reasons=reasons))
            assert (not found) == lawful_by_hand(kinds, reasons=bool(reasons)), kinds


def test_terms_over_and_conflicts_are_taken_out_first_in_every_committee_of_up_to_seven():
    everyone = [*product(KINDS, (True, False)), ("president", True, True, False), ("ngo_member", True, False, True)]
    everyone += [("member", False, True, True)]
    for size in range(8):
        for kinds in combinations_with_replacement(everyone, size):
            found = blocking(defects(numbered(kinds), on=DAY))
            assert (not found) == lawful_by_hand(kinds, reasons=False), kinds


def test_every_mark_of_every_seat_is_met_in_every_committee_of_up_to_four():
    everyone = list(product(KINDS, (True, False), (True, False), (True, False)))
    for size in range(5):
        for kinds in combinations_with_replacement(everyone, size):
            found = blocking(defects(numbered(kinds), on=DAY))
            assert (not found) == lawful_by_hand(kinds, reasons=False), kinds


def four():
    """A lawful committee of four."""
    return numbered([("president", True), ("member", False), ("member", True), ("ngo_member", True)])


def test_a_lawful_committee_has_no_defect():
    assert defects(four(), on=DAY) == []


def test_a_man_does_not_preside_whatever_is_recorded():
    seats = numbered([("president", False), ("member", True), ("ngo_member", True)])
    found = defects(seats, on=DAY, reasons="No woman was willing.")
    assert [(one.clause, one.cure) for one in found] == [("SH-05", "member")]


def test_half_is_counted_over_all_the_president_and_the_nominee_among_them():
    half = numbered([("president", True), ("member", False), ("member", False), ("ngo_member", True)])
    assert defects(half, on=DAY) == []
    fewer = numbered([("president", True), ("member", False), ("ngo_member", False)])
    assert [one.cure for one in defects(fewer, on=DAY)] == ["reasons"]
    assert defects(fewer, on=DAY, reasons="No other woman works at the yard.") == []


def test_a_nominee_without_body_or_familiarity_and_without_declared_ties_is_named_for_both():
    bare = [*four()[:3], a_seat(9, "ngo_member", True, body="", ties_declared=False)]
    assert [(one.clause, one.cure) for one in defects(bare, on=DAY)] == [("SH-05", "member"), ("SH-05", "declaration")]
    familiar = [*four()[:3], a_seat(9, "ngo_member", True, body="", familiarity="Counselled at a legal aid clinic.")]
    assert defects(familiar, on=DAY) == []


def test_a_person_holds_one_seat():
    seats = four()
    seats[2] = replace(seats[2], person=seats[3].person)
    assert [one.cure for one in defects(seats, on=DAY)] == ["member"]


def test_two_members_are_warned_of_and_not_refused():
    seats = numbered([("president", True), ("ngo_member", True)])
    assert [one.blocks for one in defects(seats, on=DAY)] == [False]


def test_a_term_counts_its_first_and_its_last_day():
    one = a_seat(1, "member", True)
    on_the_edges = replace(one, from_on=DAY, until_on=DAY)
    assert [on_the_edges.counts(DAY + timedelta(days=days)) for days in (-1, 0, 1)] == [False, True, False]


def test_a_text_that_knows_no_such_body_has_no_rule_here():
    assert defects([], on=DAY, instrument="SH2004", kind="board") == []
