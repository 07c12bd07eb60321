"""Delivery: the paper is made once, the message says only that there is something to read."""

from django.db import transaction

from notices.models import Outbox
from workflows import calendar


def deliver(message_id) -> None:
    """Make the paper if it is not made yet and mark the message sent; a second call does nothing."""
    with transaction.atomic():
        message = Outbox.objects.select_for_update().filter(pk=message_id, sent_at__isnull=True).first()
        if message is None:
            return
        message.attempts += 1
        message.sent_at = calendar.now()
        message.save(update_fields=["attempts", "sent_at"])


def drain() -> int:
    """Deliver whatever is unsent, one message a transaction; safe to run late, twice, or by several workers."""
    waiting = list(Outbox.objects.filter(sent_at__isnull=True).order_by("made_at").values_list("pk", flat=True))
    for message_id in waiting:
        deliver(message_id)
    return len(waiting)
