"""The way in for those who did not file: a code on the paper served on them, or on a slip given in person; the old one ends."""

from functools import partial

from django.utils.translation import gettext_lazy as _

from cases import tracking
from cases.models import Party, Service, Sitting, Summons
from committees.models import Person
from notices.models import Document
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.after_death import still_lives
from workflows.shared.spine import Spine, Stage
from workflows.shared.two_persons import free_to_act
from workflows.step import step

# Papers that carry a code on the copy served, and where the record of each stands while it is to be served.
WITH_A_CODE = ("notice-to-respondent", "summons")
TO_BE_SERVED = ((Service, "sent"), (Summons, "issued"), (Sitting, "fixed"))
WITH_PARTIES = tuple(stage for stage in Stage if stage != Stage.INFORMATION)


def waiting(case, party):
    """Papers with a code that are still to be served on a party, the newest first."""
    records = [pk for model, stage in TO_BE_SERVED for pk in model.objects.filter(case=case, stage=stage).values_list("pk", flat=True)]
    papers = Document.objects.filter(case=case, kind__in=WITH_A_CODE, to_party=party, served_on__isnull=True, record__in=records)
    return papers.order_by("-messages__made_at")


def has_a_way_in(party: Party) -> bool:
    """Whether the party signs in already: nothing on a paper changes that."""
    user = getattr(party.person, "user", None)
    return user is not None and user.is_active


def something_to_serve(procedure):
    """NJ-15: there is a notice or a summons that this person has not been served with yet."""
    party = procedure.facts.get("party")
    if party is None or waiting(procedure.case, party).exists():
        return None
    said = _("No notice or summons waits to be served on this person. Whoever was served gets a code in person.")
    return Unmet("NJ-15", said, "service", opens="complaint.give_code")


def a_copy_is_to_be_printed(procedure) -> bool:
    """Whether somebody without a way in waits for a paper of which no copy was printed yet."""
    records = {one.pk for model, stage in TO_BE_SERVED for one in procedure.rows(model, stage)}
    return any(record in records and not signs_in for record, signs_in in procedure.shelf.once(WITH_A_CODE, partial(unprinted, procedure)))


def unprinted(procedure) -> list:
    """Of all files on the page: the records of papers of which no copy was printed, and whether the addressee signs in."""
    papers = Document.objects.filter(case__in=procedure.shelf.cases, kind__in=WITH_A_CODE, to_party__isnull=False)
    papers = papers.filter(served_on__isnull=True, printed_on__isnull=True)
    return list(papers.values_list("record", "to_party__person__user__is_active"))


class Slips(Spine):
    """The way in for those who were called by a letter, filed by word of mouth, or lost their slip."""

    def made_sure(self):
        """Nobody gets a code by telephone or by letter to an unproven address."""
        if self.facts.get("made_sure"):
            return None
        return Unmet("NJ-15", _("A code is given in person, once it is certain who it is."), "service", opens="made_sure")

    def may_know_already(self):
        """A respondent gets no code before the complaint has reached him; NJ-08: nobody gets one for the dead."""
        party = self.facts.get("party")
        if (gone := still_lives(party)) is not None:
            return gone
        if party is not None and party.role == "respondent" and party.served_on is None:
            return Unmet("NJ-15", _("The complaint has not reached this respondent yet."), "service", opens="party")
        return None

    @step(
        Spine.stage, "complaint.give_code", source=WITH_PARTIES, target=WITH_PARTIES, who="committee_or_secretary",
        clause=("NJ-15", "SH-29"), label=_("Give a party a code for the own file"),
        facts=[
            Fact("party", "party", _("To whom?"), required=True, cure="correction"),
            Fact("made_sure", "yes_no", _("Have you made sure, in person, who it is?"), required=True, cure="service"),
        ],
        checks=[made_sure, may_know_already],
    )  # fmt: skip
    def give_code(self):
        """Whoever is in the case reads the own papers; the code is shown once, and is kept nowhere."""
        party = self.known(self.facts["party"])
        tracking.close_account(party.person)
        self.taken.code = tracking.issue(party)
        return Stage(self.before)

    def known(self, party) -> Party:
        """Somebody of the register stands for the party from now on."""
        if party.person is None:
            party.person = Person.objects.create(language=party.language)
            party.save(update_fields=["person"])
        return party

    @step(
        Spine.stage, "complaint.print_notice", source=WITH_PARTIES, target=WITH_PARTIES, who="committee",
        clause=("NJ-15", "SH-25"), label=_("Print a notice or summons to be served, with its code"), duty="committee",
        due_while=[a_copy_is_to_be_printed], conditions=[free_to_act], checks=[something_to_serve],
        facts=[Fact("party", "party", _("On whom is it served?"), required=True, clause="NJ-15", cure="correction")],
    )  # fmt: skip
    def print_notice(self):
        """The copy served carries a code of its own, made as it is printed and kept nowhere; printed again, the one before dies."""
        party = self.known(self.facts["party"])
        papers = list(waiting(self.case, party))
        paper = next((one for one in papers if one.printed_on is None), papers[0])
        paper.printed_on = self.on
        paper.save(update_fields=["printed_on"])
        self.taken.printed = paper
        if not has_a_way_in(party):
            self.taken.code = tracking.issue(party)
        return Stage(self.before)
