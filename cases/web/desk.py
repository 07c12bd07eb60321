"""The desk: what to do next and by when, the files, the committees and whether they are lawful."""

from django.core.paginator import Paginator
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from cases import access
from cases.models import Deadline, DeadlineState, Slot
from cases.web import bodies, display, landing, parts, work
from cases.web.reader import signed_in
from committees.models import Committee, Seat
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
    items = worklist.for_person(person, number=FILES_AT_ONCE)
    entries = [work.entry(item) for item in items if item.duty and item.ready]
    files = list(worklist.open_files(person)[:FILES_AT_ONCE])
    shown = {
        "heading": work.heading(entries), "lede": display.full_day(calendar.today()),
        "parts": work.parts(entries, waited_for(person, files)),
        "files": used(files), "more_files": len(files) == FILES_AT_ONCE, "body": bodies.in_the_margin(person),
        "next_sitting": next_sitting(person, files), "begin": bodies.beginnings(person),
    }  # fmt: skip
    return render(request, "desk/what_next.html", shown)


def party_only(person):
    """The file of somebody who is at work nowhere: the newest."""
    if person.published_name:
        return None
    return access.visible_to(person).order_by("-received_on").first()


def waited_for(person, files) -> list[dict]:
    """The days of parties that run in the files before this person's committees."""
    seats = Seat.objects.in_force(calendar.today()).filter(person=person).values("committee")
    running = Deadline.objects.filter(case__in=[one.pk for one in files], state=DeadlineState.RUNNING, party__isnull=False)
    rows = running.filter(case__committee__in=seats).select_related("party", "case").order_by("due_on")
    return [work.waiting(one) for one in rows]


def used(files) -> list[dict]:
    """Each file with the days of its inquiry."""
    running = Deadline.objects.filter(case__in=[one.pk for one in files], limit__endswith=".inquiry", state=DeadlineState.RUNNING)
    clocks = {one.case_id: one for one in running}
    return [used_row(case, clocks.get(case.pk)) for case in files]


def used_row(case, deadline) -> dict:
    """One file and its small clock."""
    line = display.clock_line(deadline.counted_from, deadline.strict_on, today=calendar.today()) if deadline else None
    return {"handle": case.reference, "href": landing.file(case), "clock": line}


def next_sitting(person, files):
    """The next sitting of a file on this desk."""
    ahead = Slot.objects.filter(sitting__case__in=[one.pk for one in files], begins__gte=calendar.now())
    slot = ahead.select_related("sitting__case").order_by("begins").first()
    if slot is None or not access.on_committee(person, slot.sitting.case):
        return None
    case = slot.sitting.case
    return {"at": parts.local(slot.begins), "handle": case.reference, "href": landing.sheet(case, slot.sitting)}


@require_safe
@signed_in
def files(request):
    """Every file that this person may know of, nearest day first."""
    closed = "closed" in request.GET
    ended = access.visible_to(request.person).filter(closed_on__isnull=False).order_by("-closed_on", "pk")
    shown = Paginator(ended if closed else worklist.open_files(request.person), FILES_A_PAGE).get_page(request.GET.get("page"))
    return render(request, "desk/files.html", {"files": used(list(shown)), "shown": shown, "closed": closed})


@require_safe
@signed_in
def committees(request):
    """The committees in which this person has a part, with what is amiss in each."""
    rows = [bodies.row(one) for one in worklist.committees_of(request.person)]
    person = request.person
    shown = {"rows": rows, "begin": bodies.beginnings(person), "offices": bodies.offices(person)}
    return render(request, "desk/committees.html", shown)


@require_safe
@signed_in
def committee(request, owner):
    """One committee: who sits, whether it is lawful, what can be done for it now."""
    body = Committee.objects.select_related("workplace", "district").filter(pk=owner).first()
    if body is None:
        raise NotKnown("committee")
    return render(request, "desk/committee.html", bodies.page(request.person, body))

