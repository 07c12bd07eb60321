"""Who may know of a file, which parts of it they may read, which steps they may take, by the one policy table (`cases/policy.py`).

Roles are derived, never granted: from party, seat and office on that day, less recusals. Seeing and doing
are separate questions. Whoever may not know of a file gets the answer for what does not exist.
"""

from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q

from cases.models import Appeal, Case, Complaint, InterimRelief, Order, Party, Role, Withdrawal
from cases.policy import (
    AFTER_DECLARATION,
    APPEAL,
    COMMITTEE,
    ON_SERVICE,
    ORDERED,
    PARTS,
    STAGE_RANK,
    WHO,
)
from committees import conflicts
from committees.models import Appointment, Person, Seat
from notices.models import Document
from workflows import calendar


@dataclass(frozen=True)
class Actor:
    """Somebody who is no person of the register: the clock itself, or a visitor without an account."""

    name: str
    id: None = None


SYSTEM = Actor("system")
VISITOR = Actor("visitor")

# Whoever else is in a case (a representative, a supporter, a counsellor, an interpreter) knows of it from those they help.
KNOWING_PARTIES = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION, Role.RESPONDENT, Role.WITNESS)

def roles(person, case: Case | None = None, *, on=None) -> frozenset[str]:
    """What somebody is in this case, or at all, on this day; a recused member is nobody here (NJ-02)."""
    if isinstance(person, Actor) or person is None:
        return frozenset({"anyone", "system"} if person is SYSTEM else {"anyone"})
    on = on or calendar.today()
    found = {"anyone"} | _offices(person, case, on)
    if case is not None and not case._state.adding:
        found |= _party_roles(person, case) | _seats(person, case, on)
    return frozenset(found)


def _party_roles(person, case):
    found = set()
    for party in Party.objects.filter(case=case, person=person, left_on__isnull=True):
        if party.role == Role.RESPONDENT and party.served_on is None:
            continue
        found.add(str(party.role))
        if party.is_complainant:
            found.add("complainant")
    if case.committee_id is None and (case.first_received_by_id == person.id or _asks_alone(person, case.pk).exists()):
        found.add("recipient")
    return found


def _asks_alone(person, case):
    """SH-45: whoever is to ask her alone, in a file that lies before no committee yet."""
    return Withdrawal.objects.filter(case=case, asked_by=person, stage__in=("asked", "held", "protected"))


def _seats(person, case, on):
    if case.committee_id is None or person.pk in conflicts.stand_aside(case, among=[person]):
        return set()
    seats = Seat.objects.in_force(on).for_case(case).filter(person=person)
    return {"president" if seat.kind == "president" else "member" for seat in seats}


def _offices(person, case, on):
    """Offices held for this file's workplace, district or committee; without a file, all that are held."""
    held = Appointment.objects.in_force(on).filter(person=person)
    if case is not None:
        if _against(person, case):
            return set()
        held = held.filter(_concerns(case))
    return {str(appointment.office) for appointment in held}


def _against(person, case) -> bool:
    """SH-11: a complaint against the employer goes past him; until it is served, his office shows him nothing of it."""
    return not case._state.adding and Party.objects.filter(case=case, person=person, role=Role.RESPONDENT, served_on__isnull=True).exists()


def _concerns(case):
    here = Q(office="authority")
    for place in {case.workplace_id, getattr(case.committee, "workplace_id", None)} - {None}:
        here |= Q(workplace=place)
    if case.committee_id:
        here |= Q(committee=case.committee_id)
    if case.workplace_id:
        here |= Q(district=case.workplace.district_id)
    return here


def on_committee(person, case, *, on=None) -> bool:
    """Whether this person sits in this case today."""
    return bool(COMMITTEE & roles(person, case, on=on))


def may_take(found: frozenset, who: str) -> bool:
    """Whether one of these roles has the step."""
    return bool(WHO[who] & found)


def may_know(found: frozenset, case: Case) -> bool:
    """Whether somebody with these roles may know that the file exists."""
    return "system" in found or bool(found & _knowing(case))


def _knowing(case):
    rank = stage_rank(case)
    known = {role for role, since in PARTS["P1"].readers.items() if rank >= since} | {"respondent", "witness"}
    told = {role for role, files in _told().items() if files.filter(pk=case.pk).exists()}
    return known - set(_told()) | told


def _told() -> dict:
    """Offices that know of a file only by what was sent to them: no stage alone, and no withdrawal, opens it."""
    ordered = Q(Exists(_come_to(ORDERED).filter(order_exists())))
    appealed = Q(Exists(_come_to(APPEAL))) & Q(Exists(Appeal.objects.filter(case=OuterRef("pk"))))
    return {
        "employer": Case.objects.filter(ordered | Q(Exists(_directed(OuterRef("pk")))) | Q(Exists(_told_to_protect(OuterRef("pk"))))),
        "appellate_authority": Case.objects.filter(appealed),
    }


def _come_to(least):
    return Complaint.objects.filter(case=OuterRef("pk"), stage__in=[stage for stage, rank in STAGE_RANK.items() if rank >= least])


