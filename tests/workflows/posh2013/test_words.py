"""What the Act reads in words: money in terms, the house itself as a forum, inability told as malice, a first look told as a finding."""

import pytest

from workflows.posh2013 import forum
from workflows.posh2013.malice import INABILITY
from workflows.posh2013.money import spoken_of
from workflows.posh2013.penalties import known, not_open
from workflows.posh2013.report_checks import in_rupees
from workflows.shared.wording import FIRST_LOOK


@pytest.mark.parametrize("terms", [
    "He pays her Rs 50,000.", "A sum of two lakhs changes hands.", "₹5000 by UPI", "She is compensated for the coat.",
    "उसे पचास हज़ार रुपये मिलेंगे।", "मुआवज़ा दिया जाएगा", "He gives her a cheque.", "an ex-gratia of one month", "monetary relief", "Rs.20000",
])  # fmt: skip
def test_money_is_heard_in_either_language(terms):
    assert spoken_of(terms)


@pytest.mark.parametrize("terms", [
    "He writes an apology to her alone.", "He works in the other hall from Monday.", "She summons nobody.", "वह लिखकर क्षमा माँगेगा।",
    "He keeps away from the canteen after five.", "The foreman reads the rules aloud to the hall.",
])  # fmt: skip
def test_terms_without_money_are_left_alone(terms):
    assert spoken_of(terms) == []


@pytest.mark.parametrize("named", [
    "court", "tribunal", "appellate_authority", "Appellate Authority", "Industrial Court, Nagpur",
    "Central Administrative Tribunal", "High Court of Bombay", "Labour Court", "श्रम न्यायालय", "औद्योगिक अधिकरण",
])  # fmt: skip
def test_a_court_a_tribunal_or_the_notified_authority_is_a_forum(named):
    assert forum.is_lawful(named)


@pytest.mark.parametrize("named", [
    "head of department", "head_of_department", "board of directors", "managing director", "the employer",
    "departmental appellate authority", "internal appeals tribunal of the company", "human resources", "vice chancellor",
    "Internal Committee", "the minister", "विभागाध्यक्ष", "police", "",
])  # fmt: skip
def test_the_house_itself_is_none(named):
    assert not forum.is_lawful(named)


@pytest.mark.parametrize("reasons", [
    "She could not prove it.", "It was not proved", "unable to prove her case", "There is no evidence.", "failed to prove it",
])  # fmt: skip
def test_inability_is_heard_however_it_is_put(reasons):
    assert INABILITY.search(reasons)


@pytest.mark.parametrize("words", ["a prima facie case", "made out prima-facie", "Prima Facie", "प्रथम दृष्टया मामला"])
def test_a_first_look_is_heard(words):
    assert FIRST_LOOK.search(words)


def test_an_action_is_known_by_other_words_and_bound_to_rules_or_list():
    assert known("Written apology") == "apology"
    assert known("censure") == "reprimand"
    assert not_open("apology", rules=False) is None
    assert not_open("under_rules", rules=True) is None
    assert not_open("under_rules", rules=False).clause == "PO-38"
    assert not_open("flogging", rules=True).cure == "correction"


@pytest.mark.parametrize(("written", "rupees"), [
    ("50,000", 50000), (40000, 40000), ("1_00_000.50", 100000), ("much", 0), (None, 0), ("-5", 0),
])  # fmt: skip
def test_an_amount_is_read_as_it_was_written(written, rupees):
    assert in_rupees(written) == rupees
