"""Each expectation holds when it should, and does not hold when it should not."""

from datetime import date

import pytest

from tests.workflows.rehearsal.played import FILED, actual, last
from workflows.rehearsal.words import EXPECTED

pytestmark = pytest.mark.django_db

UNION = "  - {on: 2025-01-10, by: om, do: complaint.file, with: {capacity: organisation, woman: mina, narrative: She told us.}}\n"
SEEN = FILED + "  - {on: 2025-01-11, by: devi, see: complaint}\n"
UNSEEN = FILED + "  - {on: 2025-01-11, by: tarun, see: complaint}\n"
SOUGHT = FILED + "  - {on: 2025-01-11, by: devi, search: mina}\n"
SWEPT = FILED + "  - {on: 2025-04-12, by: system, do: sweep}\n"
RECEIPT, NOTICE = {"document": "receipt", "to": "mina"}, {"document": "notice-to-respondent", "to": "tarun"}

TABLE = [
    (FILED, "accepted", True, False),
    (UNION, "accepted", False, True),
    (UNION, "clause", "SH-16", "SH-11"),
    (UNION, "clause", ["SH-16"], ["SH-16", "SH-11"]),
    (UNION, "needs", ["consent"], ["consent", "reasons"]),
    (FILED, "needs", [], ["reasons"]),
    (FILED, "warns", [], ["SH-11"]),
    (FILED, "stage", "filed", "waiting"),
    (FILED, "stage", {"complaint": "filed", "allegation": "made"}, {"complaint": "inquiry"}),
    (UNION, "stage", "information", "filed"),
    (FILED, "due", {"inquiry": date(2025, 4, 11)}, {"inquiry": date(2025, 4, 10)}),
    (FILED, "due", {"sh2004.inquiry": date(2025, 4, 11)}, {"constitute_local": date(2025, 1, 25)}),
    (UNION, "due", {}, {"inquiry": date(2025, 4, 11)}),
    (FILED, "strict", {"inquiry": date(2025, 4, 10)}, {"inquiry": date(2025, 4, 11)}),
    (FILED, "met", [], ["inquiry"]),
    (SWEPT, "overdue", ["inquiry"], []),
    (FILED, "overdue", [], ["inquiry"]),
    (FILED, "served", [RECEIPT], [NOTICE]),
    (FILED, "served", [{"document": "receipt", "to": "C1"}], [{"document": "receipt", "to": "tarun"}]),
    (UNION, "served", [], [RECEIPT]),
    (FILED, "not_served", [NOTICE], [RECEIPT]),
    (FILED, "not_served", ["notice-to-respondent"], ["receipt"]),
    (SEEN, "visible", True, False),
    (UNSEEN, "visible", False, True),
    (SEEN, "parts", ["P1", "P2"], ["P1", "P10"]),
    (UNSEEN, "parts", [], ["P1"]),
    (SEEN, "hidden", ["P4", "P8"], ["P1"]),
    (UNSEEN, "hidden", ["P1", "P2", "P8b"], ["P99"]),
    (SOUGHT, "found", ["hers"], []),
    (SOUGHT, "found", ["complaint"], ["complaint", "complaint"]),
    (FILED, "events", ["complaint.file", "allegation.make"], ["complaint.withdraw"]),
    (SWEPT, "events", ["clock.ran_out"], ["complaint.file"]),
]


@pytest.mark.parametrize(("steps", "key", "right", "wrong"), TABLE)
def test_an_expectation_holds_only_for_what_came(steps, key, right, wrong):
    compared = last(steps)
    if wrong != ["P99"]:
        assert [one.held for one in compared.check({key: wrong})] == [False]
    assert [one.held for one in compared.check({key: right})] == [True]


def test_every_expectation_of_the_table_is_told_whether_expected_or_not():
    told = actual(FILED)
    assert tuple(told) == EXPECTED
    assert told["due"] == {"sh2004.inquiry": date(2025, 4, 11)}
    assert told["served"] == [RECEIPT, {"document": "right-to-criminal-action", "to": "mina"}]
    assert told["visible"] is None


def test_a_worklist_tells_what_is_ready_and_what_is_not_yet():
    steps = FILED + "  - {on: 2025-01-11, by: mina, see: complaint, expect: {todo: {mina: [], tarun: []}}}\n"
    compared = last(steps)
    there = compared.actual()["todo"]
    assert there["tarun"] == []
    assert compared.holds("todo", {"mina": there["mina"][:1], "tarun": []}, there)
    assert not compared.holds("todo", {"tarun": ["appeal.file"]}, there)


def test_a_step_by_the_wrong_person_is_refused_with_the_clause_of_the_step():
    told = actual(FILED + "  - {on: 2025-01-12, by: om, do: appeal.file, with: {forum: labour_court}}\n")
    assert told["accepted"] is False
    assert told["needs"][0] == "permission"
    assert set(told["clause"]) >= {"SH-40", "SH-41"}
    assert told["stage"] == "filed"
