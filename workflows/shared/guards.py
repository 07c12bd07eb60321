"""Conditions on who sits that every sitting, interim order and order shares (SH-05, NJ-02)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Objection
from committees import composition, conflicts
from workflows.refusals import Unmet


def no_open_objection(procedure):
    """NJ-02: while an objection to a member is undecided, no sitting is fixed or held."""
    if Objection.objects.filter(case=procedure.case, stage="raised").exists():
        said = _("An objection to a member is undecided. The committee rules on it with reasons first.")
        return Unmet("NJ-02", said, "reasons", opens="objection.rule")
    return None


def all_have_declared(procedure):
    """NJ-02: each member declares, before the first sitting, whether he or she is tied to anyone in the case."""
    if procedure.case.committee_id is None:
        return None
    if conflicts.undeclared(procedure.case, on=procedure.on):
        said = _("A member has not yet declared whether he or she is tied to anyone in the case.")
        return Unmet("NJ-02", said, "declaration", opens="declaration.make")
    return None


def committee_lawful(procedure):
    """SH-05: the committee as it sits in this case today, less who stands aside, with its substitutes."""
    if procedure.case.committee_id is None:
        return None
    found = composition.for_case(procedure.case, on=procedure.on)
    return [as_unmet(one) for one in composition.blocking(found)]


def as_unmet(defect, opens="committee.replace") -> Unmet:
    """A defect of the composition as a refusal."""
    return Unmet(defect.clause, defect.message, defect.cure, opens=opens)
