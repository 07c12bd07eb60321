"""The report on paper and in numbers: nobody is named, the findings stay, a year is told in figures that identify nobody."""

from datetime import date

import pytest

from cases.models import Allegation, Case
from committees.models import Committee
from notices.models import Document
from tests.workflows.two_acts import matter, play
from workflows.posh2013.yearly import Figures, figures

pytestmark = pytest.mark.django_db
LAW = "POSH2013"
NAMED = (
    "on: 2025-03-05, by: indu, do: report.draft, with: {outcome: action, reasons: Dilip knew it., "
    "recommendations: [{kind: misconduct, penalty: apology, words: Dilip writes to Sarita.}]}"
)


def test_no_party_is_named_on_the_report_whatever_was_typed():
    steps = [NAMED, *(f"on: 2025-03-05, by: {one}, do: report.sign" for one in ("indu", "gopal", "leena"))]
    steps += ["on: 2025-03-06, by: indu, do: report.issue", "on: 2025-03-06, by: indu, do: report.forward"]
    with matter(LAW, *steps, up_to="complete") as (_acted, came):
        assert came[0].accepted
        assert "PO-36" in came[0].warns
        body = [one.facts["page"] for one in Document.objects.filter(kind="report")]
    assert len(body) == 3
    for page in body:
        written = page.partition("</h1>")[2]
        assert "R1 writes to C1" in written
        assert "Dilip" not in written
        assert "Sarita" not in written


def test_the_employer_changes_nothing_of_what_was_found():
    step = "on: 2025-03-10, by: manager, do: finding.record, with: {finding: not_proved, reasons: No., evidence: [his]}"
    with matter(LAW, step, up_to="decided") as (_acted, came):
        assert (came[0].accepted, came[0].needs[0]) == (False, "permission")
        assert Allegation.objects.get().finding == "proved"


def test_a_finding_that_passes_over_one_side_is_pointed_out_in_the_draft():
    finding = "on: 2025-02-27, by: leena, do: finding.record, with: {finding: proved, reasons: She says so., evidence: [hers]}"
    shared = "on: 2025-02-27, by: indu, do: findings.share, with: {answer_by: 2025-03-01}"
    opened = ["on: 2025-02-17, by: indu, do: inquiry.close_hearing", finding, shared]
    proven = [f"on: 2025-02-28, by: indu, do: representation.prove, with: {{party: {one}}}" for one in ("sarita", "dilip")]
    last = play(LAW, *opened, *proven, "on: 2025-03-03, by: indu, do: inquiry.complete", NAMED, up_to="heard")[-1]
    assert last.accepted
    assert "pass over" in last.message


def test_a_year_is_counted_from_the_chain_and_a_case_settled_and_opened_again_is_pending():
    with matter(LAW, up_to="decided") as (acted, _came):
        year = figures(acted.world.committees["body"], date(2025, 1, 1), date(2025, 12, 31), workshops=2)
        early = figures(acted.world.committees["body"], date(2025, 1, 1), date(2025, 2, 28))
    assert (year.received, year.disposed, year.pending_over_ninety, year.workshops) == (1, 1, 0, 2)
    assert (early.received, early.disposed) == (1, 0)
    steps = [
        "on: 2025-01-20, by: sarita, do: settlement.ask", "on: 2025-01-21, by: indu, do: settlement.propose, with: {terms: He keeps away.}",
        "on: 2025-01-22, by: dilip, do: settlement.sign", "on: 2025-01-22, by: sarita, do: settlement.sign",
        "on: 2025-02-20, by: sarita, do: settlement.breach, with: {what: He came back.}",
    ]  # fmt: skip
    with matter(LAW, *steps, up_to="served") as (acted, came):
        assert all(one.accepted for one in came)
        found = figures(acted.world.committees["body"], date(2025, 1, 1), date(2025, 12, 31))
    assert (found.received, found.disposed, found.pending_over_ninety) == (1, 0, 1)


def test_few_actions_are_named_and_not_counted_apart():
    few, many = {"warning": 1, "apology": 2}, {"warning": 3, "apology": 2}
    told = [Figures(date(2025, 1, 1), date(2025, 12, 31), 3, 3, 0, 1, actions).nature for actions in (few, many)]
    assert [row["number"] for row in told[0]] == ["", ""]
    assert [row["number"] for row in told[1]] == [3, 2]


def test_the_sixty_days_run_from_the_receipt_that_is_proven():
    proof = "on: 2025-03-12, by: indu, do: report.prove_service, with: {employer: true, served_on: 2025-03-10}"
    with matter(LAW, proof, up_to="decided"):
        running = Case.objects.get().deadlines.get(limit="posh2013.employer_act", state="running")
        assert (running.counted_from, running.strict_on) == (date(2025, 3, 10), date(2025, 5, 9))
        assert Committee.objects.count() == 1
