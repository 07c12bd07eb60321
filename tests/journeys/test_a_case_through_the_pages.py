"""One complaint from its screening to a served order, compliance and appeal, and one to a settlement, all through the pages."""

from datetime import timedelta

import pytest
from django.test import override_settings

from cases.models import Allegation, Appeal, Complaint, Direction, InterimRelief, Order, Service, Settlement, ShowCause, Sitting, Statement
from notices.models import Document
from tests.journeys.desks import Desks, chromium, party
from tests.world import World
from tests.world import person as a_stranger
from workflows import calendar

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]


@pytest.fixture
def told(live_server, monkeypatch):
    """The small world with a complaint filed today, and everybody's desk."""
    monkeypatch.setenv("DJANGO_ALLOW_ASYNC_UNSAFE", "true")
    world = World()
    world.today = calendar.today()
    world.file(on=world.today)
    with chromium() as browser, override_settings(ALLOWED_HOSTS=["*"]):
        world.desks = Desks(browser, live_server.url)
        yield world


def do(world, person, step, record=None, **answers):
    return world.desks.do(person, step, world.case.pk, getattr(record, "pk", None), **answers)


def taken_up_and_served(world):
    """No ties, taken up, served with proof."""
    for member in world.members:
        do(world, member, "declaration.make", tied=False)
    do(world, world.meera, "complaint.screen", elements=["physical"], relation="her_workplace")
    do(world, world.meera, "service.send", answer_by=world.today + timedelta(days=14), channels=["hand", "email"])
    assert world.desks.open(world.vikram, "file", world.case.pk) == 404
    do(world, world.meera, "service.prove", Service.objects.get(), how="hand")
    assert world.desks.open(world.vikram, "my-file", world.case.pk) == 200


def heard(world):
    """His answer, her demand for another shift, a sitting in which each is heard alone."""
    do(world, world.asha, "complaint.acknowledge_right")
    do(world, world.vikram, "answer.give", Service.objects.get(), words="I was counting bales.")
    do(world, world.asha, "interim.demand", kind="shift", words="The morning shift, please.", willing=True)
    demand = InterimRelief.objects.get()
    do(world, world.meera, "interim.decide", demand, granted=True, reasons="She is alone with him at night.")
    do(world, world.meera, "interim.direct", demand, report_by=world.today + timedelta(days=7))
    do(world, world.employer, "interim.report", demand, how="From tomorrow, at the same pay.")
    slots = [{"party": "C1", "begins": "10.30", "ends": "11.30"}, {"party": "R1", "begins": "14.30", "ends": "15.30"}]
    do(world, world.meera, "sitting.fix", on=world.today, place="Committee room", purpose="merits", slots=slots)
    sitting = Sitting.objects.get()
    do(world, world.meera, "sitting.open", sitting, present=[world.meera, world.usha, world.farida])
    for code, speaker in (("C1", world.asha), ("R1", world.vikram)):
        do(world, world.meera, "statement.record", party=party(world.case, code), words=f"What {code} said.")
        said = Statement.objects.get(party__code=code)
        do(world, world.meera, "statement.read_back", said)
        do(world, speaker, "statement.sign", said, how="signature")
        do(world, world.meera, "statement.share", said)
    do(world, world.meera, "sitting.close", sitting, minutes="Each side alone.")


def decided(world):
    """Finding, notice to show cause and his answer, the order with its signatures, one of them a dissent."""
    do(world, world.meera, "inquiry.complete")
    reasons = {"reasons": "Two people saw it.", "evidence": [Statement.objects.get(party__code="C1")]}
    do(world, world.usha, "finding.record", Allegation.objects.get(), finding="proved", **reasons)
    punishment = {"against": "R1", "kind": "punishment", "words": "Three days.", "penalty": "suspension", "days": "3"}
    page = world.desks.form(world.meera, "order.draft", world.case.pk, outcome="direct", reasons="As found.", directions=[punishment])
    assert "show cause" in page.locator("main").inner_text()
    assert page.input_value("[name='reasons']") == "As found."
    day = world.today + timedelta(days=10)
    notice = {"respondent": party(world.case, "R1"), "proposed": "Three days.", "reasons": "Gravity."}
    do(world, world.meera, "show_cause.issue", answer_by=day, **notice)
    do(world, world.meera, "show_cause.prove", ShowCause.objects.get(), how="hand")
    do(world, world.vikram, "show_cause.answer", ShowCause.objects.get(), words="It will not happen again.")
    return ordered(world, [punishment, {"against": "R1", "kind": "apology", "words": "In writing."}])


