"""The append-only chain of a case or committee: each event is hashed together with the one before it."""

import hashlib
import struct
from datetime import UTC

from cases.models import Event
from workflows import calendar


def seal_with_digest(row, attribute: str, value) -> str:
    """Seal a value into a row that is about to be saved; the digest is over the sealed bytes, so it reveals nothing."""
    sealed = row._meta.get_field(attribute).sealed(row, value)
    setattr(row, attribute, sealed)
    return hashlib.sha256(sealed).hexdigest()


def still_fits(row, attribute: str, digest: str) -> bool:
    """Whether the sealed bytes of a row just loaded are those that were digested; needs no key."""
    return hashlib.sha256(bytes(row.__dict__[attribute])).hexdigest() == digest


def link_hash(event: Event) -> str:
    """The hash of one link: every plain field with its length, the digest of the facts, the hash before."""
    fields = (
        event.owner, event.seq, event.kind, event.at.astimezone(UTC).isoformat(), event.on, event.by_id or "", event.as_roles,
        event.record_table, event.record or "", event.stage_from, event.stage_to, event.clauses,
        event.facts_digest, event.previous,
    )  # fmt: skip
    parts = (str(value).encode() for value in fields)
    return hashlib.sha256(b"".join(struct.pack(">I", len(part)) + part for part in parts)).hexdigest()


def append(owner, *, kind, by=None, roles=(), record=None, stage_from="", stage_to="", clauses=(), facts=None) -> Event:
    """Add a link to the chain of a case or committee whose row the caller has locked, and move its head."""
    event = Event(
        owner=owner.id,
        seq=owner.head_seq + 1,
        kind=kind,
        at=calendar.now(),
        on=calendar.today(),
        by=by,
        as_roles=",".join(sorted(roles)),
        record_table=record._meta.label_lower if record is not None else "",
        record=record.pk if record is not None else None,
        stage_from=stage_from,
        stage_to=stage_to,
        clauses=",".join(clauses),
        previous=owner.head_hash,
    )
    event.facts_digest = seal_with_digest(event, "facts", facts or {})
    event.hash = link_hash(event)
    event.save(force_insert=True)
    owner.head_seq, owner.head_hash = event.seq, event.hash
    return event


def faults(owner) -> list[str]:
    """What is wrong with a chain: gaps, altered or foreign links, a head that does not fit; empty when sound."""
    found, previous, expected = [], "", 1
    for event in Event.objects.filter(owner=owner.id).order_by("seq"):
        if event.seq != expected:
            found.append(f"link {expected} is missing")
        if event.previous != previous or link_hash(event) != event.hash or not still_fits(event, "facts", event.facts_digest):
            found.append(f"link {event.seq} was altered")
        previous, expected = event.hash, event.seq + 1
    if (owner.head_seq, owner.head_hash) != (expected - 1, previous):
        found.append("the head does not fit the last link")
    return found
