"""Who must have a committee: fifty in the twelve months before by the draft of 2004 (SH-04), ten workers by the Act (PO-07)."""

from collections import defaultdict

from django.db.models import Exists, OuterRef, Q

from committees.models import Committee, Headcount, Workplace
from workflows import calendar

FIFTY, TEN = 50, 10
MONTHS_LOOKED_BACK = 12


def branches(workplace) -> list:
    """Every office of the same employer: the establishment and its branches."""
    head = workplace.establishment
    return [head, *Workplace.objects.filter(branch_of=head)]


def most(workplace, *, on) -> tuple[int, int]:
    """The most employees, and the most students, that the employer had on a day of the twelve months before."""
    places = branches(workplace)
    return _most(list(Headcount.objects.filter(workplace__in=places, counted_on__lte=on).order_by("counted_on")), on)


def _most(counts, on):
    """The same from the counts of one employer, in the order of their days."""
    since = calendar.add_months(on, -MONTHS_LOOKED_BACK)
    days = {since, *(count.counted_on for count in counts if count.counted_on > since)}
    sums = [_on_a_day(counts, day) for day in days]
    return max(employees for employees, _students in sums), max(students for _employees, students in sums)


def _on_a_day(counts, day):
    """The latest count of each branch as it stood on a day, added up."""
    latest = {count.workplace_id: count for count in counts if count.counted_on <= day}
    return sum(count.employees for count in latest.values()), sum(count.students for count in latest.values())


def must_have(workplace, *, on) -> bool:
    """Whether the employer or owner is bound to constitute a committee at this workplace; under fifty it is a choice."""
    return max(most(workplace, on=on)) >= FIFTY


def workers(workplace, *, on) -> int:
    """How many the employer employs by the last count of each branch; nought where nobody has counted."""
    counts = Headcount.objects.filter(workplace__in=branches(workplace), counted_on__lte=on).order_by("counted_on")
    return _on_a_day(list(counts), on)[0]


def fewer_than_ten(workplace, *, on) -> bool:
    """PO-07: counted, and fewer than ten: the Act of 2013 gives complaints from there to the Local Committee."""
    return 0 < workers(workplace, on=on) < TEN


def in_default_2013(*, on, district=None) -> list:
    """PO-01: workplaces of ten workers or more without an Internal Committee under the Act of 2013."""
    stands = Committee.objects.filter(workplace=OuterRef("pk"), law="POSH2013", kind="internal", stage="constituted")
    places = _without(stands, district)
    counts = _counts_of({place.establishment.pk for place in places}, on)
    return [place for place in places if _on_a_day(counts[place.establishment.pk], on)[0] >= TEN]


def in_default(*, on, district=None) -> list:
    """Workplaces that must have a committee and have none, for the District Special Officer; a few questions, however many they are."""
    stands = Committee.objects.filter(workplace=OuterRef("pk"), stage="constituted")
    places = _without(stands, district)
    counts = _counts_of({place.establishment.pk for place in places}, on)
    return [place for place in places if max(_most(counts[place.establishment.pk], on)) >= FIFTY]


def _without(stands, district):
    places = Workplace.objects.exclude(Exists(stands)).select_related("branch_of", "district").order_by("name")
    if district is not None:
        places = places.filter(district=district)
    return list(places)


def _counts_of(heads, on):
    """The counts up to a day, of each employer with all its branches."""
    every = Headcount.objects.filter(counted_on__lte=on).select_related("workplace").order_by("counted_on")
    found = defaultdict(list)
    for count in every.filter(Q(workplace__in=heads) | Q(workplace__branch_of__in=heads)):
        found[count.workplace.branch_of_id or count.workplace_id].append(count)
    return found
