"""Issued documents, frozen, and the outbox that carries word of them."""

import uuid

from django.db import models

from cases.fields import Sealed, SealedPaper


class Document(models.Model):
    """An issued document: its facts are frozen and digested when the step is taken; its bytes when first made."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    owner = models.UUIDField(db_index=True)
    case = models.ForeignKey("cases.Case", null=True, on_delete=models.PROTECT, related_name="documents")
    kind = models.CharField(max_length=40)
    clause = models.CharField(max_length=12)
    to_party = models.ForeignKey("cases.Party", null=True, on_delete=models.PROTECT, related_name="documents")
    to_person = models.ForeignKey("committees.Person", null=True, on_delete=models.PROTECT, related_name="documents")
    record = models.UUIDField(null=True)
    event = models.UUIDField(null=True)
    language = models.CharField(max_length=5, default="en")
    issued_on = models.DateField()
    facts = Sealed("report")
    facts_digest = models.CharField(max_length=64)
    paper = SealedPaper("report")
    paper_digest = models.CharField(max_length=64, blank=True)
    printed_on = models.DateField(null=True, blank=True)
    served_on = models.DateField(null=True, blank=True)
    served_how = models.CharField(max_length=24, blank=True)
    acknowledged_on = models.DateField(null=True, blank=True)

    def __str__(self):
        return self.kind

    @property
    def key_owner(self):
        """Sealed under the key of the case or committee that issued it."""
        return self.owner


class Outbox(models.Model):
    """One message to one recipient: written with the step, sent afterwards, never carrying content."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    key = models.CharField(max_length=120, unique=True)
    document = models.ForeignKey(Document, on_delete=models.PROTECT, related_name="messages")
    channel = models.CharField(max_length=12, default="portal")
    attempts = models.PositiveIntegerField(default=0)
    failed = models.BooleanField(default=False)
    made_at = models.DateTimeField()
    sent_at = models.DateTimeField(null=True, blank=True)

    class Meta:
        indexes = [models.Index(fields=["made_at"], condition=models.Q(sent_at__isnull=True), name="outbox_unsent")]

    def __str__(self):
        return self.key
