"""Tells what came of a rehearsal: in plain words, with reasons, or as objects."""

from datetime import date, datetime

from committees import calendars
from workflows import calendar, clauses
from workflows.limits import NoFixedPeriodError, UnknownLimitError, by_slug
from workflows.rehearsal.expectations import Comparison

TICK, CROSS = "✓", "✗"


def as_object(told, came, play) -> dict:
    """One step for a machine: every key of the table and the message."""
    head = {"title": told.get("title", ""), "law": told["law"], "number": came.number, "line": came.line, "on": plain(came.on)}
    act = {"by": came.by, came.doing: came.word, "step": came.word if came.doing == "do" else came.doing}
    table = {key: plain(value) for key, value in Comparison(came, play).actual().items()}
    checks = [{"key": one.key, "held": one.held, "expected": plain(one.expected), "actual": plain(one.actual)} for one in came.checks]
    return {**head, **act, **table, "stages": came.stages, "message": came.message, "fault": came.fault, "checks": checks}


def plain(value):
    """Dates as written; everything else as it is."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set):
        return [plain(one) for one in value]
    return value.isoformat() if isinstance(value, date) else value


def in_words(came, play, *, explain=False) -> list[str]:
    """One line for the step, a line for each expectation, and why, if that was asked."""
    with calendar.as_of(came.on):
        lines = [_headline(came, play)]
    lines += [_expectation(one) for one in came.checks]
    return [*lines, *(_why(came, play) if explain else [])]


def _headline(came, play) -> str:
    word = f"{came.doing} {came.word}" if came.doing != "do" else came.word
    clauses = f" [{', '.join(came.clauses)}]" if came.clauses else ""
    parts = [f"{spoken(came.on)}  {came.by}  {word}: {_result(came)}{clauses}"]
    if came.message and not came.accepted:
        parts.append(came.message)
    if came.served:
        parts.append("Served: " + ", ".join(f"{one['document']} to {one['to']}" for one in came.served) + ".")
    due = Comparison(came, play).actual()["due"]
    if due:
        slug, day = min(due.items(), key=lambda one: one[1])
        parts.append(f"Next due: {slug} on {day.isoformat()}.")
    return "  ".join(parts)


def spoken(on) -> str:
    """A day, or a day and a time."""
    return on.strftime("%Y-%m-%d %H:%M") if isinstance(on, datetime) else on.isoformat()


def _result(came) -> str:
    if came.doing == "search":
        return f"{len(came.found or [])} found"
    if came.doing in ("see", "export"):
        return f"sees {', '.join(came.parts)}" if came.visible and came.parts else "sees it" if came.visible else "does not see it"
    if not came.accepted:
        return "refused" + (f", needs {', '.join(came.needs)}" if came.needs else "")
    return f"done, now {came.stage}" if came.stage else "done"


def _expectation(one) -> str:
    if one.held:
        return f"    {TICK} {one.key}: {short(one.expected)}"
    return f"    {CROSS} {one.key}: expected {short(one.expected)}, was {short(one.actual)}"


def short(value) -> str:
    """A value on one line."""
    value = plain(value)
    if isinstance(value, dict):
        return ", ".join(f"{key} {short(one)}" for key, one in value.items()) or "nothing"
    if isinstance(value, list):
        return ", ".join(short(one) for one in value) or "nothing"
    return {True: "yes", False: "no", None: "nothing"}.get(value, str(value)) if value in (True, False, None) else str(value)


def _why(came, play) -> list[str]:
    lines = [f"      opens with: {came.opens}"] if came.opens else []
    lines += [f"      {clause}: {text}" for clause in came.clauses if (text := clause_text(clause))]
    for clock in came.clocks:
        if clock.pk in came.touched:
            lines += [f"      {line}" for line in day_by_day(clock, play.case)]
    return lines


def clause_text(clause: str) -> str:
    """What a clause says, in short."""
    known = clauses.every().get(clause)
    return f"{known.place}. {known.says}" if known else ""


def day_by_day(clock, case) -> list[str]:
    """How a due date came about: each day counted or passed over; a day that the committee set is only named."""
    try:
        counted = by_slug(clock.limit).count(clock.counted_from, calendars.of(case))
    except (UnknownLimitError, NoFixedPeriodError):
        return [f"{clock.limit}: {clock.due_on.isoformat()}, set by the committee ({clock.clause})"]
    head = f"{clock.limit} ({clock.clause}): from {clock.counted_from}, strict {clock.strict_on}, due {clock.due_on}"
    rules = [f"  {rule.text}" for rule in counted.rules]
    return [head, *rules, *(f"  {day.date} {'+' if day.counted else '-'} {day.why}" for day in counted.days)]
