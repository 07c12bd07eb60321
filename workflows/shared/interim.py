"""Protection meanwhile: demanded, decided with reasons, directed to the employer, reported, varied, ended (SH-28)."""

from datetime import date

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import InterimRelief, Role
from notices.models import Document
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.days import begun_on, has_come
from workflows.shared.guards import committee_lawful
from workflows.shared.hearing import HER_SIDE, Hearing
from workflows.shared.seating import employers
from workflows.shared.spine import OPEN_STAGES, Stage
from workflows.step import NEW, staged, step

PAPER = "interim-direction"
ON_DEMAND = ("transfer", "shift")
KINDS = (
    ("transfer", _("transfer")),
    ("shift", _("change of shift")),
    ("safety", _("another order for safety")),
)


class InterimStage(models.TextChoices):
    """Where a measure of protection stands."""

    DEMANDED = "demanded", _("demanded, to be decided")
    GRANTED = "granted", _("granted, to be directed")
    REFUSED = "interim_refused", _("refused")
    DIRECTED = "directed", _("directed to the employer")
    REPORTED = "reported", _("reported done")
    ENDED = "ended", _("ended")


IN_FORCE = (InterimStage.DIRECTED, InterimStage.REPORTED)


def it_protects_me(procedure):
    """SH-28: whoever is protected gives up the own protection, and nobody else's."""
    mine = procedure.me()
    if mine is not None and procedure.record.party_id == mine.pk:
        return None
    return Unmet("SH-28", _("This protects somebody else."), "nothing")


def settled_meanwhile(procedure):
    """SH-28: while the complaint is before the committee, the committee ends what it ordered, with reasons."""
    if procedure.spine_stage == Stage.SETTLED:
        return None
    return Unmet("SH-28", _("The committee ends it, with reasons. Tell it that you need it no more."), "reasons", opens="interim.end")


def kept_at_her_word(procedure):
    """SH-28, SH-57: what goes on after a settlement ends at the word of whoever it protects."""
    if procedure.spine_stage != Stage.SETTLED or procedure.facts.get("follows") or procedure.facts.get("her_word"):
        return None
    said = _("This goes on after the settlement at the word of whoever it protects, and ends at that word.")
    return Unmet("SH-28", said, "consent", opens="her_word")


def still_pending(procedure):
    """SH-28: interim orders belong to a complaint before the committee that is not decided."""
    if procedure.spine_stage in OPEN_STAGES:
        return None
    return Unmet("SH-28", _("Interim orders are for the time before the order."), "nothing")


def she_or_her_witness(procedure):
    """SH-28: the demand is the complainant's, or that of a witness who gives evidence in her support."""
    mine = procedure.me()
    if mine is None or mine.role != Role.WITNESS or mine.side not in ("respondent", "nobody"):
        return None
    return Unmet("SH-28", _("A demand is for the complainant and for witnesses in her support."), "permission")


def only_safety_unasked(procedure):
    """SH-28: transfer and change of shift are ordered on demand; of its own motion the committee makes other safety orders."""
    if procedure.facts.get("kind") not in ON_DEMAND:
        return None
    said = _("A transfer or a change of shift needs the demand of the complainant or of a witness in her support.")
    return Unmet("SH-28", said, "request", opens="interim.demand")


def moved_only_if_willing(procedure):
    """SH-28: she, or a witness, is moved only if willing; who is complained of may be moved without."""
    kept, given = procedure.record.content or {}, procedure.facts
    kind = given.get("kind") or procedure.record.kind
    code = getattr(given.get("moves"), "code", kept.get("moves"))
    if kind not in ON_DEMAND or not code or code.startswith("R"):
        return None
    if given.get("granted") is False or given.get("willing") or (given.get("willing") is None and kept.get("willing")):
        return None
    return Unmet("SH-28", _("She, or a witness, is moved only if willing. Ask, or move the respondent."), "consent", opens="willing")


def report_day_ahead(procedure):
    """The employer needs time to report; the committee sets it."""
    day = procedure.facts.get("report_by")
    if day is None or day >= procedure.on:
        return None
    return Unmet("SH-28", _("The day to report by is over."), "time", opens="report_by")


def somebody_to_direct(procedure):
    """SH-28: the order goes to the employer or owner."""
    if procedure.employers():
        return None
    return Unmet("SH-28", _("No employer is appointed in the register to whom it could go."), "member", opens="appointment.make")


