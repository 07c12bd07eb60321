"""What can be done in a file now, and why the rest may not: every step that is this reader's, open or shut."""

from cases import sight
from cases.models import Event
from cases.web import teaching
from cases.web.choices import record_name
from workflows import worklist
from workflows.step import NEW


def of(opened) -> dict:
    """The steps of the worklist: what is next, what else can be done, what not yet; what is closed for good is left out."""
    items = [item for item in worklist.for_case(opened.person, opened.case, shelf=opened.shelf, found=opened.found) if shown(opened, item)]
    ready = [item for item in items if item.ready]
    names, over = {item.step for item in ready}, behind(opened)
    shut = [item for item in items if not item.ready and still_possible(item) and not (item.step in over and is_past(item))]
    return {
        "acts": [act(item, opened.found) for item in ready if item.duty],
        "more": [act(item, opened.found) for item in ready if not item.duty],
        "shut": [act(item, opened.found, ready=names) for item in shut],
    }


def behind(opened) -> set:
    """The steps that were already taken in this file."""
    return set(Event.objects.filter(owner=opened.case.pk).values_list("kind", flat=True))


def is_past(item) -> bool:
    """Whether the record left the place from which the step leads: what was done and lies behind is no shut door."""
    return item.record is not None and item.record.stage not in item.step_info.sources


def shown(opened, item) -> bool:
    """Whether there is a record for the step, or the step begins one; and whether this reader sees it."""
    record = item.record
    if record is None:
        return NEW in item.step_info.sources
    return opened.works or item.ready or sight.is_own(opened.person, record)


def still_possible(item) -> bool:
    """Whether what stands against a step can be cured at all."""
    return any(one.cure != "nothing" for one in item.unmet)


def act(item, found, *, ready=()) -> dict:
    """One line: open with its page, or shut with every reason and what opens it."""
    info = item.step_info
    label = named(item)
    if item.unmet:
        asked = [fact.name for fact in info.facts]
        unmet = [teaching.shown(one, owner=item.owner, found=found, asked=asked, ready=ready) for one in item.unmet]
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
