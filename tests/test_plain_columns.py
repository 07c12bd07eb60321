"""No words of a file in the open: every plain column of text on a case's tables is on this list, with the reason."""

from django.apps import apps
from django.db import models

# Column → why it may be read in a stolen table. A new plain column of text fails until it stands here, or is sealed.
WHY_PLAIN = {
    "cases.case.reference": "a random handle",
    "cases.case.law": "a closed word: under which text",
    "cases.case.head_hash": "a digest over sealed bytes",
    "cases.party.role": "a closed word",
    "cases.party.code": "a role code such as C1",
    "cases.party.side": "a closed word",
    "cases.party.language": "a closed word",
    "cases.partyaccess.tag": "a keyed tag of a code that is kept nowhere",
    "cases.draft.tag": "a keyed tag of a code that is kept nowhere",
    "cases.draft.four": "a keyed tag of four signs of that code, gone once it is read back",
    "cases.draftpaper.media": "a media type",
    "cases.draftpaper.digest": "a digest",
    "cases.event.kind": "the name of a step",
    "cases.event.as_roles": "closed words",
    "cases.event.record_table": "the name of a table",
    "cases.event.stage_from": "a closed word",
    "cases.event.stage_to": "a closed word",
    "cases.event.clauses": "ids of clauses",
    "cases.event.facts_digest": "a digest over sealed bytes",
    "cases.event.previous": "a digest",
    "cases.event.hash": "a digest",
    "cases.deadline.limit": "the slug of a limit",
    "cases.deadline.clause": "the id of a clause",
    "cases.deadline.calendar_version": "the version of a calendar",
    "cases.deadline.state": "a closed word",
    "cases.submission.key": "a random key of a form",
    "cases.submission.step": "the name of a step",
    "cases.reading.as_roles": "closed words",
    "cases.reading.parts": "codes of parts",
    "cases.complaint.capacity": "a closed word",
    "cases.complaint.route": "a closed word",
    "cases.allegation.finding": "a closed word",
    "cases.exhibit.digest": "a digest",
    "cases.exhibit.media": "a media type",
    "cases.interimrelief.kind": "a closed word",
    "cases.request.kind": "a closed word",
    "cases.order.outcome": "a closed word",
    "cases.direction.kind": "a closed word",
    "cases.appeal.forum": "a closed word: which kind of forum",
    "cases.note.kind": "a closed word",
    "notices.document.kind": "the name of a kind of paper",
    "notices.document.clause": "the id of a clause",
    "notices.document.language": "a closed word",
    "notices.document.facts_digest": "a digest over sealed bytes",
    "notices.document.paper_digest": "a digest",
    "notices.document.served_how": "a closed word",
    "notices.outbox.key": "random ids and the name of a channel",
    "notices.outbox.channel": "a closed word",
}
# On every table of records: where it stands, a closed word that only the door writes.
ON_EVERY_RECORD = "stage"


def plain_columns():
    """Every column of text, or of open data, on the tables of a case and of what is sent."""
    for model in (*apps.get_app_config("cases").get_models(), *apps.get_app_config("notices").get_models()):
        for field in model._meta.concrete_fields:
            text = isinstance(field, models.CharField | models.TextField | models.JSONField | models.FileField)
            if text and field.name != ON_EVERY_RECORD:
                yield f"{model._meta.label_lower}.{field.name}"


def test_every_plain_column_of_text_has_its_reason_and_the_list_no_other():
    assert sorted(set(plain_columns()) ^ set(WHY_PLAIN)) == []


def test_bytes_are_sealed_or_keys():
    binary = {
        f"{model._meta.label_lower}.{field.name}: {type(field).__name__}"
        for model in apps.get_app_config("cases").get_models()
        for field in model._meta.concrete_fields
        if type(field) is models.BinaryField
    }
    assert binary == {"cases.casekey.wrapped: BinaryField"}
