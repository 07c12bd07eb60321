"""A reasoned decision, looked at before it is signed: every allegation found, every finding reasoned, the whole true to its parts.

Used by each text for its order or report (SH-22, SH-30). What would undo a decision refuses it; what weakens it is said.
"""

from django.utils.translation import gettext_lazy as _

from cases.models import Role, Service, Statement
from workflows.refusals import Caution, Unmet
from workflows.shared import concerned
from workflows.shared.finding import ESTABLISHED

HERS = (Role.AGGRIEVED_WOMAN, Role.HEIR)
HIS = (Role.RESPONDENT,)


def place(procedure) -> str:
    """Where the text of this procedure asks for findings."""
    return getattr(procedure, "findings_stand_in", "SH-22")


def allegations(procedure):
    """What is alleged in the case, in order."""
    return sorted(concerned.pursued(procedure), key=lambda one: one.number)


def established(procedure) -> list:
    """The allegations found proved, in whole or in part."""
    return [one for one in allegations(procedure) if one.finding in ESTABLISHED]


def every_allegation_has_a_finding(procedure):
    """SH-22: one finding for each allegation, before anything is decided."""
    bare = [one for one in allegations(procedure) if not one.finding]
    if not bare:
        return None
    said = _("%(number)s of the allegations has no finding yet.") % {"number": len(bare)}
    return Unmet(place(procedure), said, "finding", opens=_("write each finding"))


def every_finding_is_reasoned(procedure):
    """SH-22: each finding has reasons, and names what it rests on or says why there is nothing."""
    bare = [one for one in allegations(procedure) if one.finding and not _reasoned(one.content or {})]
    if not bare:
        return None
    said = _("A finding has no reasons, or does not say what it rests on: %(numbers)s.") % {"numbers": _numbers(bare)}
    return Unmet(place(procedure), said, "evidence", opens="finding.record")


def _reasoned(said) -> bool:
    return bool(said.get("reasons") and (said.get("evidence") or said.get("no_evidence_reasons")))


def whole_fits_its_parts(proved, *, decided, acts, fault="SH-30"):
    """The whole may not contradict the parts: nothing proved and yet action, or something proved and yet none.

    `proved` are the allegations found proved; `decided` is whether action is decided, `acts` whether any act
    against a respondent is named.
    """
    if not decided and proved:
        return Unmet(fault, _("An allegation is found proved; it cannot be decided as if nothing were."), "finding")
    if decided and acts and not proved:
        return Unmet(fault, _("Nothing is found proved; no action can rest on that."), "finding")
    return None


def both_sides_answered(procedure):
    """SH-22: a finding answers both accounts; one that passes over what a side said is pointed out."""
    spoke = {side for side, roles in (("her", HERS), ("his", HIS)) if _spoke(procedure, roles)}
    passed = [one for one in allegations(procedure) if one.finding and spoke - _answered(procedure, one.content or {})]
    if not passed:
        return None
    said = _("These findings pass over what one side said: %(numbers)s. Add its account, or the statement.") % {"numbers": _numbers(passed)}
    return Caution(place(procedure), said)


def _spoke(procedure, roles) -> bool:
    """Whether a side gave a signed statement or a written answer."""
    said = (*procedure.rows(Statement, "signed"), *procedure.rows(Service, "answered"))
    return any(one.party.role in roles for one in said if one.party_id)


def _answered(procedure, said) -> set:
    """The sides whose account a finding states, or whose statement it cites."""
    cited = {piece["id"] for piece in said.get("evidence") or [] if piece["table"] == "statement"}
    roles = {one.party.role for one in procedure.rows(Statement) if one.party_id and str(one.pk) in cited}
    found = {side for side, roles_of in (("her", HERS), ("his", HIS)) if roles & set(roles_of)}
    return found | {side for side in ("her", "his") if said.get(f"{side}_account")}


def _numbers(rows) -> str:
    return ", ".join(str(one.number) for one in rows)
