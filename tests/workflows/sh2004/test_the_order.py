"""Findings, show-cause, the reasoned order, its signatures and its forwarding (SH-22, SH-30 to SH-35)."""

from datetime import date

import pytest

from cases.models import Allegation, Order, ShowCause
from tests.world import World
from workflows.refusals import Refused

pytestmark = pytest.mark.django_db
FILED, ENDED = date(2025, 1, 10), date(2025, 3, 3)
APOLOGY = {"against": "R1", "kind": "apology", "words": "in writing"}
SUSPENSION = {"against": "R1", "kind": "punishment", "penalty": "suspension", "days": 3, "words": "suspended"}


@pytest.fixture
def world():
    """A complaint that was heard by the whole committee, ready to be completed."""
    return World().heard(on=FILED)


@pytest.fixture
def found(world):
    """The same with the inquiry complete and the one allegation proved."""
    world.take("inquiry.complete", on=ENDED, by=world.meera)
    record = Allegation.objects.get()
    world.take("finding.record", on=ENDED, by=world.meera, record=record, finding="proved", reasons="Two saw it.", no_evidence_reasons="–")
    return world


def refusal(world, step, **options):
    with pytest.raises(Refused) as refused:
        world.take(step, **options)
    return refused.value.clauses, refused.value.needs


def ordered(world, *directions, on=ENDED, outcome="direct"):
    return world.take("order.draft", on=on, by=world.meera, outcome=outcome, reasons="As found.", directions=list(directions))


def test_after_ninety_days_the_committee_is_asked_why_and_goes_on(world):
    assert refusal(world, "inquiry.complete", on=date(2025, 4, 11), by=world.meera) == (["SH-22"], ["reasons"])
    taken = world.take("inquiry.complete", on=date(2025, 4, 11), by=world.meera, reasons="The President was ill.")
    assert taken.record.stage == "deciding"
    assert [one.clause for one in taken.cautions] == ["SH-22"]


def test_on_the_last_day_no_reasons_are_asked(world):
    assert world.take("inquiry.complete", on=date(2025, 4, 10), by=world.meera).cautions == []


def test_prima_facie_is_no_finding(world):
    world.take("inquiry.complete", on=ENDED, by=world.meera)
    got = refusal(world, "finding.record", on=ENDED, by=world.meera, record=Allegation.objects.get(), finding="prima facie", reasons="x")
    assert got == (["SH-22"], ["finding", "evidence"])


def test_no_order_while_an_allegation_has_no_finding(world):
    world.take("inquiry.complete", on=ENDED, by=world.meera)
    assert refusal(world, "order.draft", on=ENDED, by=world.meera, outcome="direct", reasons="x", directions=[APOLOGY])[1] == ["finding"]


def test_no_punishment_before_he_was_asked_to_show_cause(found):
    clauses, needs = refusal(found, "order.draft", on=ENDED, by=found.meera, outcome="direct", reasons="x", directions=[SUSPENSION])
    assert (clauses, needs) == (["SH-32"], ["notice"])


def test_a_punishment_follows_his_answer_and_an_apology_needs_none(found):
    assert [one.clause for one in ordered(found, APOLOGY).cautions] == ["SH-32", "SH-22"]
    party = found.party("R1")
    issued = found.take(
        "show_cause.issue", on=ENDED, by=found.meera, respondent=party, proposed="3 days", reasons="x", answer_by=date(2025, 3, 13)
    )
    assert [one.kind for one in issued.served] == ["show-cause"]
    found.take("show_cause.prove", on=date(2025, 3, 4), by=found.meera, record=issued.record)
    assert refusal(found, "order.draft", on=date(2025, 3, 13), by=found.meera, outcome="direct", reasons="x", directions=[SUSPENSION])[
        1
    ] == ["time"]
    draft = Order.objects.get()
    drafted = found.take(
        "order.draft", on=date(2025, 3, 14), by=found.meera, record=draft, outcome="direct", reasons="x", directions=[SUSPENSION]
    )
    # The finding of this world passes over what either side said (SH-22); nothing else is pointed out.
    assert [one.clause for one in drafted.cautions] == ["SH-22"]
    assert ShowCause.objects.get().stage == "served"


