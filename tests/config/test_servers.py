"""The second mode stands on real servers."""

import os

import pytest
from django.core.cache.backends.redis import RedisCache
from django.db import connection


@pytest.mark.postgres
@pytest.mark.django_db
def test_a_lock_on_the_server_is_not_awaited_for_ever():
    with connection.cursor() as cursor:
        cursor.execute("SHOW lock_timeout")
        assert cursor.fetchone() == ("5s",)


@pytest.mark.redis
def test_the_cache_of_several_machines_is_one():
    one, other = (RedisCache(os.environ["REGISTER_TEST_REDIS"], {}) for _ in range(2))
    one.set("register/setup", "seen", 5)
    assert other.get("register/setup") == "seen"
    one.delete("register/setup")
