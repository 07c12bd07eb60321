"""Every step, stage and person through the door: the wrong person is refused first, then the wrong moment; nothing is recorded."""

import os
import re
from contextlib import contextmanager

import pytest
from django.db import connection
from django.utils.functional import Promise

from cases import access, second_line
from cases.models import Case, Complaint
from committees.models import Appointment, CalendarChange, Committee, District, Person, Workplace
from tests.standing import put, stand
from tests.workflows.cast import FILED_ON, Cast
from workflows import book, calendar, clauses
from workflows.procedure import Taken, take
from workflows.refusals import NotKnown, Refused, WrongPerson
from workflows.step import NEW

STEPS = [(law, name) for law in book.LAWS for name in book.steps(law)]
BY_TURNS = 3
NOT_THEIRS = (NotKnown, WrongPerson)


@contextmanager
def writing():
    """Every statement that would change a row, as it is sent."""
    sent = []

    def watch(execute, sql, params, many, context):
        if sql.lstrip().upper().startswith(("INSERT", "UPDATE", "DELETE")):
            sent.append(sql)
        return execute(sql, params, many, context)

    with connection.execute_wrapper(watch):
        yield sent


class Stand:
    """One step's record at one stage, in a world where everybody who ever may knows of the file."""

    def __init__(self, cast, law, name, stage):
        self.cast, self.name, self.law = cast, name, law
        self.procedure, self.info = book.find(law, name)
        self.stage, self.record = stage, None
        kind = self.procedure.record_class
        if kind is Complaint:
            self.record = Complaint.objects.get(case=cast.case)
            self.move(self.record)
        elif kind is self.procedure.owner_class:
            self.owner = self.record = self.owner_at_stage(kind)
        elif stage != NEW or not self.info.begins:
            self.record = stand(kind, cast.case, stage)
        if self.procedure.owner_class is Case:
            self.owner = None if self.begins_case else cast.case

    @property
    def begins_case(self):
        """Whether this is a filing: there is no file yet."""
        return self.stage == NEW and self.info.begins and self.procedure.begins_case

    def owner_at_stage(self, kind):
        """A committee, or an appointment, that stands there."""
        if self.stage == NEW and self.info.begins:
            return None
        secretary = self.cast.everybody["secretary"]
        rows = {Committee: self.cast.committee, Person: secretary, District: self.cast.district, Workplace: self.cast.mill}
        if kind is Appointment:
            rows[kind] = kind.objects.get(person=secretary)
        if kind is CalendarChange:
            rows[kind] = kind.objects.create(district=self.cast.district, closes=FILED_ON, name="Invented day")
        row = rows.get(kind) or kind.objects.create(workplace=self.cast.mill, counted_on=FILED_ON)
        self.move(row)
        return row

    def move(self, record):
        """The record stands at the stage."""
        put(record, self.stage)
        record.save()

    def roles(self, who, by):
        """What somebody is here; roles follow from people and places, so they are asked once for each owner."""
        known, owner = self.cast.known_roles, self.owner
        if (who, owner) not in known:
            known[who, owner] = access.roles(by, None) if owner is None else access.roles_for(by, owner)
        return known[who, owner]

    def come(self, by):
        """What the door says to somebody who comes with empty hands."""
        owner = self.owner.pk if self.owner is not None else None
        record = self.record.pk if self.record is not None and not self.begins_case else None
        try:
            return take(self.name, by=by, law=self.law, owner=owner, record=record)
        except (Refused, *NOT_THEIRS) as refusal:
            return refusal


def every_stage(procedure):
    """The stages that a procedure's steps name, and the one before all."""
    steps = book.steps_of(procedure)
    return list(dict.fromkeys([NEW, *(str(stage) for info in steps for stage in (*info.sources, *info.targets))]))


@pytest.fixture
def cast(db):
    second_line.lift()
    cast = Cast()
    spine = cast.complaint
    put(spine, "under_appeal")
    spine.save()
    with calendar.as_of(FILED_ON):
        yield cast


