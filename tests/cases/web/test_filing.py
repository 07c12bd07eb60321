"""Filing as she does it: one page after another, nothing lost, sent once, one code in one answer."""

import re
from datetime import timedelta

import pytest
from django.core.management import call_command
from django.test import Client

from cases import tracking
from cases.models import KEPT_FOR, Case, CaseKey, Complaint, Draft, Party, PartyAccess
from notices.models import Document
from tests.cases.web import filing_her as her
from tests.world import World
from workflows import calendar
from workflows.shared.service import copied_parts

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


@pytest.mark.parametrize(("language", "arrived"), [("en", "It has arrived"), ("hi", "बात पहुँच गई")])
def test_a_woman_files_page_by_page_in_her_language(client, world, language, arrived):
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    her.begin(client)
    assert her.write(client, her.answers(world)).headers["Location"] == "/tell/check"
    checked = client.get("/tell/check")
    assert (checked.status_code, "Ramesh Misaal" in said(checked), "The two girls on line 3" in said(checked)) == (200, True, True)
    sent = her.send(client)
    assert (sent.status_code, arrived in said(sent), len(her.code_in(sent))) == (200, True, 24)
    assert list(Complaint.objects.values_list("stage", "route", "capacity")) == [("filed", "web", "herself")]


def test_the_case_holds_her_words_and_her_particulars_under_seal(client, world):
    her.filed(client, world)
    complaint, woman = Complaint.objects.get(), Party.objects.get(code="C1")
    assert complaint.content["narrative"] == her.answers(world)["what"]["what"]
    assert (woman.identity["name"], woman.identity["contact"], woman.identity["safe_contact"]["hours"]) == (
        "Kalpana Namuna",
        "00000 00000",
        "after 7",
    )
    assert Party.objects.get(code="R1").identity == {"name": "Ramesh Misaal", "position": "shift supervisor"}


def test_she_gets_a_receipt_and_is_told_of_the_police_at_once(client, world):
    her.filed(client, world)
    assert sorted(Document.objects.values_list("kind", flat=True)) == ["receipt", "right-to-criminal-action"]


def test_two_windows_and_a_second_press_make_one_case_and_one_code(client, world):
    her.begin(client)
    her.write(client, her.answers(world))
    first, second = her.send(client), her.send(client)
    assert (Case.objects.count(), PartyAccess.objects.count()) == (1, 1)
    assert (len(her.code_in(first)), her.code_in(second)) == (24, "")


def test_the_code_stands_in_exactly_one_answer_and_nowhere_in_the_tables(client, world):
    her.begin(client)
    her.write(client, her.answers(world))
    code = her.code_in(her.send(client))
    later = [
        her.send(client),
        client.get("/tell/check", follow=True),
        client.post("/tell/kept", {"last4": code[-4:]}),
        client.get("/tell/kept"),
    ]
    assert [her.code_in(page) for page in later] == ["", "", "", ""]
    assert all(code not in page.content.decode() for page in later)
    assert code not in str(list(PartyAccess.objects.values()) + list(Draft.objects.values()) + [dict(client.session)])


def test_a_code_she_did_not_see_is_replaced_until_she_says_that_she_has_one(client, world):
    first = her.filed(client, world)
    second = her.code_in(client.post("/tell/another-code"))
    assert (tracking.party_of(first), tracking.party_of(second).code) == (None, "C1")
    client.post("/tell/kept", {"last4": second[-4:].lower()})
    assert her.code_in(client.post("/tell/another-code")) == ""


def test_the_last_four_are_asked_back_and_wrong_ones_are_named(client, world):
    code = her.filed(client, world)
    wrong = client.post("/tell/kept", {"last4": "0000" if code[-4:] != "0000" else "1111"})
    right = client.post("/tell/kept", {"last4": code[-4:]})
    assert ("These are not the last four" in said(wrong), "Good. You have it." in said(right)) == (True, True)


def test_sending_destroys_the_draft_with_its_key(client, world):
    her.filed(client, world)
    draft = Draft.objects.get()
    assert (draft.sent, draft.answers, draft.tag, CaseKey.objects.filter(owner=draft.pk).exists()) == (True, None, None, False)


