"""A complaint by word of mouth: written down, read out to her, signed or marked by her (SH-15)."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from committees.models import Appointment
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.sh2004.capacities import WHO_FILES, Capacities
from workflows.sh2004.filing import WHAT_HAPPENED, Filing
from workflows.sh2004.routes import TO_OFFICE, Routes
from workflows.shared.days import has_come
from workflows.shared.intake import Intake, receives
from workflows.shared.spine import Stage
from workflows.step import NEW, step


def _kept_day(name):
    """A day kept in the complaint, as a date."""
    return lambda procedure: day_of((procedure.record.content or {}).get(name))


def day_of(kept):
    """A day as it was sealed."""
    return date.fromisoformat(kept) if kept else None


HOW_SIGNED = (("signature", _("by her signature")), ("thumb", _("by her thumb impression")))


class Oral(Filing):
    """Nothing goes on until all three are recorded; the days run from the day on which she spoke."""

    @property
    def entered_for_her(self) -> bool:
        """Whoever writes it down is never the one who complains."""
        return bool(self.facts.get("spoken_on")) or super().entered_for_her

    def written_by_who_receives(self):
        """SH-15: the employer, a member or the Special Officer writes it down."""
        if receives(self.by, on=self.on):
            return None
        said = _("The employer, a member of the committee or the Special Officer writes down what she says.")
        return Unmet("SH-15", said, "member", opens="complaint.write_down")

    def she_is_named(self):
        """An oral complaint is somebody's: without her name it is information."""
        told = self.facts.get("woman") or {}
        if told.get("name") or told.get("person"):
            return None
        return Unmet("SH-15", _("Write down who speaks. Without her name, keep it as information."), "statement", opens="woman")

    @step(
        Capacities.stage, "complaint.write_down", source=NEW, target=Stage.WRITTEN_DOWN, who="anyone", clause="SH-15",
        label=_("Write down what she says"),
        facts=[
            Fact("spoken_on", "day", _("On which day did she speak?"), required=True, clause="SH-15", cure="statement"),
            Fact("interpreter", "named", _("The interpreter")),
            *WHO_FILES, *WHAT_HAPPENED,
        ],
        checks=[
            written_by_who_receives, she_is_named, Capacities.consent_before_filing,
            Routes.law_reaches_there, Intake.not_in_the_future, Intake.at_one_workplace,
        ],
        cautions=[Routes.past_the_employer, Capacities.consent_names_somebody, Intake.a_girl_may_decline],
    )  # fmt: skip
    def write_down(self):
        """An oral complaint is reduced to writing in her own words; it counts from the day on which she spoke."""
        self.facts.setdefault("route", self.route_of_the_writer())
        self.open_case()
        self.put(spoken_on=self.facts["spoken_on"].isoformat(), goes_to=str(self.where_it_goes()))
        self.keep("interpreter")
        self.name_everybody()
        self.begin_to_count()
        self.tell_of_criminal_action()

    def route_of_the_writer(self) -> str:
        """To the employer or the Special Officer, by the office held; else to a member."""
        held = set(Appointment.objects.in_force(self.on).filter(person=self.by).values_list("office", flat=True))
        return next((route for route, offices in TO_OFFICE.items() if held & set(offices)), "member")

    @step(
        Capacities.stage, "complaint.read_out", source=Stage.WRITTEN_DOWN, target=Stage.WRITTEN_DOWN, who="recipient",
        clause="SH-15", label=_("Record that it was read out to her"), duty="recipient",
        facts=[
            Fact("read_on", "day", _("On which day?")),
            Fact("in_language", "line", _("In which language?")),
            Fact("interpreter", "named", _("The interpreter")),
            Fact("corrected", "words", _("What she had changed")),
        ],
        checks=[has_come("read_on", "SH-15", since=_kept_day("spoken_on"))],
    )  # fmt: skip
    def read_out(self):
        """What was written is read out to her, in a language that she understands, and changed as she asks."""
        self.put(read_out_on=(self.facts.get("read_on") or self.on).isoformat())
        self.keep("in_language", "interpreter", "corrected")

    def it_was_read_out(self):
        """SH-15: she signs what she has heard."""
        if (self.record.content or {}).get("read_out_on"):
            return None
        said = _("It has not been read out to her yet. She signs only what she has heard.")
        return Unmet("SH-15", said, "statement", opens="complaint.read_out")

    def signed_by_her(self):
        """SH-15: a signature or a thumb impression, and nothing else."""
        if self.facts.get("how") in (None, "", "signature"):
            return None
        return Caution("SH-15", _("A thumb impression: name on the paper who was present."))

    @step(
        Capacities.stage, "complaint.sign", source=Stage.WRITTEN_DOWN, target=(Stage.FILED, Stage.RECEIVED, Stage.WAITING),
        who="recipient_or_complainant", clause="SH-15", label=_("Record her signature"), duty="recipient",
        facts=[
            Fact("how", "choice", _("How did she sign?"), choices=HOW_SIGNED),
            Fact("signed_on", "day", _("On which day?")),
        ],
        conditions=[it_was_read_out], checks=[has_come("signed_on", "SH-15", since=_kept_day("read_out_on"))], cautions=[signed_by_her],
    )  # fmt: skip
    def sign(self):
        """Her signature or thumb impression; its day is kept beside the day on which she spoke."""
        self.put(signed_on=(self.facts.get("signed_on") or self.on).isoformat(), signed=self.facts.get("how") or "signature")
        self.give_receipts()
        return Stage(self.record.content["goes_to"])
