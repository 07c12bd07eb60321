"""Rule 7(5): three hearings missed in a row without sufficient cause, and fifteen days' written notice before the order (PO-32, NJ-16)."""

from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from cases.models import Note, Slot
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.posh2013.act import Act2013
from workflows.refusals import Unmet
from workflows.shared import absence
from workflows.shared.absence import KIND, a_party_stayed_away
from workflows.shared.hearing import HER_SIDE, in_inquiry
from workflows.shared.showcause import MODES
from workflows.step import NEW, staged, step

IN_A_ROW = 3
PAPER = "notice-of-absence"
MERITS = "merits"


class AbsenceStage(models.TextChoices):
    """Where an absence stands."""

    NOTED = "absence_noted", _("did not come")
    EXCUSED = "absence_excused", _("had sufficient cause")
    WARNED = "absence_warned", _("notice of what may follow is sent")
    SERVED = "absence_notice_served", _("notice served, fifteen days run")
    GONE_ON = "gone_on", _("gone on without this side")
    BACK = "came_back", _("came back")


WITHOUT_CAUSE = (AbsenceStage.NOTED, AbsenceStage.WARNED, AbsenceStage.SERVED)


def missed_in_a_row(procedure, party) -> int:
    """How many of the hearings to which somebody was called were missed one after another, up to the last, without cause."""
    held = Slot.objects.filter(party=party, sitting__on__lte=procedure.on).exclude(sitting__stage="cancelled")
    called = held.filter(Q(came__isnull=False) | Q(sitting__stage="closed")).order_by("-sitting__on", "-sitting__number")
    answered = Note.objects.filter(case=procedure.case, kind=KIND, party=party, stage__in=(AbsenceStage.EXCUSED, AbsenceStage.BACK))
    excused = {(one.content or {}).get("sitting") for one in answered}
    missed = [slot.came is False and str(slot.sitting_id) not in excused for slot in called]
    return missed.index(False) if False in missed else len(missed)


def three_in_a_row(procedure):
    """PO-32: fewer than three consecutive hearings missed, or one attended between them, is not enough."""
    number = missed_in_a_row(procedure, procedure.record.party)
    if number >= IN_A_ROW:
        return None
    said = _("%(number)s hearings were missed in a row without sufficient cause; three are needed.") % {"number": number}
    return Unmet("PO-32", said, "hearing", opens="absence.note")


def notice_has_run(procedure):
    """PO-32: no order before fifteen days have passed since the written notice of it was served."""
    running = procedure.case.deadlines.filter(limit=limits.EXPARTE_NOTICE.slug, party=procedure.record.party).order_by("-due_on").first()
    if running is None:
        said = _("At least fifteen days before the order, this side gets notice of it in writing, and its service is proven.")
        return Unmet("PO-32", said, "notice", opens="absence.warn")
    if procedure.on < running.due_on:
        said = _("The fifteen days of the notice run; the first safe day is %(day)s.") % {"day": running.due_on}
        return Unmet("PO-32", said, "time", opens="absence.go_on")
    return None


def end_is_for_her_side(procedure):
    """PO-32: where she stays away the inquiry may be terminated; where he does, it is decided without him."""
    if procedure.facts.get("outcome") != "terminate" or procedure.record.party.role in HER_SIDE:
        return None
    return Unmet("PO-32", _("His absence does not end the complaint. It is decided without him."), "correction", opens="outcome")


OUTCOMES = (
    ("ex_parte", _("go on and decide without this side")),
    ("terminate", _("terminate the inquiry, since the complainant stays away")),
)


