"""Sealing: one key per case, wrapped under a numbered master key; every sealed value is bound to its place.

A stolen database, dump or backup gives nothing away without the master key, which lies outside it. A
compromised application server is not defeated by this, and nothing here claims so.
"""

import os
import struct
import threading
from collections import OrderedDict
from dataclasses import dataclass
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDFExpand
from django.conf import settings
from django.core.signals import request_started

NONCE = 12
FORMAT = 1
DOMAIN = b"register.sealed.v1"
WRAP_DOMAIN = b"register.case-key.v1"
BUCKETS = (256, 1024, 4096, 16384)
KEPT_OPEN = 64


class SealBroken(Exception):
    """A sealed value does not open where it lies: wrong key, moved, cut or altered. Never carries content."""


@dataclass(frozen=True)
class Place:
    """Where a sealed value lies; all of it is authenticated, so a value moved elsewhere does not open."""

    table: str
    column: str
    row: str
    owner: str
    compartment: str

    def bound(self) -> bytes:
        """The place as authenticated bytes, each part with its length."""
        parts = (DOMAIN, *(part.encode() for part in (self.table, self.column, self.row, self.owner, self.compartment)))
        return b"".join(struct.pack(">I", len(part)) + part for part in parts)


def master_key(version: int) -> bytes:
    """The numbered master key, read from the key folder outside the database (mode 0400)."""
    path = Path(settings.KEY_FOLDER) / f"master-{version}.key"
    try:
        key = bytes.fromhex(path.read_text().strip())
    except (OSError, ValueError) as fault:
        raise SealBroken(f"master key {version} is not to be had") from fault
    return key


def current_master_version() -> int:
    """The newest master key; the first is made if there is none yet."""
    folder = Path(settings.KEY_FOLDER)
    versions = [int(path.stem.split("-")[1]) for path in folder.glob("master-*.key")]
    if not versions:
        write_master_key(1)
        return 1
    return max(versions)


def write_master_key(version: int) -> None:
    """Make a master key and keep it readable by its owner alone."""
    folder = Path(settings.KEY_FOLDER)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    handle = os.open(folder / f"master-{version}.key", os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o400)
    with os.fdopen(handle, "w") as file:
        file.write(AESGCM.generate_key(256).hex())


def wrap(key: bytes, owner: str, version: int) -> bytes:
    """A case key as it is stored: sealed under the master key and bound to its case."""
    nonce = os.urandom(NONCE)
    return nonce + AESGCM(master_key(version)).encrypt(nonce, key, _wrap_bound(owner, version))


def unwrap(wrapped: bytes, owner: str, version: int) -> bytes:
    """The case key; raises SealBroken if it was wrapped for another case or altered."""
    try:
        return AESGCM(master_key(version)).decrypt(wrapped[:NONCE], wrapped[NONCE:], _wrap_bound(owner, version))
    except InvalidTag:
        raise SealBroken("a case key does not open") from None


def _wrap_bound(owner, version):
    return WRAP_DOMAIN + owner.encode() + struct.pack(">I", version)


_open_keys = threading.local()


def forget_keys(**_) -> None:
    """Close every case key held open: at the start of each request and task."""
    _open_keys.held = OrderedDict()


request_started.connect(forget_keys, dispatch_uid="forget-case-keys")


def _held() -> OrderedDict:
    if getattr(_open_keys, "held", None) is None:
        forget_keys()
    return _open_keys.held


def case_key(owner) -> bytes:
    """The case's own key, made on first use; raises SealBroken once the key was destroyed."""
    from cases.models.keys import CaseKey  # the table of keys itself needs this module  # noqa: PLC0415

    held = _held()
    owner = str(owner)
    if owner not in held:
        held[owner] = CaseKey.open_for(owner)
        _let_go(held)
    return held[owner]


def _let_go(held) -> None:
    """Only so many keys lie open at once; the one opened first is closed first."""
    while len(held) > KEPT_OPEN:
        held.popitem(last=False)


def open_keys(owners) -> None:
    """Open the keys of the files of one page together, as many as may lie open."""
    from cases.models.keys import CaseKey  # the table of keys itself needs this module  # noqa: PLC0415

    held = _held()
    wanted = [str(one) for one in owners if str(one) not in held][:KEPT_OPEN]
    held.update(CaseKey.open_all(wanted) if wanted else {})
    _let_go(held)


def _compartment_key(place: Place) -> AESGCM:
    expand = HKDFExpand(algorithm=SHA256(), length=32, info=b"register." + place.compartment.encode())
    return AESGCM(expand.derive(case_key(place.owner)))


def seal(plain: bytes, place: Place) -> bytes:
    """Encrypt with AES-256-GCM, padded to a bucket so that lengths say little."""
    nonce = os.urandom(NONCE)
    return bytes([FORMAT]) + nonce + _compartment_key(place).encrypt(nonce, _pad(plain), place.bound())


def unseal(sealed: bytes, place: Place) -> bytes:
    """Decrypt in its own place only; raises SealBroken otherwise."""
    sealed = bytes(sealed)
    if not sealed or sealed[0] != FORMAT:
        raise SealBroken("unknown format of a sealed value")
    try:
        padded = _compartment_key(place).decrypt(sealed[1 : 1 + NONCE], sealed[1 + NONCE :], place.bound())
    except (InvalidTag, ValueError):
        raise SealBroken("a sealed value does not open in this place") from None
    return _unpad(padded)


def _pad(plain: bytes) -> bytes:
    size = len(plain) + 4
    bucket = next((bucket for bucket in BUCKETS if size <= bucket), -(-size // BUCKETS[-1]) * BUCKETS[-1])
    return struct.pack(">I", len(plain)) + plain + bytes(bucket - size)


def _unpad(padded: bytes) -> bytes:
    (length,) = struct.unpack(">I", padded[:4])
    return padded[4 : 4 + length]
