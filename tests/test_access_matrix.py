"""Every address, everybody, every relation to a file: open where the policy table says so, else as if it did not exist."""

import re
import uuid

import pytest
from django.db import connection
from django.test import Client
from django.urls import get_resolver, reverse

from cases import access, search, second_line
from cases.models import Case, Order
from cases.web.reader import PARTIES
from config import addresses
from tests.cases.web.desk_world import bare, declare, sign_in
from tests.standing import put, stand
from tests.workflows.cast import FILED_ON, Cast
from workflows import calendar

STAGES = ("filed", "inquiry", "ordered", "withdrawn")
OWNER_ONLY = ("file", "file-sheet", "file-papers", "file-statements", "file-findings", "file-readings", "my-file")
# What opening a page may write: the register of readings and the session.
MAY_WRITE = re.compile(r'(INSERT INTO|UPDATE|DELETE FROM) "(cases_reading|django_session)"')


def every_address(resolver=None, prefix=""):
    """Name and pattern of each address."""
    for one in (resolver or get_resolver()).url_patterns:
        if hasattr(one, "url_patterns"):
            yield from every_address(one, prefix + str(one.pattern))
        else:
            yield one.name, prefix + str(one.pattern)


PLACES = ((r"<uuid:\w+>", str(uuid.UUID(int=7))), (r"<(str|slug):\w+>", "x"), (r"<int:\w+>", "1"), (r"\(\?P<\w+>[^)]*\)", "x"))


def reached(pattern) -> str:
    """A pattern with something invented in each of its places."""
    for place, something in PLACES:
        pattern = re.sub(place, something, pattern)
    return "/" + re.sub(r"[\^$]", "", pattern)


def test_every_address_stands_in_the_table_and_the_table_has_no_other():
    names = {name for name, _pattern in every_address()}
    assert {name for name in names if not name.startswith(addresses.LIBRARY)} == set(addresses.ADDRESSES)


def test_no_form_is_taken_without_the_mark_of_its_page(db, record_property):
    browser, tried, taken = Client(enforce_csrf_checks=True), 0, []
    for name, pattern in every_address():
        path = reached(pattern)
        tried += 1
        if browser.post(path).status_code != 403:
            taken.append(name)
    record_property("figure", f"forged forms: {tried} addresses tried, {len(taken)} took one")
    assert taken == []


@pytest.fixture
def cast(db):
    second_line.lift()
    with calendar.as_of(FILED_ON):
        cast = Cast()
        declare(cast, cast.meera, cast.ravi)
        yield cast


@pytest.fixture
def browsers(cast):
    """Everybody's browser; the visitor has not signed in."""
    found = {who: sign_in(person) for who, person in cast.everybody.items() if person.id}
    return {**found, "visitor": Client()}


def opens(browser, path):
    """The answer to opening a page, and whatever it wrote that a page may not write."""
    written = []

    def watch(execute, sql, params, many, context):
        if sql.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")) and not MAY_WRITE.match(sql):
            written.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(watch):
        return browser.get(path), written


def expected(person, case, name) -> bool:
    """What the policy table says of a page of a file."""
    seen = set(access.parts_seen(person, case)) if person.id else set()
    if name == "my-file" and not access.roles(person, case) & PARTIES:
        return False
    wanted = addresses.reach(name)
    return bool(seen & set(wanted)) if wanted else bool(seen)


@pytest.mark.parametrize("stage", STAGES)
def test_a_page_of_a_file_opens_to_whom_the_policy_says_and_does_not_exist_for_anybody_else(cast, browsers, stage, record_property):
    spine, other = cast.complaint, cast.other_case()
    put(spine, stage)
    spine.save()
    if stage == "filed":
        cast.case.parties.filter(role="respondent").update(served_on=None)
    if stage == "ordered":
        stand(Order, cast.case, "forwarded")
    tried, faults = 0, []
    for who, browser in browsers.items():
        person = cast.everybody[who]
        for name in OWNER_ONLY:
            absent = bare(browser.get(reverse(name, args=[uuid.uuid4()])))
            for case in (cast.case, other):
                answer, written = opens(browser, reverse(name, args=[case.pk]))
                tried += 1
                wanted = 200 if expected(person, case, name) else 302 if who == "visitor" else 404
                alike = wanted != 404 or bare(answer) == absent
                if answer.status_code != wanted or written or not alike:
                    faults.append((who, name, "own" if case == cast.case else "other", answer.status_code, wanted, alike, written[:1]))
    record_property("requests of the access matrix", tried)
    assert faults == []


@pytest.mark.parametrize("stage", STAGES)
def test_the_list_is_the_set_of_the_files_that_open_and_search_finds_no_other(cast, browsers, stage, record_property):
    spine, other = cast.complaint, cast.other_case()
    put(spine, stage)
    spine.save()
    faults, tried = [], 0
    for who, browser in browsers.items():
        person = cast.everybody[who]
        if person.id is None:
            continue
        listed = set(access.visible_to(person).values_list("pk", flat=True))
        opened = {case.pk for case in (cast.case, other) if browser.get(reverse("file", args=[case.pk])).status_code == 200}
        found = {one.case.pk for case in (cast.case, other) for one in search.find(person, case.reference)}
        words = {one.case.pk for one in search.find(person, "blocked the door")}
        readable = {case.pk for case in Case.objects.filter(pk__in=listed) if "P4" in access.parts_seen(person, case)}
        tried += 1
        if not listed == opened == found or words != readable:
            faults.append((who, len(listed), len(opened), len(found), len(words), len(readable)))
    record_property("lists compared with what opens", tried)
    assert faults == []
