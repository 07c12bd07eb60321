"""The command that says when a limit ends, and why."""

import io
import json
from datetime import date

import pytest
from django.core.management import CommandError, call_command
from django.utils.translation import override

from workflows.calendar import Calendar
from workflows.limits import Limit
from workflows.management.commands.due import Command, in_words


def due(*arguments):
    out = io.StringIO()
    call_command("due", *arguments, stdout=out)
    return out.getvalue()


def answer(*arguments):
    return json.loads(due(*arguments, "--json"))


NATIONAL = ["--holiday", "2024-01-26", "--holiday", "2024-08-15", "--holiday", "2024-10-02"]


@pytest.mark.parametrize(
    ("arguments", "strict", "last", "rolled"),
    [
        (["--from", "2024-01-16", "--days", "10", *NATIONAL], "2024-01-26", "2024-01-29", True),
        (["--from", "2024-10-01", "--working-days", "7", *NATIONAL], "2024-10-11", "2024-10-11", False),
        (["--from", "2024-01-31", "--months", "1"], "2024-02-29", "2024-02-29", False),
        (["--from", "2024-02-29", "--years", "3", "--kind", "status"], "2027-02-28", "2027-02-28", False),
        (["--from", "2025-03-03", "--days", "15", "--kind", "not-before"], "2025-03-18", "2025-03-19", False),
        (
            ["--from", "2025-06-17", "--days", "60", "--closed", "sun", "--holiday", "2025-08-15"],
            "2025-08-16",
            "2025-08-16",
            False,
        ),
        (["--from", "2025-03-01", "--days", "1", "--inclusive", "--closed", "none"], "2025-03-01", "2025-03-01", False),
        (["--from", "2026-08-15", "--days", "60", "--received-on-closed-day"], "2026-10-16", "2026-10-16", False),
        (["--from", "2026-05-04", "--limit", "sh2004.inquiry"], "2026-08-02", "2026-08-03", True),
        (["--from", "2025-03-03", "--limit", "posh2013.exparte_notice"], "2025-03-18", "2025-03-19", False),
        (["--from", "2026-03-20", "--limit", "dw2017.wages"], "2026-03-05", "2026-03-05", False),
        (["--from", "2025-12-26", "--months", "1", "--region", "IN-MH"], "2026-01-26", "2026-01-27", True),
    ],
)
def test_each_way_of_asking_gives_its_date(arguments, strict, last, rolled):
    said = answer(*arguments)
    assert (said["strict"], said["due"], said["rolled"]) == (strict, last, rolled)


def test_the_object_for_a_machine_has_six_parts_and_nothing_else():
    said = answer("--from", "2026-05-29", "--limit", "posh2013.nodal_forward", "--holiday", "2026-06-05")
    assert said == {
        "strict": "2026-06-05",
        "due": "2026-06-08",
        "rolled": True,
        "clause": "PO-17",
        "rules": [
            {
                "id": "gca-9",
                "text": "The day the period runs from is left out and the last day counts "
                "(General Clauses Act 1897, section 9).",
            },
            {
                "id": "gca-10",
                "text": "The last day falls on a closed day, so the act is in time on the next open day "
                "(General Clauses Act 1897, section 10).",
            },
        ],
        "days": [
            {"date": "2026-05-29", "counted": False, "why": "The day the period runs from is left out"},
            {"date": "2026-05-30", "counted": True, "why": "Counted: closed days inside the period count"},
            {"date": "2026-05-31", "counted": True, "why": "Counted: closed days inside the period count"},
            {"date": "2026-06-01", "counted": True, "why": "Counted"},
            {"date": "2026-06-02", "counted": True, "why": "Counted"},
            {"date": "2026-06-03", "counted": True, "why": "Counted"},
            {"date": "2026-06-04", "counted": True, "why": "Counted"},
            {"date": "2026-06-05", "counted": True, "why": "Counted: the last day of the period"},
            {"date": "2026-06-06", "counted": False, "why": "Weekly closed day"},
            {"date": "2026-06-07", "counted": False, "why": "Weekly closed day"},
            {"date": "2026-06-08", "counted": False, "why": "The next open day: still in time"},
        ],
    }


