"""The employer's help with a criminal complaint, and criminal action at her wish: recorded, never a condition (PO-18, PO-55)."""

from django.utils.translation import gettext_lazy as _

from workflows.facts import Fact
from workflows.shared.spine import Spine, Stage
from workflows.step import step

ANY_STAGE = tuple(stage for stage in Stage if stage not in (Stage.INFORMATION, Stage.WRITTEN_DOWN))
HELP = (
    ("complaint", _("help to file a complaint with the police, as she chose")),
    ("own_action", _("criminal action begun against the person, as she wishes")),
    ("declined", _("offered, and she does not wish it now")),
)


class CriminalAid(Spine):
    """A note beside the complaint; it stays where it stands."""

    @step(
        Spine.stage, "complaint.criminal_help", source=ANY_STAGE, target=ANY_STAGE, who="employer_or_committee", clause=("PO-18", "PO-55"),
        label=_("Record help with a criminal complaint"),
        facts=[
            Fact("help", "choice", _("Which help?"), choices=HELP, required=True, clause="PO-18"),
            Fact("given_on", "day", _("On which day?")),
            Fact("note", "words", _("What was done, in short")),
        ],
    )  # fmt: skip
    def criminal_help(self):
        """The employer helps her if she goes to the police, and begins criminal action if she wishes; nothing here waits for it."""
        earlier = (self.record.content or {}).get("criminal_help", [])
        row = {name: self.facts[name] for name in ("help", "given_on", "note") if self.facts.get(name)}
        self.put(criminal_help=[*earlier, {"on": self.on.isoformat(), **row}])
        return Stage(self.before)
