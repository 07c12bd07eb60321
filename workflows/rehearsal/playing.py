"""Plays the steps of a rehearsal through the door, each under its own day, and keeps what came of it."""

import traceback
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path

from django.db.models import Max

from cases import access
from cases.models import Case, Complaint, Deadline, Event, Record
from notices import documents
from workflows import book, calendar, sweep
from workflows.procedure import enter, take
from workflows.refusals import NotKnown, Refused, WrongPerson
from workflows.rehearsal import words, world
from workflows.rehearsal.reading import WrongFile, moment
from workflows.rehearsal.sights import NOT_KNOWN, Sights
from workflows.rehearsal.standing import Standing
from workflows.rehearsal.values import NoParty, Resolver

WRONG_PERSON = "This person may not take this step."
ACTORS = {"system": access.SYSTEM, "visitor": access.VISITOR, "anyone": access.VISITOR}


@dataclass
class Outcome:
    """What came of one step, whether anything was expected of it or not."""

    number: int
    line: int
    on: object
    by: str
    doing: str
    word: str
    accepted: bool | None = None
    clauses: list = field(default_factory=list)
    needs: list = field(default_factory=list)
    warns: list = field(default_factory=list)
    stage: str | None = None
    stages: dict = field(default_factory=dict)
    acted_on: dict = field(default_factory=dict)
    clocks: list = field(default_factory=list)
    touched: list = field(default_factory=list)
    served: list = field(default_factory=list)
    todo: dict = field(default_factory=dict)
    visible: bool | None = None
    parts: list | None = None
    hidden: list | None = None
    found: list | None = None
    aliases: list = field(default_factory=list)
    events: list = field(default_factory=list)
    message: str = ""
    opens: str = ""
    fault: str = ""
    checks: list = field(default_factory=list)


