"""Who may not come along, and what nobody has verified: it warns and never stands in the way (PO-30, PO-13)."""

from datetime import date

import pytest

from tests.world import World, person
from workflows.facts import said, said_yes
from workflows.posh2013.counsel import unmet
from workflows.refusals import Refused

ON = date(2025, 6, 2)


@pytest.fixture
def world(db):
    return World(law="POSH2013")


@pytest.mark.parametrize(("answer", "cure"), [(True, "nothing"), ("yes", "nothing"), (None, "declaration"), ("", "declaration")])
def test_a_lawyer_is_refused_under_any_name_and_silence_is_asked(answer, cure):
    assert unmet("A friend", answer, "representatives").cure == cure


@pytest.mark.parametrize("answer", [False, "no", "false"])
def test_whoever_is_no_lawyer_may_come(answer):
    assert unmet("A friend", answer, "representatives") is None
    assert (said(answer), said_yes(answer)) == (True, False)


def filed(world, **facts):
    filer = person()
    about = {"capacity": "another", "woman": {"name": "Asha Namuna"}, "incident_on": date(2025, 5, 30), **facts}
    return world.file(on=ON, by=filer, **about)


def test_a_reported_reading_of_the_rules_is_a_caution_and_the_complaint_is_taken(world):
    taken = filed(world, unable="mental", relation="knows")
    assert (taken.record.stage, [one.clause for one in taken.cautions]) == ("filed", ["PO-13"])
    assert [one.clause for one in filed(world, unable="mental", relation="knows", jointly_with="guardian").cautions] == []


def test_whoever_only_knows_of_it_needs_her_consent_and_a_relative_does_not(world):
    with pytest.raises(Refused) as refusal:
        filed(world, unable="physical", relation="knows")
    assert (refusal.value.clauses, refusal.value.needs) == (["PO-13"], ["consent"])
    assert filed(world, unable="physical", relation="relative").record.stage == "filed"


def test_consent_dated_after_the_filing_is_none(world):
    with pytest.raises(Refused):
        filed(world, unable="other", relation="knows", consent_on=date(2025, 6, 3))
