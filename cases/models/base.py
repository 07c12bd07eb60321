"""What every record of a file has in common: a stage that only the door moves, a chain, a sealed content."""

import uuid

from django.db import models
from django.utils.translation import gettext_lazy as _
from django_fsm import FSMField, FSMModelMixin


class Bypass(Exception):
    """Somebody tried to move a stage without the door."""


class StagedSet(models.QuerySet):
    """A queryset through which no stage can be moved."""

    def update(self, **values):
        """Refuses a stage; everything else is an ordinary update."""
        if "stage" in values:
            raise Bypass("a stage moves only through Procedure.take")
        return super().update(**values)

    def bulk_create(self, *_args, **_options):
        """Refused: records begin through the door."""
        raise Bypass("records begin only through Procedure.take")

    def bulk_update(self, objs, fields, **options):
        """Refuses a stage; everything else is an ordinary update."""
        if "stage" in fields:
            raise Bypass("a stage moves only through Procedure.take")
        return super().bulk_update(objs, fields, **options)


class Chained(models.Model):
    """The owner of a key and of a chain of events: a case, or a committee."""

    id = models.UUIDField(primary_key=True, default=uuid.uuid4, editable=False)
    version = models.PositiveIntegerField(default=0)
    head_seq = models.PositiveIntegerField(default=0)
    head_hash = models.CharField(max_length=64, blank=True)

    class Meta:
        abstract = True

    @property
    def key_owner(self):
        """Whose key seals this row."""
        return self.id


class EntryStage(models.TextChoices):
    """Where an entry of the register stands."""

    NEW = "new", _("not yet entered")
    ENTERED = "entered", _("entered")


class Entered(FSMModelMixin, Chained):
    """An entry of the register (a person, a place, a count) with a chain of its own, begun through the door."""

    law = models.CharField(max_length=8, blank=True)
    stage = FSMField(default=EntryStage.NEW, choices=EntryStage, protected=True, max_length=16)

    class Meta:
        abstract = True
