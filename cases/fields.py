"""The one sealed column: a value that is encrypted under its case's key whenever it is saved."""

import json

from django.core.serializers.json import DjangoJSONEncoder
from django.db import models
from django.db.models.query_utils import DeferredAttribute

from cases.crypto import Place, seal, unseal


class Paper(bytes):
    """Open bytes of a paper, told apart from sealed bytes by their type."""

    __slots__ = ()


class SealedAttribute(DeferredAttribute):
    """Opens the value on first touch; nothing is decrypted for a row that is only listed."""

    def __get__(self, instance, cls=None):
        """The open value, decrypted in its own place."""
        value = super().__get__(instance, cls)
        if instance is not None and isinstance(value, (bytes, memoryview)) and not isinstance(value, Paper):
            value = self.field.opened(instance, bytes(value))
            instance.__dict__[self.field.attname] = value
        return value

    def __set__(self, instance, value):
        """Keep what is given: sealed bytes from the table, or an open value to be sealed on saving."""
        instance.__dict__[self.field.attname] = value


class Sealed(models.BinaryField):
    """A JSON value sealed under the key of `instance.key_owner`, in a named compartment."""

    descriptor_class = SealedAttribute

    def __init__(self, compartment, **options):
        self.compartment = compartment
        options.setdefault("null", True)
        super().__init__(**options)

    def deconstruct(self):
        """For migrations."""
        name, path, args, kwargs = super().deconstruct()
        return name, path, [self.compartment, *args], kwargs

    def place(self, instance) -> Place:
        """Table, column, row, owner and compartment that the value is bound to."""
        owner = str(instance.key_owner)
        return Place(instance._meta.db_table, self.column, str(instance.pk), owner, self.compartment)

    def pre_save(self, instance, add):
        """Seal an open value; sealed bytes that were never opened go back untouched."""
        value = instance.__dict__.get(self.attname)
        if value is None or isinstance(value, (bytes, memoryview)):
            return value
        return self.sealed(instance, value)

    def sealed(self, instance, value) -> bytes:
        """The bytes as they lie in the table; a digest over them can be checked without the key."""
        return seal(self.plain(value), self.place(instance))

    def plain(self, value) -> bytes:
        """What is encrypted."""
        return json.dumps(value, cls=DjangoJSONEncoder, ensure_ascii=False, sort_keys=True).encode()

    def opened(self, instance, sealed):
        """What was encrypted."""
        return json.loads(unseal(sealed, self.place(instance)))


class SealedPaper(Sealed):
    """The bytes of a paper (a PDF, a scan), sealed like every other value; assign a `Paper`."""

    def pre_save(self, instance, add):
        """Seal an open paper."""
        value = instance.__dict__.get(self.attname)
        return seal(bytes(value), self.place(instance)) if isinstance(value, Paper) else value

    def opened(self, instance, sealed):
        """The paper's bytes."""
        return Paper(unseal(sealed, self.place(instance)))
