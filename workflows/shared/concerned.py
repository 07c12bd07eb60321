"""Who is still concerned: findings are per woman and respondent, and when one of several leaves, the rest goes on (NJ-04, SH-44, SH-57)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Allegation, Role
from workflows.shared import after_death

NOT_PURSUED = "not_pursued"
HERS = (Role.AGGRIEVED_WOMAN, Role.HEIR)


def live(case):
    """The allegations that are still pursued, in their order."""
    return Allegation.objects.filter(case=case).exclude(stage=NOT_PURSUED).select_related("woman", "party").order_by("number")


def pursued(procedure) -> list:
    """The same as the page, or the door, has them."""
    return [one for one in procedure.rows(Allegation) if one.stage != NOT_PURSUED]


def pursued_in(case, shelf) -> list:
    """The same from a shelf of a page that stands before no step."""
    return [one for one in shelf.rows(case, Allegation) if one.stage != NOT_PURSUED]


def women(procedure) -> list:
    """The women, and heirs, for whom something is still pursued; who was asked and has not answered yet is not among them."""
    every = procedure.rows(Allegation)
    now = {one.woman_id for one in every if one.stage != NOT_PURSUED}
    ever = {one.woman_id for one in every}
    return [one for one in procedure.those(*HERS) if _is_pursued(one, now, ever)]


def _is_pursued(party, now, ever) -> bool:
    stands_for = {party.pk, party.of_party_id} - {None}
    if stands_for & ever:
        return bool(stands_for & now)
    return party.is_complainant


def respondents(procedure) -> list:
    """The respondents against whom something is still pursued; all of them as long as nothing is written of anybody."""
    every = procedure.rows(Allegation)
    now = {one.party_id for one in every if one.stage != NOT_PURSUED}
    ever = {one.party_id for one in every}
    return [one for one in procedure.those(Role.RESPONDENT) if one.pk in now or one.pk not in ever]


def accused_by(procedure, woman) -> list:
    """The respondents of whom this woman, or the one for whom this heir stands, still complains."""
    hers = {woman.pk, woman.of_party_id, None}
    named = {one.party_id for one in pursued(procedure) if one.woman_id in hers}
    return [one for one in respondents(procedure) if one.pk in named]


def accusers_of(procedure, respondent) -> list:
    """The women and heirs who still complain of this respondent."""
    return [one for one in women(procedure) if respondent in accused_by(procedure, one)]


def others_go_on(procedure, woman) -> bool:
    """Whether another woman, or an heir, still complains in this file."""
    return any(woman.pk not in (one.pk, one.of_party_id) for one in women(procedure))


def live_but_settled(case, party) -> bool:
    """Whether something against this respondent is only settled: he stays, for terms that are not kept open it again."""
    ended = Allegation.objects.filter(case=case, party=party, stage=NOT_PURSUED)
    return any((one.content or {}).get("ended_because") == "settlement" for one in ended)


def end_part_of(procedure, woman, why) -> None:
    """One of several leaves: what she alleged is not pursued, and a respondent of whom nobody else complains is out of it."""
    for allegation in live(procedure.case).filter(woman=woman):
        procedure.also("allegation.end", record=allegation, why=why)
    let_go_respondents(procedure, "withdrawal-recorded", withdrawn_on=procedure.on)


def let_go_respondents(procedure, paper, **told) -> None:
    """Whoever nothing is alleged against any more is out of it, and learns so if the complaint had reached him."""
    for party in procedure.parties(Role.RESPONDENT).exclude(pk__in=[one.pk for one in respondents(procedure)]):
        if live_but_settled(procedure.case, party):
            continue
        after_death.end_for(procedure, party, str(_("Nothing is alleged against %(code)s any more.") % {"code": party.code}))
        if party.served_on:
            procedure.serve(paper, to=party, **told)
        party.left_on = procedure.on
        party.save(update_fields=["left_on"])
