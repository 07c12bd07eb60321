"""Nobody who complains, supports or gives evidence is worse off for it: notice, permission, default (SH-37, SH-46, SH-55)."""

from datetime import timedelta

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Note, Order, Role
from cases.models import Permission as PermissionRecord
from cases.shelf import Shelf
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Caution, Unmet
from workflows.shared.days import has_come
from workflows.shared.guards import committee_lawful
from workflows.step import NEW, staged, step

PROTECTED = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.WITNESS, Role.SUPPORTER, Role.REPRESENTATIVE)
CHANGES = (
    ("transfer", _("transfer")),
    ("dismiss", _("dismissal or discharge")),
    ("punish", _("punishment")),
    ("recover", _("recovery of costs")),
    ("other", _("another change of service conditions")),
)
NEVER_ON_DISMISSAL = ("dismiss", "punish", "recover")


class PermissionStage(models.TextChoices):
    """Where a change of service conditions stands."""

    ASKED = "asked", _("permission asked")
    GRANTED = "granted", _("permitted")
    REFUSED = "refused", _("not permitted")
    CARRIED_OUT = "carried_out", _("carried out with permission")
    DEFAULTED = "defaulted", _("done without permission")


def a_protected_person(procedure):
    """SH-55: permission is about the woman, a witness, a supporter or a representative."""
    party = procedure.facts.get("person")
    if party is None or party.role in PROTECTED:
        return None
    said = _("This person is not among those whose service is protected. The committee's permission is not needed.")
    return Unmet("SH-55", said, "correction", opens="person")


def nothing_follows_a_dismissal(procedure):
    """SH-46: on dismissal no action of any kind, nor recovery of costs, against complainant, witness or supporter."""
    dismissed = Order.objects.filter(case=procedure.case, outcome="dismiss").exclude(stage="draft").exists()
    if dismissed and procedure.facts.get("kind") in NEVER_ON_DISMISSAL:
        said = _("The complaint was dismissed. No action may be taken for that against who complained, supported or gave evidence.")
        return Unmet("SH-46", said, "nothing")
    return None


def was_permitted(procedure):
    """SH-55: the written permission comes first; a change without it, or of another kind, is an employer's default."""
    granted = PermissionRecord.objects.filter(case=procedure.case, stage=PermissionStage.GRANTED)
    if procedure.record.stage == PermissionStage.GRANTED:
        granted = granted.filter(pk=procedure.record.pk)
    elif procedure.facts.get("person"):
        granted = granted.filter(party=procedure.facts["person"])
    else:
        granted = granted.none()
    if any(_covers(one.content or {}, procedure.facts) for one in granted):
        return None
    said = _("A change to the service of somebody protected needs the committee's written permission first. Ask for it.")
    return Unmet("SH-55", said, "permission", opens="permission.ask")


def _covers(permitted, facts) -> bool:
    """Whether what was permitted is what was done: a transfer permitted is no dismissal permitted."""
    return not facts.get("kind") or facts["kind"] == permitted.get("kind", facts["kind"])


def may_be_a_default(procedure):
    """SH-38: acting without permission is a default of the employer, of which notice can be taken."""
    return Caution("SH-38", _("A change without the committee's permission is a default of the employer."))


# The same words whether there is a file or not: an employer learns from them what the law asks, and of nobody.
TO_THE_UNTOLD = (
    "SH-55",
    _(
        "You were told of nobody whose service is protected. Who complained, supported or gave evidence is not dismissed, "
        "transferred or punished for it without the committee's written permission; ask the committee first."
    ),
    "permission",
)


