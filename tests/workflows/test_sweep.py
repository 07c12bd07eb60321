"""What the clock does by itself: it says, once, and closes nothing."""

from datetime import date

import pytest
from django.core.management import call_command

from cases import access
from cases.chain import faults
from cases.models import Case, Complaint, Deadline, Event
from committees import conflicts
from config.celery import app
from notices.models import Document
from tests.workflows.rehearsal.played import FILED, play
from workflows import calendar
from workflows.procedure import take
from workflows.refusals import Refused
from workflows.sweep import sweep


@pytest.fixture
def filed(db):
    play(FILED)
    return Case.objects.get()


def swept_on(day):
    with calendar.as_of(day):
        return sweep()


def test_a_clock_that_ran_out_is_written_once_and_the_file_goes_on(filed):
    assert swept_on(date(2025, 4, 11)).overdue == []
    assert [one.limit for one in swept_on(date(2025, 4, 12)).overdue] == ["sh2004.inquiry"]
    assert swept_on(date(2025, 4, 13)).overdue == []
    assert Event.objects.filter(kind="clock.ran_out").count() == 1
    assert (Complaint.objects.get().stage, Deadline.objects.get().state) == ("filed", "running")
    assert faults(Case.objects.get()) == []


def test_the_command_tells_numbers_and_names_no_file(filed, capsys):
    with calendar.as_of(date(2025, 4, 12)):
        call_command("sweep")
    assert capsys.readouterr().out == "1 overdue, 1 idle\n"


def test_the_worker_sweeps_every_day(filed, settings):
    app.autodiscover_tasks(force=True)
    (entry,) = settings.CELERY_BEAT_SCHEDULE.values()
    with calendar.as_of(date(2025, 4, 12)):
        app.tasks[entry["task"]].delay()
    assert Event.objects.filter(kind="clock.ran_out").count() == 1


def test_a_file_without_a_sitting_is_reminded_of_after_thirty_days(filed):
    assert swept_on(date(2025, 2, 8)).idle == []
    assert swept_on(date(2025, 2, 9)).idle == [filed]
    assert swept_on(date(2025, 2, 10)).idle == []
    assert swept_on(date(2025, 3, 11)).idle == [filed]


def test_whoever_sits_is_reminded_and_the_employer_reads_a_number_alone(filed):
    with calendar.as_of(date(2025, 2, 9)):
        (first, *_rest) = sweep().served
        again = sweep().served
    reminded = Document.objects.filter(kind="file-lies-idle")
    assert (first.kind, again) == ("file-lies-idle", [])
    sit = conflicts.sitting_members(filed, on=date(2025, 2, 9))
    assert set(reminded.values_list("to_person", flat=True)) == {one.person_id for one in sit}
    assert Complaint.objects.get().stage == "filed"


def test_nobody_is_reminded_of_a_file_that_does_not_lie_idle(filed):
    with calendar.as_of(date(2025, 2, 8)), pytest.raises(Refused) as refusal:
        take("complaint.remind", by=access.SYSTEM, owner=filed.pk, record=Complaint.objects.get().pk)
    assert [(one.clause, one.cure) for one in refusal.value.unmet] == [("NJ-01", "time")]
