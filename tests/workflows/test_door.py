"""The door: one order, one transaction, refusals that teach."""

from datetime import date

import pytest

from cases.models import Event
from committees.models import District, Person, Workplace
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import NotKnown, Refused, WrongPerson


@pytest.fixture
def asha(db):
    place = District.objects.create(name="Pune", region="IN-MH")
    Workplace.objects.create(name="Mill", district=place)
    return Person.objects.create(gender="female")


def test_a_complaint_is_filed_and_its_clock_runs_from_the_day_of_receipt(asha):
    with calendar.as_of(date(2025, 1, 10)):
        facts = {"respondents": [{"name": "Vikram Namuna"}], "narrative": "He touched me.", "incident_on": date(2024, 12, 20)}
        taken = take("complaint.file", law="SH2004", by=asha, facts=facts)
    assert taken.record.stage == "waiting"
    assert [(one.limit, one.due_on) for one in taken.clocks] == [("sh2004.inquiry", date(2025, 4, 10))]
    assert [one.kind for one in taken.served] == ["receipt", "right-to-criminal-action"]
    assert list(Event.objects.values_list("kind", "seq").order_by("seq")) == [("allegation.make", 1), ("complaint.file", 2)]


def test_an_organisation_without_her_consent_is_refused_and_nothing_is_recorded(asha):
    with pytest.raises(Refused) as refusal:
        facts = {"capacity": "organisation", "woman": {"name": "A"}, "narrative": "It happened."}
        take("complaint.file", law="SH2004", by=asha, facts=facts)
    assert refusal.value.clauses == ["SH-16"]
    assert refusal.value.needs == ["consent"]


def test_a_form_sent_again_gives_the_first_result_to_whoever_sent_it_and_nothing_to_another(asha):
    facts = {"respondents": [{"name": "Vikram Namuna"}], "narrative": "He touched me."}
    first = take("complaint.file", law="SH2004", by=asha, key="one-form", facts=facts)
    again = take("complaint.file", law="SH2004", by=asha, key="one-form", facts=facts)
    assert (again.record, again.event, again.repeated, Event.objects.count()) == (first.record, first.event, True, 2)
    with pytest.raises(NotKnown):
        take("complaint.file", law="SH2004", by=Person.objects.create(), key="one-form", facts=facts)


def test_what_is_missing_is_said_to_whoever_knows_the_file_and_to_nobody_else(asha):
    filed = take("complaint.file", law="SH2004", by=asha, facts={"respondents": [{"name": "Vikram Namuna"}], "narrative": "He touched me."})
    case = filed.record.case
    with pytest.raises(Refused) as missing:
        take("settlement.sign", by=asha, owner=case.pk, facts={"agrees": True})
    assert (missing.value.clauses, missing.value.needs) == (["SH-57"], ["request"])
    with pytest.raises(WrongPerson):
        take("interim.decide", by=asha, owner=case.pk, facts={"granted": True, "reasons": "x"})
    for stranger, record in ((Person.objects.create(), None), (asha, case.pk)):
        with pytest.raises(NotKnown):
            take("settlement.sign", by=stranger, owner=case.pk, record=record, facts={"agrees": True})
