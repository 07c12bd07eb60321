"""Staff come by appointment, with a second factor."""

import pytest
from allauth.mfa.models import Authenticator
from django.contrib.auth import get_user_model

from config.sign_in import SealedSecrets

pytestmark = pytest.mark.django_db


@pytest.fixture
def officer(client):
    user = get_user_model().objects.create_user("meera.invented", password="an invented pass phrase")
    client.force_login(user)
    return user


def test_without_a_second_factor_there_is_nothing_but_its_set_up(client, officer, settings):
    settings.REQUIRE_SECOND_FACTOR = True
    response = client.get("/law")
    assert (response.status_code, response["Location"]) == (302, "/account/second-factor/totp/activate/")


def test_with_a_second_factor_the_pages_open(client, officer, settings):
    settings.REQUIRE_SECOND_FACTOR = True
    Authenticator.objects.create(user=officer, type=Authenticator.Type.TOTP, data={"secret": SealedSecrets().encrypt("invented")})
    assert client.get("/law").status_code == 200


def test_the_demonstration_asks_for_none(client, officer, settings):
    settings.REQUIRE_SECOND_FACTOR = False
    assert client.get("/law").status_code == 200


def test_a_secret_is_sealed_and_opens_again():
    sealed = SealedSecrets().encrypt("invented")
    assert "invented" not in sealed
    assert SealedSecrets().decrypt(sealed) == "invented"


def test_nobody_makes_an_account_for_himself(client):
    client.post("/account/signup/", {"username": "mallory", "password1": "an invented pass phrase"})
    assert get_user_model().objects.count() == 0


def test_an_officers_session_may_lie_idle_thirty_minutes_and_a_partys_ten(client, settings):
    settings.REQUIRE_SECOND_FACTOR = False
    get_user_model().objects.create_user("meera.invented", password="an invented pass phrase")
    client.post("/account/login/", {"login": "meera.invented", "password": "an invented pass phrase"})
    assert (client.session.get_expiry_age(), settings.SESSION_COOKIE_AGE) == (30 * 60, 10 * 60)
