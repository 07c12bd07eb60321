"""Which calendar an office keeps: its weekly closed days, its State's holidays, its own."""

from django.db.models import Q

from committees.models import ClosedDay
from workflows.calendar import Calendar


def of(owner) -> Calendar:
    """The calendar of the place where a case is heard, or that a committee belongs to."""
    return of_workplace(place_of(owner))


def place_of(owner):
    """The workplace whose calendar a case, or a committee, keeps."""
    return owner.workplace or getattr(getattr(owner, "committee", None), "workplace", None)


def of_workplace(workplace) -> Calendar:
    """A workplace's calendar; without one, weekends alone are closed."""
    if workplace is None:
        return Calendar(weekend=frozenset({5, 6}), holidays=frozenset(), version="weekends only")
    region = workplace.district.region
    days = ClosedDay.objects.filter(Q(region=region) | Q(workplace=workplace)).values_list("day", flat=True)
    holidays = frozenset(days)
    weekend = frozenset(int(day) for day in workplace.weekend.split(",") if day)
    return Calendar(weekend=weekend, holidays=holidays, version=f"{region}:{len(holidays)}")
