"""Sealing 2 KiB into its place in a file, beside AES-256-GCM alone on the same bytes."""

import os
from uuid import uuid4

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
django.setup()

from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: E402 (the applications come first)

from bench.rounds import compare  # noqa: E402
from cases.crypto import Place, case_key, seal  # noqa: E402
from workflows.rehearsal.register import in_memory  # noqa: E402

WORDS = os.urandom(2048)


def main():
    """Both with a fresh nonce each time."""
    owner, bare = str(uuid4()), AESGCM(AESGCM.generate_key(256))
    place = Place("cases_complaint", "content", str(uuid4()), owner, "complaint")
    case_key(owner)
    compare(lambda: seal(WORDS, place), lambda: bare.encrypt(os.urandom(12), WORDS, None), times=300)


if __name__ == "__main__":
    with in_memory():
        main()