def ordered(world, directions):
    """Drafted, signed by the three who heard, one dissenting, made and forwarded."""
    do(world, world.meera, "order.draft", outcome="direct", reasons="As found.", directions=directions)
    order = Order.objects.get()
    do(world, world.meera, "order.sign", order)
    do(world, world.usha, "order.sign", order)
    do(world, world.farida, "order.sign", order, dissents=True, dissent_reasons="Too little.")
    do(world, world.meera, "order.issue", order)
    do(world, world.meera, "order.forward", order)
    return order


def paper_is_read_by_its_addressee_alone(world):
    """His copy of the order opens for him as a PDF, and for the other side it does not exist."""
    his = Document.objects.get(kind="order", to_party__code="R1")
    answers = [world.desks.fetch(person, "paper", world.case.pk, his.pk) for person in (world.vikram, world.asha)]
    assert [(one.status, one.body()[:5] == b"%PDF-") for one in answers] == [(200, True), (404, False)]


def test_a_complaint_becomes_a_served_order_that_is_complied_with_and_appealed(told):
    taken_up_and_served(told)
    heard(told)
    order = decided(told)
    assert sorted(Document.objects.filter(kind="order").values_list("to_party__code", flat=True), key=str) == ["C1", None, "R1"]
    paper_is_read_by_its_addressee_alone(told)
    do(told, told.meera, "order.prove_service", order, party=party(told.case, "R1"), how="hand")
    for direction in Direction.objects.order_by("number"):
        do(told, told.employer, "direction.report", direction, how="Done.")
        do(told, told.meera, "direction.accept", direction)
    do(told, told.vikram, "appeal.file", forum="ordinary_forum")
    assert Complaint.objects.get().stage == "under_appeal"
    do(told, told.meera, "appeal.decide", Appeal.objects.get(), result="confirmed")
    do(told, told.meera, "complaint.close")
    assert Complaint.objects.get().stage == "closed"


def test_a_complaint_is_settled_only_at_her_own_request(told):
    taken_up_and_served(told)
    do(told, told.asha, "settlement.ask")
    settlement = Settlement.objects.get()
    do(told, told.meera, "settlement.propose", settlement, terms="He works in the other hall and apologises in writing.")
    do(told, told.asha, "settlement.sign", settlement, agrees=True)
    do(told, told.vikram, "settlement.sign", settlement, agrees=True)
    assert Complaint.objects.get().stage == "settled"


def test_what_she_tells_a_member_is_written_down_read_out_and_signed(told):
    desks = told.desks
    woman = [{"name": "Kalpana Namuna"}]
    told_her = {"woman": woman, "respondents": [{"name": "The foreman"}], "narrative": "He follows me.", "spoken_on": told.today}
    desks.do(told.usha, "complaint.write_down", **told_her)
    case = Complaint.objects.get(stage="written_down").case
    desks.do(told.usha, "complaint.read_out", case.pk)
    desks.do(told.usha, "complaint.sign", case.pk, how="thumb")
    assert Complaint.objects.get(case=case).stage == "filed"


def test_a_tied_member_a_stranger_and_the_unserved_see_what_does_not_exist(told):
    do(told, told.ravi, "declaration.make", tied=True)
    absent = "00000000-0000-4000-8000-000000000000"
    for person in (told.ravi, told.vikram, told.employer, a_stranger()):
        assert told.desks.open(person, "file", told.case.pk) == 404
        shown = told.desks.page(person).locator("main").inner_html()
        assert told.desks.open(person, "file", absent) == 404
        assert told.desks.page(person).locator("main").inner_html() == shown
