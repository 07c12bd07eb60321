"""The desk: what to do next and by when, the files, the committees and whether they are lawful."""

from django.core.paginator import Paginator
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from cases import access
from cases.models import Deadline, DeadlineState, Slot
from cases.shelf import Shelf
from cases.web import bodies, display, lacking, landing, parts, work
from cases.web.reader import signed_in
from committees.models import Committee
from workflows import calendar, worklist
from workflows.refusals import NotKnown

FILES_A_PAGE = 20
FILES_AT_ONCE = 12


@require_safe
@signed_in
def what_next(request):
    """What must I do next, by when, and can it wait; a party's own file is that party's desk."""
    if own := party_only(request.person):
        return redirect(landing.my_file(own))
    person = request.person
    files, committees = list(worklist.open_files(person)[:FILES_AT_ONCE]), list(worklist.committees_of(person)[:FILES_AT_ONCE])
    shelf = Shelf(files, committees)
    items = worklist.for_owners(person, files, committees, shelf=shelf)
    entries = [work.entry(item) for item in items if item.duty and item.ready]
    shown = {
        "heading": work.heading(entries), "lede": display.full_day(calendar.today()),
        "parts": work.parts(entries, waited_for(person, files, shelf)),
        "files": used(files, shelf), "more_files": len(files) == FILES_AT_ONCE, "body": bodies.in_the_margin(person, committees, shelf),
        "next_sitting": next_sitting(person, files, shelf), "begin": bodies.beginnings(person, shelf),
        "without": lacking.without_committee(person, shelf), "idle": lacking.lies_idle(person, shelf),
    }  # fmt: skip
    return render(request, "desk/what_next.html", shown)


def party_only(person):
    """The file of somebody who is at work nowhere: the newest."""
    if person.published_name:
        return None
    return access.visible_to(person).order_by("-received_on").first()


def waited_for(person, files, shelf) -> list[dict]:
    """The days of parties that run in the files before this person's committees."""
    before = [case for case in files if any(seat.person_id == person.pk and seat.is_held(calendar.today()) for seat in shelf.seats(case))]
    running = [one for case in before for one in shelf.rows(case, Deadline) if one.state == DeadlineState.RUNNING and one.party_id]
    return [work.waiting(one) for one in sorted(running, key=lambda one: one.due_on)]


def used(files, shelf) -> list[dict]:
    """Each file with the days of its inquiry."""
    return [used_row(case, inquiry_of(shelf.rows(case, Deadline))) for case in files]


def inquiry_of(deadlines):
    """The clock of the inquiry, where it runs."""
    running = (one for one in deadlines if one.state == DeadlineState.RUNNING)
    return next((one for one in running if one.limit.endswith(".inquiry")), None)


def used_row(case, deadline) -> dict:
    """One file and its small clock."""
    line = display.clock_line(deadline.counted_from, deadline.strict_on, today=calendar.today()) if deadline else None
    return {"handle": case.reference, "href": landing.file(case), "clock": line}


def next_sitting(person, files, shelf):
    """The next sitting of a file on this desk."""
    ahead = [(case, one) for case in files for one in shelf.rows(case, Slot) if one.begins >= calendar.now()]
    case, slot = min(ahead, key=lambda both: both[1].begins, default=(None, None))
    if slot is None or not access.on_committee(person, case, shelf=shelf):
        return None
    return {"at": parts.local(slot.begins), "handle": case.reference, "href": landing.sheet(case, slot.sitting)}


@require_safe
@signed_in
def files(request):
    """Every file that this person may know of, nearest day first."""
    closed = "closed" in request.GET
    ended = access.visible_to(request.person).filter(closed_on__isnull=False).order_by("-closed_on", "pk")
    shown = Paginator(ended if closed else worklist.open_files(request.person), FILES_A_PAGE).get_page(request.GET.get("page"))
    rows = used(list(shown), Shelf(shown))
    return render(request, "desk/files.html", {"files": rows, "shown": shown, "closed": closed})


@require_safe
@signed_in
def committees(request):
    """The committees in which this person has a part, with what is amiss in each."""
    person = request.person
    page = Paginator(worklist.committees_of(person), FILES_A_PAGE).get_page(request.GET.get("page"))
    shelf = Shelf(committees=list(page))
    begin = bodies.beginnings(person, shelf)
    shown = {"rows": [bodies.row(one, shelf) for one in page], "begin": begin, "offices": bodies.offices(person), "shown": page}
    shown["without"] = lacking.without_committee(person, shelf)
    return render(request, "desk/committees.html", shown | {"closed_days": bodies.keeps_the_calendar(begin)})


@require_safe
@signed_in
def committee(request, owner):
    """One committee: who sits, whether it is lawful, what can be done for it now."""
    body = Committee.objects.select_related("workplace", "district").filter(pk=owner).first()
    if body is None:
        raise NotKnown("committee")
    return render(request, "desk/committee.html", bodies.page(request.person, body))

