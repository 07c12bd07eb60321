"""The words in which a law's rehearsals are written: every step, stage, limit and document."""

from cases.access import PARTS
from workflows import book
from workflows.refusals import CURES
from workflows.rehearsal import words
from workflows.shared.idle import REMINDED
from workflows.sweep import RAN_OUT


def steps(laws) -> list[dict]:
    """One row a step, in reading order."""
    return [row(law, procedure, info) for law in laws for procedure, info in book.steps(law).values()]


def row(law, procedure, info) -> dict:
    """What a rehearsal, or another reader, needs to know of a step."""
    return {
        "step": info.name,
        "law": law,
        "record": words.record_word(procedure),
        "label": str(info.label),
        "page": "" if info.who == "system" else info.page,
        "follows": info.who == "system",
        "sources": [str(one) for one in info.sources],
        "target": [str(one) for one in info.targets] if len(info.targets) > 1 else str(info.targets[0]),
        "who": info.who,
        "clause": info.clauses[0],
        "clauses": list(info.clauses),
        "needs": cures(info),
        "says": info.says,
        "fields": [field(fact) for fact in info.facts],
    }


def cures(info) -> list[str]:
    """What a refusal of this step may ask for: the cures of its facts and those that its conditions name."""
    named = {text for one in (*info.conditions, *info.checks) for text in words.constants(one)}
    named |= {fact.what_cures for fact in info.facts if fact.required or fact.choices}
    return [cure for cure in CURES if cure in named]


def field(fact) -> dict:
    """One question of a step."""
    told = {"name": fact.name, "type": fact.kind, "required": fact.required, "choices": fact.words}
    among = {name: [str(word) for word, _said in choices] for name, choices in fact.among}
    more = {"columns": list(fact.columns)} if fact.columns else {}
    return {**told, **more, **({"among": among} if among else {}), "label": str(fact.label)}


def everything(laws) -> dict:
    """The steps, and the closed lists beside them."""
    return {
        "steps": steps(laws),
        "stages": {law: words.stages(law) for law in laws},
        "limits": limits_of(laws),
        "documents": words.document_slugs(),
        "records": {law: sorted(words.record_words(law)) for law in laws},
        "needs": list(CURES),
        "parts": {part.code: str(part.what) for part in PARTS.values()},
        "expect": list(words.EXPECTED),
        "events_of_the_clock": [RAN_OUT, REMINDED],
        "seats": sorted(words.SEATS),
        "offices": sorted(words.OFFICES),
        "named": list(words.ABOUT_SOMEBODY),
    }


def limits_of(laws) -> list[str]:
    """The limits of these laws by full name, and the days that their committees set."""
    starts = tuple(f"{law.lower()}." for law in laws)
    return list(dict.fromkeys(slug for law in laws for slug in words.known_limits(law) if slug.startswith(starts)))


def in_words(laws) -> list[str]:
    """The same for a reader: who, from which stage to which, which facts, which clause."""
    lines = []
    for one in steps(laws):
        goes = one["target"] if isinstance(one["target"], str) else " | ".join(one["target"])
        who = "follows by itself" if one["follows"] else one["who"]
        lines += [f"{one['step']}  ({one['law']}, {', '.join(one['clauses'])})  {who}"]
        lines += [f"    {' | '.join(one['sources'])} → {goes}"]
        lines += [f"    {asked['name']}{'*' if asked['required'] else ''}: {_kind(asked)}" for asked in one["fields"]]
    return [*lines, "", "documents: " + ", ".join(words.document_slugs()), *_lists(laws)]


def _kind(asked) -> str:
    choices = f" ({' | '.join(asked['choices'])})" if asked["choices"] else ""
    among = asked.get("among", {})
    names = [f"{name}: {' | '.join(among[name])}" if name in among else name for name in asked.get("columns", [])]
    columns = f" ({', '.join(names)})" if names else ""
    return f"{asked['type']}{choices}{columns}"


def _lists(laws):
    yield f"events: each step by its name; of the clock: {RAN_OUT}, {REMINDED}"
    yield "limits: " + ", ".join(limits_of(laws))
    for law in laws:
        for record, stages in words.stages(law).items():
            yield f"stages of {record} ({law}): {', '.join(stages)}"
    yield "somebody named: " + ", ".join(words.ABOUT_SOMEBODY)
    yield "needs: " + ", ".join(CURES)
