"""Papers and things produced: taken into possession, copied to both sides, kept as long as needed, returned (SH-27, SH-29)."""

from hashlib import sha256

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.fields import Paper
from cases.models import Exhibit as ExhibitRecord
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.hearing import Hearing, in_inquiry
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

WITH_THE_COMPLAINT = (Stage.RECEIVED, Stage.WAITING, Stage.FILED)


class ExhibitStage(models.TextChoices):
    """Where a paper or thing is."""

    HELD = "held", _("in the committee's possession")
    RETURNED = "returned", _("returned")


def open_to_papers(procedure):
    """SH-27: papers come with the complaint itself, or while the inquiry is open."""
    return None if procedure.spine_stage in WITH_THE_COMPLAINT else in_inquiry(procedure)


def something_described(procedure):
    """SH-27: what is taken is described, or it is there to be seen."""
    paper = procedure.facts.get("paper")
    if paper and not paper.get("bytes"):
        return Unmet("SH-27", _("This paper is empty."), "evidence", opens="paper")
    return None


def somebody_to_read(procedure):
    """SH-29: a respondent who is not served yet reads nothing; copies follow service."""
    if procedure.readers():
        return None
    return Unmet("SH-29", _("Nobody may read copies yet. Service comes first."), "service", opens="service.prove")


def nothing_more_needed(procedure):
    """SH-27: the committee keeps it as long as the inquiry needs it."""
    if procedure.spine_stage == Stage.INQUIRY:
        return Caution("SH-27", _("The inquiry still goes on. Keep a copy or an extract before this leaves."))
    return None


class Exhibit(Hearing):
    """One paper or thing, with the chain of who held it."""

    record_class = ExhibitRecord
    stage = staged(ExhibitStage)

    @step(
        stage, "exhibit.receive", source=NEW, target=ExhibitStage.HELD, who="party_witness_or_committee", clause=("SH-27", "SH-26"),
        label=_("Take in a paper or a thing"), conditions=[open_to_papers], checks=[something_described],
        facts=[
            Fact("what", "line", _("What is it?"), required=True, cure="evidence"),
            Fact("paper", "paper", _("The paper itself")),
            Fact("from_party", "party", _("From whom?"), _("Whoever hands it in, unless told.")),
            Fact("from_whom", "line", _("Or from whom outside the case?")),
            Fact("words", "words", _("What it says: an extract, or the clear written reproduction of a recording")),
            Fact("custody", "line", _("Where is it kept?")),
        ],
    )  # fmt: skip
    def receive(self):
        """The committee takes possession, makes copies or extracts; digest and custody show that nothing was changed."""
        self.record.party = self.facts.get("from_party") or self.me()
        self.record.number = self.next_number()
        self.keep("what", "words", "custody", "from_whom")
        self.hold(self.facts.get("from_whom") or getattr(self.record.party, "code", ""), _("taken into possession"))
        if paper := self.facts.get("paper"):
            self.record.paper, self.record.media = Paper(paper["bytes"]), paper.get("media", "")
            self.record.digest = sha256(paper["bytes"]).hexdigest()

    def somebody_lacks_a_copy(self) -> bool:
        """Whether a side that may read it was not given a copy yet."""
        given = (self.record.content or {}).get("copied_to", [])
        return any(one.code not in given for one in self.readers(but=self.record.party))

    def hold(self, whose, what) -> None:
        """One link of the chain of custody: day, from or to whom, what happened, who wrote it down."""
        chain = (self.record.content or {}).get("chain", [])
        by = str(getattr(self.by, "pk", "") or "")
        self.put(chain=[*chain, {"on": self.on, "whose": str(whose), "what": str(what), "by": by}])

    @step(
        stage, "exhibit.copy", source=ExhibitStage.HELD, target=ExhibitStage.HELD, who="committee_or_secretary", clause=("SH-29", "SH-27"),
        label=_("Give both sides a copy of an exhibit"), duty="committee_or_secretary", conditions=[somebody_to_read],
        due_while=[somebody_lacks_a_copy],
        facts=[
            Fact("to", "parties", _("To whom?"), _("To both sides, unless told.")),
            Fact("words", "words", _("What the copy shows"), _("Where something must be left out.")),
            Fact("withheld", "words", _("What is left out, and on which ground?")),
        ],
    )  # fmt: skip
    def copy(self):
        """Both sides get what was produced, each with an own mark; what is left out is named with its ground."""
        kept = self.record.content
        words = self.facts.get("words") or kept.get("words") or kept["what"]
        piece = {"code": f"E{self.record.number}", "what": kept["what"], "words": words}
        readers = [one for one in self.facts.get("to") or self.readers() if one in self.readers()]
        for party in readers:
            self.copy_to(party, [piece], withheld=[self.facts["withheld"]] if self.facts.get("withheld") else ())
        self.put(copied_to=sorted({*kept.get("copied_to", []), *(one.code for one in readers)}))

    @step(
        stage, "exhibit.return", source=ExhibitStage.HELD, target=ExhibitStage.RETURNED, who="committee_or_secretary", clause="SH-27",
        label=_("Return an exhibit"), cautions=[nothing_more_needed],
        facts=[
            Fact("to_whom", "line", _("To whom?"), _("To whoever gave it, unless told.")),
            Fact("receipt", "line", _("On which receipt?"), required=True, cure="evidence"),
        ],
    )  # fmt: skip
    def give_back(self):
        """It is kept as long as the inquiry needs it and returned against a receipt; the digest stays."""
        self.record.ended_on = self.on
        self.keep("receipt")
        giver = getattr(self.record.party, "code", "") or self.record.content.get("from_whom", "")
        self.hold(self.facts.get("to_whom") or giver, _("returned"))
