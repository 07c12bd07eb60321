"""Ties, objections, recusals and substitutes through the door."""

from datetime import date

import pytest

from cases import access
from cases.models import Deadline, Declaration
from committees import composition, conflicts
from committees.models import Seat
from tests.world import World, person
from workflows import calendar
from workflows.procedure import NotKnown, Procedure, take
from workflows.refusals import Refused
from workflows.shared import guards
from workflows.shared.qualifications import days_open

DAY = date(2025, 1, 13)


@pytest.fixture
def world(db):
    world = World()
    world.file(on=date(2025, 1, 10))
    return world


def asked(case, on=DAY):
    """What a guard is asked with: the case and the day."""
    with calendar.as_of(on):
        return Procedure(law=case.law, owner=case, record=Declaration(case=case), by=None, found=frozenset())


def refused(call, *args, **facts):
    """The clauses and cures of a refusal."""
    with pytest.raises(Refused) as refusal:
        call(*args, **facts)
    return [(one.clause, one.cure) for one in refusal.value.unmet]


def serve_him(world):
    """The respondent has been served and may speak."""
    world.case.parties.filter(code="R1").update(served_on=date(2025, 1, 12))


def test_the_first_sitting_waits_for_every_declaration(world):
    members = [world.meera, world.ravi, world.usha, world.farida]
    for member in members:
        unmet = guards.all_have_declared(asked(world.case))
        assert (unmet.clause, unmet.cure) == ("NJ-02", "declaration")
        world.take("declaration.make", on=DAY, by=member, tied=False)
    assert guards.all_have_declared(asked(world.case)) is None
    assert all(access.has_declared(member, world.case) for member in members)


def test_who_is_tied_stands_aside_at_once_and_sees_nothing_more(world):
    taken = world.take("declaration.make", on=DAY, by=world.ravi, tied=True)
    assert taken.record.stage == "tied"
    assert access.parts_seen(world.ravi, world.case, on=DAY) == []
    assert list(access.visible_to(world.ravi, on=DAY)) == []
    assert [one.kind for one in taken.served] == ["committee-incomplete"]
    with pytest.raises(NotKnown):
        world.take("declaration.make", on=DAY, by=world.ravi, tied=False)


def test_a_member_may_stand_aside_without_a_story(world):
    assert world.take("recusal.declare", on=DAY, by=world.usha).record.content is None
    assert [one.person for one in conflicts.sitting_members(world.case, on=DAY).order_by("person__published_name")] == [
        world.farida, world.meera, world.ravi,
    ]  # fmt: skip


def test_an_objection_freezes_the_sittings_until_the_others_rule_on_it(world):
    raised = world.take("objection.raise", on=DAY, by=world.asha, member=world.meera, ground="He promoted her.").record
    unmet = guards.no_open_objection(asked(world.case))
    assert (unmet.clause, unmet.cure) == ("NJ-02", "reasons")
    verdict = {"upheld": True, "reasons": "She owes him her post."}
    assert refused(world.take, "objection.rule", on=DAY, by=world.meera, record=raised, **verdict) == [("NJ-02", "member")]
    missing = refused(world.take, "objection.rule", on=DAY, by=world.usha, record=raised, upheld=False)
    assert missing == [("NJ-02", "reasons")]
    taken = world.take("objection.rule", on=DAY, by=world.usha, record=raised, **verdict)
    assert taken.record.stage == "upheld"
    assert guards.no_open_objection(asked(world.case)) is None
    assert access.roles(world.meera, world.case, on=DAY) == {"anyone"}
    assert [one.kind for one in taken.served] == ["committee-incomplete", "objection-ruling", "objection-ruling"]


def test_an_objection_not_upheld_leaves_the_member_and_needs_a_ground(world):
    serve_him(world)
    assert refused(world.take, "objection.raise", on=DAY, by=world.vikram, member=world.ravi) == [("NJ-02", "statement")]
    raised = world.take("objection.raise", on=DAY, by=world.vikram, member=world.ravi, ground="He is strict.").record
    world.take("objection.rule", on=DAY, by=world.usha, record=raised, upheld=False, reasons="Strictness is no tie.")
    assert "member" in access.roles(world.ravi, world.case, on=DAY)


