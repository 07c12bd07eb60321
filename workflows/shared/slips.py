"""A party gets the slip with a code in person: whoever gives it has made sure who it is; the old code and sign-in end."""

from django.utils.translation import gettext_lazy as _

from cases import tracking
from committees.models import Person
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.after_death import still_lives
from workflows.shared.spine import Spine, Stage
from workflows.step import step

WITH_PARTIES = tuple(stage for stage in Stage if stage != Stage.INFORMATION)


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
        party = self.facts["party"]
        if party.person is None:
            party.person = Person.objects.create(language=party.language)
            party.save(update_fields=["person"])
        tracking.close_account(party.person)
        self.taken.code = tracking.issue(party)
        return Stage(self.before)
