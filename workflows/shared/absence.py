"""Absence: noted, gone on with after proven notice and with reasons; whoever stayed away may come back (NJ-16)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Allegation, Note, Sitting, Slot
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.hearing import HER_SIDE, SIDES, Hearing, in_inquiry
from workflows.shared.showcause import MODES
from workflows.step import NEW, staged, step

KIND = "absence"


class AbsenceStage(models.TextChoices):
    """Where an absence stands."""

    NOTED = "absence_noted", _("did not come")
    GONE_ON = "gone_on", _("gone on without this side")
    BACK = "came_back", _("came back")


def a_party_stayed_away(procedure):
    """NJ-16: somebody who was called to the sitting and did not come."""
    party = procedure.facts.get("party")
    if party is None:
        return None
    if party.role not in SIDES:
        return Unmet("NJ-16", _("A witness who stays away is in default of a summons."), "correction", opens="summons.default")
    slot = procedure.slot_of(party)
    if slot is None:
        return Unmet("NJ-16", _("This party was not called to that sitting."), "notice", opens="sitting.fix")
    return Unmet("NJ-16", _("This party came."), "nothing") if slot.came else None


def notice_is_proven(procedure):
    """NJ-16: nothing goes on without a side unless it is shown that notice reached it before the sitting."""
    day, held = procedure.facts.get("notice_on"), procedure.sitting
    if day is None or held is None or day <= held.on:
        return None
    return Unmet("NJ-16", _("Notice that came after the sitting is none."), "service", opens="notice_on")


def dismissed_for_her_absence_alone(procedure):
    """NJ-16: that she stayed away dismisses nothing; without her, the findings still rest on some evidence."""
    if procedure.facts.get("outcome") != "dismiss":
        return None
    hers = Note.objects.filter(case=procedure.case, kind=KIND, stage=AbsenceStage.GONE_ON, party__role__in=HER_SIDE)
    found = Allegation.objects.filter(case=procedure.case)
    if not hers.exists() or any((one.content or {}).get("evidence") for one in found):
        return None
    said = _("A complaint is not dismissed for her absence alone. Name in the findings what they rest on beside it.")
    return Unmet("NJ-16", said, "evidence", opens="finding.record")


class Absences(Hearing):
    """One side's absence from one sitting, under any text."""

    record_class = Note

    @property
    def sitting(self):
        """The sitting it is about: the one named or kept, else the last one."""
        kept = (self.record.content or {}).get("sitting")
        held = Sitting.objects.filter(case=self.case).order_by("on", "number")
        return self.facts.get("sitting") or (held.filter(pk=kept).first() if kept else held.exclude(stage="cancelled").last())

    def slot_of(self, party):
        """The time at which a party was called."""
        return Slot.objects.filter(sitting=self.sitting, party=party).first() if self.sitting else None

    def note_absence(self) -> None:
        """Who did not come, to which sitting, and what was said of it."""
        self.record.kind, self.record.party = KIND, self.facts["party"]
        self.record.number = self.next_number(kind=KIND)
        self.put(sitting=str(self.sitting.pk))
        self.keep("said")
        slot = self.slot_of(self.record.party)
        slot.came = False
        slot.save(update_fields=["came"])


class Absence(Absences):
    """Noted, gone on with after proven notice and with reasons, come back."""

    stage = staged(AbsenceStage)

    @step(
        stage, "absence.note", source=NEW, target=AbsenceStage.NOTED, who="committee_or_secretary", clause="NJ-16",
        label=_("Note that a side did not come"), conditions=[in_inquiry], checks=[a_party_stayed_away],
        facts=[
            Fact("party", "party", _("Who did not come?"), required=True),
            Fact("sitting", "record", _("To which sitting?"), _("The last one, unless told."), of="sitting"),
            Fact("said", "words", _("What was said of the reason?")),
        ],
    )  # fmt: skip
    def note(self):
        """That a side did not come is written down; nothing follows from that alone."""
        self.note_absence()

    @step(
        stage, "absence.go_on", source=AbsenceStage.NOTED, target=AbsenceStage.GONE_ON, who="committee", clause="NJ-16",
        label=_("Go on without this side"), conditions=[in_inquiry], checks=[notice_is_proven],
        facts=[
            Fact("notice_on", "day", _("On which day did the notice reach this side?"), required=True, cure="service"),
            Fact("notice_how", "choice", _("How?"), choices=MODES, required=True, cure="service"),
            Fact("reasons", "words", _("Why does it go on?"), required=True),
        ],
    )  # fmt: skip
    def go_on(self):
        """With proven notice and reasons it goes on; the side may come back, and her absence alone dismisses nothing."""
        day, how = self.facts["notice_on"], self.facts["notice_how"]
        self.keep("notice_on", "notice_how", "reasons")
        self.prove_paper("sitting-notice", day=day, how=how, record=self.sitting.pk, to_party=self.record.party)

    @step(
        stage, "absence.come_back", source=(AbsenceStage.NOTED, AbsenceStage.GONE_ON), target=AbsenceStage.BACK, who="side_or_committee",
        clause="NJ-16", label=_("Come back to the inquiry"), conditions=[in_inquiry], facts=[Fact("words", "words", _("What is asked?"))],
    )
    def come_back(self):
        """Whoever stayed away may come back at any time before the inquiry is complete, and is heard."""
        self.record.ended_on = self.on
        self.keep("words")
