"""An amicable settlement: only because she asks, in written terms, signed by both sides (SH-57)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Allegation, InterimRelief, Role
from cases.models import Settlement as SettlementRecord
from workflows import book
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared import concerned
from workflows.shared.not_kept import decided_meanwhile, she_signed
from workflows.shared.spine import OPEN_STAGES, Stage
from workflows.step import NEW, staged, step

HERS = frozenset({"aggrieved_woman", "heir"})
NOT_NOW = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, Stage.STOPPED)


class SettlementStage(models.TextChoices):
    """Where a settlement stands."""

    ASKED = "asked", _("she asked for it")
    PROPOSED = "proposed", _("terms written, to be signed")
    SIGNED = "signed", _("signed by both sides")
    REFUSED = "refused", _("not settled")
    BREACHED = "breached", _("not kept")


PROTECTION = Fact(
    "keep_protection", "yes_no", _("Shall the protection ordered meanwhile go on after a settlement?"),
    _("For her to say. Left out, it goes on until she says otherwise."),
)  # fmt: skip
TALKING = (SettlementStage.ASKED, SettlementStage.PROPOSED)


def she_asks(procedure):
    """SH-57: at the request of the complainant; refused if anybody else opens it."""
    if procedure.found & HERS:
        return None
    said = _("Only she can ask for a settlement. Nobody proposes it to her, and nobody opens it for her.")
    return Unmet("SH-57", said, "request", opens=_("her own request"))


def while_it_is_possible(procedure):
    """SH-57: a settlement comes before the order; the days of the inquiry run on meanwhile."""
    if procedure.may_be_settled():
        return None
    return Unmet("SH-57", procedure.not_possible, "time" if procedure.spine_stage in NOT_NOW else "nothing")


def none_is_open(procedure):
    """SH-57: one settlement is talked about at a time."""
    if procedure.record.stage == NEW and procedure.rows(SettlementRecord, *TALKING):
        return Unmet("SH-57", _("A settlement is being talked about already."), "nothing", opens="settlement.propose")
    return None


def he_knows_of_it(procedure):
    """NJ-15: terms are put to a respondent who has been given notice of the complaint."""
    if procedure.asked_of:
        return None
    said = _("No respondent has been given notice of the complaint yet.")
    return Unmet("NJ-15", said, "service", opens="service.send")


def his_to_sign(procedure):
    """SH-57: the terms are signed by those whom they bind, once each."""
    mine = procedure.me()
    signed = (procedure.record.content or {}).get("signed", {})
    if mine is None or mine.code not in procedure.signatories:
        return Unmet("SH-57", _("These terms do not name you as one who signs."), "nothing")
    if mine.code in signed:
        return Unmet("SH-57", _("You have signed already."), "nothing")
    return None


def everybody_signed(procedure):
    """SH-57: an apology, or silence, is no settlement; her own signature is needed, and his."""
    lacking = procedure.signatories - procedure.signed_on_paper - set((procedure.record.content or {}).get("signed", {}))
    if (procedure.record.content or {}).get("terms") and not lacking:
        return None
    said = _("Not a settlement: the written terms are not signed by both sides. The inquiry goes on.")
    return Unmet("SH-57", said, "signature", opens="settlement.sign")


class Settlement(Procedure):
    """From her request to terms that both sides signed, or to none."""

    record_class = SettlementRecord
    begun_by = "request"
    stage = staged(SettlementStage)
    not_possible = _("A settlement is possible while the complaint is before the committee, and before its order.")

    def may_be_settled(self) -> bool:
        """Whether the complaint stands where it may still be settled."""
        return self.spine_stage in OPEN_STAGES

    def talks_begin(self) -> None:
        """What her request does to the complaint: nothing here, the inquiry goes on meanwhile."""

    def talks_end(self) -> None:
        """What follows for the complaint when nothing was settled: nothing here, it never stopped."""

    @property
    def hers(self):
        """The women or heirs who complain; where another filed for them, the women themselves."""
        women = self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR)
        return concerned.women(self) or list(women.filter(is_complainant=True) or women)

    @property
    def asked_of(self) -> list:
        """The respondents whom the terms bind: those named, among those who have notice."""
        told = [one for one in concerned.respondents(self) if one.served_on is not None]
        named = self.facts.get("respondents")
        return [one for one in told if one in named] if named else told

    @property
    def signatories(self) -> set:
        """Codes of everybody who signs these terms."""
        return set((self.record.content or {}).get("signatories", ()))

    @property
    def signed_on_paper(self) -> set:
        """Codes of those whose signature on paper is before the committee."""
        return {one.code for one in self.facts.get("signed_by") or []}

    @step(
        stage, "settlement.ask", source=NEW, target=SettlementStage.ASKED, who="parties_and_committee", clause="SH-57",
        label=_("Ask for an amicable settlement"),
        facts=[Fact("wish", "words", _("What would settle it for you?"), _("You need not know yet.")), PROTECTION],
        conditions=[she_asks, while_it_is_possible, none_is_open],
    )  # fmt: skip
    def ask(self):
        """Before an inquiry ends the committee may try a settlement, and only at the complainant's request."""
        self.begin_talks()

    def begin_talks(self) -> None:
        """Her request, and what she wishes."""
        self.record.party = self.me()
        self.keep("wish")
        self.hear_of_protection([self.me()])
        self.talks_begin()

    @step(
        stage, "settlement.propose", source=TALKING, target=SettlementStage.PROPOSED, who="parties_and_committee",
        clause="SH-57", label=_("Write the terms of the settlement"), duty="committee",
        facts=[
            Fact("terms", "words", _("What is agreed?"), required=True, clause="SH-57", cure="statement"),
            Fact("respondents", "parties", _("Which respondents do the terms bind?"), _("Left out: all who have notice.")),
        ],
        conditions=[while_it_is_possible], checks=[he_knows_of_it],
    )  # fmt: skip
    def propose(self):
        """The terms are written and put to each side apart; changed terms are signed afresh."""
        self.write_terms()

    def write_terms(self) -> None:
        """The terms are kept, and each of those whom they bind gets them."""
        self.keep("terms")
        both = [*self.hers, *self.asked_of]
        self.put(signatories=[one.code for one in both], signed={})
        for party in both:
            self.serve(
                "settlement-terms", to=party, asked_on=self.record.opened_on, terms=self.terms_on_paper(),
                respondent=", ".join(one.code for one in self.asked_of),
            )  # fmt: skip

    @step(
        stage, "settlement.sign", source=SettlementStage.PROPOSED,
        target=(SettlementStage.PROPOSED, SettlementStage.SIGNED, SettlementStage.REFUSED),
        who="either_party", clause="SH-57", label=_("Sign the terms, or say that you do not agree"),
        facts=[
            Fact("agrees", "yes_no", _("Do you agree to these terms?"), _("Left out: yes.")),
            Fact("why", "words", _("If not, would you like to say why?")),
            PROTECTION,
        ],
        conditions=[while_it_is_possible, his_to_sign],
    )  # fmt: skip
    def sign(self):
        """Both sides sign; where one does not agree there is no settlement, and the inquiry goes on."""
        if self.facts.get("agrees") is False:
            self.keep("why")
            self.end_talks()
            return SettlementStage.REFUSED
        self.put(signed={**self.record.content["signed"], self.me().code: self.on.isoformat()})
        self.hear_of_protection([self.me()])
        if self.signatories - set(self.record.content["signed"]):
            return SettlementStage.PROPOSED
        self.end_complaint()
        return SettlementStage.SIGNED

    @step(
        stage, "settlement.close", source=TALKING, target=SettlementStage.SIGNED, who="committee", clause="SH-57",
        label=_("Record a settlement signed on paper"),
        facts=[
            Fact("signed_by", "parties", _("Who signed the terms on paper?")),
            Fact("paper", "paper", _("The signed terms")),
            PROTECTION,
        ],
        conditions=[while_it_is_possible], checks=[everybody_signed],
    )  # fmt: skip
    def close(self):
        """The committee records the settlement on the signed terms; a letter of apology alone is none."""
        self.put(signed={**(self.record.content or {}).get("signed", {}), **dict.fromkeys(self.signed_on_paper, self.on.isoformat())})
        self.hear_of_protection(self.hers)
        self.end_complaint()

    @step(
        stage, "settlement.refuse", source=TALKING, target=SettlementStage.REFUSED, who="either_party", clause="SH-57",
        label=_("End the talks about a settlement"),
    )  # fmt: skip
    def refuse(self):
        """Either side may end the talks; the inquiry has not stopped."""
        self.end_talks()

    def end_talks(self) -> None:
        """Nothing was settled."""
        self.record.ended_on = self.on
        self.talks_end()

    @step(
        stage, "settlement.breach", source=SettlementStage.SIGNED, target=SettlementStage.BREACHED, who="aggrieved_woman",
        clause="SH-57", label=_("Say that the settlement is not kept"),
        facts=[Fact("what", "words", _("What is not kept?"), required=True, clause="SH-57", cure="statement")],
        conditions=[she_signed], cautions=[decided_meanwhile],
    )  # fmt: skip
    def breach(self):
        """The text is silent on breach: at her word the complaint is open again where it stood."""
        self.put(breach=self.facts["what"], breached_on=self.on.isoformat())
        self.record.ended_on = self.on
        self.after_the_breach()

    def after_the_breach(self) -> None:
        """What was settled is pursued again, and the complaint is open where it stood; after the order there is nothing to open."""
        if self.spine_stage in (*OPEN_STAGES, Stage.SETTLED):
            for allegation in Allegation.objects.filter(pk__in=self.record.content.get("covers", []), stage=concerned.NOT_PURSUED):
                self.also("allegation.revive", record=allegation)
        if self.spine_stage in book.find(self.law, "complaint.reopen")[1].sources:
            self.also("complaint.reopen", record=self.spine)

    def terms_on_paper(self) -> list[dict]:
        """Each paragraph of the terms is one of them."""
        written = [words for line in self.record.content["terms"].splitlines() if (words := line.strip())]
        return [{"number": number, "words": words, "by": ""} for number, words in enumerate(written, start=1)]

    def end_complaint(self):
        """Settled between those who signed; where nothing else is pursued the complaint is settled, else it goes on for the rest."""
        self.record.ended_on = self.on
        if self.all_signed:
            self.leave_or_end_protection()
            self.also("complaint.settle", record=self.spine)
        else:
            self.end_what_is_settled()

    def end_what_is_settled(self) -> None:
        """Between those who signed nothing is pursued any more, as long as the terms are kept; the rest goes on."""
        covered = self.covered()
        self.put(covers=[str(one.pk) for one in covered])
        for allegation in covered:
            self.also("allegation.end", record=allegation, why="settlement")

    def covered(self) -> list:
        """What a woman and a respondent who both signed have settled between them; an heir signs for the one who died."""
        signed = set(self.record.content["signed"])
        women = {key for one in self.hers if one.code in signed for key in (one.pk, one.of_party_id)} - {None}
        if all(one.code in signed for one in self.hers):
            women.add(None)
        return [one for one in concerned.live(self.case) if one.party.code in signed and one.woman_id in women]

    @property
    def all_signed(self) -> bool:
        """Whether everybody signed for whom, or against whom, something is still pursued."""
        everybody = {one.code for one in (*self.hers, *concerned.respondents(self))}
        return everybody <= set(self.record.content["signed"])

    def hear_of_protection(self, parties) -> None:
        """SH-28: whether protection goes on is the woman's to say; a respondent's word on it counts for nothing."""
        word = self.facts.get("keep_protection")
        codes = [one.code for one in parties if one.role != Role.RESPONDENT]
        if word is not None and codes:
            self.put(protection={**(self.record.content or {}).get("protection", {}), **dict.fromkeys(codes, word)})

    def leave_or_end_protection(self) -> None:
        """A direction in force ends where whoever it protects said so, and stands otherwise; what was not yet directed ends."""
        said = (self.record.content or {}).get("protection", {})
        for relief in InterimRelief.objects.filter(case=self.case, stage__in=("granted", "directed", "reported")):
            if relief.stage != "granted" and said.get(getattr(relief.party, "code", ""), True):
                self.also("interim.go_on", record=relief)
            else:
                self.also("interim.end", record=relief, reasons=str(_("The complaint is settled.")), follows="settlement")
