"""Taking a complaint up, or saying with reasons that it belongs elsewhere: sections 2(n) and 3(2), rule 7(7) (PO-09, PO-29, NJ-14)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Consent, Role
from committees import conflicts
from committees.models import Person
from workflows.facts import Fact
from workflows.posh2013.intime import InTime
from workflows.refusals import Unmet
from workflows.shared.guards import committee_lawful, own_declaration, some_have_not_declared
from workflows.shared.spine import Stage
from workflows.step import step

CONDUCT = (
    ("physical", _("physical contact and advances")),
    ("demand", _("a demand or request for sexual favours")),
    ("remarks", _("sexually coloured remarks")),
    ("pornography", _("showing pornography")),
    ("other", _("other unwelcome conduct of a sexual nature: physical, verbal or non-verbal")),
)
CIRCUMSTANCES = (
    ("promise", _("promise of preferential treatment in her employment")),
    ("threat", _("threat of detrimental treatment")),
    ("status", _("threat about her present or future employment")),
    ("hostile", _("interference with her work, or an intimidating, offensive or hostile environment")),
    ("humiliation", _("humiliating treatment likely to affect her health or safety")),
)
ELSEWHERE = (
    ("local_committee", _("the Local Committee of the district")),
    ("other_committee", _("the committee of another workplace")),
    ("grievance", _("the grievance procedure of the workplace")),
    ("labour_office", _("the labour authority")),
    ("police", _("the police")),
    ("civil_court", _("a civil court")),
    ("other", _("another forum, named below")),
)
QUORUM = 3


def quorum(people, case, *, on):
    """PO-29: three members at least who sit in the case, the Presiding Officer among them; nothing, where they are there."""
    seats = [seat for seat in conflicts.sitting_members(case, on=on) if seat.person_id in set(people)]
    said = _("Three members are needed, the Presiding Officer among them; %(present)s sit.") % {"present": len(seats)}
    if len(seats) < QUORUM:
        return Unmet("PO-29", said, "quorum", opens="present")
    if not any(seat.kind == "president" for seat in seats):
        return Unmet("PO-29", _("The Presiding Officer is not among them; without her there is no quorum."), "quorum", opens="present")
    return None


class Screening(InTime):
    """The committee applies its mind before anybody is given notice."""

    def consent_stands(self):
        """PO-13: where another files on her consent, it still stands."""
        given = Consent.objects.filter(case=self.case)
        if self.record.capacity == "another" and given.exists() and not given.filter(stage="given").exists():
            return Unmet("PO-13", _("No written consent stands. Nothing is done for her without it."), "consent", opens="consent.record")
        return None

    def something_of_the_act(self):
        """PO-09: without one element of sections 2(n) or 3(2) the notice is held; a reasoned note says where to go."""
        if self.facts.get("elements") or self.facts.get("circumstances"):
            return None
        said = _("None of the elements of sexual harassment is marked, so no notice goes out. Write why, and say where she can turn.")
        return Unmet("PO-09", said, "forum" if self.facts.get("reasons") else "reasons", opens="complaint.refer")

    @step(
        InTime.stage, "complaint.screen", source=Stage.FILED, target=Stage.INQUIRY, who="committee", clause=("PO-09", "PO-10"),
        label=_("Take the complaint up"), duty="committee",
        facts=[
            Fact("elements", "choices", _("What kind of conduct is told?"), choices=CONDUCT),
            Fact("circumstances", "choices", _("In which circumstances?"), choices=CIRCUMSTANCES),
            Fact("note", "words", _("What speaks for it at first sight?")),
            Fact("reasons", "words", _("If nothing is marked, why?")),
        ],
        conditions=[own_declaration, committee_lawful, consent_stands, InTime.link_is_found, InTime.in_time_or_extended],
        checks=[something_of_the_act], cautions=[some_have_not_declared],
    )  # fmt: skip
    def screen(self):
        """In time and within sections 2(n) and 3(2), it is inquired into; a preliminary look, not yet a finding."""
        self.keep("elements", "circumstances", "note")
        self.put(screened_on=self.on.isoformat())

    def signed_by_a_quorum(self):
        """PO-29: the note is signed by three, the Presiding Officer among them."""
        return quorum({one.pk for one in self.signatories()}, self.case, on=self.on)

    def signatories(self) -> list:
        """Who signs the note, the person who enters it among them."""
        return [one for one in [*(self.facts.get("signed_by") or []), self.by] if isinstance(one, Person)]

    def where_to_go_is_said(self):
        """NJ-14: nobody is sent away without being told where."""
        if self.facts.get("forum") == "other" and not self.facts.get("where"):
            return Unmet("NJ-14", _("Say where she can turn."), "forum", opens="where")
        return None

    @step(
        InTime.stage, "complaint.refer", source=(Stage.FILED, Stage.INQUIRY), target=Stage.REFERRED, who="committee",
        clause=("NJ-14", "PO-09", "PO-07"), label=_("Hand it to the forum where it belongs"),
        facts=[
            Fact("reasons", "words", _("Why does it not belong here?"), required=True, clause="NJ-14"),
            Fact("forum", "choice", _("Where does it belong?"), choices=ELSEWHERE, required=True, clause="NJ-14", cure="forum"),
            Fact("where", "line", _("Its name and address")),
            Fact("signed_by", "people", _("Who signs the note?")),
        ],
        conditions=[own_declaration], checks=[where_to_go_is_said, signed_by_a_quorum], cautions=[some_have_not_declared],
    )  # fmt: skip
    def refer(self):
        """A reasoned note; she is told where to go; the papers go there with the day of first receipt; the text is kept."""
        self.keep("reasons", "forum", "where")
        self.put(signed_by=sorted({str(one.pk) for one in self.signatories()}))
        self.record.ended_on = self.on
        self.end_clocks()
        place = ": ".join(str(one) for one in (dict(ELSEWHERE)[self.facts["forum"]], self.facts.get("where")) if one)
        told = self.parties(Role.RESPONDENT).filter(served_on__isnull=False).exists()
        for complainant in self.complainants:
            self.serve(
                "another-forum", to=complainant, received_on=self.case.received_on, where=place,
                reasons=self.facts["reasons"], nobody_told=not told,
            )  # fmt: skip
