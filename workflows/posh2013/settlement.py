"""Conciliation under section 10: only at her request, only before the inquiry begins, never for money (PO-22 to PO-24)."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from cases.models import InterimRelief, Role, Sitting, Statement
from workflows.facts import Fact
from workflows.posh2013.act import Act2013
from workflows.posh2013.money import spoken_of
from workflows.posh2013.offices import employers_of
from workflows.refusals import Caution, Unmet
from workflows.shared import settlement as shared
from workflows.shared.ending import STANDING
from workflows.shared.settlement import PROTECTION, TALKING, SettlementStage, he_knows_of_it, none_is_open, she_asks, while_it_is_possible
from workflows.shared.spine import Stage
from workflows.step import NEW, step

CLAUSES = {
    "settlement.sign": ("PO-22", "PO-23"),
    "settlement.close": ("PO-23", "PO-22"),
    "settlement.breach": ("PO-24",),
}


def money_is_not_its_basis(procedure):
    """PO-22: no money settlement is the basis; words of money in the terms are caught and asked about."""
    told = procedure.facts
    found = spoken_of(told.get("terms"))
    if told.get("money_basis"):
        said = _("A settlement may not rest on money. Leave the payment out, or let the inquiry begin.")
        return Unmet("PO-22", said, "correction", opens="terms")
    if found and told.get("money_basis") is None:
        said = _("The terms speak of money (%(words)s). Is it the basis of the settlement?") % {"words": ", ".join(found)}
        return Unmet("PO-22", said, "correction", opens="money_basis")
    if found and not told.get("money_reasons"):
        return Unmet("PO-22", _("Write what the payment is for, if it is not the basis."), "reasons", opens="money_reasons")
    return None


def money_is_kept_in_view(procedure):
    """PO-22: a payment beside the basis is lawful and deserves a second look."""
    if spoken_of(procedure.facts.get("terms"), procedure.facts.get("wish")):
        return Caution("PO-22", _("Money is spoken of. It may not be the basis of a settlement."))
    return None


def not_told_yet(procedure):
    """PO-23: the employer says what was done once."""
    if (procedure.record.content or {}).get("action"):
        return Unmet("PO-23", _("What was done is reported already."), "nothing")
    return None


class Settlement(Act2013, shared.Settlement):
    """From her request to terms that both sides signed, recorded and sent, or to the inquiry."""

    not_possible = _("Conciliation is possible before the inquiry begins, and not afterwards.")

    @classmethod
    def as_stated_here(cls, info):
        """Recording, copies and breach stand in places of their own; relief ends with the inquiry that does not come."""
        info = super().as_stated_here(info)
        asked = tuple(fact for fact in info.facts if fact.name != PROTECTION.name)
        return replace(info, facts=asked, clauses=CLAUSES.get(info.name, info.clauses))

    def may_be_settled(self):
        """PO-22: before the inquiry begins, which it does with the first sitting or statement, whatever was taken up before."""
        stage = self.spine_stage
        return stage in (Stage.FILED, Stage.CONCILIATION) or (stage == Stage.INQUIRY and not self.inquiry_began())

    def inquiry_began(self) -> bool:
        """Whether anybody was heard, or a sitting was opened to hear somebody."""
        return bool(self.rows(Sitting, "open", "closed") or self.rows(Statement))

    def talks_begin(self):
        """The inquiry waits while it is tried to settle it."""
        if self.spine_stage in (Stage.FILED, Stage.INQUIRY):
            self.also("complaint.conciliate", record=self.spine)

    def talks_end(self):
        """Nothing was settled: the complaint stands where it stood before."""
        if self.spine_stage == Stage.CONCILIATION:
            self.also("complaint.end_conciliation", record=self.spine)

    @step(
        shared.Settlement.stage, "settlement.ask", source=NEW, target=SettlementStage.ASKED, who="parties_and_committee", clause="PO-22",
        label=_("Ask for conciliation"),
        facts=[Fact("wish", "words", _("What would settle it for you?"), _("You need not know yet."))],
        conditions=[she_asks, while_it_is_possible, none_is_open], cautions=[money_is_kept_in_view],
    )  # fmt: skip
    def ask(self):
        """Before it begins its inquiry, and only at her request, the committee may take steps to settle the matter."""
        self.begin_talks()

    @step(
        shared.Settlement.stage, "settlement.propose", source=TALKING, target=SettlementStage.PROPOSED, who="parties_and_committee",
        clause="PO-22", label=_("Write the terms of the settlement"), duty="committee",
        facts=[
            Fact("terms", "words", _("What is agreed?"), _("Each paragraph is one term."), required=True, clause="PO-22", cure="statement"),
            Fact("respondents", "parties", _("Which respondents do the terms bind?"), _("Left out: all who have notice.")),
            Fact("money_basis", "yes_no", _("Is a payment of money the basis of it?"), _("Asked where the terms speak of money.")),
            Fact("money_reasons", "words", _("If money is paid and is not the basis: what is it for?")),
        ],
        conditions=[while_it_is_possible], checks=[he_knows_of_it, money_is_not_its_basis], cautions=[money_is_kept_in_view],
    )  # fmt: skip
    def propose(self):
        """Terms are written and put to each side apart; no money settlement is made their basis."""
        self.keep("money_reasons")
        self.write_terms()

    def end_complaint(self):
        """PO-23: recorded, sent to the employer for action, a copy to each side; then there is no further inquiry."""
        self.record.ended_on = self.on
        self.put(settled_on=self.on.isoformat())
        self.send_record()
        if self.all_signed:
            self.leave_or_end_protection()
            self.also("complaint.settle", record=self.spine)
            return
        self.end_what_is_settled()
        if self.spine_stage == Stage.CONCILIATION:
            self.also("complaint.end_conciliation", record=self.spine)

    def send_record(self) -> None:
        """The same terms for both sides and the employer, by codes; what the codes mean, to the employer, on a sealed sheet."""
        signed = sorted(self.record.content["signed"])
        told = {"asked_on": self.record.opened_on, "settled_on": self.on, "terms": self.terms_on_paper(), "signed": signed}
        bound = [one for one in self.parties(Role.RESPONDENT) if one.code in signed]
        for party in (*self.hers, *bound):
            self.serve("settlement-record", to=party, **told)
        named = [{"code": one.code, "name": (one.identity or {}).get("name", "")} for one in (*self.hers, *bound)]
        for employer in employers_of(self.case, bound, on=self.on):
            self.serve("settlement-record", to=employer, recipient="employer", **told)
            why = _("To do what the settlement asks of the employer.")
            self.serve("sealed-key", to=employer, recipient="employer", people=named, why=why)

    def leave_or_end_protection(self):
        """PO-25: relief recommended for the time of the inquiry ends with it; no inquiry follows."""
        for relief in InterimRelief.objects.filter(case=self.case, stage__in=STANDING):
            self.also("interim.end", record=relief, reasons=str(_("The complaint is settled.")))

    def not_reported(self) -> bool:
        """Whether the employer has not said yet what was done."""
        return not (self.record.content or {}).get("action")

    @step(
        shared.Settlement.stage, "settlement.report", source=SettlementStage.SIGNED, target=SettlementStage.SIGNED, who="employer",
        clause="PO-23", label=_("Report what was done on the settlement"), duty="employer", due_while=[not_reported],
        conditions=[not_told_yet], facts=[Fact("how", "words", _("What was done?"), required=True, cure="statement")],
    )  # fmt: skip
    def report(self):
        """The employer acts as the recorded settlement says, and tells the committee."""
        self.put(action=self.facts["how"], acted_on=self.on.isoformat())
