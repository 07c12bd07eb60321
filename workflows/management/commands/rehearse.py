"""Plays rehearsals through the one door, in a register of their own in memory, and prints the words they are written in."""

import argparse
import json
from datetime import date
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from workflows import book
from workflows.rehearsal import telling, vocabulary
from workflows.rehearsal.checking import check
from workflows.rehearsal.expectations import Comparison
from workflows.rehearsal.playing import Play
from workflows.rehearsal.reading import WrongFile
from workflows.rehearsal.register import in_memory, rolled_back

NOT_HELD, WRONG_FILE = 1, 2


class Command(BaseCommand):
    """The command `rehearse`."""

    help = "Play a proceeding told as dated steps; nothing of it touches the live register."
    requires_system_checks = ()

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Files to play, or the vocabulary of a law."""
        parser.add_argument("files", nargs="*", type=Path, metavar="FILE")
        parser.add_argument("--json", action="store_true", help="One object a step.")
        parser.add_argument("--explain", action="store_true", help="Say why: each due date day by day, each refusal.")
        parser.add_argument("--until", type=date.fromisoformat, metavar="DATE", help="Play no step after this day.")
        parser.add_argument("--vocabulary", action="store_true", help="List every step with who, stages, facts, clause.")
        parser.add_argument("--law", choices=book.LAWS, help="The vocabulary of one law.")

    def handle(self, **options) -> None:
        """Check every file before any is played; say at the end whether all that was expected came."""
        if options["vocabulary"]:
            self._vocabulary([options["law"]] if options["law"] else book.LAWS, as_json=options["json"])
            return
        if not options["files"]:
            raise CommandError("Name a rehearsal file, or ask for --vocabulary.", returncode=WRONG_FILE)
        told = self._checked(options["files"])
        with in_memory():
            outcomes = [self._played(path, one, options) for path, one in told]
        if options["json"]:
            self.stdout.write(json.dumps([row for rows in outcomes for row in rows[1]], ensure_ascii=False, indent=2))
        if not all(rows[0] for rows in outcomes):
            raise SystemExit(NOT_HELD)

    def _checked(self, files):
        wrong, told = [], []
        for path in files:
            try:
                told.append((path, check(path.read_text(encoding="utf-8"))))
            except (OSError, UnicodeDecodeError):
                wrong.append(f"{path}: this file cannot be read.")
            except WrongFile as fault:
                wrong.append(f"{path}: {fault}" + (f" (key: {fault.key})" if fault.key else ""))
        if wrong:
            raise CommandError("\n".join(wrong), returncode=WRONG_FILE)
        return told

    def _played(self, path, told, options):
        """Whether all held, and the steps as objects; in words they are printed as they come."""
        held, rows, spoken = True, [], not options["json"]
        if spoken:
            self.stdout.write(f"{path}: {told.get('title', '')} ({told['law']})")
        with rolled_back():
            try:
                play = Play(told)
            except WrongFile as fault:
                raise CommandError(f"{path}: {fault}", returncode=WRONG_FILE) from fault
            play.every_worklist = options["json"]
            for came in play.outcomes(options["until"]):
                came.checks = Comparison(came, play).check(told["steps"][came.number - 1].get("expect") or {})
                held = held and all(one.held for one in came.checks)
                if spoken:
                    self.stdout.write("\n".join(telling.in_words(came, play, explain=options["explain"])))
                else:
                    rows.append({"file": str(path), **telling.as_object(told, came, play)})
        return held, rows

    def _vocabulary(self, laws, *, as_json):
        if as_json:
            self.stdout.write(json.dumps(vocabulary.everything(laws), ensure_ascii=False, indent=2))
            return
        self.stdout.write("\n".join(vocabulary.in_words(laws)))
