"""The app of who sits."""

from django.apps import AppConfig


class CommitteesConfig(AppConfig):
    """Committees, people and places."""

    name = "committees"
    default_auto_field = "django.db.models.BigAutoField"
