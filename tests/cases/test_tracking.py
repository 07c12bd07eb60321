"""The code on the slip: found without being kept, read however it is typed, dead once replaced."""

from datetime import date

import pytest

from cases import tracking
from cases.access import STAGE_RANK
from cases.models import PartyAccess
from tests.world import World
from workflows import calendar

CODES = 500


def test_codes_are_all_different_and_all_read_back():
    codes = {tracking.new_code() for _n in range(CODES)}
    assert (len(codes), {tracking.read_code(code) for code in codes}) == (CODES, codes)


def test_a_code_has_115_random_bits_and_one_check_symbol():
    assert (len(tracking.SYMBOLS) ** tracking.RANDOM_SYMBOLS).bit_length() == 116
    assert len(tracking.new_code()) == 24


def test_every_single_wrong_symbol_is_noticed():
    code = tracking.new_code()
    wrong = [code[:n] + other + code[n + 1 :] for n in range(24) for other in tracking.SYMBOLS if other != code[n]]
    assert [typed for typed in wrong if tracking.read_code(typed)] == []


def test_every_two_neighbours_that_were_swapped_are_noticed():
    code = tracking.new_code()
    swapped = [code[:n] + code[n + 1] + code[n] + code[n + 2 :] for n in range(23) if code[n] != code[n + 1]]
    assert [typed for typed in swapped if tracking.read_code(typed)] == []


def test_small_letters_spaces_and_the_letters_that_look_like_figures_are_read():
    body = "0011" + "2" * 19
    code = body + tracking.check_symbol(body)
    assert tracking.read_code(" oO-iL " + code[4:].lower()) == code


@pytest.mark.parametrize("typed", ["", None, "0", "U" * 24, "0" * 23, "é" * 24, "0" * 500])
def test_what_cannot_be_a_code_is_none(typed):
    assert tracking.read_code(typed) == ""


@pytest.mark.django_db
def test_a_new_code_stops_the_old_one_and_neither_is_kept():
    world = World()
    with calendar.as_of(date(2026, 11, 30)):
        world.file(on=calendar.today())
        first = tracking.issue(world.party("C1"))
        second = tracking.issue(world.party("C1"))
    assert (tracking.party_of(first), tracking.party_of(second).code) == (None, "C1")
    assert [code for code in (first, second) if code in str(list(PartyAccess.objects.values()))] == []


def test_the_peppers_lie_beside_the_master_key_and_only_their_owner_reads_them(settings):
    tracking.tag(tracking.new_code())
    modes = {path.name: oct(path.stat().st_mode)[-3:] for path in settings.KEY_FOLDER.iterdir()}
    assert modes == {"tracking-salt.key": "400", "tracking-tag.key": "400"}


def test_every_stage_of_a_complaint_has_one_of_the_six_words():
    assert set(STAGE_RANK) - {"new"} == set(tracking.WORD_OF_STAGE)
    assert set(tracking.WORD_OF_STAGE.values()) == set(tracking.Word)
