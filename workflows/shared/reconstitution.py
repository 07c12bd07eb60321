"""A committee changed while a case is before it: noted on the case, then decided whether to go on or hear afresh (NJ-09)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Note, Presence, Role
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.guards import committee_lawful
from workflows.step import NEW, staged, step

CHANGES = (
    ("left", _("a member left")),
    ("came", _("a member was seated")),
    ("replaced", _("a member was replaced")),
    ("substitute", _("a substitute sits in this case only")),
)
COURSES = (("go_on", _("go on from where it stands")), ("afresh", _("hear afresh")))
TOLD = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION, Role.RESPONDENT)


class ChangeStage(models.TextChoices):
    """Where a change of the committee stands in a case."""

    CHANGED = "committee_changed", _("the committee has changed")
    DECIDED = "course_decided", _("decided how to go on")


def afresh_only_by_order_after_the_inquiry(procedure):
    """NJ-09: once the inquiry is complete nobody is examined again unless a court or appellate authority orders it."""
    late = procedure.case.complaint_records.exclude(stage__in=("filed", "inquiry", "stopped")).exists()
    if procedure.facts.get("course") != "afresh" or not late or procedure.facts.get("ordered_by"):
        return None
    said = _("The inquiry is complete. Only a court or an appellate authority can order that people are heard again.")
    return Unmet("NJ-09", said, "forum", opens="ordered_by")


class Reconstitution(Procedure):
    """From the change to the decision how to go on."""

    record_class = Note
    stage = staged(ChangeStage)

    @step(
        stage, "reconstitution.note", source=NEW, target=ChangeStage.CHANGED, who="system", clause="NJ-09",
        label=_("Show that the committee has changed"),
        facts=[
            Fact("what", "choice", _("What changed?"), choices=CHANGES, required=True),
            Fact("reasons", "words", _("The reasons")),
            Fact("left", "person", _("Who left?")),
            Fact("came", "person", _("Who came?")),
        ],
    )  # fmt: skip
    def note(self):
        """Evidence already taken is kept, and with it who heard what."""
        self.record.kind = "reconstitution"
        heard = Presence.objects.filter(sitting__case=self.case).order_by("sitting__on", "sitting__number")
        self.keep("what", "reasons", "left", "came")
        self.put(heard=[{"person": one.person_id, "sitting": one.sitting_id} for one in heard])

    @step(
        stage, "reconstitution.decide", source=ChangeStage.CHANGED, target=ChangeStage.DECIDED, who="committee", clause="NJ-09",
        label=_("Decide to go on or to hear afresh"), conditions=[committee_lawful],
        facts=[
            Fact("course", "choice", _("Go on, or hear afresh?"), choices=COURSES, required=True, clause="NJ-09"),
            Fact("reasons", "words", _("The reasons"), required=True, clause="NJ-09"),
            Fact("ordered_by", "line", _("Which court or appellate authority ordered it?")),
        ],
        checks=[afresh_only_by_order_after_the_inquiry], duty="committee",
    )  # fmt: skip
    def decide(self):
        """The changed committee decides, with reasons, and tells both sides."""
        self.record.ended_on = self.on
        self.put(course=self.facts["course"], course_reasons=self.facts["reasons"], ordered_by=self.facts.get("ordered_by"))
        told = {"changed_on": self.record.opened_on, "course": dict(COURSES)[self.facts["course"]], "reasons": self.facts["reasons"]}
        for party in self.parties(*TOLD):
            if party.role != Role.RESPONDENT or party.served_on:
                self.serve("committee-changed", to=party, **told)
