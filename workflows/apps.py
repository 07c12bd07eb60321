"""The app of the law: commands only, neither tables nor pages."""

from django.apps import AppConfig


class WorkflowsConfig(AppConfig):
    """Procedures, limits and the legal clock."""

    name = "workflows"