class Absence(Act2013, absence.Absences):
    """One side's absence from one sitting, and what follows from three."""

    stage = staged(AbsenceStage)

    @step(
        stage, "absence.note", source=NEW, target=(AbsenceStage.NOTED, AbsenceStage.EXCUSED), who="committee_or_secretary",
        clause=("PO-32", "NJ-16"), label=_("Note that a side did not come"), conditions=[in_inquiry], checks=[a_party_stayed_away],
        facts=[
            Fact("party", "party", _("Who did not come?"), required=True),
            Fact("sitting", "record", _("To which sitting?"), _("The last one, unless told."), of="sitting"),
            Fact("said", "words", _("What was said of the reason?")),
            Fact("sufficient_cause", "yes_no", _("Was there sufficient cause?")),
        ],
    )  # fmt: skip
    def note(self):
        """That a side did not come is written down, and whether there was sufficient cause; nothing follows from one absence."""
        self.note_absence()
        return AbsenceStage.EXCUSED if self.facts.get("sufficient_cause") else AbsenceStage.NOTED

    @step(
        stage, "absence.excuse", source=WITHOUT_CAUSE, target=AbsenceStage.EXCUSED, who="committee", clause=("PO-32", "NJ-01"),
        label=_("Find that there was sufficient cause"), facts=[Fact("reasons", "words", _("Which cause?"), required=True)],
    )  # fmt: skip
    def excuse(self):
        """Sufficient cause, though shown later, breaks the row of absences."""
        self.record.ended_on = self.on
        self.put(excused_because=self.facts["reasons"])

    @step(
        stage, "absence.warn", source=AbsenceStage.NOTED, target=AbsenceStage.WARNED, who="committee_or_secretary", clause="PO-32",
        label=_("Give notice in writing of what may follow"), conditions=[in_inquiry, three_in_a_row],
        facts=[Fact("channels", "choices", _("How is it sent?"), choices=MODES)],
    )  # fmt: skip
    def warn(self):
        """After the third absence in a row, and fifteen days before any order, this side is told in writing."""
        party, hers = self.record.party, self.record.party.role in HER_SIDE
        self.keep("channels")
        self.serve(PAPER, to=party, person=party.code, missed=missed_in_a_row(self, party), days=limits.EXPARTE_NOTICE.days, hers=hers)

    @step(
        stage, "absence.prove_notice", source=AbsenceStage.WARNED, target=AbsenceStage.SERVED, who="committee_or_secretary",
        clause="PO-32", label=_("Record that this notice arrived"), duty="committee_or_secretary",
        facts=[
            Fact("served_on", "day", _("On which day?"), _("Today, unless told.")),
            Fact("how", "choice", _("How?"), choices=MODES, required=True, cure="service"),
        ],
    )  # fmt: skip
    def prove_notice(self):
        """The fifteen days run from the proven service of the written notice."""
        day = self.facts.get("served_on") or self.on
        self.put(notice_on=day, notice_how=self.facts["how"])
        self.prove_paper(PAPER, day=day, how=self.facts["how"], to_party=self.record.party)
        self.start_clock(limits.EXPARTE_NOTICE, runs_from=day, party=self.record.party)

    @step(
        stage, "absence.go_on", source=WITHOUT_CAUSE, target=AbsenceStage.GONE_ON, who="committee", clause=("PO-32", "NJ-16"),
        label=_("Go on without this side, or terminate"), conditions=[in_inquiry, three_in_a_row, notice_has_run],
        checks=[end_is_for_her_side],
        facts=[
            Fact("outcome", "choice", _("What follows?"), choices=OUTCOMES),
            Fact("reasons", "words", _("The reasons"), required=True, clause="PO-32"),
        ],
    )  # fmt: skip
    def go_on(self):
        """The committee may terminate the inquiry, or decide without the side that stays away; with reasons."""
        self.keep("reasons", "outcome")
        self.meet_clock(limits.EXPARTE_NOTICE, party=self.record.party)
        if self.facts.get("outcome") == "terminate":
            self.also("complaint.terminate", record=self.spine, reasons=self.facts["reasons"])

    @step(
        stage, "absence.come_back", source=(*WITHOUT_CAUSE, AbsenceStage.GONE_ON), target=AbsenceStage.BACK, who="side_or_committee",
        clause=("NJ-16", "PO-32"), label=_("Come back to the inquiry"), conditions=[in_inquiry],
        facts=[Fact("words", "words", _("What is asked?"))],
    )
    def come_back(self):
        """Whoever stayed away may come back before the inquiry is complete, and is heard; the row of absences is broken."""
        self.record.ended_on = self.on
        self.keep("words")
        self.meet_clock(limits.EXPARTE_NOTICE, state="ended", party=self.record.party)
