"""Who must have a committee: fifty, over the whole employer, on any day of the twelve months before."""

from datetime import date

import pytest

from committees.duty import in_default, most, must_have
from committees.models import Committee, District, Headcount, Workplace

DAY = date(2025, 6, 16)


@pytest.fixture
def office(db):
    return Workplace.objects.create(name="Kalpit Office", district=District.objects.create(name="Kalpitpur", region="IN-MH"))


def count(place, on, employees, students=0):
    Headcount.objects.create(workplace=place, counted_on=on, employees=employees, students=students)


@pytest.mark.parametrize(("employees", "students", "bound"), [(49, 0, False), (50, 0, True), (0, 50, True), (30, 30, False)])
def test_fifty_employees_or_fifty_students_bind(office, employees, students, bound):
    count(office, date(2025, 1, 1), employees, students)
    assert must_have(office, on=DAY) == bound


def test_the_last_count_before_the_twelve_months_still_stood_on_their_first_day(office):
    count(office, date(2023, 1, 1), 60)
    assert must_have(office, on=DAY)
    count(office, date(2024, 6, 16), 20)
    assert not must_have(office, on=DAY)
    assert must_have(office, on=date(2025, 6, 15))


def test_branches_are_counted_together_with_the_establishment(office):
    branch = Workplace.objects.create(name="Kalpit Branch", district=office.district, branch_of=office)
    count(office, date(2025, 1, 1), 30)
    count(branch, date(2025, 2, 1), 25)
    assert most(branch, on=DAY) == (55, 0)
    assert in_default(on=DAY) == [branch, office]


def test_a_workplace_with_a_committee_is_in_no_default_and_another_district_is_left_out(office):
    count(office, date(2025, 1, 1), 80)
    other = District.objects.create(name="Anyatra", region="IN-MH")
    assert (in_default(on=DAY, district=office.district), in_default(on=DAY, district=other)) == ([office], [])
    committee = Committee(workplace=office, law="SH2004", constituted_on=DAY)
    committee._meta.get_field("stage").set_state(committee, "constituted")
    committee.save()
    assert in_default(on=DAY) == []
