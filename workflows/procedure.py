"""The one door: every change of a file is taken here, in one transaction, in one order.

Lock the case, then the record; may this person know of it; was it already done; may this person take the
step; has the page grown old; does the law allow it; move; clocks, notices and the event; after the commit.
"""

from dataclasses import dataclass, field, replace
from typing import ClassVar

from django.db import IntegrityError, transaction
from django.utils.translation import gettext_lazy as _
from viewflow.fsm import TransitionNotAllowed

from cases import access, chain
from cases.crypto import forget_keys
from cases.models import Case, Deadline, DeadlineState, Event, Submission
from cases.shelf import Shelf
from workflows import book, calendar
from workflows.effects import Effects
from workflows.entering import enter
from workflows.facts import missing, outside
from workflows.refusals import ChangedMeanwhile, NotKnown, Refused, Unmet, WrongPerson
from workflows.step import NEW, StepInfo


@dataclass
class Taken:
    """What a step did: record, link of the chain, cautions, documents served or printed, clocks, another file begun."""

    record: object
    event: Event
    cautions: list = field(default_factory=list)
    served: list = field(default_factory=list)
    clocks: list = field(default_factory=list)
    code: str = ""
    printed: object = None
    begun: object = None
    repeated: bool = False


class Procedure(Effects):
    """The life of one kind of record under one law; its steps are methods declared with `step`."""

    record_class = None
    owner_class = Case
    begins_case = False
    begun_by = "time"  # what is asked for where nothing is begun yet: a request, a notice, or time
    to_the_untold = None  # what an office is told, by clause, that knows of no such file: the same whether there is one or not
    # What its record is called in this text, where that is not the name of its table.
    record_called = ""
    # Where a rule that texts share stands in this text; what it does not name stands as written.
    places: ClassVar[dict] = {}
    # Stages of a shared lifecycle that this text does not know, and what it calls others.
    not_here: ClassVar[frozenset] = frozenset()
    called: ClassVar[dict] = {}
    # Steps of a shared lifecycle that this text does not give.
    left_out: ClassVar[frozenset] = frozenset()
    # Days that the committee itself sets, by name; the text fixes none.
    own_days: ClassVar[tuple] = ()

    def __init__(self, *, law, owner, record, by, found, facts=None, shelf=None):
        self.law = law
        self.owner = owner
        self.record = record
        self.by = by
        self.found = found
        self.facts = facts or {}
        self.on = calendar.today()
        self.now = calendar.now()
        self.taken = Taken(record, None)
        self._answers = {}
        self._shelf = shelf

    @property
    def shelf(self) -> Shelf:
        """What the page has read of the file; a step that is taken has no page and reads anew each time."""
        return self._shelf or Shelf.of(self.owner)

    @property
    def case(self) -> Case:
        """The file that the record belongs to."""
        return self.owner

    def answer(self, condition):
        """A condition's answer, asked once per step."""
        if condition not in self._answers:
            self._answers[condition] = condition(self)
        return self._answers[condition]

    @classmethod
    def cited(cls, clause: str) -> str:
        """Where a rule stands in the text of this procedure."""
        return cls.places.get(clause, clause)

    @classmethod
    def as_stated_here(cls, info: StepInfo) -> StepInfo:
        """A step with the clauses of this text and, of a shared lifecycle, only the stages that it knows."""
        facts = tuple(replace(fact, clause=cls.cited(fact.clause)) for fact in info.facts)
        clauses = tuple(dict.fromkeys(cls.cited(one) for one in info.clauses))
        sources, targets = (tuple(one for one in stages if one not in cls.not_here) for stages in (info.sources, info.targets))
        return replace(info, clauses=clauses, facts=facts, sources=sources, targets=targets)

    @classmethod
    def stages(cls) -> dict:
        """The stages that its records can come to, and what each is called in this text."""
        return {word: cls.called.get(word, said) for word, said in cls.stage.labels.items() if word not in cls.not_here}

    def unmet(self, info: StepInfo, *, with_facts=True) -> list[Unmet]:
        """Everything that stands against the step now, each with its clause and cure."""
        found = [self.answer(one) for one in info.conditions]
        if with_facts:
            found += [_not_answered(info, fact) for fact in info.facts if missing(fact, self.facts)]
            found += [_not_among(info, fact) for fact in info.facts if outside(fact, self.facts)]
            found += [self.answer(one) for one in info.checks]
        flat = [one for answer in found for one in (answer if isinstance(answer, list) else [answer])]
        return [replace(one, clause=self.cited(one.clause)) for one in flat if isinstance(one, Unmet)]

    def run(self, info: StepInfo) -> Taken:
        """Check, move, write the event; the caller holds the lock and the transaction."""
        self.before = before = self.record.stage
        if before not in info.sources:
            raise Refused(info.name, [self.wrong_stage(info), *self.what_it_waits_for(info)])
        if unmet := self.unmet(info):
            raise Refused(info.name, unmet, keep=getattr(self, "keep_instead", None))
        said = [one for caution in info.cautions if (one := self.answer(caution))]
        self.taken.cautions += [replace(one, clause=self.cited(one.clause)) for one in said]
        getattr(self, info.method)()
        self.finish(info, before)
        return self.taken

    def finish(self, info: StepInfo, before: str) -> None:
        """Save the record with its new stage and append the event to the chain."""
        self.record.save()
        self.taken.event = chain.append(
            self.owner,
            kind=info.name,
            by=None if isinstance(self.by, access.Actor) else self.by,
            roles=self.found - {"anyone"},
            record=self.record,
            stage_from="" if before == NEW else before,
            stage_to=self.record.stage,
            clauses=info.clauses,
            facts=self.for_the_chain(),
        )

    def wrong_stage(self, info: StepInfo) -> Unmet:
        """The step does not lead from where the record stands; says which steps lead there."""
        opening = book.steps_to(type(self), info.sources)
        return Unmet(
            info.clauses[0],
            self.where_it_stands,
            self.late_cure(info),
            opens=", ".join(opening),
        )

    def what_it_waits_for(self, _info) -> list[Unmet]:
        """What else keeps the record where it stands, under a clause of its own; by itself nothing."""
        return []

    @property
    def where_it_stands(self) -> str:
        """The stage of the record in words: the step does not lead from there."""
        stage = type(self).stages().get(self.record.stage)
        return _("It stands at “%(stage)s”; this does not lead on from there.") % {"stage": stage} if stage else _("It is not begun yet.")

    def late_cure(self, info: StepInfo) -> str:
        """What cures a step that comes too early; a step that comes too late has no cure."""
        return "time" if book.leads_to(type(self), self.record.stage, info.sources) else "nothing"


