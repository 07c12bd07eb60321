"""The Hindi catalogue: every word that is marked has its Hindi, nothing guessed, every placeholder of a sentence where it belongs."""

import ast
import re
from pathlib import Path

import pytest
from babel.messages.pofile import read_po
from django.apps import apps
from django.db.models import Choices
from django.utils.functional import Promise
from django.utils.translation import override
from django.utils.translation.template import templatize

from cases import tracking
from cases.policy import PARTS
from workflows import book

ROOT = Path(__file__).resolve().parents[1]
CATALOGUE = ROOT / "locale" / "hi" / "LC_MESSAGES" / "django.po"
OURS = ("cases", "committees", "config", "notices", "workflows")
PLACEHOLDER = re.compile(r"%\(\w+\)[sd]|\{\}")
STRING = r"u?(?:'(?:[^'\\]|\\.)*'|\"(?:[^\"\\]|\\.)*\")"
CALL = re.compile(rf"\b(_|gettext|pgettext|ngettext|npgettext)\(({STRING}(?:\s*,\s*{STRING})*)", re.DOTALL)
# How many strings come first in a call, by the end of its name: context and words, one and many.
MARKS = {"gettext": 1, "ngettext": 2, "pgettext": 2, "npgettext": 3}
# Labels that are the same in every language.
NO_WORDS = re.compile(r"[\W\d]*")


def several(words):
    return words if isinstance(words, tuple) else (words,)


def placeholders(words):
    return {one for word in several(words) for one in PLACEHOLDER.findall(word)}


def entries():
    with CATALOGUE.open("rb") as file:
        return [entry for entry in read_po(file) if entry.id]


def in_hindi():
    """Context and first words of every entry that has its Hindi."""
    return {(entry.context, several(entry.id)[0]) for entry in entries() if all(several(entry.string))}


def keyed(mark, strings):
    """Context and first words, as the catalogue has them."""
    return (strings[0], strings[1]) if mark.startswith(("pgettext", "npgettext")) else (None, strings[0])


def marked_in_code(path):
    """What a module hands to Django's translation, whatever it calls the function there; what is no plain text is named too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module == "django.utils.translation"]
    names = {one.asname or one.name: one.name for node in imported for one in node.names if "gettext" in one.name}
    for node in ast.walk(tree):
        mark = names.get(node.func.id) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else None
        if mark:
            first = [one.value if isinstance(one, ast.Constant) else ast.unparse(one) for one in node.args]
            yield keyed(mark, first[: MARKS[mark.removesuffix("_lazy").removesuffix("_noop")]])


def marked_in_template(path):
    """What a template marks, as Django itself extracts it."""
    text = templatize(path.read_text(encoding="utf-8"), origin=str(path))
    for mark, given in CALL.findall(text):
        yield keyed(mark, [ast.literal_eval(one) for one in re.findall(STRING, given, re.DOTALL)])


def marked():
    """Every marked word, with the file that marks it."""
    code = [path for folder in OURS for path in sorted((ROOT / folder).rglob("*.py")) if "migrations" not in path.parts]
    pages = [path for path in sorted((ROOT / "templates").rglob("*")) if path.suffix in (".html", ".txt")]
    for path in code:
        yield from ((one, path.relative_to(ROOT)) for one in marked_in_code(path))
    for path in pages:
        yield from ((one, path.relative_to(ROOT)) for one in marked_in_template(path))


def test_no_entry_is_a_guess_or_empty():
    assert [entry.id for entry in entries() if entry.fuzzy or not all(several(entry.string))] == []


def test_every_placeholder_stands_in_both_languages():
    assert [entry.id for entry in entries() if placeholders(entry.id) != placeholders(entry.string)] == []


def test_every_word_that_is_marked_has_its_hindi(record_property):
    known, found = in_hindi(), list(marked())
    record_property("figure", f"marked words: {len(found)}, of which {len({one for one, _path in found})} differ")
    assert [(words, str(path)) for (words, path) in found if words not in known] == []


def test_the_extraction_sees_every_way_of_marking(tmp_path):
    calls = "_now('a')\npgettext('c', 'b')\nngettext_lazy('d', 'e')\n"
    code = f"from django.utils.translation import gettext as _now, pgettext, ngettext_lazy\n{calls}"
    tags = "{% translate 'f' %}{% blocktranslate trimmed %}g\n h{% endblocktranslate %}{{ _('i') }}{% translate 'j' context 'k' %}"
    (tmp_path / "a.py").write_text(code, encoding="utf-8")
    (tmp_path / "a.html").write_text("{% load i18n %}" + tags, encoding="utf-8")
    assert list(marked_in_code(tmp_path / "a.py")) == [(None, "a"), ("c", "b"), (None, "d")]
    assert set(marked_in_template(tmp_path / "a.html")) == {(None, "f"), (None, "g h"), (None, "i"), ("k", "j")}


def every_subclass(kind):
    for one in kind.__subclasses__():
        yield one
        yield from every_subclass(one)


def labels():
    """Every label of a choice that a page can show: of columns, of stages, of the questions of steps, of parts of a file."""
    for model in (one for one in apps.get_models() if one._meta.app_label in OURS):
        for field in model._meta.get_fields():
            yield from ((f"{model.__name__}.{field.name}", words) for _value, words in getattr(field, "choices", None) or ())
    # The six words of tracking are said by the pages, in `display.PUBLIC_WORDS`.
    for choices in every_subclass(Choices):
        if choices.__module__.split(".")[0] in OURS and choices is not tracking.Word:
            yield from ((choices.__name__, one.label) for one in choices)
    for law in book.LAWS:
        for name, (_procedure, info) in book.steps(law).items():
            yield name, info.label
            yield from ((f"{name}.{fact.name}", words) for fact in info.facts for _value, words in fact.choices)
    yield from ((f"part {code}", part.what) for code, part in PARTS.items())


@pytest.mark.parametrize("asked", ["marked", "said"])
def test_every_label_of_a_choice_is_said_in_hindi(asked):
    told = [(where, words) for where, words in labels() if not NO_WORDS.fullmatch(str(words))]
    if asked == "marked":
        assert sorted({(where, str(words)) for where, words in told if not isinstance(words, Promise)}) == []
        return
    with override("hi"):
        assert sorted({(where, str(words)) for where, words in told if not re.search(r"[\u0900-\u097f]", str(words))}) == []


def test_what_the_law_says_of_each_step_of_every_text_is_said_in_hindi():
    known = in_hindi()
    every = [(name, info) for law in book.LAWS for name, (_procedure, info) in book.steps(law).items()]
    told = [(name, info.says) for name, info in every if info.who != "system"]
    assert [(name, says) for name, says in told if (None, says) not in known] == []
