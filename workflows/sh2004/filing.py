"""Filing under the draft of 2004: in each capacity, by each route, in writing or by word of mouth (SH-01, SH-11 to SH-18)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from committees.models import Committee, Workplace
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.sh2004 import limits
from workflows.shared.spine import Spine, Stage
from workflows.step import NEW, step

CAPACITIES = (
    ("herself", _("for myself")),
    ("herself_and_others", _("for myself and other women")),
    ("heir", _("for a woman who has died, as her heir or representative")),
    ("organisation", _("for her, as a trade union, women's organisation or NGO")),
)
ROUTES = (
    ("web", _("on this site")),
    ("member", _("to a member of the committee")),
    ("employer", _("to the employer")),
    ("special_officer", _("to the Special Officer")),
    ("paper", _("on paper, to the committee")),
)
NEED_CONSENT = ("heir", "organisation")

WHAT_HAPPENED = (
    Fact("respondents", "several_named", _("Who did it?")),
    Fact("narrative", "words", _("What happened?"), required=True, clause="SH-52", cure="statement"),
    Fact("incident_on", "day", _("When was the last time?")),
    Fact("allegations", "rows", _("Each thing that was done"), columns=("against", "what", "on")),
    Fact("workplace", "workplace", _("At which workplace?")),
    Fact("received_on", "day", _("The day it was received")),
    Fact("may_be_offence", "yes_no", _("May it also be an offence?")),
    Fact("language", "line", _("The language to write to her in")),
)
WHO_FILES = (
    Fact("capacity", "choice", _("For whom do you file?"), choices=CAPACITIES),
    Fact("route", "choice", _("How was it made?"), choices=ROUTES),
    Fact("woman", "named", _("The aggrieved woman")),
    Fact("other_women", "several_named", _("The other women")),
    Fact("organisation", "named", _("The organisation, with its registration")),
    Fact("consent_on", "day", _("The day of the written consent")),
    Fact("consent_to", "line", _("Whom the consent names")),
)


class Filing(Spine):
    """The ways in which a complaint is made."""

    @property
    def capacity(self) -> str:
        """In which capacity the complaint is filed; herself, where nothing is said."""
        return self.facts.get("capacity") or "herself"

    @property
    def received_on(self):
        """The day it was first received, apart from the day it was entered."""
        return self.facts.get("received_on") or self.on

    def consent_before_filing(self):
        """SH-16: heirs and organisations file only after her written consent, and never earlier than its date."""
        if self.capacity not in NEED_CONSENT:
            return None
        given = self.facts.get("consent_on")
        if given and given <= self.received_on:
            return None
        self.keep_instead = "complaint.keep_information"
        said = _("A filing for her needs her written consent, given before it, that names who may file.")
        return Unmet("SH-16", said, "consent", opens=_("her written consent; until then this is kept as information"))

    def somebody_identified(self):
        """A case needs an identified woman; without one, what is told is information (lesson of unsigned complaints)."""
        if self.capacity != "herself" and not self.facts.get("woman"):
            return Unmet("SH-16", _("Name the woman for whom you file."), "statement", opens="woman")
        return None

    def not_in_the_future(self):
        """Neither the incident nor the receipt lies ahead."""
        late = [name for name in ("incident_on", "received_on") if (self.facts.get(name) or self.on) > self.on]
        return [Unmet("SH-22", _("This day is still to come. Check the date."), "correction", opens=name) for name in late]

    @step(
        Spine.stage, "complaint.file", source=NEW, target=(Stage.FILED, Stage.RECEIVED, Stage.WAITING),
        who="anyone", clause=("SH-11", "SH-01", "SH-16"), label=_("File a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[somebody_identified, consent_before_filing, not_in_the_future],
    )
    def file(self):
        """A complaint may be lodged with any member of the committee; made to the employer, it is forwarded to it."""
        self.open_case()
        self.name_everybody()
        inquiry = self.start_clock(limits.INQUIRY, runs_from=self.received_on)
        for complainant in self.complainants:
            self.serve(
                "receipt", to=complainant, received_on=self.received_on, received_by=self.committee_name,
                route=dict(ROUTES)[self.record.route], inquiry_ends_on=inquiry.due_on,
            )  # fmt: skip
        self.tell_of_criminal_action()
        return self.where_it_goes()

    @step(
        Spine.stage, "complaint.keep_information", source=NEW, target=Stage.INFORMATION, who="anyone",
        clause=("SH-16", "SH-20"), label=_("Leave information without a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[not_in_the_future],
    )
    def keep_information(self):
        """What has no identified woman, or not her consent, is kept under seal; nobody is given notice, she is sought."""
        self.open_case()

    def open_case(self):
        """The file begins: the day of receipt, the workplace, the committee that is in force there."""
        case = self.case
        case.received_on, case.entered_at = self.received_on, self.now
        case.workplace = self.facts.get("workplace") or Workplace.objects.get()
        case.committee = self.committee_in_force()
        case.save(force_insert=True)
        self.record.case = case
        self.record.capacity, self.record.route = self.capacity, self.facts.get("route") or "web"
        self.keep("narrative", "incident_on", "consent_on", "consent_to", "may_be_offence")
        self.record.save(force_insert=True)

    def committee_in_force(self):
        """The internal committee of the workplace, if one is constituted."""
        return Committee.objects.filter(workplace=self.case.workplace, law=self.law, stage="constituted").first()

    def where_it_goes(self):
        """To the committee; else it waits for one, or for the recipient to forward it."""
        if self.record.route in ("employer", "special_officer"):
            return Stage.RECEIVED
        return Stage.FILED if self.case.committee_id else Stage.WAITING

    def name_everybody(self):
        """Who filed, for whom, against whom, under codes; names and contacts sealed."""
        mine = {"person": self.by, **(self.facts.get("woman") or {})} if self.capacity == "herself" else self.facts["woman"]
        self.add_party(Role.AGGRIEVED_WOMAN, mine, is_complainant=self.capacity.startswith("herself"))
        respondents = [self.add_party(Role.RESPONDENT, named) for named in self.facts.get("respondents") or []]
        for respondent in respondents:
            self.also("allegation.make", against=respondent, what=self.facts["narrative"], on=self.facts.get("incident_on"))

    def tell_of_criminal_action(self):
        """SH-18: immediately, whoever receives it tells her of her right to criminal action."""
        for complainant in self.complainants:
            self.serve("right-to-criminal-action", to=complainant)
