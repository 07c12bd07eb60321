"""The Hindi catalogue: nothing guessed, and every placeholder of a sentence where it belongs."""

import re
from pathlib import Path

from babel.messages.pofile import read_po

CATALOGUE = Path(__file__).resolve().parents[1] / "locale" / "hi" / "LC_MESSAGES" / "django.po"
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|\{\}")


def several(words):
    return words if isinstance(words, tuple) else (words,)


def placeholders(words):
    return {one for word in several(words) for one in PLACEHOLDER.findall(word)}


def entries():
    with CATALOGUE.open("rb") as file:
        return [entry for entry in read_po(file) if entry.id]


def test_no_entry_is_a_guess_or_empty():
    assert [entry.id for entry in entries() if entry.fuzzy or not all(several(entry.string))] == []


def test_every_placeholder_stands_in_both_languages():
    assert [entry.id for entry in entries() if placeholders(entry.id) != placeholders(entry.string)] == []
