"""Service, sittings, adjournments and absence through the door (NJ-01, NJ-15, NJ-16, SH-23)."""

from datetime import date, timedelta

import pytest

from cases.models import Deadline, Slot
from committees.models import District
from tests.world import World
from workflows.refusals import Refused
from workflows.shared import adjournment

pytestmark = pytest.mark.django_db
FILED = date(2025, 1, 10)
SENT, SITS = FILED + timedelta(days=4), FILED + timedelta(days=24)
HERS = {"party": "C1", "begins": "10:30", "ends": "11:30"}
HIS = {"party": "R1", "begins": "14:30", "ends": "15:30"}


@pytest.fixture
def world():
    return World().served(on=FILED)


def refusal(world, step, **options):
    with pytest.raises(Refused) as refused:
        world.take(step, **options)
    return refused.value.clauses, refused.value.needs


def pages(taken, kind):
    return [one.facts["page"] for one in taken.served if one.kind == kind]


def fix(world, *slots, on=SITS, **facts):
    return world.take("sitting.fix", on=SENT, by=world.meera, on_day=on, slots=list(slots or (HERS, HIS)), **facts)


def unserved():
    world = World()
    world.file(on=FILED, woman={"name": "Asha Namuna", "phone": "98765 43210", "address": "4 Nakli Gali"}, narrative="Ring 98765 43210.")
    world.take_up(on=FILED)
    return world


def test_his_copy_leaves_out_how_she_can_be_reached():
    world = unserved()
    sent = world.take("service.send", on=SENT, by=world.meera, answer_by=SITS, channels=["email"])
    (page,) = pages(sent, "notice-to-respondent")
    assert [word for word in ("98765", "Nakli", "Asha") if word in page] == []
    assert [one.clause for one in sent.cautions] == ["NJ-15"]


def test_no_sitting_on_the_merits_before_the_copy_is_shown_to_have_reached_him():
    world = unserved()
    assert refusal(world, "sitting.fix", on=SENT, by=world.meera, on_day=SITS, slots=[HERS, HIS]) == (["NJ-15"], ["service"])
    assert fix(world, HERS, purpose="procedure").record.stage == "fixed"


def test_what_came_back_is_sent_again_and_its_clock_never_ran():
    world = unserved()
    sent = world.take("service.send", on=SENT, by=world.meera, answer_by=SITS).record
    world.take("service.fail", on=SENT, by=world.meera, record=sent, reasons="Moved away.")
    again = world.take("service.send", on=SENT, by=world.meera, answer_by=SITS).record
    assert again.pk != sent.pk
    assert Deadline.objects.filter(limit="sh2004.answer").count() == 0


def test_no_answer_is_written_down_after_the_day_and_a_late_answer_is_taken(world):
    served = world.case.service_records.get()
    last = FILED + timedelta(days=18)
    assert refusal(world, "answer.lapse", on=last, by=world.meera, record=served) == (["NJ-15"], ["time"])
    world.take("answer.lapse", on=last + timedelta(days=3), by=world.meera, record=served)
    late = world.take("answer.give", on=last + timedelta(days=4), by=world.vikram, record=served, words="It was not so.")
    assert (late.record.stage, [one.clause for one in late.cautions]) == ("answered", ["NJ-15"])


def test_more_time_to_answer_keeps_the_earlier_day(world):
    served = world.case.service_records.get()
    given = world.take("answer.extend", on=SENT, by=world.meera, record=served, answer_by=date(2025, 3, 3), reasons="He is ill.")
    assert given.record.answer_by == date(2025, 3, 3)
    assert sorted(Deadline.objects.filter(limit="sh2004.answer").values_list("state", flat=True)) == ["ended", "running"]


def test_a_sitting_while_he_may_still_answer_is_warned(world):
    warned = fix(world, on=FILED + timedelta(days=17))
    assert [one.clause for one in warned.cautions] == ["NJ-15"]


def test_each_reads_the_own_hour_only(world):
    hers, his = pages(fix(world), "sitting-notice")
    assert ("10.30" in hers, "14.30" in hers, "10.30" in his, "14.30" in his) == (True, False, False, True)


@pytest.mark.parametrize(
    "slots",
    [
        [HERS, {"party": "R1", "begins": "11:00", "ends": "12:00"}],
        [{"party": "C1, R1", "begins": "10:30", "ends": "11:30"}],
    ],
    ids=["at one time", "in one call"],
)
def test_the_two_sides_are_called_separately(world, slots):
    clauses, needs = refusal(world, "sitting.fix", on=SENT, by=world.meera, on_day=SITS, slots=slots)
    assert (set(clauses) <= {"SH-23", "SH-21"}, needs) == (True, ["correction"])


