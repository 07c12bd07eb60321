"""Where the draft of 2004 applies: the workplaces of section 2(p) (SH-02, SH-04)."""

from django.utils.translation import gettext_lazy as _

from cases.models.base import EntryStage
from workflows.refusals import Caution
from workflows.shared import places
from workflows.step import NEW, step

# The numbers are printed ones; the text has no (xv).
PLACES = (
    ("i", _("factory, mine, plantation or forest")),
    ("ii", _("farm work")),
    ("iii", _("where farm and other products are sold")),
    ("iv", _("brick kiln or construction site")),
    ("v", _("shop, business, corporation or private office")),
    ("vi", _("office of a professional or consultant")),
    ("vii", _("industrial establishment")),
    ("viii", _("bank or financial institution")),
    ("ix", _("restaurant, club, hotel or the like")),
    ("x", _("hospital, nursing home or health centre")),
    ("xi", _("court, police station, remand home or the like")),
    ("xii", _("place of sport or entertainment")),
    ("xiii", _("house or dwelling, lasting or in transit")),
    ("xiv", _("government office, railway, board or scheme")),
    ("xvi", _("free trade or special economic zone")),
    ("xvii", _("NGO, trust, religious body, co-operative or association")),
    ("xviii", _("street")),
    ("xix", _("transport by road, sea or air")),
    ("xx", _("another public place")),
)


def rules_must_prohibit(procedure):
    """SH-53: harassment is misconduct; service rules must prohibit and punish it. Without any, penalties come from the list."""
    if procedure.facts.get("service_rules"):
        return None
    said = _("Without service rules or standing orders, harassment is misconduct all the same: rules must prohibit and punish it.")
    return Caution("SH-53", said)


class Workplace(places.Workplace):
    """An office, branch, institution or house."""

    @step(
        places.Workplace.stage, "workplace.open", source=NEW, target=EntryStage.ENTERED, who="entering_places",
        clause=("SH-02", "SH-04", "SH-53", "SH-54"), label=_("Enter a workplace"), facts=places.about(PLACES),
        cautions=[rules_must_prohibit],
    )  # fmt: skip
    def open(self):
        """The list of section 2(p) is open; a branch names the establishment whose people the fifty are counted over."""
        self.enter()
