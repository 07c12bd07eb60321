"""The closed days: what is proposed, which running days it would move, and what is in force."""

from datetime import timedelta

from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from cases import access
from cases.web.reader import signed_in
from cases.web.teaching import address, place
from committees.models import CalendarChange, ClosedDay
from committees.models.calendar import ChangeStage
from workflows import calendar, recount
from workflows.refusals import NotKnown

A_YEAR = timedelta(days=366)
MOST = 20


@require_safe
@signed_in
def closed_days(request):
    """For whoever enters places: each change with its effect, and the days of the year ahead."""
    if not access.may_take(access.roles(request.person), "entering_places"):
        raise NotKnown("calendar")
    changes = CalendarChange.objects.select_related("district", "workplace").order_by("-proposed_on", "pk")
    waiting, decided = changes.filter(stage=ChangeStage.PROPOSED), changes.exclude(stage=ChangeStage.PROPOSED)
    shown = {
        "changes": [row(one, request.person) for one in (*waiting[:MOST], *decided[:MOST])], "days": year_ahead(),
        "propose": address("calendar.propose"), "back": reverse("committees"),
    }  # fmt: skip
    return render(request, "desk/closed_days.html", shown)


def row(change, person) -> dict:
    """One change: what closes or opens where, and while it waits what it would move."""
    waits = change.stage == ChangeStage.PROPOSED
    return {
        "name": change.name, "closes": change.closes, "opens": change.opens, "place": change.place, "gazette": change.gazette,
        "stage": change.get_stage_display(), "on": change.proposed_on, "waits": waits, "effect": effect(change, person) if waits else None,
        "confirm": address("calendar.confirm", change.pk) if waits else "",
        "revoke": address("calendar.revoke", change.pk) if change.stage != ChangeStage.REVOKED else "",
    }  # fmt: skip


def effect(change, person) -> dict:
    """The days that it would move, each with its clause, old and new; a file by its handle only where it may be known of."""
    moves = recount.by(change)
    known = access.visible_to(person).filter(pk__in={one.deadline.case_id for one in moves})
    handles = dict(known.values_list("pk", "reference"))
    return {"number": len(moves), "moves": [move(one, handles) for one in moves[:MOST]], "more": max(len(moves) - MOST, 0)}


def move(one, handles) -> dict:
    """One running day, old and new."""
    deadline = one.deadline
    return {"law": place(deadline.clause), "was": deadline.due_on, "now": one.due, "handle": handles.get(deadline.case_id, "")}


def year_ahead():
    """The closed days from today on, a year of them."""
    today = calendar.today()
    rows = ClosedDay.objects.filter(opened_by__isnull=True, day__gte=today, day__lte=today + A_YEAR)
    return rows.select_related("district", "workplace").order_by("day", "region", "pk")
