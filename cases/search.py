"""Finds files by reference, by party or by their words: only in files, and parts of files, that one may open."""

from dataclasses import dataclass

from cases import access
from cases.models import Allegation, Complaint, Exhibit, InterimRelief, Order, Party, Role, Service, Settlement, Statement

PART_OF_ROLE = {
    Role.AGGRIEVED_WOMAN: "P2", Role.HEIR: "P2", Role.ORGANISATION: "P2", Role.REPRESENTATIVE: "P2",
    Role.RESPONDENT: "P6", Role.WITNESS: "P8a", Role.SUPPORTER: "P8a",
}  # fmt: skip
WORDS_OF = (
    (Complaint, "P4"), (Allegation, "P4"), (Exhibit, "P5"), (Service, "P7"), (Statement, "P8c"),
    (InterimRelief, "P11"), (Settlement, "P12"), (Order, "P13"),
)  # fmt: skip
SHORTEST = 2


@dataclass(frozen=True)
class Found:
    """A file that was found, named as this reader knows it."""

    case: object
    named: str


def find(person, text: str) -> list[Found]:
    """The files in which the text occurs where this person reads; nothing else is even counted."""
    wanted = " ".join(text.split()).casefold()
    if len(wanted) < SHORTEST:
        return []
    files = access.visible_to(person).order_by("-received_on", "pk")
    readable = ((case, access.parts_seen(person, case)) for case in files)
    return [Found(case, name(person, case, seen)) for case, seen in readable if seen and _holds(person, case, seen, wanted)]


def name(person, case, seen=None) -> str:
    """A file as this person knows it: its reference, with names for those whose identity the person reads."""
    seen = access.parts_seen(person, case) if seen is None else seen
    main = Party.objects.filter(case=case, role__in=(Role.AGGRIEVED_WOMAN, Role.RESPONDENT)).order_by("code")
    called = [_called(party, person, seen) for party in main]
    return f"{case.reference}: {', '.join(called)}" if called else case.reference


def _called(party, person, seen):
    return (party.identity or {}).get("name", party.code) if _known(party, person, seen) else party.code


def _known(party, person, seen):
    return PART_OF_ROLE.get(party.role) in seen or party.person_id == person.pk


def _holds(person, case, seen, wanted):
    return wanted in case.reference.casefold() or _names(person, case, seen, wanted) or _words(person, case, seen, wanted)


def _names(person, case, seen, wanted):
    known = (party for party in Party.objects.filter(case=case) if _known(party, person, seen))
    return any(wanted in str((party.identity or {}).get("name", "")).casefold() for party in known)


def _words(person, case, seen, wanted):
    """The words of the records that this person reads; only those who work on the file read other people's."""
    works = access.on_committee(person, case)
    for model, part in WORDS_OF:
        rows = model.objects.filter(case=case) if part in seen else ()
        for row in rows:
            mine = works or part == "P4" or row.party is None or row.party.person_id == person.pk
            if mine and wanted in _flat(row.content).casefold():
                return True
    return False


def _flat(content) -> str:
    if isinstance(content, dict):
        return " ".join(_flat(one) for one in content.values())
    if isinstance(content, list):
        return " ".join(_flat(one) for one in content)
    return str(content or "")
