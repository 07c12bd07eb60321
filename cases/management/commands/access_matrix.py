"""Write docs/access.md from the policy table, or check that it is true."""

from pathlib import Path

from django.core.management.base import BaseCommand, CommandError

from cases import matrix

PAGE = Path(__file__).resolve().parents[3] / "docs" / "access.md"


class Command(BaseCommand):
    """The printed access matrix; `--check` fails when the page no longer tells the truth."""

    help = "Write docs/access.md from the policy table; --check only compares."
    requires_system_checks = ()

    def add_arguments(self, parser):
        """`--check` writes nothing."""
        parser.add_argument("--check", action="store_true")

    def handle(self, *_args, check, **_options):
        """Write or compare."""
        said = matrix.page()
        if not check:
            PAGE.parent.mkdir(exist_ok=True)
            PAGE.write_text(said, encoding="utf-8")
        elif not PAGE.exists() or PAGE.read_text(encoding="utf-8") != said:
            raise CommandError("docs/access.md is out of date: run make clauses")
