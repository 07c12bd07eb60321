"""The offices of the Act: the employer, the District Officer, who keeps the papers of a committee (PO-06, PO-09)."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from committees.models.people import Office
from workflows.posh2013.act import Act2013
from workflows.refusals import Unmet
from workflows.shared import appointment
from workflows.shared.appointment import OFFICE, Stage, free_on_that_day, place_named, within_ones_gift
from workflows.step import NEW, step

RANKS = (
    ("district_magistrate", _("District Magistrate")),
    ("additional_district_magistrate", _("Additional District Magistrate")),
    ("collector", _("Collector")),
    ("deputy_collector", _("Deputy Collector")),
)
# The Special Officer of a workplace is an office of the draft of 2004 alone.
OFFICES = tuple((value, label) for value, label in Office.choices if value != Office.SPECIAL_OFFICER)
CHOICES = {"office": OFFICES, "rank": RANKS}
FACTS = tuple(replace(fact, choices=CHOICES.get(fact.name, fact.choices)) for fact in OFFICE)


def officer_of_rank(procedure):
    """PO-06: a District Magistrate, an Additional one, a Collector or a Deputy Collector is notified as District Officer."""
    if procedure.facts.get("office") != "district_officer" or procedure.facts.get("rank"):
        return None
    said = _("Name the rank: District Magistrate, Additional District Magistrate, Collector or Deputy Collector.")
    return Unmet("PO-06", said, "correction", opens="rank")


class Appointment(Act2013, appointment.Appointment):
    """From the order that gives an office to its end."""

    @step(
        appointment.Appointment.stage, "appointment.make", source=NEW, target=Stage.MADE, who="giving_offices", clause=("PO-06", "PO-09"),
        label=_("Appoint somebody to an office"), facts=FACTS,
        checks=[within_ones_gift, place_named, officer_of_rank, free_on_that_day],
    )  # fmt: skip
    def make(self):
        """The Government notifies a District Officer for every district; an employer names who keeps the committee's papers."""
        self.give()
