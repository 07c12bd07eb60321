"""What can be done in a file now, and why the rest may not: every step that is this reader's, open or shut."""

from cases import access
from cases.web import teaching
from cases.web.choices import record_name
from workflows import book
from workflows.step import NEW


def of(opened) -> list[dict]:
    """The steps of the book in reading order, as the parts `act` and `shut` show them."""
    shown = []
    for procedure_class, info in book.steps(opened.case.law).values():
        if info.who == "system" or not access.may_take(opened.found, info.who):
            continue
        for record in records(opened, procedure_class, info):
            shown += act(opened, procedure_class, info, record)
    return sorted(shown, key=lambda one: "unmet" in one)


def records(opened, procedure_class, info):
    """The records on which the step can stand: a new one, the complaint, or those that are at its stage."""
    model = procedure_class.record_class
    if procedure_class.begins_case:
        return [] if NEW in info.sources else list(model.objects.filter(case=opened.case))
    if procedure_class.owner_class is not type(opened.case):
        return []
    ready = list(opened.rows(model).filter(stage__in=info.sources).select_related("party"))
    return ready + ([None] if NEW in info.sources else [])


def act(opened, procedure_class, info, record):
    """One line: open with its page, or shut with what opens it; what lies behind the file is left out."""
    model = procedure_class.record_class
    standing = record or model(case=opened.case)
    standing.case = opened.case
    procedure = procedure_class(
        law=opened.case.law, owner=opened.case, record=standing, by=opened.person, found=opened.found
    )
    label = f"{info.label}: {record_name(record)}" if record and not procedure_class.begins_case else info.label
    if standing.stage not in info.sources:
        wrong = procedure.wrong_stage(info)
        return [] if wrong.cure == "nothing" else [shut(opened, label, info, [wrong])]
    if unmet := procedure.unmet(info, with_facts=False):
        return [shut(opened, label, info, unmet)]
    href = teaching.address(info.name, opened.case.pk, getattr(record, "pk", None))
    law = ", ".join(teaching.place(clause) for clause in info.clauses[:1])
    return [{"label": label, "href": href, "words": info.says, "law": law, "strong": bool(duty_of(info, opened))}]


def duty_of(info, opened):
    """Whether the step is this reader's next duty."""
    return info.duty and access.may_take(opened.found, info.duty)


def shut(opened, label, info, unmet):
    """A shut door with every reason."""
    asked = [fact.name for fact in info.facts]
    return {"label": label, "unmet": [teaching.shown(one, owner=opened.case, found=opened.found, asked=asked) for one in unmet]}


