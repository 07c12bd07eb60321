"""The draft of this visit: found by the random id in the session, or by its code; what was typed is kept as typed."""

import uuid

from django.db import transaction
from django.utils.datastructures import MultiValueDict

from cases.models import KEPT_FOR, Draft
from workflows.calendar import today

IN_SESSION = "draft"
# Whoever has seen everything shown back in this visit goes back there after a change.
CHECKED = "checked"


def begin(request) -> Draft:
    """An empty draft under a key of its own; the visit remembers its random id and nothing else."""
    draft = Draft.objects.create(keep_until=today() + KEPT_FOR)
    request.session[IN_SESSION] = str(draft.id)
    return draft


def of(request) -> Draft | None:
    """The draft of this visit, sent or not."""
    known = request.session.get(IN_SESSION)
    return Draft.objects.filter(pk=uuid.UUID(known)).first() if known else None


def open_of(request) -> Draft | None:
    """The draft of this visit that is still being written."""
    draft = of(request)
    return None if draft is None or draft.sent else draft


def typed(draft, slug):
    """What she typed on one page, as a form reads it; nothing, where she has not been there."""
    kept = (draft.answers or {}).get(slug) if draft else None
    return MultiValueDict(kept) if kept is not None else None


def keep(draft, slug: str, given: dict) -> Draft:
    """Keep one page beside the others, even when two windows write at once."""
    with transaction.atomic():
        fresh = Draft.objects.select_for_update().get(pk=draft.pk)
        if fresh.sent:
            return fresh
        fresh.answers = {**(fresh.answers or {}), slug: given}
        fresh.keep_until = today() + KEPT_FOR
        fresh.save()
    return fresh


def joined(found, loose) -> None:
    """What was typed after a visit had ended goes into the draft that its code has found again."""
    for slug, given in (loose.answers or {}).items():
        keep(found, slug, given)
    for one in loose.papers.all():
        found.put_in(one.paper, one.media, one.about)
    loose.destroy()