def test_a_draft_is_found_again_by_its_code_in_another_visit(client, world):
    code = her.begin(client)
    her.write(client, {"what": {"what": "He blocked the door."}})
    client.post("/leave")
    assert client.get("/tell/when").headers["Location"] == "/tell"
    found = client.post("/tell/go-on", {"code": " ".join(tracking.read_code(code)[n : n + 4] for n in range(0, 24, 4)).lower()})
    assert (found.headers["Location"], "He blocked the door." in said(client.get("/tell/what"))) == ("/tell/when", True)


def test_a_draft_nobody_came_back_to_is_destroyed_with_its_key_after_thirty_days(client, world):
    code = her.begin(client)
    her.write(client, {"what": {"what": "He blocked the door."}})
    key = Draft.objects.get().pk
    with calendar.as_of(her.TODAY + KEPT_FOR):
        call_command("sweep_drafts", verbosity=0)
        assert Draft.objects.count() == 1
    with calendar.as_of(her.TODAY + KEPT_FOR + timedelta(days=1)):
        assert tracking.draft_of(code) is None
        call_command("sweep_drafts", verbosity=0)
    assert (KEPT_FOR.days, Draft.objects.count(), CaseKey.objects.filter(owner=key).exists()) == (30, 0, False)


def test_the_draft_is_unreadable_without_its_key(client, world):
    her.begin(client)
    her.write(client, {"what": {"what": "He blocked the door."}})
    raw = bytes(Draft.objects.values_list("answers", flat=True).get())
    assert b"blocked" not in raw


@pytest.mark.parametrize(
    ("slug", "given", "message", "typed"),
    [
        ("what", {"what": "   "}, "Not answered yet", ""),
        ("when", {"when": "once", "last_day": "31", "last_month": "11", "last_year": "2026"}, "November has 30 days.", 'value="31"'),
        ("when", {"when": "once", "last_day": "1", "last_month": "12", "last_year": "2026"}, "This day has not come yet", 'value="12"'),
        ("when", {"when": "once", "last_day": "x", "last_month": "11", "last_year": "2026"}, "in figures", 'value="x"'),
        ("who", {"people": "1", "name_1": "", "work_1": "the foreman"}, "Say who it was", "the foreman"),
        ("you", {"name": "Kalpana", "way": "call", "contact": ""}, "Write the phone or the address", "Kalpana"),
        ("secret", {"secret": "short", "again": "short"}, "shorter than 15 letters", ""),
        ("secret", {"secret": her.SENTENCE, "again": "another one altogether"}, "The two are not the same", ""),
    ],
)  # fmt: skip
def test_a_slip_of_the_pen_is_named_beside_its_question_and_what_was_typed_stays(client, world, slug, given, message, typed):
    her.begin(client)
    page = client.post(f"/tell/{slug}", given)
    html = page.content.decode()
    assert (page.status_code, html.count('class="err"') >= 1, 'role="alert"' in html, message in said(page)) == (200, True, True, True)
    assert "<title>Error:" in html
    assert typed in client.get(f"/tell/{slug}").content.decode()


def test_saving_and_stopping_keeps_even_what_is_not_right_yet(client, world):
    her.begin(client)
    stopped = client.post("/tell/when", {"when": "once", "last_day": "31", "last_month": "11", "last_year": "2026", "stop": "1"})
    assert ("Kept for you. Nothing was sent." in said(stopped), 'value="31"' in client.get("/tell/when").content.decode()) == (True, True)


def test_a_visit_that_ended_while_she_wrote_loses_neither_the_new_words_nor_the_old(client, world):
    code = her.begin(client)
    her.write(client, {"what": {"what": "He blocked the door."}})
    client.post("/leave")
    adrift = client.post("/tell/seen", {"seen": "My cousin saw it."})
    assert "Your draft is kept." in said(adrift)
    client.post("/tell/go-on", {"code": code})
    assert ("He blocked the door." in said(client.get("/tell/what")), "My cousin saw it." in said(client.get("/tell/seen"))) == (True, True)
    assert Draft.objects.count() == 1


def test_an_expired_form_shows_her_words_again_and_keeps_the_draft(world):
    strict = Client(enforce_csrf_checks=True)
    answer = strict.post("/tell/what", {"what": "He held my wrist."})
    assert (answer.status_code, "He held my wrist." in said(answer), "We closed this to keep it private" in said(answer)) == (
        403,
        True,
        True,
    )
    assert Draft.objects.count() == 0


