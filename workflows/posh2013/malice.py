"""False to her knowledge, malicious, forged, or false evidence: only through an inquiry of its own (PO-41, PO-42)."""

import re

from django.db import models
from django.utils.translation import gettext_lazy as _

from cases.models import Role, ShowCause
from committees import conflicts
from workflows.facts import Fact
from workflows.posh2013.act import Act2013
from workflows.posh2013.report_checks import COMPLAINING
from workflows.refusals import Unmet
from workflows.shared.guards import committee_lawful, own_declaration
from workflows.shared.hearing import Hearing
from workflows.shared.reasoned import allegations
from workflows.shared.showcause import MODES
from workflows.shared.spine import Stage
from workflows.step import NEW, staged, step

PAPER = "malice-notice"
NOT_PROVED = "not_proved"
GROUNDS = (
    ("false_knowingly", _("the complaint is false, and she knew it")),
    ("malicious", _("the complaint is malicious")),
    ("forged", _("a forged or misleading document was produced")),
    ("false_evidence", _("a witness gave false evidence")),
    (NOT_PROVED, _("it could not be proved")),
)
OF_A_WITNESS = ("false_evidence", "forged")
INABILITY = re.compile(
    r"\b(?:could|can|did|was|were|is)\s*(?:not|n[o’']?t)\s*(?:be\s*)?(?:able to\s*)?(?:prov\w+|substantiat\w+|establish\w*)"
    r"|\bnot\s+(?:been\s+)?(?:proved|proven)"
    r"|\bunable to prove|\bfail\w* to prove|\bno (?:proof|evidence)|\black of (?:proof|evidence)|साबित न\w*|प्रमाणित न\w*",
    re.IGNORECASE,
)
MORE_THAN_THAT = 6
WHILE_OPEN = (Stage.REPRESENTATION, Stage.DECIDING)


class MaliceStage(models.TextChoices):
    """Where such an inquiry stands."""

    NOTICE = "malice_notice", _("notice issued, service not yet shown")
    SERVED = "malice_served", _("notice served")
    ANSWERED = "malice_answered", _("answered")
    HEARD = "malice_heard", _("heard")
    ESTABLISHED = "malice_established", _("established")
    NOT_ESTABLISHED = "malice_not_established", _("not established")


def findings_are_written(procedure):
    """PO-41: first the complaint itself is found on; its own question comes after."""
    if procedure.spine_stage in WHILE_OPEN and all(one.finding for one in allegations(procedure)):
        return None
    cure = "finding" if procedure.spine_stage in (Stage.INQUIRY, *WHILE_OPEN) else "nothing"
    return Unmet("PO-41", _("First the findings on the complaint are written; the report is not made yet."), cure, opens="finding.record")


def nothing_was_proved(procedure):
    """PO-41: what is proved, in whole or in part, is not false."""
    party = procedure.facts.get("against")
    if party is None or party.role not in COMPLAINING or not any(one.finding == "proved" for one in allegations(procedure)):
        return None
    return Unmet("PO-41", _("An allegation is found proved: the complaint is neither false nor malicious."), "finding")


def inability_is_no_malice(procedure):
    """PO-41: mere inability to substantiate a complaint, or to give proof of it, attracts no action."""
    said = procedure.facts.get("reasons") or ""
    left = INABILITY.sub(" ", said)
    only_that = INABILITY.search(said) and len(re.findall(r"\w+", left)) < MORE_THAN_THAT
    if procedure.facts.get("ground") != NOT_PROVED and not only_that:
        return None
    told = _("That something could not be proved is no malice, and opens nothing. Write what shows knowledge, malice or forgery.")
    return Unmet("PO-41", told, "evidence", opens="reasons")


def more_than_inability(procedure):
    """PO-41: what establishes malice is more than that nothing was proved."""
    return inability_is_no_malice(procedure) if procedure.facts.get("established") else None


