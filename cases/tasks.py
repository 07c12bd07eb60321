"""Tasks of three lines."""

from celery import shared_task

from cases.models import Draft
from notices import dispatch
from workflows import calendar
from workflows import sweep as daily


@shared_task
def sweep():
    """Once a day: what has run out, which files lie idle, which drafts nobody came back to, what is still unsent."""
    daily.sweep()
    dispatch.drain()
    Draft.sweep(calendar.today())
