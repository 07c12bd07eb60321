"""Where it stands: little is shown to whoever has a code, nothing to whoever has not, and one page for every miss."""

import re

import pytest
from django.core.cache import cache

from cases import tracking
from cases.models import Case, PartyAccess, Reading
from tests.cases.web import filing_her as her
from tests.cases.web.desk_world import hidden, sign_in
from tests.cases.web.test_filing import said
from tests.world import World
from workflows import calendar

pytestmark = pytest.mark.django_db
TOKEN = re.compile(rb'name="csrfmiddlewaretoken" value="[^"]+"')


@pytest.fixture(autouse=True)
def on_that_day():
    cache.clear()
    with calendar.as_of(her.TODAY):
        yield


@pytest.fixture
def world():
    return World()


def bare(response):
    """A page without what differs in every answer by design: the token of its forms."""
    headers = sorted((name, value) for name, value in response.items() if name != "Expires")
    return TOKEN.sub(b"", response.content), headers


def test_the_code_shows_a_word_a_day_and_what_comes_next_and_nothing_of_what_was_written(client, world):
    code = her.filed(client, world)
    client.post("/leave")
    page = said(client.post("/stands", {"code": code.lower()}))
    assert ("Received" in page, "Monday 30 November 2026" in page, "Each member says" in page) == (True, True, True)
    assert [word for word in ("Kalpana", "Ramesh", "packing", "Udaharan", Case.objects.get().reference) if word in page] == []


def test_the_tracking_page_opens_nothing_and_leaves_no_reading(client, world):
    code = her.filed(client, world)
    client.post("/stands", {"code": code})
    assert Reading.objects.count() == 0


def test_wrong_old_and_misspelt_codes_get_the_same_bytes(client, world):
    code = her.filed(client, world)
    tracking.issue(PartyAccess.objects.get().party)
    client.post("/leave")
    asked = [code, tracking.new_code(), "0" * 24]
    answers = [bare(client.post("/stands", {"code": typed})) for typed in asked]
    shown = [(body.replace(typed.encode(), b""), headers) for (body, headers), typed in zip(answers, asked, strict=True)]
    assert (shown[1], shown[2]) == (shown[0], shown[0])


def test_a_code_in_an_address_is_not_read(client, world):
    code = her.filed(client, world)
    assert "Received" not in said(client.get("/stands", {"code": code}))


def test_more_tries_than_one_network_needs_are_asked_to_wait(client):
    answers = [client.post("/stands", {"code": "x"}).status_code for _try in range(12)]
    assert answers == [200] * 10 + [429] * 2


def test_code_and_second_secret_open_her_own_file_and_the_reading_is_written_down(client, world):
    code = her.filed(client, world)
    client.post("/leave")
    opened = client.post("/enter", {"code": code, "secret": her.SENTENCE}, follow=True)
    assert (opened.status_code, "In the packing hall he put his hand on my back." in said(opened)) == (200, True)
    reading = Reading.objects.get()
    assert (reading.person.parties.get().code, "P4" in reading.parts.split(",")) == ("C1", True)


def test_a_wrong_secret_and_a_wrong_code_get_the_same_bytes(client, world):
    code = her.filed(client, world)
    client.post("/leave")
    asked = [(code, "another sentence altogether"), (tracking.new_code(), her.SENTENCE), ("0" * 24, her.SENTENCE)]
    answers = [bare(client.post("/enter", {"code": typed, "secret": secret})) for typed, secret in asked]
    shown = [(body.replace(typed.encode(), b""), headers) for (body, headers), (typed, _s) in zip(answers, asked, strict=True)]
    assert (shown[1], shown[2]) == (shown[0], shown[0])


def test_the_code_alone_gives_nobody_a_second_secret_for_her_file(client, world):
    pages = {"secret": {"secret": "", "again": ""}}
    code = her.filed(client, world, **pages)
    client.post("/leave")
    page = client.post("/enter/choose", {"code": code, "secret": her.SENTENCE, "again": her.SENTENCE})
    assert "We cannot show anything for this code." in said(page)


