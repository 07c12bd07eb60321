"""Leaving passages out of a copy: proposed by one, approved by another, made from the approved list alone (SH-20, SH-42)."""

from dataclasses import asdict

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Redaction as RedactionRecord
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared import passages, pieces
from workflows.shared.two_persons import TwoPersons, another_person, free_to_act, not_asked_by_me, the_first_is_still_free
from workflows.step import NEW, staged, step

SHOWN = 12


class RedactionStage(models.TextChoices):
    """Where a list of what is left out stands."""

    PROPOSED = "redaction_proposed", _("proposed, to be approved by another")
    APPROVED = "redaction_approved", _("approved, the copy to be made")
    REFUSED = "redaction_refused", _("not approved")
    MADE = "redaction_made", _("made; the list of differences stands")


def places_and_grounds(procedure):
    """SH-20: each passage has its place and a ground of the closed list."""
    _found, faults = passages.read(procedure.case, procedure.facts.get("passages"))
    return faults or None


def stands_elsewhere(procedure):
    """SH-42: words left out in one place and left standing in another are left out nowhere."""
    found, faults = passages.read(procedure.case, procedure.facts.get("passages"))
    if faults:
        return None
    open_now = "\n".join(passages.open_words(passages.severed(one, found)) for one in pieces.of(procedure.case)).casefold()
    if any(one.words and one.words.casefold() in open_now for one in found):
        return Caution("SH-42", _("Words left out in one place stand in another, where they can be read."))
    return None


def missing_without_a_ground(procedure):
    """SH-20: a copy that lacks more than the approved list, by whatever slip, is refused; the differences are counted and placed."""
    found, faults = passages.read(procedure.case, procedure.facts.get("removed"), grounded=False)
    if faults:
        return faults
    extra = [one for one in found if not passages.covered(one, procedure.approved)]
    if not extra:
        return None
    said = _("%(count)s of %(all)s passages left out have no stated ground: %(places)s.")
    places = "; ".join(one.place for one in extra[:SHOWN])
    return Unmet("SH-20", said % {"count": len(extra), "all": len(found), "places": places}, "reasons", opens="removed")


def still_to_be_read(procedure):
    """SH-42: what was approved to be left out is left out."""
    if not procedure.facts.get("removed"):
        return None
    found, faults = passages.read(procedure.case, procedure.facts["removed"], grounded=False)
    left = [one for one in procedure.approved if not passages.covered(one, found)]
    if faults or not left:
        return None
    said = _("What is to be left out can still be read at %(places)s.") % {"places": "; ".join(one.place for one in left[:SHOWN])}
    return Unmet("SH-42", said, "correction", opens="removed")


class Redaction(TwoPersons):
    """One list of what is left out of copies for somebody outside; the unsevered record stays with the committee."""

    record_class = RedactionRecord
    stage = staged(RedactionStage)

    @property
    def approved(self) -> list:
        """The passages of the list."""
        return of_list(self.record)

    @step(
        stage, "redaction.propose", source=NEW, target=RedactionStage.PROPOSED, who="committee", clause=("SH-20", "SH-42"),
        label=_("Propose what is left out of a copy"), conditions=[free_to_act],
        checks=[places_and_grounds], cautions=[stands_elsewhere],
        facts=[
            Fact(
                "passages", "rows", _("Each passage: where it stands, and on which ground it is left out"),
                _("1 is the complaint, A an answer, M minutes, S a statement, Q a question, E an exhibit, F a finding, O the order."),
                required=True, clause="SH-20", cure="reasons", columns=passages.COLUMNS,
                among=(("ground", passages.GROUNDS),),
            ),
            Fact("reasons", "words", _("What should whoever approves it know?")),
        ],
    )  # fmt: skip
    def propose(self):
        """A passage is left out only on a ground of the closed list; page and paragraph are named, so that the gap stays visible."""
        self.first_half()
        found, _faults = passages.read(self.case, self.facts["passages"])
        self.put(passages=[asdict(one) for one in found])
        self.keep("reasons")

    @step(
        stage, "redaction.approve", source=RedactionStage.PROPOSED, target=RedactionStage.APPROVED, who="committee",
        clause=("SH-20", "SH-42"), label=_("Approve what is left out of a copy"), duty="committee", due_while=[not_asked_by_me],
        conditions=[another_person, the_first_is_still_free, free_to_act],
        facts=[Fact("reasons", "words", _("What do you add?"))],
    )  # fmt: skip
    def approve(self):
        """A second member reads the list against the record and approves it; nobody approves an own list."""
        self.second_half()
        self.put(approval=self.facts.get("reasons") or "")

    @step(
        stage, "redaction.refuse", source=(RedactionStage.PROPOSED, RedactionStage.APPROVED), target=RedactionStage.REFUSED,
        who="committee", clause=("SH-20", "SH-42"), label=_("Do not approve what is left out"), conditions=[free_to_act],
        facts=[Fact("reasons", "words", _("Why not?"), required=True, clause="SH-20")],
    )  # fmt: skip
    def refuse(self):
        """A list that leaves out too much or too little is not approved, with reasons; another is proposed."""
        self.record.ended_on = self.on
        self.put(refusal=self.facts["reasons"])

    @step(
        stage, "redaction.make", source=RedactionStage.APPROVED, target=RedactionStage.MADE, who="committee_or_secretary",
        clause=("SH-20", "SH-42"), label=_("Make the copy, and its list of differences"), duty="committee",
        conditions=[free_to_act], checks=[missing_without_a_ground, still_to_be_read],
        facts=[
            Fact(
                "removed", "rows", _("If a copy was made outside the register: what is missing in it?"),
                _("The register itself leaves out what was approved, and nothing else."), columns=passages.COLUMNS[:-1],
            ),
        ],
    )  # fmt: skip
    def make(self):
        """The copy lacks what was approved and nothing else; its list of differences says where and why, and not what."""
        every = pieces.of(self.case)
        self.record.ended_on = self.on
        self.put(
            covers={one.code: one.digest for one in every},
            differences=[{**row, "what": str(row["what"])} for row in passages.differences(every, self.approved)],
        )


def of_list(record) -> list:
    """The passages of a list as they were approved."""
    return [passages.Passage(**row) for row in (record.content or {}).get("passages", [])]


def fits(record, every) -> bool:
    """Whether each of these pieces is the one that was looked through when the copy was made."""
    covers = (record.content or {}).get("covers", {})
    return all(covers.get(one.code) == one.digest for one in every)
