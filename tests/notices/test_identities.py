"""Names become codes, and ways to reach a person are left out, whatever their spelling on the page."""

import pytest

from notices.documents.identities import in_codes

WHO = {"C1": ["Asha Namuna", "आशा नमूना"], "R1": ["Ram Misaal", "Ram"], "W1": ["98000 11111", "w1@example.org"]}


@pytest.mark.parametrize(
    ("said", "printed"),
    [
        ("Asha Namuna came.", "C1 came."),
        ("ASHA  NAMUNA came, then Asha\nNamuna left.", "C1 came, then C1 left."),
        ("Ram Misaal and Ram", "R1 and R1"),
        ("Rampur and Ramesh stay", "Rampur and Ramesh stay"),
        ("आशा नमूना ने कहा", "C1 ने कहा"),
        ("आशा नमूनाओं ने कहा", "आशा नमूनाओं ने कहा"),
        ("call +91-9800011111 or 980-001-1111", "call +91-[left out] or [left out]"),
        ("call 98000 11111 or w1@example.org", "call [left out] or [left out]"),
    ],
)
def test_words_of_the_file_are_put_into_codes(said, printed):
    assert in_codes({"reasons": [{"words": said}]}, WHO) == {"reasons": [{"words": printed}]}


def test_cover_committee_and_signatures_keep_their_names():
    facts = {"cover": {"name": "Asha Namuna"}, "signatures": [{"name": "Ram"}], "committee": "Ram Mills"}
    assert in_codes(facts, WHO) == facts


def test_something_that_is_not_a_plain_fact_is_refused():
    with pytest.raises(TypeError):
        in_codes({"person": object()}, WHO)