class Permission(Procedure):
    """A change to the service of somebody protected: asked, decided with reasons, carried out, or done without asking."""

    record_class = PermissionRecord
    begun_by = "request"
    to_the_untold = TO_THE_UNTOLD
    stage = staged(PermissionStage)

    def late_cure(self, info):
        """SH-55: what was asked and is not decided, or was refused, waits for the committee's permission."""
        asked = info.name == "employer.report_change" and self.record.stage in (PermissionStage.ASKED, PermissionStage.REFUSED)
        return "permission" if asked else super().late_cure(info)

    @step(
        stage, "permission.ask", source=NEW, target=PermissionStage.ASKED, who="employer", clause=("SH-55", "SH-46"),
        label=_("Ask to change somebody's service conditions"),
        facts=[
            Fact("person", "party", _("Whose service is it?"), required=True, clause="SH-55"),
            Fact("kind", "choice", _("What kind of change is it?"), choices=CHANGES),
            Fact("change", "words", _("What would change, and from when?"), required=True, clause="SH-55", cure="statement"),
            Fact("reasons", "words", _("Why?"), required=True, clause="SH-55"),
        ],
        checks=[a_protected_person, nothing_follows_a_dismissal],
    )  # fmt: skip
    def ask(self):
        """The employer does not discharge, transfer or punish anybody protected without written permission of the committee."""
        self.record.party = self.facts["person"]
        self.put(asked_by=str(self.by.pk))
        self.keep("kind", "change", "reasons")

    @step(
        stage, "permission.decide", source=PermissionStage.ASKED, target=(PermissionStage.GRANTED, PermissionStage.REFUSED),
        who="committee", clause="SH-55", label=_("Decide on a change of service conditions"), duty="committee",
        facts=[
            Fact("granted", "yes_no", _("Is the change permitted?"), required=True, clause="SH-55", cure="permission"),
            Fact("reasons", "words", _("Why?"), required=True, clause="SH-55"),
            Fact("conditions", "words", _("On which conditions?"), _("One on each line.")),
        ],
        conditions=[committee_lawful],
    )  # fmt: skip
    def decide(self):
        """The committee decides in writing and with reasons; the decision goes to the employer."""
        asked = self.record.content
        self.put(decision=self.facts["reasons"], conditions=self.facts.get("conditions") or "")
        for employer in employers(self.case, self.on):
            self.serve(
                "permission-decision", to=employer, asked_on=self.record.opened_on, person=self.record.party.code,
                change=asked["change"], granted=self.facts["granted"], reasons=self.facts["reasons"],
                conditions=(self.facts.get("conditions") or "").splitlines(),
            )  # fmt: skip
        return PermissionStage.GRANTED if self.facts["granted"] else PermissionStage.REFUSED

    @step(
        stage, "employer.report_change", source=(NEW, PermissionStage.GRANTED), target=PermissionStage.CARRIED_OUT, who="employer",
        clause=("SH-55", "SH-37"), label=_("Report a change of somebody's service conditions"),
        facts=[
            Fact("person", "party", _("Whose service is it?")),
            Fact("kind", "choice", _("What kind of change is it?"), choices=CHANGES),
            Fact("changed_on", "day", _("Since which day?")),
            Fact("what", "words", _("What has changed?"), required=True, clause="SH-55", cure="statement"),
        ],
        checks=[a_protected_person, nothing_follows_a_dismissal, was_permitted],
    )  # fmt: skip
    def report_change(self):
        """A permitted change is reported; one that was not permitted is refused, and stands to be undone."""
        self.record.party = self.facts.get("person") or self.record.party
        self.record.ended_on = self.on
        self.put(done=self.facts["what"], changed_on=(self.facts.get("changed_on") or self.on).isoformat())

    @step(
        stage, "employer.default", source=(NEW, PermissionStage.ASKED, PermissionStage.REFUSED), target=PermissionStage.DEFAULTED,
        who="protected_or_committee", clause=("SH-37", "SH-38", "SH-55"), label=_("Say that service conditions were changed"),
        facts=[
            Fact("person", "party", _("Whose service is it?"), _("Left out: your own.")),
            Fact("changed_on", "day", _("Since which day?")),
            Fact("what", "words", _("What has changed?"), required=True, clause="SH-37", cure="statement"),
        ],
        checks=[a_protected_person, has_come("changed_on", "SH-37")], cautions=[may_be_a_default],
    )  # fmt: skip
    def default(self):
        """Service conditions stay as they were before the complaint; an adverse change is recorded and can be restored by order."""
        self.record.party = self.facts.get("person") or self.record.party or self.me()
        self.put(adverse=self.facts["what"], changed_on=(self.facts.get("changed_on") or self.on).isoformat())


class ProtectionStage(models.TextChoices):
    """Whether the employer was told whom to protect."""

    TOLD = "protection_told", _("the employer was told")


def an_employer_to_tell(procedure):
    """SH-37, SH-11: the employer is told, unless he is the one complained of."""
    found = employers(procedure.case, procedure.on, shelf=procedure.shelf)
    if not found:
        return Unmet("SH-37", _("Nobody holds the office of employer at this workplace."), "correction", opens="appointment.make")
    if any(one.is_employer or one.person_id in {person.pk for person in found} for one in procedure.those(Role.RESPONDENT)):
        return Unmet("SH-11", _("The employer is complained of. He is not told from here."), "forum")
    return None


class Protection(Procedure):
    """The notice by which an employer learns whose service he may not touch."""

    record_class = Note
    stage = staged(ProtectionStage)

    @step(
        stage, "protection.notify", source=NEW, target=ProtectionStage.TOLD, who="committee", clause=("SH-37", "SH-55", "SH-20"),
        label=_("Tell the employer whose service is protected"),
        facts=[
            Fact("people", "parties", _("Whose service?"), _("Left out: everybody protected in this case.")),
            Fact("reasons", "words", _("Why must the employer know now?"), required=True, clause="SH-20"),
        ],
        conditions=[an_employer_to_tell],
    )  # fmt: skip
    def notify(self):
        """Codes on one paper, names on a sealed sheet of its own, and nothing of what was said."""
        self.record.kind = "protection"
        self.keep("reasons")
        people = [one for one in self.facts.get("people") or self.parties(*PROTECTED) if one.role in PROTECTED]
        before = self.case.received_on - timedelta(days=1)
        named = [{"code": one.code, "name": (one.identity or {}).get("name", "")} for one in people]
        for employer in employers(self.case, self.on):
            self.serve("protected-persons", to=employer, people=[one.code for one in people], from_day=before)
            self.serve("sealed-key", to=employer, people=named, why=_("To keep their conditions of service as they were."))


def employers(case, on, *, shelf=None) -> list:
    """Who answers for the workplace of the case today: its own employer, else that of its head office."""
    shelf = shelf or Shelf([case])
    here = shelf.employers(case.workplace_id, on) or shelf.employers(case.workplace.branch_of_id, on)
    return list({one.pk: one for one in here}.values())
