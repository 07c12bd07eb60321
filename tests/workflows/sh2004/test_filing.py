"""Who files, by which way, and where it goes (SH-01, SH-11, SH-12, SH-16, SH-51, NJ-07)."""

from datetime import date

import pytest

from cases import access
from cases.models import Complaint, Consent, Deadline, Party
from committees.models import Committee, District, Workplace
from notices.models import Document
from tests.world import FOUNDED, World, person
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import NotKnown, Refused

pytestmark = pytest.mark.django_db
DAY, NEXT = date(2025, 2, 3), date(2025, 2, 5)
UNION = {"name": "Invented Mill Workers' Union", "registration": "invented 7"}


@pytest.fixture
def world():
    return World()


def refused(act, *args, **facts):
    with pytest.raises(Refused) as refusal:
        act(*args, **facts)
    return list(zip(refusal.value.clauses, refusal.value.needs, strict=True))


def codes(world):
    return {party.code: party.is_complainant for party in Party.objects.filter(case=world.case)}


def warned(taken):
    return [one.clause for one in taken.cautions]


def test_a_woman_files_for_herself(world):
    taken = world.file(on=DAY)
    assert (taken.record.stage, taken.record.capacity, codes(world)) == ("filed", "herself", {"C1": True, "R1": False})
    assert [paper.kind for paper in taken.served] == ["receipt", "right-to-criminal-action"]


def test_each_of_several_women_is_asked_before_her_facts_are_used(world):
    taken = world.file(on=DAY, capacity="herself_and_others", other_women=[{"name": "Bela Namuna"}, {"name": "Charu Namuna"}])
    assert codes(world) == {"C1": True, "C2": False, "C3": False, "R1": False}
    assert list(Consent.objects.filter(case=world.case).values_list("stage", "party__code").order_by("party__code")) == [
        ("asked", "C2"), ("asked", "C3"),
    ]  # fmt: skip
    assert sorted(paper.to_party.code for paper in taken.served if paper.kind == "consent-request") == ["C2", "C3"]


def test_an_heir_files_on_an_own_signature_and_a_representative_with_the_heirs_consent(world):
    heir = person()
    taken = world.file(on=DAY, by=heir, capacity="heir", woman={"name": "Asha Namuna"}, heir={"name": "Dev Namuna"})
    assert codes(world) == {"C1": False, "H1": True, "R1": False}
    assert taken.record.stage == "filed"
    facts = {"capacity": "heir", "representative": True, "woman": {"name": "Asha Namuna"}}
    assert refused(world.file, on=DAY, by=person(), **facts) == [("SH-16", "consent")]
    assert world.file(on=DAY, by=person(), consent_on=DAY, **facts).record.stage == "filed"


def test_an_organisation_files_with_consent_given_before(world):
    secretary = person()
    facts = {"capacity": "organisation", "organisation": UNION, "woman": {"person": world.asha, "name": "Asha Namuna"}}
    assert refused(world.file, on=DAY, by=secretary, consent_on=NEXT, **facts) == [("SH-16", "consent")]
    taken = world.file(on=NEXT, by=secretary, consent_on=DAY, consent_to="the union", **facts)
    assert codes(world) == {"C1": False, "N1": True, "R1": False}
    assert world.party("N1").person == secretary
    assert Consent.objects.get(case=world.case).stage == "given"
    assert warned(taken) == []


def test_an_organisation_that_names_no_registration_is_asked_for_it(world):
    facts = {"capacity": "organisation", "organisation": {"name": "Invented Circle"}, "woman": {"name": "Asha Namuna"}}
    assert warned(world.file(on=DAY, by=person(), consent_on=DAY, consent_to="Invented Circle", **facts)) == ["SH-01"]


@pytest.mark.parametrize("named", [None, "Another Union"])
def test_whom_the_consent_names_is_looked_at_again_where_it_is_not_who_files(world, named):
    facts = {"capacity": "organisation", "organisation": {"registration": "7", "name": "Invented Circle"}, "woman": {"name": "Asha Namuna"}}
    assert warned(world.file(on=DAY, by=person(), consent_on=DAY, consent_to=named, **facts)) == ["SH-16"]


def test_a_third_person_without_her_consent_leaves_information(world):
    assert refused(world.file, on=DAY, by=person(), woman={"person": world.asha, "name": "Asha Namuna"}) == [("SH-16", "consent")]
    kept = Complaint.objects.get()
    assert (kept.stage, Party.objects.count(), Document.objects.count(), Deadline.objects.count()) == ("information", 0, 0, 0)


