"""The one policy table: who may know of a file, which parts of it they may read, which steps they may take.

Roles are derived, never granted: from party, seat and office on that day, less recusals. Seeing and doing
are separate questions. Whoever may not know of a file gets the answer for what does not exist.
"""

from dataclasses import dataclass

from django.db.models import Exists, OuterRef, Q

from cases.models import Appeal, Case, Complaint, InterimRelief, Order, Party, Role
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

COMMITTEE = frozenset({"president", "member"})
COMPLAINANT = frozenset({"complainant"})
RECIPIENTS = frozenset({"president", "member", "employer", "special_officer", "district_officer", "recipient"})

# Who may take a step: a name used on steps → the roles that have it.
WHO = {
    "anyone": frozenset({"anyone"}),
    "complainant": COMPLAINANT,
    "aggrieved_woman": frozenset({"aggrieved_woman", "heir"}),
    "complainant_side": frozenset({"complainant", "aggrieved_woman", "heir", "organisation"}),
    "respondent": frozenset({"respondent"}),
    "either_party": frozenset({"complainant", "aggrieved_woman", "heir", "respondent"}),
    "either_side": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent"}),
    "party_or_witness": frozenset({"complainant", "aggrieved_woman", "heir", "respondent", "witness"}),
    "complainant_or_supporting_witness": frozenset({"complainant", "aggrieved_woman", "heir", "witness"}),
    "witness": frozenset({"witness"}),
    "side_or_committee": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent", "secretary"}) | COMMITTEE,
    "party_witness_or_committee": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent", "witness", "secretary"}) | COMMITTEE,
    "presiding": frozenset({"president"}),
    "committee": COMMITTEE,
    "committee_or_secretary": COMMITTEE | {"secretary"},
    "recipient": RECIPIENTS,
    "recipient_or_complainant": RECIPIENTS | COMPLAINANT,
    "her_side_or_recipient": frozenset({"complainant", "aggrieved_woman", "heir", "organisation"}) | RECIPIENTS,
    "aggrieved_woman_or_recipient": frozenset({"aggrieved_woman", "heir"}) | RECIPIENTS,
    "employer": frozenset({"employer"}),
    "employer_or_respondent": frozenset({"employer", "respondent"}),
    "authority": frozenset({"authority", "employer", "district_officer"}),
    "entering": frozenset({"authority", "employer", "president", "district_officer", "system"}),
    "entering_places": frozenset({"authority", "district_officer", "system"}),
    "counting": frozenset({"authority", "employer", "system"}),
    "giving_offices": frozenset({"authority", "employer", "president"}),
    "appointing": frozenset({"authority", "employer"}),
    "appointing_or_seated": frozenset({"authority", "employer"}) | COMMITTEE,
    "respondent_or_complainant_or_committee": frozenset({"respondent", "complainant", "aggrieved_woman", "heir"}) | COMMITTEE,
    "complainant_or_committee": frozenset({"complainant", "aggrieved_woman", "heir"}) | COMMITTEE,
    "protected_or_committee": frozenset({"complainant", "aggrieved_woman", "heir", "witness"}) | COMMITTEE,
    "parties_and_committee": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent"}) | COMMITTEE,
    "appellate": frozenset({"appellate_authority"}) | COMMITTEE,
    "system": frozenset({"system"}),
}

# The stages of a file as the access matrix counts them.
DRAFT, FILED, SERVED, INQUIRY, DECIDING, ORDERED, APPEAL, CLOSED = range(8)
STAGE_RANK = {
    "new": DRAFT, "information": FILED, "written_down": FILED, "received": FILED, "filed": FILED, "waiting": FILED,
    "inquiry": INQUIRY, "stopped": INQUIRY, "deciding": DECIDING, "ordered": ORDERED, "under_appeal": APPEAL,
    "dismissed": CLOSED, "closed": CLOSED,
    # Ended before any order: what opens with the order, the employer's sight above all, never opens.
    "withdrawn": DECIDING, "settled": DECIDING, "referred": DECIDING,
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    """A part of a record: what it is, and from which stage each role reads it."""

    code: str
    what: str
    readers: dict


def _of(*roles, since=DRAFT, **others):
    return {**dict.fromkeys(roles, since), **others}


HER = ("complainant", "aggrieved_woman", "heir")
PARTS = {
    part.code: part
    for part in (
        Part("P1", "existence and status", _of(*HER, "organisation", "president", "member", "secretary", "recipient", respondent=SERVED, employer=ORDERED, appellate_authority=APPEAL, witness=INQUIRY)),
        Part("P2", "identity of the complainant", _of(*HER, "president", "member", "secretary", "organisation", respondent=SERVED, employer=ORDERED, appellate_authority=APPEAL)),
        Part("P3", "contact of the complainant", _of(*HER, "president", "secretary", appellate_authority=APPEAL)),
        Part("P4", "text of the complaint", _of(*HER, "organisation", "recipient", president=FILED, member=FILED, respondent=SERVED, appellate_authority=APPEAL)),
        Part("P5", "evidence of the complainant", _of(*HER, "president", "member", respondent=SERVED, appellate_authority=APPEAL)),
        Part("P5o", "original files", _of(*HER, "president", "member", appellate_authority=APPEAL)),
        Part("P6", "identity of the respondent", _of(*HER, "organisation", "respondent", "president", "member", "secretary", employer=ORDERED, appellate_authority=APPEAL)),
        Part("P7", "answer of the respondent", _of(*HER, "respondent", "president", "member", since=SERVED, appellate_authority=APPEAL)),
        Part("P8a", "names of witnesses", _of("president", "member", "secretary", appellate_authority=APPEAL)),
        Part("P8b", "contact of witnesses", _of("president", "secretary")),
        Part("P8c", "statements", _of(*HER, "respondent", "president", "member", since=INQUIRY, appellate_authority=APPEAL)),
        Part("P9", "sittings: for a party its own times only", _of(*HER, "witness", "president", "member", "secretary", respondent=SERVED)),
        Part("P10", "deliberation and drafts", _of("president", "member")),
        Part("P11", "interim relief", _of(*HER, "president", "member", "secretary", appellate_authority=APPEAL)),
        Part("P12", "settlement", _of(*HER, "president", "member", "secretary", respondent=SERVED)),
        Part("P13", "findings and order", _of(*HER, "respondent", "secretary", "employer", since=ORDERED, president=DRAFT, member=DRAFT, appellate_authority=APPEAL)),
        Part("P14", "action taken", _of(*HER, "respondent", "president", "member", "secretary", "employer", since=ORDERED, appellate_authority=APPEAL)),
        Part("P15", "appeal papers", _of(*HER, "respondent", "appellate_authority", since=ORDERED)),
        Part("P16", "who opened the file", _of("president", *HER, "respondent")),
        Part("P17", "numbers without identities", _of("president", "member", "secretary", "employer", "auditor")),
    )
}  # fmt: skip

# A respondent is one only once he is served: what is his from service on needs no look at the stage.
ON_SERVICE = ("respondent", SERVED)

# Whoever else is in a case (a representative, a supporter, a counsellor, an interpreter) knows of it from those they help.
KNOWING_PARTIES = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION, Role.RESPONDENT, Role.WITNESS)

# Parts that a member reads only after declaring no tie to anyone in the case (NJ-02).
AFTER_DECLARATION = frozenset(PARTS) - {"P1", "P2", "P6", "P9", "P17"}


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
    if case.first_received_by_id == person.id and case.committee_id is None:
        found.add("recipient")
    return found


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
    return Case.objects.filter(known | Q(first_received_by=person, committee__isnull=True))


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
