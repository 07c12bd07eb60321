"""The first start: one authority, one district, its closed days, each entry with its chain."""

from io import StringIO

import pytest
from django.contrib.auth import get_user_model
from django.core.management import CommandError, call_command

from cases import access
from cases.models import Event
from committees.models import ClosedDay, Person, Workplace

GIVEN = {
    "username": "leela", "name": "Leela Namuna", "gender": "female", "district": "Kalpitpur", "region": "IN-MH",
    "email": "leela@namuna.example", "no_input": True,
}  # fmt: skip


@pytest.fixture
def secret(tmp_path):
    file = tmp_path / "secret"
    file.write_text("wheat lantern 91 rope\n")
    return str(file)


def install(**more):
    told = StringIO()
    call_command("install", stdout=told, **{**GIVEN, **more})
    return told.getvalue()


@pytest.mark.django_db
def test_the_first_authority_signs_in_and_everything_entered_has_a_chain(secret):
    told = install(password_file=secret, workplace="Kalpit Mill")
    leela = Person.objects.get()
    assert get_user_model().objects.get(username="leela").check_password("wheat lantern 91 rope")
    assert access.roles(leela) == {"anyone", "authority"}
    assert list(Event.objects.order_by("at").values_list("kind", "seq")) == [
        ("person.enter", 1), ("district.open", 1), ("workplace.open", 1), ("appointment.begin", 1),
    ]  # fmt: skip
    assert Workplace.objects.get().district.region == "IN-MH"
    assert f"{ClosedDay.objects.filter(region='IN-MH').count()} closed days" in told
    assert "wheat" not in told


@pytest.mark.django_db
def test_it_runs_once(secret):
    install(password_file=secret)
    with pytest.raises(CommandError, match="already"):
        install(password_file=secret)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("more", "said"),
    [({"region": "IN-XX"}, "No region"), ({"name": None}, "--name is needed"), ({"password_file": None}, "--password-file is needed")],
)
def test_what_is_wrong_is_said_and_nothing_is_entered(secret, more, said):
    with pytest.raises(CommandError, match=said):
        install(**{"password_file": secret, **more})
    assert Person.objects.count() == 0


@pytest.mark.django_db
def test_a_weak_password_is_refused(tmp_path):
    weak = tmp_path / "weak"
    weak.write_text("12345")
    with pytest.raises(CommandError):
        install(password_file=str(weak))
