"""Written consent to a filing by another: asked, given, refused, withdrawn at any stage (SH-16, SH-17)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Consent as ConsentRecord
from cases.models import Role
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared import concerned
from workflows.shared.own_name import STOOD_AT
from workflows.step import NEW, staged, step

HERS = (Role.AGGRIEVED_WOMAN, Role.HEIR)
FILED_BY_ANOTHER = ("organisation", "another")


class ConsentStage(models.TextChoices):
    """Where a consent stands."""

    ASKED = "asked", _("asked, not yet answered")
    GIVEN = "given", _("given in writing")
    DECLINED = "declined", _("not given")
    WITHDRAWN = "withdrawn", _("withdrawn")


class Consent(Procedure):
    """One woman's consent, or that of her heirs: what another may do for her."""

    record_class = ConsentRecord
    stage = staged(ConsentStage)

    def hers_to_give(self):
        """SH-16: each woman answers for herself, an heir for one who has died; whoever receives complaints may record her paper."""
        mine = self.me()
        asked = self.record.party or self.facts.get("woman")
        if mine is None or asked is None or mine.role != Role.AGGRIEVED_WOMAN or mine.pk == asked.pk:
            return None
        return Unmet("SH-16", _("This consent is another woman's to give."), "consent", opens=_("her own answer"))

    def not_dated_ahead(self):
        """A consent is dated by the day on which it was signed."""
        given = self.facts.get("given_on")
        if given and given > self.on:
            return Unmet("SH-16", _("This day is still to come. Check the date."), "correction", opens="given_on")
        return None

    @step(
        stage, "consent.ask", source=NEW, target=ConsentStage.ASKED, who="recipient_or_complainant", clause="SH-16",
        label=_("Ask a woman for her consent"), facts=[Fact("woman", "party", _("Whom?"), required=True, cure="consent")],
    )  # fmt: skip
    def ask(self):
        """Each of several women is asked before her facts are used."""
        self.record.party = self.facts["woman"]
        filer = self.parties(*Role.values).filter(is_complainant=True).values_list("code", flat=True).first() or ""
        gives = [_("file the complaint"), _("use what happened to her")]
        self.serve("consent-request", to=self.record.party, filer=filer, gives=gives)

    @step(
        stage, "consent.record", source=(NEW, ConsentStage.ASKED), target=ConsentStage.GIVEN, who="her_side_or_recipient",
        clause="SH-16", label=_("Record a written consent"),
        facts=[
            Fact("woman", "party", _("Whose consent?")),
            Fact("given_on", "day", _("The day on the paper")),
            Fact("names", "line", _("Who may file, by the paper?")),
            Fact("what", "words", _("What was done to her?"), _("Left out: what the complaint tells.")),
        ],
        checks=[hers_to_give, not_dated_ahead],
    )  # fmt: skip
    def give(self):
        """Written consent of the woman, or where she has died of her heirs or representative, that names who may file."""
        women = self.parties(*HERS)
        self.record.party = self.record.party or self.facts.get("woman") or women.first()
        self.record.given_on = self.facts.get("given_on") or self.on
        self.keep("names", "what")
        if self.spine_stage in STOOD_AT:
            self.what_was_done_to_her()

    def what_was_done_to_her(self) -> None:
        """From her consent on her facts are used: what was done to her is an allegation of its own against each respondent."""
        woman, told = self.record.party, (self.spine.content or {})
        if woman is None or woman.role != Role.AGGRIEVED_WOMAN:
            return
        waiting = [row for row in told.get("awaits_consent", []) if row.get("woman") == woman.code]
        for party in self.parties(Role.RESPONDENT):
            rows = [row for row in waiting if row.get("against") in (None, "", party.code)] or ([] if waiting else [{}])
            for row in [] if party.allegation_records.filter(woman=woman).exists() else rows:
                what = row.get("what") or self.facts.get("what") or told.get("narrative", "")
                self.also("allegation.make", against=party, woman=woman, what=what, on=row.get("on") or told.get("incident_on"))

    @step(
        stage, "consent.decline", source=ConsentStage.ASKED, target=ConsentStage.DECLINED, who="her_side_or_recipient",
        clause="SH-16", label=_("Record that she does not consent"), checks=[hers_to_give],
    )
    def decline(self):
        """Nothing of hers is used; she leaves the file, and the others go on."""
        self.leaves(self.record.party)
        concerned.end_part_of(self, self.record.party, "consent")

    @step(
        stage, "consent.withdraw", source=(ConsentStage.GIVEN, ConsentStage.ASKED), target=ConsentStage.WITHDRAWN,
        who="aggrieved_woman_or_recipient", clause="SH-17", label=_("Withdraw the consent"),
        facts=[Fact("note", "words", _("What you wish to say"))], checks=[hers_to_give],
    )  # fmt: skip
    def withdraw(self):
        """At any stage: authority and sight of whoever filed end, and the proceeding stops at once."""
        self.record.ended_on = self.on
        self.keep("note")
        others = concerned.others_go_on(self, self.record.party)
        if self.spine.capacity in FILED_BY_ANOTHER and not others:
            self.the_filer_leaves()
        elif not self.record.party.is_complainant:
            self.leaves(self.record.party)
            if self.spine_stage in STOOD_AT:
                concerned.end_part_of(self, self.record.party, "consent")

    def the_filer_leaves(self):
        """Whoever acted on the consent has no part in the file any more; she may go on in her own name."""
        for filer in self.parties(Role.ORGANISATION, Role.REPRESENTATIVE):
            self.leaves(filer)
        spine = self.spine
        if spine.stage in STOOD_AT:
            self.also("complaint.stop", record=spine, why="consent")

    def leaves(self, party):
        """From this day the party is in the case no longer."""
        party.left_on = self.on
        party.save(update_fields=["left_on"])
