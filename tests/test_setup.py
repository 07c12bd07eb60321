"""The project starts, and starts closed."""

from django.core.checks import run_checks


def test_django_finds_nothing_to_complain_of():
    assert run_checks() == []


def test_the_front_page_answers(client):
    assert client.get("/").status_code == 200
