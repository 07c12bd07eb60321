"""Statements, questions, witnesses, summonses, exhibits and copies through the door (SH-21, SH-24 to SH-29, NJ-12)."""

from datetime import date, datetime, timedelta
from hashlib import sha256

import pytest

from cases import access
from cases.models import Exhibit, Summons
from tests.world import World, person
from workflows import calendar, worklist
from workflows.procedure import NotKnown
from workflows.refusals import Refused, WrongPerson

pytestmark = pytest.mark.django_db
FILED = date(2025, 1, 10)
DAY = FILED + timedelta(days=6)
AT = datetime(2025, 2, 3, 10, 30, tzinfo=calendar.LEGAL_ZONE)
WORDS = "I, Lata Udaharan of line 4, saw Vikram Namuna hold her."


@pytest.fixture
def world():
    return World().served(on=FILED)


def refusal(world, step, **options):
    with pytest.raises(Refused) as refused:
        world.take(step, **options)
    return refused.value.clauses, refused.value.needs


def said(world, party, **facts):
    record = world.take("statement.record", on=DAY, by=world.meera, party=party, words=WORDS, written=True, **facts).record
    world.take("statement.read_back", on=DAY, by=world.meera, record=record)
    return world.take("statement.sign", on=DAY, by=world.meera, record=record).record


def pages(taken):
    return [(one.to_party.code, one.facts["page"]) for one in taken.served if one.kind == "copy-of-record"]


def test_a_witness_who_asked_for_it_is_known_to_the_other_side_by_nothing(world):
    record = said(world, world.with_witness(on=DAY, anonymous=True))
    assert refusal(world, "statement.share", on=DAY, by=world.meera, record=record) == (["SH-42"], ["correction"])
    shared = world.take("statement.share", on=DAY, by=world.meera, record=record, redacted="Somebody saw him hold her.")
    ((code, page),) = pages(shared)
    assert code == "R1"
    assert [word for word in ("Lata", "W1", "line 4", "98000") if word in page] == []
    assert shared.record.content["words"] == WORDS


def test_an_unshared_statement_keeps_the_inquiry_open(world):
    said(world, world.with_witness(on=DAY))
    clauses, _needs = refusal(world, "inquiry.complete", on=DAY, by=world.meera)
    assert "SH-29" in clauses


def test_what_is_put_right_is_read_back_again_and_the_earlier_words_stay(world):
    record = world.take("statement.record", on=DAY, by=world.meera, party=world.party("C1"), words="At four.", written=True).record
    world.take("statement.read_back", on=DAY, by=world.meera, record=record)
    put_right = world.take("statement.correct", on=DAY, by=world.meera, record=record, words="At five.").record
    assert (put_right.stage, put_right.content["words"], put_right.content["earlier"][0]["words"]) == ("taken", "At five.", "At four.")


def test_nobody_signs_or_answers_what_is_not_theirs(world):
    record = world.take("statement.record", on=DAY, by=world.meera, party=world.party("C1"), words="At four.", written=True).record
    world.take("statement.read_back", on=DAY, by=world.meera, record=record)
    assert refusal(world, "statement.sign", on=DAY, by=world.vikram, record=record) == (["SH-21"], ["nothing"])
    world.take("statement.sign", on=DAY, by=world.asha, record=record)
    reply = {"on": DAY, "by": world.vikram, "record": record, "reply": "It was not so."}
    assert refusal(world, "statement.reply", **reply) == (["SH-29"], ["notice"])
    world.take("statement.share", on=DAY, by=world.meera, record=record)
    assert world.take("statement.reply", **reply).record.content["replies"][0]["by"] == "R1"


def test_a_question_goes_through_the_committee_and_its_answer_comes_back_the_same_way(world):
    put = world.take("question.put", on=DAY, by=world.vikram, to=world.party("C1"), question="Who else was there?")
    assert put.record.stage == "handed_in"
    world.take("question.allow", on=DAY, by=world.meera, record=put.record, wording="Was anybody near?")
    assert refusal(world, "question.answer", on=DAY, by=world.vikram, record=put.record, answer="Nobody.") == (["NJ-15"], ["nothing"])
    answered = world.take("question.answer", on=DAY, by=world.asha, record=put.record, answer="Two weavers.")
    assert [code for code, page in pages(answered) if "Two weavers." in page] == ["R1"]


def test_a_question_that_is_not_put_is_refused_with_reasons(world):
    put = world.take("question.put", on=DAY, by=world.vikram, to=world.party("C1"), question="How does she live?").record
    assert refusal(world, "question.refuse", on=DAY, by=world.meera, record=put) == (["NJ-15"], ["reasons"])
    assert world.take("question.refuse", on=DAY, by=world.meera, record=put, reasons="Her life is no matter.").record.stage == "refused"


def test_each_side_names_witnesses_and_lets_go_its_own(world):
    party = world.with_witness(on=DAY)
    assert (party.code, party.side) == ("W1", "complainant")
    assert "P8a" not in access.parts_seen(world.vikram, world.case, on=DAY)
    named = world.case.request_records.get(kind="witness")
    assert refusal(world, "witness.drop", on=DAY, by=world.vikram, record=named, reasons="x") == (["SH-21"], ["permission"])
    assert refusal(world, "witness.drop", on=DAY, by=world.asha, record=named) == (["SH-21"], ["reasons"])
    assert world.take("witness.drop", on=DAY, by=world.asha, record=named, reasons="She moved.").record.stage == "witness_dropped"