def served_on(world, code):
    """A party who was told in writing today."""
    party = world.party(code)
    party.served_on = calendar.today()
    party.save()
    return party


def test_the_respondent_chooses_a_secret_with_the_code_of_his_notice_and_reads_what_is_said_of_him(client, world):
    world.file(on=her.TODAY)
    code = tracking.issue(served_on(world, "R1"))
    page = client.post("/enter/choose", {"code": code, "secret": her.SENTENCE, "again": her.SENTENCE}, follow=True)
    text = said(page)
    assert ("Nobody has decided anything." in text, "held her wrist" in text) == (True, True)
    assert [word for word in ("Asha", "the office of whoever") if word in text] == []


def test_the_respondent_cannot_choose_twice(client, world):
    world.file(on=her.TODAY)
    code = tracking.issue(served_on(world, "R1"))
    given = {"code": code, "secret": her.SENTENCE, "again": her.SENTENCE}
    client.post("/enter/choose", given)
    client.post("/leave")
    assert "We cannot show anything for this code." in said(client.post("/enter/choose", given))


def test_a_strangers_party_page_is_the_page_for_what_does_not_exist(client, world):
    her.filed(client, world)
    mine = Case.objects.get().pk
    client.post("/leave")
    world.file(on=her.TODAY)
    code = tracking.issue(served_on(world, "R1"))
    client.post("/enter/choose", {"code": code, "secret": her.SENTENCE, "again": her.SENTENCE})
    foreign, absent = client.get(f"/mine/{mine}"), client.get("/mine/00000000-0000-4000-8000-000000000000")
    assert (foreign.status_code, absent.status_code) == (404, 404)
    assert TOKEN.sub(b"", foreign.content).replace(str(mine).encode(), b"") == TOKEN.sub(b"", absent.content).replace(
        b"00000000-0000-4000-8000-000000000000", b""
    )


def test_after_she_has_kept_the_code_the_paper_on_the_police_opens_once_written_down(client, world):
    code = her.filed(client, world)
    assert client.get("/tell/kept").content.count(b"/tell/paper/") == 0
    kept = client.post("/tell/kept", {"last4": code[-4:]})
    address = re.search(r"/tell/paper/[0-9a-f-]+", kept.content.decode()).group()
    paper = client.get(address)
    assert (paper.status_code, paper["Content-Type"], paper.content[:5], Reading.objects.count()) == (200, "application/pdf", b"%PDF-", 1)
    assert paper["Content-Disposition"] == 'inline; filename="paper.pdf"'
    client.post("/leave")
    assert client.get(address).status_code == 404


def test_a_number_to_call_is_kept_once_under_seal_and_nobody_is_told(client, world):
    shown = client.get("/talk").content.decode()
    key = re.search(r'name="key" value="([0-9a-f-]+)"', shown).group(1)
    given = {"called": "Kalpana", "phone": "00000 00000", "hours": "Sunday", "workplace": str(world.mill.pk), "key": key}
    pages = [client.post("/talk", given), client.post("/talk", given)]
    complaint = Case.objects.get().complaint_records.get()
    assert ([page.status_code for page in pages], complaint.stage) == ([200, 200], "information")
    assert "00000 00000" in complaint.content["narrative"]


def test_who_sits_is_published_without_anything_being_written(client, world):
    page = said(client.get(f"/who-sits/at/{world.mill.pk}"))
    assert [name in page for name in ("Meera", "Ravi", "Usha", "Farida", "President")] == [True] * 5


def test_a_president_hands_over_a_code_on_a_page_that_shows_it_once(world):
    world.file(on=her.TODAY)
    president = sign_in(world.meera)
    address = f"/file/{world.case.pk}/do/complaint.give_code/"
    given = {**hidden(president.get(address)), "party": str(world.party("C1").pk), "made_sure": "yes"}
    first, second = president.post(address, given), president.post(address, given)
    assert (len(her.code_in(first)), her.code_in(second)) == (24, "")
    assert tracking.party_of(her.code_in(first)).code == "C1"