def _not_answered(info, fact):
    said = _("%(question)s: this is asked.") % {"question": fact.label or fact.name}
    return Unmet(fact.clause or info.clauses[0], said, fact.what_cures, opens=fact.name)


def _not_among(info, fact):
    words = ", ".join(fact.words)
    said = _("%(question)s: one of %(words)s.") % {"question": fact.label or fact.name, "words": words}
    return Unmet(fact.clause or info.clauses[0], said, fact.what_cures, opens=fact.name)


def take(step, *, by, law=None, owner=None, record=None, seen=None, key=None, facts=None) -> Taken:
    """Take a step. Raises NotKnown, WrongPerson, ChangedMeanwhile or Refused; then nothing is recorded.

    `owner` is the case or committee (its id), `record` the record within it, `seen` the version of the
    file that the page showed, `key` the form's own key: a second submit gives the first result.
    """
    try:
        with transaction.atomic():
            return _take(step, by, law, owner, record, seen, key, facts or {})
    except Refused as refusal:
        forget_keys()
        if refusal.keep:
            with transaction.atomic():
                _take(refusal.keep, by, law, owner, None, None, None, {**(facts or {}), "refused": True})
        raise
    except IntegrityError:
        forget_keys()
        if not (key and Submission.objects.filter(key=key).exists()):
            raise
        # The same form arrived twice at the same moment and the other came first: its result is the answer.
        with transaction.atomic():
            return _take(step, by, law, owner, record, seen, key, facts or {})
    except Exception:
        # A key made in a transaction that was undone is stored nowhere: nothing may be sealed with it again.
        forget_keys()
        raise


def _take(step, by, law, owner_id, record_id, seen, key, facts):
    procedure, info = enter(step, by=by, law=law, owner_id=owner_id, record_id=record_id, facts=facts, lock=True)
    if key and (done := Submission.objects.filter(key=key).first()):
        return _repeat(procedure, done, step, by)
    if not access.may_take(procedure.found, info.who):
        raise WrongPerson(info.name, info.who)
    if seen is not None and seen != procedure.owner.version:
        raise ChangedMeanwhile(procedure.owner, Event.objects.filter(owner=procedure.owner.id).order_by("seq").last())
    taken = procedure.run(info)
    close(procedure.owner)
    if key:
        by_id = getattr(by, "id", None)
        Submission.objects.create(key=key, step=step, by=by_id, record=taken.record.pk, event=taken.event.pk)
    return taken


def _repeat(procedure, done, step, by):
    if (done.step, done.by) != (step, getattr(by, "id", None)):
        raise NotKnown(step)
    record = procedure.record_class.objects.get(pk=done.record)
    return Taken(record, Event.objects.get(pk=done.event), repeated=True)


def close(owner) -> None:
    """Bump the version, remember the nearest day and save the head of the chain."""
    owner.version += 1
    running = Deadline.objects.filter(case=owner.id, state=DeadlineState.RUNNING)
    owner.next_due = running.order_by("due_on").values_list("due_on", flat=True).first()
    if isinstance(owner, Case):
        owner.last_step_on = calendar.today()
    owner.save()


__all__ = ["Procedure", "Taken", "TransitionNotAllowed", "close", "enter", "take"]
