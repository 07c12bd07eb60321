"""A form that came too late or from elsewhere: nothing is done with it, and what was typed stands on the page again."""

from django.shortcuts import render
from django.urls import resolve

from cases.web import too_late
from cases.web.filing import drafts, road, views

FORBIDDEN = 403


def closed(request, reason=""):
    """For a question of the filing the page itself, filled as it was; for a step its words; for any other form what happened."""
    match = resolve(request.path)
    if too_late.is_step(match):
        return too_late.shown(request, match)
    slug = match.kwargs.get("slug", "")
    if match.url_name != "filing-question" or slug not in road.BY_SLUG:
        return render(request, "403_csrf.html", status=FORBIDDEN)
    draft = drafts.open_of(request)
    return views.page(request, draft, slug, road.BY_SLUG[slug](request.POST), status=FORBIDDEN, closed=True)
