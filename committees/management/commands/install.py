"""First start: the first authority with an own account, a district with its holidays, and, if wanted, a workplace."""

import getpass
import sys
from pathlib import Path

from django.contrib.auth import get_user_model
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.management.base import BaseCommand, CommandError
from django.db import transaction

from cases.access import SYSTEM
from cases.crypto import current_master_version
from committees.models import Appointment, ClosedDay, Person
from workflows import book, calendar
from workflows.holidays_seed import UnknownRegionError, seed
from workflows.procedure import take

YEARS_AHEAD = 2
QUESTIONS = (
    ("username", "Name to sign in by", ""),
    ("email", "E-mail address, for a new password", ""),
    ("name", "Name as it is published", ""),
    ("gender", "female, male or other", "female"),
    ("district", "District", ""),
    ("region", "State, as in IN-MH", "IN"),
    ("workplace", "Workplace (may be left empty)", ""),
)
MAY_BE_EMPTY = ("workplace", "email")


class Command(BaseCommand):
    """The command `install`: what it does is recorded in the chains of what it enters."""

    help = "Make the first authority, a district and its closed days. Run once."

    def add_arguments(self, parser):
        """Each question can be answered on the command line; the password comes by a file, or by standard input."""
        for name, question, _default in QUESTIONS:
            parser.add_argument(f"--{name}", help=question)
        parser.add_argument("--password-file", help="A file that holds the password; - for standard input.")
        parser.add_argument("--no-input", action="store_true", help="Ask nothing; what is not given has its default.")

    def handle(self, **options):
        """Ask, enter everything in one transaction, and say what was made."""
        if Appointment.objects.filter(office="authority").exists():
            raise CommandError("This register has its first authority already.")
        told = {name: self.answer(name, *rest, options) for name, *rest in QUESTIONS}
        password = self.password(options, told["username"])
        current_master_version()
        with transaction.atomic():
            self.enter(told, password)
        self.stdout.write("The first authority can sign in now. Everything else is an appointment by somebody appointed.")

    def answer(self, name, question, default, options) -> str:
        """One answer: from the command line, else asked, else the default."""
        given = options[name]
        if given is None and not options["no_input"]:
            given = input(f"{question}{f' [{default}]' if default else ''}: ").strip()
        given = given or default
        if not given and name not in MAY_BE_EMPTY:
            raise CommandError(f"--{name} is needed: {question}.")
        return given

    def password(self, options, username) -> str:
        """The password, never from the command line itself; a weak one is refused with the reason."""
        source = options["password_file"]
        if source is None and options["no_input"]:
            raise CommandError("--password-file is needed.")
        given = getpass.getpass("Password: ") if source is None else read_from(source)
        try:
            validate_password(given, get_user_model()(username=username))
        except ValidationError as fault:
            raise CommandError(" ".join(fault.messages)) from None
        return given

    def enter(self, told, password):
        """Everything through the door, so that each entry begins a chain."""
        person = enter("person.enter", name=told["name"], gender=told["gender"], sign_in_name=told["username"], email=told["email"])
        user = Person.objects.get(pk=person.pk).user
        user.set_password(password)
        user.save()
        district = enter("district.open", name=told["district"], region=told["region"])
        closed = self.close_holidays(told["region"])
        if told["workplace"]:
            enter("workplace.open", name=told["workplace"], district=district)
        enter("appointment.begin", person=person, office="authority")
        self.stdout.write(f"Entered: 1 authority, 1 district, {closed} closed days, {int(bool(told['workplace']))} workplaces.")

    def close_holidays(self, region) -> int:
        """The published holidays of the State, from last year on; gazettes may correct them."""
        this_year = calendar.today().year
        try:
            days = seed(region, range(this_year - 1, this_year + YEARS_AHEAD + 1))
        except UnknownRegionError as fault:
            raise CommandError(str(fault)) from None
        rows = [ClosedDay(day=one.day, region=region, name=one.name) for one in days]
        return len(ClosedDay.objects.bulk_create(rows))


def enter(step, **facts):
    """One step that the installation takes by itself, under the first text of the book."""
    return take(step, by=SYSTEM, law=book.LAWS[0], facts=facts).record


def read_from(source) -> str:
    """The first line of a file, or of standard input."""
    if source == "-":
        return sys.stdin.readline().rstrip("\n")
    try:
        with Path(source).open(encoding="utf-8") as file:
            return file.readline().rstrip("\n")
    except OSError:
        raise CommandError("The password file cannot be read.") from None