def test_an_unsigned_letter_is_information_and_she_is_sought(world):
    taken = world.file(on=DAY, by=world.usha, route="paper", woman=None)
    assert (taken.record.stage, warned(taken), taken.served) == ("information", ["SH-15"], [])
    assert Party.objects.count() == 0
    with pytest.raises(NotKnown):
        world.take("complaint.reach_out", on=NEXT, by=world.vikram, record=taken.record, how="asked around")
    world.take("complaint.reach_out", on=NEXT, by=world.usha, record=taken.record, how="A member spoke with her alone.", found=True)
    assert [row["on"] for row in world.complaint.content["outreach"]] == ["2025-02-05"]


def test_a_member_enters_what_she_brought_and_the_day_of_receipt_counts(world):
    taken = world.file(on=NEXT, by=world.ravi, route="paper", received_on=DAY, woman={"person": world.asha, "name": "Asha Namuna"})
    assert (taken.record.stage, world.party("C1").person) == ("filed", world.asha)
    assert (world.case.received_on, calendar.legal_day(world.case.entered_at)) == (DAY, NEXT)
    assert Deadline.objects.get(case=world.case).counted_from == DAY


def test_made_to_the_employer_it_is_forwarded_and_the_days_ran(world):
    taken = world.file(on=DAY, by=world.employer, route="employer", woman={"person": world.asha, "name": "Asha Namuna"})
    assert (taken.record.stage, world.case.committee) == ("received", None)
    assert "member" not in access.roles(world.ravi, world.case)
    world.take("complaint.forward", on=NEXT, by=world.employer, record=taken.record)
    world.case.refresh_from_db()
    assert (world.complaint.stage, world.case.committee) == ("filed", world.committee)
    assert Deadline.objects.get(case=world.case).counted_from == DAY


def test_against_the_employer_it_goes_past_him(world):
    him = {"person": world.employer, "name": "Om Namuna"}
    taken = world.file(on=DAY, route="employer", respondents=[him])
    assert (taken.record.stage, warned(taken), world.case.committee) == ("filed", ["SH-11"], world.committee)
    assert not access.may_know(access.roles(world.employer, world.case), world.case)
    assert world.party("R1").is_employer


def branch(world):
    place = Workplace.objects.create(name="Udaharan Mill, Second Yard", district=world.district, branch_of=world.mill)
    committee = Committee(workplace=place, law="SH2004", constituted_on=FOUNDED)
    committee._meta.get_field("stage").set_state(committee, "constituted")
    committee.save(force_insert=True)
    world.seat("hema", "president", committee=committee)
    return place, committee


def test_harassed_at_another_branch_she_chooses_and_the_other_closes(world):
    place, there = branch(world)
    taken = world.file(on=DAY, workplace=world.mill, harassed_at=place)
    assert (taken.record.stage, warned(taken), world.case.committee) == ("waiting", ["SH-12"], None)
    choose = {"on": NEXT, "by": world.asha, "record": taken.record}
    stranger = Committee(workplace=place, law="SH2004")
    assert refused(world.take, "complaint.choose_branch", committee=stranger, **choose) == [("SH-12", "forum")]
    world.take("complaint.choose_branch", committee=there, **choose)
    world.case.refresh_from_db()
    assert (world.complaint.stage, world.case.committee) == ("filed", there)
    assert world.complaint.content["closed_to"] == [str(world.committee.pk)]
    assert "president" not in access.roles(world.meera, world.case)
    assert refused(world.take, "complaint.choose_branch", committee=world.committee, **choose) == [("SH-12", "nothing")]


def test_she_may_choose_at_once(world):
    place, there = branch(world)
    assert world.file(on=DAY, workplace=world.mill, harassed_at=place, committee=there).record.stage == "filed"
    assert world.case.committee == there


def test_the_draft_does_not_reach_jammu_and_kashmir(world):
    far = District.objects.create(name="Kalpitpur", region="IN-JK")
    place = Workplace.objects.create(name="Invented Orchard", district=far)
    assert refused(world.file, on=DAY, workplace=place) == [("SH-51", "forum")]


def test_a_girl_is_never_sent_away(world):
    taken = world.file(on=DAY, minor=True, helper={"name": "Mira Namuna"})
    assert (taken.record.stage, warned(taken), codes(world)) == ("filed", ["NJ-07"], {"C1": True, "R1": False, "S1": False})


