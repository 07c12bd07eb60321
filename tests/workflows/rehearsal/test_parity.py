"""Every step that a page offers can be rehearsed, and every rehearsed step has a page."""

import pytest

from workflows import book
from workflows.rehearsal.vocabulary import steps


@pytest.mark.parametrize("law", book.LAWS)
def test_every_step_that_does_not_follow_by_itself_has_a_page(law):
    offered = [name for name, (_procedure, info) in book.steps(law).items() if info.who != "system"]
    rehearsed = [row["step"] for row in steps([law]) if row["page"]]
    assert rehearsed == offered
    assert all(row["page"] == f"step/{row['step']}" for row in steps([law]) if not row["follows"])
