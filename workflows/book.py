"""The book of procedures: which class carries a step under a law, in reading order."""

from functools import cache
from importlib import import_module

from cases.models import Record
from workflows.step import NEW

PROCEDURES = {
    "SH2004": (
        "workflows.sh2004.internal.Complaint",
        "workflows.shared.consent.Consent",
        "workflows.shared.service.Service",
        "workflows.shared.sitting.Sitting",
        "workflows.shared.adjournment.Adjournment",
        "workflows.shared.absence.Absence",
        "workflows.shared.statement.Statement",
        "workflows.shared.questions.Question",
        "workflows.shared.witnesses.Witness",
        "workflows.shared.summons.Summons",
        "workflows.shared.exhibits.Exhibit",
        "workflows.shared.copies.Copies",
        "workflows.shared.copies.OutsideRequest",
        "workflows.shared.copies.OwnProcedure",
        "workflows.shared.redaction.Redaction",
        "workflows.shared.release.Release",
        "workflows.shared.interim.Interim",
        "workflows.shared.withdrawal.Withdrawal",
        "workflows.shared.settlement.Settlement",
        "workflows.shared.permission.Permission",
        "workflows.shared.permission.Protection",
        "workflows.shared.support.Counsellor",
        "workflows.shared.support.Support",
        "workflows.shared.mishaps.Irregularity",
        "workflows.shared.mishaps.Death",
        "workflows.shared.linking.Link",
        "workflows.shared.finding.Allegation",
        "workflows.shared.showcause.ShowCause",
        "workflows.sh2004.order.Order",
        "workflows.shared.directions.Direction",
        "workflows.sh2004.appeal.Appeal",
        "workflows.shared.stay.Stay",
        "workflows.shared.conflict.Declaration",
        "workflows.shared.conflict.Invitation",
        "workflows.shared.conflict.Objection",
        "workflows.shared.qualifications.Qualifications",
        "workflows.shared.reconstitution.Reconstitution",
        "workflows.shared.people.Person",
        "workflows.shared.places.District",
        "workflows.sh2004.places.Workplace",
        "workflows.shared.places.Headcount",
        "workflows.shared.calendar_change.CalendarChange",
        "workflows.sh2004.committee.Committee",
        "workflows.shared.appointment.Appointment",
    ),
    "POSH2013": (
        "workflows.posh2013.internal.Complaint",
        "workflows.posh2013.records.Consent",
        "workflows.posh2013.service.Service",
        "workflows.posh2013.sitting.Sitting",
        "workflows.posh2013.records.Adjournment",
        "workflows.posh2013.absence.Absence",
        "workflows.posh2013.hearing.Statement",
        "workflows.posh2013.records.Question",
        "workflows.posh2013.records.Witness",
        "workflows.posh2013.records.Summons",
        "workflows.posh2013.records.Exhibit",
        "workflows.posh2013.records.Copies",
        "workflows.posh2013.hearing.OutsideRequest",
        "workflows.posh2013.hearing.OwnProcedure",
        "workflows.posh2013.interim.Interim",
        "workflows.posh2013.withdrawal.Withdrawal",
        "workflows.posh2013.settlement.Settlement",
        "workflows.posh2013.records.Stay",
        "workflows.posh2013.records.Redaction",
        "workflows.posh2013.records.Release",
        "workflows.posh2013.hearing.Support",
        "workflows.posh2013.records.Irregularity",
        "workflows.posh2013.records.Death",
        "workflows.posh2013.records.Link",
        "workflows.posh2013.records.Allegation",
        "workflows.posh2013.representation.Representation",
        "workflows.posh2013.malice.Malice",
        "workflows.posh2013.report.Report",
        "workflows.posh2013.recommendation.Recommendation",
        "workflows.posh2013.appeal.Appeal",
        "workflows.posh2013.secrecy.Secrecy",
        "workflows.posh2013.default.Prosecution",
        "workflows.posh2013.records.Declaration",
        "workflows.posh2013.records.Invitation",
        "workflows.posh2013.records.Objection",
        "workflows.posh2013.records.Qualifications",
        "workflows.posh2013.records.Reconstitution",
        "workflows.posh2013.records.Person",
        "workflows.posh2013.records.District",
        "workflows.posh2013.places.Workplace",
        "workflows.posh2013.records.Headcount",
        "workflows.posh2013.records.CalendarChange",
        "workflows.posh2013.committee.Committee",
        "workflows.posh2013.appointment.Appointment",
    ),
}
LAWS = tuple(PROCEDURES)