def test_one_side_straight_after_the_other_is_told_of_unless_they_come_by_two_doors(world):
    after = {"party": "R1", "begins": "11:30", "ends": "12:30"}
    assert [one.clause for one in fix(world, HERS, after).cautions] == ["SH-23"]
    apart = fix(world, {**HERS, "door": "garden gate"}, {**after, "door": "street door"}, on=SITS + timedelta(days=1))
    assert apart.cautions == []


def test_a_second_sitting_on_the_day_is_kept_apart_from_the_first(world):
    fix(world, HERS)
    assert refusal(world, "sitting.fix", on=SENT, by=world.meera, on_day=SITS, slots=[{**HERS, "party": "R1"}])[0] == ["SH-23"]


def test_she_has_one_representative_and_he_has_none(world):
    two = [{"of": "C1", "name": "One"}, {"of": "C1", "name": "Two"}]
    for named in (two, [{"of": "R1", "name": "One"}]):
        refused = refusal(world, "sitting.fix", on=SENT, by=world.meera, on_day=SITS, slots=[HERS, HIS], representatives=named)
        assert refused == (["SH-23"], ["nothing"])


def test_one_member_alone_is_warned_and_kept(world):
    sitting = fix(world).record
    opened = world.take("sitting.open", on=SITS, by=world.meera, record=sitting, present=[world.meera])
    assert ([one.clause for one in opened.cautions], sitting.presences.count()) == (["SH-05"], 1)


def test_earlier_than_notified_needs_consent_or_reasons_and_everybody_hears_anew(world):
    sitting = fix(world).record
    earlier = SITS - timedelta(days=2)
    assert refusal(world, "sitting.move", on=SENT, by=world.meera, record=sitting, on_day=earlier) == (["NJ-01"], ["reasons"])
    moved = world.take("sitting.move", on=SENT, by=world.meera, record=sitting, on_day=earlier, both_consent=True)
    assert [one.kind for one in moved.served] == ["adjournment-notice"] * 2 + ["sitting-notice"] * 2
    assert sorted(f"{one.begins:%d}" for one in Slot.objects.filter(sitting=sitting)) == [f"{earlier:%d}"] * 2


def test_a_refused_adjournment_has_reasons_and_is_counted(world):
    fix(world)
    asked = world.take("adjournment.ask", on=SENT, by=world.vikram, reasons="In hospital.", medical=True).record
    assert refusal(world, "adjournment.decide", on=SENT, by=world.meera, record=asked, granted=False) == (["NJ-01"], ["reasons"])
    refused = world.take("adjournment.decide", on=SENT, by=world.meera, record=asked, granted=False, reasons="Two weeks ahead.")
    assert [(one.kind, one.to_party.code) for one in refused.served] == [("adjournment-notice", "R1")]
    assert adjournment.counts(world.case) == {"asked": 1, "granted": 0, "refused": 1}


def test_a_granted_adjournment_moves_the_sitting_and_tells_each_apart(world):
    sitting = fix(world).record
    asked = world.take("adjournment.ask", on=SENT, by=world.asha, reasons="An examination.").record
    later = SITS + timedelta(days=7)
    granted = world.take("adjournment.decide", on=SENT, by=world.meera, record=asked, granted=True, reasons="As asked.", to_on=later)
    sitting.refresh_from_db(fields=["on"])
    assert sitting.on == later
    assert [(one.kind, one.to_party.code) for one in granted.served[2:]] == [("sitting-notice", "C1"), ("sitting-notice", "R1")]


def test_without_a_sitting_there_is_nothing_to_put_off(world):
    assert refusal(world, "adjournment.ask", on=SENT, by=world.asha, reasons="Ill.") == (["NJ-01"], ["hearing"])


def test_absence_goes_on_only_with_proven_notice_and_reasons_and_whoever_comes_back_is_heard(world):
    sitting = fix(world).record
    world.take("sitting.open", on=SITS, by=world.meera, record=sitting, present=list(world.members))
    absent = world.take("absence.note", on=SITS, by=world.meera, party=world.party("R1")).record
    assert refusal(world, "absence.go_on", on=SITS, by=world.meera, record=absent) == (["NJ-16"], ["service", "reasons"])
    late = {"notice_on": SITS + timedelta(days=1), "notice_how": "hand", "reasons": "Third time."}
    after = SITS + timedelta(days=2)
    assert refusal(world, "absence.go_on", on=after, by=world.meera, record=absent, **late) == (["NJ-16"], ["service"])
    went = world.take("absence.go_on", on=after, by=world.meera, record=absent, **{**late, "notice_on": SENT})
    assert went.record.stage == "gone_on"
    assert world.case.documents.get(kind="sitting-notice", to_party=absent.party).served_on == SENT
    back = world.take("absence.come_back", on=after, by=world.vikram, record=absent)
    assert back.record.stage == "came_back"
    assert refusal(world, "inquiry.complete", on=after, by=world.meera)[0][0] == "SH-21"


