"""A woman at a small phone files in a real browser: pressing Enter, without scripts, with nothing wider than the screen."""

from datetime import timedelta

import pytest
from django.test import override_settings

from cases.models import Complaint
from tests.journeys.desks import chromium
from tests.world import World
from workflows import calendar

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
PHONE = {"width": 360, "height": 740}
LAST_WEEK = calendar.today() - timedelta(days=7)
SENTENCE = "seven green parrots and a bus"


@pytest.fixture
def page():
    """A browser without scripts, at the size of a small phone."""
    with chromium() as browser:
        yield browser.new_context(viewport=PHONE, java_script_enabled=False).new_page()


def boxes(name, day):
    """The three boxes of a day."""
    return {f"{name}_day": str(day.day), f"{name}_month": str(day.month), f"{name}_year": str(day.year)}


def go_on(page):
    page.locator("main form .row button.btn:not(.btn-quiet)").last.press("Enter")
    assert page.locator("html").evaluate("html => html.scrollWidth") <= PHONE["width"]


def answer(page, **given):
    """Type into the boxes of a page, press the radio buttons, and go on."""
    for name, value in given.items():
        box = page.locator(f"[name={name}]")
        box.fill(value) if value is not True else box.check()
    go_on(page)


def choose(page, value):
    page.locator(f"[value='{value}']").first.check()


def tell(page, address, capacity="herself", **others):
    """Page after page, up to who saw it."""
    page.goto(f"{address}/tell")
    page.locator("main form button").press("Enter")
    page.locator("main a.btn").press("Enter")
    answer(page, what="He blocked the door and held my wrist.")
    choose(page, "once")
    answer(page, **boxes("last", LAST_WEEK))
    page.locator("[name=workplace]").first.check()
    answer(page, place="Packing hall")
    answer(page, name_1="The foreman of line 3")
    choose(page, capacity)
    go_on(page)
    if others:
        answer(page, **others)
    answer(page, seen="The two girls")


def say_who_she_is_and_send(page):
    """Her name, what she needs, her second secret; then she sends it and notes the code."""
    choose(page, "code")
    answer(page, name="Kalpana Namuna")
    go_on(page)
    go_on(page)
    answer(page, secret=SENTENCE, again=SENTENCE)
    page.locator("[name=own]").check()
    go_on(page)
    return "".join(page.locator(".groups li").all_inner_texts())


@override_settings(ALLOWED_HOSTS=["*"])
def test_a_woman_files_at_a_small_phone_without_scripts(page, live_server, monkeypatch):
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    World()
    tell(page, live_server.url)
    code = say_who_she_is_and_send(page)
    answer(page, last4=code[-4:])
    assert (len(code), page.locator("h1").inner_text()) == (24, "Good. You have it.")
    page.goto(f"{live_server.url}/stands")
    answer(page, code=code.lower())
    assert page.locator("h1").inner_text() == "Received"
    page.goto(f"{live_server.url}/enter")
    answer(page, code=code, secret=SENTENCE)
    assert "He blocked the door" in page.locator("main").inner_text()
    # Leaving goes on to a page elsewhere, which may not answer: what is left behind is looked at in another tab.
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        page.locator(".leave").press("Enter")
    behind = page.context.new_page()
    behind.goto(f"{live_server.url}/mine")
    assert "He blocked the door" not in behind.locator("body").inner_text()
    assert Complaint.objects.get().stage == "filed"


FOR_HER = {"woman": "Rukmini Namuna", "organisation": "Invented Weavers' Union, no. 7"}
CONSENT = {**boxes("consent_on", LAST_WEEK), "consent_to": "Invented Weavers' Union"}


@override_settings(ALLOWED_HOSTS=["*"])
@pytest.mark.parametrize(("consent", "stage"), [(CONSENT, "filed"), ({}, "information")], ids=["with her consent", "without"])
def test_an_organisation_files_for_her_and_without_her_consent_it_is_only_kept(page, live_server, monkeypatch, consent, stage):
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    World()
    tell(page, live_server.url, "organisation", **FOR_HER, **consent)
    choose(page, "code")
    answer(page, name="Leela Lekhak")
    go_on(page)
    go_on(page)
    go_on(page)
    assert "Rukmini Namuna" in page.locator("main").inner_text()
    page.locator("[name=own]").check()
    go_on(page)
    assert Complaint.objects.get().stage == stage