class UnknownStep(LookupError):
    """No procedure of this law has such a step."""


@cache
def procedures(law: str) -> tuple:
    """The procedure classes of a law, in reading order."""
    return tuple(getattr(import_module(path.rpartition(".")[0]), path.rpartition(".")[2]) for path in PROCEDURES[law])


@cache
def steps(law: str) -> dict:
    """Every step of a law: name → (procedure class, what is declared of it)."""
    found = {}
    for procedure in procedures(law):
        for info in steps_of(procedure):
            if info.name in found:
                raise ValueError(f"two steps are named {info.name}")
            found[info.name] = (procedure, info)
    return found


def find(law: str, step: str):
    """The class and declaration of a step; raises UnknownStep, naming nothing that was typed."""
    try:
        return steps(law)[step]
    except KeyError:
        raise UnknownStep(step) from None


@cache
def owner_class(step: str):
    """Whose chain a step writes to: a case, or a committee."""
    for law in LAWS:
        if step in steps(law):
            return steps(law)[step][0].owner_class
    raise UnknownStep(step)


def begins_owner(procedure, info) -> bool:
    """Whether the step begins a file, a committee or an office, and so stands outside of any."""
    own = procedure.begins_case or procedure.record_class is procedure.owner_class
    return own and NEW in info.sources


@cache
def steps_of(procedure) -> tuple:
    """The steps of one procedure as its text states them, in reading order; a step hidden behind another is an error."""
    declared = {one.slug: next(iter(one.get_transitions())).custom["info"] for one in procedure.stage.get_transitions()}
    written = [(name, _declares(vars(base)[name])) for base in procedure.__mro__ for name in vars(base) if name in declared]
    methods = list(reversed(dict.fromkeys(name for name, _step in reversed(written))))
    if len(set(written)) != len(methods):
        raise ValueError(f"two steps of {procedure.__name__} are methods of one name")
    given = (declared[name] for name in methods if declared[name].name not in procedure.left_out)
    return tuple(procedure.as_stated_here(info) for info in given)


def _declares(method) -> str:
    """The step that a method declares; a text may state a step of a shared lifecycle anew, under the same name."""
    return next(iter(method.get_transitions())).custom["info"].name if hasattr(method, "get_transitions") else ""


@cache
def called(law: str, model):
    """What a record of this table is called under a law, where it has a name of its own there."""
    return next((one.record_called for one in procedures(law) if one.record_class is model and one.record_called), "")


def steps_to(procedure, stages) -> list[str]:
    """The steps that lead to one of these stages."""
    return [info.name for info in steps_of(procedure) if set(info.targets) & set(stages)]


def leads_to(procedure, stage: str, goals) -> bool:
    """Whether some way leads from a stage to one of the goals."""
    seen, edge = set(), {stage}
    while edge:
        seen |= edge
        edge = {target for info in steps_of(procedure) if set(info.sources) & edge for target in info.targets} - seen
    return bool(seen & set(goals) - {stage}) or stage in goals


def moves() -> dict[str, set]:
    """For each table of records the pairs of stages that some step of some law declares; none where no step begins one."""
    found = {model._meta.db_table: set() for model in Record.__subclasses__()}
    for law in LAWS:
        for procedure in procedures(law):
            if issubclass(procedure.record_class, Record):
                found[procedure.record_class._meta.db_table] |= _pairs(procedure)
    return found


def _pairs(procedure):
    return {(str(begin), str(end)) for info in steps_of(procedure) for begin in info.sources for end in info.targets}
