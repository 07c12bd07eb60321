"""The law as an application: after the tables are made, the database learns which moves the law knows."""

from django.apps import AppConfig, apps
from django.db.models.signals import post_migrate


class Workflows(AppConfig):
    """The procedures."""

    name = "workflows"

    def ready(self):
        """The second line is drawn anew after every migration, so that it knows every step."""
        post_migrate.connect(draw_second_line, sender=apps.get_app_config("cases"), dispatch_uid="second-line")


def draw_second_line(*, using, **_) -> None:
    """Put up the triggers for the steps that are declared now."""
    from cases import second_line  # models are loaded only now  # noqa: PLC0415
    from workflows import book  # noqa: PLC0415 (as above)

    second_line.draw(book.moves(), using=using)
