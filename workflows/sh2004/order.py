"""The reasoned order: dismissal or directions, signatures of those who heard, forwarding (SH-30, SH-31, SH-33, SH-35)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Direction, Role
from cases.models import Order as OrderRecord
from committees.models import Appointment, Person
from notices.models import Document
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.sh2004 import order_checks, order_paper
from workflows.sh2004.penalties import PENALTIES
from workflows.shared.absence import dismissed_for_her_absence_alone
from workflows.shared.days import has_come
from workflows.shared.directions import KINDS
from workflows.shared.guards import committee_lawful, work_goes_on
from workflows.shared.heard import heard_the_parties
from workflows.shared.reasoned import both_sides_answered, every_allegation_has_a_finding, every_finding_is_reasoned
from workflows.shared.showcause import MODES
from workflows.shared.signing import SIGNING, Signed, dissent_has_reasons, has_not_signed
from workflows.shared.spine import Stage
from workflows.shared.wording import named_in_the_text, only_a_first_look
from workflows.step import NEW, staged, step

OUTCOMES = (("dismiss", _("dismiss the complaint")), ("direct", _("give directions")))
DIRECTION_COLUMNS = (
    "against", "kind", "words", "penalty", "days", "months", "amount", "wages", "payee", "heads", "by",
    "service_condition", "lost_on",
)  # fmt: skip


class OrderStage(models.TextChoices):
    """Where an order stands."""

    DRAFT = "draft", _("draft, to be signed")
    ISSUED = "issued", _("made, to be forwarded")
    FORWARDED = "forwarded", _("forwarded")


WHAT_IS_ORDERED = (
    Fact("outcome", "choice", _("What is decided?"), choices=OUTCOMES, required=True, clause="SH-30"),
    Fact("reasons", "words", _("The reasons"), required=True, clause="SH-30"),
    Fact("directions", "rows", _("The directions"), columns=DIRECTION_COLUMNS, among=(("kind", KINDS), ("penalty", PENALTIES))),
)


class Order(Signed):
    """Drafted, signed by those who heard, made, forwarded."""

    record_class = OrderRecord
    stage = staged(OrderStage)

    def inquiry_is_complete(self):
        """SH-06, SH-30: an order, dismissal included, comes only after a completed inquiry."""
        if self.spine_stage == Stage.DECIDING:
            return None
        said = _("An order is made on a completed inquiry; there is none here.")
        cure = "time" if self.spine_stage in (Stage.FILED, Stage.INQUIRY, Stage.STOPPED) else "nothing"
        return [Unmet("SH-30", said, cure, opens=_("complete the inquiry")), work_goes_on(self)]

    def fits_the_findings(self):
        """The order follows from the findings, allegation by allegation."""
        return order_checks.against_the_findings(self.case, self.facts)

    def still_fits_the_findings(self):
        """What was signed follows from the findings as they stand on the day on which the order is made."""
        signed = {"outcome": self.record.outcome, "directions": (self.record.content or {}).get("directions")}
        return order_checks.against_the_findings(self.case, signed, shelf=self.shelf)

    def directions_are_lawful(self):
        """SH-31, SH-32, SH-33, SH-46: each direction is one that the text gives, within its bounds."""
        return order_checks.unlawful_directions(self)

    def cause_not_shown(self):
        """Directions (i) to (iv) without an opportunity to show cause are lawful on our reading; the committee is told."""
        unheard = order_checks.directions_without_show_cause(self)
        return Caution("SH-32", _("He was not asked to show cause before these directions.")) if unheard else None

    def no_order_yet(self) -> bool:
        """Whether nothing is drafted."""
        return not self.rows(OrderRecord)

    @step(
        stage, "order.draft", source=(NEW, OrderStage.DRAFT), target=OrderStage.DRAFT, who="committee",
        duty="committee", due_while=[no_order_yet], clause=("SH-30", "SH-31", "SH-33", "SH-58"), label=_("Draft the order"),
        facts=WHAT_IS_ORDERED,
        conditions=[inquiry_is_complete, every_allegation_has_a_finding, every_finding_is_reasoned],
        checks=[fits_the_findings, directions_are_lawful, dismissed_for_her_absence_alone],
        cautions=[cause_not_shown, both_sides_answered, only_a_first_look, named_in_the_text],
    )  # fmt: skip
    def draft(self):
        """By a reasoned order the committee dismisses the complaint or gives one or more directions."""
        self.record.outcome = self.facts["outcome"]
        self.keep("reasons")
        self.put(directions=self.facts.get("directions") or [])
        self.sign_afresh()

    @step(
        stage, "order.sign", source=OrderStage.DRAFT, target=OrderStage.DRAFT, who="committee", clause="SH-30",
        label=_("Sign the order, or dissent"), duty="committee",
        facts=SIGNING, conditions=[inquiry_is_complete, heard_the_parties, has_not_signed], checks=[dissent_has_reasons],
    )
    def sign(self):
        """Those who heard sign; a dissent is a signature too, and its words are kept."""
        self.sign_now()

    def signed_by_a_majority(self):
        """A majority of those who heard signs for the order; those who have not signed are named."""
        heard, signed = self.those_who_heard(), self.signatures()
        agreeing = sum(not signed[one.pk].dissents for one in heard if one.pk in signed)
        if heard and agreeing * 2 > len(heard):
            return None
        said = _("A majority of those who heard has not signed. Not yet signed: %(names)s.") % {"names": self.not_signed()}
        return Unmet("SH-30", said, "signature", opens=_("the signature of a majority of those who heard"))

    @step(
        stage, "order.issue", source=OrderStage.DRAFT, target=OrderStage.ISSUED, who="presiding", duty="presiding",
        clause=("SH-30", "SH-31"), label=_("Make the order"),
        conditions=[committee_lawful, inquiry_is_complete, every_allegation_has_a_finding, still_fits_the_findings, signed_by_a_majority],
    )
    def issue(self):
        """Signed by those who heard, the order is made: its directions bind the employer, each with its own compliance."""
        self.meet_clock("sh2004.show_cause", state="ended")
        for row in self.record.content.get("directions") or []:
            respondent = self.parties(Role.RESPONDENT).filter(code=row.get("against")).first()
            record = Direction(
                case=self.case, opened_on=self.on, order=self.record, party=respondent, kind=row["kind"],
                number=Direction.objects.filter(case=self.case).count() + 1,
            )  # fmt: skip
            self.also("direction.give", record=record, **{key: value for key, value in row.items() if value})
        self.also("complaint.decide", record=self.spine, dismissed=self.record.outcome == "dismiss")

    @step(
        stage, "order.forward", source=OrderStage.ISSUED, target=OrderStage.FORWARDED, who="committee_or_secretary",
        duty="committee", clause=("SH-35", "SH-39", "SH-47"), label=_("Forward the order to complainant, respondent and employer"),
    )
    def forward(self):
        """A copy of the order goes to the complainant, the defendant and the employer or owner, each separately."""
        for to in (*self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.RESPONDENT), *self.employers()):
            self.serve("order", to=to, **order_paper.facts(self, to))
            self.serve("forwarding-letter", to=to, order_on=self.on, enclosures=[str(_("The order"))])

    def employers(self):
        """Whoever holds the employer's office at the workplace, or at the respondent's own employer."""
        places = {self.case.workplace_id, *self.parties(Role.RESPONDENT).values_list("employer", flat=True)} - {None}
        held = Appointment.objects.in_force(self.on).filter(office="employer", workplace__in=places)
        return Person.objects.filter(pk__in=held.values("person"))

    def forwarded_on(self):
        """The day on which the order was forwarded: it reaches nobody before."""
        return Document.objects.filter(case=self.case, kind="order").values_list("issued_on", flat=True).order_by("issued_on").first()

    def somebody_lacks_proof(self) -> bool:
        """Whether the order is not yet shown to have reached one of the parties."""
        return any(one.kind == "order" and one.to_party_id and one.served_on is None for one in self.rows(Document))

    @step(
        stage, "order.prove_service", source=OrderStage.FORWARDED, target=OrderStage.FORWARDED, duty="committee",
        due_while=[somebody_lacks_proof],
        who="committee_or_secretary", clause="SH-35", label=_("Record that the order reached somebody"),
        facts=[
            Fact("party", "party", _("Whom did it reach?"), required=True, cure="service"),
            Fact("served_on", "day", _("On which day?")),
            Fact("how", "choice", _("How?"), choices=MODES),
        ],
        checks=[has_come("served_on", "SH-35", since=forwarded_on)],
    )
    def prove_service(self):
        """The day on which the order reached a party is kept; before it, no penalty is carried out."""
        papers = Document.objects.filter(case=self.case, kind="order", to_party=self.facts["party"])
        papers.update(served_on=self.facts.get("served_on") or self.on, served_how=self.facts.get("how") or "")
