"""Write docs/clauses.md, or check that it is true."""

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from workflows import ledger

PAGE = Path(__file__).resolve().parents[3] / "docs" / "clauses.md"


class Command(BaseCommand):
    """The ledger of clauses from the code itself; `--check` fails on an unknown clause or a page out of date."""

    help = "Write docs/clauses.md from the steps and the rehearsals; --check only compares."
    requires_system_checks = ()

    def add_arguments(self, parser):
        """`--check` writes nothing."""
        parser.add_argument("--check", action="store_true")

    def handle(self, *_args, check, **_options):
        """Write or compare."""
        if unknown := ledger.unknown_clauses():
            raise CommandError(f"clauses that no text has: {', '.join(unknown)}")
        said = ledger.page()
        if not check:
            PAGE.parent.mkdir(exist_ok=True)
            PAGE.write_text(said, encoding="utf-8")
        elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != said:
            raise CommandError("docs/clauses.md is out of date: run make clauses")
        self.stdout.write(f"{sum(row.done for row in ledger.rows())} of {len(ledger.rows())} clauses are done")
