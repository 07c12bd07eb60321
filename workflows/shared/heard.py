"""Whether both sides were heard, and had what was said against them; and which members heard it (SH-21, SH-29, SH-30, NJ-16)."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from cases.models import InterimRelief, Note, Presence, Role, Statement, Summons
from cases.shelf import Shelf
from committees import conflicts
from workflows.refusals import Unmet
from workflows.shared import concerned, reaching


def both_sides_heard(procedure):
    """SH-21, NJ-16: complainant and respondents are interviewed, or absence after proven notice is recorded with reasons."""
    heard = _heard_or_absent(procedure)
    unheard = [party for party in to_be_heard(procedure) if not {party.pk, party.of_party_id} & heard]
    if not unheard:
        return None
    said = _("Not yet heard: %(codes)s.") % {"codes": ", ".join(party.code for party in unheard)}
    return Unmet("SH-21", said, "hearing", opens=_("hear each side, or record its absence after proven notice, with reasons"))


def to_be_heard(procedure) -> list:
    """Women and respondents still concerned; for a woman who has died her heir is heard in her place (NJ-08)."""
    hers = concerned.women(procedure)
    replaced = {one.of_party_id for one in hers if one.role == Role.HEIR}
    return [*(one for one in hers if one.pk not in replaced), *concerned.respondents(procedure)]


def _heard_or_absent(procedure) -> set:
    """Ids of the parties who signed a statement, or without whom the committee went on for recorded reasons."""
    said = {one.party_id for one in procedure.rows(Statement, "signed")}
    absent = {one.party_id for one in procedure.rows(Note, "gone_on") if one.kind == "absence"}
    return (said | absent) - {None}


def statements_shared(procedure):
    """SH-29, NJ-15: what was said against a respondent, by a co-respondent too, reached him with an invitation to answer it."""
    if not any(reaching.not_reached(procedure, one) for one in procedure.rows(Statement, "signed")):
        return None
    said = _("A statement has not been given to every respondent with time to answer it.")
    return Unmet("SH-29", said, "notice", opens=_("give him the statement, and invite his answer"))


def statements_answered(procedure):
    """NJ-15: what was said is acted on once it was answered, or the time given to answer it is over."""
    running = [day for one in procedure.rows(Statement, "signed") for day in _days_running(procedure, one)]
    if not running:
        return None
    said = _("The time to answer a statement that was given runs until %(day)s.") % {"day": max(running)}
    return Unmet("NJ-15", said, "time", opens=_("the answer, or the end of the time given"))


def _days_running(procedure, statement):
    """The last days, rolled over closed ones, of those who got this statement and have not answered it."""
    said = statement.content or {}
    answered = {one["by"] for one in said.get("replies", [])}
    given = said.get("answer_by") or {}
    days = {code: date.fromisoformat(day) for code, day in given.items() if code not in answered}
    return [last for day in days.values() if (last := procedure.calendar.next_open(day)) >= procedure.on]


def no_demand_undecided(procedure):
    """SH-28: her demand for protection is decided before the inquiry ends."""
    if procedure.rows(InterimRelief, "demanded"):
        return Unmet("SH-28", _("A demand for interim relief is not decided yet."), "reasons", opens=_("decide the demand"))
    return None


def summoned_are_heard(procedure):
    """SH-21, SH-25: whoever was summoned is heard, or it is written why not."""
    if procedure.rows(Summons, "issued", "served"):
        said = _("Somebody was summoned and has neither come nor been let go.")
        return Unmet("SH-21", said, "hearing", opens=_("hear the witness, or record the default or why it is not needed"))
    return None


def members_who_heard(case, *, on, shelf=None) -> list:
    """SH-30: those who sit in the case and were there when it was heard; where nobody was heard in a sitting, all who sit."""
    shelf = shelf or Shelf([case])
    aside = conflicts.stand_aside(case, shelf=shelf)
    seated = {one.person_id: one.person for one in shelf.seats(case) if one.is_held(on) and one.person_id not in aside}
    there = (one for one in shelf.rows(case, Presence) if (one.sitting.content or {}).get("purpose") != "procedure")
    heard = {one.person_id for one in there} & set(seated)
    return [person for key, person in seated.items() if key in (heard or seated)]


def heard_the_parties(procedure):
    """SH-30: only those who heard find and decide."""
    if procedure.by in members_who_heard(procedure.case, on=procedure.on, shelf=procedure.shelf):
        return None
    return Unmet("SH-30", _("Only a member who heard the parties finds and decides."), "hearing")