def summoned(world, **facts):
    return world.take("summons.issue", on=DAY, by=world.meera, **{"reasons": "She stood there.", "place": "Room 4", "at": AT, **facts})


def test_a_summons_needs_reasons_place_and_time(world):
    party = world.with_witness(on=DAY)
    assert refusal(world, "summons.issue", on=DAY, by=world.meera, party=party) == (["SH-25"], ["reasons", "notice"])
    hers = {"party": world.party("C1"), "reasons": "x", "place": "x", "at": AT}
    assert refusal(world, "summons.issue", on=DAY, by=world.meera, **hers) == (["SH-25"], ["correction"])


def test_a_summons_is_proven_and_default_waits_for_the_day(world):
    issued = summoned(world, party=world.with_witness(on=DAY), bring="the roster")
    (paper,) = issued.served
    assert ("the roster" in paper.facts["page"], "Asha" in paper.facts["page"]) == (True, False)
    world.take("summons.prove", on=DAY, by=world.meera, record=issued.record, how="hand")
    reasons = {"by": world.meera, "record": issued.record, "reasons": "Did not come."}
    assert refusal(world, "summons.default", on=DAY, **reasons) == (["SH-25"], ["time"])
    world.take("summons.default", on=AT.date() + timedelta(days=1), **reasons)
    late = world.take("summons.comply", on=AT.date() + timedelta(days=2), by=world.meera, record=issued.record, form="reproduction")
    assert (late.record.stage, late.record.content["electronic"]) == ("complied", True)


def test_whoever_is_let_go_is_not_waited_for(world):
    summoned(world, party=world.with_witness(on=DAY))
    named = world.case.request_records.get(kind="witness")
    dropped = world.take("witness.drop", on=DAY, by=world.meera, record=named, reasons="Not needed.")
    assert (Summons.objects.get().stage, [one.clause for one in dropped.cautions]) == ("let_go", ["SH-25"])


def test_the_employer_is_summoned_for_papers_by_office(world):
    (paper,) = summoned(world, person=world.employer, bring="the roster").served
    assert paper.to_person == world.employer


def test_an_exhibit_keeps_digest_and_custody_from_receipt_to_return(world):
    content = b"%PDF-1.4 invented"
    paper = {"bytes": content, "media": "application/pdf", "what": "roster"}
    held = world.take("exhibit.receive", on=DAY, by=world.asha, what="Roster", paper=paper, words="Vikram Namuna, night.").record
    assert (held.digest, bytes(Exhibit.objects.get().paper)) == (sha256(content).hexdigest(), content)
    copied = pages(world.take("exhibit.copy", on=DAY, by=world.meera, record=held))
    assert [code for code, page in copied if f"{code} · 1 ·" in page and "R1, night." in page] == ["C1", "R1"]
    assert refusal(world, "exhibit.return", on=DAY, by=world.meera, record=held) == (["SH-27"], ["evidence"])
    returned = world.take("exhibit.return", on=DAY, by=world.meera, record=held, receipt="Signed.")
    assert [link["whose"] for link in returned.record.content["chain"]] == ["C1", "C1"]
    assert [one.clause for one in returned.cautions] == ["SH-27"]


def test_copies_are_for_the_parties_and_carry_their_mark(world):
    asked = world.take("copy.ask", on=DAY, by=world.vikram).record
    given = world.take("copy.give", on=DAY, by=world.meera, record=asked)
    ((code, page),) = pages(given)
    assert (code, "R1 · 1 ·" in page, "Asha" in page) == ("R1", True, False)
    stranger, witness = person(), world.with_witness(on=DAY)
    with pytest.raises(NotKnown):
        world.take("copy.ask", on=DAY, by=stranger)
    with pytest.raises(WrongPerson):
        world.take("copy.ask", on=DAY, by=witness.person)


def test_the_request_of_an_outsider_is_refused_with_the_ground_and_counted(world):
    assert refusal(world, "copy.refuse_outsider", on=DAY, by=world.meera)[0] == ["NJ-12"]
    refused = world.take("copy.refuse_outsider", on=DAY, by=world.meera, ground="confidential")
    assert (refused.record.stage, refused.record.number, refused.served) == ("outside_refused", 1, [])


def test_the_procedure_that_the_committee_adopts_is_shown_to_both(world):
    adopted = world.take("procedure.adopt", on=DAY, by=world.meera, words="Witnesses are heard first.")
    assert [code for code, page in pages(adopted) if "heard first" in page] == ["C1", "R1"]


def test_nothing_of_an_inquiry_is_done_before_it_is_open():
    world = World()
    world.file(on=FILED)
    assert refusal(world, "witness.name", on=DAY, by=world.asha, witness={"name": "Lata"}) == (["SH-21"], ["time"])


def test_copying_an_exhibit_is_a_duty_until_the_other_side_has_it(world):
    held = world.take("exhibit.receive", on=DAY, by=world.asha, what="Roster").record

    def due():
        with calendar.as_of(DAY):
            return [one.duty for one in worklist.for_case(world.meera, world.case) if one.step == "exhibit.copy"]

    assert due() == [True]
    world.take("exhibit.copy", on=DAY, by=world.meera, record=held)
    assert due() == [False]
