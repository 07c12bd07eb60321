"""What ends when a respondent or a witness dies: letters, calls, clocks, penalties; what can still be directed goes on (NJ-08)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState, Direction, InterimRelief, Role, Service, ShowCause, Slot, Summons
from workflows.refusals import Unmet

# Directions that only the respondent in person could carry out; what is owed already is for his estate, before a civil court.
IN_PERSON = ("not_repeat", "apology", "punishment")
STILL_OPEN = _("service conditions restored or granted by the employer, and what the employer owes for a default of his own")
# Records of one person that wait for a word of his or hers, and the step by which each ends.
WAITING = (
    (Service, ("sent", "proven", "unanswered"), "service.end"),
    (ShowCause, ("issued", "served"), "show_cause.end"),
    (Summons, ("issued", "served"), "summons.let_go"),
)


def still_lives(party):
    """NJ-08: nobody is called, written to or punished who has died; None as long as the party lives."""
    if party is None or not party.has_died:
        return None
    return Unmet("NJ-08", _("%(code)s has died: no notice, call or penalty reaches anybody any more.") % {"code": party.code}, "nothing")


def respondent_lives(procedure):
    """NJ-08: a step against a respondent needs one who lives; her remedies against the employer go on."""
    return no_respondent_lives(procedure, procedure.facts.get("respondent"))


def no_respondent_lives(procedure, named=None):
    """NJ-08: whether the respondent named, or where none is named every one of them, has died."""
    past = procedure.case.parties.filter(role=Role.RESPONDENT)
    past = [one for one in past if named in (None, "", one, one.code)]
    if not past or not all(one.has_died for one in past):
        return None
    said = _("A respondent who has died is not directed, punished or asked to show cause.")
    return Unmet("NJ-08", said, "nothing", opens=STILL_OPEN)


def end_for(procedure, party, reasons) -> None:
    """Everything that waits for this person ends today, in the open; nothing that others said or did is touched."""
    for model, stages, ends in WAITING:
        for record in model.objects.filter(case=procedure.case, party=party, stage__in=stages):
            procedure.also(ends, record=record, reasons=reasons)
    for relief in InterimRelief.objects.filter(case=procedure.case, stage__in=("granted", "directed", "reported")):
        if (relief.content or {}).get("moves") == party.code:
            procedure.also("interim.end", record=relief, reasons=reasons, follows="the end")
    directed = Direction.objects.filter(case=procedure.case, party=party, kind__in=IN_PERSON)
    for direction in directed.filter(stage__in=("directed", "reported", "defaulted", "stayed")):
        procedure.also("direction.fall_away", record=direction, reasons=reasons)
    Slot.objects.filter(sitting__case=procedure.case, sitting__stage="fixed", party=party).delete()
    running = Deadline.objects.filter(case=procedure.case.pk, party=party, state=DeadlineState.RUNNING)
    for slug in set(running.values_list("limit", flat=True)):
        procedure.meet_clock(slug, state=DeadlineState.ENDED, party=party)