def test_several_people_are_named_one_after_another(client, world):
    her.begin(client)
    client.post("/tell/who", {"people": "1", "name_1": "Ramesh", "work_1": "", "another": "1"})
    assert 'name="name_2"' in client.get("/tell/who").content.decode()
    her.write(client, her.answers(world, who={"people": "2", "name_1": "Ramesh", "work_1": "", "name_2": "His brother", "work_2": ""}))
    her.send(client)
    assert list(Party.objects.filter(role="respondent").order_by("code").values_list("code", flat=True)) == ["R1", "R2"]


def test_without_the_written_consent_of_the_woman_it_is_kept_as_information_and_says_so(client, world):
    others = {
        "woman": "Asha Namuna",
        "organisation": "Invented Women's Circle, 12/2020",
        "consent_on_day": "",
        "consent_on_month": "",
        "consent_on_year": "",
        "consent_to": "",
    }
    her.begin(client)
    pages = her.answers(world, **{"for-whom": {"capacity": "organisation"}})
    her.write(client, pages)
    client.post("/tell/others", others)
    checked = client.get("/tell/check")
    sent = her.send(client)
    assert ("kept as information" in said(checked), "kept as information" in said(sent), her.code_in(sent)) == (True, True, "")
    assert list(Complaint.objects.values_list("stage", flat=True)) == ["information"]


def test_nothing_is_sent_before_she_says_that_it_is_her_account(client, world):
    her.begin(client)
    her.write(client, her.answers(world))
    page = client.post("/tell/send", {})
    assert ("Tick this before you send." in said(page), Case.objects.count()) == (True, 0)


def test_opening_pages_writes_nothing(client, world):
    her.begin(client)
    her.write(client, {"what": {"what": "He blocked the door."}})
    before = list(Draft.objects.values())
    for address in ("/tell", "/tell/what", "/tell/when", "/tell/go-on", "/stands", "/enter", "/enter/choose", "/who-sits", "/talk"):
        client.get(address)
    assert (list(Draft.objects.values()), Case.objects.count()) == (before, 0)


PAGES = (
    "",
    "/what",
    "/when",
    "/where",
    "/who",
    "/for-whom",
    "/others",
    "/other-women",
    "/seen",
    "/you",
    "/needs",
    "/papers",
    "/secret",
    "/go-on",
)
IN_LATIN = {"English", "Udaharan", "Mill"}


@pytest.mark.parametrize("page", PAGES)
def test_a_page_in_hindi_has_no_english_in_it(client, world, page):
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "hi"
    her.begin(client)
    assert set(re.findall(r"[A-Za-z]{4,}", said(client.get(f"/tell{page}")))) - IN_LATIN == set()


@pytest.mark.parametrize("language", ["en", "hi"])
def test_the_first_question_with_its_sheet_is_light(client, world, language, settings):
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = language
    her.begin(client)
    sheet = sum((settings.ROOT / "cases" / "static" / name).stat().st_size for name in ("register.css", "mark.svg"))
    assert len(client.get("/tell/what").content) + sheet <= 50 * 1024


CONSENT = {"consent_on_day": "20", "consent_on_month": "11", "consent_on_year": "2026", "consent_to": "the Circle"}
NO_CONSENT = dict.fromkeys(CONSENT, "")


@pytest.mark.parametrize(
    ("capacity", "page", "given", "codes"),
    [
        ("herself_and_others", "other-women", {"women": "Asha Namuna\nUsha Misaal"}, ["C1", "C2", "C3", "R1"]),
        ("organisation", "others", {"woman": "Asha Namuna", "organisation": "Invented Women's Circle", **CONSENT}, ["C1", "N1", "R1"]),
        ("heir", "others", {"woman": "Asha Namuna", "organisation": "her sister", **NO_CONSENT}, ["C1", "H1", "R1"]),
    ],
)
def test_whoever_files_for_others_is_named_beside_them_and_holds_the_code(client, world, capacity, page, given, codes):
    pages = her.answers(world, **{"for-whom": {"capacity": capacity}})
    her.begin(client)
    her.write(client, {**pages, page: given})
    code = her.code_in(her.send(client))
    assert sorted(Party.objects.values_list("code", flat=True)) == codes
    assert tracking.party_of(code).is_complainant is True


def test_who_saw_it_is_for_the_committee_and_where_and_when_go_with_the_complaint(client, world):
    her.filed(client, world)
    content = Complaint.objects.get().content
    assert (content["witnesses"], content["where"], content["when"]) == ("The two girls on line 3", "Packing hall", "More than once")
    assert [part for part in copied_parts(content).values() if "line 3" in part] == []
