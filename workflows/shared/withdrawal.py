"""She withdraws at any stage: work stops at once, a member asks her alone, and pressure holds the end (SH-44, SH-45)."""

from typing import ClassVar

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases import access
from cases.models import Withdrawal as WithdrawalRecord
from committees import conflicts
from committees.models import Appointment, Committee, Seat
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared import concerned
from workflows.shared.spine import OPEN_STAGES, Stage
from workflows.step import NEW, staged, step

STILL_OPEN = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, *OPEN_STAGES)


class WithdrawalStage(models.TextChoices):
    """Where a withdrawal stands."""

    ASKED = "asked", _("asked; work has stopped")
    HELD = "held", _("held: she is pressed")
    PROTECTED = "protected", _("held: she is pressed, protection is recorded")
    CONFIRMED = "confirmed", _("confirmed alone, to be decided")
    CLOSED = "closed", _("withdrawn")
    GONE_ON = "gone_on", _("not ended: the committee goes on")
    TAKEN_BACK = "taken_back", _("taken back")


PENDING = (WithdrawalStage.ASKED, WithdrawalStage.HELD, WithdrawalStage.PROTECTED, WithdrawalStage.CONFIRMED)
UNDER_PRESSURE = (WithdrawalStage.HELD, WithdrawalStage.PROTECTED)


def complaint_is_open(procedure):
    """SH-44: at any stage until the complaint has ended or the order is made."""
    if procedure.spine_stage in STILL_OPEN:
        return None
    if procedure.spine_stage == Stage.STOPPED:
        if procedure.spine.content.get("stopped_for") in ("consent", "stay"):
            return None
        return Unmet("SH-44", _("Work on the complaint has stopped already."), "nothing")
    return Unmet("SH-44", _("There is no running complaint to withdraw: it has ended, or the order is made."), "nothing")


def not_asked_already(procedure):
    """One withdrawal of hers at a time."""
    mine = procedure.me()
    if mine and any(one.party_id == mine.pk for one in procedure.rows(WithdrawalRecord, *PENDING)):
        return Unmet("SH-44", _("You have asked this already. A member will speak with you alone."), "time", opens="withdrawal.take_back")
    return None


def member_sits(procedure):
    """SH-45: the one who asks her alone is a member who sits in this case, or where no committee is yet whoever receives complaints."""
    member, committee = procedure.facts.get("member"), procedure.case.committee or procedure.committee_there
    if member is None or (procedure.case.committee_id and access.on_committee(member, procedure.case, on=procedure.on)):
        return None
    if procedure.case.committee_id is None and member in (members_of(committee, procedure) if committee else procedure.who_may_ask()):
        return None
    return Unmet("SH-45", _("Choose a member who sits in this case."), "member", opens="member")


def nobody_there_yet(procedure):
    """SH-45: with no committee, and nobody but the employer who received it, the private question waits for a committee."""
    named = procedure.facts.get("member")
    if named is not None or procedure.case.committee_id or procedure.committee_there or procedure.who_may_ask():
        return None
    said = _("No committee is constituted that could ask you alone. Work stops all the same; you are asked once there is one.")
    return Caution("SH-45", said)


def members_of(committee, procedure) -> list:
    """Those who sit on the committee before which the file comes, and do not stand aside in it."""
    seats = Seat.objects.in_force(procedure.on).filter(committee=committee, for_case__isnull=True).select_related("person")
    return [seat.person for seat in seats if not conflicts.why_not(seat.person, procedure.case)]


def the_member_she_chose(procedure):
    """SH-45: she is asked by the member whom she named, and by nobody else; never by the employer to whom she had brought it."""
    if procedure.case.committee_id is None and procedure.by not in procedure.who_may_ask():
        said = _("She is not asked by the employer. A member of the committee does, or the Special Officer as long as there is none.")
        return Unmet("SH-45", said, "member", opens="committee.constitute")
    chosen = procedure.record.asked_by_id
    if chosen is None or chosen == getattr(procedure.by, "pk", None):
        return None
    named, case = procedure.record.asked_by, procedure.case
    if case.committee_id and not access.on_committee(named, case, on=procedure.on, shelf=procedure.shelf):
        return None
    return Unmet("SH-45", _("She asked to speak with another member. Only that member asks her."), "member")


