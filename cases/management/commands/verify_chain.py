"""Check the chain of every case and committee."""

from django.core.management.base import BaseCommand, CommandError

from cases import chain
from cases.models import Case
from committees.models import Committee


class Command(BaseCommand):
    """Every link of every chain; needs no key, names cases by their handle only."""

    help = "Check every chain of events: gaps, altered links, heads that do not fit. Exit 1 when one is broken."

    def handle(self, *_args, **_options):
        """Say what is wrong, or that all is sound."""
        broken, checked = 0, 0
        for owner in (*Case.objects.iterator(), *Committee.objects.iterator()):
            checked += 1
            for fault in chain.faults(owner):
                broken += 1
                self.stderr.write(f"{getattr(owner, 'reference', owner.pk)}: {fault}")
        if broken:
            raise CommandError(f"{broken} faults in {checked} chains")
        self.stdout.write(f"{checked} chains are sound")
