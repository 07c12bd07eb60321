"""The demonstration plays through the door, once."""

from io import StringIO

import pytest
from django.core.management import call_command

from cases import chain
from cases.models import Case, Complaint
from committees.models import Person

pytestmark = pytest.mark.django_db


def play():
    said = StringIO()
    call_command("demonstration", stdout=said)
    return said.getvalue()


def test_it_plays_in_once_and_says_who_can_sign_in():
    assert "all of them invented" in play()
    people = Person.objects.count()
    assert "usha.udaharan" in play()
    assert Person.objects.count() == people
    assert [fault for case in Case.objects.all() for fault in chain.faults(case)] == []
    assert sorted(Complaint.objects.values_list("stage", flat=True)) == ["deciding", "filed", "inquiry", "inquiry", "ordered"]
