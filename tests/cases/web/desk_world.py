"""What the tests of the pages stand on: the small world, with sign-ins, and a step that asks every kind of fact."""

import re
from functools import cache

from allauth.mfa.models import Authenticator
from django.contrib.auth import get_user_model
from django.contrib.auth.hashers import make_password
from django.test import Client

from cases.models import Declaration
from workflows import calendar
from workflows.facts import KINDS, Fact
from workflows.step import StepInfo

HIDDEN = re.compile(r'name="(key|seen|since)" value="([^"]*)"')
CHANGING = re.compile(rb'name="csrfmiddlewaretoken" value="[^"]*"|name="next" value="[^"]*"')
CHOICES = (("a", "A"), ("b", "B"))


@cache
def hashed() -> str:
    """A password as the tables keep it; made once, because making it is slow on purpose."""
    return make_password("an-invented-pass-1")


def sign_in(person) -> Client:
    """A browser in which this person has signed in."""
    if person.user is None:
        person.user = get_user_model().objects.create(username=f"u{person.pk}", password=hashed())
        person.save()
        Authenticator.objects.create(user=person.user, type="totp", data={"secret": "invented"})
    client = Client()
    client.force_login(person.user)
    return client


def declare(world, *members) -> None:
    """These members have declared to have no tie in the case."""
    for member in members:
        Declaration.objects.create(case=world.case, person=member, stage="free", opened_on=calendar.today())


def hidden(answer) -> dict:
    """The form's own key and the version of the file that the page showed."""
    return dict(HIDDEN.findall(answer.content.decode()))


def bare(answer) -> bytes:
    """A page without what differs from one opening to the next."""
    return CHANGING.sub(b"", answer.content)


def asks(*facts) -> StepInfo:
    """A step that asks these facts."""
    return StepInfo("test.ask", "ask", "Ask", "committee", ("SH-22",), facts, ("new",), ("made",), (), (), (), "", "It asks.")


def fact(kind, **more) -> Fact:
    """One fact of a kind, with what the kind needs."""
    needs = {
        "choice": {"choices": CHOICES}, "choices": {"choices": CHOICES}, "rows": {"columns": ("against", "what", "on")},
        "record": {"of": "allegation"}, "records": {"of": "allegation"},
    }  # fmt: skip
    return Fact(f"a_{kind}", kind, kind, **needs.get(kind, {}), **more)


EVERY_KIND = tuple(KINDS)
