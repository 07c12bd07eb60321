"""A step of a procedure: who may take it, from which stage, on which conditions, under which clause."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps

from viewflow.fsm import State

NEW = "new"


@dataclass(frozen=True)
class StepInfo:
    """All that is declared of a step; pages, worklist, vocabulary and the ledger of clauses read it."""

    name: str
    method: str
    label: str
    who: str
    clauses: tuple
    facts: tuple
    sources: tuple
    targets: tuple
    conditions: tuple
    checks: tuple
    cautions: tuple
    duty: str
    says: str
    due_while: tuple = ()

    @property
    def begins(self) -> bool:
        """Whether the step begins a record."""
        return NEW in self.sources

    @property
    def page(self) -> str:
        """The page that offers it."""
        return f"step/{self.name}"


def _truthy(condition: Callable) -> Callable:
    """The engine takes anything false as unmet; a condition that found nothing to say is met."""

    @wraps(condition)
    def met(procedure):
        answer = procedure.answer(condition)
        if isinstance(answer, list):
            answer = next((one for one in answer if not one), None)
        return True if answer is None else answer

    return met


def step(
    stage: State, name: str, *, source, target, who, clause, label="", facts=(),
    conditions=(), checks=(), cautions=(), duty="", due_while=(),
):  # fmt: skip
    """Declare a step. `conditions` hold for the record, `checks` read what is submitted; both refuse.

    `target` is a stage, or several among which the method returns the one that follows. `duty` says
    for whom this is the next thing to do (a role set of the policy table), so that the worklist shows it,
    as long as every predicate of `due_while` holds; they refuse nothing.
    """
    sources = tuple(source) if isinstance(source, list | tuple) else (source,)
    targets = tuple(target) if isinstance(target, list | tuple) else (target,)
    clauses = (clause,) if isinstance(clause, str) else tuple(clause)
    goes = State.RETURN_VALUE(*targets) if len(targets) > 1 else targets[0]

    def declare(method):
        info = StepInfo(
            name, method.__name__, label or name, who, clauses, tuple(facts), sources, targets,
            tuple(conditions), tuple(checks), tuple(cautions), duty, " ".join((method.__doc__ or "").split()), tuple(due_while),
        )  # fmt: skip
        method.info = info
        return stage.transition(
            source=list(sources),
            target=goes,
            label=name,
            permission=None,
            conditions=[_truthy(one) for one in (*conditions, *checks)],
            custom={"info": info, "clause": clauses[0]},
        )(method)

    return declare


def restated(stage: State, shared, *, without=(), facts=(), conditions=(), checks=(), cautions=(), clause=None, label=None):
    """Declare a step of a shared lifecycle anew, for one text: what this text leaves out, and what it adds.

    `shared` is the method of the shared lifecycle; `without` names conditions, checks, cautions and facts that do not
    hold here. The method may call the shared one: `super().method.original()`.
    """
    info = next(iter(shared.get_transitions())).custom["info"]

    def kept(those):
        return [one for one in those if one not in without and getattr(one, "name", one) not in without]

    return step(
        stage, info.name, source=info.sources, target=info.targets, who=info.who, clause=clause or info.clauses,
        label=label or info.label, facts=[*kept(info.facts), *facts], conditions=[*kept(info.conditions), *conditions],
        checks=[*kept(info.checks), *checks], cautions=[*kept(info.cautions), *cautions], duty=info.duty, due_while=info.due_while,
    )  # fmt: skip


def staged(stages) -> State:
    """A state machine whose stage is the record's protected column; only the engine calls the setter."""
    state = State(stages, default=NEW)
    state.labels = dict(stages.choices)
    state.getter()(_stage_of)
    state.setter()(_move)
    return state


def _stage_of(procedure):
    return procedure.record.stage


def _move(procedure, value):
    record = procedure.record
    record._meta.get_field("stage").set_state(record, str(getattr(value, "value", value)))
