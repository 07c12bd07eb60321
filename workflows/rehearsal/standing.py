"""Which case, committee and record a step of a rehearsal acts on, and what goes without saying."""

from cases.models import Case, Event
from committees.models import Appointment, Seat
from workflows.entering import enter
from workflows.refusals import NotKnown, Refused, WrongPerson
from workflows.rehearsal import words
from workflows.rehearsal.values import Resolver
from workflows.rehearsal.world import HELD_FOR
from workflows.step import NEW

PLACES = ("workplace", "district", "committee")


class Standing:
    """Finds what a step leaves unsaid, from the labels, the acting person and the stage that the step leads from."""

    def with_defaults(self, procedure, info, step, actor):
        """What the file gives, with what goes without saying: that she speaks of herself, and where she works."""
        given = dict(step.get("with") or {})
        key = self.world.key_of(actor if actor.id else None)
        names = {fact.name for fact in info.facts}
        speaks_of_herself = str(given.get("capacity") or "herself").startswith("herself")
        if {"woman", "capacity"} <= names and key and speaks_of_herself and not self._enters_for_another(names, given, actor):
            given.setdefault("woman", key)
        for fact in info.facts:
            if fact.name in PLACES and fact.name not in given and self._goes_without_saying(fact, procedure, given):
                given[fact.name] = self._place(fact.name, key)
        return {name: value for name, value in given.items() if value is not None}

    def _enters_for_another(self, names, given, actor) -> bool:
        """Whether a recipient enters what somebody brought or said: then the woman is named, or nobody is."""
        brought = "spoken_on" in names or given.get("route", "web") != "web"
        return brought and (Seat.objects.filter(person=actor).exists() or Appointment.objects.filter(person=actor).exists())

    def _goes_without_saying(self, fact, procedure, given) -> bool:
        """Where a complaint arose, where a required place is, and where an office is held."""
        if "office" in given:
            return HELD_FOR.get(words.OFFICES.get(given["office"])) == fact.name
        return fact.required or (procedure.begins_case and fact.name == "workplace")

    def _place(self, what, key):
        """The only place of its kind; among workplaces else the person's own, or the one that has a committee."""
        found = {"workplace": self.world.workplaces, "district": self.world.districts, "committee": self.world.committees}[what]
        if what != "workplace" or len(found) == 1:
            return next(iter(found)) if len(found) == 1 else None
        seated = (body.workplace_id for body in self.world.committees.values() if body.workplace_id)
        first = next(seated, next(iter(found.values())).pk)
        return self.world.homes.get(key) or next(word for word, one in found.items() if one.pk == first)

    def standing(self, procedure, info, step, actor):
        """The owner of the chain, a case or another, and the record in it, that the step acts on."""
        named = self.named(step.get("of"))
        if procedure.owner_class is not Case:
            return self._owner(procedure, info, step, actor, named), None
        if info.begins and procedure.begins_case and not isinstance(named, procedure.record_class):
            return None, None
        if self.case is None:
            return None, None
        return self.case, self.record_of(procedure, info, step, actor, named)

    def named(self, word):
        """What a label, a committee's key or an office's key stands for."""
        word = str(word)
        return self.labels.get(word) or self.world.committees.get(word) or self.world.offices.get(word)

    def _owner(self, procedure, info, step, actor, named):
        """The committee or appointment labelled; else, of those the step leads from, the nearest to the person or the case."""
        owners = procedure.owner_class.objects
        if isinstance(named, procedure.owner_class):
            return owners.get(pk=named.pk)
        if set(info.sources) == {NEW}:
            return None
        standing = list(owners.exclude(stage=NEW))
        fit = [one for one in standing if one.stage in info.sources]
        if info.begins and not fit:
            return None
        return self._nearest_owner(fit or standing, step, actor)

    def _nearest_owner(self, owners, step, actor):
        about = {actor.id, *(self.world.people[one].pk for one in _words(step) if one in self.world.people)}
        theirs = [one for one in owners if getattr(one, "person_id", None) in about]
        heard = [one for one in owners if self.case is not None and one.pk == self.case.committee_id]
        seated = [one for one in owners if hasattr(one, "seats") and one.seats.filter(person=actor.id).exists()]
        return (theirs or heard or seated or owners or [None])[-1]

    def record_of(self, procedure, info, step, actor, named):
        """The record labelled; else, of those the step leads from, the one of this party or person, else the last."""
        if isinstance(named, procedure.record_class):
            return procedure.record_class.objects.get(pk=named.pk)
        begun = dict(Event.objects.filter(owner=self.case.pk).order_by("-seq").values_list("record", "seq"))
        rows = sorted(procedure.record_class.objects.filter(case=self.case), key=lambda one: (begun.get(one.pk, 0), one.number))
        rows = _picked(rows, step.get("of")) or rows
        fit = [one for one in rows if one.stage in info.sources]
        fit = [one for one in fit if getattr(one, "finding", None) == ""] or fit
        if not fit and info.begins:
            return None
        near = self._closest(_still_waiting(fit, info) or fit or rows, step, actor)
        return self._open_to(actor, info, near if fit else near[-1:]) if near else None

    def _closest(self, rows, step, actor):
        """Those of the party or person that is named, else of whoever acts, else all."""
        resolver = Resolver(self.world, case=self.case, labels=self.labels)
        parties = {party.pk for value in _words(step) if (party := resolver.party(value))}
        theirs = [one for one in rows if {one.party_id, getattr(one, "woman_id", None)} & parties]
        mine = [one for one in rows if one.party and one.party.person_id and one.party.person_id == actor.id]
        own = [one for one in rows if getattr(one, "person_id", None) and one.person_id == actor.id]
        return theirs or own or mine or rows

    def _open_to(self, actor, info, rows):
        """Of several: the only one that this person can take the step on, else one on which it is refused, else the last."""
        if len(rows) == 1:
            return rows[0]
        able, refused = [], []
        for one in rows:
            try:
                procedure, entered = enter(info.name, by=actor, law=self.law, owner_id=self.case.pk, record_id=one.pk)
            except (WrongPerson, NotKnown, Refused):
                continue
            (refused if procedure.unmet(entered, with_facts=False) else able).append(one)
        return able[0] if len(able) == 1 else (refused or able or rows)[-1]


def _still_waiting(rows, info) -> list:
    """Of records that a step may be taken on again, those on which it was not taken yet: the next allegation without a finding."""
    if not set(info.targets) <= set(info.sources) or len(info.sources) == 1:
        return []
    return [one for one in rows if one.stage not in info.targets][::-1]


def _picked(rows, word) -> list:
    """Of several records those of a kind (`of: punishment`), or the one of a number (`of: direction-2`)."""
    number = str(word).rpartition("-")[2]
    return [one for one in rows if str(word) == getattr(one, "kind", None) or ("-" in str(word) and str(one.number) == number)]


def _words(step) -> list[str]:
    """The single words that a step names: what it is of, and its facts."""
    told = [step.get("of"), *(step.get("with") or {}).values()]
    return [value for value in told if isinstance(value, str)]
