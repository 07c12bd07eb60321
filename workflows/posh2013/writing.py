"""She cannot write it: all reasonable help to put it in writing, who helped recorded, and nothing goes on before it is signed (PO-12)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact
from workflows.posh2013.capacities import WHO_FILES, Capacities
from workflows.posh2013.filing import WHAT_HAPPENED, Filing
from workflows.posh2013.intime import InTime
from workflows.posh2013.routes import Routes
from workflows.refusals import Unmet
from workflows.shared.intake import Intake, receives
from workflows.shared.spine import Stage
from workflows.step import NEW, step

HOW_SIGNED = (("signature", _("by her signature")), ("thumb", _("by her thumb impression")))


class Writing(Filing):
    """From what she says to a complaint in writing; the day on which she spoke is kept beside the day on which she signed."""

    @property
    def entered_for_her(self) -> bool:
        """Whoever helps to write is never the one who complains."""
        return bool(self.facts.get("spoken_on")) or super().entered_for_her

    def what_it_waits_for(self, info):
        """PO-12: spoken and not yet in writing under her hand, it waits for her signature; the day she spoke is kept."""
        if self.record.stage == Stage.WRITTEN_DOWN and self.late_cure(info) == "time":
            said = _("It is being written down with her, and waits for her signature. Nothing goes on before that.")
            return [Unmet("PO-12", said, "signature", opens="complaint.sign")]
        return super().what_it_waits_for(info)

    def helped_by_who_receives(self):
        """PO-12: the Presiding Officer or any member gives all reasonable help; whoever else receives complaints may too."""
        if receives(self.by, on=self.on):
            return None
        said = _("The Presiding Officer or a member helps her to put it in writing.")
        return Unmet("PO-12", said, "member", opens="complaint.write_down")

    def she_is_named(self):
        """What she says is hers; without her name it is information."""
        told = self.facts.get("woman") or {}
        if told.get("name") or told.get("person"):
            return None
        return Unmet("PO-12", _("Write down who speaks. Without her name, keep it as information."), "statement", opens="woman")

    @step(
        Capacities.stage, "complaint.write_down", source=NEW, target=Stage.WRITTEN_DOWN, who="anyone", clause="PO-12",
        label=_("Help her to put it in writing"),
        facts=[
            Fact("spoken_on", "day", _("On which day did she speak?"), required=True, clause="PO-12", cure="statement"),
            Fact("helped_by", "named", _("Who helped her to write?"), _("Whoever enters it, unless told.")),
            Fact("interpreter", "named", _("The interpreter")),
            *WHO_FILES, *WHAT_HAPPENED,
        ],
        checks=[
            helped_by_who_receives, she_is_named, Capacities.consent_before_filing, Intake.not_in_the_future, Intake.at_one_workplace,
            InTime.earlier_and_where,
        ],
        cautions=[InTime.late_is_said, InTime.day_is_asked, Routes.goes_to_the_local_committee, Intake.a_girl_may_decline],
    )  # fmt: skip
    def write_down(self):
        """Where she cannot write it, she is given all reasonable help to put it in writing; who helped is kept."""
        self.facts.setdefault("route", "member")
        self.open_case()
        helper = self.facts.get("helped_by") or {"person": self.by, "name": self.by.published_name}
        self.put(spoken_on=self.facts["spoken_on"].isoformat(), helped_by=helper, goes_to=str(self.where_it_goes()))
        self.keep("interpreter")
        self.name_everybody()
        self.count_the_time_to_file()
        self.tell_of_criminal_action()

    def signed_after_she_spoke(self):
        """She signs what was written with her, not before she spoke and not tomorrow."""
        signed, spoken = self.facts.get("signed_on") or self.on, (self.record.content or {}).get("spoken_on", "")
        if spoken <= signed.isoformat() <= self.on.isoformat():
            return None
        return Unmet("PO-12", _("Check the day: it lies after she spoke, and is not to come."), "correction", opens="signed_on")

    @step(
        Capacities.stage, "complaint.sign", source=Stage.WRITTEN_DOWN, target=(Stage.FILED, Stage.RECEIVED, Stage.WAITING),
        who="recipient_or_complainant", clause=("PO-12", "PO-10"), label=_("Record her signature"), duty="recipient",
        facts=[
            Fact("how", "choice", _("How did she sign?"), choices=HOW_SIGNED),
            Fact("signed_on", "day", _("On which day?")),
        ],
        checks=[signed_after_she_spoke],
    )  # fmt: skip
    def sign(self):
        """In writing and hers: from this day the complaint is made; the day on which she spoke stays beside it."""
        day = self.facts.get("signed_on") or self.on
        self.put(signed_on=day.isoformat(), signed=self.facts.get("how") or "signature")
        self.case.received_on = day
        self.count_again()
        self.begin_to_count()
        goes = self.record.content["goes_to"]
        if goes == Stage.FILED:
            self.comes_before_the_committee()
        self.give_receipts()
        return Stage(goes)
