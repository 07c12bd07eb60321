"""Filing under the draft of 2004: in each capacity, by each route, in writing (SH-01, SH-11 to SH-18)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact
from workflows.refusals import Caution
from workflows.sh2004.capacities import CAPACITIES, ROUTES, WHO_FILES, Capacities
from workflows.sh2004.routes import Routes
from workflows.shared.intake import Intake
from workflows.shared.spine import Stage
from workflows.step import NEW, step

WHAT_HAPPENED = (
    Fact("respondents", "several_named", _("Who did it?")),
    Fact("narrative", "words", _("What happened?"), required=True, clause="SH-52", cure="statement"),
    Fact("incident_on", "day", _("When was the last time?")),
    Fact("when", "line", _("When, as she can say it?")),
    Fact("where", "line", _("In which place there?")),
    Fact("witnesses", "words", _("Who may have seen or heard it?"), _("For the committee alone: it is not copied to the other side.")),
    Fact("allegations", "rows", _("Each thing that was done"), columns=("against", "what", "on", "woman")),
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

    told = FOR_HER

    def only_information(self):
        """Unsigned and without an identified woman: kept, nobody is given notice, and she is sought."""
        if self.nobody_named:
            return Caution("SH-15", _("No woman is named, so this is kept as information. Find her; she may speak, write, or stay silent."))
        return None

    @step(
        Capacities.stage, "complaint.file", source=NEW, target=(Stage.FILED, Stage.RECEIVED, Stage.WAITING, Stage.INFORMATION),
        who="anyone", clause=("SH-11", "SH-01", "SH-16"), label=_("File a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[
            Capacities.somebody_identified, Capacities.consent_before_filing, Routes.law_reaches_there,
            Intake.not_in_the_future, Intake.at_one_workplace,
        ],
        cautions=[
            only_information, Routes.past_the_employer, Routes.choice_is_said, Capacities.consent_names_somebody,
            Capacities.registration_shown, Intake.a_girl_may_decline,
        ],
    )  # fmt: skip
    def file(self):
        """A complaint may be lodged with any member of the committee; made to the employer, it is forwarded to it."""
        self.open_case()
        if self.nobody_named:
            self.as_information()
            return Stage.INFORMATION
        goes = self.where_it_goes()
        self.name_everybody()
        self.begin_to_count()
        self.give_receipts()
        self.tell_of_criminal_action()
        return goes

    @step(
        Capacities.stage, "complaint.keep_information", source=NEW, target=Stage.INFORMATION, who="anyone",
        clause=("SH-16", "SH-20"), label=_("Leave information without a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[Intake.not_in_the_future, Intake.at_one_workplace],
    )
    def keep_information(self):
        """What has no identified woman, or not her consent, is kept under seal; nobody is given notice, she is sought."""
        self.open_case()
        self.as_information()

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
        self.keep_outreach()


__all__ = ["CAPACITIES", "ROUTES", "WHAT_HAPPENED", "WHO_FILES", "Filing"]
