"""Offices that one person at a time holds: given and ended by an order, each with a chain of its own (SH-03, SH-07, SH-08)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from committees.models import Appointment as AppointmentRecord
from committees.models.people import Office
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.shared.seating import ONE_DAY, as_day, as_person
from workflows.step import NEW, staged, step

# Which offices each office may give.
GIVES = {
    "authority": frozenset(Office.values),
    "employer": frozenset({"special_officer", "secretary"}),
    "president": frozenset({"secretary"}),
}
PLACES = {
    "employer": "workplace",
    "special_officer": "workplace",
    "district_officer": "district",
    "secretary": "committee",
}
CLAUSES = {"employer": "SH-03", "special_officer": "SH-07", "district_officer": "SH-08"}
RANKS = (
    ("assistant_labour_commissioner", _("Assistant Labour Commissioner")),
    ("deputy_labour_commissioner", _("Deputy Labour Commissioner")),
    ("labour_commissioner", _("Labour Commissioner")),
)
OFFICE = (
    Fact("person", "person", _("Who?"), required=True, cure="member"),
    Fact("office", "choice", _("Which office?"), choices=Office.choices, required=True),
    Fact("workplace", "workplace", _("Of which workplace?")),
    Fact("district", "district", _("Of which district?")),
    Fact("committee", "committee", _("Of which committee?")),
    Fact("rank", "choice", _("In which rank?"), choices=RANKS),
    Fact("from_on", "day", _("From which day?")),
    Fact("until_on", "day", _("Until which day?")),
    Fact("reasons", "words", _("The reasons, where they are asked")),
)


class Stage(models.TextChoices):
    """Where an appointment stands."""

    MADE = "made", _("made")
    ENDED = "ended", _("ended")


def within_ones_gift(procedure):
    """Each office gives the offices below it, at its own place; the authority gives every one."""
    office, held = procedure.facts.get("office"), procedure.held
    if not office or "system" in procedure.found or any(one.office == "authority" for one in held):
        return None
    if any(office in GIVES.get(one.office, ()) and procedure.is_at(one) for one in held) or procedure.presides(office):
        return None
    return Unmet(CLAUSES.get(office, "SH-03"), _("This office is not yours to give here."), "nothing", opens="office")


def place_named(procedure):
    """An office of a workplace, a district or a committee says which."""
    asked = PLACES.get(procedure.facts.get("office") or "")
    if asked is None or procedure.facts.get(asked):
        return None
    return Unmet(CLAUSES.get(procedure.facts["office"], "SH-03"), _("Say where this office is held."), "correction", opens=asked)


def a_woman_receives(procedure):
    """SH-07: the Special Officer of a workplace is a female employee."""
    if procedure.facts.get("office") != "special_officer" or _is_woman(procedure):
        return None
    return Unmet("SH-07", _("The Special Officer is a woman employed there."), "member", opens="person")


def officer_of_rank(procedure):
    """SH-08: the District Special Officer has at least the rank that the text names, and is a woman wherever one is available."""
    if procedure.facts.get("office") != "district_officer":
        return None
    found = []
    if not procedure.facts.get("rank"):
        said = _("Name the rank: Assistant Labour Commissioner or above.")
        found.append(Unmet("SH-08", said, "correction", opens="rank"))
    if not _is_woman(procedure) and not (procedure.facts.get("reasons") or "").strip():
        said = _("She is a woman wherever one of that rank is available. Write the reasons for appointing another.")
        found.append(Unmet("SH-08", said, "reasons", opens="reasons"))
    return found


def _is_woman(procedure):
    person = procedure.facts.get("person")
    return person is None or as_person(person).is_woman


def free_on_that_day(procedure):
    """NJ-10: one at a time; the one who holds it hands over first."""
    office = procedure.facts.get("office")
    place = PLACES.get(office or "")
    if place is None or not procedure.facts.get(place):
        return None
    held = AppointmentRecord.objects.in_force(procedure.from_on).filter(office=office, **{place: procedure.facts[place]})
    if held.exists():
        said = _("Somebody holds this office on that day. End that appointment first; the files are handed over.")
        return Unmet("NJ-10", said, "correction", opens="appointment.end")
    return None


class Appointment(Procedure):
    """From the order that gives an office to its end."""

    record_class = AppointmentRecord
    owner_class = AppointmentRecord
    stage = staged(Stage)

    @property
    def from_on(self):
        """The first day of the office: the one named, else today."""
        return as_day(self.facts.get("from_on")) or self.on

    @property
    def held(self) -> list:
        """The appointments of whoever acts."""
        return list(AppointmentRecord.objects.in_force(self.on).filter(person=getattr(self.by, "id", None)))

    def is_at(self, held) -> bool:
        """Whether the office to be given lies at the place of an appointment held, or at a branch of it."""
        committee = self.facts.get("committee")
        place = self.facts.get("workplace") or getattr(committee, "workplace", None)
        return place is not None and held.workplace_id in {place.pk, place.branch_of_id}

    def presides(self, office) -> bool:
        """Whether whoever acts presides over the committee whose secretary is appointed."""
        committee = self.facts.get("committee")
        seats = committee.seats.in_force(self.on).filter(person=self.by, kind="president") if committee else None
        return office in GIVES["president"] and seats is not None and seats.exists()

    def give(self) -> None:
        """The order says who, which office, where, and from when until when."""
        for name in ("office", "rank", "reasons"):
            setattr(self.record, name, self.facts.get(name) or "")
        for name in ("workplace", "district", "committee"):
            setattr(self.record, name, self.facts.get(name))
        self.record.person = as_person(self.facts["person"])
        self.record.from_on, self.record.until_on = self.from_on, as_day(self.facts.get("until_on"))
        self.record.appointed_by_id = getattr(self.by, "id", None)
        self.record.save(force_insert=True)

    @step(
        stage, "appointment.begin", source=NEW, target=Stage.MADE, who="system", clause="SH-03",
        label=_("Begin with the first authority"), facts=OFFICE,
    )  # fmt: skip
    def begin(self):
        """The register begins with one appointing authority; everything after is an appointment by somebody appointed."""
        self.give()

    @step(
        stage, "appointment.make", source=NEW, target=Stage.MADE, who="giving_offices", clause=("SH-03", "SH-07", "SH-08"),
        label=_("Appoint somebody to an office"), facts=OFFICE,
        checks=[within_ones_gift, place_named, a_woman_receives, officer_of_rank, free_on_that_day],
    )  # fmt: skip
    def make(self):
        """The authority appoints officers; an employer designates a female employee as Special Officer in each office."""
        self.give()

    @step(
        stage, "appointment.end", source=Stage.MADE, target=Stage.ENDED, who="giving_offices", clause="NJ-10",
        label=_("End an appointment"), facts=[Fact("last_on", "day", _("What is the last day?"))],
    )  # fmt: skip
    def end(self):
        """The office ends after its last day; the successor gets the files handed over."""
        self.record.until_on = as_day(self.facts.get("last_on")) or self.on - ONE_DAY
