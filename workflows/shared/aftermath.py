"""What an appeal does to the complaint: under appeal, left as the forum leaves it, or sent back and opened again (SH-40, SH-41, NJ-05)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Appeal
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.spine import Spine, Stage
from workflows.step import step


class Aftermath(Spine):
    """The complaint after its order or report, while a court or tribunal looks at it."""

    @step(
        Spine.stage, "complaint.appealed", source=(Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED), target=Stage.UNDER_APPEAL,
        who="system", clause=("SH-40", "SH-41"), label=_("The order is under appeal"),
    )
    def appealed(self):
        """The order is challenged; what is directed goes on unless it is stayed."""
        self.put(before_appeal=self.before)

    @step(
        Spine.stage, "complaint.appeal_ended", source=Stage.UNDER_APPEAL, target=(Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED),
        who="system", clause=("SH-40", "SH-41"), label=_("The appeal has ended"),
    )
    def appeal_ended(self):
        """When the last appeal ends, the order stands as the forum left it."""
        return self.record.content["before_appeal"]

    def sent_back_by_a_forum(self):
        """NJ-05: nobody goes through a second inquiry without the order of a court or appellate authority."""
        if self.remands():
            return None
        said = _("This inquiry has ended. A second one needs the order of a court or of the appellate forum.")
        return Unmet("NJ-05", said, "sanction", opens=_("an order of remand, recorded in the appeal; a defect may be cured, or appealed"))

    def remands(self) -> list:
        """Orders of remand that opened nothing yet."""
        return [one for one in self.rows(Appeal, "remanded") if not (one.content or {}).get("obeyed_on")]

    @step(
        Spine.stage, "inquiry.reopen", who="committee", clause="NJ-05", label=_("Open the inquiry again on an order of remand"),
        source=(Stage.UNDER_APPEAL, Stage.ORDERED, Stage.DISMISSED, Stage.CLOSED, Stage.WITHDRAWN, Stage.SETTLED), target=Stage.INQUIRY,
        facts=[
            Fact("finish_by", "day", _("By which day, if the order sets one?")),
            Fact("evidence", "choice", _("The old evidence is"), choices=(("kept", _("kept")), ("set_aside", _("set aside")))),
        ],
        conditions=[sent_back_by_a_forum],
    )  # fmt: skip
    def reopen(self):
        """A remand is obeyed within its own limit; the old evidence is marked kept or set aside."""
        self.keep("evidence")
        self.record.ended_on = self.case.closed_on = None
        for appeal in self.remands():
            appeal.content = {**appeal.content, "obeyed_on": self.on.isoformat()}
            appeal.save(update_fields=["content"])
        if self.facts.get("finish_by"):
            self.set_day("remand", "NJ-05", day=self.facts["finish_by"])
