"""The command `rehearse`: what it prints, how it ends, and that it needs no register."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from tests.workflows.rehearsal.played import FILE, FILED
from workflows import book

ROOT = Path(__file__).parents[3]
RIGHT = FILED.replace("2024-12-20}}", "2024-12-20}, expect: {accepted: true}}")
WRONG = FILED.replace("2024-12-20}}", "2024-12-20}, expect: {accepted: false}}")


@pytest.fixture
def file(tmp_path):
    def written(steps):
        path = tmp_path / "told.yaml"
        path.write_text(FILE + steps, encoding="utf-8")
        return str(path)

    return written


def asked(capsys, *args, **options):
    call_command("rehearse", *args, **options)
    return capsys.readouterr().out


@pytest.mark.django_db
def test_what_comes_as_expected_is_told_in_words(file, capsys):
    told = asked(capsys, file(RIGHT))
    assert "2025-01-10  mina  complaint.file: done, now filed" in told
    assert "✓ accepted: yes" in told
    assert "Next due: sh2004.inquiry on 2025-04-11." in told


@pytest.mark.django_db
def test_what_does_not_come_ends_with_one(file, capsys):
    with pytest.raises(SystemExit) as end:
        call_command("rehearse", file(WRONG))
    assert end.value.code == 1
    assert "✗ accepted: expected no, was yes" in capsys.readouterr().out


def test_a_wrong_file_ends_with_two_and_nothing_runs(file):
    with pytest.raises(CommandError) as end:
        call_command("rehearse", file(RIGHT.replace("complaint.file", "complaint.fyle")))
    assert end.value.returncode == 2
    assert "line 9" in str(end.value)
    assert "Did you mean “complaint.file”?" in str(end.value)


@pytest.mark.django_db
def test_reasons_are_told_day_by_day(file, capsys):
    told = asked(capsys, file(RIGHT), "--explain")
    assert "sh2004.inquiry (SH-22): from 2025-01-10, strict 2025-04-10, due 2025-04-11" in told
    assert "2025-01-11 + Counted" in told


@pytest.mark.django_db
def test_an_object_a_step_is_told_for_machines(file, capsys):
    (row,) = json.loads(asked(capsys, file(FILED), "--json"))
    assert (row["on"], row["step"], row["accepted"], row["stage"]) == ("2025-01-10", "complaint.file", True, "filed")
    assert row["due"] == {"sh2004.inquiry": "2025-04-11"}
    assert "message" in row


@pytest.mark.django_db
def test_nothing_is_played_after_the_last_day_asked_for(file, capsys):
    assert json.loads(asked(capsys, file(FILED), "--json", "--until", "2025-01-09")) == []


@pytest.mark.parametrize("law", book.LAWS)
def test_the_vocabulary_has_every_step_of_a_law(law, capsys):
    told = json.loads(asked(capsys, "--vocabulary", "--json", "--law", law))
    assert [one["step"] for one in told["steps"]] == list(book.steps(law))
    assert {"page", "sources", "target", "who", "clause", "needs", "fields"} <= set(told["steps"][0])
    assert told["limits"]
    assert told["documents"]
    assert told["stages"]


def test_it_needs_no_register_and_makes_none(file, tmp_path):
    environment = {**os.environ, "REGISTER_DATA": str(tmp_path / "nowhere"), "REGISTER_DATABASE": ""}
    command = [sys.executable, "manage.py", "rehearse", file(RIGHT)]
    ended = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)  # noqa: S603 -- our own command
    assert ended.returncode == 0, ended.stderr
    assert list(tmp_path.rglob("*.sqlite3")) == []
