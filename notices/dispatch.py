"""Delivery: the paper is made once; word of it says only that there is something to read."""

import re

from django.core.mail import EmailMessage
from django.db import transaction
from django.db.models import F
from django.utils import translation
from django.utils.translation import gettext as _

from cases.fields import Paper
from notices.models import Document, Outbox
from notices.render import digest, render_pdf
from workflows import calendar

CODE_PLACE = re.compile(r"<!--code-->.*?<!--/code-->", re.DOTALL)
GROUP = 4


def deliver(message_id) -> None:
    """Make the paper if it is not made yet, send word of it and mark the message sent; a second call does nothing."""
    with transaction.atomic():
        message = Outbox.objects.select_for_update().filter(pk=message_id, sent_at__isnull=True).first()
        if message is None:
            return
        message.attempts += 1
        document = paper_made(message.document_id)
        send_word(document, message)
        message.sent_at, message.failed = calendar.now(), False
        message.save(update_fields=["attempts", "sent_at", "failed"])


def drain() -> int:
    """Deliver whatever is unsent, one message a transaction, and say how many went; safe to run late, twice, or by several."""
    waiting = list(Outbox.objects.filter(sent_at__isnull=True).order_by("made_at").values_list("pk", flat=True))
    return sum(try_to_deliver(message_id) for message_id in waiting)


def try_to_deliver(message_id) -> bool:
    """Deliver, or keep the message for the next drain and mark that it failed; what was done waits for no post office."""
    try:
        deliver(message_id)
    except Exception:  # noqa: BLE001 -- whatever fails here, the step that served the paper stands
        Outbox.objects.filter(pk=message_id).update(attempts=F("attempts") + 1, failed=True)
        return False
    return True


def paper_of(document_id) -> bytes:
    """The bytes of a paper; made now if no delivery has made them yet, and never made again."""
    with transaction.atomic():
        return bytes(paper_made(document_id).paper)


def copy_to_serve(document_id, code: str) -> bytes:
    """The paper as it is served, with the code in its place; made for this one answer and kept nowhere."""
    document = Document.objects.get(pk=document_id)
    with translation.override(document.language):
        told = _("You have a way in already: the code that you used before, and the sentence that you chose.")
    shown = f'<ul class="codes"><li class="code">{spaced(code)}</li></ul>' if code else f"<p>{told}</p>"
    return render_pdf(CODE_PLACE.sub(shown, document.facts["page"]), lang=document.language)


def spaced(code: str) -> str:
    """A code in groups, as it is read and typed."""
    return " ".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


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
