"""When the employer does not act: somebody is authorised to complain to the magistrate; the court acts only on such a complaint (PO-54)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Direction, InterimRelief, Note
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.posh2013.act import Act2013
from workflows.refusals import Unmet
from workflows.shared.hearing import Hearing
from workflows.step import NEW, staged, step

KIND = "prosecution"
DEFAULTS = (
    ("no_action", _("no action on the recommendations (ss.13, 14)")),
    ("interim", _("an interim recommendation was not carried out")),
    ("no_report", _("no figures in the yearly report (s.22)")),
    ("no_committee", _("no Internal Committee")),
    ("other", _("another breach of the Act or Rules")),
)


class ProsecutionStage(models.TextChoices):
    """Where it stands."""

    AUTHORISED = "prosecution_authorised", _("somebody is authorised to complain")
    FILED = "prosecution_filed", _("complaint made to the magistrate")


def there_is_a_default(procedure):
    """PO-54: for not acting on what was recommended, a default is on the file: declined, or the sixty days over."""
    if procedure.facts.get("default") not in ("no_action", "interim"):
        return None
    if procedure.facts["default"] == "interim":
        stands = procedure.rows(InterimRelief, "recommended")
    else:
        stands = procedure.rows(Direction, "defaulted") or procedure.overdue(limits.EMPLOYER_ACT)
    if stands:
        return None
    return Unmet("PO-54", _("No such default is on the file."), "time", opens="recommendation.default")


class Prosecution(Act2013, Hearing):
    """The authority to complain, and the complaint; nothing in the file waits for it."""

    record_class = Note
    stage = staged(ProsecutionStage)

    @step(
        stage, "prosecution.authorise", source=NEW, target=ProsecutionStage.AUTHORISED, who="committee", clause=("PO-54", "PO-43"),
        label=_("Authorise somebody to complain to the magistrate"), checks=[there_is_a_default],
        facts=[
            Fact("default", "choice", _("Of what?"), choices=DEFAULTS, required=True, clause="PO-54"),
            Fact("person", "person", _("Who may complain?"), required=True, clause="PO-54", cure="member"),
            Fact("reasons", "words", _("What was not done?"), required=True, clause="PO-54"),
        ],
    )  # fmt: skip
    def authorise(self):
        """A court acts only on the complaint of the woman or of somebody whom the committee authorised; the offence is non-cognizable."""
        self.record.kind, self.record.number = KIND, self.next_number(kind=KIND)
        self.keep("default", "person", "reasons")

    @step(
        stage, "prosecution.file", source=ProsecutionStage.AUTHORISED, target=ProsecutionStage.FILED, who="complainant_or_committee",
        clause="PO-54", label=_("Record the complaint to the magistrate"),
        facts=[
            Fact("court", "line", _("Before which magistrate?"), required=True, cure="forum"),
            Fact("filed_on", "day", _("On which day?")),
        ],
    )  # fmt: skip
    def file(self):
        """A fine of up to fifty thousand rupees; for a repetition double, and the licence may go."""
        self.record.ended_on = self.on
        self.keep("court")
        self.put(filed_on=str(self.facts.get("filed_on") or self.on))
