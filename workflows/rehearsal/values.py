"""Turns what a file says into the facts that a step asks, by the same declarations as the pages."""

from datetime import date, datetime
from decimal import Decimal, InvalidOperation

from cases.models import Party
from workflows import calendar
from workflows.effects import STANDING
from workflows.rehearsal import words
from workflows.rehearsal.reading import WrongFile, moment

YES = {"yes": True, "no": False, "true": True, "false": False}
NO_PARTY = "“%s” has no place in this case."
PEOPLE_COLUMNS = ("person", "member")
PDF = b"%PDF-1.4\n%an invented paper\n"


class NoParty(Exception):
    """Somebody of the world is named who has no place in this case: the step is refused, the file is not wrong."""


class Resolver:
    """Knows the world, the case in hand and the labels given so far."""

    def __init__(self, world, *, case=None, labels=None):
        self.world, self.case, self.labels = world, case, labels or {}
        self.coming = {}

    def facts(self, info, given: dict) -> dict:
        """Every fact that was given, as the step reads it."""
        for number, one in enumerate(listed(given.get("respondents") or []), start=1):
            self.coming[str(one.get("person", one.get("name")) if isinstance(one, dict) else one)] = f"R{number}"
        others = given.get("other_women") or []
        for number, one in enumerate([given.get("woman"), *listed(others)], start=1):
            self.coming.setdefault(str(one.get("person", one.get("name")) if isinstance(one, dict) else one), f"C{number}")
        declared = {fact.name: fact for fact in info.facts}
        return {name: self.fact(declared[name], value) for name, value in given.items() if name in declared}

    def fact(self, fact, value):
        """One fact; nothing stays nothing."""
        return None if value is None else getattr(self, f"_{fact.kind}")(fact, value)

    def _line(self, fact, value):
        if fact.name == "case" and (meant := getattr(self.labels.get(str(value)), "case", self.case)) is not None:
            return meant.reference if str(value) in {*self.labels, "complaint", "case"} else spoken(value)
        return spoken(value)

    def _words(self, _fact, value):
        return spoken(value)

    def _choice(self, fact, value):
        return admitted(fact, value)

    def _day(self, fact, value):
        when = moment(value)
        if when is None:
            raise WrongFile(f"“{fact.name}” is a date, written 2025-01-31.", key=fact.name)
        return calendar.legal_day(when) if isinstance(when, datetime) else when

    def _moment(self, fact, value):
        when = moment(value)
        if when is None:
            raise WrongFile(f"“{fact.name}” is a date and time, written 2025-01-31 10:30.", key=fact.name)
        return when if isinstance(when, datetime) else datetime.combine(when, calendar.NOON, tzinfo=calendar.LEGAL_ZONE)

    def _yes_no(self, fact, value):
        if isinstance(value, bool):
            return value
        try:
            return YES[str(value).lower()]
        except KeyError:
            raise WrongFile(f"“{fact.name}” is true or false.", key=fact.name) from None

    def _choices(self, fact, value):
        return [admitted(fact, one) for one in listed(value)]

    def _number(self, fact, value):
        try:
            return int(str(value).replace("_", ""))
        except ValueError:
            raise WrongFile(f"“{fact.name}” is a whole number.", key=fact.name) from None

    def _money(self, fact, value):
        try:
            amount = Decimal(str(value).replace(",", "").replace("_", ""))
        except InvalidOperation:
            raise WrongFile(f"“{fact.name}” is an amount in rupees.", key=fact.name) from None
        return int(amount) if amount == int(amount) else amount

    def _person(self, fact, value):
        return self.named_in_office(self._known(self.world.people, value, "person", fact), value)

    def named_in_office(self, person, key):
        """Whoever is to sit or to hold an office is published by name."""
        if not person.published_name and self.world.particulars:
            person.published_name = self.world.name_of(str(key))
            person.save(update_fields=["published_name"])
        return person

    def _people(self, fact, value):
        return [self._person(fact, one) for one in listed(value)]

    def _named(self, fact, value):
        if isinstance(value, dict):
            told = {name: self.about_somebody(fact, name, about) for name, about in value.items() if name != "person"}
            if "person" not in value:
                return told
            return {**self._named(fact, value["person"]), **told}
        key = str(value)
        if key not in self.world.people:
            return {"name": key}
        person, about = self.world.people[key], self.world.particulars[key]
        about = {name: self.about_somebody(fact, name, told) for name, told in about.items()}
        return {"person": person, **about, **({"gender": person.gender} if person.gender else {})}

    def about_somebody(self, fact, name, told):
        """What is told about somebody: true or false how one stands at work, the own employer as a workplace, the rest as written."""
        if name in STANDING:
            return self._yes_no(fact, told)
        return self.world.workplaces.get(str(told), told) if name == "employer" else told

    def _several_named(self, fact, value):
        return [self._named(fact, one) for one in listed(value)]

    def _party(self, fact, value):
        found = self.party(value)
        if found is None and str(value) in self.world.people:
            raise NoParty(NO_PARTY % value)
        if found is None:
            raise WrongFile(f"Nobody in this case is “{value}”.", key=fact.name, nearest=words.nearest(value, self.party_words()))
        return found

    def _parties(self, fact, value):
        return [self._party(fact, one) for one in listed(value)]

    def _workplace(self, fact, value):
        return self._known(self.world.workplaces, value, "workplace", fact)

    def _district(self, fact, value):
        return self._known(self.world.districts, value, "district", fact)

    def _committee(self, fact, value):
        return self._known(self.world.committees, value, "committee", fact)

    def _record(self, fact, value):
        labelled = self.labels.get(str(value))
        return labelled._meta.model.objects.get(pk=labelled.pk) if labelled else self._only_record(fact, value)

    def _records(self, fact, value):
        return [self._record(fact, one) for one in listed(value)]

    def _paper(self, fact, value):
        told = dict(value) if isinstance(value, dict) else {"what": spoken(value)}
        content = told.get("bytes", told.get("content"))
        content = PDF if content is None else str(content).encode()
        return {"what": fact.name, "media": "application/pdf", **told, "bytes": content}

    def _rows(self, fact, value):
        return [self._row(fact, one) for one in listed(value)]

    def _row(self, fact, value):
        told = value if isinstance(value, dict) else dict(zip(fact.columns, listed(value), strict=False))
        return {name: self.cell(name, one) for name, one in told.items()}

    def cell(self, name, value):
        """One cell of a table: a party by its code, a moment as written, else the value itself."""
        if isinstance(value, list):
            return [self.cell(name, one) for one in value]
        if not isinstance(value, str):
            return value
        if name in PEOPLE_COLUMNS and value in self.world.people:
            return self.named_in_office(self.world.people[value], value)
        if name == "seat":
            return words.SEATS.get(value, value)
        if value in self.labels:
            return str(self.labels[value].pk)
        party = self.party(value) if value in self.world.people else None
        return party.code if party else self.coming.get(value) or moment(value) or value

    def party(self, word):
        """The party with this code, or this person's, or of this plain name."""
        if self.case is None:
            return None
        word, person = str(word), self.world.people.get(str(word))
        present = list(Party.objects.filter(case=self.case).order_by("left_on", "code"))
        mine = [one for one in present if one.code == word or (person and one.person_id == person.pk)]
        called = [one for one in present if word in ((one.identity or {}).get("name"), str(one.role))]
        return next(iter(mine or called), None)

    def party_words(self) -> list[str]:
        """How the parties of the case may be called."""
        present = Party.objects.filter(case=self.case) if self.case is not None else ()
        return [word for one in present for word in (one.code, self.world.key_of(one.person)) if word]

    def _known(self, found, value, what, fact):
        try:
            return found[str(value)]
        except KeyError:
            message = f"No {what} is called “{value}”."
            raise WrongFile(message, key=fact.name, nearest=words.nearest(value, found)) from None

    def _only_record(self, fact, value):
        procedure = words.record_words(self.case.law).get(str(value)) if self.case is not None else None
        rows = list(procedure.record_class.objects.filter(case=self.case).order_by("-number")) if procedure else []
        if not rows:
            raise WrongFile(f"No record is called “{value}”.", key=fact.name, nearest=words.nearest(value, self.labels))
        return rows[0]


def listed(value) -> list:
    """Several, where one alone may be written without brackets."""
    return list(value) if isinstance(value, list | tuple) else [value]


def spoken(value) -> str:
    """Text as written; a list is read as lines."""
    if isinstance(value, list):
        return "\n".join(spoken(one) for one in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value.isoformat() if isinstance(value, date) else str(value)


def admitted(fact, value) -> str:
    """The word of a list that is meant; one that is none of them stays as written."""
    word = spoken(value)
    plain = word.lower().replace("-", "_").replace(" ", "_")
    near = (word, plain, words.SEATS.get(plain), words.OFFICES.get(plain))
    return next((one for one in near if one in fact.words), word)
