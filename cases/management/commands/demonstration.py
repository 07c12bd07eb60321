"""Fill an empty register with invented people and files, and say how to sign in as each of them."""

from django.core.management.base import BaseCommand
from django.db import transaction

from cases.demonstration import files
from cases.demonstration.register import OFFICE_HOLDERS, PARTIES, PASSWORD, Register
from cases.models import Case
from committees.models import Person


class Command(BaseCommand):
    """Plays the demonstration in through the door, once; a second call keeps what is there and only prints."""

    help = "Play the invented demonstration into an empty register, and print who can sign in."

    def handle(self, **_options):
        """Build once; print always."""
        if not Person.objects.exists():
            with transaction.atomic():
                register = Register().build()
                for told in files.ALL:
                    told(register)
            self.stdout.write(f"Played in: {Case.objects.count()} files, all of them invented.")
        self.stdout.write(f"\nSign in at /account/login/ with the password {PASSWORD} as")
        for sign_in, *_rest, words in (*OFFICE_HOLDERS.values(), *PARTIES.values()):
            self.stdout.write(f"  {sign_in:16} {words}")
