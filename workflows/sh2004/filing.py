"""Filing under the draft of 2004: in each capacity, by each route, in writing (SH-01, SH-11 to SH-18)."""

from django.utils.translation import gettext_lazy as _

from committees.models import Workplace
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.sh2004 import limits
from workflows.sh2004.capacities import CAPACITIES, ROUTES, WHO_FILES, Capacities
from workflows.sh2004.routes import Routes
from workflows.shared.spine import Stage
from workflows.step import NEW, step

WHAT_HAPPENED = (
    Fact("respondents", "several_named", _("Who did it?")),
    Fact("narrative", "words", _("What happened?"), required=True, clause="SH-52", cure="statement"),
    Fact("incident_on", "day", _("When was the last time?")),
    Fact("when", "line", _("When, as she can say it?")),
    Fact("where", "line", _("In which place there?")),
    Fact("witnesses", "words", _("Who may have seen or heard it?"), _("For the committee alone: it is not copied to the other side.")),
    Fact("allegations", "rows", _("Each thing that was done"), columns=("against", "what", "on")),
    Fact("workplace", "workplace", _("At which workplace?")),
    Fact("harassed_at", "workplace", _("If it happened at another branch, which?")),
    Fact("committee", "committee", _("If two committees are open to her, which does she choose?")),
    Fact("received_on", "day", _("The day it was received")),
    Fact("may_be_offence", "yes_no", _("May it also be an offence?")),
    Fact("language", "line", _("The language to write to her in")),
)
FOR_HER = ("narrative", "incident_on", "when", "where", "witnesses", "consent_on", "consent_to", "may_be_offence", "minor", "language")


class Filing(Routes):
    """The ways in which a complaint is made."""

    @property
    def received_on(self):
        """The day it was first received, apart from the day it was entered."""
        return self.facts.get("spoken_on") or self.facts.get("received_on") or self.on

    def not_in_the_future(self):
        """Neither the incident nor the receipt lies ahead."""
        days = ("incident_on", "received_on", "spoken_on")
        late = [name for name in days if (self.facts.get(name) or self.on) > self.on]
        return [Unmet("SH-22", _("This day is still to come. Check the date."), "correction", opens=name) for name in late]

    def at_one_workplace(self):
        """SH-11: the committee of her workplace receives it; where several are entered, it is said which."""
        if self.facts.get("workplace") or Workplace.objects.count() == 1:
            return None
        return Unmet("SH-11", _("Say at which workplace. It goes to the committee of that place."), "correction", opens="workplace")

    def only_information(self):
        """Unsigned and without an identified woman: kept, nobody is given notice, and she is sought."""
        if self.nobody_named:
            return Caution("SH-15", _("No woman is named, so this is kept as information. Find her; she may speak, write, or stay silent."))
        return None

    @step(
        Capacities.stage, "complaint.file", source=NEW, target=(Stage.FILED, Stage.RECEIVED, Stage.WAITING, Stage.INFORMATION),
        who="anyone", clause=("SH-11", "SH-01", "SH-16"), label=_("File a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[
            Capacities.somebody_identified, Capacities.consent_before_filing, Routes.law_reaches_there, not_in_the_future, at_one_workplace,
        ],
        cautions=[
            only_information, Routes.past_the_employer, Routes.choice_is_said, Capacities.registration_shown, Capacities.a_girl_may_decline,
        ],
    )  # fmt: skip
    def file(self):
        """A complaint may be lodged with any member of the committee; made to the employer, it is forwarded to it."""
        self.open_case()
        if self.nobody_named:
            return self.as_information()
        goes = self.where_it_goes()
        self.name_everybody()
        self.begin_to_count()
        self.give_receipts()
        self.tell_of_criminal_action()
        return goes

    @step(
        Capacities.stage, "complaint.keep_information", source=NEW, target=Stage.INFORMATION, who="anyone",
        clause=("SH-16", "SH-20"), label=_("Leave information without a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[not_in_the_future, at_one_workplace],
    )
    def keep_information(self):
        """What has no identified woman, or not her consent, is kept under seal; nobody is given notice, she is sought."""
        self.open_case()
        self.as_information()

    def as_information(self):
        """Kept with whoever receives complaints; who she may be and who told it stay sealed."""
        self.case.committee = self.committee_in_force()
        told = {name: self.facts[name] for name in ("woman", "organisation", "respondents") if self.facts.get(name)}
        self.put(told_of=told)
        return Stage.INFORMATION

    @step(
        Capacities.stage, "complaint.reach_out", source=Stage.INFORMATION, target=Stage.INFORMATION, who="recipient",
        clause=("SH-15", "SH-16"), label=_("Record how she was sought"), duty="recipient",
        facts=[
            Fact("how", "words", _("How was she sought, so that nobody else learns of it?"), required=True, cure="statement"),
            Fact("found", "yes_no", _("Was she found?")),
            Fact("wishes", "words", _("What does she wish?")),
        ],
    )  # fmt: skip
    def reach_out(self):
        """She is sought in confidence; if she wishes to complain, she speaks and it is written down, or she writes herself."""
        earlier = (self.record.content or {}).get("outreach", [])
        row = {name: self.facts[name] for name in ("how", "found", "wishes") if self.facts.get(name) is not None}
        self.put(outreach=[*earlier, {"on": self.on.isoformat(), **row}])

    def open_case(self):
        """The file begins: the day of receipt, apart from the day of entry; the workplace; who received it."""
        case = self.case
        case.received_on, case.entered_at = self.received_on, self.now
        case.workplace = self.facts.get("workplace") or Workplace.objects.get()
        self.record.capacity, self.record.route = self.capacity, self.facts.get("route") or "web"
        case.first_received_by = self.who_received()
        case.save(force_insert=True)
        self.record.case = case
        self.keep(*FOR_HER)
        self.record.save(force_insert=True)

    def begin_to_count(self):
        """SH-22: ninety days from the day on which it was first made, even by word of mouth, to any lawful recipient."""
        self.start_clock(limits.INQUIRY, runs_from=self.received_on)

    def give_receipts(self):
        """What arrived, when and how, in a paper of her own."""
        runs = self.case.deadlines.get(limit=limits.INQUIRY.slug)
        for complainant in self.complainants:
            self.serve(
                "receipt", to=complainant, received_on=self.case.received_on, received_by=self.received_by_in_words(),
                route=dict(ROUTES)[self.record.route], inquiry_ends_on=runs.due_on,
            )  # fmt: skip

    def received_by_in_words(self):
        """The office that received it; no name."""
        return dict(ROUTES)[self.record.route] if self.case.committee_id is None else self.committee_name

    def tell_of_criminal_action(self):
        """SH-18: immediately, whoever receives it tells her of her right to criminal action."""
        for complainant in self.complainants:
            self.serve("right-to-criminal-action", to=complainant)


__all__ = ["CAPACITIES", "ROUTES", "WHAT_HAPPENED", "WHO_FILES", "Filing"]
