"""The app of what is sent."""

from django.apps import AppConfig


class NoticesConfig(AppConfig):
    """Documents and the outbox."""

    name = "notices"
    default_auto_field = "django.db.models.BigAutoField"
