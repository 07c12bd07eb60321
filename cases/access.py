"""Who may know of a file, which parts of it they may read, which steps they may take, by the one policy table (`cases/policy.py`).

Roles are derived, never granted: from party, seat and office on that day, less recusals. Seeing and doing
are separate questions. Whoever may not know of a file gets the answer for what does not exist.
"""

from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q

from cases import called
from cases.models import (
    Appeal,
    Case,
    Complaint,
    Declaration,
    InterimRelief,
    Order,
    Party,
    Role,
    Withdrawal,
)
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
from cases.shelf import Shelf
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

def roles(person, case: Case | None = None, *, on=None, shelf=None) -> frozenset[str]:
    """What somebody is in this case, or at all, on this day; a recused member is nobody here (NJ-02)."""
    if isinstance(person, Actor) or person is None:
        return frozenset({"anyone", "system"} if person is SYSTEM else {"anyone"})
    on = on or calendar.today()
    if case is None or case._state.adding:
        return frozenset({"anyone"} | _offices(person, case, on, shelf or Shelf()))
    shelf = shelf or Shelf([case])
    return frozenset({"anyone"} | _offices(person, case, on, shelf) | _party_roles(person, case, shelf) | _seats(person, case, on, shelf))


def _party_roles(person, case, shelf):
    found = set()
    for party in shelf.rows(case, Party):
        if party.person_id != person.pk or party.left_on is not None or _unserved(party) or called.named_only(party, case, shelf):
            continue
        found.add(str(party.role))
        if party.is_complainant:
            found.add("complainant")
    asks = any(one.asked_by_id == person.pk and one.stage in ASKING for one in shelf.rows(case, Withdrawal))
    if case.committee_id is None and (case.first_received_by_id == person.pk or asks):
        found.add("recipient")
    return found


# While a withdrawal stands here, whoever is to ask her alone still has to.
ASKING = ("asked", "held", "protected")


def _asks_alone(person, case):
    """SH-45: whoever is to ask her alone, in a file that lies before no committee yet."""
    return Withdrawal.objects.filter(case=case, asked_by=person, stage__in=ASKING)


def _unserved(party) -> bool:
    return party.role == Role.RESPONDENT and party.served_on is None


def _seats(person, case, on, shelf):
    seats = [seat for seat in shelf.seats(case) if seat.person_id == person.pk and seat.is_held(on)]
    if not seats or person.pk in conflicts.stand_aside(case, among=[person], shelf=shelf):
        return set()
    return {"president" if seat.kind == "president" else "member" for seat in seats}


def _offices(person, case, on, shelf):
    """Offices held for this file's workplace, district or committee; without a file, all that are held."""
    held = shelf.held(person, on)
    if case is not None:
        if _against(person, case, shelf):
            return set()
        elsewhere = {one.employer_id for one in shelf.rows(case, Party) if one.role == Role.RESPONDENT} - {None}
        held = [one for one in held if _concerns(one, case) or (one.office == "employer" and one.workplace_id in elsewhere)]
    return {str(one.office) for one in held}


def _against(person, case, shelf) -> bool:
    """SH-11: a complaint against the employer goes past him; until it is served, his office shows him nothing of it."""
    return any(_unserved(party) for party in shelf.rows(case, Party) if party.person_id == person.pk)


def _concerns(held, case) -> bool:
    """Whether an office is held for the workplace, the committee or the district of a file; the authority's for every one."""
    places = {case.workplace_id, getattr(case.committee, "workplace_id", None)} - {None}
    district = case.workplace.district_id if case.workplace_id else None
    here = held.workplace_id in places or (case.committee_id and held.committee_id == case.committee_id)
    return held.office == "authority" or bool(here or (district and held.district_id == district))


def on_committee(person, case, *, on=None, shelf=None) -> bool:
    """Whether this person sits in this case today."""
    return bool(COMMITTEE & roles(person, case, on=on, shelf=shelf))


def may_take(found: frozenset, who: str) -> bool:
    """Whether one of these roles has the step."""
    return bool(WHO[who] & found)


def may_know(found: frozenset, case: Case, *, shelf=None) -> bool:
    """Whether somebody with these roles may know that the file exists."""
    return "system" in found or bool(found & _knowing(found, case, shelf or Shelf([case])))


def _knowing(found, case, shelf):
    rank, told = stage_rank(case, shelf=shelf), _told()
    known = {role for role, since in PARTS["P1"].readers.items() if rank >= since} | {"respondent", "witness"}
    asked = {role for role in found & set(told) if case.pk in shelf.once(("told", role), lambda role=role: _files_told(told[role], shelf))}
    return known - set(told) | asked


def _files_told(files, shelf) -> set:
    return set(files.filter(pk__in=shelf.cases).values_list("pk", flat=True))


def _told() -> dict:
    """Offices that know of a file only by what was sent to them: no stage alone, and no withdrawal, opens it."""
    ordered = Q(Exists(_come_to(ORDERED).filter(order_exists())))
    appealed = Q(Exists(_come_to(APPEAL))) & Q(Exists(Appeal.objects.filter(case=OuterRef("pk"))))
    return {
        "employer": Case.objects.filter(ordered | Q(Exists(_directed(OuterRef("pk")))) | Q(Exists(_papers_told(OuterRef("pk"))))),
        "appellate_authority": Case.objects.filter(appealed),
    }


