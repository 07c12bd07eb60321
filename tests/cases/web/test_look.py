"""The look: colours that can be read, pages without scripts or strangers, and a front door that is light."""

import re
from datetime import date
from pathlib import Path

import pytest

from cases.web import display

ROOT = Path(__file__).parents[3]
SHEET = ROOT / "cases" / "static" / "register.css"
PAGES = sorted(path for path in (ROOT / "templates").rglob("*.html") if "notices" not in path.relative_to(ROOT).parts)
SAID_IN_BOTH_LANGUAGES = {"400.html", "500.html", "left.html"}
TOKENS = dict(re.findall(r"--([a-z0-9-]+): (#[0-9a-f]{3,6});", SHEET.read_text(encoding="utf-8")))
PAGE_LIMIT = 50 * 1000

READING = [
    *[(ink, ground) for ink in ("ink", "ink-soft") for ground in ("paper", "kora")],
    *[("ink", ground) for ground in ("kora-deep", "neel-wash", "haldi-wash", "neem-wash", "geru-wash", "jamun-wash")],
    ("neel", "paper"), ("neel-deep", "neel-wash"), ("neel-deep", "paper"), ("paper", "ink"), ("paper", "neel"), ("paper", "neel-deep"),
    ("haldi-ink", "haldi-wash"), ("neem-ink", "neem-wash"), ("geru-ink", "geru-wash"), ("geru-ink", "paper"),
    ("jamun", "jamun-wash"), ("ink-soft", "neel-wash"), ("ink-soft", "haldi-wash"),
]  # fmt: skip
OTHER_TEXT = [("neem", "paper"), ("geru", "paper"), ("neel", "kora"), ("geru", "geru-wash")]
BORDERS = [("edge", "paper"), ("edge", "kora"), ("neel", "paper"), ("geru", "paper"), ("margin-rule", "paper"), ("ink", "haldi")]


