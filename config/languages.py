"""Makes the catalogues that Django reads from the texts that translators write: `python -m config.languages`."""

import os
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALE = Path(__file__).resolve().parent.parent / "locale"


def compile_catalogue(source: Path) -> None:
    """Write the catalogue beside its source, in one move, so that a reader never meets half of it."""
    target = source.with_suffix(".mo")
    if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
        return
    draft = target.with_suffix(f".{os.getpid()}")
    with source.open("rb") as texts, draft.open("wb") as catalogue:
        write_mo(catalogue, read_po(texts))
    draft.replace(target)


def compile_all() -> None:
    """Only what changed: a second start costs nothing."""
    for source in sorted(LOCALE.glob("*/LC_MESSAGES/*.po")):
        compile_catalogue(source)


if __name__ == "__main__":
    compile_all()
