"""Says in each file, once, what has run out and which files lie idle; meant to run once a day."""

from django.core.management.base import BaseCommand

from workflows.sweep import sweep


class Command(BaseCommand):
    """The command `sweep`: it closes nothing and may run twice."""

    help = "Note what has run out today and which files lie idle."

    def handle(self, **_options) -> None:
        """Numbers only: no file is named."""
        self.stdout.write(str(sweep()))
