"""Issuing a document: frozen facts and an outbox row in the same transaction as the step that serves it."""

from functools import partial

from django.db import transaction

from cases.chain import seal_with_digest
from notices import tasks
from notices.documents import by_slug
from notices.models import Document, Outbox
from workflows import calendar


def issue(owner, slug: str, *, facts: dict, case=None, party=None, person=None, record=None, language="en", law="", cited=str) -> Document:
    """Freeze a document for one recipient and put word of it in the outbox; it is sent after the commit.

    `law` is the text under which it is issued, `cited` gives the place of the document's clause in the text under which it is issued.
    """
    kind = by_slug(slug)
    document = Document(
        owner=owner.id,
        case=case,
        kind=slug,
        clause=cited(kind.clause),
        to_party=party,
        to_person=person,
        record=record.pk if record is not None else None,
        language=language,
        issued_on=calendar.today(),
    )
    page = kind.html(facts, language, law)
    document.facts_digest = seal_with_digest(document, "facts", {"page": page})
    document.save(force_insert=True)
    message = Outbox.objects.create(key=f"{document.id}:portal", document=document, made_at=calendar.now())
    transaction.on_commit(partial(tasks.wake, str(message.id)))
    return document
