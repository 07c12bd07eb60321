"""What the records of an inquiry share: that it is open, who reads copies, how service of a paper is kept (SH-21, SH-29)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Request, Role
from notices.models import Document
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.spine import Stage

HER_SIDE = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION)
SIDES = (*HER_SIDE, Role.RESPONDENT)
COPY = "copy-of-record"
BEFORE = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, Stage.FILED)


def in_inquiry(procedure):
    """SH-21: it is done in an inquiry that has begun and is not complete."""
    standing = procedure.spine_stage
    if standing == Stage.INQUIRY:
        return None
    cure = "time" if standing in BEFORE else "nothing"
    return Unmet("SH-21", _("This belongs to the inquiry, which is not open now."), cure, opens="complaint.screen")


def arranged_for(case, party) -> list[str]:
    """NJ-06: what was granted to somebody follows to each sitting and stands on each call."""
    granted = Request.objects.filter(case=case, party=party, stage="support_granted").exclude(kind="protection").order_by("opened_on")
    return [one.content["what"] for one in granted]


class Hearing(Procedure):
    """The verbs that the records of an inquiry have in common."""

    def readers(self, *, but=None) -> list:
        """Both sides as far as they know of the complaint: a respondent reads nothing before service."""
        present = [one for one in self.those(*SIDES) if one.role != Role.RESPONDENT or one.served_on]
        return [one for one in present if but is None or one.pk != but.pk]

    def copy_to(self, party, pieces, *, asked_on=None, withheld=()) -> None:
        """A copy with this reader's own mark; names stand as codes and no contact is on it."""
        self.serve(
            COPY, to=party, asked_on=asked_on or self.on, pieces=pieces, copy_mark=self.mark_of(party), withheld=list(withheld),
        )  # fmt: skip

    def mark_of(self, party) -> str:
        """Code, number and day: a copy that is passed on shows whose it was."""
        number = Document.objects.filter(case=self.case, kind=COPY, to_party=party).count() + 1
        return f"{party.code} · {number} · {self.on:%d.%m.%Y}"

    def prove_paper(self, kind, *, day, how, **which) -> None:
        """The proof of service is kept with the paper that was served."""
        Document.objects.filter(case=self.case, kind=kind, served_on__isnull=True, **which).update(served_on=day, served_how=how)

    def next_number(self, **which) -> int:
        """The next number of this kind of record in the file."""
        return self.record_class.objects.filter(case=self.case, **which).count() + 1
