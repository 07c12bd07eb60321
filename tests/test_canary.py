"""After a whole journey none of what was told lies anywhere in the open; what is planted is found in every channel and form."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.canary.marks import ENCODINGS, MARKS, encoded, found_in

ROOT = Path(__file__).parent.parent
CHANNELS = {"addresses", "tasks", "outbox", "file names", "papers", "logs", "database", "write-ahead log", "mail"}


@pytest.fixture(scope="module")
def left(tmp_path_factory):
    """What the journey leaves behind, by channel."""
    data, evidence = tmp_path_factory.mktemp("register"), tmp_path_factory.mktemp("evidence")
    own = {key: value for key, value in os.environ.items() if not key.startswith("REGISTER_")}
    where = {"REGISTER_DATA": str(data), "REGISTER_HOSTS": "testserver", "DJANGO_SETTINGS_MODULE": "config.settings"}
    command = [sys.executable, "-W", "ignore", "-m", "tests.canary.journey", str(evidence)]
    ran = subprocess.run(command, cwd=ROOT, env={**own, **where}, capture_output=True, check=False)  # noqa: S603 (our own module)
    assert ran.returncode == 0, ran.stderr.decode()[-2000:]
    found = {path.name: path.read_bytes() for path in evidence.iterdir()}
    found["logs"] = ran.stderr + ran.stdout
    found["database"] = b"".join(path.read_bytes() for path in sorted(data.glob("register.sqlite3*")))
    found["mail"] = b"".join(without_address(path.read_bytes()) for path in sorted((data / "mail").glob("*")))
    return found


def without_address(message: bytes) -> bytes:
    """A message without the one line that must name its recipient."""
    return b"\n".join(line for line in message.splitlines() if not line.startswith(b"To:"))


def test_every_mark_was_really_sealed_in_the_journey(left):
    assert set(left["sealed"].decode().split("\n")) == set(MARKS)
    assert {channel for channel, content in left.items() if content} == {*CHANNELS, "sealed"}


def test_no_mark_lies_in_the_open_anywhere(left, record_property):
    hits = {channel: found_in(content) for channel, content in left.items() if channel != "sealed"}
    size, found = sum(map(len, left.values())) // 1024, sum(map(len, hits.values()))
    record_property("figure", f"canaries: {len(MARKS)} marks, {len(ENCODINGS)} forms, {found} found in {size} KiB of {len(hits)} channels")
    assert {channel: found for channel, found in hits.items() if found} == {}


def test_what_is_planted_is_found_in_every_channel_and_form(left, record_property):
    missed, planted = [], 0
    for channel in sorted(CHANNELS):
        for how in ENCODINGS:
            content = left[channel] + b"".join(b"\n" + encoded(text, how) for text in MARKS.values())
            found = {name for name, form in found_in(content) if form == how}
            planted += len(MARKS)
            missed += [(channel, how, name) for name in set(MARKS) - found]
    record_property("figure", f"canaries planted: {planted - len(missed)} of {planted} found")
    assert missed == []
