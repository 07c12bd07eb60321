"""The code on the paper served: made as it is printed, in one answer, kept nowhere; served anew, the old one is dead."""

import re
from datetime import date, timedelta

import pytest
from django.apps import apps
from django.db import connection
from django.test import Client
from django.urls import reverse

from cases import tracking
from cases.models import PartyAccess
from notices import dispatch
from notices.models import Document
from tests.cases.web.desk_world import hidden, sign_in
from tests.notices.reading import text_of
from tests.world import World
from workflows import calendar
from workflows.refusals import NotKnown, Refused, WrongPerson

pytestmark = pytest.mark.django_db
FILED = date(2025, 1, 10)
SENT = FILED + timedelta(days=4)
ANSWER_BY = SENT + timedelta(days=20)
CODE = re.compile(r"(?:[0-9A-HJKMNP-TV-Z]{4} ){5}[0-9A-HJKMNP-TV-Z]{4}")
SENTENCE = "seven green parrots and a bus"


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    world.take_up(on=FILED)
    world.sent = world.take("service.send", on=SENT, by=world.meera, answer_by=ANSWER_BY).record
    return world


def printed(world, code="R1", *, on=SENT, by=None):
    return world.take("complaint.print_notice", on=on, by=by or world.meera, party=world.party(code))


def stood(world):
    """Everything that lies in the tables, as a thief of the database would read it."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names():
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")  # noqa: S608 (our own tables)
            yield from (str(value) for row in cursor.fetchall() for value in row)


def on_paper(taken) -> str:
    """The code as the copy served shows it."""
    text = " ".join(text_of(dispatch.copy_to_serve(taken.printed.pk, taken.code)).split())
    return CODE.search(text)[0].replace(" ", "")


def test_the_copy_served_carries_the_code_and_the_paper_in_the_file_does_not(world):
    taken = printed(world)
    assert on_paper(taken) == taken.code
    assert tracking.party_of(taken.code).code == "R1"
    assert CODE.search(text_of(dispatch.paper_of(taken.printed.pk))) is None


def test_the_code_lies_in_no_table_sealed_or_open_in_no_mail_and_in_no_link_of_the_chain(world, mailoutbox):
    taken = printed(world)
    on_paper(taken)
    dispatch.drain()
    opened = "".join(
        str(getattr(row, field.name))
        for model in apps.get_models()
        for field in model._meta.concrete_fields
        if type(field).__name__ == "Sealed"
        for row in model.objects.all()
    )
    assert [place for place in (*stood(world), opened, str(mailoutbox), str(taken.event.facts)) if taken.code in place] == []


def test_printed_again_the_code_before_is_dead(world):
    first = printed(world).code
    second = printed(world).code
    assert (tracking.party_of(first), tracking.party_of(second).code) == (None, "R1")


def test_what_came_back_opens_nothing_and_the_copy_sent_anew_gets_a_fresh_code(world):
    first = printed(world).code
    world.take("service.fail", on=SENT, by=world.meera, record=world.sent, reasons="Moved away.")
    assert tracking.party_of(first) is None
    world.take("service.send", on=SENT, by=world.meera, answer_by=ANSWER_BY)
    assert not PartyAccess.objects.filter(party=world.party("R1"), ended_at__isnull=True).exists()
    again = printed(world)
    assert (again.printed.printed_on, tracking.party_of(again.code).code) == (SENT, "R1")


def test_a_copy_sent_anew_ends_the_code_of_the_one_before(world):
    first = printed(world).code
    world.take("service.send", on=SENT, by=world.meera, answer_by=ANSWER_BY)
    assert tracking.party_of(first) is None


def test_once_served_a_code_is_given_in_person_only(world):
    world.take("service.prove", on=SENT, by=world.meera, record=world.sent, how="hand")
    with pytest.raises(Refused) as refused:
        printed(world)
    assert (refused.value.clauses, refused.value.needs) == (["NJ-15"], ["service"])


def test_a_party_or_a_member_with_a_tie_prints_none(world):
    with pytest.raises(WrongPerson):
        printed(world, by=world.asha)
    world.meera.reports_to = world.vikram
    world.meera.save()
    with pytest.raises((NotKnown, WrongPerson)):
        printed(world)


def test_a_witness_gets_a_code_with_the_summons_and_with_the_call_to_a_sitting(world):
    world.take("service.prove", on=SENT, by=world.meera, record=world.sent, how="hand")
    world.take("witness.name", on=SENT, by=world.asha, witness={"name": "Lata Udaharan"})
    day = SENT + timedelta(days=9)
    world.take("sitting.fix", on=SENT, by=world.meera, on_day=day, slots=[{"party": "W1", "begins": "11:00", "ends": "12:00"}])
    taken = printed(world, "W1")
    assert (taken.printed.kind, tracking.party_of(on_paper(taken)).code) == ("summons", "W1")


def test_the_page_answers_with_the_paper_and_only_once_with_this_code(world):
    with calendar.as_of(SENT):
        browser = sign_in(world.meera)
        page = reverse("step", args=[world.case.pk, "complaint.print_notice"])
        sent = {**hidden(browser.get(page)), "party": str(world.party("R1").pk)}
        answer, again = browser.post(page, sent), browser.post(page, sent)
    assert (answer["Content-Type"], "no-store" in answer["Cache-Control"], again.status_code) == ("application/pdf", True, 302)
    assert CODE.search(" ".join(text_of(answer.content).split())) is not None
    assert 'filename="paper.pdf"' in answer["Content-Disposition"]


def test_who_uses_it_chooses_a_secret_once_and_shows_that_the_paper_came(world):
    code = printed(world).code
    choice = {"code": code, "secret": SENTENCE, "again": SENTENCE}
    with calendar.as_of(SENT + timedelta(days=1)):
        first = Client().post(reverse("choose-secret"), choice)
        second = Client().post(reverse("choose-secret"), choice)
    paper = Document.objects.get(kind="notice-to-respondent")
    assert (first.status_code, first["Location"], second.status_code) == (302, reverse("my-files"), 200)
    assert paper.acknowledged_on == SENT + timedelta(days=1)
    world.take("service.prove", on=SENT + timedelta(days=1), by=world.meera, record=world.sent, how="hand")
    with calendar.as_of(SENT + timedelta(days=2)):
        entered = Client().post(reverse("enter"), {"code": code, "secret": SENTENCE})
    assert entered["Location"] == reverse("my-file", args=[world.case.pk])


def test_whoever_has_a_way_in_keeps_it(world):
    code = printed(world).code
    with calendar.as_of(SENT):
        Client().post(reverse("choose-secret"), {"code": code, "secret": SENTENCE, "again": SENTENCE})
    again = printed(world)
    text = " ".join(text_of(dispatch.copy_to_serve(again.printed.pk, again.code)).split())
    assert (again.code, CODE.search(text), "You have a way in already" in text, tracking.party_of(code).code) == ("", None, True, "R1")
