"""Opening a page, whichever and whoever opens it, writes a line of the register of readings and the session, and nothing else."""

import re
import uuid

import pytest
from django.test import Client

from cases import second_line
from cases.web.filing import road
from committees.models import District
from notices import dispatch
from notices.models import Document
from tests.cases.web import filing_her
from tests.cases.web.desk_world import declare, sign_in
from tests.test_access_matrix import every_address, opens, reached
from tests.workflows.cast import FILED_ON, Cast
from workflows import calendar

pytestmark = pytest.mark.django_db
PLACE = re.compile(r"<(?:\w+:)?(\w+)>")


@pytest.fixture
def cast():
    second_line.lift()
    cast = Cast()
    with calendar.as_of(FILED_ON):
        declare(cast, cast.meera, cast.ravi)
    with calendar.as_of(filing_her.TODAY):
        dispatch.drain()
        yield cast


def writing_her(cast):
    """A woman who has answered everything and has not sent it."""
    client = Client()
    filing_her.begin(client)
    filing_her.write(client, filing_her.answers(cast))
    return client


def has_sent(cast):
    """A woman who has just sent it."""
    client = writing_her(cast)
    client.get("/tell/check")
    filing_her.send(client)
    dispatch.drain()
    return client


def paths(cast):
    """Every address with ids of things that are there, as far as there are any."""
    there = {
        "owner": cast.case.pk, "district": District.objects.get().pk, "workplace": cast.mill.pk, "step": "inquiry.complete",
        "deadline": cast.case.deadlines.first().pk, "document": Document.objects.filter(case=cast.case).first().pk,
    }  # fmt: skip
    for _name, pattern in every_address():
        if "<slug:slug>" in pattern:
            yield from ("/" + pattern.replace("<slug:slug>", slug) for slug in road.BY_SLUG)
        if pattern.startswith("committee/"):
            yield f"/committee/{cast.committee.pk}/"
        yield reached(PLACE.sub(lambda place: str(there.get(place[1], uuid.uuid4())), pattern))


READERS = {
    "a visitor": lambda _cast: Client(),
    "a woman before she sends": writing_her,
    "a woman who has sent": has_sent,
    "the complainant": lambda cast: sign_in(cast.asha),
    "the respondent": lambda cast: sign_in(cast.vikram),
    "the President": lambda cast: sign_in(cast.meera),
    "the secretary": lambda cast: sign_in(cast.everybody["secretary"]),
    "the employer": lambda cast: sign_in(cast.employer),
    "the district officer": lambda cast: sign_in(cast.everybody["district_officer"]),
    "the appointing authority": lambda cast: sign_in(cast.everybody["authority"]),
}


@pytest.mark.parametrize("who", READERS)
def test_opening_any_address_writes_nothing_but_that_it_was_opened(cast, who, record_property):
    browser, wrote, tried = READERS[who](cast), [], 0
    for path in paths(cast):
        answer, written = opens(browser, path)
        tried += 1
        if written or answer.status_code >= 500:
            wrote.append((path, answer.status_code, written[:1]))
    record_property("pages opened that may only read", tried)
    assert wrote == []


def test_a_paper_that_no_worker_has_printed_yet_is_frozen_by_its_first_reader_and_by_none_after(cast):
    paper = cast.case.documents.create(
        owner=cast.case.pk, kind="receipt", clause="SH-18", to_person=cast.asha, issued_on=FILED_ON,
        facts=Document.objects.filter(case=cast.case, kind="receipt").first().facts,
    )  # fmt: skip
    browser, path = sign_in(cast.asha), f"/file/{cast.case.pk}/papers/{paper.pk}/"
    (first, wrote), (second, again) = opens(browser, path), opens(browser, path)
    assert [sql.split(" SET ")[0] for sql in wrote] == ['UPDATE "notices_document"']
    assert (first.status_code, first.content == second.content, again) == (200, True, [])
