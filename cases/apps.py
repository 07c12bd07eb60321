"""The app of the file."""

from django.apps import AppConfig


class CasesConfig(AppConfig):
    """Cases, parties, records and their pages."""

    name = "cases"
    default_auto_field = "django.db.models.BigAutoField"
