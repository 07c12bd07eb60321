"""Who reads: the person behind the sign-in, and the frame and the desk that are that person's own."""

from functools import wraps

from django.contrib.auth.views import redirect_to_login
from django.http import Http404

from cases import access
from cases.web import too_late

PARTIES = frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent", "witness"})
CALM, DESK = "calm.html", "desk.html"


def person_of(request):
    """The person of the register who signed in; nobody, where an account stands for none."""
    return getattr(request.user, "person", None) if request.user.is_authenticated else None


def signed_in(view):
    """A page for somebody of the register: `request.person`. Whoever has no place in it is shown nothing.

    What is sent after the visit has ended is not taken, and its words are shown again.
    """

    @wraps(view)
    def shown(request, *args, **kwargs):
        if not request.user.is_authenticated:
            return too_late.shown(request) if request.method == "POST" else redirect_to_login(request.get_full_path())
        request.person = person_of(request)
        if request.person is None:
            raise Http404
        return view(request, *args, **kwargs)

    return shown


def is_party(found) -> bool:
    """Whether somebody is in this file as a party or witness, and not at work in it."""
    return bool(found & PARTIES) and not found & access.COMMITTEE


def frame(found) -> str:
    """Parties read calm pages, everybody at work a desk."""
    return CALM if is_party(found) else DESK