def _come_to(least):
    return Complaint.objects.filter(case=OuterRef("pk"), stage__in=[stage for stage, rank in STAGE_RANK.items() if rank >= least])


def stage_rank(case: Case, *, shelf=None) -> int:
    """How far the file has come, for the policy table."""
    spine = next(iter((shelf or Shelf([case])).rows(case, Complaint)), None)
    return STAGE_RANK[spine.stage if spine else "new"]


def sees(found: frozenset, part: str, rank: int, *, declared=True) -> bool:
    """Whether one of these roles reads this part at this stage."""
    readers = PARTS[part].readers
    can = {role for role in found if role in readers and (rank >= readers[role] or (role, readers[role]) == ON_SERVICE)}
    if not declared and part in AFTER_DECLARATION:
        can -= COMMITTEE
    return bool(can)


def parts_seen(person, case: Case, *, on=None, shelf=None, found=None) -> list[str]:
    """The parts of this file that somebody reads on this day."""
    shelf = shelf or Shelf([case])
    found = roles(person, case, on=on, shelf=shelf) if found is None else found
    if not may_know(found, case, shelf=shelf):
        return []
    rank, declared = stage_rank(case, shelf=shelf), has_declared(person, case, shelf=shelf)
    seen = [code for code in PARTS if sees(found, code, rank, declared=declared)]
    return [code for code in seen if code in called.own_parts(person, case, shelf)] if found <= {"anyone", "witness"} else seen


def has_declared(person, case: Case, *, shelf=None) -> bool:
    """Whether a member has declared to have no tie in this case (NJ-02)."""
    said = (shelf or Shelf([case])).rows(case, Declaration)
    return any(one.person_id == getattr(person, "pk", None) and one.stage == "free" for one in said)


def visible_to(person: Person, *, on=None):
    """The files that somebody may know of on this day; everything else does not exist for them."""
    on = on or calendar.today()
    seats = Seat.objects.in_force(on).filter(person=person, committee=OuterRef("committee"))
    seats = seats.filter(Q(for_case__isnull=True) | Q(for_case=OuterRef("pk")))
    aside = conflicts.asides(person, OuterRef("pk"))
    party = Party.objects.filter(case=OuterRef("pk"), person=person, left_on__isnull=True, role__in=KNOWING_PARTIES)
    party = party.exclude(role=Role.RESPONDENT, served_on__isnull=True).exclude(called.only_named())
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
    theirs = held.filter(office="employer").values("workplace")
    places |= Q(Exists(Party.objects.filter(case=OuterRef("pk"), role=Role.RESPONDENT, employer__in=theirs)))
    return places | Q(committee__in=held.values("committee")) | Q(workplace__district__in=held.values("district"))


def _directed(case):
    """Directions or recommendations meanwhile (SH-28, PO-25): the employer addressed knows the file by its handle, and no part of it."""
    return InterimRelief.objects.filter(case=case, stage__in=("directed", "recommended", "reported"))


def _papers_told(case):
    """Protected persons, a summons for papers, settlements to act on (SH-37, SH-25, PO-23): the employer told knows the handle alone."""
    kinds = ("protected-persons", "summons", "settlement-record")
    return Document.objects.filter(case=case, kind__in=kinds, to_party__isnull=True)


def order_exists():
    """Complaints on which an order was made: what was withdrawn before never reaches the employer."""
    return Exists(Order.objects.filter(case=OuterRef("case"), stage__in=("signed", "issued", "forwarded")))


def roles_for(person, owner, *, shelf=None) -> frozenset[str]:
    """What somebody is in a case, or for a committee."""
    return roles(person, owner, shelf=shelf) if isinstance(owner, Case) else committee_roles(person, owner, shelf=shelf)


def may_know_owner(found: frozenset, owner, *, shelf=None) -> bool:
    """Whether the case, or the committee, exists for somebody with these roles; committees are published."""
    return may_know(found, owner, shelf=shelf) if isinstance(owner, Case) else True


def committee_roles(person, committee, *, on=None, shelf=None) -> frozenset[str]:
    """What somebody is for a committee or an appointment: seated, or holding an office of its workplace or district."""
    if isinstance(person, Actor) or person is None or committee._state.adding:
        return roles(person, None, on=on, shelf=shelf)
    on, shelf = on or calendar.today(), shelf or Shelf(committees=[committee])
    mine = [seat for seat in shelf.seats(committee) if seat.person_id == person.pk]
    to_come = committee.stage == "proposed"
    seats = [one for one in mine if one.is_held(on) or (to_come and (one.until_on is None or one.until_on >= on))]
    found = {"president" if seat.kind == "president" else "member" for seat in seats}
    return frozenset({"anyone"} | found | {str(one.office) for one in shelf.held(person, on) if _of_the_place(one, committee)})


def _of_the_place(held, committee) -> bool:
    """Whether an office is of the committee itself (a secretary's: the one served), its workplace or head office, or its district."""
    served, district = getattr(committee, "committee", None), getattr(committee, "district_id", None)
    place = getattr(committee, "workplace", None) or getattr(served, "workplace", None)
    places = {place.pk, place.branch_of_id} - {None} if place else set()
    here = held.committee_id == committee.pk or held.workplace_id in places
    return held.office == "authority" or bool(here or (district and held.district_id == district))
