"""By keyboard, in Hindi, twice at once, too late, with the wrong file: what people meet on the way, in a browser without scripts."""

import re
from datetime import timedelta

import pytest
from django.test import override_settings

from cases.models import Complaint, Event
from tests.cases.web.test_filing_in_a_browser import LAST_WEEK, PHONE, SENTENCE, boxes, choose, go_on
from tests.journeys import pages
from tests.journeys.desks import Desks, chromium
from tests.world import World
from workflows import calendar

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
HINDI = re.compile(r"[\u0900-\u097f]")
LATIN = re.compile(r"[A-Za-z]{3,}")
SEND = "main form .row button.btn:not(.btn-quiet)"
LARGE = {"name": "recording.mp3", "mimeType": "audio/mpeg", "buffer": b"ID3" + bytes(20 * 1024 * 1024)}
STRANGE = {"name": "letter.exe", "mimeType": "application/octet-stream", "buffer": b"MZ\x90\x00\x03\x00\x00\x00\xff\xfe"}


@pytest.fixture
def world(live_server, monkeypatch):
    """The small world, with a browser."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    world = World()
    world.today, world.address = calendar.today(), live_server.url
    with chromium() as browser, override_settings(ALLOWED_HOSTS=["*"]):
        world.browser, world.desks = browser, Desks(browser, live_server.url)
        yield world


@pytest.fixture
def phone(world):
    """A small phone without scripts, at the first page."""
    page = world.browser.new_context(viewport=PHONE, java_script_enabled=False).new_page()
    page.goto(world.address)
    return page


@pytest.fixture
def told(world):
    """A complaint filed a week ago; the members have declared."""
    world.file(on=world.today - timedelta(days=7))
    for member in world.members:
        world.take("declaration.make", on=world.today, by=member, tied=False)
    return world


def stands_at(page):
    """The question that a page of the filing asks."""
    return page.url.rpartition("/")[2]


# What is answered on each page, and how; a page that is not here is left as it is.
ANSWERS = {
    "what": lambda page: page.fill("[name=what]", "उसने दरवाज़ा रोक लिया।"),
    "when": lambda page: (choose(page, "once"), [page.fill(f"[name={name}]", value) for name, value in boxes("last", LAST_WEEK).items()]),
    "where": lambda page: page.locator("[name=workplace]").first.check(),
    "who": lambda page: page.fill("[name=name_1]", "लाइन तीन का मिस्त्री"),
    "for-whom": lambda page: choose(page, "herself"),
    "you": lambda page: (choose(page, "code"), page.fill("[name=name]", "कल्पना नमूना")),
    "secret": lambda page: [page.fill(f"[name={name}]", SENTENCE) for name in ("secret", "again")],
    "check": lambda page: page.locator("[name=own]").check(),
}


def walk(page, until=None, on_each=lambda page: None):
    """From the first page to the receipt, or up to a page of the filing."""
    page.locator("main a[href='/tell']").first.click()
    on_each(page)
    page.locator("main form button").first.click()
    on_each(page)
    page.locator("main a.btn").first.click()
    while page.url.rpartition("/tell/")[1] and stands_at(page) != until:
        here = stands_at(page)
        on_each(page)
        ANSWERS.get(here, lambda page: None)(page)
        go_on(page)
        if here == "check":
            on_each(page)
            return


def test_the_tab_key_goes_through_every_page_of_the_filing_in_order_and_shows_where_it_is(phone):
    faults, seen = [], []

    def tabbed(page):
        seen.append(page.url)
        faults.extend((page.url, *fault) for fault in pages.faults_of_tabbing(page))

    tabbed(phone)
    walk(phone, on_each=tabbed)
    assert (faults, len(seen) > len(ANSWERS)) == ([], True)


def test_the_tab_key_goes_through_the_page_of_a_step_and_its_errors_in_order(told):
    told.desks.open(told.meera, "step", told.case.pk, "exhibit.receive")
    page = told.desks.page(told.meera)
    faults = pages.faults_of_tabbing(page)
    page.locator(SEND).last.press("Enter")
    page.wait_for_selector(".errors")
    assert page.evaluate("() => document.activeElement.className").startswith("errors")
    assert faults + pages.faults_of_tabbing(page) == []


def test_she_files_in_hindi_from_the_first_page_to_the_receipt(phone):
    left = []

    def in_hindi(page):
        said = page.locator("main").inner_text()
        assert (page.locator("html").get_attribute("lang"), bool(HINDI.search(said))) == ("hi", True)
        left.extend((page.url, word) for word in LATIN.findall(said) if word not in ("Udaharan", "Mill", "English"))

    phone.locator("button[value=hi]").first.click()
    in_hindi(phone)
    walk(phone, on_each=in_hindi)
    code = "".join(phone.locator(".groups li").all_inner_texts())
    assert len(code) == 24
    assert [(url, word) for url, word in left if word not in code and not re.fullmatch(r"[0-9A-Z]{3,4}", word)] == []
    assert Complaint.objects.get().stage == "filed"


def pressed_and_lost(page):
    """The form that is on the page arrives, and its answer is lost on the way; the page is still there to be sent again."""
    form = page.locator("main form").last
    given = form.evaluate("form => new URLSearchParams([...new FormData(form)].filter(one => typeof one[1] === 'string')).toString()")
    address = form.evaluate("form => form.action")
    headers = {"content-type": "application/x-www-form-urlencoded", "referer": page.url}
    assert page.context.request.post(address, data=given, headers=headers).ok


def test_sending_twice_files_once_and_leaves_her_with_a_code(phone):
    walk(phone, until="check")
    phone.locator("[name=own]").check()
    pressed_and_lost(phone)
    go_on(phone)
    assert (Complaint.objects.count(), phone.locator(".groups").count()) == (1, 0)
    phone.locator("main form button").last.click()
    phone.wait_for_selector(".groups")
    assert (Complaint.objects.count(), phone.locator(".groups li").count()) == (1, 6)


def test_sending_the_page_of_a_step_twice_takes_it_once(told):
    told.desks.open(told.meera, "step", told.case.pk, "complaint.screen")
    page = told.desks.page(told.meera)
    page.check("[name=elements][value=physical]")
    page.check("[name=relation][value=her_workplace]")
    pressed_and_lost(page)
    page.locator(SEND).last.click()
    page.wait_for_url(f"**/file/{told.case.pk}/")
    assert Event.objects.filter(owner=told.case.pk, kind="complaint.screen").count() == 1


def test_when_two_officers_write_at_once_the_second_is_told_and_loses_nothing(told):
    words = "Her rector heard of it on the same day."
    for who in (told.usha, told.meera):
        told.desks.open(who, "step", told.case.pk, "exhibit.receive")
        told.desks.page(who).fill("[name=what]", words if who is told.meera else "A roster")
    first, second = told.desks.page(told.usha), told.desks.page(told.meera)
    first.locator(SEND).last.click()
    first.wait_for_url(f"**/file/{told.case.pk}/")
    second.locator(SEND).last.click()
    said = second.locator("main").inner_text()
    assert ("Somebody wrote here while you had the page open" in said, "Usha" in said) == (True, True)
    assert second.input_value("[name=what]") == words
    second.locator(SEND).last.click()
    second.wait_for_url(f"**/file/{told.case.pk}/")
    assert Event.objects.filter(owner=told.case.pk, kind="exhibit.receive").count() == 2


@pytest.mark.parametrize("lost", ["the visit", "the form as well"])
def test_whoever_was_away_too_long_finds_the_words_of_a_step_again(told, lost):
    words = "He moved the cupboard against the door."
    told.desks.open(told.meera, "step", told.case.pk, "exhibit.receive")
    page = told.desks.page(told.meera)
    page.fill("[name=what]", "A photograph")
    page.fill("[name=words]", words)
    page.context.clear_cookies(**({} if lost == "the form as well" else {"name": "session"}))
    page.locator(SEND).last.click()
    said = page.locator("main").inner_text()
    assert (words in said, "A photograph" in said, "Sign in" in said) == (True, True, True)
    assert Event.objects.filter(kind="exhibit.receive").count() == 0


def test_whoever_was_away_too_long_while_filing_sees_her_words_in_their_box(phone):
    walk(phone, until="seen")
    phone.fill("[name=seen]", "दो लड़कियाँ")
    phone.context.clear_cookies()
    go_on(phone)
    assert phone.input_value("[name=seen]") == "दो लड़कियाँ"
    go_on(phone)
    assert Complaint.objects.count() == 0


def test_a_file_too_large_or_of_a_strange_kind_is_refused_beside_its_field_and_the_words_stay(phone):
    walk(phone, until="papers")
    for file, said in ((LARGE, "This file is larger than 10"), (STRANGE, "This kind of file cannot be kept here")):
        phone.fill("[name=about]", "What he sent at night")
        phone.set_input_files("[name=paper]", file)
        phone.locator("button[name=another]").click()
        beside = phone.locator(".field", has=phone.locator("[name=paper]"))
        assert said in beside.inner_text()
        assert phone.input_value("[name=about]") == "What he sent at night"
        assert phone.locator(".errors a").first.get_attribute("href") == f"#{phone.locator('[name=paper]').get_attribute('id')}"


def test_a_desk_is_told_the_same_of_a_file_beside_its_field(told):
    told.desks.open(told.meera, "step", told.case.pk, "exhibit.receive")
    page = told.desks.page(told.meera)
    page.fill("[name=what]", "A recording")
    page.set_input_files("[name=paper]", LARGE)
    page.locator(SEND).last.click()
    beside = page.locator(".field", has=page.locator("[name=paper]"))
    assert "This file is larger than 10" in beside.inner_text()
    assert page.input_value("[name=what]") == "A recording"


def test_an_organisation_without_her_consent_reads_before_and_after_sending_what_becomes_of_it(phone):
    walk(phone, until="for-whom")
    choose(phone, "organisation")
    go_on(phone)
    phone.fill("[name=woman]", "Rukmini Namuna")
    phone.fill("[name=organisation]", "Invented Weavers' Union, no. 7")
    go_on(phone)
    while stands_at(phone) != "check":
        ANSWERS.get(stands_at(phone), lambda page: None)(phone) if stands_at(phone) != "secret" else None
        go_on(phone)
    before = phone.locator("main").inner_text()
    phone.locator("[name=own]").check()
    go_on(phone)
    after = phone.locator("main").inner_text()
    assert ("consent" in before, "information" in before) == (True, True)
    assert "information" in after
    assert Complaint.objects.get().stage == "information"
