"""Finding a file: by its reference, by a party, by words that one may read. What is looked for travels in no address."""

from django.shortcuts import redirect, render
from django.utils.translation import gettext as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_http_methods

from cases import search
from cases.web import display, landing
from cases.web.desk import party_only
from cases.web.reader import signed_in
from workflows import calendar

MOST_SHOWN = 50
LONGEST = 120


@require_http_methods(["GET", "HEAD", "POST"])
@signed_in
def find(request):
    """A box to write in, and the files in which it was found; what one may not know of is not even counted."""
    if own := party_only(request.person):
        return redirect(landing.my_file(own))
    wanted = " ".join(request.POST.get("words", "").split())[:LONGEST]
    shown = {"words": wanted, "asked": request.method == "POST", "shortest": search.SHORTEST}
    if shown["asked"] and len(wanted) >= search.SHORTEST:
        found = search.find(request.person, wanted)
        shown |= {"rows": [row(one.case) for one in found[:MOST_SHOWN]], "told": told(len(found)), "more": len(found) > MOST_SHOWN}
    return render(request, "desk/search.html", shown)


def told(number) -> str:
    """How many files, in words."""
    if not number:
        return _("Nothing was found in the files that you read.")
    return ngettext("%(number)s file.", "%(number)s files.", number) % {"number": number}


def row(case) -> dict:
    """One file by its handle: no name stands in a list."""
    received = display.spoken_day(case.received_on, today=calendar.today())
    closed = display.spoken_day(case.closed_on, today=calendar.today()) if case.closed_on else ""
    return {"handle": case.reference, "href": landing.file(case), "received": received, "closed": closed}
