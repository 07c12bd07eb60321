"""Row by row, what of a file somebody is shown: the policy table of `access`, applied to parties, records and papers."""


from cases import access
from cases.called import PUT
from cases.models import Party, Role
from cases.policy import OWN_ROWS
from cases.shelf import Shelf

# Whoever works on the file as the policy table has it; everybody else reads own rows only.
WORK = access.COMMITTEE | {"secretary", "appellate_authority"}

PART_OF_ROLE = {
    Role.AGGRIEVED_WOMAN: "P2", Role.HEIR: "P2", Role.ORGANISATION: "P2", Role.REPRESENTATIVE: "P2",
    Role.RESPONDENT: "P6", Role.WITNESS: "P8a", Role.SUPPORTER: "P8a", Role.COUNSELLOR: "P3", Role.INTERPRETER: "P9",
}  # fmt: skip
PART_OF_TABLE = {
    "complaint": "P4", "allegation": "P4", "consent": "P4", "withdrawal": "P10", "declaration": "P10", "objection": "P10",
    "service": "P7", "sitting": "P9", "statement": "P8c", "question": "P8c", "exhibit": "P5", "summons": "P8a",
    "interimrelief": "P11", "settlement": "P12", "request": "P10", "permission": "P11", "showcause": "P13", "order": "P13",
    "direction": "P14", "appeal": "P15", "courtstay": "P1", "note": "P10", "release": "P10", "redaction": "P10",
}  # fmt: skip
OWN_ALWAYS = ("objection", "request", "settlement", "withdrawal", "summons", "showcause", "interimrelief")


def works_on(found) -> bool:
    """Whether one of these roles works on the whole file."""
    return bool(found & WORK)


def parties(person, case, *, seen=None, shelf=None) -> list:
    """Those of whom this reader may know: by role, and always oneself."""
    shelf = shelf or Shelf([case])
    seen = access.parts_seen(person, case, shelf=shelf) if seen is None else seen
    here = (one for one in shelf.rows(case, Party) if one.left_on is None)
    return [one for one in here if PART_OF_ROLE.get(one.role) in seen or one.person_id == person.pk]


def rows(person, case, model, *, seen=None, found=None):
    """The records of one table that this reader sees: the part's, or only those that are the reader's own."""
    seen = access.parts_seen(person, case) if seen is None else seen
    found = access.roles(person, case) if found is None else found
    every = model.objects.filter(case=case)
    if reads_all(model, seen, found) and (works_on(found) or model._meta.model_name not in GIVEN):
        return every
    if reads_all(model, seen, found):
        mine = stands_as(person, Party.objects.filter(case=case))
        return every.filter(pk__in=[one.pk for one in every if is_given(one, mine)])
    return every.filter(party__person=person) if reads_own(model, seen) else every.none()


def shown(person, case, model, *, shelf, seen, found) -> list:
    """The same as a page has them, read from its shelf."""
    every = shelf.rows(case, model)
    if reads_all(model, seen, found) and (works_on(found) or model._meta.model_name not in GIVEN):
        return every
    if reads_all(model, seen, found):
        mine = stands_as(person, shelf.rows(case, Party))
        return [one for one in every if is_given(one, mine)]
    return [one for one in every if reads_own(model, seen) and one.party is not None and one.party.person_id == person.pk]


# Of these a side reads the own, and what was given or put to it.
GIVEN = {"statement": "shared_with", "exhibit": "copied_to", "question": ""}


def stands_as(person, parties) -> dict:
    """The places of a reader in a file: the own; an heir also stands where the woman stood who left, or the only one (SH-16)."""
    own = [one for one in parties if one.person_id == person.pk]
    women = [one for one in parties if one.role == Role.AGGRIEVED_WOMAN]
    left = [one for one in women if one.left_on] or (women if len(women) == 1 else [])
    hers = left if any(one.role == Role.HEIR for one in own) else []
    return {one.pk: one.code for one in (*own, *hers)}


def is_given(record, mine) -> bool:
    """SH-29: whether a statement, an exhibit or a question is the reader's own, or was given or put to the reader."""
    if record.party_id in mine:
        return True
    if record._meta.model_name == "question":
        return record.to_party_id in mine and record.stage in PUT
    return bool(set(mine.values()) & set((record.content or {}).get(GIVEN[record._meta.model_name], [])))


def reads_all(model, seen, found) -> bool:
    """Whether a table is open to these roles as a whole."""
    name = model._meta.model_name
    return PART_OF_TABLE.get(name) in seen and (works_on(found) or not found & OWN_ROWS.get(name, frozenset()))


def reads_own(model, seen) -> bool:
    """Whether a reader has the own rows of a table."""
    return PART_OF_TABLE.get(model._meta.model_name) in seen or model._meta.model_name in OWN_ALWAYS


def is_own(person, record) -> bool:
    """Whether a record is the reader's own, or the complaint itself, on which both sides act."""
    return record._meta.model_name == "complaint" or (record.party_id is not None and record.party.person_id == person.pk)
