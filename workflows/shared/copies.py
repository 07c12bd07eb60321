"""Copies of the record for the parties, none for anybody else, and the procedure that the committee adopts (SH-29, NJ-12, SH-24)."""

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Exhibit, Note, Request, Sitting, Statement
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared.hearing import Hearing
from workflows.step import NEW, staged, step

KIND, OUTSIDE, PROCEDURE = "copy", "outside_request", "procedure"
GROUNDS = (
    ("confidential", _("all complaints are confidential for ever (section 15)")),
    ("identity", _("who the parties are may not be made known (section 26)")),
)


class CopyStage(models.TextChoices):
    """Where a request for copies stands."""

    ASKED = "copy_asked", _("asked, to be given")
    GIVEN = "copy_given", _("given")


class OutsideStage(models.TextChoices):
    """What became of the request of somebody who is no party."""

    REFUSED = "outside_refused", _("refused, with the ground")


class ProcedureStage(models.TextChoices):
    """Where a procedure of the committee's own stands."""

    ADOPTED = "adopted", _("adopted")


def something_to_copy(procedure):
    """SH-29: there is something in the file that this party may read."""
    if procedure.pieces():
        return None
    return Unmet("SH-29", _("Nothing in the file can be copied yet."), "time")


def asker_is_here(procedure) -> bool:
    """Whether the party that asked is still in the case (NJ-08)."""
    return procedure.record.party is None or procedure.record.party.left_on is None


class Copies(Hearing):
    """One party's request for copies, with its day and what was given."""

    record_class = Request
    begun_by = "request"
    stage = staged(CopyStage)

    @step(
        stage, "copy.ask", source=NEW, target=CopyStage.ASKED, who="either_side", clause="SH-29", label=_("Ask for copies"),
        facts=[Fact("of", "words", _("Of what?"), _("Of everything that is in the file, unless told."))],
    )
    def ask(self):
        """Complainant and defendant have a right to copies of the proceedings, documents and evidence."""
        self.record.kind, self.record.party = KIND, self.me()
        self.record.number = self.next_number(kind=KIND)
        self.keep("of")

    @step(
        stage, "copy.give", source=CopyStage.ASKED, target=CopyStage.GIVEN, who="committee_or_secretary", clause="SH-29",
        label=_("Give the copies"), duty="committee_or_secretary", conditions=[something_to_copy],
        due_while=[asker_is_here],
        facts=[Fact("withheld", "words", _("What is left out, and on which ground?"))],
    )  # fmt: skip
    def give(self):
        """Each copy carries the mark of the party that gets it; contacts of others are left out of it."""
        self.record.ended_on = self.on
        self.keep("withheld")
        pieces, withheld = self.pieces(), self.facts.get("withheld")
        self.put(given=[piece["code"] for piece in pieces], mark=self.mark_of(self.record.party))
        self.copy_to(self.record.party, pieces, asked_on=self.record.opened_on, withheld=[withheld] if withheld else ())

    def pieces(self) -> list[dict]:
        """What the asking party may have: the complaint, minutes of its own sittings, shared statements, exhibits copied to it."""
        party = self.record.party
        complaint = {"code": "1", "what": _("the complaint"), "words": (self.spine.content or {}).get("narrative", "")}
        return [complaint, *self.minutes_of(party), *self.statements_for(party), *self.exhibits_for(party)]

    def minutes_of(self, party) -> list[dict]:
        """The proceedings at which this party was called."""
        held = Sitting.objects.filter(case=self.case, stage="closed", slots__party=party).distinct().order_by("number")
        rows = [(one, (one.content or {}).get("minutes")) for one in held]
        return [{"code": f"M{one.number}", "what": _("minutes"), "words": words} for one, words in rows if words]

    def statements_for(self, party) -> list[dict]:
        """Its own statements, and those given to it, in the words in which they were given."""
        found = []
        for one in Statement.objects.filter(case=self.case, stage="signed").order_by("number"):
            kept = one.content or {}
            if one.party_id == party.pk or party.code in kept.get("shared_with", []):
                words = kept["words"] if one.party_id == party.pk else kept.get("shared_words") or kept["words"]
                found.append({"code": f"S{one.number}", "what": _("statement"), "words": words})
        return found

    def exhibits_for(self, party) -> list[dict]:
        """What it produced itself, and what was copied to it."""
        found = []
        for one in Exhibit.objects.filter(case=self.case).order_by("number"):
            kept = one.content or {}
            if one.party_id == party.pk or party.code in kept.get("copied_to", []):
                found.append({"code": f"E{one.number}", "what": kept["what"], "words": kept.get("words") or kept["what"]})
        return found


class OutsideRequest(Hearing):
    """Somebody who is no party asks; refused with the ground, and only counted."""

    record_class = Request
    stage = staged(OutsideStage)

    @step(
        stage, "copy.refuse_outsider", source=NEW, target=OutsideStage.REFUSED, who="committee_or_secretary", clause=("NJ-12", "SH-20"),
        label=_("Refuse the request of somebody who is no party"),
        facts=[
            Fact("ground", "choice", _("On which ground?"), choices=GROUNDS, required=True, clause="NJ-12", cure="reasons"),
            Fact("information_law", "yes_no", _("Was it made under a law on information?")),
        ],
    )  # fmt: skip
    def refuse(self):
        """Somebody who is no party gets the ground and nothing else, not even whether there is a file; it is counted."""
        self.record.kind, self.record.number, self.record.ended_on = OUTSIDE, self.next_number(kind=OUTSIDE), self.on
        self.keep("ground", "information_law")


class OwnProcedure(Hearing):
    """The committee's own way of hearing, written down and shown to both sides."""

    record_class = Note
    stage = staged(ProcedureStage)

    @step(
        stage, "procedure.adopt", source=NEW, target=ProcedureStage.ADOPTED, who="committee", clause="SH-24",
        label=_("Adopt a procedure"),
        facts=[
            Fact("words", "words", _("How will the committee hear?"), required=True, cure="statement"),
            Fact("reasons", "words", _("Having regard to what, in the complaint and between the parties?")),
        ],
    )  # fmt: skip
    def adopt(self):
        """The committee is free to adopt its own procedure, having regard to the complaint and to who has power over whom."""
        self.record.kind, self.record.number = PROCEDURE, self.next_number(kind=PROCEDURE)
        self.keep("words", "reasons")
        piece = {"code": f"P{self.record.number}", "what": _("how the committee will hear"), "words": self.facts["words"]}
        for party in self.readers():
            self.copy_to(party, [piece])
