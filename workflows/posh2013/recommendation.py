"""What becomes of each recommendation: done in sixty days, left undone, paid or recovered, stayed or set aside (PO-39, PO-43)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Direction as RecommendationRecord
from notices.models import Document
from workflows.facts import Fact
from workflows.posh2013 import limits, penalties
from workflows.posh2013.act import Act2013
from workflows.posh2013.offices import district_officers
from workflows.posh2013.report_paper import recommendation_for
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.step import NEW, staged, step


class RecommendationStage(models.TextChoices):
    """Where a recommendation stands."""

    RECOMMENDED = "recommended", _("recommended, the employer is to act")
    TO_PAY = "to_pay", _("cannot be deducted: the respondent is to pay")
    RECOVERY = "recovery", _("sent for recovery as arrears of land revenue")
    DONE = "done", _("done")
    DEFAULTED = "defaulted", _("not done")
    STAYED = "stayed", _("stayed")
    SET_ASIDE = "set_aside", _("set aside")


LIVE = (RecommendationStage.RECOMMENDED, RecommendationStage.TO_PAY, RecommendationStage.RECOVERY, RecommendationStage.DEFAULTED)


def report_reached_whom_it_is_against(procedure):
    """PO-36: the report reaches the person it is against before anything is done on it."""
    papers = Document.objects.filter(case=procedure.case, kind="report", to_party=procedure.record.party, served_on__isnull=False)
    if procedure.record.party is None or papers.exists():
        return None
    said = _("Nothing is done before the report is shown to have reached the person it is against.")
    return Unmet("PO-36", said, "service", opens="report.prove_service")


def action_is_open(procedure):
    """PO-43: the action is one of the service rules, or of rule 9 where there are none."""
    penalty = procedure.penalty
    if procedure.record.kind == "deduction" or not penalty:
        return None
    return penalties.not_open(penalty, rules=penalties.has_rules(procedure.case, procedure.record.party), clause="PO-43")


def as_recommended(procedure):
    """PO-43: the employer acts on the recommendation; another action than that needs reasons. The finding is not his."""
    given, kept = procedure.facts.get("penalty"), (procedure.record.content or {}).get("penalty")
    if not given or given == kept or procedure.facts.get("reasons"):
        return None
    said = _("The employer acts upon the recommendation. Write why something else is done; the finding is not the employer's to change.")
    return Unmet("PO-43", said, "reasons", opens="reasons")


def late_is_said(procedure):
    """PO-43: later than sixty days is late, and done all the same."""
    return Caution("PO-43", _("The sixty days to act are over.")) if procedure.overdue(limits.EMPLOYER_ACT) else None


def default_opens(procedure):
    """PO-44, PO-54: what is left undone can be appealed against, and is an offence that the magistrate tries on complaint."""
    return Caution("PO-54", _("Not acting can be appealed against (s.18), and is punished on complaint to the magistrate (s.26)."))


def appeal_opens(procedure):
    """PO-44: non-implementation is a ground of appeal."""
    return Caution("PO-44", _("She, and anybody aggrieved, may appeal because it is not implemented."))


def sixty_days_are_over(procedure):
    """PO-43: the employer has sixty days before anything is called a default."""
    if procedure.overdue(limits.EMPLOYER_ACT):
        return None
    return Unmet("PO-43", _("The employer's sixty days are not over."), "time", opens=_("the end of the sixty days"))


def it_is_a_sum(procedure):
    """PO-39: only a sum is deducted, paid or recovered."""
    if procedure.record.kind == "deduction":
        return None
    return Unmet("PO-39", _("Only a sum of money is deducted, paid or recovered."), "correction")


class Recommendation(Act2013, Procedure):
    """One recommendation of a report, from being made to being done."""

    record_class = RecommendationRecord
    record_called = _("Recommendation")
    stage = staged(RecommendationStage)

    @property
    def penalty(self):
        """The action taken, as named or else as recommended."""
        return self.facts.get("penalty") or (self.record.content or {}).get("penalty")

    @step(
        stage, "recommendation.give", source=NEW, target=RecommendationStage.RECOMMENDED, who="system", clause=("PO-38", "PO-39"),
        label=_("A recommendation is made"),
    )
    def give(self):
        """Each recommendation is kept apart, with what became of it; it orders nothing by itself."""
        self.keep("words", "penalty", "amount", "trauma", "opportunity", "medical", "means", "paid_as")

    @step(
        stage, "recommendation.act", source=(RecommendationStage.RECOMMENDED, RecommendationStage.DEFAULTED),
        target=RecommendationStage.DONE, who="employer", duty="employer", clause=("PO-43", "PO-36"), label=_("Act on a recommendation"),
        facts=[
            Fact("how", "words", _("What was done?"), required=True, clause="PO-43", cure="statement"),
            Fact("done_on", "day", _("On which day?")),
            Fact("penalty", "choice", _("If another action was taken than recommended: which?"), choices=penalties.PENALTIES),
            Fact("reasons", "words", _("If so, why?")),
        ],
        conditions=[report_reached_whom_it_is_against], checks=[action_is_open, as_recommended], cautions=[late_is_said],
    )  # fmt: skip
    def act(self):
        """Within sixty days the employer acts under the service rules and tells the committee; the finding is never the employer's."""
        self.put(done_on=str(self.facts.get("done_on") or self.on), action=self.facts["how"], penalty_taken=self.penalty or "")
        self.keep("reasons")
        self.ends()
        self.tell(self.facts["how"])

    def tell(self, action) -> None:
        """Whom it is against learns what was done."""
        if self.record.party is not None:
            day = self.facts.get("done_on") or self.on
            what = recommendation_for(self.record.party, self.record)
            self.serve("employer-action", to=self.record.party, recommendation=what, action=action, done_on=day)

    def ends(self, *, state="met") -> None:
        """Nothing more is to be done on it; with the last of them the sixty days are met."""
        self.record.ended_on = self.on
        others = RecommendationRecord.objects.filter(case=self.case, stage__in=LIVE).exclude(pk=self.record.pk)
        if not others.exists():
            self.meet_clock(limits.EMPLOYER_ACT, state=state)

    @step(
        stage, "recommendation.decline", source=RecommendationStage.RECOMMENDED, target=RecommendationStage.DEFAULTED, who="employer",
        clause=("PO-43", "PO-54"), label=_("Say that a recommendation is not acted upon"), cautions=[default_opens, appeal_opens],
        facts=[Fact("reasons", "words", _("Why not?"), required=True, clause="PO-43")],
    )  # fmt: skip
    def decline(self):
        """The employer shall act; that he does not is kept with his reasons, and opens appeal and prosecution."""
        self.put(declined=self.facts["reasons"], defaulted_on=self.on.isoformat())

    @step(
        stage, "recommendation.default", source=(RecommendationStage.RECOMMENDED, RecommendationStage.TO_PAY),
        target=RecommendationStage.DEFAULTED, who="complainant_or_committee", clause=("PO-43", "PO-54"),
        label=_("Record that a recommendation was not acted upon"),
        conditions=[sixty_days_are_over], cautions=[default_opens, appeal_opens],
        facts=[Fact("what", "words", _("What was not done?"))],
    )  # fmt: skip
    def default(self):
        """After sixty days without action the default is kept; it opens appeal for non-implementation and complaint to the magistrate."""
        self.keep("what")
        self.put(defaulted_on=self.on.isoformat())

    @step(
        stage, "recommendation.cannot_deduct", source=(RecommendationStage.RECOMMENDED, RecommendationStage.DEFAULTED),
        target=RecommendationStage.TO_PAY, who="employer", clause="PO-39", label=_("Say that the sum cannot be deducted"),
        conditions=[it_is_a_sum, report_reached_whom_it_is_against],
        facts=[Fact("reasons", "words", _("Why not? Absent from duty, or no longer in service"), required=True, clause="PO-39")],
    )  # fmt: skip
    def cannot_deduct(self):
        """Where a deduction is impossible because of absence or the end of service, he is directed to pay it to her."""
        self.put(cannot_deduct=self.facts["reasons"])
        self.tell(_("The sum is to be paid to her."))

    @step(
        stage, "recommendation.pay", source=(RecommendationStage.TO_PAY, RecommendationStage.RECOVERY, RecommendationStage.DEFAULTED),
        target=RecommendationStage.DONE, who="employer_or_respondent", clause="PO-39", label=_("Report that the sum was paid"),
        conditions=[it_is_a_sum], duty="respondent",
        facts=[Fact("how", "words", _("How was it paid?"), required=True, cure="payment"), Fact("done_on", "day", _("On which day?"))],
    )  # fmt: skip
    def pay(self):
        """The sum reached her, or her heirs."""
        self.put(done_on=str(self.facts.get("done_on") or self.on), paid=self.facts["how"])
        self.ends()

    @step(
        stage, "recommendation.recover", source=RecommendationStage.TO_PAY, target=RecommendationStage.RECOVERY, who="committee",
        clause="PO-39", label=_("Send the sum for recovery as arrears of land revenue"), conditions=[it_is_a_sum],
        facts=[Fact("reasons", "words", _("Since when is it unpaid, and what was tried?"), required=True, clause="PO-39")],
    )  # fmt: skip
    def recover(self):
        """Where he does not pay, the committee may send the order for the sum to the District Officer for recovery."""
        self.put(recovery=self.facts["reasons"], sent_on=self.on.isoformat())
        for officer in district_officers(self.case, on=self.on):
            told = {"recipient": "officer", "recommendation": recommendation_for(officer, self.record), "reasons": self.facts["reasons"]}
            self.serve("recovery-request", to=officer, **told)
            named = [{"code": self.record.party.code, "name": (self.record.party.identity or {}).get("name", "")}]
            self.serve("sealed-key", to=officer, recipient="officer", people=named, why=_("To recover the sum."))

    @step(
        stage, "recommendation.stay", source=LIVE, target=RecommendationStage.STAYED, who="system", clause="PO-44",
        label=_("A recommendation is stayed"),
    )
    def stay(self):
        """A court or tribunal stayed it; it rests where it stood."""
        self.put(before_stay=self.before)

    @step(
        stage, "recommendation.resume", source=RecommendationStage.STAYED, target=LIVE, who="system", clause="PO-44",
        label=_("A stay has ended"),
    )
    def resume(self):
        """The stay ended; it stands where it stood."""
        return RecommendationStage(self.record.content["before_stay"])

    @step(
        stage, "recommendation.set_aside", source=(*LIVE, RecommendationStage.STAYED, RecommendationStage.DONE),
        target=RecommendationStage.SET_ASIDE, who="system", clause="PO-44", label=_("A recommendation is set aside"),
    )
    def set_aside(self):
        """Set aside on appeal; what was already done is for that order."""
        self.ends(state="ended")
