"""The page of closed days: an officer sees what would move before confirming, by the handle only what may be known of."""

from datetime import date

import pytest
from django.urls import reverse

from cases.models import Deadline
from committees.models import Appointment, CalendarChange
from tests.cases.web.desk_world import sign_in
from tests.world import FOUNDED, World, person
from workflows import calendar
from workflows.procedure import take

pytestmark = pytest.mark.django_db
SPRING = date(2025, 4, 9)


@pytest.fixture
def world():
    world = World()
    world.head = person("Head")
    Appointment.objects.create(person=world.head, office="authority", from_on=FOUNDED)
    world.file(on=date(2025, 1, 10))
    return world


@pytest.fixture
def proposed(world):
    with calendar.as_of(SPRING):
        facts = {"name": "Invented Remembrance Day", "closes": date(2025, 4, 10), "region": "IN-MH"}
        return take("calendar.propose", law="SH2004", by=world.head, facts=facts).record


def test_before_confirming_the_officer_sees_old_day_and_new_and_no_file_that_is_not_to_be_known_of(world, proposed):
    client = sign_in(world.head)
    with calendar.as_of(SPRING):
        page = client.get(reverse("closed-days")).content.decode()
    assert "One running day would move." in page
    assert "Thu 10 April" in page
    assert "Fri 11 April" in page
    assert world.case.reference not in page


def test_it_is_confirmed_and_taken_back_through_the_pages_of_its_steps(world, proposed):
    client = sign_in(world.head)
    with calendar.as_of(SPRING):
        for step, stage, due in (("calendar.confirm", "in_force", date(2025, 4, 11)), ("calendar.revoke", "revoked", date(2025, 4, 10))):
            address = reverse("step", args=[proposed.pk, step])
            form = client.get(address).context["form"]
            sent = {name: form[name].value() for name in ("seen", "key", "since") if name in form.fields}
            answer = client.post(address, {**sent, "reasons": "The order was withdrawn."})
            assert (answer.status_code, answer.url) == (302, reverse("closed-days"))
            assert CalendarChange.objects.get().stage == stage
            assert Deadline.objects.get(limit="sh2004.inquiry").due_on == due


@pytest.mark.parametrize("name", ["meera", "asha", "vikram"])
def test_for_everybody_else_the_page_does_not_exist(world, name):
    client = sign_in(getattr(world, name))
    assert client.get(reverse("closed-days")).status_code == 404
