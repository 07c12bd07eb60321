"""Tasks of three lines."""

from celery import shared_task

from workflows import sweep as daily


@shared_task
def sweep():
    """Once a day: what has run out, which files lie idle."""
    daily.sweep()
