"""A register of its own for rehearsals: in memory, with its own keys, gone when the rehearsal ends."""

import tempfile
from contextlib import contextmanager
from pathlib import Path

from django.apps import apps
from django.conf import settings
from django.db import connections, transaction
from django.db.backends.sqlite3.base import DatabaseWrapper
from django.db.utils import DEFAULT_DB_ALIAS

from cases.crypto import forget_keys


@contextmanager
def in_memory():
    """Put an empty register in memory in the place of the live one, which is neither opened nor needed."""
    live, keys = connections[DEFAULT_DB_ALIAS], settings.KEY_FOLDER
    own = DatabaseWrapper({**live.settings_dict, **_memory()}, DEFAULT_DB_ALIAS)
    with tempfile.TemporaryDirectory() as folder:
        connections[DEFAULT_DB_ALIAS], settings.KEY_FOLDER = own, Path(folder)
        forget_keys()
        try:
            _make_tables(own)
            yield
        finally:
            own.close()
            connections[DEFAULT_DB_ALIAS], settings.KEY_FOLDER = live, keys
            forget_keys()


def _memory():
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:", "OPTIONS": {}, "ATOMIC_REQUESTS": False}


def _make_tables(connection):
    with connection.schema_editor() as editor:
        for model in apps.get_models(include_auto_created=False):
            if model._meta.managed and not model._meta.proxy:
                editor.create_model(model)


@contextmanager
def rolled_back():
    """Whatever is written inside is undone at the end, and no message leaves."""
    with transaction.atomic():
        try:
            yield
        finally:
            transaction.set_rollback(True)
            forget_keys()
