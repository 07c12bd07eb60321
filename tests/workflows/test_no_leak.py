"""Nothing of one Act leaks into the other: the same deed under each, side by side."""

import pytest

from notices import documents
from tests.workflows.two_acts import play
from workflows import book, limits

pytestmark = pytest.mark.django_db
SH, PO = "SH2004", "POSH2013"
SITTING = "on: 2025-02-03, by: indu, do: sitting.fix, with: {on: 2025-02-10, slots: [{party: sarita, begins: 10:30, ends: 11:30}]}"

# what is tried · how far the matter has come · the steps, of which the last is looked at · under 2004 · under 2013 (accepted, clause, cure)
TABLE = {
    "limitation: told two years later": (
        "filed late", ["on: 2025-01-15, by: indu, do: complaint.screen, with: {elements: [physical]}"],
        (True, "", ""), (False, "PO-11", ""),
    ),
    "quorum: two of four sit": (
        "served",
        [
            SITTING,
            "on: 2025-02-10 10:30, by: indu, do: sitting.open, with: {present: [indu, gopal]}",
        ],
        (True, "SH-05", ""), (False, "PO-29", "quorum"),
    ),
    "lawyers: one comes with her": (
        "served",
        [
            SITTING.replace("slots", "representatives: [{of: C1, name: A friend, LAWYER}], slots"),
        ],
        (True, "", ""), (False, "PO-30", ""),
    ),
    "ex parte: gone on with after one absence": (
        "served",
        [
            "on: 2025-02-03, by: indu, do: sitting.fix, with: {on: 2025-02-10, slots: [{party: dilip, begins: 10:30, ends: 11:30}]}",
            "on: 2025-02-10 10:30, by: indu, do: sitting.open, with: {present: [indu, gopal, leena]}",
            "on: 2025-02-10, by: indu, do: absence.note, with: {party: dilip}",
            "on: 2025-02-11, by: indu, do: absence.go_on, with: {reasons: He stayed away., ON_NOTICE}",
        ],
        (True, "", ""), (False, "PO-32", ""),
    ),
    "representation: complete straight after the hearing": (
        "heard", ["on: 2025-03-03, by: indu, do: inquiry.complete"], (True, "", ""), (False, "PO-33", "finding"),
    ),
    "money: terms that rest on it": (
        "served",
        [
            "on: 2025-01-20, by: sarita, do: settlement.ask",
            "on: 2025-01-21, by: indu, do: settlement.propose, with: {terms: He pays her Rs 50000.}",
        ],
        (True, "", ""), (False, "PO-22", "correction"),
    ),
    "settlement: asked for after a sitting": (
        "heard", ["on: 2025-02-12, by: sarita, do: settlement.ask"], (True, "", ""), (False, "PO-22", "nothing"),
    ),
    "withdrawal: unpressed and asked alone": (
        "served",
        [
            "on: 2025-01-20, by: sarita, do: withdrawal.ask",
            "on: 2025-01-21, by: indu, do: withdrawal.ask_privately, with: {pressed: false}",
            "on: 2025-01-22, by: sarita, do: withdrawal.ask",
        ],
        (False, "SH-44", "nothing"), (False, "PO-35", "nothing"),
    ),
    "appeal: before a court that the service rules name": (
        "decided", ["on: 2025-03-10, by: dilip, do: appeal.file, with: {forum: court}"], (False, "SH-40", "forum"), (True, "PO-46", ""),
    ),
    "appeal: two years later": (
        "decided", ["on: 2027-03-10, by: dilip, do: appeal.file, with: {forum: FORUM}"], (True, "", ""), (True, "PO-45", ""),
    ),
    "order: a decision that binds the employer, or one that recommends": (
        "decided", ["on: 2025-03-10, by: manager, do: ACT, with: {how: He was told to.}"], (True, "", ""), (False, "PO-36", "service"),
    ),
}  # fmt: skip
WORDS = {
    SH: {
        "FORUM": "ordinary_forum", "ACT": "direction.report", ", LAWYER": "",
        "ON_NOTICE": "notice_on: 2025-02-04, notice_how: hand",
    },
    PO: {"FORUM": "appellate_authority", "ACT": "recommendation.act", "LAWYER": "legal_practitioner: true", ", ON_NOTICE": ""},
}  # fmt: skip


