"""Several people, each with a browser of their own, who do everything through the pages."""

import os
import shutil
from contextlib import contextmanager
from datetime import date

from django.conf import settings
from django.urls import reverse

from cases.models import Party
from tests.cases.web.desk_world import sign_in

DESK = {"width": 1280, "height": 900}


@contextmanager
def chromium():
    """A real browser without scripts."""
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 - loads a driver that other tests do without

    with sync_playwright() as driver:
        path = shutil.which(os.environ.get("REGISTER_TEST_BROWSER", "chromium"))
        browser = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


class Desks:
    """Everybody's open pages, by person."""

    def __init__(self, browser, address):
        self.browser, self.address, self.pages = browser, address, {}

    def page(self, person):
        """The page of somebody who has signed in."""
        if person.pk not in self.pages:
            session = sign_in(person).cookies[settings.SESSION_COOKIE_NAME].value
            context = self.browser.new_context(viewport=DESK, java_script_enabled=False)
            context.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": self.address}])
            self.pages[person.pk] = context.new_page()
        return self.pages[person.pk]

    def open(self, person, name, *parts):
        """Go to an address and say with which status it answered."""
        return self.page(person).goto(self.address + reverse(name, args=parts)).status

    def fetch(self, person, name, *parts):
        """What an address gives to whoever has signed in, as bytes."""
        return self.page(person).context.request.get(self.address + reverse(name, args=parts))

    def form(self, person, step, owner=None, record=None, **answers):
        """Fill the page of a step and send it."""
        parts = [part for part in (owner, step, record) if part]
        self.open(person, "step" if owner else "begin", *(parts if owner else [step]))
        page = self.page(person)
        for name, answer in answers.items():
            fill(page, name, answer)
        page.locator("main form .row button.btn:not(.btn-quiet)").last.click()
        return page

    def do(self, person, step, owner=None, record=None, **answers):
        """Take a step through its page; it must not come back with anything to put right."""
        page = self.form(person, step, owner, record, **answers)
        wrong = page.locator("main .errors, main .shut").all_inner_texts() if f"/do/{step}" in page.url else []
        assert f"/do/{step}" not in page.url, (step, page.title(), wrong)
        return page


def fill(page, name, answer):
    """Answer one question as a person would: boxes of a day, picks, a list, or words."""
    if isinstance(answer, date):
        for part, value in (("day", answer.day), ("month", answer.month), ("year", answer.year)):
            page.fill(f"[name='{name}_{part}']", str(value))
    elif isinstance(answer, list) and answer and isinstance(answer[0], dict):
        for number, row in enumerate(answer):
            for column, value in row.items():
                fill(page, f"{name}-{number}-{column}", value)
    elif isinstance(answer, list):
        for one in answer:
            pick(page, name, one)
    else:
        pick(page, name, answer)


def pick(page, name, answer):
    """One answer of a list, or words in a box."""
    box = page.locator(f"[name='{name}']").first
    value = {True: "yes", False: "no"}.get(answer, getattr(answer, "pk", answer)) if not isinstance(answer, str) else answer
    kind = box.evaluate("box => box.type")
    if kind in ("radio", "checkbox"):
        page.check(f"[name='{name}'][value='{value}']")
    elif kind == "select-one":
        box.select_option(str(value))
    else:
        box.fill(str(value))


def party(case, code) -> Party:
    """A party by code."""
    return case.parties.get(code=code)
