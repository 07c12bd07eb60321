"""Draw the second line in the database anew: what is only added to, and which moves of a stage the law knows."""

from django.core.management.base import BaseCommand

from cases import second_line
from workflows import book


class Command(BaseCommand):
    """The same as after every migration; for a database that was restored or whose triggers were taken down."""

    help = "Put up the triggers that refuse changes of the registers and moves of a stage that no step declares."

    def handle(self, *_args, **_options):
        """Say how many stand."""
        self.stdout.write(f"{second_line.draw(book.moves())} triggers stand")