class Play(Standing, Sights):
    """One file being played: the world, the case in hand, the labels given so far."""

    def __init__(self, told):
        self.told, self.law = told, told["law"]
        self.world = world.build(told)
        self.labels, self.case = {}, None

    def outcomes(self, until=None):
        """Play each step in its order and give what came of it; what lies after `until` is left."""
        for number, step in enumerate(self.told["steps"], start=1):
            when = moment(step["on"])
            if until and (calendar.legal_day(when) if isinstance(when, datetime) else when) > until:
                return
            with calendar.as_of(when):
                yield self.outcome(number, step, when)

    def outcome(self, number, step, when) -> Outcome:
        """One step: acted, refused, seen, searched or sent; then what everybody has to do."""
        doing = next(word for word in words.DOINGS if word in step)
        word = str(step[doing]) if not isinstance(step[doing], dict) else "message"
        came = Outcome(number, step.line, when, str(step.get("by", "system")), doing, word)
        self._to_hand(step)
        try:
            getattr(self, f"_{doing}")(step, self.actor(came.by), came)
        except WrongFile as fault:
            came.accepted, came.message, came.fault = False, str(fault), str(fault)
        except Exception as fault:  # noqa: BLE001 -- a fault of the product is told as such, and the play goes on
            came.accepted, came.fault = False, f"fault: {type(fault).__name__} at {_where(fault)}"
            came.message = came.fault
        self._afterwards(step, came)
        return came

    def actor(self, key):
        """Who acts: somebody of the world, a party by code, the clock itself, or a visitor."""
        if key in self.world.people or key in ACTORS:
            return self.world.people.get(key) or ACTORS[key]
        party = Resolver(self.world, case=self.case).party(key)
        if party is None:
            raise WrongFile(f"Nobody in this case is “{key}”.", key="by")
        return party.person or access.VISITOR

    def _to_hand(self, step):
        """The case that the step is about: the one labelled, else the last one that began."""
        labelled = self.labels.get(str(step.get("of")))
        if isinstance(labelled, Record):
            self.case = labelled.case
        if self.case is not None:
            self.case = Case.objects.get(pk=self.case.pk)

    def _do(self, step, actor, came):
        if came.word == words.SWEEP:
            self._sweep(came)
            return
        procedure, info = book.find(self.law, came.word)
        owner, record = self.standing(procedure, info, step, actor)
        resolver = Resolver(self.world, case=owner if isinstance(owner, Case) else None, labels=self.labels)
        where = {"owner": owner.pk if owner else None, "record": record.pk if record else None}
        heads = self._heads()
        try:
            facts = resolver.facts(info, self.with_defaults(procedure, info, step, actor))
            self._taken(take(came.word, by=actor, law=self.law, facts=facts, **where), step, came)
        except NoParty as stranger:
            self._nobody_of_the_case(stranger, info, came, actor, where)
        except (Refused, WrongPerson, NotKnown) as refusal:
            self._refused(refusal, info, came)
            self._kept(procedure, refusal, heads, came)
            came.stage = came.stage or getattr(record or (None if isinstance(owner, Case) else owner), "stage", None)
            if isinstance(refusal, WrongPerson):
                self._stands_against(actor, where, came)
        came.events = self._events_since(heads)

    def _refused(self, refusal, info, came):
        came.accepted, came.clauses = False, list(info.clauses)
        if isinstance(refusal, Refused):
            came.clauses, came.needs = refusal.clauses, refusal.needs
            came.message = " ".join(dict.fromkeys(str(one.message) for one in refusal.unmet))
            came.opens = "; ".join(dict.fromkeys(str(one.opens) for one in refusal.unmet if one.opens))
        elif isinstance(refusal, WrongPerson):
            came.needs, came.message = ["permission"], WRONG_PERSON
        else:
            came.needs, came.message = ["nothing"], NOT_KNOWN

    def _nobody_of_the_case(self, stranger, info, came, actor, where):
        """A step that names somebody who has no place in the case: refused, with whatever else stands against it."""
        came.accepted, came.clauses, came.needs, came.message = False, list(info.clauses), ["correction"], str(stranger)
        try:
            self._stands_against(actor, where, came)
        except (NotKnown, Refused) as refusal:
            came.needs = [*came.needs, *getattr(refusal, "needs", [])]

    def _stands_against(self, actor, where, came):
        """Beside the person, what else stands against the step; a rehearsal is read to learn that."""
        ids = {"owner_id": where["owner"], "record_id": where["record"]}
        try:
            procedure, info = enter(came.word, by=actor, law=self.law, **ids)
        except WrongPerson:
            return
        here = procedure.record.stage in info.sources
        unmet = procedure.unmet(info, with_facts=False) if here else [procedure.wrong_stage(info)]
        came.clauses = list(dict.fromkeys([*came.clauses, *(one.clause for one in unmet)]))
        came.needs = list(dict.fromkeys([*came.needs, *(one.cure for one in unmet)]))

    def _kept(self, procedure, refusal, heads, came):
        """What a refused filing leaves behind as information becomes the case in hand."""
        left = Event.objects.filter(kind=getattr(refusal, "keep", None) or "").exclude(owner__in=heads).first()
        if left:
            record = procedure.record_class.objects.get(pk=left.record)
            self.case, came.stage = record.case, record.stage

    def _taken(self, taken, step, came):
        came.accepted = True
        came.warns = list(dict.fromkeys(one.clause for one in taken.cautions))
        came.clauses = came.warns
        came.message = " ".join(str(one.message) for one in taken.cautions)
        came.stage = str(taken.record.stage)
        came.acted_on = {came.word.partition(".")[0]: came.stage}
        came.touched = [one.pk for one in taken.clocks]
        came.served = [{"document": one.kind, "to": self.addressee(one)} for one in taken.served]
        if isinstance(taken.record, Record):
            self.case = taken.record.case
        self._label(taken.begun or taken.record, step)

    def _label(self, record, step):
        if "as" in step:
            self.labels[str(step["as"])] = record
            self.world.add(str(step["as"]), record)

    def _sweep(self, came):
        heads = self._heads()
        swept = sweep.sweep()
        came.accepted, came.message = True, str(swept)
        came.touched = [one.pk for one in swept.overdue]
        came.served = [{"document": one.kind, "to": self.addressee(one)} for one in swept.served]
        came.events = self._events_since(heads)

    def _heads(self):
        return dict(Event.objects.values_list("owner").annotate(Max("seq")))

    def _events_since(self, heads):
        links = Event.objects.order_by("owner", "seq").values_list("owner", "seq", "kind")
        return [kind for owner, seq, kind in links if seq > heads.get(owner, 0)]

    def addressee(self, document) -> str:
        """Whom a paper went to: the file's key of the person, else the code of the party; a court as such."""
        if document.to_person is None and document.to_party is None:
            return documents.by_slug(document.kind).recipients[0]
        person = document.to_person or (document.to_party.person if document.to_party else None)
        return self.world.key_of(person) or (document.to_party.code if document.to_party else "")

    def _afterwards(self, step, came):
        """The clocks of the case in hand, the stage of each of its records, and everybody's worklist."""
        if self.case is None:
            return
        came.clocks = list(Deadline.objects.filter(case=self.case.pk).order_by("pk"))
        spine = Complaint.objects.filter(case=self.case.pk).first()
        if spine:
            came.stages["complaint"] = spine.stage
            came.stage = came.stage or str(spine.stage)
        for word, procedure in words.record_words(self.law).items():
            if procedure.owner_class is Case and (last := self._last(procedure)):
                came.stages[word] = last.stage
        if came.acted_on:
            came.stages.update(came.acted_on)
        expected = (step.get("expect") or {}).get("todo")
        if self.every_worklist or expected:
            came.todo = self.worklists(None if self.every_worklist else expected)

    def _last(self, procedure):
        """The record of its kind that was opened last in the case in hand."""
        return procedure.record_class.objects.filter(case=self.case.pk).order_by("opened_on", "number").last()

    every_worklist = False


def _where(fault) -> str:
    """File and line at which a fault arose; never its words."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"
