"""Whom a statement must reach: the other side, and a co-respondent only where it speaks against him (SH-29, NJ-15, SH-42)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from workflows.refusals import Caution, Unmet
from workflows.shared import concerned


def the_other_side(procedure, statement, about=None) -> list:
    """Those to whom a statement goes: for what a respondent said, the women who complain of him, and whom he speaks against."""
    speaker, named = statement.party, codes(statement, about)
    accused = concerned.respondents(procedure)
    if speaker.role == Role.RESPONDENT:
        return [*concerned.accusers_of(procedure, speaker), *(one for one in accused if one.code in named and one.pk != speaker.pk)]
    if speaker.side == Role.RESPONDENT:
        return [*concerned.women(procedure), *(one for one in accused if one.code in named)]
    if speaker.role in concerned.HERS:
        accused = concerned.accused_by(procedure, speaker) or accused
    return [one for one in accused if not named or one.code in named]


def codes(statement, about=None) -> set:
    """The respondents of whom it is marked that the statement speaks."""
    return {one.code for one in about or []} or set((statement.content or {}).get("about", []))


def given_to(statement) -> set:
    """The codes of those who have it."""
    return set((statement.content or {}).get("shared_with", []))


def not_reached(procedure, statement) -> list:
    """The respondents who must have it and do not: what is said against a respondent reaches him before it is acted on."""
    must = [one for one in the_other_side(procedure, statement) if one.role == Role.RESPONDENT]
    return [one for one in must if one.code not in given_to(statement)]


def only_where_he_is_spoken_of(procedure):
    """SH-42: a respondent is given another respondent's statement only where it speaks against him."""
    statement, to = procedure.record, procedure.facts.get("to") or []
    if statement.party is None or statement.party.role != Role.RESPONDENT:
        return None
    named = codes(statement, procedure.facts.get("about"))
    strangers = [one.code for one in to if one.role == Role.RESPONDENT and one.code not in named]
    if not strangers:
        return None
    said = _("A respondent gets another's statement only where it speaks against him. Mark it so, or leave out %(codes)s.")
    return Unmet("SH-42", said % {"codes": ", ".join(strangers)}, "correction", opens="about")


def nobody_marked(procedure):
    """NJ-15: with several respondents it is marked of whom one of them speaks, so that nobody is judged on what he never read."""
    party = procedure.facts.get("party")
    if party is None or party.role != Role.RESPONDENT or procedure.facts.get("about"):
        return None
    if len(concerned.respondents(procedure)) < 2:  # noqa: PLR2004 -- several
        return None
    return Caution("NJ-15", _("There are several respondents. If this speaks against another, mark it: he gets a copy and time to answer."))


def rests_on_what_he_read(procedure):
    """NJ-15: what is found against a respondent rests only on statements that he was given; nobody can give any to the dead."""
    him = procedure.record.party
    if him is None or him.has_died or procedure.facts.get("finding") == "not_proved":
        return None
    pieces = [one for one in procedure.facts.get("evidence") or [] if one._meta.model_name == "statement"]
    unread = [one for one in pieces if one.party_id != him.pk and him.code not in given_to(one)]
    if not unread:
        return None
    numbers = ", ".join(str(one.number) for one in unread)
    said = _("Statement %(numbers)s was not given to %(code)s. A finding rests on what the respondent could answer.")
    return Unmet("NJ-15", said % {"numbers": numbers, "code": him.code}, "notice", opens="statement.share")