def test_whoever_is_told_of_her_right_acknowledges_it_and_nothing_waits(world):
    taken = world.file(on=DAY)
    world.take("complaint.acknowledge_right", on=NEXT, by=world.asha, record=taken.record)
    world.take("complaint.criminal_choice", on=NEXT, by=world.asha, record=taken.record, choice="yes", reported_on=NEXT)
    assert (world.complaint.stage, world.complaint.content["criminal_action"]["choice"]) == ("filed", "yes")
    assert refused(world.take, "complaint.acknowledge_right", on=NEXT, by=world.asha, record=taken.record) == [("SH-18", "nothing")]
    world.take_up(on=NEXT)
    world.take("complaint.criminal_choice", on=NEXT, by=world.meera, record=taken.record, choice="no")
    assert world.complaint.stage == "inquiry"


def write_down(world, **facts):
    told = {"woman": {"person": world.asha, "name": "Asha Namuna"}, "narrative": "He followed me to the gate.", "spoken_on": DAY}
    him = [{"person": world.vikram, "name": "Vikram Namuna"}]
    with calendar.as_of(NEXT):
        taken = take("complaint.write_down", law="SH2004", by=facts.pop("by", world.ravi), facts={**told, "respondents": him, **facts})
    world.case = taken.record.case
    return taken


def test_what_she_says_is_written_down_read_out_and_signed_before_anything_goes_on(world):
    taken = write_down(world)
    assert (taken.record.stage, [paper.kind for paper in taken.served]) == ("written_down", ["right-to-criminal-action"])
    assert Deadline.objects.get(case=world.case).counted_from == DAY
    sign = {"on": date(2025, 2, 7), "by": world.ravi, "record": taken.record}
    assert refused(world.take, "complaint.sign", **sign) == [("SH-15", "statement")]
    world.take("complaint.read_out", on=NEXT, by=world.ravi, record=taken.record, in_language="Marathi")
    signed = world.take("complaint.sign", how="thumb", **sign)
    assert (world.complaint.stage, warned(signed), [paper.kind for paper in signed.served]) == ("filed", ["SH-15"], ["receipt"])
    assert (world.complaint.content["spoken_on"], world.complaint.content["signed_on"]) == ("2025-02-03", "2025-02-07")


def test_the_employer_writes_it_down_and_then_forwards_it(world):
    taken = write_down(world, by=world.employer)
    world.take("complaint.read_out", on=NEXT, by=world.employer, record=taken.record)
    world.take("complaint.sign", on=NEXT, by=world.employer, record=taken.record)
    assert world.complaint.stage == "received"
    world.take("complaint.forward", on=NEXT, by=world.employer, record=taken.record)
    assert world.complaint.stage == "filed"


def test_nobody_else_writes_it_down_and_nobody_unnamed_speaks(world):
    assert refused(write_down, world, by=world.vikram) == [("SH-15", "member")]
    assert refused(write_down, world, woman=None) == [("SH-15", "statement")]


def filed_by_the_union(world):
    world.secretary = person()
    woman = {"person": world.asha, "name": "Asha Namuna"}
    world.file(on=DAY, by=world.secretary, capacity="organisation", organisation=UNION, woman=woman, consent_on=DAY)
    return Consent.objects.get(case=world.case)


def test_consent_withdrawn_stops_everything_at_once_and_ends_the_unions_sight(world):
    consent = filed_by_the_union(world)
    world.take_up(on=NEXT)
    world.take("consent.withdraw", on=NEXT, by=world.asha, record=consent)
    assert world.complaint.stage == "stopped"
    assert not access.may_know(access.roles(world.secretary, world.case, on=NEXT), world.case)
    with pytest.raises(NotKnown):
        world.take("complaint.criminal_choice", on=NEXT, by=world.secretary, record=world.complaint, choice="yes")


def test_she_may_go_on_in_her_own_name_where_it_stood(world):
    consent = filed_by_the_union(world)
    world.take_up(on=NEXT)
    world.take("consent.withdraw", on=NEXT, by=world.asha, record=consent)
    world.take("complaint.go_on_in_own_name", on=NEXT, by=world.asha, record=world.complaint)
    assert (world.complaint.stage, world.complaint.capacity, world.party("C1").is_complainant) == ("inquiry", "herself", True)
    assert Deadline.objects.get(case=world.case, limit="sh2004.inquiry").counted_from == DAY


def test_another_woman_answers_for_herself_alone(world):
    bela = person()
    world.file(on=DAY, capacity="herself_and_others", other_women=[{"person": bela, "name": "Bela Namuna"}])
    asked = Consent.objects.get(case=world.case)
    assert refused(world.take, "consent.record", on=NEXT, by=world.asha, record=asked) == [("SH-16", "consent")]
    world.take("consent.decline", on=NEXT, by=bela, record=asked)
    assert (world.party("C2").left_on, world.complaint.stage) == (NEXT, "filed")
