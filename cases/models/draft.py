"""A complaint that is being written: sealed under a key of its own, found only by its code, destroyed with its key."""

import hashlib
import uuid
from datetime import timedelta

from django.db import models

from cases.fields import Paper, Sealed, SealedPaper
from cases.models.keys import CaseKey

# How long a draft that was not sent waits for her after she last wrote in it.
KEPT_FOR = timedelta(days=30)


class Draft(models.Model):
    """What she has written so far, as she typed it; after sending only the empty row stays, so that nothing is sent twice."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    tag = models.CharField(max_length=64, unique=True, null=True)
    keep_until = models.DateField(db_index=True)
    sent = models.BooleanField(default=False)
    party = models.ForeignKey("cases.Party", null=True, on_delete=models.PROTECT, related_name="+")
    four = models.CharField(max_length=64, blank=True)
    answers = Sealed("draft")

    def __str__(self):
        return str(self.id)

    @property
    def key_owner(self):
        """A draft has a key of its own, so that destroying the key destroys the draft in every copy."""
        return self.id

    def put_in(self, content: bytes, media: str, about: str) -> None:
        """A paper beside the words: sealed at once, with its digest."""
        digest = hashlib.sha256(content).hexdigest()
        held = {"place": self.papers.count() + 1, "media": media, "size": len(content), "digest": digest}
        self.papers.create(**held, about=about, paper=Paper(content))

    def destroy(self, *, sent=False) -> None:
        """The words, the papers and the key go; of a draft that was sent the empty row stays."""
        self.papers.all().delete()
        CaseKey.objects.filter(owner=self.id).delete()
        if not sent:
            self.delete()
            return
        self.tag, self.answers, self.sent = None, None, True
        self.save()

    @classmethod
    def sweep(cls, today) -> int:
        """Destroy what has waited longer than it is kept; says how many."""
        over = list(cls.objects.filter(keep_until__lt=today).defer("answers"))
        for draft in over:
            draft.destroy()
        return len(over)


class DraftPaper(models.Model):
    """A paper put beside a draft, sealed like its words; its file name is kept nowhere."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    draft = models.ForeignKey(Draft, on_delete=models.CASCADE, related_name="papers")
    place = models.PositiveIntegerField()
    media = models.CharField(max_length=40)
    size = models.PositiveIntegerField()
    digest = models.CharField(max_length=64)
    about = Sealed("draft")
    paper = SealedPaper("draft")

    class Meta:
        ordering = ["place"]

    def __str__(self):
        return str(self.id)

    @property
    def key_owner(self):
        """Sealed under the key of the draft."""
        return self.draft_id
