"""The ledger of clauses: for each, the step or rule that carries it and the rehearsals that keep and break it."""

from dataclasses import dataclass
from pathlib import Path

import yaml

from workflows import book, clauses

SCENARIOS = Path(__file__).parent.parent / "tests" / "scenarios"
HEAD = """# The law, clause by clause

Written by `make clauses` from the steps' own clause ids and the rehearsals in `tests/scenarios/`; do not edit.
Done means: a step or rule carries it and a rehearsal shows it. “Kept” names rehearsals in which a step under the
clause is taken; “broken” those in which it refuses, warns or asks for reasons. Not done says so.
"""


TABLE = ("| clause | place | what follows | where | kept | broken | done |", "|---|---|---|---|---|---|---|")


@dataclass
class Row:
    """What is known of one clause."""

    clause: clauses.Clause
    carriers: list
    kept: list
    broken: list

    @property
    def done(self) -> bool:
        """Carried, and shown by a rehearsal."""
        return bool(self.carriers and (self.kept or self.broken))


def rows() -> list[Row]:
    """The whole ledger, in the order of the texts."""
    kept, broken = _shown()
    return [_row(clause, kept, broken) for clause in clauses.every().values()]


def _row(clause, kept, broken):
    elsewhere = clauses.CARRIED_ELSEWHERE.get(clause.id)
    carriers = [f"`{name}`" for name in clauses.steps_of(clause.id)] + ([elsewhere] if elsewhere else [])
    return Row(clause, carriers, sorted(kept.get(clause.id, ())), sorted(broken.get(clause.id, ())))


def _shown():
    """Clause → rehearsals that keep it, and that break it."""
    kept, broken = {}, {}
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        told = yaml.safe_load(path.read_text(encoding="utf-8"))
        for step in told["steps"]:
            _note(step, told.get("law", ""), path.stem, kept, broken)
    return kept, broken


def _note(step, law, name, kept, broken):
    expected = step.get("expect") or {}
    said = expected.get("clause", [])
    for one in [said] if isinstance(said, str) else said:
        broken.setdefault(one, set()).add(name)
    for one in expected.get("warns") or []:
        broken.setdefault(one, set()).add(name)
    if expected.get("accepted", True) and law in book.LAWS and step.get("do") in book.steps(law):
        for one in book.steps(law)[step["do"]][1].clauses:
            kept.setdefault(one, set()).add(name)


def unknown_clauses() -> list[str]:
    """Ids cited by steps or rehearsals that no text has."""
    cited = {one for law in book.LAWS for _procedure, info in book.steps(law).values() for one in info.clauses}
    kept, broken = _shown()
    return sorted((cited | set(kept) | set(broken)) - set(clauses.every()))


def page() -> str:
    """The ledger as a page."""
    lines = [HEAD]
    for prefix, text in clauses.TEXTS.items():
        lines += [f"\n## {text} ({prefix})\n", *TABLE]
        lines += [_line(row) for row in rows() if row.clause.id.startswith(prefix)]
    return "\n".join(lines) + "\n"


def _line(row):
    clause = row.clause
    cells = (
        clause.id, clause.place, clause.says, ", ".join(row.carriers) or "–",
        ", ".join(row.kept) or "–", ", ".join(row.broken) or "–", "done" if row.done else "not yet",
    )  # fmt: skip
    return "| " + " | ".join(cells) + " |"
