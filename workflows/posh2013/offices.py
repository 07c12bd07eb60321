"""To whom recommendations and reports go: the employer of the workplace, and of a respondent who works elsewhere (PO-16, PO-36)."""

from committees.models import Appointment, Person


def employers_of(case, respondents=(), *, on) -> list[Person]:
    """Whoever answers on a day for the workplace of the case, or for a respondent's own; each once."""
    places = [case.workplace, *(one.employer for one in respondents if one.employer_id)]
    found = [one for place in places if place is not None for one in _answering(place, on)]
    return list({one.pk: one for one in found}.values())


def employers_of_respondent(case, respondent, *, on) -> list[Person]:
    """Whoever answers for the workplace where this respondent works."""
    place = respondent.employer or case.workplace if respondent is not None else case.workplace
    return _answering(place, on) if place is not None else []


def _answering(place, on) -> list[Person]:
    held = Appointment.objects.in_force(on).filter(office="employer").select_related("person")
    here = held.filter(workplace=place)
    if not here.exists() and place.branch_of_id:
        here = held.filter(workplace=place.branch_of_id)
    return [one.person for one in here]


def district_officers(case, *, on) -> list[Person]:
    """The District Officer of the workplace's district."""
    district = case.workplace.district_id if case.workplace_id else None
    held = Appointment.objects.in_force(on).filter(office="district_officer", district=district).select_related("person")
    return [one.person for one in held]
