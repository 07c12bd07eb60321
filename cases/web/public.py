"""The pages that anybody may open: the front door, what cannot be hidden, how words are kept, and the way out."""

from django.conf import settings
from django.contrib.auth import logout
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from workflows.limits import by_slug

WEATHER = "https://mausam.imd.gov.in/"


def days_of_the_text():
    """SH-10 and SH-22: the days the text gives for a local committee and for the inquiry."""
    return {"committee_days": by_slug("sh2004.constitute_local").days, "inquiry_days": by_slug("sh2004.inquiry").days}


@require_safe
def front(request):
    return render(request, "public/front.html", days_of_the_text())


@require_safe
def law(request):
    return render(request, "public/law.html", days_of_the_text())


@require_safe
def what_we_cannot_hide(request):
    return render(request, "public/what_we_cannot_hide.html")


@require_safe
def how_words_are_kept(request):
    return render(request, "public/how_words_are_kept.html")


@require_safe
def accessibility(request):
    return render(request, "public/accessibility.html")


@never_cache
@require_POST
def leave(request):
    """End the visit here first. The neutral page then opens by a header: a redirect after a form is held back by form-action."""
    logout(request)
    away = getattr(settings, "LEAVE_TO", WEATHER)
    gone = render(request, "public/left.html", {"away": away})
    gone.headers["Refresh"] = f"0; url={away}"
    gone.headers["Clear-Site-Data"] = '"cache", "cookies", "storage"'
    return gone
