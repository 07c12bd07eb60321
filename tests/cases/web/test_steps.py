"""The page of any step: every kind of fact is asked, refusals teach, nothing typed is lost, twice sent is once done."""

from datetime import date, datetime

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import RequestFactory
from django.urls import resolve, reverse

from cases import access
from cases.models import Allegation, Case, Event
from cases.web import steps
from cases.web.asking import StepForm
from tests.cases.web.desk_world import EVERY_KIND, asks, bare, declare, fact, hidden, sign_in
from tests.world import World, person
from workflows import book, calendar
from workflows.procedure import enter

pytestmark = pytest.mark.django_db
FILED, READ = date(2026, 10, 16), date(2026, 10, 20)
DIRECT = "show_cause.issue"


@pytest.fixture
def world():
    world = World()
    world.file(on=FILED)
    declare(world, world.meera)
    return world


def form_of(world, *facts, data=None, files=None):
    procedure, _info = enter(DIRECT, by=world.meera, owner_id=world.case.pk)
    return StepForm(asks(*facts), procedure, world.meera, data, files)


def sent(world, **answers):
    fresh = form_of(world)
    return {"key": str(fresh["key"].value()), "seen": "1", "since": "1", **answers}


def typed(world) -> dict:
    """What a person types or picks for each kind, and the fact that must come of it."""
    allegation, respondent = Allegation.objects.get(case=world.case), world.party("R1")
    day = {"_day": "14", "_month": "11", "_year": "2026"}
    return {
        "line": ({"": " A line "}, "A line"),
        "words": ({"": "Several\nlines"}, "Several\nlines"),
        "day": (day, date(2026, 11, 14)),
        "moment": ({**day, "_time": "10.30"}, datetime(2026, 11, 14, 10, 30, tzinfo=calendar.LEGAL_ZONE)),
        "yes_no": ({"": "no"}, False),
        "choice": ({"": "b"}, "b"),
        "choices": ({"": ["a", "b"]}, ["a", "b"]),
        "number": ({"": "12"}, 12),
        "money": ({"": "25000"}, 25000),
        "person": ({"": str(world.ravi.pk)}, world.ravi),
        "people": ({"": [str(world.ravi.pk)]}, [world.ravi]),
        "named": ({"-rows": "1", "-0-name": "Invented", "-0-contact": "a box"}, {"name": "Invented", "contact": "a box"}),
        "several_named": ({"-rows": "2", "-1-name": "Another Name"}, [{"name": "Another Name"}]),
        "party": ({"": str(respondent.pk)}, respondent),
        "parties": ({"": [str(respondent.pk)]}, [respondent]),
        "workplace": ({"": str(world.mill.pk)}, world.mill),
        "district": ({"": str(world.district.pk)}, world.district),
        "committee": ({"": str(world.committee.pk)}, world.committee),
        "record": ({"": str(allegation.pk)}, allegation),
        "records": ({"": [str(allegation.pk)]}, [allegation]),
        "rows": (
            {"-rows": "1", "-0-against": "R1", "-0-what": "held the door", **{f"-0-on{part}": value for part, value in day.items()}},
            [{"against": "R1", "what": "held the door", "on": date(2026, 11, 14)}],
        ),
    }  # fmt: skip


@pytest.mark.parametrize("kind", [kind for kind in EVERY_KIND if kind != "paper"])
def test_every_kind_of_fact_comes_back_as_the_step_reads_it(world, kind):
    answers, expected = typed(world)[kind]
    form = form_of(world, fact(kind), data=sent(world, **{f"a_{kind}{part}": value for part, value in answers.items()}))
    assert (form.errors, form.answers()) == ({}, {f"a_{kind}": expected})


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_what_is_left_empty_is_no_answer(world, kind):
    form = form_of(world, fact(kind), data=sent(world))
    assert (form.errors, form.answers()) == ({}, {})


@pytest.mark.parametrize("kind", EVERY_KIND)
def test_what_is_asked_and_not_answered_is_named_by_its_question(world, kind):
    form = form_of(world, fact(kind, required=True), data=sent(world))
    assert form.errors == {f"a_{kind}": [f"Not answered yet: {kind}"]}


def paper(name, content):
    return SimpleUploadedFile(name, content)


