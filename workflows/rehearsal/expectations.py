"""Compares what came of a step with what was expected: each key of the table has one meaning."""

from dataclasses import dataclass
from datetime import datetime

from cases.access import PARTS
from workflows.rehearsal import words
from workflows.rehearsal.values import listed

RUNNING, MET = "running", "met"


@dataclass(frozen=True)
class Held:
    """One expectation: whether it held, and what was there instead."""

    key: str
    held: bool
    expected: object
    actual: object


class Comparison:
    """The outcome of one step as the table of expectations has it."""

    def __init__(self, came, play):
        self.came, self.play = came, play

    def actual(self) -> dict:
        """Every key of the table, whether expected or not."""
        return {key: getattr(self, f"_{key}")() for key in words.EXPECTED}

    def check(self, expected: dict) -> list[Held]:
        """Each expectation in the order of the file; a step that failed by a fault never holds."""
        actual = self.actual()
        checks = [Held(key, self.holds(key, wanted, actual[key]), wanted, actual[key]) for key, wanted in expected.items()]
        if self.came.fault:
            checks.append(Held("fault", held=False, expected="", actual=self.came.fault))
        return checks

    def holds(self, key, wanted, actual) -> bool:
        """Whether one expectation holds."""
        special = getattr(self, f"holds_{key}", None)
        if special:
            return special(wanted, actual)
        if key in ("clause", "needs", "warns", "events"):
            return not actual if wanted in ([], None) else {str(one) for one in listed(wanted)} <= set(actual)
        return wanted == actual

    def _accepted(self):
        return self.came.accepted

    def _clause(self):
        return self.came.clauses

    def _needs(self):
        return self.came.needs

    def _warns(self):
        return self.came.warns

    def _stage(self):
        return self.came.stage

    def holds_stage(self, wanted, actual):
        """The stage of the record; a mapping names the stages of several records."""
        if isinstance(wanted, dict):
            return all(self.came.stages.get(record) == stage for record, stage in wanted.items())
        return wanted == actual

    def _shown(self):
        """One clock for each limit: the one this step touched, else the one begun last."""
        clocks = sorted(self.came.clocks, key=lambda one: (one.pk in self.came.touched, one.counted_from, one.due_on))
        return {one.limit: one for one in clocks if one.state == RUNNING or one.pk in self.came.touched}

    def _due(self):
        return {slug: one.due_on for slug, one in self._shown().items()}

    def _strict(self):
        return {slug: one.strict_on for slug, one in self._shown().items()}

    def holds_due(self, wanted, actual):
        """Each limit named falls on that very day; a limit that must not run is written with nothing."""
        named = {words.limit_slug(self.play.law, name): day for name, day in (wanted or {}).items()}
        return all(actual.get(slug) == day for slug, day in named.items()) and (bool(named) or not actual)

    holds_strict = holds_due

    def _met(self):
        return sorted({one.limit for one in self.came.clocks if one.state == MET})

    def _overdue(self):
        late = [one for one in self.came.clocks if one.state == RUNNING and one.due_on < self._day()]
        return sorted({one.limit for one in late})

    def _day(self):
        on = self.came.on
        return on.date() if isinstance(on, datetime) else on

    def holds_met(self, wanted, actual):
        """Each limit named is among them; an empty list means none."""
        named = {words.limit_slug(self.play.law, name) for name in listed(wanted or [])}
        return named <= set(actual) if named else not actual

    holds_overdue = holds_met

    def _served(self):
        return self.came.served

    def _not_served(self):
        """Every paper that went to nobody in this step."""
        went = {one["document"] for one in self.came.served}
        return [slug for slug in words.document_slugs() if slug not in went]

    def holds_served(self, wanted, actual):
        """Each paper went to whom it says; an empty list means that nothing went to anybody."""
        return all(self.went(one) for one in listed(wanted)) if wanted else not actual

    def holds_not_served(self, wanted, _actual):
        """None of these went out."""
        return not any(self.went(one) for one in listed(wanted or []))

    def went(self, wanted) -> bool:
        """Whether such a paper went to this person, party or code; without an addressee, to anybody."""
        told = wanted if isinstance(wanted, dict) else {"document": wanted}
        papers = [one for one in self.came.served if one["document"] == told["document"]]
        everybody = [str(one) for one in listed(told.get("to") or [])]
        if not everybody:
            return bool(papers)
        return all(any(self.same(paper["to"], one) for paper in papers) for one in everybody)

    def same(self, went_to, wanted) -> bool:
        """Whether two words mean the same addressee."""
        return wanted == went_to or wanted in self.play.also_called(went_to)

    def _todo(self):
        return self.came.todo

    def holds_todo(self, wanted, actual):
        """Each step listed is on that person's worklist; an empty list means that nothing is."""
        found = ((set(listed(steps or [])), set(actual.get(key, []))) for key, steps in wanted.items())
        return all(steps <= there if steps else not there for steps, there in found)

    def _visible(self):
        return self.came.visible

    def _parts(self):
        return self.came.parts

    def _hidden(self):
        return self.came.hidden

    def holds_parts(self, wanted, actual):
        """Each part named is shown; a part counted in pieces, such as P8, is shown when one piece is."""
        return all(any(one in (code, code.rstrip("abco")) for code in actual or []) for one in listed(wanted)) if wanted else not actual

    def holds_hidden(self, wanted, actual):
        """Each part named is not shown, nor any piece of it."""
        shown = {code for code in PARTS if code not in (actual or [])}
        pieces = [code for one in listed(wanted or []) for code in PARTS if one in (code, code.rstrip("abco"))]
        return not any(code in shown for code in pieces)

    def _found(self):
        return self.came.found

    def holds_found(self, wanted, actual):
        """The records found are these and no others, by label, reference or as this person sees them named."""
        left = list(self.came.aliases)
        for one in listed(wanted or []):
            match = next((names for names in left if str(one) in names), None)
            if match is None:
                return False
            left.remove(match)
        return actual is not None and not left

    def _events(self):
        return self.came.events
