"""A whole journey with marks in every sealed field, in a register of its own on disk; leaves what a stranger could find."""

import io
import logging
import sys
from datetime import date, timedelta
from pathlib import Path

import django

django.setup()

import pikepdf  # noqa: E402 (the applications come first)
from celery.signals import task_prerun  # noqa: E402
from django.apps import apps  # noqa: E402
from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.urls import reverse  # noqa: E402

from cases import search  # noqa: E402
from cases.fields import Sealed  # noqa: E402
from notices import dispatch  # noqa: E402
from notices.models import Document, Outbox  # noqa: E402
from tests.canary.marks import MARKS  # noqa: E402
from tests.cases.web.desk_world import sign_in  # noqa: E402
from tests.world import World  # noqa: E402
from workflows import calendar  # noqa: E402
from workflows.refusals import Refused  # noqa: E402

FILED, ENDED = date(2025, 1, 10), date(2025, 3, 3)
PAGES = ("file", "file-sheet", "file-papers", "file-statements", "file-findings", "file-readings", "my-file")


class Marked(World):
    """The small world, in which what is said carries a mark."""

    def take(self, step, **options):
        if step == "statement.record":
            options["words"] = MARKS["statement"]
        return super().take(step, **options)

    def file(self, *, on, by=None, **facts):
        his = {"person": self.vikram, "name": f"{MARKS['his name']} {MARKS['his name in Hindi']}", "email": MARKS["his e-mail"]}
        hers = {"name": MARKS["her name"], "phone": MARKS["her phone"], "email": MARKS["her e-mail"], "address": MARKS["her address"]}
        told = f"{MARKS['narrative']} {MARKS['narrative in Hindi']}"
        return super().file(on=on, by=by, respondents=[his], woman=hers, narrative=told, **facts)


def proceed(world):
    """From filing to an order that was forwarded."""
    world.served(on=FILED)
    witness = {"name": MARKS["witness"], "phone": MARKS["her phone"]}
    world.take("witness.name", on=FILED + timedelta(days=20), by=world.asha, witness=witness, reasons="She stood near.")
    called(world)
    world.hear_both(on=FILED + timedelta(days=24))
    leaves(world)
    try:
        world.take("inquiry.complete", on=ENDED, by=world.meera)
    except Refused as refusal:
        sys.stdout.write(f"refused: {refusal.clauses}\n")
        raise
    allegation = world.case.allegation_records.get()
    found = {"finding": "proved", "reasons": MARKS["finding"], "no_evidence_reasons": MARKS["finding"]}
    world.take("finding.record", on=ENDED, by=world.meera, record=allegation, **found)
    apology = {"against": "R1", "kind": "apology", "words": MARKS["direction"]}
    order = world.take("order.draft", on=ENDED, by=world.meera, outcome="direct", reasons=MARKS["order"], directions=[apology]).record
    for member in world.members:
        world.take("order.sign", on=ENDED, by=member, record=order)
    world.take("order.issue", on=ENDED, by=world.meera, record=order)
    world.take("order.forward", on=ENDED, by=world.meera, record=order)


def called(world):
    """A sitting to which she comes by a door of her own."""
    day = FILED + timedelta(days=21)
    call = {"party": "C1", "begins": "9:00", "ends": "9:30", "door": MARKS["door"]}
    world.take("sitting.fix", on=day, by=world.meera, on_day=FILED + timedelta(days=23), slots=[call])


def leaves(world):
    """A pack for a court, whole, and a copy with something left out."""
    day = FILED + timedelta(days=25)
    passage = {"piece": "1", "paragraph": "1", "passage": MARKS["left out"], "ground": "health"}
    cuts = world.take("redaction.propose", on=day, by=world.ravi, passages=[passage]).record
    world.take("redaction.approve", on=day, by=world.usha, record=cuts)
    world.take("redaction.make", on=day, by=world.meera, record=cuts)
    call = {"called_by": "court", "order_reference": MARKS["order of a court"], "addressed_to": MARKS["court"], "reasons": MARKS["order"]}
    for form in ("whole", "redacted"):
        pack = world.take("release.ask", on=day, by=world.ravi, form=form, **call).record
        world.take("release.approve", on=day, by=world.meera, record=pack)
        world.take("release.hand_over", on=day, by=world.meera, record=pack, receipt=MARKS["court"])


def visit(world, addresses):
    """Everybody opens every page; what is asked for, and what a page sends on to, is written down."""
    people = (world.asha, world.vikram, world.meera, world.employer)
    with calendar.as_of(ENDED):
        for browser in map(sign_in, people):
            for path in (*(reverse(name, args=[world.case.pk]) for name in PAGES), reverse("desk"), reverse("files"), reverse("my-files")):
                answer = browser.get(path)
                addresses += [path, answer.headers.get("Location", ""), answer.headers.get("Content-Disposition", "")]
            for document in Document.objects.filter(case=world.case):
                path = reverse("paper", args=[world.case.pk, document.pk])
                addresses += [path, browser.get(path).headers.get("Content-Disposition", "")]
        search.find(world.meera, MARKS["her name"])


def sealed_marks() -> set:
    """The marks that lie in sealed fields, opened: what the search looks for was really there."""
    opened = ""
    for model in apps.get_models():
        fields = [field.name for field in model._meta.concrete_fields if type(field) is Sealed]
        for row in model.objects.all() if fields else ():
            opened += "".join(str(getattr(row, name)) for name in fields)
    return {name for name, text in MARKS.items() if text in opened}


def about_the_papers() -> str:
    """What every paper says of itself outside its pages."""
    said = []
    for document in Document.objects.all():
        with pikepdf.open(io.BytesIO(dispatch.paper_of(document.pk))) as paper:
            said += [str(dict(paper.docinfo)), str(paper.open_metadata()), str(list(paper.attachments))]
    return "\n".join(said)


def main(evidence: Path):
    """Run it, and leave one file for each channel."""
    logging.getLogger().setLevel(logging.DEBUG)
    for name in (*settings.LOGGING["loggers"], "django.db.backends"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    addresses, tasks = [], []
    task_prerun.connect(lambda task, args, kwargs, **_: tasks.append(f"{task.name} {args} {kwargs}"), weak=False)
    call_command("migrate", verbosity=0)
    world = Marked()
    proceed(world)
    visit(world, addresses)
    dispatch.drain()
    rows = [str(row) for row in Outbox.objects.values()]
    names = [str(path) for path in Path(settings.DATA_DIR).rglob("*")]
    left = {"addresses": addresses, "tasks": tasks, "outbox": rows, "file names": names, "papers": [about_the_papers()]}
    for channel, lines in left.items():
        (evidence / channel).write_text("\n".join(map(str, lines)), encoding="utf-8")
    log = Path(settings.DATA_DIR) / "register.sqlite3-wal"
    (evidence / "write-ahead log").write_bytes(log.read_bytes())  # it is emptied when the last connection closes
    (evidence / "sealed").write_text("\n".join(sorted(sealed_marks())), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
