"""Files that belong together: duplicates, related and counter-complaints are linked; a link opens neither file to anybody (NJ-04)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases import access
from cases.models import Case, Note
from cases.models import Complaint as ComplaintRecord
from workflows.facts import Fact
from workflows.procedure import Procedure, take
from workflows.refusals import Unmet
from workflows.shared.spine import OPEN_STAGES, Stage
from workflows.step import NEW, staged, step

KIND = "link"
BEFORE_THE_ORDER = (Stage.WRITTEN_DOWN, Stage.RECEIVED, Stage.WAITING, Stage.STOPPED, *OPEN_STAGES)
RELATIONS = (
    ("duplicate", _("the same complaint, made twice")),
    ("counter", _("a complaint of one side against the other")),
    ("related", _("another matter that touches this one")),
)
ONE_CLOCK = ("duplicate", "counter")


class LinkStage(models.TextChoices):
    """Where a link stands."""

    LINKED = "linked", _("linked")
    UNLINKED = "unlinked", _("not linked any more")


def files_linked(procedure, *relations) -> list:
    """The files with which a file is linked in one of these ways, as its own notes have it."""
    notes = [one for one in procedure.rows(Note, LinkStage.LINKED) if one.kind == KIND]
    ids = [one.content["other"] for one in notes if not relations or one.content["relation"] in relations]
    return list(Case.objects.filter(pk__in=ids).order_by("received_on", "reference")) if ids else []


def other_file(procedure):
    """The other file, if whoever acts sits in it too; a file that is not theirs is answered like one that does not exist."""
    named = str(procedure.facts.get("case") or "").strip().upper()
    found = Case.objects.filter(reference=named, law=procedure.law).exclude(pk=procedure.case.pk).first()
    return found if found is not None and access.on_committee(procedure.by, found, on=procedure.on) else None


def another_file_of_ours(procedure):
    """NJ-04: two files are linked by whoever sits in both, under one text."""
    if not procedure.facts.get("case") or procedure.other is not None:
        return None
    return Unmet("NJ-04", _("No other file of this handle, under this text, is before you."), "correction", opens="case")


def both_are_open(procedure):
    """NJ-04: what was decided is not joined to anything any more."""
    other = procedure.other
    if other is None or ComplaintRecord.objects.get(case=other).stage in BEFORE_THE_ORDER:
        return None
    return Unmet("NJ-04", _("That complaint has ended, or its order is made."), "nothing", opens="case")


def not_linked_yet(procedure):
    """NJ-04: one link between two files; a mistaken one is taken back first."""
    if procedure.other is None or procedure.other not in files_linked(procedure):
        return None
    return Unmet("NJ-04", _("These two files are linked already."), "correction", opens="link.take_back")


def it_is_open(procedure):
    """NJ-04: a link is for the time before the order."""
    if procedure.spine_stage in BEFORE_THE_ORDER:
        return None
    return Unmet("NJ-04", _("This complaint has ended, or its order is made."), "nothing")


class Link(Procedure):
    """One file's note that it belongs with another; each file has its own, under its own key."""

    record_class = Note
    stage = staged(LinkStage)

    @property
    def other(self):
        """The file named."""
        if not hasattr(self, "_other"):
            self._other = other_file(self)
        return self._other

    @step(
        stage, "link.make", source=NEW, target=LinkStage.LINKED, who="committee", clause="NJ-04",
        label=_("Link this file with another"),
        facts=[
            Fact("case", "line", _("Which other file?"), _("Its handle."), required=True, clause="NJ-04"),
            Fact("relation", "choice", _("How do they belong together?"), choices=RELATIONS, required=True, clause="NJ-04"),
            Fact("reasons", "words", _("Why?"), required=True, clause="NJ-04"),
        ],
        conditions=[it_is_open], checks=[another_file_of_ours, both_are_open, not_linked_yet],
    )  # fmt: skip
    def make(self):
        """Linked with reasons, in both files; nobody sees more by it, and a duplicate or counter-complaint has the earlier clock."""
        self.write(self.other)
        told = {name: self.facts[name] for name in ("relation", "reasons")}
        take("link.mirror", by=access.SYSTEM, law=self.law, owner=self.other.pk, facts={"other": str(self.case.pk), **told})

    @step(
        stage, "link.mirror", source=NEW, target=LinkStage.LINKED, who="system", clause="NJ-04", label=_("Linked from the other file"),
        facts=[
            Fact("other", "line", required=True), Fact("relation", "choice", choices=RELATIONS, required=True),
            Fact("reasons", "words", required=True),
        ],
    )  # fmt: skip
    def mirror(self):
        """The other file has the same note, in its own chain and under its own key."""
        self.write(Case.objects.get(pk=self.facts["other"]))

    def write(self, other) -> None:
        """The note, and one clock from the earlier receipt where the text of natural justice asks for it."""
        self.record.kind, self.record.number = KIND, Note.objects.filter(case=self.case, kind=KIND).count() + 1
        self.put(other=str(other.pk), relation=self.facts["relation"], reasons=self.facts["reasons"], on=self.on.isoformat())
        if self.facts["relation"] in ONE_CLOCK and other.received_on < self.case.received_on and self.spine_stage in BEFORE_THE_ORDER:
            self.also("complaint.count_from", record=self.spine, day=other.received_on)

    @step(
        stage, "link.take_back", source=LinkStage.LINKED, target=LinkStage.UNLINKED, who="committee", clause=("NJ-04", "NJ-03"),
        label=_("Take a link back"), facts=[Fact("reasons", "words", _("Why?"), required=True, clause="NJ-04")],
    )
    def take_back(self):
        """A mistaken link is undone in both files with reasons; both notes stay, and each file counts from its own receipt again."""
        self.undo(self.facts["reasons"])
        other = Note.objects.filter(case=self.record.content["other"], kind=KIND, stage=LinkStage.LINKED)
        for note in [one for one in other if one.content["other"] == str(self.case.pk)]:
            take("link.undo", by=access.SYSTEM, law=self.law, owner=note.case_id, record=note.pk, facts={"reasons": self.facts["reasons"]})

    @step(
        stage, "link.undo", source=LinkStage.LINKED, target=LinkStage.UNLINKED, who="system", clause=("NJ-04", "NJ-03"),
        label=_("The link is taken back from the other file"), facts=[Fact("reasons", "words", required=True)],
    )
    def undo_from_there(self):
        """The same in the other file."""
        self.undo(self.facts["reasons"])

    def undo(self, reasons) -> None:
        """The note ends; the clock is that of the own receipt again."""
        self.record.ended_on = self.on
        self.put(ended_because=reasons)
        if self.record.content["relation"] in ONE_CLOCK and self.spine_stage in BEFORE_THE_ORDER:
            self.also("complaint.count_from", record=self.spine, day=self.case.received_on)