def against_who_spoke(procedure):
    """PO-41, PO-42: it is about who complained, or about a witness; for a witness, false evidence or a forged document."""
    party, ground = procedure.facts.get("against"), procedure.facts.get("ground")
    if party is None or party.role in COMPLAINING:
        return None
    if party.role != Role.WITNESS:
        return Unmet("PO-41", _("It is about who complained or gave evidence."), "correction", opens="against")
    if ground not in OF_A_WITNESS:
        return Unmet("PO-42", _("Of a witness: false evidence, or a forged or misleading document."), "correction", opens="ground")
    return None


def some_days_to_answer(procedure):
    """PO-41: notice with time to answer."""
    day = procedure.facts.get("answer_by")
    if day is None or day > procedure.on:
        return None
    return Unmet("PO-41", _("The day to answer by lies after today."), "time", opens="answer_by")


def it_is_mine(procedure):
    """Whoever got the notice answers it."""
    mine = procedure.me()
    if mine is not None and mine.pk == procedure.record.party_id:
        return None
    return Unmet("PO-41", _("This notice went to somebody else."), "nothing")


def three_hear(procedure):
    """PO-29: three at least sit, the Presiding Officer among them, here as in every inquiry."""
    present = {one.pk for one in procedure.facts.get("present") or ()}
    sitting = procedure.who_sits()
    presiding = {one.person_id for one in sitting if one.kind == "president"}
    here = present & {one.person_id for one in sitting}
    if len(here) >= procedure.QUORUM and here & presiding:
        return None
    said = _("Three members at least sit, the Presiding Officer among them; %(number)s would.") % {"number": len(here)}
    return Unmet("PO-29", said, "quorum", opens="present")


def time_to_answer_is_over(procedure):
    """PO-41: heard when answered, or when the time to answer is over."""
    if procedure.record.stage != MaliceStage.SERVED or procedure.record.answer_by < procedure.on:
        return None
    return Unmet("PO-41", _("The time to answer the notice still runs."), "time", opens="malice.answer")


def has_been_heard(procedure):
    """PO-41: nothing is found before a hearing of its own was held."""
    if procedure.record.stage == MaliceStage.HEARD:
        return None
    return Unmet("PO-41", _("Nobody is found malicious without a hearing on that question."), "hearing", opens="malice.hear")


def rests_on_evidence(procedure):
    """PO-41: malice is established by evidence, never by its absence."""
    if not procedure.facts.get("established") or procedure.facts.get("evidence"):
        return None
    return Unmet("PO-41", _("Name the statements or papers by which it is established."), "evidence", opens="evidence")


