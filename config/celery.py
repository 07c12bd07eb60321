"""The worker that carries notices and sweeps due dates, told everything by settings."""

import os

from celery import Celery
from celery.signals import setup_logging

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

app = Celery("register")
app.config_from_object("django.conf:settings", namespace="CELERY")
app.autodiscover_tasks()


@setup_logging.connect
def keep_the_settings_logging(**_kwargs):
    """Celery would print task arguments and exception texts; connecting here leaves our logging in force."""
