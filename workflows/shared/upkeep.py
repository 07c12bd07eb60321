"""A complaint is corrected in the open, and others are joined to it (NJ-03, NJ-04)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState, Role
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.spine import OPEN_STAGES, Spine, Stage
from workflows.step import step

RUNNING = (Stage.RECEIVED, Stage.WAITING, *OPEN_STAGES)
JOINABLE = (Stage.FILED, Stage.INQUIRY)
ENTRIES = (
    ("narrative", _("what happened")),
    ("incident_on", _("the day of the incident")),
    ("received_on", _("the day of receipt")),
    ("other", _("another entry")),
)
DAYS = ("incident_on", "received_on")


class Upkeep(Spine):
    """Steps that leave the complaint where it stands."""

    def a_day_is_given(self):
        """NJ-03: a mistaken day is corrected by a day, and not by one that is still to come."""
        if self.facts.get("entry") not in DAYS:
            return None
        day = self.facts.get("right_day")
        if day is None or day > self.on:
            return Unmet("NJ-03", _("Give the right day; it is not to come."), "correction", opens="right_day")
        return None

    def words_are_given(self):
        """NJ-03: the right words stand beside the mistaken ones."""
        if self.facts.get("entry") in DAYS or self.facts.get("right"):
            return None
        return Unmet("NJ-03", _("Write how it should read."), "correction", opens="right")

    def he_has_the_earlier_version(self):
        """NJ-15: who was served with what is now corrected gets the correction too."""
        if self.parties(Role.RESPONDENT).filter(served_on__isnull=False).exists():
            return Caution("NJ-15", _("A respondent has the earlier version. Send the corrected copy, and time to answer it."))
        return None

    @step(
        Spine.stage, "complaint.correct", source=RUNNING, target=RUNNING, who="recipient_or_complainant", clause="NJ-03",
        label=_("Correct a mistaken entry"),
        facts=[
            Fact("entry", "choice", _("Which entry?"), choices=ENTRIES, required=True, clause="NJ-03"),
            Fact("was", "words", _("How does it read now?")),
            Fact("right", "words", _("How should it read?")),
            Fact("right_day", "day", _("If it is a day, which is right?")),
            Fact("reasons", "words", _("How did the mistake come about?"), required=True, clause="NJ-03"),
        ],
        checks=[a_day_is_given, words_are_given], cautions=[he_has_the_earlier_version],
    )  # fmt: skip
    def correct(self):
        """A mistaken entry is corrected in the open: both versions are kept, with the day and the reasons."""
        entry, right = self.facts["entry"], self.facts.get("right_day") or self.facts.get("right")
        content = self.record.content or {}
        was = self.case.received_on if entry == "received_on" else content.get(entry) or self.facts.get("was") or ""
        change = {"entry": entry, "was": str(was), "right": str(right), "reasons": self.facts["reasons"], "on": self.on.isoformat()}
        self.put(corrections=[*content.get("corrections", []), change])
        if entry == "received_on":
            self.receipt_was(right)
        elif entry != "other":
            self.put(**{entry: right})
        return Stage(self.before)

    def receipt_was(self, day):
        """The days of the inquiry run from the right day; the mistaken count is ended and kept."""
        self.case.received_on = day
        mistaken = Deadline.objects.filter(case=self.case, limit=self.inquiry_limit.slug, state=DeadlineState.RUNNING)
        mistaken.update(state=DeadlineState.ENDED, met_on=self.on)
        self.start_clock(self.inquiry_limit, runs_from=day)

    def somebody_or_something(self):
        """NJ-04: a respondent or an allegation is joined."""
        if self.facts.get("respondents") or self.facts.get("what"):
            return None
        return Unmet("NJ-04", _("Name the respondent, or write what else was done."), "statement", opens="respondents")

    def whom_it_concerns(self):
        """NJ-04: with several respondents each further allegation says whom it is against."""
        if self.facts.get("respondents") or self.facts.get("against") or self.parties(Role.RESPONDENT).count() == 1:
            return None
        return Unmet("NJ-04", _("Say which respondent this is about."), "correction", opens="against")

    def service_is_due_afresh(self):
        """NJ-04, NJ-15: what is joined is served, with a fresh time to answer."""
        return Caution("NJ-04", _("What is joined is served like the complaint itself, with a fresh time to answer."))

    @step(
        Spine.stage, "complaint.join", source=JOINABLE, target=JOINABLE, who="complainant_or_committee",
        clause=("NJ-04", "NJ-15"), label=_("Join another respondent or allegation"),
        facts=[
            Fact("respondents", "several_named", _("Who else did it?")),
            Fact("what", "words", _("What else was done?")),
            Fact("against", "party", _("By which respondent already named?")),
            Fact("when", "day", _("On which day?")),
        ],
        checks=[somebody_or_something, whom_it_concerns], cautions=[service_is_due_afresh],
    )  # fmt: skip
    def join(self):
        """Another respondent or allegation is joined; the clock stays that of the first receipt."""
        said = self.facts.get("what") or (self.record.content or {}).get("narrative", "")
        joined = [self.add_party(Role.RESPONDENT, named) for named in self.facts.get("respondents") or []]
        for respondent in joined or [self.facts.get("against") or self.parties(Role.RESPONDENT).get()]:
            self.also("allegation.make", against=respondent, what=said, on=self.facts.get("when"))
        return Stage(self.before)
