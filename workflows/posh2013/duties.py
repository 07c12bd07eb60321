"""What the employer owes and what the committee reports of a year: entered on the committee's own chain (PO-49 to PO-52)."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from committees.models import Appointment
from workflows.facts import Fact
from workflows.posh2013.yearly import figures
from workflows.refusals import Unmet
from workflows.shared.seating import Seating, Stage, employers
from workflows.step import step

DUTIES = (
    ("display", _("penal consequences and the order of the committee displayed")),
    ("workshop", _("workshop or awareness programme")),
    ("orientation", _("orientation of the committee’s members")),
    ("policy", _("policy or charter circulated")),
    ("contacts", _("names and contacts of members published")),
    ("facilities", _("facilities for the committee")),
    ("attendance", _("attendance of a party or witness secured")),
    ("information", _("information given to the committee")),
    ("other", _("another duty of section 19")),
)


def the_year_is_over(procedure):
    """PO-51: a calendar year is reported when it is over."""
    year = procedure.facts.get("year")
    if year is None or year < procedure.on.year:
        return None
    return Unmet("PO-51", _("The report is on a calendar year that is over."), "time", opens="year")


def the_days_are_over(procedure):
    """PO-52: figures are given for days that are over, the first before the last."""
    first, last = procedure.facts.get("first"), procedure.facts.get("last")
    if first is None or last is None or first <= last < procedure.on:
        return None
    return Unmet("PO-52", _("The first day stands before the last, and both are over."), "correction", opens="last")


class Duties(Seating):
    """Duties met and figures given; neither opens a file."""

    @step(
        Seating.stage, "committee.record_duty", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="appointing_or_seated",
        clause=("PO-49", "PO-50"), label=_("Enter a duty of the employer that was met"),
        facts=[
            Fact("duty", "choice", _("Which?"), choices=DUTIES, required=True, clause="PO-49"),
            Fact("held_on", "day", _("On which day?")),
            Fact("words", "words", _("In short"), _("No names of parties or witnesses.")),
        ],
    )  # fmt: skip
    def record_duty(self):
        """A safe workplace, display, workshops, orientation, facilities: what was done is entered; nothing is refused for it."""

    @step(
        Seating.stage, "committee.annual_report", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="committee_or_secretary",
        clause=("PO-51", "PO-53"), label=_("Give the annual report"), checks=[the_year_is_over],
        facts=[
            Fact("year", "number", _("For which calendar year?"), required=True, clause="PO-51", cure="time"),
            Fact("workshops", "number", _("Workshops and programmes beside those entered")),
        ],
    )  # fmt: skip
    def annual_report(self):
        """Per calendar year, to the employer and the District Officer: five items, numbers only."""
        year = self.facts["year"]
        found = figures(self.record, date(year, 1, 1), date(year, 12, 31), workshops=self.facts.get("workshops") or 0)
        facts = {"year": year, **told(found), "nature": found.nature, "workshops": found.workshops}
        for employer in employers(self.record, on=self.on):
            self.serve("annual-report", to=employer, recipient="employer", **facts)
        for officer in self.district_officers():
            self.serve("annual-report", to=officer, recipient="officer", **facts)

    def district_officers(self) -> list:
        """The District Officer of the workplace's district."""
        district = self.record.workplace.district_id if self.record.workplace_id else self.record.district_id
        held = Appointment.objects.in_force(self.on).filter(office="district_officer", district=district).select_related("person")
        return [one.person for one in held]

    @step(
        Seating.stage, "committee.board_figures", source=Stage.CONSTITUTED, target=Stage.CONSTITUTED, who="appointing",
        clause="PO-52", label=_("Get the figures for the Board’s Report"), checks=[the_days_are_over],
        facts=[
            Fact("first", "day", _("First day of the year reported on"), required=True, clause="PO-52", cure="time"),
            Fact("last", "day", _("Last day of it"), required=True, clause="PO-52", cure="time"),
            Fact("women", "number", _("Women employed at its end")),
            Fact("men", "number", _("Men employed at its end")),
            Fact("transgender", "number", _("Transgender persons employed at its end")),
        ],
    )  # fmt: skip
    def board_figures(self):
        """Complaints received, disposed of and pending more than ninety days, for the organisation's own report or the Board's."""
        found = figures(self.record, self.facts["first"], self.facts["last"])
        people = {name: self.facts.get(name, "") for name in ("women", "men", "transgender")}
        for person in employers(self.record, on=self.on):
            self.serve("board-figures", to=person, recipient="employer", first=found.first, last=found.last, **told(found), **people)


def told(found) -> dict:
    """The three figures that both reports have."""
    return {"received": found.received, "disposed": found.disposed, "pending": found.pending_over_ninety}
