"""Sittings: fixed with notice, opened with whoever sits, closed with minutes, moved with reasons (SH-21, SH-23, NJ-01)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Presence, Slot
from cases.models import Sitting as SittingRecord
from committees import conflicts, sittings
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared import calls
from workflows.shared.guards import all_have_declared, committee_lawful, no_open_objection, some_have_not_declared, work_goes_on
from workflows.shared.heard import both_sides_heard
from workflows.shared.hearing import arranged_for
from workflows.shared.service import every_respondent_served, time_to_answer_runs
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

PURPOSES = (("merits", _("to hear what happened")), ("procedure", _("to settle how to proceed")))
SLOTS = ("party", "begins", "ends", "door")
PLACES = {
    "merits": _("the committee hears you about what happened"),
    "procedure": _("the committee settles how to proceed"),
}
CALLS = Fact("slots", "rows", _("Who is called, from when to when, by which door?"), columns=SLOTS)


class SittingStage(models.TextChoices):
    """Where a sitting stands."""

    FIXED = "fixed", _("fixed")
    OPEN = "open", _("open")
    CLOSED = "closed", _("held")
    CANCELLED = "cancelled", _("not held")


class Sitting(Procedure):
    """One sitting, from being fixed to its minutes."""

    record_class = SittingRecord
    stage = staged(SittingStage)

    def under_inquiry(self):
        """The committee sits on a complaint that it has taken up and not yet decided."""
        if self.spine_stage == Stage.INQUIRY:
            return None
        early = (Stage.WRITTEN_DOWN, Stage.FILED, Stage.WAITING, Stage.RECEIVED, Stage.STOPPED)
        none = Unmet("SH-21", _("There is no inquiry in this file to sit in."), "time" if self.spine_stage in early else "nothing")
        return [none, work_goes_on(self)]

    def served_before_the_merits(self):
        """NJ-15: nothing is heard on the merits before the complaint is shown to have reached the other side."""
        return every_respondent_served(self) if (self.facts.get("purpose") or "merits") == "merits" else None

    def day_to_come(self):
        """Whoever is called needs notice."""
        day = self.facts.get("on")
        if day is not None and day < self.on:
            return Unmet("NJ-15", _("This day is over. Fix a day to come."), "correction", opens="on")
        return None

    def answer_awaited(self):
        """A sitting while the time to answer still runs is lawful and deserves a second look."""
        return time_to_answer_runs(self, self.facts.get("on") or self.on)

    def somebody_is_to_be_heard(self) -> bool:
        """Whether no sitting is fixed and a side was not heard yet."""
        return not self.rows(SittingRecord, SittingStage.FIXED, SittingStage.OPEN) and both_sides_heard(self) is not None

    def far_from_her(self):
        """SH-14: it sits near her workplace or institution; another district is warned, and recorded."""
        district, place = self.facts.get("district"), self.case.workplace
        if district is None or place is None or place.district_id == district.pk:
            return None
        return Caution("SH-14", _("This is in another district than her workplace. A sitting is held near it."))

    @step(
        stage, "sitting.fix", source=NEW, target=SittingStage.FIXED, who="committee_or_secretary", duty="committee",
        due_while=[somebody_is_to_be_heard],
        clause=("SH-21", "SH-23", "NJ-15"), label=_("Fix a sitting"),
        facts=[
            Fact("on", "day", _("On which day?"), required=True, cure="notice"),
            Fact("place", "line", _("Where?")),
            Fact("district", "district", _("In which district?"), _("That of her workplace, unless told.")),
            Fact("purpose", "choice", _("What for?"), choices=PURPOSES),
            CALLS,
            Fact("representatives", "rows", _("Who accompanies the complainant?"), columns=("of", "name")),
        ],
        conditions=[under_inquiry, committee_lawful, no_open_objection],
        checks=[served_before_the_merits, day_to_come, calls.one_at_a_time, calls.representatives],
        cautions=[answer_awaited, far_from_her, calls.one_door, calls.sides_may_meet, some_have_not_declared],
    )  # fmt: skip
    def fix(self):
        """Complainant and respondent are called separately, each told the own time only; she may bring one representative."""
        self.record.on = self.facts["on"]
        self.record.district = self.facts.get("district") or getattr(self.case.workplace, "district", None)
        self.record.number = SittingRecord.objects.filter(case=self.case).count() + 1
        self.keep("place", "purpose", "representatives")
        self.record.save(force_insert=True)
        self.call_everybody()

    def call_everybody(self):
        """The calls are kept and each person is told his or her own."""
        found, _faults = calls.read(self)
        for call in found:
            party = self.case.parties.get(code=call.code)
            Slot.objects.create(sitting=self.record, party=party, begins=call.begins, ends=call.ends, door=call.door or None)
            self.notify(party, call)

    def notify(self, party, call):
        """Notice of the own time and door; nobody else's stands in it."""
        place = self.record.content.get("place") or str(self.case.workplace)
        told = {"place": place, "door": call.door, "adjustments": arranged_for(self.case, party)}
        if party.role == "witness":
            self.serve("summons", to=party, person=party.code, starts_at=call.begins, way_in=True, **told)
            return
        purpose = str(PLACES[self.record.content.get("purpose") or "merits"])
        self.serve(
            "sitting-notice", to=party, person=party.code, starts_at=call.begins, ends_at=call.ends, purpose=purpose, **told,
        )  # fmt: skip

    @property
    def present(self) -> list:
        """The members who are there; whoever opens, where nobody is named."""
        return self.facts.get("present") or [self.by]

    def presided(self):
        """The President presides (our reading of the silent text)."""
        seats = conflicts.sitting_members(self.case, on=self.on).filter(kind="president")
        if seats.filter(person__in=self.present).exists():
            return None
        return Unmet("SH-05", _("The President presides; she is not there."), "member", opens="present")

    def only_members(self):
        """Whoever stands aside, or has no seat in this case, does not sit."""
        sitting = {seat.person_id for seat in conflicts.sitting_members(self.case, on=self.on)}
        strangers = [one for one in self.present if one.pk not in sitting]
        if strangers:
            return Unmet("NJ-02", _("Somebody named as present may not sit in this case."), "member", opens="present")
        return None

    def few_there(self):
        """SH-22 fixes no quorum: fewer than three, or than half, is warned and kept."""
        members = conflicts.sitting_members(self.case, on=self.on).count()
        if not sittings.too_few(len(self.present), members):
            return None
        said = _("%(present)s of %(members)s members are there. The text fixes no quorum; three, and half, are expected.")
        return Caution("SH-05", said % {"present": len(self.present), "members": members})

    def on_its_day(self):
        """A sitting opens on the day of which notice was given."""
        if self.record.on in (None, self.on):
            return None
        cure = "time" if self.record.on > self.on else "notice"
        opens = _("the day fixed, or moving the sitting with fresh notice")
        return Unmet("NJ-01", _("Notice was given of another day."), cure, opens=opens)

    @step(
        stage, "sitting.open", source=SittingStage.FIXED, target=SittingStage.OPEN, who="committee", duty="committee",
        clause=("SH-21", "SH-05", "NJ-02"), label=_("Open the sitting"),
        facts=[Fact("present", "people", _("Which members are there?"))],
        conditions=[under_inquiry, committee_lawful, all_have_declared, no_open_objection, on_its_day],
        checks=[presided, only_members], cautions=[few_there],
    )  # fmt: skip
    def open(self):
        """Composition is checked at every sitting; who sits is recorded, since only they decide."""
        for member in self.present:
            Presence.objects.create(sitting=self.record, person=member)

    @step(
        stage, "sitting.attend", source=SittingStage.OPEN, target=SittingStage.OPEN, who="committee_or_secretary", clause="SH-21",
        label=_("Record whether somebody called has come"),
        facts=[Fact("party", "party", _("Who?"), required=True), Fact("came", "yes_no", _("Has the person come?"))],
    )
    def attend(self):
        """Whether each person called came is recorded."""
        came = self.facts.get("came") is not False
        Slot.objects.filter(sitting=self.record, party=self.facts["party"]).update(came=came)

    @step(
        stage, "sitting.close", source=SittingStage.OPEN, target=SittingStage.CLOSED, who="committee", duty="committee",
        clause="SH-21", label=_("Close the sitting"), facts=[Fact("minutes", "words", _("Minutes"))],
    )
    def close_sitting(self):
        """The minutes are kept under seal with the record of the sitting."""
        self.keep("minutes")
        self.record.ended_on = self.on

    def earlier_needs_both(self):
        """NJ-01: earlier than notified only with both sides' consent or written reasons; later with reasons."""
        day = self.facts.get("on")
        if day is None or self.facts.get("reasons"):
            return None
        if day < self.record.on and self.facts.get("both_consent"):
            return None
        said = _("Write why the sitting is moved; moved earlier, both sides agree or reasons are written.")
        return Unmet("NJ-01", said, "reasons", opens="reasons")

    @step(
        stage, "sitting.move", source=SittingStage.FIXED, target=SittingStage.FIXED, who="committee_or_secretary",
        clause="NJ-01", label=_("Move the sitting"),
        facts=[
            Fact("on", "day", _("To which day?"), required=True, cure="notice"),
            CALLS,
            Fact("reasons", "words", _("Why?")),
            Fact("both_consent", "yes_no", _("Do both sides agree?")),
        ],
        conditions=[under_inquiry, no_open_objection], checks=[day_to_come, earlier_needs_both, calls.one_at_a_time],
        cautions=[calls.one_door, calls.sides_may_meet],
    )  # fmt: skip
    def move(self):
        """A sitting is moved with reasons and fresh notice, told to everybody called, each separately, in one act."""
        called = list(self.record.slots.select_related("party"))
        again = calls.rows(self)
        self.put(moved=[*(self.record.content.get("moved") or []), {"from": str(self.record.on), "why": self.facts.get("reasons", "")}])
        self.record.on = self.facts["on"]
        for slot in called:
            self.serve(
                "adjournment-notice", to=slot.party, person=slot.party.code, old_start=slot.begins,
                reasons=self.facts.get("reasons") or str(_("Both sides agreed.")),
            )  # fmt: skip
        self.record.slots.all().delete()
        self.facts = {**self.facts, "slots": again}
        self.call_everybody()

    @step(
        stage, "sitting.cancel", source=SittingStage.FIXED, target=SittingStage.CANCELLED, who="committee_or_secretary",
        clause="NJ-01", label=_("Call the sitting off"), facts=[Fact("reasons", "words", _("Why?"), required=True)],
    )
    def cancel(self):
        """A sitting that is not held is called off with reasons, and everybody called is told."""
        self.keep("reasons")
        for slot in self.record.slots.select_related("party"):
            self.serve(
                "adjournment-notice", to=slot.party, person=slot.party.code, old_start=slot.begins, reasons=self.facts["reasons"],
            )  # fmt: skip