def aside(world):
    """The President stands aside in the case."""
    world.take("recusal.declare", on=DAY, by=world.meera)


def substitute(world, step="substitute.seat", by=None, **facts):
    """A step that seats a substitute."""
    with calendar.as_of(DAY):
        return take(step, law="SH2004", by=by or world.employer, owner=world.committee.pk, facts=facts)


def test_a_substitute_sits_in_this_case_and_no_other(world):
    aside(world)
    first = world.case
    assert [(one.clause, one.cure) for one in guards.committee_lawful(asked(first))] == [("SH-05", "member")]
    nisha = person("Nisha")
    substitute(world, person=nisha, case=first.reference)
    assert guards.committee_lawful(asked(first)) == []
    assert "president" in access.roles(nisha, first, on=DAY)
    world.file(on=DAY)
    assert "president" in access.roles(world.meera, world.case, on=DAY)
    assert access.roles(nisha, world.case, on=DAY) == {"anyone"}
    assert composition.of(world.committee, on=DAY) == []


def test_no_substitute_who_is_tied_or_a_man_for_the_president_or_where_nobody_stands_aside(world):
    assert refused(substitute, world, person=person("Nisha")) == [("NJ-02", "correction")]
    aside(world)
    assert refused(substitute, world, person=person("Arun", woman=False)) == [("SH-05", "member")]
    under_him = person("Kiran", reports_to=world.vikram)
    assert refused(substitute, world, person=under_him) == [("NJ-02", "member")]
    assert refused(substitute, world, person=world.usha) == [("SH-05", "member")]


def test_the_substitute_of_the_nominee_is_nominated(world):
    world.take("recusal.declare", on=DAY, by=world.farida)
    nisha = person("Nisha")
    assert refused(substitute, world, person=nisha, ties="None.") == [("SH-05", "member"), ("SH-05", "member")]
    facts = {"person": nisha, "body": "Invented Women's Circle", "works_for_women": True, "ties": "None."}
    substitute(world, "substitute.nominate", by=world.meera, **facts)
    assert guards.committee_lawful(asked(world.case)) == []
    assert Seat.objects.get(person=nisha).kind == "ngo_member"


def test_a_party_a_witness_and_who_answers_to_a_party_do_not_sit(world):
    boss = person("Boss")
    world.vikram.reports_to = boss
    world.vikram.save()
    type(world.ravi).objects.filter(pk=world.ravi.pk).update(reports_to=person("Head", reports_to=world.vikram))
    world.case.parties.create(role="witness", code="W1", person=world.usha, joined_on=DAY)
    assert conflicts.stand_aside(world.case) == {world.ravi.pk, world.usha.pk}
    world.ravi.refresh_from_db()
    assert list(access.visible_to(world.ravi, on=DAY)) == []
    # Named and not yet called, she knows of no file as a witness either.
    assert access.roles(world.usha, world.case, on=DAY) == {"anyone"}


def test_the_stated_day_passes_in_silence_and_the_silence_is_recorded(world):
    note = world.take("objection.invite", on=DAY, by=world.meera, object_by=date(2025, 1, 20)).record
    assert refused(world.take, "objection.silence", on=DAY, by=world.meera, record=note) == [("NJ-02", "time")]
    silent = world.take("objection.silence", on=date(2025, 1, 21), by=world.meera, record=note)
    assert silent.record.stage == "nobody_objected"
    assert Deadline.objects.get(limit="sh2004.object").state == "ended"
    late = world.take("objection.raise", on=date(2025, 1, 22), by=world.asha, member=world.ravi, ground="They are cousins.")
    assert [one.clause for one in late.cautions] == ["NJ-02"]


def test_a_question_about_a_member_stays_open_with_its_days_until_it_is_answered(world):
    asked = world.take(
        "request.ask_qualifications", on=DAY, by=world.asha, member=world.farida, question="Who pays her?"
    ).record
    assert (asked.stage, days_open(asked, on=date(2025, 1, 31))) == ("qualifications_asked", 18)
    day = date(2025, 2, 2)
    done = world.take("request.answer_qualifications", on=day, by=world.meera, record=asked, answer="Her own body pays her.")
    assert (done.record.stage, done.record.content["days"], days_open(done.record, on=date(2025, 3, 1))) == ("qualifications_told", 20, 20)
