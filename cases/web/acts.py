"""What can be done in a file now, and why the rest may not: every step that is this reader's, open or shut."""

from cases import sight
from cases.web import teaching
from cases.web.choices import record_name
from workflows import worklist
from workflows.step import NEW


def of(opened) -> list[dict]:
    """The steps of the worklist as the parts `act` and `shut` show them; what this way is closed for good is left out."""
    items = [item for item in worklist.for_case(opened.person, opened.case) if shown(opened, item)]
    return [act(item, opened.found) for item in items if item.ready or still_possible(item)]


def shown(opened, item) -> bool:
    """Whether there is a record for the step, or the step begins one; and whether this reader sees it."""
    record = item.record
    if record is None:
        return NEW in item.step_info.sources
    return opened.works or item.ready or sight.is_own(opened.person, record)


def still_possible(item) -> bool:
    """Whether what stands against a step can be cured at all."""
    return any(one.cure != "nothing" for one in item.unmet)


def act(item, found) -> dict:
    """One line: open with its page, or shut with every reason and what opens it."""
    info = item.step_info
    label = named(item)
    if item.unmet:
        asked = [fact.name for fact in info.facts]
        unmet = [teaching.shown(one, owner=item.owner, found=found, asked=asked) for one in item.unmet]
        return {"label": label, "unmet": unmet}
    said = {"words": info.says, "law": teaching.place(info.clauses[0]), "strong": item.duty, "step": item.step}
    return {"label": label, "about": label[len(str(info.label)) :], "href": href(item), **said}


def named(item) -> str:
    """The step, and which record where there can be several."""
    record = item.record
    one_of_many = record is not None and item.case is not None and record._meta.model_name != "complaint"
    return f"{item.step_info.label}: {record_name(record)}" if one_of_many else str(item.step_info.label)


def href(item) -> str:
    """The page of the step."""
    record = item.record if item.case is not None else None
    return teaching.address(item.step, item.owner.pk, getattr(record, "pk", None))
