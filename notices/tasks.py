"""Tasks of three lines: they take an id and nothing else."""

from celery import shared_task

from notices import dispatch


@shared_task
def deliver(message_id):
    """Send one message of the outbox."""
    dispatch.try_to_deliver(message_id)


def wake(message_id: str) -> None:
    """Ask a worker to deliver; if no broker answers, the message waits for the next drain."""
    try:
        deliver.delay(message_id)
    except deliver.OperationalError:
        return
