"""What may be chosen in a step: people, parties, records and places that this reader may know of."""

from functools import cached_property

from django.apps import apps
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from cases import access, sight
from cases.models import Case
from committees.models import Appointment, Committee, District, Person, Seat, Workplace
from workflows import book, calendar

TABLES = {
    "allegation": gettext_lazy("Allegation"),
    "appeal": gettext_lazy("Appeal"),
    "complaint": gettext_lazy("Complaint"),
    "courtstay": gettext_lazy("Stay by a court"),
    "consent": gettext_lazy("Consent"),
    "declaration": gettext_lazy("Declaration"),
    "direction": gettext_lazy("Direction"),
    "exhibit": gettext_lazy("Exhibit"),
    "interimrelief": gettext_lazy("Protection meanwhile"),
    "note": gettext_lazy("Note"),
    "objection": gettext_lazy("Objection"),
    "order": gettext_lazy("Order"),
    "permission": gettext_lazy("Permission"),
    "question": gettext_lazy("Question"),
    "redaction": gettext_lazy("What is left out"),
    "release": gettext_lazy("Record for a court"),
    "request": gettext_lazy("Request"),
    "service": gettext_lazy("Service"),
    "settlement": gettext_lazy("Settlement"),
    "showcause": gettext_lazy("Notice to show cause"),
    "sitting": gettext_lazy("Sitting"),
    "statement": gettext_lazy("Statement"),
    "summons": gettext_lazy("Summons"),
    "withdrawal": gettext_lazy("Withdrawal"),
}


class Choices:
    """The lists of one step in one file, for one reader; each is asked of the tables once."""

    def __init__(self, procedure, person):
        self.owner, self.person, self.found, self.shelf = procedure.owner, person, procedure.found, procedure.shelf
        self.in_case = isinstance(self.owner, Case) and not self.owner._state.adding

    def person_(self, _fact):
        """Those who sit or hold an office; parties see only who sits in their case."""
        people = Person.objects.exclude(published_name="").order_by("published_name")
        if self.in_case and not sight.works_on(self.found):
            people = people.filter(pk__in=Seat.objects.in_force(calendar.today()).for_case(self.owner).values("person"))
        return [(person, person.published_name) for person in people]

    def party(self, _fact):
        """Parties by their code and part."""
        return [(party, f"{party.code}, {party.get_role_display()}") for party in self.parties]

    @property
    def parties(self):
        """The parties of whom this reader may know."""
        if not self.in_case:
            return []
        return sight.parties(self.person, self.owner, seen=self.seen, shelf=self.shelf)

    @cached_property
    def seen(self) -> list:
        """The parts of the file that this reader has."""
        return access.parts_seen(self.person, self.owner, shelf=self.shelf, found=self.found)

    def record(self, fact):
        """Records of the tables that the question names, as far as this reader sees them."""
        if not self.in_case:
            return []
        tables = [table.strip() for table in fact.of.split(",") if table.strip()]
        return [(one, record_name(one)) for table in tables for one in self.rows(table)]

    def rows(self, table):
        """The rows of one table, in their order."""
        model = apps.get_model("cases", table)
        shown = sight.shown(self.person, self.owner, model, shelf=self.shelf, seen=self.seen, found=self.found)
        return sorted(shown, key=lambda one: (one.number, one.opened_on))

    def workplace(self, _fact):
        """Every workplace of the register."""
        return [(place, place.name) for place in Workplace.objects.order_by("name")]

    def district(self, _fact):
        """Every district."""
        return [(district, district.name) for district in District.objects.order_by("name")]

    def committee(self, _fact):
        """Committees in force, by their workplace or district."""
        rows = Committee.objects.filter(stage="constituted").select_related("workplace", "district")
        return [(one, str(one.workplace or one.district or one.pk)) for one in rows]


def record_name(record) -> str:
    """A record by its kind and number, and the code of whom it concerns."""
    called = book.called(record.case.law, type(record)) or TABLES.get(record._meta.model_name, "")
    named = _("%(table)s %(number)s") % {"table": called, "number": record.number}
    return f"{named}, {record.party.code}" if record.party_id else named


def offices_of(person, on):
    """The offices that somebody holds on a day, with their places."""
    held = Appointment.objects.in_force(on).filter(person=person)
    return list(held.select_related("workplace", "district", "committee"))
