"""Days that a change of the calendar moves: recounted in the file, and told to whom they bind (General Clauses Act, section 10)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState, Role
from committees.models import Seat
from committees.models.bodies import SeatKind
from workflows import clauses, recount
from workflows.facts import Fact
from workflows.shared.spine import Spine, Stage
from workflows.step import step

LIVE = tuple(one for one in Stage if one not in (Stage.INFORMATION, Stage.DISMISSED, Stage.WITHDRAWN, Stage.CLOSED))


class DaysMoved(Spine):
    """What the calendar does to a file when a change of it is confirmed, or revoked."""

    @step(
        Spine.stage, "complaint.recount", source=LIVE, target=LIVE, who="system", clause="GC-10", label=_("Days moved with the calendar"),
        facts=[Fact("because", "line", _("Which day was closed or opened?"))],
    )  # fmt: skip
    def recount(self):
        """Each running day is counted anew from the day it ran from; whoever it binds is told the old day and the new one."""
        running = Deadline.objects.filter(case=self.case, state=DeadlineState.RUNNING).select_related("party", "case")
        for one in recount.moved(running.order_by("due_on", "pk"), lambda _workplace: self.calendar):
            was = one.deadline.due_on
            self.move(one)
            self.tell_of(one.deadline, was=was)
        return Stage(self.before)

    def move(self, one):
        """The day is kept with the version of the calendar that it now rests on."""
        deadline = one.deadline
        deadline.strict_on, deadline.due_on, deadline.calendar_version = one.strict, one.due, self.calendar.version
        deadline.save(update_fields=["strict_on", "due_on", "calendar_version"])
        self.taken.clocks.append(deadline)

    def tell_of(self, deadline, *, was):
        """Word of one moved day, to each whom it binds."""
        for reader in self.bound_by(deadline):
            self.serve(
                "day-moved", to=reader, where=clauses.by_id(deadline.clause).place or deadline.clause, was_on=was, now_on=deadline.due_on,
                because=self.facts.get("because") or "",
            )  # fmt: skip

    def bound_by(self, deadline) -> list:
        """The party whose day it is; of a day of the whole file, both sides as far as told of it, and whoever presides."""
        if deadline.party is not None:
            return [deadline.party]
        served = self.parties(Role.RESPONDENT).filter(served_on__isnull=False)
        presiding = Seat.objects.in_force(self.on).for_case(self.case).filter(kind=SeatKind.PRESIDENT).select_related("person")
        return [*self.complainants, *served, *(seat.person for seat in presiding)]
