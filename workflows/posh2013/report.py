"""The report, section 13: drafted, signed by all who heard, made, sent to employer and both parties before any action (PO-36 to PO-43)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Direction, Role
from cases.models import Order as ReportRecord
from committees import conflicts
from notices.models import Document
from workflows.facts import Fact
from workflows.posh2013 import limits, report_paper
from workflows.posh2013.act import Act2013
from workflows.posh2013.completion import BOTH
from workflows.posh2013.offices import employers_of
from workflows.posh2013.penalties import PENALTIES
from workflows.posh2013.report_checks import COLUMNS, KINDS, PAID_AS, fits_the_findings, list_beside_the_rules, recommendations_are_lawful
from workflows.refusals import Caution, Unmet
from workflows.shared.guards import committee_lawful, work_goes_on
from workflows.shared.heard import heard_the_parties
from workflows.shared.reasoned import both_sides_answered, every_allegation_has_a_finding, every_finding_is_reasoned
from workflows.shared.showcause import MODES
from workflows.shared.signing import SIGNING, Signed, dissent_has_reasons, has_not_signed
from workflows.shared.spine import Stage
from workflows.shared.wording import named_in_the_text, only_a_first_look
from workflows.step import NEW, staged, step

PAPER = "report"
FEWEST_SIGN = 3
STILL_TO_COME = (Stage.FILED, Stage.CONCILIATION, Stage.INQUIRY, Stage.REPRESENTATION, Stage.STOPPED)
OUTCOMES = (("no_action", _("recommend no action")), ("action", _("recommend action")))


class ReportStage(models.TextChoices):
    """Where a report stands."""

    DRAFT = "draft", _("draft, to be signed")
    ISSUED = "issued", _("made, to be sent")
    FORWARDED = "forwarded", _("sent to the employer and both parties")


def inquiry_is_complete(procedure):
    """PO-36: a report follows a completed inquiry, and no other end of a complaint."""
    if procedure.spine_stage == Stage.DECIDING:
        return None
    cure = "time" if procedure.spine_stage in STILL_TO_COME else "nothing"
    said = _("A report is made on a completed inquiry; there is none here.")
    return [Unmet("PO-36", said, cure, opens=_("complete the inquiry")), work_goes_on(procedure)]


def late_is_said(procedure):
    """PO-36: a report later than ten days after the inquiry is late; it is a report all the same."""
    return Caution("PO-36", _("The ten days to report are over.")) if procedure.overdue(limits.REPORT) else None


def somebody_to_report_to(procedure):
    """PO-36: the report goes to the employer."""
    if procedure.employers():
        return None
    return Unmet("PO-36", _("No employer is appointed in the register to whom it could go."), "member", opens="appointment.make")


def whom_it_reached(procedure):
    """PO-36: a party, or the employer."""
    if procedure.facts.get("party") or procedure.facts.get("employer"):
        return None
    return Unmet("PO-36", _("Whom did it reach?"), "service", opens="party")


class Report(Act2013, Signed):
    """What the committee found and recommends; it binds nobody's findings but its own, and is never the employer's to change."""

    record_class = ReportRecord
    record_called = _("Report")
    stage = staged(ReportStage)
    findings_stand_in = "PO-36"

    def employers(self) -> list:
        """The employer of the workplace, and of each respondent who works elsewhere (PO-16)."""
        return employers_of(self.case, self.those(Role.RESPONDENT), on=self.on)

    def no_report_yet(self) -> bool:
        """Whether nothing is drafted."""
        return not self.rows(ReportRecord, ReportStage.DRAFT, ReportStage.ISSUED)

    @step(
        stage, "report.draft", source=(NEW, ReportStage.DRAFT), target=ReportStage.DRAFT, who="committee", duty="presiding",
        clause=("PO-36", "PO-37", "PO-38", "PO-39", "PO-40"), label=_("Draft the report"), due_while=[no_report_yet],
        facts=[
            Fact("outcome", "choice", _("What is recommended?"), choices=OUTCOMES, required=True, clause="PO-36"),
            Fact("reasons", "words", _("The reasons"), required=True, clause="PO-36"),
            Fact(
                "recommendations", "rows", _("What is recommended, against whom"),
                _("A sum states its amount, each of the first four factors, and whether it is paid at once or in instalments."),
                columns=COLUMNS,
                among=(("kind", KINDS), ("penalty", PENALTIES), ("paid_as", PAID_AS)),
            ),
        ],
        conditions=[inquiry_is_complete, every_allegation_has_a_finding, every_finding_is_reasoned],
        checks=[fits_the_findings, recommendations_are_lawful],
        cautions=[list_beside_the_rules, both_sides_answered, only_a_first_look, named_in_the_text],
    )  # fmt: skip
    def draft(self):
        """Not proved: no action. Proved: action as for misconduct, and a sum on five factors; it recommends, and orders nothing."""
        self.record.outcome = self.facts["outcome"]
        self.put(recommendations=self.facts.get("recommendations") or [])
        self.keep("reasons")
        self.sign_afresh()

    @step(
        stage, "report.sign", source=ReportStage.DRAFT, target=ReportStage.DRAFT, who="committee", clause="PO-36",
        label=_("Sign the report, or dissent"), duty="committee", facts=SIGNING,
        conditions=[heard_the_parties, has_not_signed], checks=[dissent_has_reasons],
    )
    def sign(self):
        """Those who heard sign; a dissent is a signature too, and its words are kept."""
        self.sign_now()

    def signed_by_all_who_heard(self):
        """PO-29, PO-36: all who heard sign, three at least, the Presiding Officer among them; those who have not are named."""
        signed = set(self.signatures())
        waiting = [one for one in self.those_who_heard() if one.pk not in signed]
        sitting = {one.person_id: one for one in conflicts.sitting_members(self.case, on=self.on)}
        presiding = any(one in sitting and sitting[one].kind == "president" for one in signed)
        found = []
        if waiting:
            said = _("Not everybody who heard has signed. Not yet signed: %(names)s.") % {"names": self.not_signed()}
            found.append(Unmet("PO-36", said, "signature", opens=_("the signature, or the dissent, of each of them")))
        if len(signed) < FEWEST_SIGN or not presiding:
            said = _("A report carries three signatures at least, the Presiding Officer's among them; it has %(number)s.")
            found.append(Unmet("PO-29", said % {"number": len(signed)}, "signature", opens="report.sign"))
        return found or None

    @step(
        stage, "report.issue", source=ReportStage.DRAFT, target=ReportStage.ISSUED, who="presiding", duty="presiding",
        clause=("PO-36", "PO-29", "PO-44"), label=_("Make the report"), cautions=[late_is_said],
        conditions=[committee_lawful, inquiry_is_complete, signed_by_all_who_heard],
    )  # fmt: skip
    def issue(self):
        """Signed by all who heard, the report is made: each recommendation with its own outcome, and ninety days to appeal."""
        for row in self.record.content.get("recommendations") or []:
            party = self.case.parties.filter(code=row.get("against")).first()
            number = Direction.objects.filter(case=self.case).count() + 1
            record = Direction(case=self.case, opened_on=self.on, order=self.record, party=party, kind=row["kind"], number=number)
            self.also("recommendation.give", record=record, **{key: value for key, value in row.items() if value})
        self.put(made_on=self.on.isoformat())
        self.start_clock(limits.APPEAL, runs_from=self.on)
        self.also("complaint.decide", record=self.spine)

    @step(
        stage, "report.forward", source=ReportStage.ISSUED, target=ReportStage.FORWARDED, who="committee_or_secretary", duty="committee",
        clause=("PO-36", "PO-16", "PO-43"), label=_("Send the report to the employer and both parties"), conditions=[somebody_to_report_to],
        cautions=[late_is_said],
    )  # fmt: skip
    def forward(self):
        """Within ten days of the inquiry: to the employer and to both parties, before anything is done on it. Sixty days to act run."""
        for party in self.parties(*BOTH):
            self.serve(PAPER, to=party, **report_paper.facts(self, party))
        due = None
        if Direction.objects.filter(case=self.case, order=self.record).exists():
            due = self.start_clock(limits.EMPLOYER_ACT, runs_from=self.on).due_on
        named = [{"code": one.code, "name": (one.identity or {}).get("name", "")} for one in self.parties(*BOTH)]
        for employer in self.employers():
            self.serve(PAPER, to=employer, recipient="employer", **report_paper.facts(self, employer))
            self.serve("report-forwarding", to=employer, recipient="employer", report_on=self.on, act_by=due)
            self.serve("sealed-key", to=employer, recipient="employer", people=named, why=_("To act on the recommendations."))
        self.meet_clock(limits.REPORT)

    def somebody_lacks_proof(self) -> bool:
        """Whether the report is not yet shown to have reached somebody."""
        return Document.objects.filter(case=self.case, kind=PAPER, served_on__isnull=True).exists()

    @step(
        stage, "report.prove_service", source=ReportStage.FORWARDED, target=ReportStage.FORWARDED, who="committee_or_secretary",
        duty="committee", due_while=[somebody_lacks_proof], clause=("PO-36", "PO-43"), label=_("Record that the report reached somebody"),
        facts=[
            Fact("party", "party", _("Which party did it reach?")),
            Fact("employer", "yes_no", _("Did it reach the employer?")),
            Fact("served_on", "day", _("On which day?")),
            Fact("how", "choice", _("How?"), choices=MODES),
        ],
        checks=[whom_it_reached],
    )  # fmt: skip
    def prove_service(self):
        """The day on which it arrived is kept; the employer's sixty days run from it, and nothing is done to him before it reached him."""
        day, how = self.facts.get("served_on") or self.on, self.facts.get("how") or ""
        papers = Document.objects.filter(case=self.case, kind=PAPER)
        if self.facts.get("party"):
            papers.filter(to_party=self.facts["party"]).update(served_on=day, served_how=how)
        if self.facts.get("employer"):
            papers.filter(to_person__isnull=False, to_party__isnull=True).update(served_on=day, served_how=how)
            self.count_from_receipt(day)

    def count_from_receipt(self, day) -> None:
        """PO-43: sixty days from the receipt of the recommendation."""
        running = self.case.deadlines.filter(limit=limits.EMPLOYER_ACT.slug, state="running").first()
        if running is not None and running.counted_from != day:
            self.meet_clock(limits.EMPLOYER_ACT, state="ended")
            self.start_clock(limits.EMPLOYER_ACT, runs_from=day)
