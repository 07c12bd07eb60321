"""Taking a complaint up, or saying with reasons that it belongs elsewhere (SH-52, SH-06, NJ-14)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Consent, Role
from committees import conflicts
from committees.models import Person
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.guards import committee_lawful, own_declaration, some_have_not_declared
from workflows.shared.spine import Spine, Stage
from workflows.step import step

CONDUCT = (
    ("physical", _("physical")),
    ("verbal", _("by words")),
    ("non_verbal", _("without words: gestures, looks, following")),
    ("textual", _("in writing")),
    ("graphic", _("in pictures")),
    ("electronic", _("by telephone or on line")),
    ("advances", _("advances")),
    ("demand", _("a demand or request for favours")),
    ("molestation", _("molestation")),
)
RELATION = (
    ("her_workplace", _("at the workplace where she works")),
    ("present", _("she was present at the workplace, for any reason")),
    ("contact", _("in contact through her work or theirs")),
    ("student", _("she studies or visits there")),
)
BY_WHOM = (
    ("employer", _("the employer")),
    ("supervisor", _("a supervisor")),
    ("co_employee", _("a co-employee")),
    ("owner", _("the owner of an institution")),
    ("employee", _("an employee of an institution")),
    ("teacher", _("a teacher")),
    ("student", _("a student")),
    ("outsider", _("somebody from outside")),
)
NOT_NAMED_BY_THE_TEXT = ("student", "outsider")
ENOUGH_TO_SIGN = 2
ELSEWHERE = (
    ("labour_office", _("the labour authority")),
    ("grievance", _("the grievance procedure of the workplace")),
    ("police", _("the police")),
    ("local_committee", _("the Local Complaints Committee, through the District Special Officer")),
    ("other_committee", _("the committee of another workplace")),
    ("civil_court", _("a civil court")),
    ("other", _("another forum, named below")),
)


class Screening(Spine):
    """The committee applies its mind before anybody is given notice."""

    def consent_stands(self):
        """SH-17: where another files for her, her consent still stands."""
        if self.complaint_needs_consent and not self.rows(Consent, "given"):
            return Unmet("SH-16", _("No written consent stands. Nothing is done for her without it."), "consent", opens="consent.record")
        return None

    @property
    def complaint_needs_consent(self) -> bool:
        """Whether somebody else filed for her."""
        return self.record.capacity == "organisation"

    def something_of_the_text(self):
        """SH-52: without one element of sexual harassment the notice is held; a reasoned note says where to go."""
        if self.facts.get("elements"):
            return None
        said = _("None of the elements of sexual harassment is marked, so no notice goes out. Write why, and say where she can turn.")
        return Unmet("SH-52", said, "forum" if self.facts.get("reasons") else "reasons", opens="complaint.refer")

    def whom_the_text_does_not_name(self):
        """Fellow students and outsiders are not named: the complaint is taken; only directions (i) to (iv) can follow."""
        if self.facts.get("by_whom") in NOT_NAMED_BY_THE_TEXT:
            said = _("The text does not name this person among employers, owners and employees. The complaint is taken up all the same.")
            return Caution("SH-52", said)
        return None

    @step(
        Spine.stage, "complaint.screen", source=Stage.FILED, target=Stage.INQUIRY, who="committee", clause=("SH-52", "SH-06"),
        label=_("Take the complaint up"), duty="committee",
        facts=[
            Fact("elements", "choices", _("What kind of conduct is told?"), choices=CONDUCT),
            Fact("relation", "choice", _("How does it touch her work or studies?"), choices=RELATION),
            Fact("by_whom", "choice", _("By whom?"), choices=BY_WHOM),
            Fact("note", "words", _("What speaks for it at first sight?")),
            Fact("reasons", "words", _("If nothing is marked, why?")),
        ],
        conditions=[own_declaration, committee_lawful, consent_stands],
        checks=[something_of_the_text], cautions=[whom_the_text_does_not_name, some_have_not_declared],
    )  # fmt: skip
    def screen(self):
        """Unwelcome, sexually determined conduct, at or for her work or studies: a preliminary look, not yet a finding."""
        self.keep("elements", "relation", "by_whom", "note")
        self.put(screened_on=self.on.isoformat())
        if self.facts.get("by_whom") in NOT_NAMED_BY_THE_TEXT and len(respondents := self.parties(Role.RESPONDENT)) == 1:
            respondents.update(is_employee=False)

    def signed_by_enough(self):
        """NJ-14: the note is signed by a quorum; the text gives no number, so too few are warned of."""
        sitting = conflicts.sitting_members(self.case, on=self.on).count()
        if len(self.signatories()) < max(ENOUGH_TO_SIGN, -(-sitting // 2)):
            return Caution("NJ-14", _("Fewer than half of the members sign this note."))
        return None

    def signatories(self) -> set:
        """Who signs the note, the person who enters it among them."""
        named = self.facts.get("signed_by") or []
        return {one.pk for one in [*named, self.by] if isinstance(one, Person)}

    def where_to_go_is_said(self):
        """NJ-14: nobody is sent away without being told where."""
        if self.facts.get("forum") == "other" and not self.facts.get("where"):
            return Unmet("NJ-14", _("Say where she can turn."), "forum", opens="where")
        return None

    @step(
        Spine.stage, "complaint.refer", source=(Stage.FILED, Stage.INQUIRY), target=Stage.REFERRED, who="committee",
        clause=("NJ-14", "SH-52"), label=_("Hand it to the forum where it belongs"),
        facts=[
            Fact("reasons", "words", _("Why does it not belong here?"), required=True, clause="NJ-14"),
            Fact("forum", "choice", _("Where does it belong?"), choices=ELSEWHERE, required=True, clause="NJ-14", cure="forum"),
            Fact("where", "line", _("Its name and address")),
            Fact("signed_by", "people", _("Who signs the note?")),
        ],
        conditions=[own_declaration], checks=[where_to_go_is_said], cautions=[signed_by_enough, some_have_not_declared],
    )  # fmt: skip
    def refer(self):
        """A reasoned note; she is told where to go; the papers go there with the day of first receipt; the text is kept."""
        self.keep("reasons", "forum", "where")
        self.put(signed_by=sorted(str(one) for one in self.signatories()))
        self.record.ended_on = self.on
        self.end_clocks()
        place = ": ".join(str(one) for one in (dict(ELSEWHERE)[self.facts["forum"]], self.facts.get("where")) if one)
        told = self.parties(Role.RESPONDENT).filter(served_on__isnull=False).exists()
        for complainant in self.complainants:
            self.serve(
                "another-forum", to=complainant, received_on=self.case.received_on, where=place,
                reasons=self.facts["reasons"], nobody_told=not told,
            )  # fmt: skip