class Malice(Act2013, Hearing):
    """One inquiry into one person's falsehood: notice, answer, hearing, finding."""

    record_class = ShowCause
    record_called = _("Separate inquiry")
    stage = staged(MaliceStage)
    own_days = ("malice",)
    QUORUM = 3

    def who_sits(self) -> list:
        """The seats in this case, less who stands aside."""
        return list(conflicts.sitting_members(self.case, on=self.on))

    @step(
        stage, "malice.open", source=NEW, target=MaliceStage.NOTICE, who="committee", clause=("PO-41", "PO-42"),
        label=_("Open an inquiry into malice or false evidence"), conditions=[own_declaration, committee_lawful, findings_are_written],
        facts=[
            Fact("against", "party", _("Whose complaint or evidence?"), required=True, clause="PO-41"),
            Fact("ground", "choice", _("On which ground?"), choices=GROUNDS, required=True, clause="PO-41"),
            Fact("reasons", "words", _("What shows it?"), required=True, clause="PO-41"),
            Fact("answer_by", "day", _("By which day may it be answered?"), required=True, clause="PO-41", cure="time"),
        ],
        checks=[inability_is_no_malice, against_who_spoke, nothing_was_proved, some_days_to_answer],
    )  # fmt: skip
    def open_it(self):
        """Malicious intent is established only after an inquiry of its own, which begins with notice of what is said and time to answer."""
        self.record.party, self.record.answer_by = self.facts["against"], self.facts["answer_by"]
        self.record.number = self.next_number()
        self.keep("ground", "reasons")
        told = {"person": self.record.party.code, "ground": dict(GROUNDS)[self.facts["ground"]], "reasons": self.facts["reasons"]}
        self.serve(PAPER, to=self.record.party, reply_by=self.record.answer_by, **told)

    @step(
        stage, "malice.prove", source=MaliceStage.NOTICE, target=MaliceStage.SERVED, who="committee_or_secretary", clause="PO-41",
        label=_("Record that the notice on malice arrived"), duty="committee",
        facts=[Fact("served_on", "day", _("On which day?")), Fact("how", "choice", _("How?"), choices=MODES)],
    )
    def prove(self):
        """The notice is shown to have arrived."""
        day = self.facts.get("served_on") or self.on
        self.put(served_on=day)
        self.prove_paper(PAPER, day=day, how=self.facts.get("how") or "", record=self.record.pk)
        self.set_day("malice", "PO-41", day=self.record.answer_by, party=self.record.party)

    @step(
        stage, "malice.answer", source=(MaliceStage.NOTICE, MaliceStage.SERVED), target=MaliceStage.ANSWERED, who="party_or_witness",
        clause="PO-41", label=_("Answer the notice on malice"), duty="party_or_witness", conditions=[it_is_mine],
        facts=[Fact("words", "words", _("What do you say to it?"), required=True, cure="statement")],
    )
    def answer_notice(self):
        """Whoever is said to have spoken falsely answers before anything is found."""
        self.keep("words")
        self.meet_clock("malice", party=self.record.party)

    @step(
        stage, "malice.hear", source=(MaliceStage.SERVED, MaliceStage.ANSWERED), target=MaliceStage.HEARD, who="committee",
        clause=("PO-41", "PO-29"), label=_("Record the hearing on malice"), duty="committee",
        conditions=[committee_lawful, time_to_answer_is_over],
        facts=[
            Fact("present", "people", _("Which members sat?"), required=True, clause="PO-29", cure="quorum"),
            Fact(
                "heard", "words", _("What was said, or that nobody came after proven notice"),
                required=True, clause="PO-41", cure="hearing",
            ),
        ],
        checks=[three_hear],
    )  # fmt: skip
    def hear(self):
        """A hearing of its own, with its quorum; a complaint that failed is not heard again in it."""
        self.put(heard=self.facts["heard"], heard_on=self.on.isoformat(), heard_by=[str(one.pk) for one in self.facts["present"]])
        self.meet_clock("malice", state="ended", party=self.record.party)

    @step(
        stage, "malice.find", source=(MaliceStage.NOTICE, MaliceStage.SERVED, MaliceStage.ANSWERED, MaliceStage.HEARD),
        target=(MaliceStage.ESTABLISHED, MaliceStage.NOT_ESTABLISHED), who="committee", clause=("PO-41", "PO-42"),
        label=_("Record the finding on malice"), duty="committee", conditions=[committee_lawful, has_been_heard],
        facts=[
            Fact("established", "yes_no", _("Is it established?"), required=True, clause="PO-41", cure="finding"),
            Fact("reasons", "words", _("Why?"), required=True, clause="PO-41"),
            Fact("evidence", "records", _("By which statements and papers?"), of="statement,exhibit"),
        ],
        checks=[rests_on_evidence, more_than_inability],
    )  # fmt: skip
    def find(self):
        """Established or not, with reasons and evidence; only then may the report recommend anything about it."""
        self.record.ended_on = self.on
        self.put(finding_reasons=self.facts["reasons"])
        self.put(evidence=[str(one.pk) for one in self.facts.get("evidence") or ()])
        return MaliceStage.ESTABLISHED if self.facts["established"] else MaliceStage.NOT_ESTABLISHED
