"""Checks a whole file before anything runs: every word against the closed lists, with the line and the nearest valid word."""

import re
from datetime import date

from cases.access import PARTS
from workflows import book, clauses
from workflows.refusals import CURES
from workflows.rehearsal import words
from workflows.rehearsal.reading import Listed, Mapped, WrongFile, moment, read
from workflows.rehearsal.values import Resolver, admitted
from workflows.rehearsal.world import World, entries

CODE = re.compile(r"^[A-Z][0-9]+$")
NUMBERED = re.compile(r"^[a-z_]+-[0-9]+$")
PLAIN = ("line", "words", "day", "moment", "yes_no", "choices", "number", "money", "paper")
KEYED = {"person": "people", "people": "people", "workplace": "workplaces", "district": "districts", "committee": "committees"}


def check(text: str) -> Mapped:
    """The file, ready to be played; raises WrongFile."""
    told = read(text)
    among(told, words.TOP, "key")
    _head(told)
    _world(told)
    if not isinstance(told.get("steps"), Listed) or not told["steps"]:
        raise WrongFile("There are no steps.", line=told.at("steps"), key="steps")
    Steps(told).check()
    return told


def among(mapped, valid, what):
    """Every key of a mapping is one of the valid words."""
    for key in mapped:
        one_of(key, valid, what, mapped.at(key), key)


def one_of(word, valid, what, line, key):
    """The word is one of the closed list."""
    if word not in valid:
        raise WrongFile(f"“{word}” is no {what}.", line=line, key=key, nearest=words.nearest(word, valid))


def no_slip(mapped, valid, what):
    """A key that is nearly a valid word is a slip of the pen; any other is taken as a remark."""
    for key in mapped:
        if key not in valid and words.nearest(key, valid, words.SLIP):
            one_of(key, valid, what, mapped.at(key), key)


def _head(told):
    told.setdefault("law", book.LAWS[0])
    one_of(told["law"], book.LAWS, "law", told.at("law"), "law")
    given = told.get("calendar") or Mapped()
    if not isinstance(given, Mapped):
        raise WrongFile("The calendar has a weekend and holidays.", line=told.at("calendar"), key="calendar")
    among(given, words.CALENDAR, "key of a calendar")
    for day in given.get("weekend") or []:
        one_of(str(day)[:3].lower(), words.WEEKDAYS, "day of the week", given.at("weekend"), "weekend")
    for day in given.get("holidays") or []:
        if not isinstance(day, date):
            raise WrongFile(f"“{day}” is no date; write it as 2025-01-26.", line=given.at("holidays"), key="holidays")


def _world(told):
    given = told.get("world") or Mapped()
    if not isinstance(given, Mapped):
        raise WrongFile("The world is a mapping.", line=told.at("world"), key="world")
    among(given, words.WORLD, "part of the world")
    for name, valid in words.ABOUT.items():
        for _key, about in entries(given, name):
            no_slip(about, valid, f"word about {name}")
    for _key, about in entries(given, "people"):
        one_of(str(about.get("gender") or "").lower(), words.GENDERS, "gender", about.at("gender"), "gender")
    for _key, about in entries(given, "offices"):
        one_of(str(about.get("office")), words.OFFICES, "office", about.at("office"), "office")
    for _key, about in entries(given, "committees"):
        one_of(str(about.get("kind", "internal")), words.KINDS, "kind of committee", about.at("kind"), "kind")
        for seat in about.get("seats") or []:
            _seat(seat if isinstance(seat, Mapped) else Mapped(person=seat), _keys(given, "people"))


def _seat(seat, people):
    no_slip(seat, words.ABOUT_A_SEAT, "word about a seat")
    one_of(str(seat.get("seat", seat.get("kind", "member"))), words.SEATS, "seat", seat.at("seat"), "seat")
    one_of(str(seat.get("person")), people, "person", seat.at("person"), "person")


def _keys(given, name) -> list[str]:
    return [key for key, _about in entries(given, name)]


