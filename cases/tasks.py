"""Tasks of three lines."""

from celery import shared_task

from cases.models import Draft
from workflows import calendar
from workflows import sweep as daily


@shared_task
def sweep():
    """Once a day: what has run out, which files lie idle, which drafts nobody came back to."""
    daily.sweep()
    Draft.sweep(calendar.today())
