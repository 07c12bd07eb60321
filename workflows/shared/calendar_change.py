"""A closed day declared late, moved or taken back: proposed, then confirmed by an officer; before that no date moves."""

from django.utils.translation import gettext_lazy as _

from cases.access import SYSTEM
from committees import calendars
from committees.models import CalendarChange as ChangeRecord
from committees.models import ClosedDay
from committees.models.calendar import ChangeStage
from workflows import recount
from workflows.facts import Fact
from workflows.procedure import Procedure, take
from workflows.refusals import Caution, Unmet
from workflows.step import NEW, staged, step


def a_day_is_named(procedure):
    """GC-10: a change closes a day, opens one, or does both."""
    closes, opens = procedure.facts.get("closes"), procedure.facts.get("opens")
    if (closes or opens) and closes != opens:
        return None
    said = _("Name the day that closes, or the one that opens again; two different days, if both.")
    return Unmet("GC-10", said, "correction", opens="closes")


def one_place_is_named(procedure):
    """GC-10: a State, a district or a workplace keeps the day; one of them."""
    named = [place for place in ("region", "district", "workplace") if procedure.facts.get(place)]
    if len(named) == 1:
        return None
    said = _("Name the State, the district or the workplace that keeps the day: one of the three.")
    return Unmet("GC-10", said, "correction", opens="region")


def the_opened_day_was_closed(procedure):
    """GC-10: only a day that stands in the calendar can be taken out of it."""
    opens = procedure.facts.get("opens")
    if opens is None:
        return None
    sought = ChangeRecord(
        region=procedure.facts.get("region") or "", district=procedure.facts.get("district"),
        workplace=procedure.facts.get("workplace"), opens=opens,
    )  # fmt: skip
    if ClosedDay.objects.filter(calendars.opened_by_it(sought), opened_by__isnull=True).exists():
        return None
    return Unmet("GC-10", _("That day is not entered as closed there, so it cannot be opened."), "correction", opens="opens")


def without_gazette(procedure):
    """A day declared by a Government is published; without the reference nobody can look it up."""
    if procedure.facts.get("gazette") or procedure.facts.get("workplace"):
        return None
    return Caution("GC-10", _("No reference of the gazette is given. Add it as soon as it is published."))


class CalendarChange(Procedure):
    """One change of the days on which offices are closed."""

    record_class = ChangeRecord
    owner_class = ChangeRecord
    stage = staged(ChangeStage)

    @step(
        stage, "calendar.propose", source=NEW, target=ChangeStage.PROPOSED, who="entering_places", clause="GC-10",
        label=_("Propose a change of the closed days"),
        facts=[
            Fact("name", "line", _("What is the day called?"), required=True, clause="GC-10"),
            Fact("closes", "day", _("Which day closes?")),
            Fact("opens", "day", _("Which day opens again?"), _("For a day that was moved: the day that was entered first.")),
            Fact("region", "line", _("In which State, as in IN-MH?")),
            Fact("district", "district", _("Or in which district?")),
            Fact("workplace", "workplace", _("Or at which workplace?")),
            Fact("gazette", "line", _("The reference of the gazette or order")),
        ],
        checks=[a_day_is_named, one_place_is_named, the_opened_day_was_closed], cautions=[without_gazette],
    )  # fmt: skip
    def propose(self):
        """The change is entered with its reference; no date moves before an officer has seen which would."""
        for name in ("name", "closes", "opens", "district", "workplace"):
            setattr(self.record, name, self.facts.get(name))
        self.record.region, self.record.gazette = self.facts.get("region") or "", self.facts.get("gazette") or ""
        self.record.proposed_on = self.on
        self.record.save(force_insert=True)

    @step(
        stage, "calendar.confirm", source=ChangeStage.PROPOSED, target=ChangeStage.IN_FORCE, who="entering_places",
        clause="GC-10", label=_("Confirm the change; the days of open files move"),
    )  # fmt: skip
    def confirm(self):
        """The day closes or opens; each running day that rests on it is counted anew, and whoever it binds is told."""
        files = self.files_reached()
        calendars.put_in_force(self.record)
        self.recount(files)

    @step(
        stage, "calendar.revoke", source=(ChangeStage.PROPOSED, ChangeStage.IN_FORCE), target=ChangeStage.REVOKED, who="entering_places",
        clause="GC-10", label=_("Take the change back"), facts=[Fact("reasons", "words", _("Why?"), required=True, clause="GC-10")],
    )  # fmt: skip
    def revoke(self):
        """The calendar is what it was before, and every running day with it."""
        files = self.files_reached()
        calendars.take_back(self.record)
        self.recount(files)

    def files_reached(self) -> list:
        """The files with a running day that can move, in the order in which they are locked."""
        return sorted(set(recount.within(self.record).values_list("case", flat=True)))

    def recount(self, files):
        """Each file by its own step, under its own lock."""
        for file in files:
            if recount.moves_in(file):
                taken = take("complaint.recount", by=SYSTEM, owner=file, facts={"because": self.record.name})
                self.taken.clocks += taken.clocks
                self.taken.served += taken.served
