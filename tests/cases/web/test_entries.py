"""An authority begins a register on its pages: a person, an office, a committee."""

import pytest
from django.contrib.auth import get_user_model
from django.urls import reverse

from committees.models import Appointment, Committee, District, Person, Workplace
from tests.world import FOUNDED, person


@pytest.fixture
def client_of(client, settings, db):
    settings.REQUIRE_SECOND_FACTOR = False
    authority = person("Authority Namuna")
    authority.user = get_user_model().objects.create_user("authority")
    authority.save()
    Appointment.objects.create(person=authority, office="authority", from_on=FOUNDED)
    Workplace.objects.create(name="Kalpit Mill", district=District.objects.create(name="Kalpitpur", region="IN-MH"))
    client.force_login(authority.user)
    return client


def send(client, step, **answers):
    """Fill in the page of a step and send it."""
    page = client.get(reverse("begin", args=[step]))
    assert page.status_code == 200
    form = page.context["form"]
    hidden = {one.html_name: one.value() or "" for one in form.hidden_fields()}
    return client.post(reverse("begin", args=[step]), {**hidden, **answers}, follow=True)


def test_a_person_is_entered_and_the_way_leads_back(client_of):
    sent = send(client_of, "person.enter", name="Nisha Namuna", gender="female")
    assert sent.status_code == 200
    assert Person.objects.get(published_name="Nisha Namuna").is_woman


def test_the_address_of_an_entry_is_no_page_of_its_own(client_of):
    entry = Person.objects.get(published_name="Authority Namuna")
    assert client_of.get(reverse("step", args=[entry.pk, "person.enter"])).status_code == 404


def test_a_committee_is_proposed_on_the_page(client_of):
    president = person("President Namuna")
    place = Workplace.objects.get()
    answers = {"workplace": place.pk, "seats-0-person": president.pk, "seats-0-seat": "president"}
    sent = send(client_of, "committee.propose", **answers)
    assert sent.status_code == 200
    assert Committee.objects.get().seats.get().person == president
