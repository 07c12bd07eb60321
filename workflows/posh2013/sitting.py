"""Sittings under the Act: three members, the Presiding Officer among them; nobody is heard before service is proven (PO-20 to PO-30)."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

from cases.models import Note
from cases.models import Service as ServiceRecord
from workflows.facts import YES_OR_NO, Fact
from workflows.posh2013 import counsel
from workflows.posh2013.act import CONCORDANCE, Act2013
from workflows.posh2013.screening import quorum
from workflows.refusals import Caution, Unmet
from workflows.shared import calls, sitting
from workflows.shared.copies import PROCEDURE
from workflows.shared.service import ServiceStage, every_respondent_served
from workflows.shared.showcause import MODES
from workflows.step import restated

Shared = sitting.Sitting
WAYS = (
    ("screen", _("behind a screen")),
    ("video", _("by video, from another room")),
    ("apart", _("at a time and by a door of the own")),
    ("written", _("by written questions and answers alone")),
)


def served_before_the_merits(procedure):
    """PO-20: no hearing is fixed before it is proven that the copy reached every respondent."""
    if (procedure.facts.get("purpose") or "merits") != "merits":
        return None
    found = every_respondent_served(procedure)
    return Unmet("PO-20", found.message, found.cure, opens="service.prove") if found is not None else None


def reply_awaited(procedure):
    """PO-21: a hearing before the ten working days are over is lawful and deserves a second look."""
    day = procedure.facts.get("on") or procedure.on
    running = ServiceRecord.objects.filter(case=procedure.case, stage=ServiceStage.PROVEN, answer_by__gte=day)
    latest = running.order_by("answer_by").values_list("answer_by", flat=True).last()
    return Caution("PO-21", _("His time to reply runs until %(day)s.") % {"day": latest}) if latest else None


def both_channels(procedure):
    """NJ-15: a letter and an e-mail are both expected for a notice of hearing."""
    if len(set(procedure.facts.get("channels") or [])) == 1:
        return Caution("NJ-15", _("Sent in one way only; a letter and an e-mail are both expected."))
    return None


def procedure_recorded(procedure):
    """PO-28: whether the respondent's service rules or rule 7 govern is recorded before anybody is heard."""
    if Note.objects.filter(case=procedure.case, kind=PROCEDURE).exists():
        return None
    return Caution("PO-28", _("It is not recorded yet whether his service rules or rule 7 govern the inquiry."))


def three_with_the_presiding_officer(procedure):
    """PO-29: at least three members, the Presiding Officer among them; otherwise it is no sitting."""
    return quorum({one.pk for one in procedure.present}, procedure.case, on=procedure.on)


class Sitting(Act2013, Shared):
    """One sitting, from being fixed to its minutes."""

    places: ClassVar[dict] = {**CONCORDANCE, "SH-05": "PO-29"}

    @restated(
        Shared.stage, Shared.fix, clause=("PO-28", "PO-20"),
        without=[
            Shared.served_before_the_merits, calls.representatives, Shared.answer_awaited, Shared.far_from_her, calls.sides_may_meet,
            "representatives",
        ],
        checks=[served_before_the_merits, counsel.of_rows],
        cautions=[reply_awaited, both_channels, procedure_recorded],
        facts=[
            Fact("channels", "choices", _("How does the notice go out?"), choices=MODES),
            Fact(
                "representatives", "rows", _("Who comes along with a party?"), _("For each: is it a legal practitioner?"),
                columns=("of", "name", counsel.ADVOCATE), among=((counsel.ADVOCATE, YES_OR_NO),),
            ),
            Fact("ways", "choices", _("How is somebody heard who is afraid?"), choices=WAYS),
        ],
    )  # fmt: skip
    def fix(self):
        """The parties are heard by natural justice, without lawyers; whoever is afraid is heard behind a screen or in writing."""
        self.keep("ways", "channels")
        super().fix.original()

    @restated(Shared.stage, Shared.move, without=[calls.sides_may_meet])
    def move(self):
        """A sitting is moved with reasons and fresh notice, told to everybody called, each separately, in one act."""
        super().move.original()

    @restated(
        Shared.stage, Shared.open, clause=("PO-29", "PO-02", "NJ-02"),
        without=[Shared.presided, Shared.few_there], checks=[three_with_the_presiding_officer],
    )
    def open(self):
        """Three members at least conduct the inquiry, the Presiding Officer among them; who sits is recorded."""
        super().open.original()
