"""Delivery: the paper is made once, the word of it says the same to everybody and goes to one recipient."""

from datetime import date

import pytest
from django.core import mail

from notices import dispatch
from notices.models import Document, Outbox
from tests.world import World
from workflows import calendar

pytestmark = pytest.mark.django_db
FILED = date(2026, 10, 16)


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED, woman={"name": "Asha Namuna", "email": "asha@namuna.invalid", "phone": "0000 11111"})
    return world


def test_a_paper_is_made_once_and_its_digest_kept(world):
    document = Document.objects.filter(case=world.case).first()
    first = dispatch.paper_of(document.pk)
    document.refresh_from_db()
    sealed = document.__dict__["paper"]
    again = dispatch.paper_of(document.pk)
    document.refresh_from_db()
    assert (first == again, len(document.paper_digest), document.__dict__["paper"] == sealed) == (True, 64, True)


def test_the_word_sent_carries_nothing_of_the_paper_and_has_one_recipient(world):
    with calendar.as_of(FILED):
        sent = dispatch.drain()
    assert sent == len(mail.outbox) == 2
    said = {(one.subject, one.body, tuple(one.recipients()), tuple(one.attachments)) for one in mail.outbox}
    assert said == {("Register", "There is an update. Sign in when it is safe for you.", ("asha@namuna.invalid",), ())}


def test_a_second_delivery_sends_nothing_again(world):
    with calendar.as_of(FILED):
        dispatch.drain()
        for message in Outbox.objects.all():
            dispatch.deliver(message.pk)
    assert (len(mail.outbox), set(Outbox.objects.values_list("attempts", flat=True))) == (2, {1})


def test_whoever_left_no_address_gets_the_paper_and_no_mail():
    world = World()
    world.file(on=FILED)
    with calendar.as_of(FILED):
        dispatch.drain()
    assert (mail.outbox, Document.objects.filter(case=world.case, paper_digest="").count()) == ([], 0)


def test_whoever_asked_not_to_be_written_to_gets_no_mail(world):
    party = world.party("C1")
    party.identity = {**party.identity, "do_not_contact": True}
    party.save()
    with calendar.as_of(FILED):
        dispatch.drain()
    assert mail.outbox == []


def test_what_cannot_be_delivered_waits_and_keeps_nothing_else_back(world):
    broken = Document.objects.filter(case=world.case).first()
    Document.objects.filter(pk=broken.pk).update(facts=b"\x01broken")
    with calendar.as_of(FILED):
        assert dispatch.drain() == 1
    kept = Outbox.objects.get(document=broken)
    assert (kept.failed, kept.attempts, kept.sent_at) == (True, 1, None)
    assert Outbox.objects.exclude(pk=kept.pk).get().sent_at is not None
