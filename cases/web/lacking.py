"""What is lacking, while there is time: terms that end too soon, seats that wait, workplaces without a committee (SH-04, NJ-02)."""

from django.db.models import Q
from django.utils.translation import gettext as _

from cases import access
from cases.models import Party, Recusal
from cases.shelf import Shelf
from cases.web import display
from cases.web.teaching import address, place
from committees import composition, conflicts, duty
from committees.models import Workplace
from workflows import calendar
from workflows.shared.idle import lying_idle

CASES_AT_ONCE = 12
PLACES_AT_ONCE = 50


def of_the_body(person, body, found) -> dict:
    """The parts of a committee's page for whoever has a part in it: what its open files will lack, which seats wait in one file."""
    if not found - {"anyone"}:
        return {}
    files = list(conflicts.open_cases(body)[:CASES_AT_ONCE])
    shelf = Shelf(files)
    known = set(access.visible_to(person).filter(pk__in=[one.pk for one in files]).values_list("pk", flat=True))
    mine = [one for one in files if one.pk in known] if len(known) == len(files) else may_hear(person, files, known, shelf)
    gaps = conflicts.unfilled(body, on=calendar.today(), shelf=shelf, files=mine)
    waiting = [seat_that_waits(body, case, seat, found, known) for case, seat in gaps]
    return {"forecast": forecast(body, mine, known, shelf), "waiting_seats": waiting}


def may_hear(person, files, known, shelf) -> list:
    """The files of which this person may hear that something is lacking: those known, and those in which nothing ties him or her."""
    tied = {person.pk, *conflicts.superiors(person)}
    places = {case.pk: {one.person_id for one in shelf.rows(case, Party)} for case in files}
    aside = {case.pk for case in files if any(one.person_id == person.pk for one in shelf.rows(case, Recusal))}
    return [one for one in files if one.pk in known or not (places[one.pk] & tied or one.pk in aside)]


def forecast(body, files, known, shelf) -> list[dict]:
    """The terms that end before the last day of a file, with what the committee would then lack; a handle only for who knows the file."""
    found = {}
    for case in files:
        for end in composition.forecast(body, case, on=calendar.today(), shelf=shelf):
            if end.lacking:
                found.setdefault((end.seat.person.published_name, end.last_day), [end, []])[1].append(case)
    return [ends_too_soon(end, cases, known) for end, cases in found.values()]


def ends_too_soon(end, cases, known) -> dict:
    """One term that ends too soon."""
    told = {"name": end.seat.person.published_name, "day": display.full_day(end.last_day)}
    handles = [one.reference for one in cases if one.pk in known]
    return {
        "words": _("The term of %(name)s ends on %(day)s, before an open file does.") % told,
        "handles": handles, "lacking": [one.message for one in end.lacking], "law": place(end.lacking[0].clause),
    }  # fmt: skip


def seat_that_waits(body, case, seat, found, known) -> dict:
    """One seat: of which kind, in which file if it is known to the reader, and who fills it."""
    step, who = ("substitute.nominate", "committee") if seat.kind == "ngo_member" else ("substitute.seat", "appointing")
    return {
        "seat": seat.get_kind_display(), "handle": case.reference if case.pk in known else "",
        "href": address(step, body.pk) if access.may_take(found, who) else "",
    }  # fmt: skip


def without_committee(person, shelf) -> list[dict]:
    """SH-04: the workplaces that must have a committee and have none, for their officer, their employer, the authority."""
    today = calendar.today()
    offices = {(one.office, one.workplace_id, one.district_id) for one in shelf.held(person, today)}
    whole = any(office == "authority" for office, _place, _district in offices)
    districts = {district for office, _place, district in offices if office == "district_officer"} - {None}
    places = {one for office, one, _district in offices if office == "employer"} - {None}
    if not (whole or districts or places):
        return []
    late = duty.in_default(on=today)
    rows = [one for one in late if whole or one.district_id in districts or {one.pk, one.branch_of_id} & places]
    begins = access.may_take(access.roles(person, shelf=shelf), "appointing")
    return [default_row(one, begins=begins) for one in rows[:PLACES_AT_ONCE]]


def lies_idle(person, shelf) -> int:
    """How many files of the own place lie without a sitting: a number for the employer, less any file that has to do with him."""
    today = calendar.today()
    places = {one.workplace_id for one in shelf.held(person, today) if one.office == "employer"} - {None}
    if not places:
        return 0
    here = Q(workplace__in=places) | Q(workplace__branch_of__in=places)
    his = Party.objects.filter(person=person).values("case")
    return lying_idle(on=today).filter(here).exclude(pk__in=his).count()


def default_row(workplace: Workplace, *, begins) -> dict:
    """One workplace in default."""
    return {"name": workplace.name, "district": workplace.district.name, "href": address("committee.propose") if begins else ""}