def test_a_bare_length_has_no_clause():
    assert answer("--from", "2026-05-29", "--days", "7")["clause"] is None


def test_a_reader_is_told_the_date_first_then_where_it_comes_from():
    with override("en"):
        lines = due("--from", "2026-05-04", "--limit", "sh2004.inquiry").splitlines()
    assert lines[:4] == [
        "In time until and on: Mon 3 August 2026",
        "Last day by the strict count: Sun 2 August 2026",
        "Source: section 16(2) (SH-22), counted from the date of the complaint",
        "Counted from: Mon 4 May 2026",
    ]


def test_a_reader_of_a_plain_length_is_told_no_clause_and_one_date():
    with override("en"):
        lines = due("--from", "2026-05-04", "--days", "2").splitlines()
    assert lines == [
        "In time until and on: Wed 6 May 2026",
        "Counted from: Mon 4 May 2026",
        "",
        "Rules:",
        "  The day the period runs from is left out and the last day counts (General Clauses Act 1897, section 9).",
        "",
        "Days:",
        "  Mon 4 May 2026  -  The day the period runs from is left out",
        "  Tue 5 May 2026  +  Counted",
        "  Wed 6 May 2026  +  Counted: the last day of the period",
    ]


def test_a_limit_that_nobody_has_verified_says_that_it_never_blocks():
    limit = Limit(
        slug="posh2013.example", clause="PO-00", section="section 0", days=2, runs_from="an example", verified=False
    )
    with override("en"):
        lines = in_words(limit, limit.count(date(2026, 5, 4), Calendar()))
    assert lines[2] == "This limit has not been verified: it warns and never blocks."


def test_a_holiday_of_the_region_is_named_among_the_days():
    days = {
        day["date"]: day["why"]
        for day in answer("--from", "2026-01-20", "--working-days", "5", "--region", "IN-MH")["days"]
    }
    assert days["2026-01-26"] == "Republic Day"


WRONG = [
    (["--from", "2026-02-30", "--days", "3"], "is not a date"),
    (["--from", "2026-01-01", "--limit", "sh2004.appeal"], "No text has a limit named sh2004.appeal"),
    (["--from", "2010-01-01", "--limit", "posh2013.inquiry"], "not in force"),
    (["--from", "2026-01-01", "--limit", "posh2013.annual"], "sets no period"),
    (["--from", "2026-01-01", "--days", "0"], "from 1 to"),
    (["--from", "2026-01-01", "--days", "x"], "invalid int value"),
    (["--from", "9999-12-01", "--years", "5"], "."),
    (["--from", "2026-01-01"], "required"),
    (["--days", "3"], "required"),
    (["--from", "2026-01-01", "--days", "3", "--months", "1"], "not allowed with"),
    (["--from", "2026-01-01", "--days", "3", "--closed", "sat,funday"], "Closed days are some of"),
    (["--from", "2026-01-01", "--days", "3", "--closed", "mon,tue,wed,thu,fri,sat,sun"], "not all"),
    (["--from", "2026-01-01", "--days", "3", "--region", "IN-ZZ"], "No region of India"),
    (["--from", "2026-01-01", "--days", "3", "--kind", "tenure"], "invalid choice"),
]


@pytest.mark.parametrize(("arguments", "said"), WRONG)
def test_a_question_that_cannot_be_answered_is_refused_in_one_line(arguments, said):
    with pytest.raises(CommandError, match=said):
        due(*arguments)


@pytest.mark.parametrize("arguments", [arguments for arguments, _said in WRONG])
def test_from_the_command_line_a_wrong_question_ends_with_two(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        Command().run_from_argv(["manage.py", "due", *arguments])
    assert ended.value.code == 2
    assert capsys.readouterr().out == ""
