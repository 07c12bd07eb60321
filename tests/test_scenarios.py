"""Every rehearsal in tests/scenarios/ comes out as it says."""

from pathlib import Path

import pytest

from workflows.rehearsal.checking import check
from workflows.rehearsal.expectations import Comparison
from workflows.rehearsal.playing import Play
from workflows.rehearsal.register import rolled_back

SCENARIOS = sorted((Path(__file__).parent / "scenarios").rglob("*.yaml"))


@pytest.mark.django_db
@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_the_rehearsal_comes_out_as_it_says(path):
    told = check(path.read_text(encoding="utf-8"))
    missed = []
    with rolled_back():
        play = Play(told)
        for came in play.outcomes():
            expected = told["steps"][came.number - 1].get("expect") or {}
            checks = Comparison(came, play).check(expected)
            missed += [(came.line, one.key, one.expected, one.actual) for one in checks if not one.held]
    assert missed == []


def test_each_rehearsal_has_a_title_that_no_other_has():
    titles = [check(path.read_text(encoding="utf-8")).get("title") for path in SCENARIOS]
    assert all(titles)
    assert len(set(titles)) == len(titles)


@pytest.mark.django_db
def test_the_example_of_the_manual_can_be_played():
    manual = (Path(__file__).parents[1] / "docs" / "rehearsals.md").read_text(encoding="utf-8")
    told = check(manual.partition("```yaml\n")[2].partition("```")[0])
    play = Play(told)
    for came, step in zip(play.outcomes(), told["steps"], strict=True):
        assert [one for one in Comparison(came, play).check(step["expect"]) if not one.held] == []
