"""Steps are played in their order, each under its own day, on the record they mean."""

import pytest

from cases.models import Case
from cases.search import find
from committees.models import Person
from tests.workflows.rehearsal.played import FILED, play
from workflows.rehearsal.register import in_memory, rolled_back

pytestmark = pytest.mark.django_db

SECOND = FILED.replace("hers", "theirs").replace("by: mina", "by: ela").replace("2025-01-10", "2025-02-03 09:30")


def test_two_cases_of_one_file_are_told_apart_by_their_labels():
    steps = FILED + SECOND + "  - {on: 2025-02-04, by: mina, see: hers}\n  - {on: 2025-02-04, by: mina, see: theirs}\n"
    assert [came.visible for came, _play in play(steps)] == [None, None, True, False]


def test_a_step_is_taken_at_its_own_hour():
    _first, (second, _play) = play(FILED + SECOND)
    assert second.on.isoformat() == "2025-02-03T09:30:00+05:30"
    assert Case.objects.order_by("-received_on").first().entered_at.isoformat() == "2025-02-03T04:00:00+00:00"


def test_a_message_to_two_people_is_refused_and_to_one_is_not():
    steps = FILED + "".join(
        f"  - {{on: 2025-01-12, by: {by}, send: {{{to}}}}}\n"
        for by, to in (("devi", "to: [mina, om]"), ("devi", "to: mina, bcc: om"), ("devi", "to: mina"), ("tarun", "to: mina"))
    )
    assert [came.accepted for came, _play in play(steps)[1:]] == [False, False, True, False]


def test_a_fault_of_a_step_is_told_and_the_play_goes_on():
    steps = FILED + "  - {on: 2025-01-12, by: devi, send: {to: nobody}}\n  - {on: 2025-01-12, by: devi, see: complaint}\n"
    (_filed, (sent, _same), (seen, _play)) = play(steps)
    assert (sent.accepted, bool(sent.fault), seen.visible) == (False, True, True)


def test_what_was_played_is_undone():
    with rolled_back():
        play(FILED)
        assert Case.objects.count() == 1
    assert (Case.objects.count(), Person.objects.count()) == (0, 0)


def test_a_register_in_memory_leaves_the_live_one_alone():
    Person.objects.create(published_name="Somebody real")
    with in_memory(), rolled_back():
        assert Person.objects.count() == 0
        play(FILED)
    assert [str(person) for person in Person.objects.all()] == ["Somebody real"]


def test_nobody_finds_a_file_that_he_may_not_know_of_or_words_that_he_does_not_read():
    _came, playing = play(FILED)[-1]
    people = playing.world.people
    counts = {key: len(find(people[key], "touched me")) for key in ("mina", "tarun", "devi", "om")}
    assert counts == {"mina": 1, "tarun": 0, "devi": 0, "om": 0}
    assert len(find(people["devi"], "Mina")) == 1
    assert find(people["mina"], "") == []


def test_a_step_on_a_record_that_is_not_begun_comes_too_early():
    steps = FILED + "  - {on: 2025-01-12, by: devi, do: order.issue}\n  - {on: 2025-01-12, by: tarun, do: order.issue}\n"
    (_filed, (early, _same), (unknown, _play)) = play(steps)
    assert (early.accepted, early.needs, early.clauses) == (False, ["time"], ["SH-30", "SH-31"])
    assert unknown.needs == ["nothing"]
