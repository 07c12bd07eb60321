"""Conditions on who sits that every sitting, interim order and order shares (SH-05, NJ-02)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Complaint, Objection
from committees import composition, conflicts
from workflows.refusals import Caution, Unmet


def no_open_objection(procedure):
    """NJ-02: while an objection to a member is undecided, no sitting is fixed or held."""
    if procedure.rows(Objection, "raised"):
        said = _("An objection to a member is undecided. The committee rules on it with reasons first.")
        return Unmet("NJ-02", said, "reasons", opens="objection.rule")
    return None


def all_have_declared(procedure):
    """NJ-02: each member declares, before the first sitting, whether he or she is tied to anyone in the case."""
    if procedure.case.committee_id is None:
        return None
    if conflicts.undeclared(procedure.case, on=procedure.on, shelf=procedure.shelf):
        said = _("A member has not yet declared whether he or she is tied to anyone in the case.")
        return Unmet("NJ-02", said, "declaration", opens="declaration.make")
    return None


def own_declaration(procedure):
    """NJ-02: nobody acts on a complaint before the own word on ties; it is written before the complaint is read."""
    if procedure.by in conflicts.undeclared(procedure.case, on=procedure.on, shelf=procedure.shelf):
        said = _("Declare first whether you are tied to anyone in the case.")
        return Unmet("NJ-02", said, "declaration", opens="declaration.make")
    return None


def some_have_not_declared(procedure):
    """NJ-02: the rest declare before the first sitting; until then it is shown who is still to."""
    others = [one for one in conflicts.undeclared(procedure.case, on=procedure.on) if one != procedure.by]
    if procedure.case.committee_id is None or not others:
        return None
    return Caution("NJ-02", _("A member has not yet declared ties to anyone in the case; no sitting opens before that."))


def committee_lawful(procedure):
    """SH-05: the committee as it sits in this case today, less who stands aside, with its substitutes."""
    if procedure.case.committee_id is None:
        return None
    found = composition.for_case(procedure.case, on=procedure.on, shelf=procedure.shelf)
    return [as_unmet(one) for one in composition.blocking(found)]


STOPPED_FOR = {"withdrawal": "SH-44", "consent": "SH-17", "death": "NJ-08"}
ENDED_BY = {"withdrawn": "SH-44", "settled": "SH-57", "referred": "NJ-14"}


def work_goes_on(procedure):
    """SH-17, SH-44: once she withdraws, or the consent ends, nothing more is done on the complaint; it may be taken up again."""
    spine = next(iter(procedure.rows(Complaint)), None)
    if spine is not None and spine.stage == "stopped":
        why = (spine.content or {}).get("stopped_for")
        said = _("Work on this complaint has stopped. It goes on only if she says so.")
        return Unmet(STOPPED_FOR.get(why, "SH-44"), said, "time", opens=_("her own word"))
    if spine is not None and spine.stage in ENDED_BY:
        return Unmet(ENDED_BY[spine.stage], _("This complaint has ended; nothing more is done on it."), "nothing")
    return None


def as_unmet(defect, opens="committee.replace") -> Unmet:
    """A defect of the composition as a refusal."""
    return Unmet(defect.clause, defect.message, defect.cure, opens=opens)
