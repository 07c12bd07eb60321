"""Interim relief, section 12: on her written request the committee recommends, the employer carries out and reports (PO-25 to PO-27)."""

from datetime import timedelta

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import InterimRelief, Role
from workflows.calendar import add_months
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.posh2013.act import Act2013
from workflows.posh2013.offices import employers_of
from workflows.refusals import Caution, Unmet
from workflows.shared.guards import committee_lawful
from workflows.shared.hearing import Hearing
from workflows.shared.seating import as_day
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

PAPER = "interim-recommendation"
PENDING = (Stage.INQUIRY, Stage.REPRESENTATION, Stage.DECIDING)
EARLIER = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, Stage.FILED, Stage.CONCILIATION, Stage.STOPPED)
HERS = frozenset({"aggrieved_woman", "heir"})
KINDS = (
    ("transfer", _("transfer of her or of the respondent")),
    ("leave", _("leave, three months at most, beside her ordinary leave")),
    ("no_reporting", _("the respondent reports no more on her work; another officer does")),
    ("no_supervision", _("the respondent supervises her academic activity no more")),
    ("other", _("another relief")),
)


class InterimStage(models.TextChoices):
    """Where a measure of relief stands."""

    DEMANDED = "demanded", _("requested, to be decided")
    GRANTED = "granted", _("decided, to be recommended")
    REFUSED = "interim_refused", _("not recommended")
    RECOMMENDED = "recommended", _("recommended, to be reported on")
    REPORTED = "reported", _("carried out and reported")
    ENDED = "ended", _("ended")


def inquiry_is_pending(procedure):
    """PO-25: relief meanwhile belongs to a pending inquiry, neither before it begins nor after the report."""
    if procedure.spine_stage in PENDING:
        return None
    cure = "time" if procedure.spine_stage in EARLIER else "nothing"
    return Unmet("PO-25", _("Interim relief is for the time of the inquiry."), cure, opens=_("the beginning of the inquiry"))


def at_her_written_request(procedure):
    """PO-25: only she asks, in writing; the complaint by itself is no such request."""
    if procedure.found & HERS or procedure.facts.get("request_on"):
        return None
    said = _("Interim relief needs her own written request. The complaint alone is none; give the day of her letter.")
    return Unmet("PO-25", said, "request", opens="request_on")


def leave_within_three_months(procedure):
    """PO-26: leave of three months at most, beside the leave she has anyway."""
    given, kept = procedure.facts, procedure.record.content or {}
    if (given.get("kind") or procedure.record.kind) != "leave" or given.get("granted") is False:
        return None
    begins = given.get("leave_from") or procedure.kept_day("leave_from") or procedure.on
    ends = procedure.end_of_leave(given) or procedure.end_of_leave(kept)
    if ends is None:
        return Unmet("PO-26", _("How long is the leave? Three months at most."), "correction", opens="months")
    last = limits.INTERIM_LEAVE.count(begins, procedure.calendar).strict
    if ends > last:
        said = _("Leave is for three months at most: until %(day)s.") % {"day": last}
        return Unmet("PO-26", said, "correction", opens="leave_until")
    return None


def beside_her_own_leave(procedure):
    """PO-26: this leave is over and above what she is entitled to."""
    if not procedure.facts.get("from_her_leave"):
        return None
    said = _("This leave is given beside her ordinary leave; none of that may be taken for it.")
    return Unmet("PO-26", said, "correction", opens="from_her_leave")


def somebody_to_recommend_to(procedure):
    """PO-25: the recommendation goes to the employer."""
    if procedure.employers():
        return None
    return Unmet("PO-25", _("No employer is appointed in the register to whom it could go."), "member", opens="appointment.make")


def not_carried_out(procedure):
    """PO-27, PO-54: the employer must implement; that he does not is kept and may be taken further."""
    if procedure.facts.get("done") is False:
        return Caution("PO-27", _("The employer shall implement the recommendation. It stays open until it is done."))
    return None


