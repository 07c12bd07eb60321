"""The demonstration in a real browser: every page of every audience fits a small screen and 400 %, and axe finds nothing grave."""

from collections import deque
from urllib.parse import urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.test import override_settings
from django.urls import resolve

from cases.demonstration import files
from cases.demonstration.register import Register
from tests.cases.web.desk_world import sign_in
from tests.journeys import pages
from tests.journeys.desks import DESK, chromium
from workflows import book, calendar

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]
# The language that each walk is in; every page is so seen in one language, most in both.
AUDIENCES = {
    "usha": "en", "farida": "hi", "secretary": "hi", "employer": "en", "authority": "hi", "special_officer": "hi",
    "asha": "en", "sunita": "hi", "lata": "hi", "vikram": "en", "mohan": "hi",
}  # fmt: skip
ANYBODYS = (
    "/", "/what-we-cannot-hide", "/how-words-are-kept", "/accessibility", "/law", "/tell", "/tell/go-on", "/stands", "/enter",
    "/enter/choose", "/who-sits", "/talk", "/account/login/", "/account/password/reset/", "/not-there",
)  # fmt: skip


@pytest.fixture
def register(live_server, monkeypatch):
    """The demonstration as `make run` plays it in, and a browser."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    register = Register().build()
    for told in files.ALL:
        told(register)
    with chromium() as browser, override_settings(ALLOWED_HOSTS=["*"], REQUIRE_SECOND_FACTOR=False):
        register.browser, register.address = browser, live_server.url
        yield register


def opened(register, language, person=None):
    """A page in a language, for somebody who has signed in or for anybody."""
    context = register.browser.new_context(viewport=DESK)
    cookies = {settings.LANGUAGE_COOKIE_NAME: language}
    if person is not None:
        cookies[settings.SESSION_COOKIE_NAME] = sign_in(person).cookies[settings.SESSION_COOKIE_NAME].value
    context.add_cookies([{"name": name, "value": value, "url": register.address} for name, value in cookies.items()])
    return context.new_page()


# Addresses of this site; a telephone number is none.
LINKS = "all => all.filter(one => one.host === location.host).map(one => one.pathname)"
# A page that opens, and the page of a step that says what stands against it.
OPENS = (200, 422)
# Names of the code, which nobody is to meet on a page.
STEP_NAMES = sorted({name for law in book.LAWS for name in book.steps(law)})
# What differs from audience to audience is looked at for each; every other page once in each language.
EACH_ITS_OWN = ("desk", "file", "my-file", "committee")


def kind_of(path) -> str:
    """Which page an address shows: its name, and which step."""
    found = resolve(path)
    return f"{found.url_name} {found.kwargs.get('step', '')}"


class Walk:
    """From page to page by the links; each kind of page once, a step once for everybody."""

    def __init__(self, register):
        self.register, self.axe, self.steps, self.known, self.faults, self.seen = register, Axe(), set(), set(), [], 0

    def look(self, page, who):
        """What is wrong with the page that is open."""
        self.seen += 1
        found = [("wide", width, what) for width, what in pages.too_wide(page).items()]
        page.set_viewport_size(DESK)
        found += [("axe", *one) for one in pages.grave(page, self.axe)]
        text = page.inner_text("main")
        found += [("says", one) for one in STEP_NAMES if one in text]
        self.faults += [(who, urlsplit(page.url).path, *one) for one in found]

    def answered(self, response, who):
        """A link that leads nowhere is a fault of the page that has it."""
        if response.status not in OPENS:
            self.faults.append((who, urlsplit(response.url).path, response.status))

    def from_desk(self, who, language):
        """Every page that somebody reaches by links."""
        page, kinds, ahead = opened(self.register, language, self.register.people[who]), set(), deque(["/desk/"])
        while ahead:
            path = ahead.popleft()
            kind = kind_of(path)
            if kind in kinds or kind in self.steps or kind.startswith(("paper", "exhibit", "filing")):
                continue
            kinds.add(kind)
            if kind.startswith(("step", "begin")):
                self.steps.add(kind)
            self.answered(page.goto(self.register.address + path), who)
            if kind.strip() in EACH_ITS_OWN or (kind, language) not in self.known:
                self.look(page, f"{who} {language}")
            self.known.add((kind, language))
            ahead += page.eval_on_selector_all("main a[href], nav a[href]", LINKS)
        page.context.close()


def test_every_page_that_links_lead_to_fits_and_has_no_grave_fault(register, record_property):
    with calendar.as_of(register.today):
        walk = Walk(register)
        for who, language in AUDIENCES.items():
            walk.from_desk(who, language)
    record_property("pages seen by axe and at 640, 360 and 320 pixels", walk.seen)
    assert walk.faults == []


@pytest.mark.parametrize("language", ["en", "hi"])
def test_every_page_of_anybody_fits_and_has_no_grave_fault(register, language, record_property):
    walk, page = Walk(register), opened(register, language)
    for path in ANYBODYS:
        page.goto(register.address + path)
        walk.look(page, f"anybody {language}")
    record_property("pages seen by axe and at 640, 360 and 320 pixels", walk.seen)
    assert walk.faults == []
