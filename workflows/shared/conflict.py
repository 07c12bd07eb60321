"""Ties of members to anyone in the case: declared, objected to, ruled on; sight ends with the recusal (NJ-02)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState, Note, Recusal, Role
from cases.models import Declaration as DeclarationRecord
from cases.models import Objection as ObjectionRecord
from committees import conflicts
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared.seating import as_person, employers
from workflows.step import NEW, staged, step

OBJECT_BY = "object"
SIDES = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION, Role.RESPONDENT)


class DeclarationStage(models.TextChoices):
    """What a member said."""

    FREE = "free", _("free of ties")
    TIED = "tied", _("stands aside")


class ObjectionStage(models.TextChoices):
    """Where an objection stands."""

    RAISED = "raised", _("to be ruled on")
    UPHELD = "upheld", _("upheld")
    NOT_UPHELD = "not_upheld", _("not upheld")


class InvitationStage(models.TextChoices):
    """Where the parties' time to object stands."""

    OPEN = "may_object", _("objections may be raised")
    SILENT = "nobody_objected", _("nobody objected")


class Aside(Procedure):
    """What follows when somebody may not sit in a case."""

    def stands_aside(self, person) -> None:
        """Sight ends with the row; who appoints learns that a substitute is wanted, and nothing of the case."""
        Recusal.objects.get_or_create(case=self.case, person=person, defaults={"since": self.on})
        committee = self.case.committee
        for employer in employers(committee, on=self.on):
            if not conflicts.why_not(employer, self.case):
                said = [_("In one matter a member stands aside. A substitute is wanted for that matter only.")]
                self.serve("committee-incomplete", to=employer, recipient="employer", from_day=self.on, lacking=said)


def once(procedure):
    """A member who stood aside has nothing more to declare."""
    if any(one.person_id == procedure.by.pk for one in procedure.rows(Recusal)):
        return Unmet("NJ-02", _("You stand aside in this case."), "nothing")
    return None


def not_said_already(procedure):
    """NJ-02: one declaration; a tie that comes up afterwards is declared, or the member stands aside."""
    said = [one for one in procedure.rows(DeclarationRecord, DeclarationStage.FREE) if one.person_id == procedure.by.pk]
    if not said or procedure.facts.get("tied"):
        return None
    return Unmet("NJ-02", _("You have declared already. Stand aside if a tie comes up."), "nothing", opens="recusal.declare")


def word_awaited(procedure) -> bool:
    """Whether this member has said nothing yet."""
    return all(one.person_id != procedure.by.pk for one in procedure.rows(DeclarationRecord))


class Declaration(Aside):
    """A member's own word, without the story behind it."""

    record_class = DeclarationRecord
    stage = staged(DeclarationStage)

    @step(
        stage, "declaration.make", source=NEW, target=(DeclarationStage.FREE, DeclarationStage.TIED), who="committee",
        clause="NJ-02", label=_("Declare whether you are tied to anyone in the case"), conditions=[once, not_said_already],
        duty="committee", due_while=[word_awaited],
        facts=[Fact("tied", "yes_no", _("Are you tied to anyone in this case?"), required=True, clause="NJ-02", cure="declaration")],
    )  # fmt: skip
    def declare(self):
        """Each member declares before the first sitting; who is tied stands aside at once, and need not say why."""
        self.record.person = self.by
        if not self.facts["tied"]:
            return DeclarationStage.FREE
        self.stands_aside(self.by)
        return DeclarationStage.TIED

    @step(
        stage, "recusal.declare", source=NEW, target=DeclarationStage.TIED, who="committee", clause="NJ-02",
        label=_("Stand aside in this case"), conditions=[once],
    )  # fmt: skip
    def recuse(self):
        """A member may stand aside at any time, without giving the story; sight of the file ends at once."""
        self.record.person = self.by
        self.stands_aside(self.by)


def sits_in_the_case(procedure):
    """The member objected to sits in this case."""
    member = procedure.facts.get("member")
    if member is None or conflicts.sitting_members(procedure.case, on=procedure.on).filter(person=as_person(member)).exists():
        return None
    return Unmet("NJ-02", _("This person does not sit in this case."), "correction", opens="member")


def after_the_day(procedure):
    """An objection after the stated day is taken, and the lateness shown."""
    days = Deadline.objects.filter(case=procedure.case, limit=procedure.own_day(OBJECT_BY)).order_by("-due_on")
    day = days.values_list("due_on", flat=True).first()
    if day and procedure.on > day:
        return Caution("NJ-02", _("The day to object was stated and has passed. Say why it comes now."))
    return None