class Interim(Act2013, Hearing):
    """One measure of relief, from her request to its end."""

    record_class = InterimRelief
    stage = staged(InterimStage)

    LEAVE = (
        Fact("leave_from", "day", _("Leave: from which day?")),
        Fact("leave_until", "day", _("Until which day?")),
        Fact("months", "number", _("Or for how many months?")),
        Fact("days", "number", _("Or for how many days?")),
        Fact("from_her_leave", "yes_no", _("Is it counted against her ordinary leave?")),
    )

    def employers(self) -> list:
        """The employer of the workplace, and the respondent's where he works elsewhere and is the one who moves."""
        moves = (self.record.content or {}).get("moves")
        moved = [one for one in self.those(Role.RESPONDENT) if one.code == moves]
        return employers_of(self.case, moved, on=self.on)

    def kept_day(self, name):
        """A day that was written down before."""
        return as_day((self.record.content or {}).get(name))

    def end_of_leave(self, told):
        """The last day of the leave as it was told: the day itself, months or days."""
        begins = as_day(told.get("leave_from")) or self.kept_day("leave_from") or self.on
        if told.get("leave_until"):
            return as_day(told["leave_until"])
        if told.get("months"):
            return add_months(begins, told["months"])
        return begins + timedelta(days=told["days"]) if told.get("days") else None

    @step(
        stage, "interim.demand", source=NEW, target=InterimStage.DEMANDED, who="complainant_or_committee", clause=("PO-25", "PO-26"),
        label=_("Ask in writing for relief meanwhile"),
        conditions=[inquiry_is_pending], checks=[at_her_written_request, leave_within_three_months, beside_her_own_leave],
        facts=[
            Fact("kind", "choice", _("Which relief?"), choices=KINDS, required=True, clause="PO-25"),
            Fact("words", "words", _("What should be done?"), required=True, clause="PO-25", cure="statement"),
            Fact("why", "words", _("Why is it needed?")),
            Fact("moves", "party", _("Who is moved?"), _("The respondent, unless told.")),
            Fact("request_on", "day", _("If you enter her letter: its day")),
            *LEAVE,
        ],
    )  # fmt: skip
    def demand(self):
        """During the inquiry, on her written request, the committee may recommend transfer, leave or other relief."""
        self.record.kind, self.record.party = self.facts["kind"], self.whose()
        self.record.number = self.next_number()
        moves = self.facts.get("moves") or (self.parties(Role.RESPONDENT).first() if self.record.kind != "leave" else None)
        self.put(moves=moves.code if moves else "")
        self.keep("words", "why", "request_on", "leave_from", "leave_until", "months", "days")

    def whose(self):
        """The woman whose request it is."""
        mine = self.me()
        return mine if mine and self.found & HERS else self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR).first()

    @step(
        stage, "interim.decide", source=InterimStage.DEMANDED, target=(InterimStage.GRANTED, InterimStage.REFUSED), who="committee",
        clause="PO-25", label=_("Decide on her request for relief meanwhile"), duty="committee",
        conditions=[inquiry_is_pending, committee_lawful], checks=[leave_within_three_months, beside_her_own_leave],
        facts=[
            Fact("granted", "yes_no", _("Is it recommended?"), required=True),
            Fact("reasons", "words", _("The reasons"), required=True),
            Fact("words", "words", _("In which words?"), _("As asked, unless told.")),
            *LEAVE,
        ],
    )  # fmt: skip
    def decide(self):
        """Her request is decided with reasons, whether relief is recommended or not."""
        self.put(decision=self.facts["reasons"])
        self.keep("words", "leave_from", "leave_until", "months", "days")
        if self.facts["granted"]:
            return InterimStage.GRANTED
        self.record.ended_on = self.on
        return InterimStage.REFUSED

    @step(
        stage, "interim.recommend", source=InterimStage.GRANTED, target=InterimStage.RECOMMENDED, who="committee", clause="PO-25",
        label=_("Send the recommendation to the employer"), duty="committee",
        conditions=[inquiry_is_pending, committee_lawful, somebody_to_recommend_to],
    )  # fmt: skip
    def recommend(self):
        """The committee recommends in writing, by codes; it orders nothing, and does not say why."""
        kept = self.record.content
        row = {"code": f"I{self.record.number}", "to": kept.get("moves") or self.record.party.code, "words": kept["words"]}
        ends = self.end_of_leave(kept) if self.record.kind == "leave" else None
        for person in self.employers():
            self.serve(PAPER, to=person, recipient="employer", recommendations=[row], kind=self.record.kind, leave_until=ends)
        self.put(recommended_on=self.on.isoformat())

    @step(
        stage, "interim.report", source=InterimStage.RECOMMENDED, target=(InterimStage.REPORTED, InterimStage.RECOMMENDED), who="employer",
        clause="PO-27", label=_("Report what was done on the recommendation"), duty="employer", cautions=[not_carried_out],
        facts=[
            Fact("how", "words", _("What was done?"), required=True, clause="PO-27", cure="statement"),
            Fact("done", "yes_no", _("Is it carried out?"), _("Left out: yes.")),
            Fact("done_on", "day", _("On which day?")),
        ],
    )  # fmt: skip
    def report(self):
        """The employer shall implement and report back; no period is fixed, so it stays open until then."""
        earlier = (self.record.content or {}).get("reports", [])
        said = {"on": self.on.isoformat(), "how": self.facts["how"], "done_on": str(self.facts.get("done_on") or self.on)}
        self.put(reports=[*earlier, said])
        return InterimStage.RECOMMENDED if self.facts.get("done") is False else InterimStage.REPORTED

    @step(
        stage, "interim.end", source=(InterimStage.GRANTED, InterimStage.RECOMMENDED, InterimStage.REPORTED), target=InterimStage.ENDED,
        who="committee", clause="PO-25", label=_("End the relief"), facts=[Fact("reasons", "words", _("Why does it end?"), required=True)],
    )  # fmt: skip
    def end(self):
        """It was for the time of the inquiry; it ends with reasons, and what was said stays in the file."""
        self.record.ended_on = self.on
        self.put(ended_because=self.facts["reasons"])
