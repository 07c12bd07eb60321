"""Committees as their pages show them: who sits, whether it is lawful today, what runs out."""

from datetime import timedelta

from django.db.models import Q
from django.urls import reverse
from django.utils.translation import gettext as _

from cases import access
from cases.models import Event
from cases.models.base import Entered
from cases.shelf import Shelf
from cases.web import acts, display, history, lacking
from cases.web.teaching import TEXT_OF, address, place
from committees import composition
from committees.models import Appointment, Seat
from workflows import book, calendar, worklist
from workflows.step import NEW

OUTSIDE = "ngo_member"
# How long beforehand the end of a term is shown; no text asks it.
SOON = timedelta(days=180)


def in_the_margin(person, committees, shelf):
    """The committee in which this person sits, for the margin of the desk; where she presides before any other."""
    today = calendar.today()
    mine = [(seat.kind, body) for body in committees for seat in shelf.seats(body) if seat.person_id == person.pk and seat.is_held(today)]
    if not mine:
        return None
    _kind, body = max(mine, key=lambda both: both[0])
    return summary(body, shelf) | {"href": reverse("committee", args=[body.pk])}


def summary(body, shelf) -> dict:
    """Figures, defects today, and terms that end."""
    today = calendar.today()
    seats = [seat for seat in seats_of(body, shelf) if seat.until_on is None or seat.until_on >= today]
    figures = {
        "members": len(seats),
        "women": sum(seat.person.is_woman for seat in seats),
        "outside": sum(seat.kind == OUTSIDE for seat in seats),
    }
    defects = [one.message for one in composition.of(body, on=today, shelf=shelf)]
    return {"committee": figures, "defects": defects, "coming": coming(seats, today)}


def seats_of(body, shelf) -> list:
    """The committee's own seats, the President first."""
    own = [seat for seat in shelf.seats(body) if seat.from_on <= calendar.today()]
    return sorted(sorted(own, key=lambda one: one.from_on), key=lambda one: one.kind, reverse=True)


def coming(seats, today) -> list[dict]:
    """Terms that end while there is still time to fill the seat and little more, nearest first."""
    near = [seat for seat in seats if seat.until_on and seat.until_on <= today + SOON]
    ending = sorted(near, key=lambda seat: seat.until_on)
    told = _("The term of %(name)s ends on %(day)s.")
    said = ((seat.person.published_name, display.spoken_day(seat.until_on, today=today)) for seat in ending)
    return [{"words": told % {"name": name, "day": day}} for name, day in said]


def row(body, shelf) -> dict:
    """A committee in the list."""
    return summary(body, shelf) | {"name": name(body), "href": reverse("committee", args=[body.pk]), "stage": body.get_stage_display()}


def name(body) -> str:
    """A committee by its place."""
    return f"{body.get_kind_display()}, {body.workplace or body.district or ''}".strip(", ")


def offices(person) -> list[dict]:
    """The offices in force that this person gave, or that are held at the own place, each with the way to its end; the own has none."""
    held = Appointment.objects.in_force(calendar.today())
    mine = held.filter(person=person)
    here = Q(appointed_by=person) | Q(workplace__in=mine.filter(office="employer").values("workplace"))
    rows = held.filter(here, stage="made").select_related("person", "workplace", "district", "committee").order_by("from_on")
    return [office_row(one, own=one.person_id == person.pk) for one in rows]


def office_row(held, *, own) -> dict:
    """One office."""
    place_of = held.workplace or held.district or ""
    return {
        "name": held.person.published_name, "office": held.get_office_display(), "place": str(place_of),
        "from_on": held.from_on, "href": "" if own else address("appointment.end", held.pk),
    }  # fmt: skip


def beginnings(person, shelf=None) -> list[dict]:
    """The steps that begin a committee or a file of somebody else's, for whoever holds an office or a seat."""
    found = access.roles(person, shelf=shelf)
    sits_under = set(Seat.objects.in_force(calendar.today()).filter(person=person).values_list("committee__law", flat=True))
    found |= {"member"} if sits_under else set()
    begin = [one for law in book.LAWS for one in _beginnings(law, found, files=not sits_under or law in sits_under)]
    return [told_apart(one, begin) for one in begin]


def told_apart(one, begin) -> dict:
    """Where two texts have a step of one name, each says which text it follows."""
    if sum(other["label"] == one["label"] for other in begin) == 1:
        return one
    return one | {"label": f"{one['label']} ({one['text']})"}


def keeps_the_calendar(begin) -> bool:
    """Whether the closed days are among what somebody may change."""
    return any(one["href"] == address("calendar.propose") for one in begin)


def _beginnings(law, found, *, files):
    """Of a text under which somebody sits in no committee only what the whole register shares: people, offices, places."""
    for procedure, info in book.steps(law).values():
        owned = procedure.record_class is procedure.owner_class or procedure.begins_case
        told_once = issubclass(procedure.owner_class, Entered) and law != book.LAWS[0]
        mine = files or not procedure.begins_case
        if NEW in info.sources and owned and mine and not told_once and info.who != "system" and access.may_take(found, info.who):
            shown = {"href": address(info.name, law=law), "label": info.label, "words": info.says}
            yield shown | {"law": place(info.clauses[0]), "text": TEXT_OF[law]}


def page(person, body) -> dict:
    """One committee's page."""
    shelf = Shelf(committees=[body])
    found = access.committee_roles(person, body, shelf=shelf)
    items = worklist.for_case(person, body, shelf=shelf, found=found)
    events = Event.objects.filter(owner=body.pk).select_related("by").order_by("-seq")[: history.MOST]
    return summary(body, shelf) | lacking.of_the_body(person, body, found) | {
        "name": name(body), "stage": body.get_stage_display(), "constituted_on": body.constituted_on,
        "seats": [seat_row(seat) for seat in seats_of(body, shelf)], "acts": [acts.act(item, found) for item in items],
        "entries": [history.entry(event, body.law, {}) for event in events],
    }  # fmt: skip


def seat_row(seat) -> dict:
    """One member."""
    held = {"name": seat.person.published_name, "kind": seat.called, "body": seat.body}
    return held | {"from_on": seat.from_on, "until_on": seat.until_on}