class Interim(Hearing):
    """One measure of protection, from demand to end."""

    record_class = InterimRelief
    begun_by = "request"
    stage = staged(InterimStage)
    own_days = ("interim_report",)

    MEASURE = (
        Fact("kind", "choice", _("Which measure?"), choices=KINDS, required=True, clause="SH-28"),
        Fact("words", "words", _("What should be done?"), required=True, clause="SH-28", cure="statement"),
        Fact("protects", "party", _("Whom does it protect?"), _("Whoever asks, unless told.")),
        Fact("moves", "party", _("Who is moved?"), _("The respondent, unless told.")),
        Fact("willing", "yes_no", _("If she or a witness is moved: is this person willing?")),
    )

    def employers(self) -> list:
        """To whom a direction goes: the employer of the workplace."""
        return employers(self.case.committee, on=self.on, shelf=self.shelf) if self.case.committee else []

    def begin(self) -> None:
        """What is asked or made, for whom, and who would be moved."""
        moves, protects = self.facts.get("moves"), self.facts.get("protects") or self.me()
        self.record.kind, self.record.number = self.facts["kind"], self.next_number()
        self.record.party = protects or self.parties(*HER_SIDE).first()
        moves = moves or (self.parties(Role.RESPONDENT).first() if self.record.kind in ON_DEMAND else None)
        self.put(moves=moves.code if moves else "")
        self.keep("words", "willing", "reasons")

    @step(
        stage, "interim.demand", source=NEW, target=InterimStage.DEMANDED, who="complainant_or_supporting_witness", clause="SH-28",
        label=_("Ask for protection meanwhile"), conditions=[still_pending, she_or_her_witness], checks=[moved_only_if_willing],
        facts=[*MEASURE, Fact("why", "words", _("Why is it needed?"))],
    )  # fmt: skip
    def demand(self):
        """The complainant, or a witness in her support, demands a transfer, a change of shift or another order for safety."""
        self.begin()
        self.keep("why")

    @step(
        stage, "interim.own_motion", source=NEW, target=InterimStage.GRANTED, who="committee", clause="SH-28",
        label=_("Make an order for safety unasked"), conditions=[still_pending, committee_lawful], checks=[only_safety_unasked],
        facts=[*MEASURE, Fact("reasons", "words", _("Why is it needed?"), required=True)],
    )  # fmt: skip
    def own_motion(self):
        """Unasked, the committee may make such other orders as the safety of complainant, supporter or witness needs."""
        self.begin()

    @step(
        stage, "interim.decide", source=InterimStage.DEMANDED, target=(InterimStage.GRANTED, InterimStage.REFUSED), who="committee",
        clause="SH-28", label=_("Decide on protection meanwhile"), duty="committee",
        conditions=[still_pending, committee_lawful], checks=[moved_only_if_willing],
        facts=[
            Fact("granted", "yes_no", _("Is it granted?"), required=True),
            Fact("reasons", "words", _("The reasons"), required=True),
            Fact("words", "words", _("In which words?"), _("As asked, unless told.")),
            Fact("moves", "party", _("Who is moved?")),
            Fact("willing", "yes_no", _("If she or a witness is moved: is this person willing?")),
        ],
    )  # fmt: skip
    def decide(self):
        """A demand is decided with reasons, whether it is granted or not."""
        self.put(decision=self.facts["reasons"])
        self.keep("words", "willing")
        if self.facts.get("moves"):
            self.put(moves=self.facts["moves"].code)
        if self.facts["granted"]:
            return InterimStage.GRANTED
        self.record.ended_on = self.on
        return InterimStage.REFUSED

    @step(
        stage, "interim.direct", source=InterimStage.GRANTED, target=InterimStage.DIRECTED, who="committee", clause="SH-28",
        label=_("Direct the employer"), duty="committee", conditions=[still_pending, committee_lawful, somebody_to_direct],
        checks=[report_day_ahead],
        facts=[Fact("report_by", "day", _("By which day does the employer report?"), required=True, cure="time")],
    )  # fmt: skip
    def direct(self):
        """The employer or owner is directed in writing, by codes, what to do and by when to report; not why."""
        self.send_direction()

    def send_direction(self, **more) -> None:
        """The paper and the day to report by."""
        day, kept = self.facts["report_by"], self.record.content
        row = {"code": f"I{self.record.number}", "to": kept.get("moves") or "employer", "words": kept["words"], "by": day}
        for person in self.employers():
            self.serve(PAPER, to=person, recipient="employer", directions=[row], report_by=day, **more)
        self.put(directed_on=self.on)
        self.set_day("interim_report", "SH-28", day=day)

    @step(
        stage, "interim.report", source=InterimStage.DIRECTED, target=InterimStage.REPORTED, who="employer", clause="SH-28",
        label=_("Report what was done"), duty="employer",
        facts=[Fact("how", "words", _("What was done?"), required=True, cure="statement"), Fact("done_on", "day", _("On which day?"))],
        checks=[has_come("done_on", "SH-28", since=begun_on)],
    )  # fmt: skip
    def report(self):
        """The employer reports compliance; service conditions of whoever is moved stay as they are."""
        self.put(how=self.facts["how"], done_on=self.facts.get("done_on") or self.on)
        self.meet_clock("interim_report", record=self.record.pk)

    @step(
        stage, "interim.vary", source=IN_FORCE, target=InterimStage.DIRECTED, who="committee", clause="SH-28",
        label=_("Change the direction"),
        conditions=[still_pending, committee_lawful, somebody_to_direct], checks=[report_day_ahead, moved_only_if_willing],
        facts=[
            Fact("words", "words", _("What should be done now?"), required=True, cure="statement"),
            Fact("reasons", "words", _("Why is it changed?"), required=True),
            Fact("report_by", "day", _("By which day does the employer report?"), required=True, cure="time"),
            Fact("moves", "party", _("Who is moved?")),
            Fact("willing", "yes_no", _("If she or a witness is moved: is this person willing?")),
        ],
    )  # fmt: skip
    def vary(self):
        """A direction is changed with reasons by one that takes its place; the earlier words are kept."""
        kept = self.record.content
        self.put(earlier=[*kept.get("earlier", []), {"words": kept["words"], "on": kept["directed_on"]}])
        self.keep("words", "reasons", "willing")
        if self.facts.get("moves"):
            self.put(moves=self.facts["moves"].code)
        self.meet_clock("interim_report", state="ended", record=self.record.pk)
        self.send_direction(replaces=date.fromisoformat(kept["directed_on"]))

    @step(
        stage, "interim.end", source=(InterimStage.GRANTED, *IN_FORCE), target=InterimStage.ENDED, who="committee", clause="SH-28",
        label=_("End the protection"), checks=[kept_at_her_word],
        facts=[
            Fact("reasons", "words", _("Why does it end?"), required=True),
            Fact("her_word", "yes_no", _("After a settlement: does the person it protects say that it may end?")),
        ],
    )  # fmt: skip
    def end(self):
        """Protection ends with reasons that stay in the file; the employer is told that it ended, and not why."""
        self.record.ended_on = self.on
        self.put(ended_because=self.facts["reasons"])
        self.meet_clock("interim_report", state="ended", record=self.record.pk)
        self.tell_employer("interim-ended", ended_on=self.on)

    def tell_employer(self, paper, **more) -> None:
        """Whoever was directed in writing learns what became of it, by the code of the direction."""
        kept = self.record.content or {}
        if kept.get("directed_on"):
            row = {"code": f"I{self.record.number}", "words": kept["words"], "directed_on": date.fromisoformat(str(kept["directed_on"]))}
            for paper_before in self.papers_before():
                self.serve(paper, to=paper_before.to_person, recipient="employer", **row, **more)

    def papers_before(self) -> list:
        """The direction as it went to each employer, once each."""
        sent = Document.objects.filter(case=self.case, kind=PAPER, record=self.record.pk).select_related("to_person")
        return list({one.to_person_id: one for one in sent}.values())

    @step(
        stage, "interim.release", source=IN_FORCE, target=InterimStage.ENDED, who="complainant_or_supporting_witness",
        clause=("SH-28", "SH-57"), label=_("Say that you need the protection no more"), conditions=[it_protects_me, settled_meanwhile],
    )
    def release(self):
        """Protection that went on after a settlement ends at the word of whoever it protects; the employer is told."""
        self.record.ended_on = self.on
        self.meet_clock("interim_report", state="ended", record=self.record.pk)
        self.tell_employer("interim-ended", ended_on=self.on)

    @step(
        stage, "interim.go_on", source=IN_FORCE, target=IN_FORCE, who="system", clause=("SH-28", "SH-57"),
        label=_("Protection goes on after the settlement"),
    )
    def go_on(self):
        """The complaint is settled and she keeps the protection: what was directed stands, and the employer is told so."""
        self.put(kept_on=self.on.isoformat())
        self.tell_employer("interim-kept", settled_on=self.on)
        return InterimStage(self.before)
