"""No legal practitioner for either side at any stage, nor under another name: rule 7(6) (PO-30)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact, said, said_yes
from workflows.refusals import Unmet

ADVOCATE = "legal_practitioner"


def asked(label) -> Fact:
    """The question that goes with every person who comes along."""
    return Fact(ADVOCATE, "yes_no", label)


def unmet(person_named, answer, opens):
    """Whoever comes with a party is no lawyer, and that is said before anybody is let in."""
    if not person_named:
        return None
    if said_yes(answer):
        refused = _("No legal practitioner stands for either side before the committee, nor comes as a friend or representative.")
        return Unmet("PO-30", refused, "nothing", opens=opens)
    if not said(answer):
        return Unmet("PO-30", _("Say whether the person who comes along is a legal practitioner."), "declaration", opens=opens)
    return None


def of_rows(procedure):
    """PO-30: each person who accompanies a party to a sitting."""
    rows = procedure.facts.get("representatives") or []
    found = [unmet(row.get("name") or row.get("of"), row.get(ADVOCATE), "representatives") for row in rows]
    return [one for one in found if one is not None] or None


def of_companion(procedure):
    """PO-30: a companion or helper granted to a party, interpreters apart."""
    if procedure.record.kind == "interpreter" or not procedure.facts.get("granted"):
        return None
    named = procedure.facts.get("person") or {}
    return unmet(named, procedure.facts.get(ADVOCATE, named.get(ADVOCATE)), ADVOCATE)
