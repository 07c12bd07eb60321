"""Which calendar an office keeps: its weekly closed days, its State's holidays, its district's, its own."""

from hashlib import sha256

from django.db.models import Q

from committees.models import CalendarChange, ClosedDay
from workflows.calendar import FIVE_DAY_WEEK, Calendar


def of(owner) -> Calendar:
    """The calendar of the place where a case is heard, or that a committee belongs to."""
    return of_workplace(place_of(owner))


def place_of(owner):
    """The workplace whose calendar a case, or a committee, keeps."""
    return owner.workplace or getattr(getattr(owner, "committee", None), "workplace", None)


def of_workplace(workplace, *, change=None) -> Calendar:
    """A workplace's calendar, as it will be once a `change` is confirmed; without a workplace, weekends alone are closed."""
    if workplace is None:
        return Calendar(weekend=FIVE_DAY_WEEK, holidays=frozenset(), version="weekends only")
    district = workplace.district
    here = Q(region=district.region) | Q(district=district) | Q(workplace=workplace)
    rows = ClosedDay.objects.filter(here, opened_by__isnull=True)
    rows = rows.exclude(opened_by_it(change)) if change and change.opens else rows
    days = frozenset(rows.values_list("day", flat=True)) | ({change.closes} - {None} if change else set())
    weekend = frozenset(int(day) for day in workplace.weekend.split(",") if day)
    return Calendar(weekend=weekend, holidays=days, version=version(district.region, days))


def version(region, days) -> str:
    """The same closed days have the same version, on whichever way they came about."""
    listed = ",".join(day.isoformat() for day in sorted(days))
    return f"{region}:{len(days)}:{sha256(listed.encode()).hexdigest()[:8]}"


def opened_by_it(change: CalendarChange) -> Q:
    """The closed days that a change strikes: those of the same region, district or workplace, on that day."""
    here = Q(region=change.region) if change.region else Q(region="", district=change.district, workplace=change.workplace)
    return here & Q(day=change.opens)


def put_in_force(change: CalendarChange) -> None:
    """The closed day is entered, the opened one is struck; both rows keep the change they came from."""
    if change.closes:
        ClosedDay.objects.create(
            day=change.closes, region=change.region, district=change.district, workplace=change.workplace,
            name=change.name, gazette=change.gazette, change=change,
        )  # fmt: skip
    if change.opens:
        ClosedDay.objects.filter(opened_by_it(change), opened_by__isnull=True).update(opened_by=change)


def take_back(change: CalendarChange) -> None:
    """The calendar is what it was: the closed day goes, the opened one is closed again."""
    ClosedDay.objects.filter(change=change).delete()
    ClosedDay.objects.filter(opened_by=change).update(opened_by=None)
