"""Offices and entries through the door."""

from datetime import date

import pytest

from committees.models import Appointment, Committee, District, Headcount, Person, Workplace
from tests.world import person
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import Refused, WrongPerson

DAY = date(2025, 4, 7)


class Town:
    """An authority, a district and two workplaces with their employers."""

    def __init__(self):
        self.authority = person("Authority Namuna")
        Appointment.objects.create(person=self.authority, office="authority", from_on=date(2024, 1, 1))
        self.district = District.objects.create(name="Kalpitpur", region="IN-MH")
        self.mill, self.shop = (Workplace.objects.create(name=name, district=self.district) for name in ("Mill", "Shop"))
        self.owner = person("Owner Namuna")
        self.do("appointment.make", self.authority, person=self.owner, office="employer", workplace=self.mill)

    def do(self, step, by, *, record=None, on=DAY, **facts):
        with calendar.as_of(on):
            return take(step, law="SH2004", by=by, owner=record, facts=facts)


@pytest.fixture
def town(db):
    return Town()


def refused(town, step, by, **facts):
    with pytest.raises(Refused) as refusal:
        town.do(step, by, **facts)
    return [(one.clause, one.cure) for one in refusal.value.unmet]


def test_an_employer_designates_a_woman_as_special_officer_of_the_own_workplace_only(town):
    here = {"office": "special_officer", "workplace": town.mill}
    assert refused(town, "appointment.make", town.owner, person=person(woman=False), **here) == [("SH-07", "member")]
    there = {"office": "special_officer", "workplace": town.shop}
    assert refused(town, "appointment.make", town.owner, person=person(), **there) == [("SH-07", "nothing")]
    made = town.do("appointment.make", town.owner, person=person("Officer"), **here).record
    assert (made.stage, made.from_on, made.appointed_by) == ("made", DAY, town.owner)


def test_an_employer_appoints_no_employer_and_a_stranger_nobody(town):
    assert refused(town, "appointment.make", town.owner, person=person(), office="employer", workplace=town.mill) == [
        ("SH-03", "nothing"), ("NJ-10", "correction"),
    ]  # fmt: skip
    with pytest.raises(WrongPerson):
        town.do("appointment.make", person(), person=person(), office="secretary")


def test_an_employer_ends_the_office_of_a_secretary_that_he_gave(town):
    body = Committee.objects.create(workplace=town.mill, law="SH2004", constituted_on=date(2024, 1, 1))
    made = town.do("appointment.make", town.owner, person=person("Secretary"), office="secretary", committee=body).record
    with pytest.raises(WrongPerson):
        town.do("appointment.end", person("Stranger"), record=made.pk)
    assert town.do("appointment.end", town.owner, record=made.pk, last_on=DAY).record.stage == "ended"


def test_a_district_officer_has_a_rank_and_is_a_woman_unless_reasons_say_why_not(town):
    here = {"office": "district_officer", "district": town.district}
    man = person("Man", woman=False)
    assert refused(town, "appointment.make", town.authority, person=man, **here) == [("SH-08", "correction"), ("SH-08", "reasons")]
    facts = {"rank": "assistant_labour_commissioner", "reasons": "No woman of that rank serves here."}
    assert town.do("appointment.make", town.authority, person=man, **here, **facts).record.stage == "made"


def test_one_holds_an_office_at_a_time_and_ends_it_first(town):
    here = {"office": "special_officer", "workplace": town.mill}
    first = town.do("appointment.make", town.owner, person=person("First"), **here).record
    later = date(2025, 5, 5)
    assert refused(town, "appointment.make", town.owner, person=person("Second"), on=later, **here) == [("NJ-10", "correction")]
    ended = town.do("appointment.end", town.owner, record=first.pk, on=later, last_on=date(2025, 5, 4)).record
    assert (ended.stage, ended.until_on) == ("ended", date(2025, 5, 4))
    assert town.do("appointment.make", town.owner, person=person("Second"), on=later, **here).record.stage == "made"


def test_an_office_is_held_somewhere(town):
    assert refused(town, "appointment.make", town.authority, person=person(), office="employer") == [("SH-03", "correction")]


def test_people_places_and_counts_are_entered_through_the_door(town):
    nisha = town.do("person.enter", town.authority, name="Nisha Namuna", gender="female", sign_in_name="nisha").record
    assert not Person.objects.get(pk=nisha.pk).user.has_usable_password()
    assert refused(town, "person.enter", town.authority, name="Other", gender="male", sign_in_name="Nisha") == [("SH-05", "correction")]
    yard = town.do("workplace.open", town.authority, name="Yard", district=town.district, place="iv", branch_of=town.mill).record
    town.do("headcount.record", town.owner, workplace=yard, employees=61)
    assert refused(town, "headcount.record", town.owner, workplace=town.shop, employees=61) == [("SH-04", "nothing")]
    assert Headcount.objects.get().counted_on == DAY
