"""What leaves a file takes two people, both free of ties: one asks, another approves (SH-20, SH-42, NJ-02)."""

from django.utils.translation import gettext_lazy as _

from cases import access
from cases.models import Objection, Party
from committees import conflicts
from workflows.refusals import Unmet
from workflows.shared.hearing import Hearing


def free_to_act(procedure):
    """NJ-02: nobody who stands aside, is objected to or has not declared lets anything out of the file."""
    person, case = procedure.by, procedure.case
    if person.pk in conflicts.stand_aside(case, among=[person], shelf=procedure.shelf):
        return Unmet("NJ-02", _("You stand aside in this case. Another member does this."), "member")
    if any(one.against_id == person.pk for one in procedure.rows(Objection, "raised")):
        said = _("An objection to you is undecided. Until it is ruled on, another member does this.")
        return Unmet("NJ-02", said, "member", opens="objection.rule")
    if procedure.found & access.COMMITTEE and not access.has_declared(person, case, shelf=procedure.shelf):
        said = _("Declare first whether you are tied to anyone in the case.")
        return Unmet("NJ-02", said, "declaration", opens="declaration.make")
    return None


def another_person(procedure):
    """SH-42: one person cannot do both halves."""
    if procedure.record.asked_by_id == procedure.by.pk:
        return Unmet("SH-42", _("You asked for this yourself. A second person approves it."), "member")
    return None


def the_first_is_still_free(procedure):
    """NJ-02: what somebody asked for who has since stood aside is asked for anew."""
    aside = conflicts.stand_aside(procedure.case, shelf=procedure.shelf) | {one.person_id for one in procedure.rows(Party)}
    if procedure.record.asked_by_id in aside - {None}:
        said = _("Whoever asked for this stands aside now. Keep it back; another member asks anew.")
        return Unmet("NJ-02", said, "member")
    return None


def not_asked_by_me(procedure) -> bool:
    """Whether it waits for this reader: the other half is another person's."""
    return procedure.record.asked_by_id != getattr(procedure.by, "pk", None)


class TwoPersons(Hearing):
    """A record that one person begins and another completes; who did which half is kept with it."""

    def first_half(self) -> None:
        """Whoever acts asks."""
        self.record.asked_by, self.record.number = self.by, self.next_number()

    def second_half(self) -> None:
        """Whoever acts approves."""
        self.record.approved_by = self.by
