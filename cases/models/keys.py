"""Wrapped case keys, in a table of their own that the ordinary backup leaves out."""

from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from django.db import models

from cases import crypto


class CaseKey(models.Model):
    """The wrapped key of one case or committee; deleting it makes everything sealed there unreadable for good."""

    owner = models.UUIDField(primary_key=True)
    master_version = models.PositiveIntegerField()
    wrapped = models.BinaryField(null=True)

    def __str__(self):
        return str(self.owner)

    @classmethod
    def open_for(cls, owner) -> bytes:
        """The open key, made on first use; raises SealBroken once it was destroyed."""
        row = cls.objects.filter(owner=owner).first()
        if row is None:
            return cls._make(owner)
        if row.wrapped is None:
            raise crypto.SealBroken("the key of this case was destroyed by order")
        return crypto.unwrap(bytes(row.wrapped), str(row.owner), row.master_version)

    @classmethod
    def open_all(cls, owners) -> dict:
        """The open keys of several owners, asked for together; one never made, or destroyed, is left out."""
        rows = cls.objects.filter(owner__in=owners, wrapped__isnull=False)
        return {str(row.owner): crypto.unwrap(bytes(row.wrapped), str(row.owner), row.master_version) for row in rows}

    @classmethod
    def _make(cls, owner):
        key = AESGCM.generate_key(256)
        version = crypto.current_master_version()
        cls.objects.create(owner=owner, master_version=version, wrapped=crypto.wrap(key, str(owner), version))
        return key
