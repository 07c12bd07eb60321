"""Papers with a complaint: kept under seal without their file names, refused beside their question, taken out again."""

import re
from hashlib import sha256

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from cases.models import Draft, Exhibit
from tests.cases.web import filing_her as her
from tests.world import World
from workflows import calendar

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def on_that_day():
    """Every test happens on one day."""
    with calendar.as_of(her.TODAY):
        yield


@pytest.fixture
def world():
    return World()


def said(response):
    """The text of a page without its marks."""
    return " ".join(re.sub(r"<[^>]+>", " ", response.content.decode()).split())


def pdf(size=0):
    """A paper as a camera or an office makes it."""
    return SimpleUploadedFile("scan of his letter.pdf", b"%PDF-1.7\n" + b"0" * size)


def test_a_paper_is_kept_under_seal_without_its_file_name(client, world):
    her.begin(client)
    page = client.post("/tell/papers", {"paper": pdf(), "about": "His letter", "another": "1"}, follow=True)
    kept = Draft.objects.get().papers.get()
    assert ("His letter" in said(page), kept.media, bytes(kept.paper)[:5], len(kept.digest)) == (True, "application/pdf", b"%PDF-", 64)
    raw = str(Draft.objects.get().papers.values_list("paper", "about").get())
    assert [word for word in ("scan of", "PDF-", "letter") if word in raw] == []


def test_her_papers_become_exhibits_with_their_digests(client, world):
    her.begin(client)
    client.post("/tell/papers", {"paper": pdf(), "about": "His letter", "another": "1"})
    her.write(client, her.answers(world))
    assert "His letter" in said(client.get("/tell/check"))
    her.send(client)
    exhibit = Exhibit.objects.get()
    assert (exhibit.party.code, exhibit.content["what"], exhibit.digest) == ("C1", "His letter", sha256(b"%PDF-1.7\n").hexdigest())


@pytest.mark.parametrize(
    ("paper", "message"),
    [
        (SimpleUploadedFile("photo.jpg", b"%PDF-1.7 but called a picture"), "not what its name says"),
        (SimpleUploadedFile("tool.pdf", b"MZ\x90\x00\x03\x00"), "cannot be kept here"),
        (SimpleUploadedFile("nothing.pdf", b""), "empty"),
        (SimpleUploadedFile("film.pdf", b"%PDF-" + b"0" * 20_000_000), "larger than 10"),
    ],
    ids=["another kind than its name", "a program", "empty", "twenty megabytes"],
)
def test_a_paper_that_cannot_be_kept_is_refused_beside_its_question_and_the_rest_stays(client, world, paper, message):
    paper.seek(0)
    her.begin(client)
    her.write(client, {"what": {"what": "He blocked the door."}})
    page = client.post("/tell/papers", {"paper": paper, "about": "His letter"})
    html = page.content.decode()
    assert (page.status_code, message in said(page).replace("\xa0", " "), 'class="err"' in html, "His letter" in html) == (
        200,
        True,
        True,
        True,
    )
    assert (Draft.objects.get().papers.count(), "He blocked the door." in said(client.get("/tell/what"))) == (0, True)


def test_a_paper_can_be_taken_out_again(client, world):
    her.begin(client)
    client.post("/tell/papers", {"paper": pdf(), "about": "His letter", "another": "1"})
    client.post("/tell/take-out", {"place": "1"})
    assert Draft.objects.get().papers.count() == 0
