"""Where a complaint goes: to the committee, past an employer it is against, or to the branch she chooses (SH-11 to SH-13, SH-51)."""

from django.utils.translation import gettext_lazy as _

from committees.models import Appointment, Person
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.sh2004.capacities import Capacities
from workflows.shared.spine import Stage
from workflows.step import step

TO_OFFICE = {"employer": ("employer",), "special_officer": ("special_officer", "district_officer")}
PAST_THE_EMPLOYER = ("special_officer", "district_officer")
NOT_HERE = ("IN-JK", "IN-LA")


class Routes(Capacities):
    """The way of a complaint from whoever received it to the committee."""

    def law_reaches_there(self):
        """SH-51: the draft does not reach Jammu and Kashmir; there the Act in force applies."""
        place = self.facts.get("workplace")
        if place is not None and place.district.region in NOT_HERE:
            said = _("This draft does not extend to Jammu and Kashmir. The Act of 2013 applies there: file under it.")
            return Unmet("SH-51", said, "forum", opens=_("a complaint under the Act of 2013"))
        return None

    def past_the_employer(self):
        """SH-11: a complaint against the employer that came to him is taken past him."""
        workplace = self.facts.get("workplace")
        if self.facts.get("route") == "employer" and self.against_an_employer_of(workplace):
            return Caution("SH-11", _("It is against the employer. It goes past him, to the committee or the Special Officer."))
        return None

    def who_received(self) -> Person | None:
        """Whoever enters it for her; else the office to which she brought it; never one against whom it is."""
        against = [named.get("person") for named in self.facts.get("respondents") or []]
        if self.entered_for_her and self.by not in against:
            return self.by
        past = self.record.route == "employer" and self.against_the_employer
        offices = PAST_THE_EMPLOYER if past else TO_OFFICE.get(self.record.route, ())
        here = Appointment.objects.in_force(self.on).exclude(person__in=[one for one in against if one])
        place = self.case.workplace
        at_place = here.filter(workplace=place) | here.filter(district=place.district_id)
        held = [one for office in offices for one in at_place.filter(office=office)]
        return held[0].person if held else None

    def branches(self) -> list:
        """SH-12: harassed at another branch, she may choose between its committee and her own."""
        there = self.facts.get("harassed_at")
        if there is None or there == self.case.workplace:
            return []
        both = [self.committee_at(self.case.workplace), self.committee_at(there)]
        return [one for one in both if one is not None]

    def where_it_goes(self):
        """To the committee; else it waits for one, for her choice, or for the recipient to forward it."""
        if self.somebody_forwards():
            return Stage.RECEIVED
        if open_to_her := self.branches():
            return self.to_a_branch(open_to_her)
        self.case.committee = self.committee_in_force()
        return Stage.FILED if self.case.committee else Stage.WAITING

    def somebody_forwards(self) -> bool:
        """Whether it lies with the employer or the Special Officer; past the employer only where no committee is in force."""
        if self.record.route not in TO_OFFICE or self.case.first_received_by is None:
            return False
        past = self.record.route == "employer" and self.against_the_employer
        return not (past and self.committee_in_force())

    def to_a_branch(self, committees):
        """The only committee there is, the one she named, or a choice that stays open."""
        chosen = self.facts.get("committee")
        if len(committees) > 1 and chosen not in committees:
            self.put(branches=[str(one.pk) for one in committees])
            return Stage.WAITING
        self.case.committee = chosen if chosen in committees else committees[0]
        self.put(closed_to=[str(one.pk) for one in committees if one != self.case.committee])
        return Stage.FILED

    def choice_is_said(self):
        """SH-12: both committees are named to her."""
        there, here = self.facts.get("harassed_at"), self.facts.get("workplace")
        if there is not None and there != here and not self.facts.get("committee"):
            return Caution("SH-12", _("It happened at another branch. She chooses between its committee and that of her own branch."))
        return None


class OnTheWay(Routes):
    """From whoever received it, and from a choice left open, to the committee."""

    @step(
        Capacities.stage, "complaint.forward", source=Stage.RECEIVED, target=(Stage.FILED, Stage.WAITING), who="recipient",
        clause=("SH-11", "SH-13"), label=_("Forward it to the committee"), duty="recipient",
        facts=[Fact("committee", "committee", _("To which committee?"))],
    )  # fmt: skip
    def forward(self):
        """Made to the employer or the Special Officer, it is forwarded to the committee; the days ran from its receipt."""
        self.put(forwarded_on=self.on.isoformat())
        self.case.committee = self.facts.get("committee") or self.committee_in_force()
        return Stage.FILED if self.case.committee else Stage.WAITING

    def late_cure(self, info):
        """SH-12: nothing opens the choice again."""
        return "nothing" if info.name == "complaint.choose_branch" else super().late_cure(info)

    def choice_is_open(self):
        """SH-12: the choice is made once; the other committee is then closed for this complaint."""
        if (self.record.content or {}).get("branches"):
            return None
        return Unmet("SH-12", _("There is no choice between two branches in this complaint."), "nothing")

    def a_choice_is_hers(self) -> bool:
        """Whether two committees are open to her and she has not chosen; what waits for a committee to be constituted has no choice."""
        return bool((self.record.content or {}).get("branches"))

    def one_of_the_two(self):
        """She chooses between the committee of her own branch and that of the place."""
        chosen = self.facts.get("committee")
        if chosen is None or str(chosen.pk) in (self.record.content or {}).get("branches", []):
            return None
        said = _("Choose the committee of your own branch or that of the place where it happened.")
        return Unmet("SH-12", said, "forum", opens="committee")

    @step(
        Capacities.stage, "complaint.choose_branch", source=Stage.WAITING, target=Stage.FILED, who="recipient_or_complainant",
        clause="SH-12", label=_("Choose the committee"), duty="complainant",
        facts=[Fact("committee", "committee", _("Which committee?"), required=True, cure="forum")],
        conditions=[choice_is_open], checks=[one_of_the_two], due_while=[a_choice_is_hers],
    )  # fmt: skip
    def choose_branch(self):
        """Her own branch's committee or that of the place: once she has chosen, the other is closed for this complaint."""
        self.case.committee = self.facts["committee"]
        offered = self.record.content["branches"]
        self.put(branches=[], closed_to=[one for one in offered if one != str(self.case.committee_id)])
