"""Deliver what is still unsent."""

from django.core.management.base import BaseCommand

from notices import dispatch
from notices.models import Outbox


class Command(BaseCommand):
    """The outbox emptied by hand, or by a timer where no broker runs; safe to run late, twice, or by several at once."""

    help = "Deliver every message of the outbox that is not sent yet."

    def handle(self, **_options):
        """Say how many went, and how many wait still."""
        went = dispatch.drain()
        self.stdout.write(f"{went} messages went, {Outbox.objects.filter(sent_at__isnull=True).count()} wait still")