def in_the_words_of(law, step):
    for word, meant in WORDS[law].items():
        step = step.replace(word, meant)
    return step


@pytest.mark.parametrize("law", [SH, PO])
@pytest.mark.parametrize("tried", TABLE)
def test_the_same_deed_under_each_act(tried, law):
    up_to, steps, of_2004, of_2013 = TABLE[tried]
    accepted, clause, cure = of_2004 if law == SH else of_2013
    about = {"incident": "2023-01-09"} if up_to == "filed late" else {}
    last = play(law, *(in_the_words_of(law, step) for step in steps), up_to=up_to.removesuffix(" late"), **about)[-1]
    assert last.accepted is accepted, last.message
    assert clause in last.clauses if clause else not {one for one in last.clauses if one.startswith("PO" if law == SH else "SH")}
    assert bool(last.needs) is not accepted
    assert not cure or cure in last.needs


def test_withdrawn_unpressed_it_ends_under_2004_and_waits_for_the_committee_under_2013():
    steps = [
        "on: 2025-01-20, by: sarita, do: withdrawal.ask",
        "on: 2025-01-21, by: indu, do: withdrawal.ask_privately, with: {pressed: false}",
    ]
    assert {law: play(law, *steps, up_to="served")[-1].stages["complaint"] for law in (SH, PO)} == {SH: "withdrawn", PO: "stopped"}


def test_malice_is_an_inquiry_of_its_own_under_2013_and_nothing_at_all_under_2004():
    assert not any(name.startswith("malice.") for name in book.steps(SH))
    row = {"kind": "punishment", "penalty": "warning", "against": "sarita"}
    step = f"on: 2025-03-05, by: indu, do: order.draft, with: {{outcome: direct, reasons: x, directions: [{row}]}}"
    assert "SH-46" in play(SH, step, up_to="complete", finding="not_proved")[-1].clauses
    step = (
        "on: 2025-03-04, by: indu, do: malice.open, with: {against: sarita, ground: malicious, "
        "reasons: A letter of hers of 2 January says that she would invent it., answer_by: 2025-03-10}"
    )
    assert play(PO, step, up_to="complete", finding="not_proved")[-1].accepted


def test_an_order_is_made_under_2004_and_a_report_under_2013():
    for law, own, other in ((SH, "order.", "report."), (PO, "report.", "order.")):
        names = set(book.steps(law))
        assert any(name.startswith(own) for name in names)
        assert not any(name.startswith(other) for name in names)
    assert {"show_cause.issue", "interim.direct", "direction.report"} <= set(book.steps(SH)) - set(book.steps(PO))
    assert {"interim.recommend", "recommendation.act", "findings.share"} <= set(book.steps(PO)) - set(book.steps(SH))


@pytest.mark.parametrize(("law", "foreign"), [(SH, ("PO-", "DW-", "DX-")), (PO, ("SH-", "DW-", "DX-"))])
def test_no_step_fact_or_paper_cites_a_clause_of_another_text(law, foreign):
    cited = [(name, one) for name, (_procedure, info) in book.steps(law).items() for one in info.clauses]
    cited += [(name, fact.clause) for name, (_procedure, info) in book.steps(law).items() for fact in info.facts if fact.clause]
    assert [pair for pair in cited if pair[1].startswith(foreign)] == []


@pytest.mark.parametrize(("law", "foreign"), [(SH, "posh2013."), (PO, "sh2004.")])
def test_no_clock_of_another_text_runs_in_a_whole_matter(law, foreign):
    clocks = {clock.limit for one in play(law, up_to="decided") for clock in one.clocks}
    assert clocks
    assert [limit for limit in clocks if limit.startswith(foreign)] == []
    assert {limit for limit in clocks if limit in limits.every()} >= {f"{law.lower()}.inquiry"}


def test_every_paper_of_a_whole_matter_cites_its_own_text():
    served = {one["document"] for law in (SH, PO) for came in play(law, up_to="decided") for one in came.served}
    assert {documents.by_slug(slug).slug for slug in served} == served
    assert "order" not in {one["document"] for came in play(PO, up_to="decided") for one in came.served}
    assert "report" not in {one["document"] for came in play(SH, up_to="decided") for one in came.served}
