"""A file is read as it was written, and a wrong one says where."""

from datetime import date, datetime

import pytest

from workflows.calendar import LEGAL_ZONE
from workflows.rehearsal.checking import check
from workflows.rehearsal.reading import WrongFile, moment, read

FILE = """title: A file
law: SH2004
world:
  people: {mina: {gender: female}, tarun: {gender: male}}
steps:
  - on: 2025-01-10
    by: mina
    do: complaint.file
    with: {respondents: [tarun], narrative: It happened., incident_on: 2024-12-20}
    expect: {accepted: true, needs: [], due: {inquiry: 2025-04-10}, served: [{document: receipt, to: mina}]}
"""


def wrong(old, new):
    with pytest.raises(WrongFile) as fault:
        check(FILE.replace(old, new))
    return fault.value.line, fault.value.key, fault.value.nearest


def test_a_right_file_is_read_whole():
    told = check(FILE)
    assert told["steps"][0]["on"] == date(2025, 1, 10)
    assert told["steps"][0]["with"]["respondents"] == ["tarun"]


def test_words_that_yaml_would_change_stay_as_they_are_written():
    told = read("steps: {on: yes, no: off, at: 10:30, count: 012, right: true, nothing: null}")["steps"]
    assert dict(told) == {"on": "yes", "no": "off", "at": "10:30", "count": "012", "right": True, "nothing": None}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        (date(2025, 1, 10), date(2025, 1, 10)),
        ("2025-01-10 10:30", datetime(2025, 1, 10, 10, 30, tzinfo=LEGAL_ZONE)),
        ("2025-01-10T09:05", datetime(2025, 1, 10, 9, 5, tzinfo=LEGAL_ZONE)),
        ("2025-01-10 9:05", datetime(2025, 1, 10, 9, 5, tzinfo=LEGAL_ZONE)),
        ("2025-01-10 25:00", None),
        ("tomorrow", None),
    ],
)
def test_a_moment_is_on_indian_time(written, meant):
    assert moment(written) == meant


@pytest.mark.parametrize(
    ("old", "new", "line", "key", "nearest"),
    [
        ("title:", "titel:", 1, "titel", "title"),
        ("SH2004", "SH2005", 2, "law", "SH2004"),
        ("people:", "poeple:", 4, "poeple", "people"),
        ("by: mina", "by: nima", 7, "by", "mina"),
        ("complaint.file", "complaint.fyle", 8, "do", "complaint.file"),
        ("narrative:", "narative:", 9, "narative", "narrative"),
        ("2024-12-20", "last year", 9, "incident_on", ""),
        ("2024-12-20", "2024-02-30", 9, "", ""),
        ("accepted:", "acepted:", 10, "acepted", "accepted"),
        ("needs: []", "needs: [reason]", 10, "needs", "reasons"),
        ("{inquiry:", "{inqury:", 10, "due", "inquiry"),
        ("document: receipt", "document: reciept", 10, "served", "receipt"),
        ("    by: mina", "    bye: mina", 7, "bye", "by"),
        ("on: 2025-01-10", "on: someday", 6, "on", ""),
        ("needs: []", "clause: SH-222", 10, "clause", "SH-22"),
        ("needs: []", "warns: [SH-22, PO-499]", 10, "warns", "PO-49"),
        ("narrative:", "capacity: hersel, narrative:", 9, "capacity", "herself"),
        ("narrative:", "capacity: zzz, narrative:", 9, "capacity", ""),
    ],
)
def test_a_wrong_word_is_named_with_its_line_and_the_nearest_valid_one(old, new, line, key, nearest):
    assert wrong(old, new) == (line, key, nearest)


def test_what_no_list_has_is_played_where_it_is_tried_on_purpose_and_a_slip_is_not():
    tried = FILE.replace("accepted: true", "accepted: false")
    assert check(tried.replace("narrative:", "capacity: passer by, narrative:"))
    with pytest.raises(WrongFile) as fault:
        check(tried.replace("narrative:", "capacity: hersel, narrative:"))
    assert (fault.value.line, fault.value.key, fault.value.nearest) == (9, "capacity", "herself")


def test_a_key_that_stands_twice_is_wrong():
    with pytest.raises(WrongFile) as fault:
        read("title: a\ntitle: b\n")
    assert (fault.value.line, fault.value.key) == (2, "title")


def test_what_is_not_yaml_is_said_with_its_line():
    with pytest.raises(WrongFile) as fault:
        read("title: [a\nlaw: b\n")
    assert fault.value.line == 2
