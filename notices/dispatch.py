"""Delivery: the paper is made once; word of it says only that there is something to read."""

from django.core.mail import EmailMessage
from django.db import transaction
from django.utils import translation
from django.utils.translation import gettext as _

from cases.fields import Paper
from notices.models import Document, Outbox
from notices.render import digest, render_pdf
from workflows import calendar


def deliver(message_id) -> None:
    """Make the paper if it is not made yet, send word of it and mark the message sent; a second call does nothing."""
    with transaction.atomic():
        message = Outbox.objects.select_for_update().filter(pk=message_id, sent_at__isnull=True).first()
        if message is None:
            return
        message.attempts += 1
        document = paper_made(message.document_id)
        send_word(document, message)
        message.sent_at = calendar.now()
        message.save(update_fields=["attempts", "sent_at"])


def drain() -> int:
    """Deliver whatever is unsent, one message a transaction; safe to run late, twice, or by several workers."""
    waiting = list(Outbox.objects.filter(sent_at__isnull=True).order_by("made_at").values_list("pk", flat=True))
    for message_id in waiting:
        deliver(message_id)
    return len(waiting)


def paper_of(document_id) -> bytes:
    """The bytes of a paper; made now if no delivery has made them yet, and never made again."""
    with transaction.atomic():
        return bytes(paper_made(document_id).paper)


def paper_made(document_id) -> Document:
    """The document with its frozen bytes and their digest, under its lock."""
    document = Document.objects.select_for_update(of=("self",)).get(pk=document_id)
    if not document.paper_digest:
        content = render_pdf(document.facts["page"], lang=document.language)
        document.paper, document.paper_digest = Paper(content), digest(content)
        document.save(update_fields=["paper", "paper_digest"])
    return document


def send_word(document, message) -> None:
    """A courtesy, never the proof of service: the same words to everybody, one recipient, no content."""
    address = address_of(document)
    if not address:
        return
    with translation.override(document.language):
        word = _("There is an update. Sign in when it is safe for you.")
        subject = _("Register")
    EmailMessage(subject, word, to=[address], headers={"Message-ID": f"<{message.pk}@register.invalid>"}).send()


def address_of(document) -> str:
    """Where the recipient may be written to: the sealed e-mail of a party, else the log-in address of an officer."""
    party = document.to_party
    if party is not None:
        known = party.identity or {}
        return "" if known.get("do_not_contact") else known.get("email", "")
    user = getattr(document.to_person, "user", None)
    return user.email if user is not None else ""
