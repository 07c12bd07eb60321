"""The parts of a page: errors lead to the question, shut doors say how they open, every template can be read."""

import re
from datetime import date
from pathlib import Path

import pytest
from django import forms
from django.template import Context
from django.template.loader import get_template, render_to_string

from cases.web.fields import DayField, SeveralFilesField
from cases.web.questions import Questions
from cases.web.widgets import ManyPicks, Picks
from workflows import calendar

TEMPLATES = Path(__file__).parents[3] / "templates"
NAMES = sorted(str(path.relative_to(TEMPLATES)) for path in TEMPLATES.rglob("*.html"))


class Account(Questions):
    """One question of every kind."""

    last = DayField(label="The last time it happened", help_text="For example 14 11 2026", no_future=True)
    often = forms.ChoiceField(
        label="When did it happen?", widget=Picks(hints={"b": "That is common."}), choices=[("a", "Once"), ("b", "Not sure")]
    )
    needs = forms.MultipleChoiceField(label="What do you need?", widget=ManyPicks(), choices=[("large", "Large print")])
    words = forms.CharField(label="What happened?", widget=forms.Textarea, help_text="In your own words.")
    papers = SeveralFilesField(label="Papers")
    own = forms.BooleanField(label="This is my account.")


def told_wrong():
    return Account({"last_day": "31", "last_month": "11", "last_year": "2026"})


@pytest.mark.parametrize("name", NAMES)
def test_every_template_can_be_read(name):
    assert get_template(name).template.name == name


def test_every_error_leads_to_its_question_and_says_the_same_words_there():
    form = told_wrong()
    summary = render_to_string("components/errors.html", {"form": form})
    page = render_to_string("components/form.html", {"form": form})
    led = re.findall(r'<a href="#([^"]+)">([^<]+)</a>', summary)
    assert [(f'id="{control}"' in page, f">{words}</span>" in page) for control, words in led] == [(True, True)] * 6


def test_what_was_typed_is_shown_again():
    page = render_to_string("components/form.html", {"form": told_wrong()})
    assert re.findall(r'name="last_\w+" value="(\d+)"', page) == ["31", "11", "2026"]


def test_hint_and_error_are_read_out_with_the_question():
    page = render_to_string("components/form.html", {"form": told_wrong()})
    named = {name for names in re.findall(r'aria-describedby="([^"]+)"', page) for name in names.split()}
    assert named - set(re.findall(r' id="([^"]+)"', page)) == set()


def test_an_empty_answer_is_named_by_its_question():
    assert told_wrong().errors["words"] == ["Not answered yet: What happened?"]


def test_a_shut_door_says_why_where_it_stands_and_how_it_opens():
    unmet = [{"message": "He has not been asked to show cause.", "clause": "SH-32", "cure": "a served notice."}]
    door = render_to_string("components/shut.html", {"label": "Direct a punishment", "unmet": unmet})
    words = " ".join(re.sub(r"<[^>]+>", " ", door).split())
    assert words == "Direct a punishment Not yet. He has not been asked to show cause. SH-32 What opens it: a served notice."


def test_the_line_of_a_limit_is_drawn_without_a_style():
    with calendar.as_of(date(2026, 11, 30)):
        page = get_template("components/case_head.html").template.engine.from_string(
            '{% load register_tags %}{% clock_line start last as clock %}{% include "components/case_head.html" with handle="R7K-MQ2" %}'
        )
        drawn = page.render(Context({"start": date(2026, 10, 16), "last": date(2027, 1, 14)}))
    assert ('class="clock-used" x="0%" y="24" width="50%"' in drawn, "style=" in drawn) == (True, False)