def test_a_paper_comes_with_its_true_kind_and_without_its_file_name(world):
    files = {"a_paper": paper("asha-complaint.pdf", b"%PDF-1.4 invented")}
    form = form_of(world, fact("paper"), data=sent(world), files=files)
    assert form.is_valid()
    assert form.answers() == {"a_paper": {"bytes": b"%PDF-1.4 invented", "media": "application/pdf", "what": "paper"}}


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("empty.pdf", b"", "This file is empty. Choose it again."),
        ("picture.pdf", b"\x89PNG\r\n\x1a\n", "This file is not what its name says. Save it again as a PDF or a picture."),
        ("tool.exe", b"MZ\x00\x01\xff", "This kind of file cannot be kept here. A PDF, a picture, a recording or plain text can."),
    ],
)
def test_a_file_that_cannot_be_kept_is_refused_beside_its_question(world, name, content, said):
    form = form_of(world, fact("paper"), data=sent(world), files={"a_paper": paper(name, content)})
    assert form.errors == {"a_paper": [said]}


def test_a_wrong_day_inside_a_row_is_named_by_row_and_column(world):
    day = {"a_rows-0-on_day": "31", "a_rows-0-on_month": "11", "a_rows-0-on_year": "2026"}
    row = {"a_rows-rows": "1", "a_rows-0-what": "held the door", **day}
    form = form_of(world, fact("rows"), data=sent(world, **row))
    assert form.errors == {"a_rows": ["Row 1: On which day. November has 30 days. Check the day."]}


def open_step(world, person, step, *, on, record=None):
    with calendar.as_of(on):
        return sign_in(person).get(steps.teaching.address(step, world.case.pk, getattr(record, "pk", None)))


def test_another_row_keeps_everything_typed_and_complains_of_nothing(world):
    with calendar.as_of(READ):
        client = sign_in(world.ravi)
        address = reverse("begin", args=["complaint.file"])
        page = client.get(address)
        row = {"more": "respondents", "respondents-rows": "2", "respondents-0-name": "Typed Name"}
        more = client.post(address, hidden(page) | row)
    text = more.content.decode()
    shown = [words in text for words in ('value="Typed Name"', 'name="respondents-2-name"', 'role="alert"')]
    assert (more.status_code, shown) == (200, [True, True, False])


def test_bad_input_is_told_beside_the_question_and_keeps_what_was_typed(world):
    with calendar.as_of(READ):
        client = sign_in(world.ravi)
        address = reverse("begin", args=["complaint.file"])
        page = client.get(address)
        day = {"incident_on_day": "31", "incident_on_month": "9", "incident_on_year": "2026"}
        wrong = client.post(address, hidden(page) | {"narrative": "Invented words she typed.", **day})
    text = wrong.content.decode()
    assert (wrong.status_code, "September has 30 days. Check the day." in text, "Invented words she typed." in text) == (422, True, True)


def test_a_refusal_that_names_a_question_stands_beside_it_with_its_clause(world):
    with calendar.as_of(READ):
        client = sign_in(world.ravi)
        address = reverse("begin", args=["complaint.file"])
        page = client.get(address)
        day = {"incident_on_day": "1", "incident_on_month": "12", "incident_on_year": "2026"}
        refused = client.post(address, hidden(page) | {"narrative": "Invented words she typed.", **day})
    text = refused.content.decode()
    said = "This day is still to come. Check the date. (Text of 2004, section 16(2))"
    assert (refused.status_code, said in text, "Invented words she typed." in text) == (422, True, True)
    assert 'id="id_incident_on_err"' in text


def test_a_step_whose_time_has_not_come_says_why_and_what_opens_it(world):
    page = open_step(world, world.ravi, DIRECT, on=READ)
    text = page.content.decode()
    assert page.status_code == 422
    said = ("First the inquiry is completed and the findings are recorded.", "Text of 2004, section 20(1)", "What opens it")
    assert [words in text for words in said] == [True] * 3


def test_a_step_that_is_not_ones_own_is_refused_whatever_the_stage(world):
    foreign = (DIRECT, "direction.accept", "finding.record")
    answers = {open_step(world, world.asha, step, on=READ).status_code for step in foreign}
    assert answers == {403}


