"""The history of a file in plain words: what was done, by whom, on which day; never what was said."""

from django.db.models import Q
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from cases.models import Event, Party
from cases.web.teaching import place
from committees.models.bodies import CALLED as SEATS
from workflows import book

ROLES = {
    "president": gettext_lazy("President"),
    "member": gettext_lazy("member"),
    "secretary": gettext_lazy("secretary"),
    "employer": gettext_lazy("employer"),
    "special_officer": gettext_lazy("Special Officer"),
    "district_officer": gettext_lazy("District Special Officer"),
    "appellate_authority": gettext_lazy("appellate authority"),
    "authority": gettext_lazy("appointing authority"),
    "auditor": gettext_lazy("auditor"),
    "recipient": gettext_lazy("whoever received it"),
}
# What another text calls an office.
CALLED = {"POSH2013": {"president": SEATS["POSH2013"]["president"], "district_officer": gettext_lazy("District Officer")}}
MOST = 200


def of(opened, *, since=None) -> list[dict]:
    """The entries of the ledger, newest first; a party reads the own steps and those of the complaint itself."""
    events = Event.objects.filter(owner=opened.case.pk).select_related("by").order_by("-seq")
    if not opened.works:
        of_all = Q(record_table="cases.complaint") if "P1" in opened.seen else Q()
        events = events.filter(Q(by=opened.person) | of_all)
    if since:
        events = events.filter(on__gte=since)
    codes = {one.person_id: one.code for one in opened.shelf.rows(opened.case, Party) if one.person_id}
    return [entry(event, opened.case.law, codes) for event in events.only(*COLUMNS)[:MOST]]


COLUMNS = ("owner", "seq", "kind", "on", "as_roles", "clauses", "by__published_name")


def entry(event, law, codes):
    """One step: its label, who took it, its clause."""
    known = book.steps(law).get(event.kind)
    clause = event.clauses.partition(",")[0]
    return {
        "on": event.on,
        "title": known[1].label if known else event.kind,
        "words": who(event, codes, law),
        "law": place(clause) if clause else "",
    }


def who(event, codes, law):
    """By code for a party, by name and office for everybody else."""
    if event.by_id in codes:
        return _("by %(code)s") % {"code": codes[event.by_id]}
    called = ROLES | CALLED.get(law, {})
    office = next((str(called[role]) for role in event.as_roles.split(",") if role in ROLES), "")
    name = event.by.published_name if event.by_id else ""
    said = ", ".join(part for part in (name, office) if part)
    return _("by %(who)s") % {"who": said} if said else ""