class Steps:
    """The steps of a file, each checked with what came before it."""

    def __init__(self, told):
        self.told, self.law = told, told["law"]
        given = told.get("world") or Mapped()
        self.known = {name: _keys(given, name) for name in words.WORLD}
        self.known["workplaces"] = self.known["workplaces"] or ["workplace"]
        self.known["districts"] = self.known["districts"] or ["district"]
        self.labels = []

    def check(self):
        """Each step in its order."""
        for step, line in zip(self.told["steps"], self.told["steps"].lines, strict=True):
            if not isinstance(step, Mapped):
                raise WrongFile("A step is a mapping with on, by and do.", line=line)
            among(step, words.STEP, "key of a step")
            self._frame(step)
            self._doing(step)
            self._expected(step)
            if "as" in step:
                self.labels.append(str(step["as"]))

    def _frame(self, step):
        if moment(step.get("on")) is None:
            message = "A step is on a date, written 2025-01-31, or at a time, written 2025-01-31 10:30."
            raise WrongFile(message, line=step.at("on"), key="on")
        by = str(step.get("by", "system"))
        if not CODE.match(by):
            one_of(by, [*self.known["people"], *self.labels, *words.ACTORS], "person of this world", step.at("by"), "by")
        doings = [word for word in words.DOINGS if word in step]
        if len(doings) != 1:
            raise WrongFile(f"A step has one of {', '.join(words.DOINGS)}.", line=step.line, key="do")
        if "of" in step:
            there = [one for name in ("committees", "offices", "people") for one in self.known[name]]
            valid = [*self.labels, *there, *words.record_words(self.law), *words.picking(self.law)]
            if not CODE.match(str(step["of"])) and not NUMBERED.match(str(step["of"])):
                one_of(str(step["of"]), valid, "label given before", step.at("of"), "of")

    def _doing(self, step):
        if "see" in step:
            valid = [*words.record_words(self.law), *words.RECORD_WORDS, *words.document_slugs(), *self.labels, *self.known["committees"]]
            one_of(step["see"], valid, "record", step.at("see"), "see")
        if "do" not in step or step["do"] == words.SWEEP:
            return
        if step["do"] not in book.steps(self.law):
            one_of(step["do"], [*book.steps(self.law), words.SWEEP], "step of this law", step.at("do"), "do")
        _procedure, info = book.find(self.law, step["do"])
        given = step.get("with") or Mapped()
        if not isinstance(given, Mapped):
            raise WrongFile("What a step is given is a mapping of facts.", line=step.at("with"), key="with")
        among(given, [fact.name for fact in info.facts], f"fact of {info.name}")
        for fact in info.facts:
            if given.get(fact.name) is not None:
                self._value(fact, given[fact.name], given.at(fact.name))
                if fact.kind in ("choice", "choices") and fact.choices:
                    _chosen(fact, given[fact.name], given.at(fact.name), step.get("expect"))

    def _value(self, fact, value, line):
        if fact.kind in PLAIN:
            try:
                Resolver(World()).fact(fact, value)
            except WrongFile as fault:
                raise WrongFile(fault.message, line=line, key=fact.name) from None
        for one in value if isinstance(value, list) else [value]:
            if fact.kind in KEYED:
                one_of(str(one), [*self.known[KEYED[fact.kind]], *self._made(fact)], f"{fact.kind} of this world", line, fact.name)
            elif fact.kind in ("record", "records"):
                one_of(str(one), [*self.labels, *words.record_words(self.law)], "label given before", line, fact.name)

    def _made(self, fact):
        return self.labels if fact.kind in ("committee", "person", "people", "workplace", "district") else []

    def _expected(self, step):
        expected = step.get("expect")
        if expected is None:
            return
        if not isinstance(expected, Mapped):
            raise WrongFile("What is expected is a mapping.", line=step.at("expect"), key="expect")
        among(expected, words.EXPECTED, "expectation")
        for key, valid in self._closed().items():
            for word in _several(expected.get(key)):
                one_of(word, valid, f"word of “{key}”", expected.at(key), key)
        for key in ("served", "not_served"):
            for one in _several(expected.get(key)):
                slug = one.get("document") if isinstance(one, dict) else one
                one_of(slug, words.document_slugs(), "document", expected.at(key), key)
        self._worklist(expected)

    def _closed(self):
        limits = [*words.known_limits(self.law), *self._bare_limits()]
        stages = [stage for each in words.stages(self.law).values() for stage in each]
        parts = [*PARTS, *{code.rstrip("abco") for code in PARTS}]
        known = clauses.every()
        return {"clause": known, "warns": known, "needs": CURES, "due": limits, "strict": limits, "met": limits, "overdue": limits,
                "stage": [*stages, *words.record_words(self.law), "new"], "parts": parts, "hidden": parts}  # fmt: skip

    def _bare_limits(self):
        start = f"{self.law.lower()}."
        return [slug.removeprefix(start) for slug in words.known_limits(self.law) if slug.startswith(start)]

    def _worklist(self, expected):
        todo = expected.get("todo") or Mapped()
        if not isinstance(todo, Mapped):
            raise WrongFile("“todo” is person → steps.", line=expected.at("todo"), key="todo")
        among(todo, self.known["people"], "person of this world")
        for key, steps in todo.items():
            for step in _several(steps):
                one_of(str(step).rstrip("!"), book.steps(self.law), "step of this law", todo.at(key), key)


def _chosen(fact, value, line, expected):
    """A word that is none of a list is wrong; tried on purpose, unlike any of them and expected to be refused, it is played."""
    tried = isinstance(expected, Mapped) and expected.get("accepted") is False
    for one in _several(value):
        word = admitted(fact, one)
        if word and not (tried and not words.nearest(word, fact.words, words.SLIP)):
            one_of(word, fact.words, f"choice of {fact.name}", line, fact.name)


def _several(value) -> list:
    if value is None:
        return []
    return list(value) if isinstance(value, list | dict) else [value]
