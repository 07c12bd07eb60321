"""A complaint stops, goes on where it stood, or ends before any order: withdrawn, or settled (SH-17, SH-44, SH-57)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState, InterimRelief, Role
from notices.models import Document
from workflows.facts import Fact
from workflows.sh2004 import limits
from workflows.shared.spine import OPEN_STAGES, Spine, Stage
from workflows.step import step

BEFORE_THE_ORDER = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, *OPEN_STAGES)
WHY_STOPPED = (("withdrawal", _("she asks to withdraw")), ("consent", _("consent is withdrawn")), ("death", _("she has died")))


class Halting(Spine):
    """What a withdrawal or a settlement does to the complaint; each move follows from a record of its own."""

    @step(
        Spine.stage, "complaint.stop", source=BEFORE_THE_ORDER, target=Stage.STOPPED, who="system",
        clause=("SH-44", "SH-17"), label=_("Work stops"), facts=[Fact("why", "choice", choices=WHY_STOPPED, required=True)],
    )  # fmt: skip
    def stop(self):
        """Nothing is done on the complaint from now on; the days are shown, since no period for this may be invented."""
        self.put(stood=str(self.before), stopped_for=self.facts["why"], stopped_on=self.on.isoformat())

    @step(
        Spine.stage, "complaint.resume", source=Stage.STOPPED, target=BEFORE_THE_ORDER, who="system",
        clause=("SH-44", "SH-17"), label=_("Work goes on"),
    )  # fmt: skip
    def resume(self):
        """The complaint goes on where it stood."""
        return Stage(self.record.content["stood"])

    @step(
        Spine.stage, "complaint.discontinue", source=Stage.STOPPED, target=Stage.WITHDRAWN, who="system",
        clause="SH-44", label=_("The complaint is withdrawn"),
    )  # fmt: skip
    def discontinue(self):
        """The committee permits it and the inquiry is discontinued; nothing is found for or against anyone."""
        self.end_now()
        directed = self.end_protection()
        for reader in (*self.her_side(), *self.parties(Role.RESPONDENT).filter(served_on__isnull=False), *self.employers_told()):
            self.serve("withdrawal-recorded", to=reader, withdrawn_on=self.on, ends_directions=directed)

    @step(
        Spine.stage, "complaint.settle", source=OPEN_STAGES, target=Stage.SETTLED, who="system",
        clause="SH-57", label=_("The complaint is settled"),
    )  # fmt: skip
    def settle(self):
        """Both sides signed the written terms; the days had run on until now."""
        self.put(stood=str(self.before))
        self.meet_clock(limits.INQUIRY)
        self.end_now()

    @step(
        Spine.stage, "complaint.reopen", source=Stage.SETTLED, target=OPEN_STAGES, who="system",
        clause="SH-57", label=_("The complaint is opened again"),
    )  # fmt: skip
    def open_again(self):
        """The terms were not kept; the days go on from the day on which they began."""
        self.record.ended_on = self.case.closed_on = None
        for deadline in Deadline.objects.filter(case=self.case, limit=limits.INQUIRY.slug, state=DeadlineState.MET):
            deadline.state, deadline.met_on = DeadlineState.RUNNING, None
            deadline.save(update_fields=["state", "met_on"])
            self.taken.clocks.append(deadline)
        return Stage(self.record.content["stood"])

    def end_now(self):
        """The complaint ends and nothing runs any more."""
        self.record.ended_on = self.case.closed_on = self.on
        self.end_clocks()

    def end_protection(self) -> bool:
        """Interim directions were for the time of the inquiry (SH-28); whether there were any."""
        standing = InterimRelief.objects.filter(case=self.case, stage__in=("granted", "directed", "reported"))
        for relief in standing:
            self.also("interim.end", record=relief, reasons=str(_("The complaint is withdrawn.")))
        return bool(standing)

    def her_side(self):
        """The women, the heirs, and whoever filed for them."""
        return self.parties(Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION)

    def employers_told(self) -> list:
        """Office-holders to whom a paper of this case went: they learn that it ended."""
        papers = Document.objects.filter(case=self.case, to_person__isnull=False, kind__in=("interim-direction", "protected-persons"))
        return list({paper.to_person_id: paper.to_person for paper in papers.select_related("to_person")}.values())
