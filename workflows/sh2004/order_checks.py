"""What a lawful order must satisfy: findings complete, outcome that follows from them, directions that the text gives."""

from django.utils.translation import gettext_lazy as _

from cases.models import Party, Role
from cases.shelf import Shelf
from workflows.refusals import Unmet
from workflows.sh2004.penalties import beyond_bounds, not_listed, unlawful_damages
from workflows.shared import concerned
from workflows.shared.after_death import no_respondent_lives
from workflows.shared.directions import KINDS
from workflows.shared.finding import ESTABLISHED
from workflows.shared.reasoned import whole_fits_its_parts
from workflows.shared.showcause import opportunity_given

FOR_HER = ("restore", "grant")
NO_PUNISHMENT = ("not_repeat", "redress", "damages", "apology")


def against_the_findings(case, order, *, shelf=None):
    """The whole may not contradict the parts: no dismissal of what is proved, no direction where nothing is."""
    outcome, directions = order.get("outcome"), order.get("directions") or []
    shelf = shelf or Shelf([case])
    proved = [one for one in concerned.pursued_in(case, shelf) if one.finding in ESTABLISHED]
    fault = whole_fits_its_parts(proved, decided=outcome == "direct", acts=bool(directions)) if outcome else None
    if outcome == "dismiss" and fault is not None:
        return fault
    if outcome == "dismiss" and directions:
        said = _("A dismissed complaint carries no directions, and no action against anyone who complained or spoke.")
        return Unmet("SH-46", said, "nothing")
    if outcome == "direct" and not directions:
        return Unmet("SH-31", _("Name at least one direction, or dismiss."), "correction", opens="directions")
    if fault is not None:
        return fault
    return _against_one_of_whom_nothing_is_found(shelf.rows(case, Party), directions, proved)


def _against_one_of_whom_nothing_is_found(parties, directions, proved):
    found = {one.party.code for one in proved if one.party}
    others = {one.code for one in parties if one.role == Role.RESPONDENT} - found
    bare = sorted({str(row.get("against")) for row in directions if row.get("kind") not in FOR_HER} & others)
    if not bare:
        return None
    said = _("Nothing is found proved against %(codes)s; no direction can be given against that respondent.")
    return Unmet("SH-30", said % {"codes": ", ".join(bare)}, "finding")


def unlawful_directions(procedure) -> list[Unmet]:
    """Every fault in every direction, each with its clause."""
    rows = procedure.facts.get("directions") or []
    return [fault for row in rows for fault in _faults(procedure, row) if fault is not None]


def _faults(procedure, row):
    kind = row.get("kind")
    if kind not in dict(KINDS):
        yield Unmet("SH-31", _("This is no direction that the text gives."), "correction", opens="directions")
        return
    respondent = respondent_of(procedure, row)
    if respondent is None and kind not in FOR_HER:
        gone = no_respondent_lives(procedure, row.get("against"))
        yield _not_a_respondent(procedure, row) if gone is None else gone
        return
    if kind == "punishment":
        yield from _punishment_faults(procedure, row, respondent)
    if kind == "damages":
        yield unlawful_damages(row, hers=_her_codes(procedure))
    if kind in FOR_HER and not (row.get("service_condition") and row.get("lost_on")):
        yield Unmet("SH-33", _("State which service condition, and from which day."), "correction", opens="directions")


def _her_codes(procedure) -> list[str]:
    """The women and heirs to whom damages can be paid."""
    return [party.code for party in procedure.parties(Role.AGGRIEVED_WOMAN, Role.HEIR)]


def _punishment_faults(procedure, row, respondent):
    if not respondent.is_employee:
        said = _("Only an employee can be punished; the other directions are open.")
        yield Unmet("SH-31", said, "nothing")
    rules = (respondent.employer or procedure.case.workplace).has_service_rules
    yield not_listed(row, has_rules=rules)
    yield beyond_bounds(row)
    yield opportunity_given(procedure, respondent)


def _not_a_respondent(procedure, row):
    if procedure.case.parties.filter(code=row.get("against")).exclude(role=Role.RESPONDENT).exists():
        said = _("No action of any kind is directed against a complainant, a witness or a supporter.")
        return Unmet("SH-46", said, "nothing")
    return Unmet("SH-31", _("Say against which respondent this direction is."), "correction", opens="directions")


def respondent_of(procedure, row):
    """The respondent a direction is against; the only one, where there is one and none is named."""
    respondents = list(procedure.parties(Role.RESPONDENT))
    named = row.get("against")
    if not named and len(respondents) == 1:
        row["against"] = respondents[0].code
        return respondents[0]
    return next((one for one in respondents if named in (one, one.code)), None)


def directions_without_show_cause(procedure) -> bool:
    """Whether a direction other than a punishment comes without an opportunity to show cause."""
    rows = [row for row in procedure.facts.get("directions") or [] if row.get("kind") in NO_PUNISHMENT]
    against = [party for row in rows if (party := respondent_of(procedure, row))]
    return any(opportunity_given(procedure, party) is not None for party in against)
