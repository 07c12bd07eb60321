"""What every page carries: who acts, the places of the desk, and a word of what was just done."""

from functools import cache

from django.urls import reverse
from django.utils.translation import gettext as _

from cases.web.choices import offices_of
from cases.web.reader import person_of
from committees.models import Seat
from workflows import book, calendar


def around(request) -> dict:
    """Each asked for only by a page that shows it."""
    told = cache(lambda: said(request))
    return {"acting": cache(lambda: acting(request)), "rail": cache(lambda: rail(request)), "said": told, "said_look": _look(request)}


def acting(request):
    """Name and office, for the head of a desk; a party has neither there."""
    person = person_of(request)
    if person is None or not person.published_name:
        return None
    return {"name": person.published_name, "office": office_words(person)}


def office_words(person) -> str:
    """The seat or office held today, in words."""
    held = Seat.objects.in_force(calendar.today()).filter(person=person).select_related("committee")
    seat = held.order_by("-kind").first()
    if seat is not None:
        return seat.called
    held = offices_of(person, calendar.today())
    return held[0].get_office_display() if held else ""


def rail(request):
    """The places of a desk; somebody who only has a party's file has none."""
    person = person_of(request)
    if person is None or not person.published_name:
        return []
    places = (
        ("desk", _("What to do next")), ("due", _("What is due")), ("month", _("The month")),
        ("files", _("Files")), ("search", _("Find")), ("committees", _("Committees")),
    )  # fmt: skip
    return [{"href": reverse(name), "label": label, "current": request.path.startswith(reverse(name))} for name, label in places]


def said(request) -> str:
    """One sentence on what was just done, told once."""
    told = request.session.pop("said", None) if hasattr(request, "session") else None
    if not told:
        return ""
    return " ".join([_("Done: %(step)s.") % {"step": label(told["step"], told.get("law", ""))}, *told["cautions"]])


def _look(request):
    told = request.session.get("said") if hasattr(request, "session") else None
    return "near" if told and told["cautions"] else "done"


def label(step, law="") -> str:
    """A step in the words of its page under a law."""
    for one in (law, *book.LAWS):
        if one in book.LAWS and step in book.steps(one):
            return str(book.steps(one)[step][1].label)
    return step
