"""A complaint on the site goes under the text of the committee of its workplace."""

import pytest

from cases import tracking
from cases.models import Case
from committees.models import Committee
from tests.cases.web import filing_her as her
from tests.cases.web.test_filing import CONSENT, NO_CONSENT, on_that_day, world

__all__ = ["on_that_day", "world"]
pytestmark = pytest.mark.django_db


@pytest.mark.parametrize(
    ("capacity", "page", "given", "codes"),
    [
        ("herself", None, {}, ["C1", "R1"]),
        ("organisation", "others", {"woman": "Asha Namuna", "organisation": "Invented Women's Circle", **CONSENT}, ["C1", "N1", "R1"]),
        ("heir", "others", {"woman": "Asha Namuna", "organisation": "her sister", **NO_CONSENT}, ["C1", "H1", "R1"]),
    ],
)
def test_where_the_committee_sits_under_the_act_the_complaint_is_one_under_it(client, world, capacity, page, given, codes):
    Committee.objects.update(law="POSH2013")
    code = her.filed(client, world, **{"for-whom": {"capacity": capacity}}, **({page: given} if page else {}))
    case = Case.objects.get()
    assert (case.law, sorted(case.parties.values_list("code", flat=True))) == ("POSH2013", codes)
    assert set(case.deadlines.values_list("limit", flat=True)) >= {"posh2013.file", "posh2013.inquiry"}
    assert tracking.party_of(code).is_complainant is True
