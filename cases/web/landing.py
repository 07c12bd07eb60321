"""Where somebody belongs: the own desk after signing in, and the page to go back to from a step."""

from django.urls import NoReverseMatch, reverse
from django.utils.translation import gettext_lazy as _

from cases import access
from cases.models import Case
from cases.models.base import Entered
from cases.web.reader import is_party
from committees.models import Appointment, CalendarChange


def of(owner, found) -> dict:
    """The page of a file or committee, for somebody with these roles; without one, the desk."""
    if owner._state.adding or not access.may_know_owner(found, owner):
        return {"href": reverse("desk"), "label": _("What to do next")}
    if isinstance(owner, Appointment | Entered):
        return {"href": reverse("committees"), "label": _("Committees and offices")}
    if isinstance(owner, CalendarChange):
        return {"href": reverse("closed-days"), "label": _("Closed days")}
    if not isinstance(owner, Case):
        return {"href": reverse("committee", args=[owner.pk]), "label": _("The committee")}
    if is_party(found):
        return {"href": my_file(owner), "label": _("My file")}
    return {"href": file(owner), "label": _("The file")}


def file(case) -> str:
    """The page of a file."""
    return reverse("file", args=[case.pk])


def sheet(case, sitting) -> str:
    """The sheet of a sitting day."""
    return reverse("sitting-sheet", args=[case.pk, sitting.pk])


def my_file(case) -> str:
    """A party's own page of the case."""
    try:
        return reverse("my-file", args=[case.pk])
    except NoReverseMatch:
        return file(case)
