"""The pages of one file: what it says now, the sealed sheet, papers, statements, findings, who opened it."""

from django.core.paginator import Paginator
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from cases import access
from cases.models import Reading, Statement
from cases.reading import open_file
from cases.web import acts, findings, history, parts
from cases.web.choices import record_name
from cases.web.reader import frame, signed_in

READINGS_A_PAGE = 50
SHEET_PARTS = ("P2", "P3", "P6", "P8a", "P8b")


def tabs(opened, here):
    """The pages of the file that this reader has."""
    pages = (
        ("file", _("The file"), ""),
        ("file-papers", _("Papers sent"), ""),
        ("file-statements", _("Statements"), "P8c"),
        ("file-findings", _("Findings"), "P13"),
        ("file-readings", _("Who opened it"), "P16"),
    )
    mine = [(name, label) for name, label, part in pages if not part or part in opened.seen]
    return [{"href": reverse(name, args=[opened.case.pk]), "label": label, "current": name == here} for name, label in mine]


def page(request, opened, here, **more):
    """What every page of the file carries."""
    shown = {"frame": frame(opened.found), "tabs": tabs(opened, here), "file_href": reverse("file", args=[opened.case.pk])}
    return render(request, f"desk/{here.replace('-', '_')}.html", shown | {"handle": opened.case.reference} | more)


@require_safe
@signed_in
def overview(request, owner):
    """Where are we, what can be done, why not the rest."""
    opened = open_file(request.person, owner)
    seen = opened.seen
    shown = {
        "head": parts.head(opened),
        **acts.of(opened),
        "entries": history.of(opened),
        "who": parts.parties(opened),
        "exhibits": parts.exhibits(opened) if "P5" in seen else None,
        "slots": parts.sittings(opened) if "P9" in seen else None,
        "undeclared": opened.works and not access.AFTER_DECLARATION & set(seen),
    }
    return page(request, opened, "file", **shown)


@require_safe
@signed_in
def sheet(request, owner):
    """The sealed sheet: names and contacts, for whoever works on the file and as far as the parts allow."""
    opened = open_file(request.person, owner, *SHEET_PARTS)
    rows = [parts.identity_row(one, opened) for one in opened.parties()]
    return page(request, opened, "file-sheet", rows=rows)


@require_safe
@signed_in
def papers(request, owner):
    """What was sent, to whom, and whether it arrived."""
    opened = open_file(request.person, owner)
    return page(request, opened, "file-papers", papers=[parts.paper_row(opened, one) for one in parts.documents(opened)])


@require_safe
@signed_in
def statements(request, owner):
    """What was said, read back and signed."""
    opened = open_file(request.person, owner, "P8c")
    rows = sorted(opened.rows(Statement), key=lambda one: one.number)
    said = [{"label": record_name(one), "on": one.opened_on, "said": (one.content or {}).get("words", "")} for one in rows]
    return page(request, opened, "file-statements", statements=said)


@require_safe
@signed_in
def found(request, owner):
    """What is found on each allegation, and what is still missing."""
    opened = open_file(request.person, owner, "P13")
    return page(request, opened, "file-findings", **findings.of(opened))


@require_safe
@signed_in
def readings(request, owner):
    """Who opened the file, when, and which parts."""
    opened = open_file(request.person, owner, "P16")
    rows = Reading.objects.filter(case=opened.case).select_related("person").order_by("-at")
    shown = Paginator(rows, READINGS_A_PAGE).get_page(request.GET.get("page"))
    return page(request, opened, "file-readings", readings=[parts.reading_row(opened, one) for one in shown], shown=shown)

