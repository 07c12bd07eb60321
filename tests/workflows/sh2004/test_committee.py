"""The internal committee of 2004 through the door: proposed, nominated, constituted, changed."""

from datetime import date

import pytest

from cases.models import Event
from committees import composition
from committees.models import Appointment, Committee, District, Seat, Workplace
from notices.models import Document
from tests.world import World, person
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import Refused, WrongPerson

DAY = date(2025, 2, 3)


class Yard:
    """A yard without a committee, its owner, and people who could sit."""

    def __init__(self):
        self.place = Workplace.objects.create(name="Kalpit Yard", district=District.objects.create(name="Kalpitpur", region="IN-MH"))
        self.owner = person("Owner Namuna")
        Appointment.objects.create(person=self.owner, office="employer", workplace=self.place, from_on=date(2024, 1, 1))
        self.women = [person(f"Woman {number}") for number in range(4)]
        self.men = [person(f"Man {number}", woman=False) for number in range(4)]

    def take(self, step, by=None, owner=True, on=DAY, **facts):
        """A step for the committee of this yard."""
        with calendar.as_of(on):
            which = self.committee.pk if owner else None
            return take(step, law="SH2004", by=by or self.owner, owner=which, facts=facts)

    def propose(self, *rows, **more):
        """Seats as pairs of a person and a kind."""
        seats = [{"person": who, "seat": kind} for who, kind in rows]
        taken = self.take("committee.propose", owner=False, workplace=self.place, seats=seats, **more)
        self.committee = taken.record
        return taken

    def nominate(self, who, by=None, **facts):
        """The committee nominates, with everything that the section asks unless told otherwise."""
        shown = {"body": "Invented Women's Circle", "works_for_women": True, "ties": "None.", **facts}
        return self.take("committee.nominate", by=by or self.women[0], person=who, **shown)

    @property
    def stage(self):
        """Where the committee stands in the register."""
        return Committee.objects.get(pk=self.committee.pk).stage


@pytest.fixture
def yard(db):
    return Yard()


def refused(call, *args, **facts):
    """The clauses and cures of a refusal."""
    with pytest.raises(Refused) as refusal:
        call(*args, **facts)
    return [(one.clause, one.cure) for one in refusal.value.unmet]


def test_a_committee_is_proposed_nominates_its_outside_member_and_is_constituted(yard):
    yard.propose((yard.women[0], "president"), (yard.men[0], "member"))
    yard.nominate(yard.women[1])
    taken = yard.take("committee.constitute")
    assert taken.record.stage == "constituted"
    assert [one.kind for one in taken.served] == ["constitution-order"] * 4
    assert {one.to_person for one in taken.served} == {yard.owner, yard.women[0], yard.men[0], yard.women[1]}
    kinds = Event.objects.filter(owner=yard.committee.pk).order_by("seq").values_list("kind", flat=True)
    assert list(kinds) == ["committee.propose", "committee.nominate", "committee.constitute"]
    assert composition.of(yard.committee, on=DAY) == []


def test_a_man_as_president_is_refused_whatever_the_reasons(yard):
    yard.propose((yard.men[0], "president"), (yard.women[0], "member"))
    yard.nominate(yard.women[1])
    found = refused(yard.take, "committee.constitute", fewer_women_reasons="No woman wished to preside.")
    assert found == [("SH-05", "member")]
    assert yard.stage == "proposed"


def test_fewer_than_half_women_need_reasons_and_pass_with_them(yard):
    yard.propose((yard.women[0], "president"), (yard.men[0], "member"), (yard.men[1], "member"))
    yard.nominate(yard.men[2])
    assert refused(yard.take, "committee.constitute") == [("SH-05", "reasons")]
    taken = yard.take("committee.constitute", fewer_women_reasons="No other woman works at the yard.")
    assert taken.record.stage == "constituted"
    assert taken.record.fewer_women_because == "No other woman works at the yard."


