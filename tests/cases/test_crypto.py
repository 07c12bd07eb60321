"""Sealing: what is sealed opens in its own place and nowhere else."""

import dataclasses
import uuid

import pytest

from cases import crypto
from cases.crypto import Place, SealBroken, seal, unseal
from cases.models import CaseKey, Party
from tests.world import World
from workflows import calendar

pytestmark = pytest.mark.django_db


def place(**changes):
    owner = changes.pop("owner", str(uuid.UUID(int=1)))
    return dataclasses.replace(Place("cases_party", "identity", str(uuid.UUID(int=2)), owner, "contact"), **changes)


def test_a_sealed_value_opens_where_it_lies():
    assert unseal(seal("आशा".encode(), place()), place()) == "आशा".encode()


@pytest.mark.parametrize("moved", [
    {"table": "cases_complaint"}, {"column": "content"}, {"row": str(uuid.UUID(int=3))},
    {"owner": str(uuid.UUID(int=4))}, {"compartment": "report"},
])  # fmt: skip
def test_a_sealed_value_moved_elsewhere_does_not_open(moved):
    sealed = seal(b"words", place())
    with pytest.raises(SealBroken):
        unseal(sealed, place(**moved))


def test_no_flipped_bit_goes_unnoticed():
    sealed = seal(b"words", place())
    for position in range(0, len(sealed) * 8, 7):
        flipped = bytearray(sealed)
        flipped[position // 8] ^= 1 << position % 8
        with pytest.raises(SealBroken):
            unseal(bytes(flipped), place())


def test_a_value_that_was_cut_does_not_open():
    sealed = seal(b"words", place())
    for length in range(len(sealed)):
        with pytest.raises(SealBroken):
            unseal(sealed[:length], place())


def test_lengths_say_little():
    assert {len(seal(b"x" * length, place())) for length in range(0, 252, 10)} == {1 + 12 + 256 + 16}


def test_the_same_words_never_seal_alike():
    assert len({seal(b"words", place()) for _each in range(100)}) == 100


def test_a_wrapped_key_does_not_open_for_another_case():
    crypto.case_key(place().owner)
    row = CaseKey.objects.get(owner=place().owner)
    with pytest.raises(SealBroken):
        crypto.unwrap(bytes(row.wrapped), str(uuid.UUID(int=9)), row.master_version)


def test_once_its_key_is_destroyed_nothing_of_a_case_opens_and_others_do():
    sealed, other = seal(b"words", place()), seal(b"others", place(owner=str(uuid.UUID(int=7))))
    CaseKey.objects.filter(owner=place().owner).update(wrapped=None)
    crypto.forget_keys()
    with pytest.raises(SealBroken):
        unseal(sealed, place())
    assert unseal(other, place(owner=str(uuid.UUID(int=7)))) == b"others"


def test_the_column_holds_no_word_of_a_partys_identity():
    world = World()
    with calendar.as_of(calendar.today()):
        world.file(on=calendar.today())
    party = Party.objects.get(code="R1")
    assert b"Vikram" not in bytes(party.__dict__["identity"])
    assert party.identity == {"name": "Vikram Namuna"}