def test_what_was_granted_to_somebody_stands_on_the_own_call_only(world):
    asked = world.take("request.ask", on=SENT, by=world.asha, kind="adjustment", what="A chair with arms.").record
    world.take("request.decide", on=SENT, by=world.meera, record=asked, granted=True)
    hers, his = pages(fix(world), "sitting-notice")
    assert ("A chair with arms." in hers, "A chair with arms." in his) == (True, False)


def test_a_complaint_is_not_dismissed_for_her_absence_alone():
    world = World().heard(on=FILED)
    world.take("sitting.fix", on=SITS, by=world.meera, on_day=SITS + timedelta(days=2), slots=[HERS])
    sitting = world.case.sitting_records.order_by("number").last()
    world.take("sitting.open", on=sitting.on, by=world.meera, record=sitting, present=list(world.members))
    absent = world.take("absence.note", on=sitting.on, by=world.meera, party=world.party("C1")).record
    proven = {"notice_on": SITS, "notice_how": "hand", "reasons": "No word came."}
    world.take("absence.go_on", on=sitting.on, by=world.meera, record=absent, **proven)
    world.take("inquiry.complete", on=date(2025, 3, 3), by=world.meera)
    found = {"by": world.meera, "record": world.case.allegation_records.get(), "finding": "not_proved", "reasons": "She stayed away."}
    world.take("finding.record", on=date(2025, 3, 3), no_evidence_reasons="She stayed away.", **found)
    dismiss = {"by": world.meera, "outcome": "dismiss", "reasons": "She stayed away."}
    assert refusal(world, "order.draft", on=date(2025, 3, 4), **dismiss) == (["NJ-16"], ["evidence"])
    world.take("finding.record", on=date(2025, 3, 5), evidence=[world.case.statement_records.first()], **found)
    assert world.take("order.draft", on=date(2025, 3, 5), **dismiss).record.stage == "draft"


def test_a_sitting_in_another_district_is_warned_and_kept(world):
    elsewhere = District.objects.create(name="Dur", region="IN-MH")
    far = fix(world, district=elsewhere)
    assert ([one.clause for one in far.cautions], far.record.district) == (["SH-14"], elsewhere)
    assert fix(world, on=SITS + timedelta(days=1)).record.district == world.district


def test_a_sitting_is_not_moved_onto_the_other_side(world):
    fix(world, HERS, place="Room 4")
    his = fix(world, {**HIS, "begins": "11:00", "ends": "12:00"}, on=SITS + timedelta(days=1), place="ROOM  4").record
    moved = {"on": SENT, "by": world.meera, "record": his, "on_day": SITS, "reasons": "A member is away."}
    assert refusal(world, "sitting.move", **moved) == (["SH-23"], ["correction"])
    soon = fix(world, {**HIS, "begins": "11:45", "ends": "12:30"}, place="room 4")
    assert [one.clause for one in soon.cautions] == ["SH-23"]


def test_each_side_reads_its_own_door_only_and_it_is_kept_sealed_through_a_move(world):
    hers, his = {**HERS, "door": "garden gate"}, {**HIS, "door": "street door"}
    fixed = fix(world, hers, his)
    told = {one.to_party.code: one.facts["page"] for one in fixed.served}
    assert [("garden gate" in told[code], "street door" in told[code]) for code in ("C1", "R1")] == [(True, False), (False, True)]
    later = SITS + timedelta(days=1)
    moved = world.take("sitting.move", on=SENT, by=world.meera, record=fixed.record, on_day=later, reasons="The room is taken.")
    assert {slot.party.code: slot.door for slot in Slot.objects.filter(sitting=fixed.record)} == {"C1": "garden gate", "R1": "street door"}
    assert "garden gate" in "".join(pages(moved, "sitting-notice"))
    moved = world.take(
        "sitting.move", on=SENT, by=world.meera, record=fixed.record, on_day=SITS, reasons="It is free again.",
        slots=[{**HERS, "begins": "10:45"}, {**HIS, "door": "yard"}],
    )  # fmt: skip
    assert {slot.party.code: slot.door for slot in Slot.objects.filter(sitting=fixed.record)} == {"C1": "garden gate", "R1": "yard"}


def test_one_door_for_both_sides_deserves_a_second_look(world):
    fixed = fix(world, {**HERS, "door": "front"}, {**HIS, "door": "front"})
    assert [one.clause for one in fixed.cautions] == ["SH-23"]
    assert [one.clause for one in fix(world, on=SITS + timedelta(days=1)).cautions] == []
