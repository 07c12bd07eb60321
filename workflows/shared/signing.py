"""Who signs what a committee decides: only those who heard the parties, once each; a dissent is a signature with reasons (SH-30)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Signature
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.heard import members_who_heard

SIGNING = (Fact("dissents", "yes_no", _("I dissent")), Fact("dissent_reasons", "words", _("Why I dissent")))


def has_not_signed(procedure):
    """One signature each."""
    if procedure.by.pk in procedure.signatures():
        return Unmet("SH-30", _("You have signed already."), "nothing")
    return None


def dissent_has_reasons(procedure):
    """A dissent is written."""
    if procedure.facts.get("dissents") and not procedure.facts.get("dissent_reasons"):
        return Unmet("SH-30", _("Write why you dissent."), "reasons", opens="dissent_reasons")
    return None


class Signed(Procedure):
    """An order or report that those who heard sign."""

    def those_who_heard(self) -> list:
        """Members of this case who sat when somebody was heard."""
        return list(members_who_heard(self.case, on=self.on, shelf=self.shelf))

    def signatures(self) -> dict:
        """Member → signature."""
        return {one.person_id: one for one in self.rows(Signature) if one.order_id == self.record.pk}

    def not_signed(self) -> str:
        """Those who heard and have not signed, by published name."""
        signed = self.signatures()
        return ", ".join(one.published_name or str(one) for one in self.those_who_heard() if one.pk not in signed) or "–"

    def sign_afresh(self) -> None:
        """What is changed is signed again."""
        Signature.objects.filter(order=self.record.pk).delete()

    def sign_now(self) -> None:
        """The member's own signature; the words of a dissent are kept."""
        dissents = bool(self.facts.get("dissents"))
        Signature.objects.create(order=self.record, person=self.by, signed_on=self.on, dissents=dissents)
        if dissents:
            said = {"name": self.by.published_name, "words": self.facts["dissent_reasons"]}
            self.put(dissents=[*(self.record.content.get("dissents") or []), said])