def brightness(colour):
    digits = colour.lstrip("#")
    pairs = [digits[n] * 2 for n in range(3)] if len(digits) == 3 else [digits[n : n + 2] for n in (0, 2, 4)]
    parts = [int(pair, 16) / 255 for pair in pairs]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one, other):
    light, dark = sorted((brightness(TOKENS[one]), brightness(TOKENS[other])), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def faint(pairs, least):
    return {pair: round(contrast(*pair), 2) for pair in pairs if contrast(*pair) < least}


def test_reading_text_stands_out_seven_to_one_on_every_ground():
    assert faint(READING, 7) == {}


def test_other_text_stands_out_four_and_a_half_to_one():
    assert faint(OTHER_TEXT, 4.5) == {}


def test_borders_of_fields_stand_out_three_to_one():
    assert faint(BORDERS, 3) == {}


def test_every_colour_outside_the_tokens_is_black_or_white():
    rules = SHEET.read_text(encoding="utf-8").split("/* 2. Ground")[1]
    assert sorted(set(re.findall(r"#[0-9a-f]{3,6}\b", rules))) == ["#000", "#fff"]


def test_every_token_that_is_used_is_defined_and_every_one_defined_is_used():
    sheet = SHEET.read_text(encoding="utf-8")
    defined = set(re.findall(r"(--[a-z0-9-]+):", sheet))
    assert defined == set(re.findall(r"var\((--[a-z0-9-]+)\)", sheet))


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_page_carries_a_script_or_a_style_of_its_own(page):
    text = page.read_text(encoding="utf-8").lower()
    assert re.findall(r"<script|<style|\sstyle=|\son[a-z]+=|javascript:|\|safe\b", text) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_page_asks_a_third_party_for_anything(page):
    addresses = re.findall(r"(?:https?:)?//[^\s\"'<>]+", page.read_text(encoding="utf-8"))
    assert [address for address in addresses if not address.startswith("http://www.w3.org/")] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_word_of_a_page_can_be_said_in_another_language(page):
    if page.name in SAID_IN_BOTH_LANGUAGES:
        return
    text = re.sub(r"{% comment %}.*?{% endcomment %}", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    text = re.sub(r"{% block density %}.*?{% endblock %}", "", text)
    text = re.sub(r"{% blocktranslate.*?{% endblocktranslate %}", "", text, flags=re.DOTALL)
    text = re.sub(r"{%.*?%}|{{.*?}}|<!doctype html>", "", text, flags=re.DOTALL)
    text = re.sub(r"<[^>]*>", "", text).replace("&nbsp;", "")
    assert re.findall(r"[A-Za-z]{2,}", text) == []


def test_the_sheet_asks_a_third_party_for_nothing():
    assert re.findall(r"@import|url\(|https?:", SHEET.read_text(encoding="utf-8")) == []


@pytest.mark.django_db
@pytest.mark.parametrize("language", ["en", "hi"])
def test_the_pages_that_begin_a_complaint_weigh_with_sheet_and_picture_at_most_fifty_kilobytes(client, language, record_property):
    here = {"accept-language": language}
    pages = {path: client.get(path, headers=here).content for path in ("/", "/tell", "/talk", "/stands")}
    pages |= {"/tell/begin": client.post("/tell/begin", headers=here).content, "/tell/what": client.get("/tell/what", headers=here).content}
    brought = sum((SHEET.parent / name).stat().st_size for name in ("register.css", "mark.svg"))
    weights = {path: len(page) + brought for path, page in pages.items()}
    record_property("figure", f"the heaviest page before the first question ({language}): {max(weights.values())} bytes with all it brings")
    assert {path: weight for path, weight in weights.items() if weight > PAGE_LIMIT} == {}


@pytest.mark.django_db
@pytest.mark.parametrize(("language", "heading"), [("en", "Something happened at work."), ("hi", "काम की जगह कुछ ग़लत हुआ?")])
def test_the_front_page_speaks_the_language_of_the_reader(client, language, heading):
    page = client.get("/", headers={"accept-language": language}).content.decode()
    assert (f'<html lang="{language}"' in page, heading in page) == (True, True)


@pytest.mark.django_db
def test_leaving_ends_the_visit_before_the_neutral_page_opens(client, django_user_model):
    client.force_login(django_user_model.objects.create(pk=None, **{django_user_model.USERNAME_FIELD: "udaharan"}))
    gone = client.post("/leave")
    assert (gone.status_code, "_auth_user_id" in client.session, gone["Clear-Site-Data"]) == (200, False, '"cache", "cookies", "storage"')


@pytest.mark.django_db
def test_leaving_is_not_done_by_a_link(client):
    assert client.get("/leave").status_code == 405


@pytest.mark.parametrize(
    ("due", "length", "look"),
    [
        (date(2026, 12, 20), 90, "far"),
        (date(2026, 12, 15), 90, "near"),
        (date(2026, 12, 7), None, "near"),
        (date(2026, 11, 30), 90, "now"),
        (date(2026, 11, 29), 90, "late"),
    ],
)
def test_a_limit_is_far_only_beyond_seven_days_and_a_sixth_of_its_length(due, length, look):
    assert display.due_tag(due, today=date(2026, 11, 30), length=length).look == look


def test_the_open_day_after_a_closed_last_day_is_not_over():
    tag = display.due_tag(date(2026, 12, 20), today=date(2026, 12, 21), length=90, in_time=date(2026, 12, 21))
    assert tag.look == "now"


def test_the_line_of_a_passed_limit_shows_what_is_over():
    line = display.clock_line(date(2026, 11, 12), date(2026, 11, 27), today=date(2026, 11, 30))
    assert (line.used, line.length, line.used_width, line.over_x, line.over_width, line.now) == (18, 15, "83.3", "83.3", "16.7", "100")


def test_from_right_to_left_the_line_begins_at_the_other_end():
    line = display.clock_line(date(2026, 11, 20), date(2026, 12, 10), today=date(2026, 11, 25), rtl=True)
    assert (line.used_x, line.used_width, line.now) == ("75", "25", "75")


def test_a_code_is_shown_in_six_groups_of_four():
    assert display.code_groups("K7QM3XRD9TWAH2VEN6PJ4BCY") == ["K7QM", "3XRD", "9TWA", "H2VE", "N6PJ", "4BCY"]