def test_the_employer_does_not_name_the_nominee(yard):
    rows = [(yard.women[0], "president"), (yard.women[1], "ngo_member")]
    assert refused(yard.propose, *rows) == [("SH-05", "member")]
    yard.propose((yard.women[0], "president"), (yard.women[2], "member"))
    assert refused(yard.take, "committee.seat", person=yard.women[1], seat="ngo_member") == [("SH-05", "member")]
    with pytest.raises(WrongPerson):
        yard.nominate(yard.women[1], by=yard.owner)


def test_a_nominee_of_an_association_of_employers_without_declared_ties_is_refused_for_both(yard):
    yard.propose((yard.women[0], "president"), (yard.men[0], "member"))
    yard.nominate(yard.women[1], body="Association of Yard Owners", works_for_women=False, ties="")
    assert refused(yard.take, "committee.constitute") == [("SH-05", "member"), ("SH-05", "declaration")]
    yard.nominate(yard.women[1], familiarity="Ten years of counselling in such matters.", works_for_women=False)
    assert yard.take("committee.constitute").record.stage == "constituted"


def test_without_a_nominee_there_is_no_committee(yard):
    yard.propose((yard.women[0], "president"), (yard.women[1], "member"), (yard.men[0], "member"))
    assert refused(yard.take, "committee.constitute") == [("SH-05", "member")]


def test_two_members_are_constituted_with_a_caution(yard):
    yard.propose((yard.women[0], "president"))
    yard.nominate(yard.women[1])
    assert [one.clause for one in yard.take("committee.constitute").cautions] == ["SH-05"]


def test_one_committee_stands_at_a_workplace_and_another_employer_has_no_say(yard):
    yard.propose((yard.women[0], "president"))
    assert refused(yard.propose, (yard.women[2], "president")) == [("SH-04", "nothing")]
    other = Workplace.objects.create(name="Other Yard", district=yard.place.district)
    seats = [{"person": yard.women[2], "seat": "president"}]
    assert refused(yard.take, "committee.propose", owner=False, workplace=other, seats=seats) == [("SH-04", "nothing")]


def test_a_complaint_that_waited_comes_before_the_committee_and_its_days_ran_on(yard):
    with calendar.as_of(date(2025, 1, 20)):
        waiting = take("complaint.file", law="SH2004", by=person(), facts={"narrative": "Words were shouted."}).record
    assert waiting.stage == "waiting"
    yard.propose((yard.women[0], "president"), (yard.men[0], "member"))
    yard.nominate(yard.women[1])
    yard.take("committee.constitute")
    waiting.refresh_from_db(fields=["case"])
    assert type(waiting).objects.get(pk=waiting.pk).stage == "filed"
    assert waiting.case.committee == yard.committee
    assert waiting.case.deadlines.get().counted_from == date(2025, 1, 20)


def test_who_asked_to_stop_while_it_waited_is_asked_by_the_new_committee(yard):
    her = person()
    with calendar.as_of(date(2025, 1, 20)):
        waiting = take("complaint.file", law="SH2004", by=her, facts={"narrative": "Words were shouted."}).record
        asked = take("withdrawal.ask", by=her, owner=waiting.case_id).record
    yard.propose((yard.women[0], "president"), (yard.men[0], "member"))
    yard.nominate(yard.women[1])
    yard.take("committee.constitute")
    spine = type(waiting).objects.get(pk=waiting.pk)
    assert (spine.stage, spine.content["stood"], spine.case.committee) == ("stopped", "filed", yard.committee)
    facts = {"pressed": False}
    with calendar.as_of(date(2025, 6, 2)):
        take("withdrawal.ask_privately", by=yard.women[0], owner=waiting.case_id, record=asked.pk, facts=facts)
    assert type(waiting).objects.get(pk=waiting.pk).stage == "withdrawn"


@pytest.fixture
def world(db):
    world = World()
    world.file(on=date(2025, 1, 10))
    return world


def change(world, step, by=None, on=DAY, **facts):
    """A step for the committee of the mill."""
    with calendar.as_of(on):
        return take(step, law="SH2004", by=by or world.employer, owner=world.committee.pk, facts=facts)


def kinds_on(case):
    """The kinds of events on a case's chain."""
    return list(Event.objects.filter(owner=case.pk).order_by("seq").values_list("kind", flat=True))


