"""Destroy the drafts that nobody came back to."""

from django.core.management.base import BaseCommand

from cases.models import Draft
from workflows import calendar


class Command(BaseCommand):
    """Safe to run late, twice or side by side; says only how many."""

    help = "Destroy every draft that was not sent within the days it is kept, together with its key."

    def handle(self, *_args, **_options):
        """Destroy, and say how many."""
        self.stdout.write(f"{Draft.sweep(calendar.today())} drafts destroyed")
