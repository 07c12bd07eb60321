"""Files heard together, and a file that becomes two: with reasons, one clock, and nothing of one shown in the other (NJ-04)."""

from django.utils.translation import gettext_lazy as _

from cases import access
from cases.models import Complaint, Deadline, DeadlineState, InterimRelief, Role, Statement, Withdrawal
from workflows.facts import Fact
from workflows.procedure import take
from workflows.refusals import Unmet
from workflows.shared import concerned, copying
from workflows.shared.ending import STANDING, Ending
from workflows.shared.linking import BEFORE_THE_ORDER, files_linked
from workflows.shared.spine import Spine, Stage
from workflows.step import NEW, step

OPEN_TO_JOINING = (Stage.FILED, Stage.INQUIRY)


class Joining(Ending):
    """One clock for what belongs together, a duplicate heard with the first, an unrelated part in a file of its own."""

    @step(
        Spine.stage, "complaint.count_from", source=BEFORE_THE_ORDER, target=BEFORE_THE_ORDER, who="system", clause="NJ-04",
        label=_("The days run from another receipt"), facts=[Fact("day", "day", required=True)],
    )  # fmt: skip
    def count_from(self):
        """What belongs together has one clock from the earlier receipt; the other count is ended and kept."""
        slug = self.inquiry_limit.slug
        Deadline.objects.filter(case=self.case, limit=slug, state=DeadlineState.RUNNING).update(state=DeadlineState.ENDED, met_on=self.on)
        self.start_clock(self.inquiry_limit, runs_from=self.facts["day"])
        return Stage(self.before)

    @property
    def first(self):
        """The earlier file of which this is a duplicate."""
        linked = files_linked(self, "duplicate")
        earlier = [one for one in linked if (one.received_on, one.entered_at) < (self.case.received_on, self.case.entered_at)]
        return earlier[0] if earlier else None

    def linked_to_an_earlier(self):
        """NJ-04: the later of two files that are linked as one complaint is heard with the earlier."""
        if self.first is None:
            said = _("Only a file that is linked as the same complaint with an earlier one is heard together with it.")
            return Unmet("NJ-04", said, "correction", opens="link.make")
        if Complaint.objects.get(case=self.first).stage not in OPEN_TO_JOINING:
            return Unmet("NJ-04", _("The earlier complaint is not in a place where anything can be joined to it."), "time")
        return None

    def the_same_women(self):
        """NJ-04: two complaints are one only where the same women make them."""
        if self.first is None:
            return None
        here = list(self.case.parties.filter(role=Role.AGGRIEVED_WOMAN, left_on__isnull=True))
        there = list(self.first.parties.filter(role=Role.AGGRIEVED_WOMAN, left_on__isnull=True))
        if all(copying.found_in(there, one) for one in here):
            return None
        return Unmet("NJ-04", _("Another woman complains here. Link them as related, and hear each."), "correction", opens="link.take_back")

    def nothing_left_behind(self):
        """NJ-04, SH-28: what was heard or directed in this file must not fall under the table."""
        if self.rows(Statement):
            said = _("Somebody was heard in this file. It is decided by itself; its link says that the two touch.")
            return Unmet("NJ-04", said, "nothing")
        if self.rows(InterimRelief, "demanded", *STANDING):
            said = _("Protection is asked for, or stands, in this file. Decide and direct it in the earlier one, and end it here.")
            return Unmet("SH-28", said, "time", opens="interim.end")
        if self.rows(Withdrawal, "asked", "held", "protected"):
            return Unmet("SH-45", _("She asked to withdraw. A member asks her alone first."), "statement", opens="withdrawal.ask_privately")
        return None

    @step(
        Spine.stage, "complaint.merge", source=OPEN_TO_JOINING, target=Stage.JOINED, who="committee", clause="NJ-04",
        label=_("Hear it together with the earlier complaint"),
        facts=[Fact("reasons", "words", _("Why are the two one complaint?"), required=True, clause="NJ-04")],
        conditions=[linked_to_an_earlier, the_same_women, nothing_left_behind],
    )  # fmt: skip
    def merge(self):
        """A complaint made twice is heard once: what is new is joined to the earlier file and served there; this one ends, sealed."""
        first = self.first
        self.put(joined_to=str(first.pk), merge_reasons=self.facts["reasons"])
        rows = [copying.told(one) for one in concerned.live(self.case)]
        papers = copying.papers(self.case)
        told = {"rows": rows, "papers": papers, "reasons": self.facts["reasons"]}
        take("complaint.take_in", by=access.SYSTEM, law=self.law, owner=first.pk, facts=told)
        self.end_now()
        for reader in self.everybody_told():
            hers = getattr(reader, "role", "") not in ("", Role.RESPONDENT)
            known = {"other": first.reference, "counts_from": first.received_on} if hers else {}
            self.serve("heard-together", to=reader, joined_on=self.on, **known)

    @step(
        Spine.stage, "complaint.take_in", source=OPEN_TO_JOINING, target=OPEN_TO_JOINING, who="system", clause=("NJ-04", "NJ-15"),
        label=_("A later complaint is joined"), facts=[Fact("reasons", "words", required=True)],
    )  # fmt: skip
    def take_in(self):
        """Each allegation of the later file that is not here yet, with its respondent; who is new is served, with time to answer."""
        women = list(self.parties(Role.AGGRIEVED_WOMAN))
        known = {(one.woman_id, one.party_id, one.content.get("what")) for one in concerned.live(self.case)}
        for row in self.facts["rows"]:
            woman, accused = copying.match(women, row["woman"]), self.respondent_like(row["against"])
            if (woman and woman.pk, accused.pk, row["what"]) not in known:
                self.also("allegation.make", against=accused, woman=woman, what=row["what"], on=row["on"])
        for paper in self.facts["papers"]:
            self.also("exhibit.receive", from_party=copying.match(women, paper["from"]), **paper["facts"])
        return Stage(self.before)

    def respondent_like(self, who):
        """The respondent of this file who is the same person, else a new one."""
        return copying.match(list(self.parties(Role.RESPONDENT)), who) or copying.add(self, Role.RESPONDENT, who)

    @property
    def moving(self) -> list:
        """The allegations that would go into a file of their own."""
        named = [*(self.facts.get("respondents") or []), *(self.facts.get("women") or [])]
        keys = {one.pk for one in named}
        return [one for one in concerned.live(self.case) if {one.party_id, one.woman_id} & keys]

    def a_part_and_not_all(self):
        """NJ-04: something is split off, and something stays."""
        if not (self.facts.get("respondents") or self.facts.get("women")):
            return Unmet("NJ-04", _("Say which respondents or which women go into a file of their own."), "correction", opens="respondents")
        if 0 < len(self.moving) < concerned.live(self.case).count():
            return None
        return Unmet("NJ-04", _("A part goes and a part stays. This would move everything, or nothing."), "correction", opens="respondents")

    @step(
        Spine.stage, "complaint.split", source=OPEN_TO_JOINING, target=OPEN_TO_JOINING, who="committee", clause="NJ-04",
        label=_("Give an unrelated part a file of its own"),
        facts=[
            Fact("respondents", "parties", _("What is said of which respondents?")),
            Fact("women", "parties", _("Or: what was done to which women?")),
            Fact("reasons", "words", _("Why does it not belong together?"), required=True, clause="NJ-04"),
        ],
        checks=[a_part_and_not_all],
    )  # fmt: skip
    def split(self):
        """An unrelated part goes on in an own file with the same day of receipt; neither file shows anything of the other."""
        moving, told = self.moving, {"reasons": self.facts["reasons"]}
        begun = take("complaint.split_off", by=access.SYSTEM, law=self.law, facts=copying.of_a_part(self.case, moving, **told))
        self.taken.begun = begun.record
        for allegation in moving:
            self.also("allegation.end", record=allegation, why="split")
        concerned.let_go_respondents(self, "complaint-split", split_on=self.on)
        for one in self.parties(*concerned.HERS):
            self.serve("complaint-split", to=one, split_on=self.on, other=begun.record.case.reference)
        self.also("link.mirror", other=str(begun.record.case_id), relation="related", reasons=self.facts["reasons"])
        for one in [one for one in self.parties(Role.AGGRIEVED_WOMAN) if one not in concerned.women(self)]:
            if one.pk in {allegation.woman_id for allegation in moving}:
                one.left_on, one.is_complainant = self.on, False
                one.save(update_fields=["left_on", "is_complainant"])
        return Stage(self.before)

    @step(
        Spine.stage, "complaint.split_off", source=NEW, target=(Stage.FILED, Stage.WAITING), who="system", clause="NJ-04",
        label=_("A file of its own begins"), facts=[Fact("reasons", "words", required=True)],
    )  # fmt: skip
    def split_off(self):
        """The part's own file: the day of first receipt goes along, service and time to answer begin afresh."""
        copying.begin(self)
        self.start_clock(self.inquiry_limit, runs_from=self.case.received_on)
        return Stage.FILED if self.case.committee_id else Stage.WAITING
