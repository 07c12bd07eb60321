"""The record for a court: called for by an order, asked by one person, approved by another, handed over on receipt (SH-20, SH-42)."""

from datetime import date

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Redaction as RedactionRecord
from cases.models import Release as ReleaseRecord
from notices import outbox
from notices.models import Document
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.shared import passages, pieces
from workflows.shared.redaction import RedactionStage, fits, of_list
from workflows.shared.showcause import MODES
from workflows.shared.two_persons import TwoPersons, another_person, free_to_act, not_asked_by_me, the_first_is_still_free
from workflows.step import NEW, staged, step

CALLERS = (
    ("court", _("a court")),
    ("forum", _("the forum of an appeal against the order")),
    ("commission", _("a commission or authority that may order disclosure")),
)
MAY_HAVE_THE_WHOLE = ("court", "forum")
WHOLE, SEVERED = "whole", "redacted"
FORMS = ((WHOLE, _("whole, under seal")), (SEVERED, _("with passages left out by an approved list")))


class ReleaseStage(models.TextChoices):
    """Where the pack for a court stands."""

    ASKED = "release_asked", _("asked for, to be approved by another")
    APPROVED = "release_approved", _("approved and sealed, to be handed over")
    REFUSED = "release_refused", _("kept back")
    HANDED_OVER = "handed_over", _("handed over on receipt")


def order_is_made(procedure):
    """SH-20: an order or a call that exists: its day is not to come."""
    day = procedure.facts.get("order_on")
    if day is not None and day > procedure.on:
        return Unmet("SH-20", _("The day of the order is still to come. Check the date."), "correction", opens="order_on")
    return None


def the_whole_goes_to_a_court_alone(procedure):
    """SH-20: unsevered, the record goes to a court or the forum of appeal; to nobody else, whatever it is called."""
    caller, form = procedure.facts.get("called_by"), procedure.facts.get("form")
    if form != WHOLE or caller in (None, "", *MAY_HAVE_THE_WHOLE):
        return None
    said = _("Unsevered, the record goes to a court or the forum of an appeal alone. Others get a copy with passages left out.")
    return Unmet("SH-20", said, "correction", opens="form")


def a_list_is_made(procedure):
    """SH-42: a copy with passages left out rests on a list that another person approved, and that fits the record as it is now."""
    if procedure.form != SEVERED:
        return None
    made = procedure.severing
    if made is None or made.stage != RedactionStage.MADE:
        said = _("No list of what is left out is made. One member proposes it and another approves it.")
        return Unmet("SH-42", said, "correction", opens="redaction.propose")
    if not fits(made, procedure.called_for):
        said = _("The record has grown since that list was made. Look the new pieces through and make another.")
        return Unmet("SH-42", said, "correction", opens="redaction.propose")
    return None


def something_is_called_for(procedure):
    """SH-20: what is called for is in the file."""
    if procedure.called_for:
        return None
    return Unmet("SH-20", _("Nothing of this kind is in the file."), "correction", opens="pieces")


def handed_over_in_order(procedure):
    """SH-20: a pack leaves after it was approved, and not tomorrow."""
    day = procedure.facts.get("handed_on") or procedure.on
    if procedure.approved_on <= day <= procedure.on:
        return None
    return Unmet("SH-20", _("It was handed over between its approval and today."), "correction", opens="handed_on")


