"""Who may not sit in a case: by the file itself, by an own word, or by a ruling on an objection (NJ-02)."""

from django.db.models import Exists, Q
from django.utils.translation import gettext_lazy as _

from cases.models import Case, Declaration, Party, Recusal, Role
from cases.shelf import Shelf
from committees.models import Seat
from committees.models.people import ladder

BEFORE_IT = ("filed", "conciliation", "inquiry", "representation", "stopped", "deciding")
PARTIES = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION, Role.RESPONDENT)


def superiors(person) -> list:
    """The people to whom somebody answers, the nearest first."""
    return ladder([person.pk]).get(person.pk, [])


def why_not(person, case) -> str:
    """Why the file itself keeps somebody from sitting: a party, a witness, or one who answers to a party; else empty."""
    places = Party.objects.filter(case=case)
    role = places.filter(person=person).values_list("role", flat=True).first()
    if role:
        return _("a party to the case") if role in PARTIES else _("has a place in the case, as a witness has")
    answers = places.filter(role__in=PARTIES, person__in=superiors(person)).exists()
    return _("answers to a party of the case") if answers else ""


def asides(person, case) -> Q:
    """The same as a condition on a list of cases: this person stands aside in the case."""
    recused = Recusal.objects.filter(case=case, person=person)
    place = Party.objects.filter(Q(person=person) | Q(role__in=PARTIES, person__in=superiors(person)), case=case)
    return Q(Exists(recused)) | Q(Exists(place))


def stand_aside(case, *, among=None, shelf=None) -> set:
    """Ids of everybody seated who does not sit in this case: recused, or kept from it by the file itself."""
    shelf = shelf or Shelf([case])
    recused = {one.person_id for one in shelf.rows(case, Recusal)}
    places = [(one.person_id, one.role) for one in shelf.rows(case, Party) if one.person_id]
    here, parties = {person for person, _role in places}, {person for person, role in places if role in PARTIES}
    seated = among or {seat.person_id: seat.person for seat in shelf.seats(case)}.values()
    return recused | {person.pk for person in seated if person.pk in here or parties.intersection(shelf.superiors(person))}


def sitting_members(case, *, on):
    """The seats whose holders sit in this case on a day: standing seats less who stands aside, and substitutes."""
    return Seat.objects.in_force(on).for_case(case).exclude(person__in=stand_aside(case)).select_related("person")


def undeclared(case, *, on, shelf=None) -> list:
    """Those who would sit and have not yet declared whether they are tied to anyone in the case."""
    shelf = shelf or Shelf([case])
    said = {one.person_id for one in shelf.rows(case, Declaration) if one.stage == "free"} | stand_aside(case, shelf=shelf)
    return [seat.person for seat in shelf.seats(case) if seat.is_held(on) and seat.person_id not in said]


def unfilled(committee, *, on, shelf=None, files=None) -> list:
    """(case, seat) for every standing seat whose holder stands aside in an open case and has no substitute there."""
    files = list(open_cases(committee)) if files is None else files
    shelf = shelf or Shelf(files)
    return [gap for case in files for gap in _gaps(case, on, shelf)]


def _gaps(case, on, shelf) -> list:
    aside = stand_aside(case, shelf=shelf)
    seats = [seat for seat in shelf.seats(case) if seat.is_held(on)]
    filled = {seat.instead_of_id for seat in seats if seat.for_case == case.pk and seat.person_id not in aside}
    return [(case, seat) for seat in seats if seat.for_case is None and seat.person_id in aside and seat.pk not in filled]


def open_cases(committee):
    """The cases before this committee in which it has still to hear or to decide."""
    return Case.objects.filter(committee=committee, complaint_records__stage__in=BEFORE_IT).order_by("received_on", "reference")