def mistaken(here, who, by, sources) -> str:
    """What is wrong with the answer of the door, if anything; a step that may be taken is left alone."""
    allowed = access.may_take(here.roles(who, by), here.info.who)
    if allowed and here.stage in sources:
        return ""
    with writing() as written:
        said = here.come(by)
    if written:
        return f"{who} from {here.stage}: wrote {written[0][:60]}"
    if isinstance(said, NotKnown) or (isinstance(said, WrongPerson) and not allowed):
        return ""
    if allowed and isinstance(said, Refused) and said.clauses and set(said.clauses) <= set(clauses.every()):
        return ""
    return f"{who} from {here.stage}: {type(said).__name__}"


def comers(here, turn, sources):
    """One person of each standing: those who have the same roles are the same to the door.

    Where the step begins everybody comes; at other stages whoever may take it, and of the rest a third by turns,
    so that each role is refused at several stages. REGISTER_TEST_EVERY=1 sends everybody to every stage.
    """
    alike = {}
    for who, by in here.cast.everybody.items():
        alike.setdefault(here.roles(who, by), []).append((who, by))
    everybody = here.stage in sources or os.environ.get("REGISTER_TEST_EVERY") == "1"
    for place, (roles, group) in enumerate(alike.items()):
        if everybody or access.may_take(roles, here.info.who) or (place + turn) % BY_TURNS == 0:
            yield group[turn % len(group)]


@pytest.mark.parametrize(("law", "name"), STEPS)
def test_the_wrong_person_is_refused_first_then_the_wrong_moment_with_a_clause_and_nothing_is_recorded(cast, law, name, record_property):
    procedure, info = book.find(law, name)
    faults, tried, sources = [], 0, set(map(str, info.sources))
    for turn, stage in enumerate(every_stage(procedure)):
        here = Stand(cast, law, name, stage)
        for who, by in comers(here, turn, sources):
            tried += 1
            faults.append(mistaken(here, who, by, sources))
    record_property("step × stage × role through the door", tried)
    assert [fault for fault in faults if fault] == []


@pytest.mark.parametrize(("law", "name"), [(law, name) for law, name in STEPS if book.steps(law)[name][1].begins])
def test_with_empty_hands_a_first_step_is_refused_with_a_clause_and_meets_no_accident(cast, law, name):
    here = Stand(cast, law, name, NEW)
    able = [by for who, by in cast.everybody.items() if access.may_take(here.roles(who, by), here.info.who)]
    if here.info.who != "system":
        assert able, "nobody in the cast may take this step"
        assert {type(here.come(by)) for by in able} <= {Refused, NotKnown, Taken}


def test_every_step_cites_a_clause_says_what_the_law_says_and_names_who_may_take_it():
    every = [info for law in book.LAWS for _procedure, info in book.steps(law).values()]
    assert [info.name for info in every if not info.clauses or not set(info.clauses) <= set(clauses.every())] == []
    assert [info.name for info in every if not info.says.endswith(".")] == []
    assert [info.name for info in every if info.who not in access.WHO or (info.duty and info.duty not in access.WHO)] == []
    assert [info.name for info in every if not isinstance(info.label, Promise)] == []
    assert [info.name for info in every if not re.fullmatch(r"[a-z_]+\.[a-z_]+", info.name)] == []


def test_every_fact_of_every_step_is_asked_in_words_that_can_be_translated():
    asked = [(info.name, fact) for law in book.LAWS for _p, info in book.steps(law).values() if info.who != "system" for fact in info.facts]
    assert [(name, fact.name) for name, fact in asked if not isinstance(fact.label, Promise)] == []
    assert [(name, fact.name) for name, fact in asked for _value, label in fact.choices if not isinstance(label, Promise)] == []
    assert [(name, fact.name) for name, fact in asked if fact.clause and fact.clause not in clauses.every()] == []