@pytest.mark.parametrize(("changes", "clause"), [
    ({"days": 5}, "SH-31"), ({"penalty": "flogging"}, "SH-31"), ({"penalty": "under_rules"}, "SH-31"),
    ({"penalty": "increment_up_to_a_year", "months": 13}, "SH-31"), ({"penalty": "increment_over_a_year", "months": 12}, "SH-31"),
    ({"against": "C1"}, "SH-46"), ({"kind": "damages"}, "SH-58"), ({"kind": "restore"}, "SH-33"), ({"kind": "exile"}, "SH-31"),
])  # fmt: skip
def test_what_the_text_does_not_give_is_refused_with_its_clause(found, changes, clause):
    row = {**SUSPENSION, **changes}
    assert clause in refusal(found, "order.draft", on=ENDED, by=found.meera, outcome="direct", reasons="x", directions=[row])[0]


def test_one_signature_of_four_is_not_enough_and_a_dissent_counts_as_signed(found):
    order = ordered(found, APOLOGY).record
    found.take("order.sign", on=ENDED, by=found.meera, record=order)
    with pytest.raises(Refused, match=r"order\.issue: SH-30") as refused:
        found.take("order.issue", on=ENDED, by=found.meera, record=order)
    assert "Farida, Ravi, Usha" in ", ".join(sorted(str(refused.value.unmet[0].message).split(": ")[1].rstrip(".").split(", ")))
    found.take("order.sign", on=ENDED, by=found.ravi, record=order, dissents=True, dissent_reasons="I doubt it.")
    found.take("order.sign", on=ENDED, by=found.usha, record=order)
    found.take("order.sign", on=ENDED, by=found.farida, record=order)
    assert found.take("order.issue", on=ENDED, by=found.meera, record=order).record.stage == "issued"
    assert found.complaint.stage == "ordered"


def test_the_order_goes_to_complainant_respondent_and_employer(found):
    order = ordered(found, APOLOGY).record
    for member in (found.meera, found.usha, found.farida):
        found.take("order.sign", on=ENDED, by=member, record=order)
    found.take("order.issue", on=ENDED, by=found.meera, record=order)
    sent = found.take("order.forward", on=ENDED, by=found.meera, record=order).served
    assert [(one.kind, one.to_party.code if one.to_party else "employer") for one in sent if one.kind == "order"] == [
        ("order", "C1"), ("order", "R1"), ("order", "employer"),
    ]  # fmt: skip
    page = sent[0].facts["page"]
    assert "Vikram" not in page
    assert "no court fee" in page


def test_a_dismissal_carries_no_direction_against_anybody(world):
    world.take("inquiry.complete", on=ENDED, by=world.meera)
    record = Allegation.objects.get()
    world.take("finding.record", on=ENDED, by=world.meera, record=record, finding="not_proved", reasons="x", no_evidence_reasons="none")
    against_her = {"against": "C1", "kind": "apology", "words": "to him"}
    assert "SH-46" in refusal(world, "order.draft", on=ENDED, by=world.meera, outcome="dismiss", reasons="x", directions=[against_her])[0]
    assert ordered(world, outcome="dismiss").record.outcome == "dismiss"


def test_the_paper_states_every_day_and_the_length_of_a_penalty(found):
    party = found.party("R1")
    asked = {"respondent": party, "proposed": "3 days", "reasons": "x", "answer_by": date(2025, 3, 13)}
    notice = found.take("show_cause.issue", on=ENDED, by=found.meera, **asked).record
    found.take("show_cause.answer", on=ENDED, by=found.vikram, record=notice, words="Sorry.")
    order = ordered(found, {**SUSPENSION, "by": date(2025, 4, 1)}).record
    for member in (found.meera, found.usha, found.farida):
        found.take("order.sign", on=ENDED, by=member, record=order)
    found.take("order.issue", on=ENDED, by=found.meera, record=order)
    page = found.take("order.forward", on=ENDED, by=found.meera, record=order).served[0].facts["page"]
    assert [words in page for words in ("3 days", "1 April 2025", "Monday 3 March 2025")] == [True, True, True]
