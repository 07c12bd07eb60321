"""The policy table as a page: who reads which part from which stage, and who may take which step."""

from cases import access
from workflows import book

STAGES = ("draft", "filed", "served", "inquiry", "deciding", "order made", "appeal", "closed")
HEAD = """# Who sees and does what

Printed by `make clauses` from the one policy table, `cases/policy.py`; do not edit. Roles are derived from party,
seat and office on the day, less recusals. A member reads the content of a file only after declaring to have no tie
in it. A respondent knows of a file only once the complaint was served on him. Whoever may not know of a file gets
the answer for what does not exist.
"""


def page() -> str:
    """Both tables."""
    return "\n".join([HEAD, *_parts(), "", *_steps()]) + "\n"


def _parts():
    yield "## Parts of a file\n"
    yield "| part | what | who reads it, and from when |"
    yield "|---|---|---|"
    for part in access.PARTS.values():
        readers = ", ".join(f"{role} (from: {STAGES[since]})" if since else role for role, since in part.readers.items())
        yield f"| {part.code} | {part.what} | {readers} |"


def _steps():
    yield "## Steps\n"
    yield "| law | step | who | roles | from |"
    yield "|---|---|---|---|---|"
    for law in book.LAWS:
        for _procedure, info in book.steps(law).values():
            roles = ", ".join(sorted(access.WHO[info.who]))
            yield f"| {law} | {info.name} | {info.who} | {roles} | {', '.join(map(str, info.sources))} |"
