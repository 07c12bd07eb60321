"""Filing under the Act of 2013: in writing, in time or with what prevented it, with six copies made here (PO-09 to PO-16)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import YES_OR_NO, Fact
from workflows.posh2013.capacities import WHO_FILES, Capacities
from workflows.posh2013.intime import InTime
from workflows.posh2013.routes import OnTheWay, Routes
from workflows.refusals import Caution
from workflows.shared.intake import Intake
from workflows.shared.spine import Stage
from workflows.step import NEW, step

WHAT_HAPPENED = (
    Fact("respondents", "several_named", _("Who did it?")),
    Fact("narrative", "words", _("What happened?"), required=True, clause="PO-10", cure="statement"),
    Fact("incident_on", "day", _("When did it happen? In a series: the last time")),
    Fact(
        "incidents", "rows", _("Later acts, each with its day"), _("Mark what is directly linked to the earlier conduct."),
        columns=("on", "what", "linked"), among=(("linked", YES_OR_NO),),
    ),
    Fact("when", "line", _("When, as she can say it?")),
    Fact("where", "line", _("In which place there?")),
    Fact("late_reasons", "words", _("If three months have passed: what prevented an earlier complaint?")),
    Fact("earlier_filed_on", "day", _("If it was filed elsewhere before: on which day?")),
    Fact("earlier_filed_with", "line", _("And where?")),
    Fact("witnesses", "words", _("Who may have seen or heard it?"), _("For the committee alone: it is not copied to the other side.")),
    Fact("allegations", "rows", _("Each thing that was done"), columns=("against", "what", "on")),
    Fact("workplace", "workplace", _("At which workplace?")),
    Fact("respondent_works_at", "workplace", _("If the respondent works elsewhere: where?")),
    Fact("received_on", "day", _("The day it was received")),
    Fact("may_be_offence", "yes_no", _("May it also be an offence?")),
    Fact("language", "line", _("The language to write to her in")),
)
FOR_HER = (
    "narrative", "incident_on", "incidents", "when", "where", "late_reasons", "earlier_filed_on", "earlier_filed_with", "witnesses",
    "consent_on", "consent_to", "may_be_offence", "minor", "language", "unable", "relation", "jointly_with",
)  # fmt: skip


class Filing(InTime, OnTheWay):
    """A complaint in writing."""

    told = FOR_HER

    def only_information(self):
        """PO-15: without an identified woman nothing can be inquired into; what would make it a complaint is said."""
        if self.nobody_named:
            said = _("No woman is named, so this is kept as information. When she, or who may file for her, writes it, it is a complaint.")
            return Caution("PO-15", said)
        return None

    @step(
        Capacities.stage, "complaint.file", source=NEW, target=(Stage.FILED, Stage.RECEIVED, Stage.WAITING, Stage.INFORMATION),
        who="anyone", clause=("PO-10", "PO-09", "PO-13", "PO-14"), label=_("File a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[
            Capacities.somebody_identified, Capacities.one_whom_the_rules_name, Capacities.consent_before_filing,
            Intake.not_in_the_future, Intake.at_one_workplace, InTime.earlier_and_where,
        ],
        cautions=[
            only_information, InTime.late_is_said, InTime.day_is_asked, Routes.goes_to_the_local_committee, Routes.works_elsewhere,
            Capacities.together_with_one_who_cares, Intake.a_girl_may_decline,
        ],
    )  # fmt: skip
    def file(self):
        """An aggrieved woman may complain in writing within three months of the last incident; late, it is taken and looked at."""
        self.open_case()
        if self.nobody_named:
            self.as_information()
            return Stage.INFORMATION
        goes = self.where_it_goes()
        self.name_everybody()
        self.count_the_time_to_file()
        self.begin_to_count()
        if goes == Stage.FILED:
            self.comes_before_the_committee()
        self.give_receipts()
        self.tell_of_criminal_action()
        return goes

    @step(
        Capacities.stage, "complaint.keep_information", source=NEW, target=Stage.INFORMATION, who="anyone",
        clause=("PO-15", "PO-13"), label=_("Leave information without a complaint"), facts=(*WHO_FILES, *WHAT_HAPPENED),
        checks=[Intake.not_in_the_future, Intake.at_one_workplace],
    )
    def keep_information(self):
        """What has no identified woman, or not her consent, is kept under seal; nobody is given notice, she is sought."""
        self.open_case()
        self.as_information()

    @step(
        Capacities.stage, "complaint.reach_out", source=Stage.INFORMATION, target=Stage.INFORMATION, who="recipient",
        clause=("PO-15", "PO-12"), label=_("Record how she was sought"), duty="recipient",
        facts=[
            Fact("how", "words", _("How was she sought, so that nobody else learns of it?"), required=True, cure="statement"),
            Fact("found", "yes_no", _("Was she found?")),
            Fact("wishes", "words", _("What does she wish?")),
        ],
    )  # fmt: skip
    def reach_out(self):
        """She is sought in confidence; if she wishes to complain, she writes, and is helped to write."""
        self.keep_outreach()