def it_is_her_own(procedure):
    """SH-44: nobody confirms or takes back what another woman asked."""
    mine = procedure.me()
    if mine is None or procedure.record.party_id == mine.pk:
        return None
    return Unmet("SH-44", _("This was asked by somebody else in the case."), "nothing")


def she_is_alone(procedure):
    """SH-45: a confirmation given before others is none."""
    if procedure.facts.get("alone") is False:
        said = _("Confirm it when you are alone. A member can meet you where you are safe.")
        return Unmet("SH-45", said, "statement", opens="alone")
    return None


def pressure_noted(procedure):
    """SH-45, SH-38: pressure may be a default of the employer; it is looked at even though the complaint waits."""
    if procedure.facts.get("pressed"):
        said = _("She is pressed. The end is held until she confirms it alone; pressing her may be a default of the employer.")
        return Caution("SH-45", said)
    return None


def protection_missing(procedure):
    """SH-45: she ends it under pressure although nothing was done for her protection."""
    if procedure.record.stage == WithdrawalStage.HELD:
        return Caution("SH-45", _("Nothing is recorded yet of what was done for her protection."))
    return None


class Withdrawal(Procedure):
    """One woman's wish to stop, from the asking to the end; the other women go on."""

    record_class = WithdrawalRecord
    begun_by = "request"
    stage = staged(WithdrawalStage)
    # Under the draft of 2004 it is hers alone: no decision of the committee follows.
    not_here: ClassVar[frozenset] = frozenset({WithdrawalStage.CONFIRMED, WithdrawalStage.GONE_ON})

    @property
    def others_go_on(self) -> bool:
        """Whether another woman, or an heir, still complains in this file."""
        return concerned.others_go_on(self, self.record.party)

    @property
    def committee_there(self):
        """The committee in force at her workplace, before which a file comes that was not forwarded yet (SH-11)."""
        place = self.case.workplace_id
        return Committee.objects.filter(workplace=place, law=self.law, stage="constituted").first() if place else None

    def who_may_ask(self) -> list:
        """Where no committee is in force: whoever received it, but no employer; else the Special Officer, else the District Officer."""
        here = Appointment.objects.in_force(self.on).select_related("person")
        bound = set(here.filter(office="employer", workplace=self.case.workplace).values_list("person", flat=True))
        offices = here.filter(office="special_officer", workplace=self.case.workplace)
        offices = [*offices, *here.filter(office="district_officer", district=getattr(self.case.workplace, "district", None))]
        found = [self.case.first_received_by, *(held.person for held in offices)]
        return [one for one in found if one is not None and one.pk not in bound and not conflicts.why_not(one, self.case)]

    @step(
        stage, "withdrawal.ask", source=NEW, target=WithdrawalStage.ASKED, who="aggrieved_woman",
        clause=("SH-44", "SH-45"), label=_("Withdraw the complaint"),
        facts=[
            Fact("member", "person", _("Which member may speak with you alone?"), _("If you name nobody, any member may.")),
            Fact("why", "words", _("Would you like to say why?"), _("You need not.")),
        ],
        conditions=[complaint_is_open, not_asked_already], checks=[member_sits], cautions=[nobody_there_yet],
    )  # fmt: skip
    def ask(self):
        """The aggrieved woman may withdraw at any stage: work stops at once, and nothing ends before she was asked alone."""
        self.record.party, self.record.asked_by = self.me(), self.facts.get("member")
        self.keep("why")
        if not self.others_go_on and self.spine_stage != Stage.STOPPED:
            self.also("complaint.stop", record=self.spine, why="withdrawal")
        if self.case.committee_id is None:
            self.find_somebody_to_ask()

    def find_somebody_to_ask(self) -> None:
        """What was not forwarded comes before the committee; where there is none, whoever receives complaints asks, or it waits for one."""
        if self.committee_there and self.spine_stage == Stage.STOPPED:
            self.also("complaint.place", record=self.spine, committee=self.committee_there)
        elif self.committee_there is None and self.record.asked_by is None:
            self.record.asked_by = next(iter(self.who_may_ask()), None)

    @step(
        stage, "withdrawal.ask_privately", source=WithdrawalStage.ASKED, target=(WithdrawalStage.CLOSED, WithdrawalStage.HELD),
        who="committee_or_first_recipient", clause=("SH-45", "SH-44"), label=_("Ask her alone whether she is pressed"),
        duty="committee_or_first_recipient",
        facts=[
            Fact("pressed", "yes_no", _("Does anybody press her to stop?"), required=True, clause="SH-45", cure="statement"),
            Fact("words", "words", _("What did she say?")),
            Fact("by_whom", "words", _("Who presses her?")),
        ],
        conditions=[the_member_she_chose], cautions=[pressure_noted],
    )  # fmt: skip
    def ask_privately(self):
        """The committee records whether she or a witness is pressed; without pressure it permits the withdrawal."""
        self.write_what_she_said()
        if self.facts["pressed"]:
            return WithdrawalStage.HELD
        self.close()
        return WithdrawalStage.CLOSED

    @step(
        stage, "withdrawal.protect", source=WithdrawalStage.HELD, target=WithdrawalStage.PROTECTED,
        who="committee_or_first_recipient", clause=("SH-45", "SH-37"), label=_("Record what is done for her protection"),
        duty="committee_or_first_recipient",
        facts=[Fact("what", "words", _("What was done so that nobody presses her?"), required=True, clause="SH-45", cure="statement")],
    )  # fmt: skip
    def protect(self):
        """Whoever complains, supports or gives evidence is not to be victimised; the committee writes what it did."""
        self.put(protection=self.facts["what"], protected_on=self.on.isoformat())

    @step(
        stage, "withdrawal.confirm", source=UNDER_PRESSURE, target=WithdrawalStage.CLOSED, who="aggrieved_woman",
        clause=("SH-44", "SH-45"), label=_("Confirm that you withdraw"),
        facts=[Fact("alone", "yes_no", _("Are you alone while you answer this?"))],
        conditions=[it_is_her_own], checks=[she_is_alone], cautions=[protection_missing],
    )  # fmt: skip
    def confirm(self):
        """Under pressure the complaint ends only at her own private word."""
        self.put(confirmed_on=self.on.isoformat())
        self.close()

    @step(
        stage, "withdrawal.take_back", source=PENDING, target=WithdrawalStage.TAKEN_BACK, who="aggrieved_woman",
        clause="SH-44", label=_("Go on with the complaint after all"), conditions=[it_is_her_own],
    )  # fmt: skip
    def take_back(self):
        """She goes on; the complaint stands where it stood, and its days have run on."""
        self.record.ended_on = self.on
        spine = self.spine
        if spine.stage == Stage.STOPPED and spine.content.get("stopped_for") == "withdrawal":
            self.also("complaint.resume", record=spine)

    def write_what_she_said(self):
        """Her word alone with a member, and its day."""
        self.keep("pressed", "words", "by_whom")
        self.put(asked_on=self.on.isoformat())

    def close(self):
        """Hers ends; the complaint ends with it unless other women go on."""
        self.record.ended_on = self.on
        if self.spine_stage == Stage.STOPPED:
            self.also("complaint.discontinue", record=self.spine)
            return
        self.serve("withdrawal-recorded", to=self.record.party, withdrawn_on=self.on)
        concerned.end_part_of(self, self.record.party, "withdrawal")
        self.record.party.left_on, self.record.party.is_complainant = self.on, False
        self.record.party.save(update_fields=["left_on", "is_complainant"])
