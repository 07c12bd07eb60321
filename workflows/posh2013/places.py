"""What the Act of 2013 takes for a workplace: section 2(o), an open list (PO-09)."""

from django.utils.translation import gettext_lazy as _

from cases.models.base import EntryStage
from workflows.posh2013.act import Act2013
from workflows.shared import places
from workflows.step import NEW, step

PLACES = (
    ("i", _("department, office or unit of a Government, local authority or public body")),
    ("ii", _("private undertaking: trade, profession, service, industry, finance, education, health")),
    ("iii", _("hospital or nursing home")),
    ("iv", _("place of sport, training, competition or games")),
    ("v", _("place visited in the course of employment, transport by the employer included")),
    ("vi", _("dwelling place or house")),
    ("vii", _("unorganised sector: fewer than ten workers")),
)


class Workplace(Act2013, places.Workplace):
    """An office or unit, or a house."""

    @step(
        places.Workplace.stage, "workplace.open", source=NEW, target=EntryStage.ENTERED, who="entering_places",
        clause=("PO-09", "PO-01"), label=_("Enter a workplace"), facts=places.about(PLACES),
    )  # fmt: skip
    def open(self):
        """The list of section 2(o) is open: it reaches a house, and every place visited in the course of work."""
        self.enter()
