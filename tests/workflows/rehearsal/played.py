"""A short file to play with: one filing, a look, a search and a sweep."""

from workflows.rehearsal.checking import check
from workflows.rehearsal.expectations import Comparison
from workflows.rehearsal.playing import Play

FILE = """title: A file
law: SH2004
calendar: {weekend: [sat, sun], holidays: [2025-04-10]}
world:
  people: {mina: {gender: female}, tarun: {gender: male}, devi: {gender: female}, ela: {gender: female}, om: {gender: male}}
  committees:
    icc: {constituted_on: 2024-01-01, seats: [{person: devi, seat: president}, {person: ela, seat: external}, {person: om, seat: member}]}
steps:
"""
FILED = """  - {on: 2025-01-10, by: mina, do: complaint.file, as: hers,
     with: {respondents: [tarun], narrative: He touched me., incident_on: 2024-12-20}}
"""


def play(steps: str) -> list:
    """What came of each step, with the play itself."""
    told = check(FILE + steps)
    playing = Play(told)
    return [(came, playing) for came in playing.outcomes()]


def last(steps: str) -> Comparison:
    """The last step, ready to be compared."""
    return Comparison(*play(steps)[-1])


def actual(steps: str) -> dict:
    """Every key of the table for the last step."""
    return last(steps).actual()
