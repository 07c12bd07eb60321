"""The project starts, and starts closed."""

from django.core.checks import run_checks


def test_django_finds_nothing_to_complain_of():
    assert run_checks() == []
