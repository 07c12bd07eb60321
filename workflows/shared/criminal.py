"""Her right to criminal action: told, acknowledged, used or not; nothing here waits for it (SH-18, SH-19)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.spine import Spine, Stage
from workflows.step import step

CHOICES = (
    ("yes", _("she goes to the police, or has gone")),
    ("no", _("she does not, for now")),
    ("undecided", _("she has not decided")),
)
ANY_STAGE = tuple(stage for stage in Stage if stage != Stage.INFORMATION)


class CriminalRight(Spine):
    """Two notes beside the complaint; it stays where it stands."""

    def not_yet_acknowledged(self):
        """Acknowledged once."""
        if (self.record.content or {}).get("right_acknowledged_on"):
            return Unmet("SH-18", _("She has acknowledged it already."), "nothing")
        return None

    @step(
        Spine.stage, "complaint.acknowledge_right", source=ANY_STAGE, target=ANY_STAGE, who="recipient_or_complainant",
        clause="SH-18", label=_("Acknowledge having been told of the right to criminal action"), duty="complainant",
        facts=[Fact("told_on", "day", _("On which day were you told?"))],
        conditions=[not_yet_acknowledged],
    )  # fmt: skip
    def acknowledge_right(self):
        """She was told at once of her right to criminal action; the day is acknowledged."""
        self.put(right_acknowledged_on=self.on.isoformat(), right_told_on=(self.facts.get("told_on") or self.on).isoformat())
        return Stage(self.before)

    @step(
        Spine.stage, "complaint.criminal_choice", source=ANY_STAGE, target=ANY_STAGE, who="recipient_or_complainant",
        clause="SH-19", label=_("Record whether she takes criminal action"),
        facts=[
            Fact("choice", "choice", _("Does she?"), choices=CHOICES, required=True, cure="request"),
            Fact("reported_on", "day", _("If she has, on which day?")),
            Fact("note", "words", _("Number or place of the report")),
        ],
    )  # fmt: skip
    def criminal_choice(self):
        """Whether she opts for it or not, the proceeding here goes on."""
        self.put(criminal_action={name: self.facts[name] for name in ("choice", "reported_on", "note") if self.facts.get(name)})
        return Stage(self.before)