class Release(TwoPersons):
    """One pack for one court: what it called for, who asked, who approved, who received it."""

    record_class = ReleaseRecord
    stage = staged(ReleaseStage)

    def told(self, name):
        """An answer of this step, or what the record keeps."""
        return self.facts.get(name) or (self.record.content or {}).get(name)

    @property
    def form(self) -> str:
        """Whole, or with passages left out."""
        return self.told("form") or ""

    @property
    def called_for(self) -> list:
        """The pieces of the record that the order calls for."""
        return pieces.of(self.case, self.told("pieces") or (), shelf=self.shelf)

    @property
    def severing(self):
        """The list by which passages are left out: the one named, else the one made last."""
        named = self.facts.get("redaction") or (self.record.content or {}).get("redaction")
        lists = sorted(self.rows(RedactionRecord), key=lambda one: one.number)
        if named:
            return next((one for one in lists if str(one.pk) == str(getattr(named, "pk", named))), None)
        return next((one for one in reversed(lists) if one.stage == RedactionStage.MADE), None)

    @step(
        stage, "release.ask", source=NEW, target=ReleaseStage.ASKED, who="committee_or_secretary", clause=("SH-20", "SH-42"),
        label=_("Ask that the record goes to a court"), conditions=[free_to_act],
        checks=[order_is_made, the_whole_goes_to_a_court_alone, something_is_called_for, a_list_is_made],
        facts=[
            Fact("called_by", "choice", _("Who calls for the record?"), choices=CALLERS, required=True, clause="SH-20", cure="request"),
            Fact("order_reference", "line", _("By which order or call? Its number"), required=True, clause="SH-20", cure="request"),
            Fact("order_on", "day", _("Of which day?")),
            Fact("addressed_to", "line", _("To which office is it addressed?"), required=True, clause="SH-20", cure="correction"),
            Fact("form", "choice", _("In which form?"), choices=FORMS, required=True, clause="SH-20", cure="correction"),
            Fact("pieces", "choices", _("What is called for?"), _("All of it, unless told."), choices=pieces.KINDS),
            Fact("redaction", "record", _("By which list is something left out?"), _("By the last one, unless told."), of="redaction"),
            Fact("reasons", "words", _("Why is this much given, and in this form?"), required=True, clause="SH-20"),
        ],
    )  # fmt: skip
    def ask(self):
        """Confidential for ever, the record leaves the committee on a court's order alone, by its number and with reasons."""
        self.first_half()
        self.keep("called_by", "order_reference", "order_on", "addressed_to", "form", "pieces", "reasons")
        if self.form == SEVERED:
            self.put(redaction=str(self.severing.pk))

    @step(
        stage, "release.approve", source=ReleaseStage.ASKED, target=ReleaseStage.APPROVED, who="committee", clause=("SH-20", "SH-42"),
        label=_("Approve what goes to a court, and seal it"), duty="committee", due_while=[not_asked_by_me],
        conditions=[another_person, the_first_is_still_free, free_to_act, a_list_is_made],
        facts=[Fact("reasons", "words", _("What do you add?"))],
    )  # fmt: skip
    def approve(self):
        """A second person approves; cover, index and pieces are sealed as they are now, each page with the recipient's mark."""
        self.second_half()
        self.put(approved_on=self.on, approval=self.facts.get("reasons") or "", mark=self.mark)
        self.send_out("release-cover", signatures=self.two_persons)
        (self.seal_the_whole if self.form == WHOLE else self.seal_what_is_left)()

    def seal_the_whole(self) -> None:
        """Every piece in the words in which it was given, and who the codes are; it stays sealed until the court opens it."""
        bound = [
            {"code": one.code, "what": one.what, "paragraphs": list(enumerate(one.paragraphs, start=1)), "beside": one.is_paged}
            for one in self.called_for
        ]
        names = [{"code": code, "name": spoken[0]} for code, spoken in self.identities.items() if spoken]
        self.send_out("release-index", pieces=[self.entry(one, one.digest) for one in self.called_for])
        self.send_out("sealed-pack", pieces=bound, people=names)

    def seal_what_is_left(self) -> None:
        """Copies without what the list leaves out, and the list of differences; a digest is of what is enclosed, never of the rest."""
        listed, wanted = of_list(self.severing), self.called_for
        copied = [{"code": one.code, "what": one.what, "paragraphs": passages.severed(one, listed)} for one in wanted]
        digests = [pieces.digest(passages.open_words(one["paragraphs"])) for one in copied]
        mine = [one for one in listed if one.piece in {piece.code for piece in wanted}]
        self.send_out("release-index", pieces=[self.entry(one, seal) for one, seal in zip(wanted, digests, strict=True)])
        self.send_out("redacted-copy", pieces=copied)
        self.send_out("difference-list", rows=passages.differences(wanted, mine), grounds=grounds(mine))

    def entry(self, piece, seal) -> dict:
        """One line of the index."""
        return {"code": piece.code, "what": piece.what, "count": len(piece.paragraphs), "digest": seal, "beside": piece.is_paged}

    @property
    def mark(self) -> str:
        """The recipient's mark on each page: to whom, which pack of this file, of which day."""
        return f"{self.told('addressed_to')} · {self.record.number} · {self.on:%d.%m.%Y}"

    @property
    def two_persons(self) -> list[dict]:
        """Who asked and who approved, by name and half."""
        halves = ((self.record.asked_by, _("asked")), (self.by, _("approved")))
        return [{"name": person.published_name, "seat": half} for person, half in halves if person]

    def send_out(self, slug, **facts) -> None:
        """One paper of the pack, frozen with its mark; it goes to nobody of the register and no mail tells of it."""
        told = {
            "committee": self.committee_name, "issued_on": self.on, "reference": self.case.reference, "identities": self.identities,
            "cover": {"name": self.told("addressed_to"), "lines": []}, "copy_mark": self.mark,
            "order_reference": self.told("order_reference"), "whole": self.form == WHOLE, **facts,
        }  # fmt: skip
        document = outbox.issue(
            self.case, slug, case=self.case, record=self.record, language=self.by.language, facts=told, law=self.law, cited=self.cited,
        )  # fmt: skip
        self.taken.served.append(document)

    @property
    def approved_on(self):
        """The day on which the second person approved."""
        day = (self.record.content or {}).get("approved_on")
        return date.fromisoformat(str(day)) if day else self.record.opened_on

    @step(
        stage, "release.refuse", source=(ReleaseStage.ASKED, ReleaseStage.APPROVED), target=ReleaseStage.REFUSED, who="committee",
        clause=("SH-20", "SH-42"), label=_("Keep the record back"), conditions=[free_to_act],
        facts=[Fact("reasons", "words", _("Why does it not go, or not so?"), required=True, clause="SH-20")],
    )  # fmt: skip
    def refuse(self):
        """What is not called for, or is called back, does not leave; the reasons are kept."""
        self.record.ended_on = self.on
        self.put(refusal=self.facts["reasons"])

    @step(
        stage, "release.hand_over", source=ReleaseStage.APPROVED, target=ReleaseStage.HANDED_OVER, who="committee_or_secretary",
        clause="SH-20", label=_("Record that the sealed pack was handed over"), duty="committee_or_secretary",
        conditions=[free_to_act], checks=[handed_over_in_order],
        facts=[
            Fact("received_by", "line", _("Which office received it?"), _("The office it is addressed to, unless told.")),
            Fact("receipt", "line", _("On which receipt?"), required=True, clause="SH-20", cure="evidence"),
            Fact("how", "choice", _("How?"), choices=MODES),
            Fact("handed_on", "day", _("On which day?"), _("Today, unless told.")),
        ],
    )  # fmt: skip
    def hand_over(self):
        """The sealed pack leaves on a receipt; the original record stays with the committee."""
        day = self.facts.get("handed_on") or self.on
        self.record.ended_on = day
        self.keep("received_by", "receipt", "how")
        papers = Document.objects.filter(case=self.case, record=self.record.pk, served_on__isnull=True)
        papers.update(served_on=day, served_how=self.facts.get("how") or "")


def grounds(listed) -> list[dict]:
    """The grounds that the list uses, each with what it means."""
    used = {one.ground for one in listed}
    return [{"code": passages.CODES[ground], "words": words} for ground, words in passages.GROUNDS if ground in used]