def test_a_file_that_one_may_not_know_of_and_one_that_does_not_exist_answer_alike(world):
    stranger = sign_in(person("Invented Stranger"))
    unseen = stranger.get(steps.teaching.address(DIRECT, world.case.pk))
    unknown = stranger.get(steps.teaching.address(DIRECT, world.mill.pk))
    assert (unseen.status_code, unknown.status_code, bare(unseen) == bare(unknown)) == (404, 404, True)


def test_a_form_sent_twice_is_done_once(world):
    on = date(2026, 10, 20)
    with calendar.as_of(on):
        client = sign_in(world.ravi)
        address = reverse("begin", args=["complaint.keep_information"])
        page = client.get(address)
        answers = hidden(page) | {"narrative": "Invented words.", "workplace": str(world.mill.pk)}
        first, second = client.post(address, answers), client.post(address, answers)
    kept = Event.objects.filter(kind="complaint.keep_information").count()
    assert (first.status_code, second.status_code, kept) == (302, 302, 1)


def grown_old(world, reader, step, **answers):
    """Somebody else's step comes between the page and what is sent from it."""
    with calendar.as_of(READ):
        client, address = sign_in(reader), steps.teaching.address(step, world.case.pk)
        page = client.get(address)
        world.take("declaration.make", on=READ, by=world.ravi, tied=False)
        old = client.post(address, hidden(page) | answers)
        again = client.post(address, hidden(old) | answers)
    return page, old, again


def test_a_page_that_grew_old_names_what_changed_and_who_did_it_and_can_be_sent_again(world):
    page, old, again = grown_old(world, world.usha, "declaration.make", tied="no")
    text = old.content.decode()
    said = ("Declare whether you are tied to anyone in the case", "Ravi", "12.00", 'value="no" id="id_tied_1" checked')
    assert (page.status_code, old.status_code, again.status_code) == (200, 409, 302)
    assert [words in text for words in said] == [True] * 4


def test_a_party_learns_that_something_changed_and_not_what_and_keeps_every_word(world):
    page, old, _again = grown_old(world, world.asha, "objection.raise", member=str(world.ravi.pk), ground="Invented grounds.")
    text = old.content.decode()
    assert (page.status_code, old.status_code) == (200, 409)
    assert [words in text for words in ("Invented grounds.", "<p>Ravi</p>", "Declare whether", "12.00")] == [True, False, False, True]


def test_every_step_of_the_book_that_is_somebodys_has_a_page(world):
    lost = []
    for law in book.LAWS:
        world.law = law
        for name, (procedure, info) in book.steps(law).items():
            if info.who == "system":
                continue
            outside = book.begins_owner(procedure, info)
            owner = None if outside else owner_of(world, procedure)
            if not renders(world, name, info, owner):
                lost.append(name)
    assert lost == []


def owner_of(world, procedure):
    """What the chain of the step belongs to in the small world."""
    if procedure.owner_class is not Case:
        procedure.owner_class.objects.update(law=world.law)
    return procedure.owner_class.objects.first()


def renders(world, name, info, owner) -> bool:
    """Whether the step has an address, and its page can be drawn for somebody who has one of its roles."""
    procedure_class, _info = book.find(world.law, name)
    owner = owner or procedure_class.owner_class(law=world.law)
    record = steps.fresh(procedure_class, owner)
    procedure = procedure_class(law=world.law, owner=owner, record=record, by=world.meera, found=access.WHO[info.who])
    address = steps.teaching.address(name, None if owner._state.adding else owner.pk)
    return resolve(address).func == steps.step and asked_of(world.meera, steps.Standing(world.meera, procedure, info, owner))


def asked_of(person, place) -> bool:
    """The form of the step as it is drawn."""
    request = RequestFactory().get("/")
    sign_in(person)
    request.user, request.session = person.user, {}
    return steps.asked(request, place, place.form()).status_code == 200


def test_a_system_step_has_no_page(world):
    system = [name for name, (_procedure, info) in book.steps("SH2004").items() if info.who == "system"]
    client = sign_in(world.meera)
    assert system
    assert {client.get(steps.teaching.address(name, world.case.pk)).status_code for name in system} == {404}
