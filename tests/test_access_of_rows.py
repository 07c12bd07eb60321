"""Papers, exhibits, dates, sitting sheets and steps that are there: everybody, every relation, ids of one's own file and of others."""

import os
import uuid
from itertools import product

import pytest
from django.test import Client
from django.urls import reverse

from cases import access
from cases.models import Case, Complaint, Deadline, Exhibit, Sitting
from notices.models import Document
from tests.cases.web.desk_world import bare, sign_in
from tests.files_world import OPENED_ON, Files
from tests.standing import put
from tests.test_access_matrix import opens
from workflows import book, calendar

pytestmark = pytest.mark.django_db
LAW = "SH2004"
AT_WORK = {"president", "member", "secretary", "appellate_authority"}
TABLES = {"paper": Document, "exhibit": Exhibit, "why": Deadline, "sitting-sheet": Sitting}
STEPS = [(name, *found) for name, found in book.steps(LAW).items()]
# Of the steps that are not somebody's, and of those in other files, some by turns; REGISTER_TEST_EVERY=1 tries them all.
BY_TURNS = {True: 11, False: 23}
# Those who know nothing of a file that is not theirs are alike: some of them come, by turns.
ALIKE = 4
EVERY = os.environ.get("REGISTER_TEST_EVERY") == "1"


@pytest.fixture
def files():
    with calendar.as_of(OPENED_ON):
        yield Files().build()


class Visit:
    """Somebody before a file: what the policy table gives, and the browser."""

    def __init__(self, person, browser, case):
        self.person, self.browser, self.case = person, browser, case
        signed_in = person.id is not None
        self.found = access.roles(person, case)
        self.seen = set(access.parts_seen(person, case)) if signed_in else set()
        self.knows = signed_in and access.may_know(self.found, case)
        self.works = bool(self.found & AT_WORK)

    def reads(self, name, row) -> bool:
        """Whether this row of the own file is this person's to open."""
        mine = row.to_person_id if name == "paper" else getattr(row.party, "person_id", None) if name == "why" else None
        return {
            "paper": bool(self.seen) and (mine == self.person.id or (self.works and "P4" in self.seen)),
            "exhibit": {"P5", "P5o"} <= self.seen and bool(getattr(row, "paper", None)),
            "why": "P1" in self.seen and (self.works or mine in (None, self.person.id)),
            "sitting-sheet": "P9" in self.seen and self.works,
        }[name]

    def get(self, name, *parts):
        """The answer, and what it wrote that a page may not write."""
        return opens(self.browser, reverse(name, args=[self.case.pk, *parts]))


@pytest.fixture
def visits(files):
    """Everybody before every file."""
    browsers = {who: sign_in(person) if person.id else Client() for who, person in files.everybody.items()}
    return {
        (who, relation): Visit(person, browsers[who], Case.objects.get(pk=case.pk))
        for (who, person), (relation, case) in product(files.everybody.items(), files.cases.items())
    }


@pytest.fixture
def absent(visits):
    """What each person is shown for something that does not exist."""
    asked = reverse("file", args=[uuid.uuid4()])
    return {who: bare(visit.browser.get(asked)) for (who, relation), visit in visits.items() if relation == "own"}


def comers(visits):
    """Who comes before which file: everybody before the own, before the others whoever knows of it and some of the rest."""
    for turn, ((who, relation), visit) in enumerate(visits.items()):
        if EVERY or relation == "own" or visit.knows or turn % ALIKE == 0:
            yield turn, who, relation, visit


def closed(case):
    """The decided file when everything in it is done."""
    spine = Complaint.objects.get(case=case)
    put(spine, "closed")
    spine.save()


def wrong_with(visit, nothing, name, row, wanted):
    """What is wrong with the answer, if anything."""
    answer, written = visit.get(name, row)
    status = 302 if visit.person.id is None else 200 if wanted else 404
    alike = status != 404 or bare(answer) == nothing
    return None if (answer.status_code, written, alike) == (status, [], True) else (answer.status_code, status, alike, written[:1])


@pytest.mark.parametrize("stage", ["under_appeal", "closed"])
def test_a_row_opens_to_whom_the_policy_says_and_is_for_anybody_else_as_if_it_were_not_there(files, visits, absent, stage, record_property):
    if stage == "closed":
        closed(files.cases["own"])
        visits = {key: Visit(one.person, one.browser, one.case) for key, one in visits.items() if key[1] == "own"}
    rows = [(name, one) for name, model in TABLES.items() for one in model.objects.select_related("case")]
    faults, tried = [], 0
    for _turn, who, relation, visit in comers(visits):
        mine = [(name, one.pk, one.case == visit.case and visit.reads(name, one)) for name, one in rows if one.case == visit.case]
        strange = [(name, next(one.pk for other, one in rows if other == name and one.case != visit.case), False) for name in TABLES]
        for name, row, wanted in [*mine, *strange, *((name, uuid.uuid4(), False) for name in TABLES)]:
            tried += 1
            if wrong := wrong_with(visit, absent[who], name, row, wanted):
                faults.append((who, relation, name, *wrong))
    record_property("requests of the access matrix", tried)
    assert faults == []


def comes(visit, info, procedure) -> set[int]:
    """The answers that the page of a step may have for somebody: none for what is not known, one word for what is not theirs."""
    if visit.person.id is None:
        return {302}
    begins = "new" in info.sources and (procedure.begins_case or procedure.record_class is procedure.owner_class)
    if not visit.knows or info.who == "system" or begins or procedure.owner_class is not Case:
        return {404}
    return {200, 422, 404} if access.may_take(visit.found, info.who) else {403}


def records_of(case, procedure):
    """One record of the file that a step can mean, one that is in no file, and none named."""
    here = procedure.record_class.objects.filter(case=case).first() if procedure.owner_class is Case and not procedure.begins_case else None
    return [(), (uuid.uuid4(),), *([(here.pk,)] if here else [])]


def test_a_step_has_a_page_for_whoever_may_take_it_and_none_where_the_file_is_not_known(visits, absent, record_property):
    faults, tried = [], 0
    for turn, who, relation, visit in comers(visits):
        for place, (step, procedure, info) in enumerate(STEPS):
            own, may = relation == "own", comes(visit, info, procedure)
            if not EVERY and not (own and 200 in may) and (turn + place) % BY_TURNS[own]:
                continue
            for named in records_of(visit.case, procedure):
                tried += 1
                answer, written = visit.get("step", step, *named)
                alike = answer.status_code != 404 or bare(answer) == absent[who]
                if answer.status_code not in may or written or not alike:
                    faults.append((who, relation, step, bool(named), answer.status_code, may, alike, written[:1]))
    record_property("requests of the access matrix", tried)
    assert faults == []


def test_a_record_of_another_file_is_nowhere_a_record_of_this_one(files, visits, absent, record_property):
    faults, tried = [], 0
    for (who, relation), visit in visits.items():
        if not visit.knows or relation == "elsewhere":
            continue
        for step, procedure, info in STEPS:
            if procedure.owner_class is not Case or procedure.begins_case or not access.may_take(visit.found, info.who):
                continue
            foreign = procedure.record_class.objects.filter(case=files.cases["elsewhere"]).first()
            if foreign is None or info.who == "system":
                continue
            tried += 1
            answer, written = visit.get("step", step, foreign.pk)
            if answer.status_code != 404 or bare(answer) != absent[who] or written:
                faults.append((who, relation, step, answer.status_code, written[:1]))
    record_property("requests of the access matrix", tried)
    assert tried
    assert faults == []