def test_a_president_who_retires_leaves_a_vacancy_that_the_employer_is_told_of_and_the_case_shows(world):
    taken = change(world, "committee.end_seat", person=world.meera, last_on=date(2025, 2, 10), reasons="Superannuated.")
    assert [(one.kind, one.to_person) for one in taken.served] == [("committee-incomplete", world.employer)]
    assert kinds_on(world.case)[-1] == "reconstitution.note"
    assert composition.blocking(composition.for_case(world.case, on=date(2025, 2, 10))) == []
    lacking = composition.for_case(world.case, on=date(2025, 2, 11))
    assert [(one.clause, one.cure) for one in composition.blocking(lacking)] == [("SH-05", "member")]
    change(world, "committee.seat", person=person("Nisha"), seat="president", on=date(2025, 2, 12), reasons="To fill the seat.")
    assert composition.blocking(composition.for_case(world.case, on=date(2025, 2, 12))) == []


def test_a_change_while_a_case_is_open_needs_reasons_and_shows_on_its_chain(world):
    new = person("Nisha")
    assert refused(change, world, "committee.replace", leaves=world.usha, person=new) == [("NJ-09", "reasons")]
    change(world, "committee.replace", leaves=world.usha, person=new, reasons="Usha is on long leave.")
    assert kinds_on(world.case)[-1] == "reconstitution.note"
    note = world.case.note_records.get()
    assert note.content["reasons"] == "Usha is on long leave."
    assert (note.content["left"], note.content["came"]) == (str(world.usha.pk), str(new.pk))


def test_a_man_does_not_replace_the_president_and_the_nominee_is_not_replaced_by_the_employer(world):
    facts = {"person": person("Arun", woman=False), "reasons": "He is senior."}
    assert refused(change, world, "committee.replace", leaves=world.meera, **facts) == [("SH-05", "member")]
    assert refused(change, world, "committee.replace", leaves=world.farida, **facts) == [("SH-05", "member")]


def test_a_member_gives_up_the_own_seat_only(world):
    found = refused(change, world, "committee.end_seat", by=world.ravi, person=world.usha, reasons="Why not.")
    assert found == [("SH-05", "nothing")]
    change(world, "committee.end_seat", by=world.ravi, person=world.ravi, reasons="Transferred.")
    assert Seat.objects.get(person=world.ravi).until_on == date(2025, 2, 2)


def test_the_changed_committee_decides_how_to_go_on_and_both_sides_are_told(world):
    change(world, "committee.replace", leaves=world.usha, person=person("Nisha"), reasons="Usha is on long leave.")
    note = world.case.note_records.get()
    taken = world.take(
        "reconstitution.decide", on=DAY, by=world.meera, record=note, course="go_on", reasons="All that was heard is in writing."
    )
    assert (taken.record.stage, [one.to_party.code for one in taken.served]) == ("course_decided", ["C1"])


def test_a_term_that_ends_before_the_last_day_is_forecast(world):
    Seat.objects.filter(person=world.meera).update(until_on=date(2025, 3, 1))
    ends = composition.forecast(world.committee, world.case, on=DAY)
    assert [(one.seat.person, one.last_day, [lack.cure for lack in one.lacking]) for one in ends] == [
        (world.meera, date(2025, 3, 1), ["member"])
    ]


def test_a_vacancy_letter_names_no_case(world):
    change(world, "committee.end_seat", person=world.meera, reasons="Superannuated.")
    page = Document.objects.get(kind="committee-incomplete").facts["page"]
    assert world.case.reference not in page


def test_the_successor_gets_the_open_cases_and_none_in_which_she_stands_aside(world):
    taken = change(world, "committee.hand_over", by=world.meera, to=world.usha)
    page = taken.served[0].facts["page"]
    assert (taken.served[0].to_person, world.case.reference in page) == (world.usha, True)
    assert "Vikram" not in page
    world.take("recusal.declare", on=DAY, by=world.usha)
    taken = change(world, "committee.hand_over", by=world.meera, to=world.usha)
    assert world.case.reference not in taken.served[0].facts["page"]
    assert refused(change, world, "committee.hand_over", by=world.meera, to=person("Nisha")) == [("NJ-10", "member")]
