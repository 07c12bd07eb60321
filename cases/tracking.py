"""The code on the slip: how it is made, how its owner is found without keeping it, and what it says to the outside."""

import hashlib
import hmac
import os
import secrets
import threading
from pathlib import Path

from argon2.low_level import Type, hash_secret_raw
from django.conf import settings
from django.db import models

from cases.models import Case, Complaint, Draft, Party, PartyAccess
from config.sign_in import PARTY
from workflows import calendar

SYMBOLS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
READ_AS = str.maketrans("OIL", "011", " -\t\r\n")
RANDOM_SYMBOLS = 23  # 115 random bits: guessing is hopeless even if the slow hash fell
LAST_SYMBOLS = 4
NO_CODE = "-"  # what is computed for something that cannot be a code

# 19 MiB and two passes for hit and miss alike; at most eight at once, so that asking cannot fill the memory.
ARGON = {"time_cost": 2, "memory_cost": 19 * 1024, "parallelism": 1, "hash_len": 32, "type": Type.ID}
AT_ONCE = 8
WAIT_SECONDS = 5
_places = threading.BoundedSemaphore(AT_ONCE)


class TooBusy(Exception):
    """Too many codes are being looked at; the same page asks everybody to try again."""


def _doubled(value: int) -> int:
    """Times two in the field of 32 elements."""
    return (value << 1) ^ (0b100101 if value & 0b10000 else 0)


def check_symbol(body: str) -> str:
    """The symbol that shows every single wrong letter and every two that were swapped, before anything is looked up."""
    rest = 0
    for symbol in body:
        rest = _doubled(rest ^ SYMBOLS.index(symbol))
    return SYMBOLS[rest]


def new_code() -> str:
    """A fresh code; whoever shows it shows it once."""
    body = "".join(secrets.choice(SYMBOLS) for _symbol in range(RANDOM_SYMBOLS))
    return body + check_symbol(body)


def read_code(typed: str) -> str:
    """The code as it was typed, with or without spaces, small or capital; empty where it cannot be one."""
    code = str(typed or "").upper().translate(READ_AS)
    if len(code) != RANDOM_SYMBOLS + 1 or not set(code) <= set(SYMBOLS):
        return ""
    return code if check_symbol(code[:-1]) == code[-1] else ""


def pepper(name: str) -> bytes:
    """A secret that lies beside the master key and never in the database; made on first use."""
    path = Path(settings.KEY_FOLDER) / f"{name}.key"
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        draft = path.with_suffix(f".{secrets.token_hex(8)}")
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o400), "w") as file:
            file.write(secrets.token_hex(32))
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return bytes.fromhex(path.read_text().strip())


def keyed(name: str, *parts) -> str:
    """A keyed digest of something that may not lie in clear, for one named purpose."""
    return hmac.new(pepper("tracking-tag"), "\0".join((name, *map(str, parts))).encode(), hashlib.sha256).hexdigest()


def tag(code: str) -> str:
    """What is kept of a code: one slow computation, the same for a code that exists and for one that does not."""
    if not _places.acquire(timeout=WAIT_SECONDS):
        raise TooBusy
    try:
        slow = hash_secret_raw(code.encode(), pepper("tracking-salt"), **ARGON)
    finally:
        _places.release()
    return keyed("code", slow.hex())


def issue(party: Party) -> str:
    """A new code for a party; an old one stops working at once. Returned once and kept nowhere."""
    now = calendar.now()
    PartyAccess.objects.filter(party=party, ended_at__isnull=True).update(ended_at=now)
    code = new_code()
    PartyAccess.objects.create(party=party, tag=tag(code), made_at=now)
    return code


def end(party: Party) -> None:
    """The code of a letter that did not arrive dies, with whatever sign-in it opened."""
    PartyAccess.objects.filter(party=party, ended_at__isnull=True).update(ended_at=calendar.now())
    if party.person is not None:
        close_account(party.person)


def close_account(person) -> None:
    """The sign-in that went with an old code ends at once; somebody of the staff keeps the own one."""
    user = person.user
    if user is None or not user.username.startswith(PARTY):
        return
    user.is_active = False
    user.set_unusable_password()
    user.save()
    person.user = None
    person.save(update_fields=["user"])


def party_of(code: str) -> Party | None:
    """Whose code this is; nobody's, where it is wrong, old or withdrawn."""
    access = PartyAccess.objects.filter(tag=tag(code), ended_at__isnull=True).select_related("party__case__workplace").first()
    return access.party if access else None


def name_draft(draft: Draft) -> str:
    """A new code under which a draft can be found again; an old one stops working."""
    code = new_code()
    draft.tag = tag(code)
    draft.save(update_fields=["tag"])
    return code


def draft_of(code: str) -> Draft | None:
    """The draft that waits under this code."""
    return Draft.objects.filter(tag=tag(code), sent=False, keep_until__gte=calendar.today()).first()


def last_symbols(typed: str) -> str:
    """The last four as they were typed back."""
    return str(typed or "").upper().translate(READ_AS)[-LAST_SYMBOLS:]


class Word(models.TextChoices):
    """The six words that the outside may read, and no others."""

    RECEIVED = "received"
    WAITING = "waiting"
    WITH_COMMITTEE = "with_committee"
    BEING_DECIDED = "being_decided"
    DECIDED = "decided"
    CLOSED = "closed"


WORD_OF_STAGE = {
    "information": Word.RECEIVED, "written_down": Word.RECEIVED, "received": Word.RECEIVED, "filed": Word.RECEIVED,
    "waiting": Word.WAITING,
    "inquiry": Word.WITH_COMMITTEE, "conciliation": Word.WITH_COMMITTEE, "stopped": Word.WITH_COMMITTEE,
    "representation": Word.BEING_DECIDED, "deciding": Word.BEING_DECIDED,
    "ordered": Word.DECIDED, "under_appeal": Word.DECIDED,
    "dismissed": Word.CLOSED, "withdrawn": Word.CLOSED, "settled": Word.CLOSED, "referred": Word.CLOSED, "closed": Word.CLOSED,
    "joined": Word.CLOSED,
}  # fmt: skip


def word_of(case: Case) -> Word:
    """The public word of a file; nothing is opened for it."""
    return word_at(Complaint.objects.filter(case=case).values_list("stage", flat=True).first())


def word_at(stage) -> Word:
    """The public word of a stage."""
    return WORD_OF_STAGE.get(stage, Word.RECEIVED)