def stage_rank(case: Case) -> int:
    """How far the file has come, for the policy table."""
    stage = Complaint.objects.filter(case=case).values_list("stage", flat=True).first() or "new"
    return STAGE_RANK[stage]


def sees(found: frozenset, part: str, rank: int, *, declared=True) -> bool:
    """Whether one of these roles reads this part at this stage."""
    readers = PARTS[part].readers
    can = {role for role in found if role in readers and (rank >= readers[role] or (role, readers[role]) == ON_SERVICE)}
    if not declared and part in AFTER_DECLARATION:
        can -= COMMITTEE
    return bool(can)


def parts_seen(person, case: Case, *, on=None) -> list[str]:
    """The parts of this file that somebody reads on this day."""
    found = roles(person, case, on=on)
    if not may_know(found, case):
        return []
    rank, declared = stage_rank(case), has_declared(person, case)
    return [code for code in PARTS if sees(found, code, rank, declared=declared)]


def has_declared(person, case: Case) -> bool:
    """Whether a member has declared to have no tie in this case (NJ-02)."""
    return case.declaration_records.filter(person=person, stage="free").exists()


def visible_to(person: Person, *, on=None):
    """The files that somebody may know of on this day; everything else does not exist for them."""
    on = on or calendar.today()
    seats = Seat.objects.in_force(on).filter(person=person, committee=OuterRef("committee"))
    seats = seats.filter(Q(for_case__isnull=True) | Q(for_case=OuterRef("pk")))
    aside = conflicts.asides(person, OuterRef("pk"))
    party = Party.objects.filter(case=OuterRef("pk"), person=person, left_on__isnull=True, role__in=KNOWING_PARTIES)
    party = party.exclude(role=Role.RESPONDENT, served_on__isnull=True)
    known = Q(Exists(party)) | (Q(Exists(seats)) & ~aside) | _by_office(person, on)
    received = Q(first_received_by=person) | Q(Exists(_asks_alone(person, OuterRef("pk"))))
    return Case.objects.filter(known | (received & Q(committee__isnull=True)))


def _by_office(person, on):
    held = Appointment.objects.in_force(on).filter(person=person)
    against = Party.objects.filter(case=OuterRef("pk"), person=person, role=Role.RESPONDENT, served_on__isnull=True)
    known = _at(held.filter(office="secretary"))
    for office, files in _told().items():
        known |= _at(held.filter(office=office)) & Q(pk__in=files.values("pk"))
    return known & ~Q(Exists(against))


def _at(held):
    """The files that offices held concern, by workplace, committee or district."""
    places = Q(workplace__in=held.values("workplace")) | Q(committee__workplace__in=held.values("workplace"))
    return places | Q(committee__in=held.values("committee")) | Q(workplace__district__in=held.values("district"))


def _directed(case):
    """Directions meanwhile (SH-28): the employer addressed knows the file by its handle, and no part of it."""
    return InterimRelief.objects.filter(case=case, stage__in=("directed", "reported"))


def _told_to_protect(case):
    """Notices of protected persons (SH-37): the employer told knows the file by its handle, and no part of it."""
    return Document.objects.filter(case=case, kind="protected-persons")


def order_exists():
    """Complaints on which an order was made: what was withdrawn before never reaches the employer."""
    return Exists(Order.objects.filter(case=OuterRef("case"), stage__in=("signed", "issued", "forwarded")))


def roles_for(person, owner) -> frozenset[str]:
    """What somebody is in a case, or for a committee."""
    return roles(person, owner) if isinstance(owner, Case) else committee_roles(person, owner)


def may_know_owner(found: frozenset, owner) -> bool:
    """Whether the case, or the committee, exists for somebody with these roles; committees are published."""
    return may_know(found, owner) if isinstance(owner, Case) else True


def committee_roles(person, committee, *, on=None) -> frozenset[str]:
    """What somebody is for a committee or an appointment: seated, or holding an office of its workplace or district."""
    if isinstance(person, Actor) or person is None or committee._state.adding:
        return roles(person, None, on=on)
    on = on or calendar.today()
    seats = Seat.objects.filter(Q(until_on__isnull=True) | Q(until_on__gte=on), person=person, for_case__isnull=True)
    seats = seats.filter(committee=committee.pk) if committee.stage == "proposed" else seats.in_force(on).filter(committee=committee.pk)
    held = Appointment.objects.in_force(on).filter(person=person).filter(_of_the_place(committee))
    found = {"president" if seat.kind == "president" else "member" for seat in seats}
    return frozenset({"anyone"} | found | {str(one.office) for one in held})


def _of_the_place(committee):
    """Offices of the committee itself, of its workplace or the head office of that, or of its district."""
    here = Q(office="authority") | Q(committee=committee.pk)
    if place := getattr(committee, "workplace", None):
        here |= Q(workplace__in={place.pk, place.branch_of_id} - {None})
    if district := getattr(committee, "district_id", None):
        here |= Q(district=district)
    return here