def not_by_the_one_objected_to(procedure):
    """NJ-02: nobody rules on an objection to himself or herself."""
    if procedure.record.against_id == getattr(procedure.by, "id", None):
        return Unmet("NJ-02", _("The objection is to you. The other members rule on it."), "member", opens="objection.rule")
    return None


class Objection(Aside):
    """From a party's word against a member to the ruling on it; meanwhile no sitting is fixed or held."""

    record_class = ObjectionRecord
    stage = staged(ObjectionStage)

    @step(
        stage, "objection.raise", source=NEW, target=ObjectionStage.RAISED, who="either_side", clause="NJ-02",
        label=_("Object to a member"),
        facts=[
            Fact("member", "person", _("To whom do you object?"), required=True, clause="NJ-02"),
            Fact("ground", "words", _("Why should this member not sit?"), required=True, clause="NJ-02", cure="statement"),
        ],
        checks=[sits_in_the_case], cautions=[after_the_day],
    )  # fmt: skip
    def object_to_a_member(self):
        """A party objects to a member with a ground, by the day stated; later ones are taken too."""
        self.record.against = as_person(self.facts["member"])
        self.record.party = self.me()
        self.keep("ground")

    @step(
        stage, "objection.rule", source=ObjectionStage.RAISED, target=(ObjectionStage.UPHELD, ObjectionStage.NOT_UPHELD),
        who="committee", clause="NJ-02", label=_("Rule on the objection"), conditions=[not_by_the_one_objected_to],
        facts=[
            Fact("upheld", "yes_no", _("Is the objection upheld?"), required=True, clause="NJ-02"),
            Fact("reasons", "words", _("The reasons"), required=True, clause="NJ-02"),
        ],
        duty="committee",
    )  # fmt: skip
    def rule(self):
        """The other members rule with reasons; upheld, the member stands aside in this case and no other."""
        self.record.ended_on = self.on
        self.put(reasons=self.facts["reasons"], ruled_by=self.by)
        if self.facts["upheld"]:
            self.stands_aside(self.record.against)
        self.tell_the_ruling()
        return ObjectionStage.UPHELD if self.facts["upheld"] else ObjectionStage.NOT_UPHELD

    def tell_the_ruling(self) -> None:
        """Both sides and the member learn the ruling and its reasons."""
        ruling = {
            "member": str(self.record.against),
            "objected_on": self.record.opened_on,
            "ground": self.record.content["ground"],
            "upheld": bool(self.facts["upheld"]),
            "reasons": self.facts["reasons"],
        }
        for party in self.parties(*SIDES):
            if party.role != Role.RESPONDENT or party.served_on:
                self.serve("objection-ruling", to=party, **ruling)
        self.serve("objection-ruling", to=self.record.against, recipient="member", **ruling)


def the_day_has_passed(procedure):
    """Silence is recorded once the stated day is over."""
    running = [one for one in procedure.rows(Deadline) if one.record == procedure.record.pk and one.state == DeadlineState.RUNNING]
    if any(one.due_on >= procedure.on for one in running):
        return Unmet("NJ-02", _("The parties may still object until the stated day."), "time")
    return None


def nobody_objected(procedure):
    """Where somebody objected there is no silence to record."""
    if any(one.opened_on >= procedure.record.opened_on for one in procedure.rows(ObjectionRecord)):
        return Unmet("NJ-02", _("An objection was raised; it is ruled on instead."), "nothing", opens="objection.rule")
    return None


def ahead(procedure):
    """The day to object by lies ahead."""
    day = procedure.facts.get("object_by")
    return Unmet("NJ-02", _("This day is over. State one that is still to come."), "time") if day and day < procedure.on else None


class Invitation(Procedure):
    """The day by which the parties may object, and their silence."""

    record_class = Note
    stage = staged(InvitationStage)
    own_days = (OBJECT_BY,)

    @step(
        stage, "objection.invite", source=NEW, target=InvitationStage.OPEN, who="committee_or_secretary", clause="NJ-02",
        label=_("State the day for objections to members"), checks=[ahead],
        facts=[Fact("object_by", "day", _("Until which day may the parties object?"), required=True, clause="NJ-02")],
    )  # fmt: skip
    def invite(self):
        """The parties learn who sits, and by which day to object."""
        self.record.kind = "objections"
        self.keep("object_by")
        self.set_day(OBJECT_BY, "NJ-02", day=self.facts["object_by"])

    @step(
        stage, "objection.silence", source=InvitationStage.OPEN, target=InvitationStage.SILENT, who="committee_or_secretary",
        clause="NJ-02", label=_("Record that nobody objected"), conditions=[the_day_has_passed, nobody_objected],
    )  # fmt: skip
    def silence(self):
        """Silence by the stated day is recorded."""
        self.record.ended_on = self.on
        self.meet_clock(OBJECT_BY, state=DeadlineState.ENDED)
