"""The file: shown strictly by the parts that the policy table opens, every reading written down, one answer for all who may not know."""

from datetime import date

import pytest
from django.urls import reverse

from cases import access
from cases.models import Reading, Recusal, Statement
from notices.models import Document
from tests.cases.web.desk_world import bare, declare, sign_in
from tests.world import World, person
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 10, 20)
PAGES = ("file", "file-sheet", "file-papers", "file-statements", "file-findings", "file-readings")


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    declare(world, world.meera)
    return world


@pytest.fixture(autouse=True)
def _on_a_day():
    with calendar.as_of(READ):
        yield


def pages(world):
    return {name: reverse(name, args=[world.case.pk]) for name in PAGES}


def answers(world, reader):
    client = sign_in(reader)
    return {name: client.get(address) for name, address in pages(world).items()}


def served(world, code="R1"):
    party = world.party(code)
    party.served_on = READ
    party.save()


def conflicted(world):
    Recusal.objects.create(case=world.case, person=world.usha, since=READ)
    return world.usha


UNKNOWING = {
    "a conflicted member": conflicted,
    "a stranger": lambda _world: person("Invented Stranger"),
    "the respondent before service": lambda world: world.vikram,
    "the employer before any order": lambda world: world.employer,
}


@pytest.mark.parametrize("who", UNKNOWING)
def test_whoever_may_not_know_of_the_file_gets_the_answer_for_what_does_not_exist(world, who):
    reader = UNKNOWING[who](world)
    unseen = answers(world, reader)
    nothing = bare(sign_in(reader).get(reverse("file", args=[world.mill.pk])))
    assert {name: (one.status_code, bare(one) == nothing) for name, one in unseen.items()} == dict.fromkeys(PAGES, (404, True))


def test_nobody_learns_of_a_file_by_its_papers_its_dates_or_its_steps(world):
    paper, deadline = Document.objects.first(), world.case.deadlines.first()
    client = sign_in(person("Invented Stranger"))
    asked = [
        reverse("paper", args=[world.case.pk, paper.pk]), reverse("why", args=[world.case.pk, deadline.pk]),
        reverse("step", args=[world.case.pk, "finding.record"]),
    ]  # fmt: skip
    nothing = bare(client.get(reverse("file", args=[world.mill.pk])))
    assert [(one.status_code, bare(one) == nothing) for one in map(client.get, asked)] == [(404, True)] * 3


@pytest.mark.parametrize("reader", ["meera", "asha"])
def test_list_and_detail_agree(world, reader):
    someone = getattr(world, reader)
    listed = world.case in access.visible_to(someone)
    opened = sign_in(someone).get(reverse("file", args=[world.case.pk])).status_code
    assert (listed, opened) == (True, 200)


def test_the_respondent_after_service_sees_exactly_the_parts_of_the_policy(world):
    served(world)
    shown = {name: one.status_code for name, one in answers(world, world.vikram).items()}
    seen = access.parts_seen(world.vikram, world.case)
    part = {"file": "P1", "file-sheet": "P2", "file-papers": "P1", "file-statements": "P8c", "file-findings": "P13", "file-readings": "P16"}
    assert shown == {name: 200 if part[name] in seen else 404 for name in PAGES}


def test_the_respondent_reads_no_contact_of_hers_and_no_paper_that_went_to_her(world):
    served(world)
    identity = world.party("C1")
    identity.identity = {"name": "Asha Namuna", "contact": "0000 invented number"}
    identity.save()
    shown = answers(world, world.vikram)
    text = b"".join(one.content for one in shown.values()).decode()
    hers = Document.objects.filter(case=world.case, to_person=world.asha)
    links = [reverse("paper", args=[world.case.pk, one.pk]) for one in hers]
    assert hers.count() == 2
    assert ("0000 invented number" in text, [link for link in links if link in text]) == (False, [])
    assert {sign_in(world.vikram).get(link).status_code for link in links} == {404}


def test_the_president_reads_contact_on_the_sealed_sheet_and_nowhere_else(world):
    identity = world.party("C1")
    identity.identity = {"name": "Asha Namuna", "contact": "0000 invented number"}
    identity.save()
    shown = answers(world, world.meera)
    assert {name for name, one in shown.items() if b"0000 invented number" in one.content} == {"file-sheet"}
    assert {name for name, one in shown.items() if b"Asha Namuna" in one.content} == {"file-sheet"}


def test_a_member_who_has_not_declared_reads_nothing_that_was_said(world):
    shown = {name: one.status_code for name, one in answers(world, world.ravi).items()}
    assert shown == {"file": 200, "file-sheet": 200, "file-papers": 200, "file-statements": 404, "file-findings": 404, "file-readings": 404}


def test_every_page_of_the_file_leaves_a_line_in_the_register_of_readings(world):
    opened = [one for one in answers(world, world.meera).values() if one.status_code == 200]
    lines = Reading.objects.filter(case=world.case, person=world.meera)
    assert (lines.count(), len(opened)) == (5, 5)
    assert [one.parts for one in lines if "P3" in one.parts and "P1," not in one.parts] == ["P2,P3,P6,P8a,P8b"]


def test_the_woman_sees_that_the_sealed_sheet_was_opened_and_by_which_office(world):
    sign_in(world.meera).get(reverse("file-sheet", args=[world.case.pk]))
    text = sign_in(world.asha).get(reverse("file-readings", args=[world.case.pk])).content.decode()
    assert ("President" in text, "Meera" in text) == (True, False)


def test_a_paper_is_made_once_and_served_under_a_name_that_says_nothing(world):
    wanted = Document.objects.filter(case=world.case, to_person=world.asha).first()
    address = reverse("paper", args=[world.case.pk, wanted.pk])
    first, second = sign_in(world.asha).get(address), sign_in(world.meera).get(address)
    wanted.refresh_from_db()
    assert first.content.startswith(b"%PDF-")
    assert (first.content == second.content, bytes(wanted.paper) == first.content) == (True, True)
    assert first["Content-Disposition"] == 'inline; filename="paper.pdf"'


def test_a_member_who_has_not_declared_opens_no_paper_that_went_to_others(world):
    links = [reverse("paper", args=[world.case.pk, one.pk]) for one in Document.objects.filter(case=world.case)]
    assert {sign_in(world.ravi).get(link).status_code for link in links} == {404}


def test_a_party_reads_a_statement_only_once_it_was_given_to_it():
    world = World().heard(on=date(2026, 9, 1))
    address = reverse("file-statements", args=[world.case.pk])
    given = sign_in(world.vikram).get(address).content.decode()
    hers = Statement.objects.get(case=world.case, party__code="C1")
    hers.content = {**hers.content, "words": "Invented words of hers.", "shared_with": []}
    hers.save()
    kept = sign_in(world.vikram).get(address).content.decode()
    assert ("Statement 1, C1" in given, "Statement 1, C1" in kept, "Invented words of hers." in kept) == (True, False, False)
    assert "Invented words of hers." in sign_in(world.asha).get(address).content.decode()


def test_the_file_says_what_can_be_done_and_why_the_rest_may_not(world):
    text = answers(world, world.meera)["file"].content.decode()
    said = ("First the inquiry is completed and the findings are recorded.", "What opens it:", "Text of 2004, section 20(1)")
    assert [words in text for words in said] == [True, True, True]


def test_titles_and_addresses_name_the_kind_of_page_and_nobody(world):
    for name, one in answers(world, world.meera).items():
        title = one.content.decode().partition("<title>")[2].partition("</title>")[0]
        assert (world.case.reference in title, "Namuna" in title, name) == (False, False, name)
