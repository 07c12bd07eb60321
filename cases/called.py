"""Witnesses: whom a side only named, and what of a file is a witness's own (SH-21, SH-25, SH-42)."""

from functools import reduce
from operator import or_

from django.db.models import Exists, OuterRef, Q

from cases.models import InterimRelief, Party, Question, Role, Slot, Statement, Summons
from notices.models import Document

# A question that reached whom it is put to.
PUT = ("put", "answered")


def named_only(party, case, shelf) -> bool:
    """A witness whom a side named and nobody called learns of no file by that; who gives evidence for her knows it from her."""
    if party.role != Role.WITNESS or party.side == "complainant":
        return False
    if any(one.to_party_id == party.pk and one.stage in PUT for one in shelf.rows(case, Question)):
        return False
    told = shelf.once(("papers to", party.pk), lambda: Document.objects.filter(to_party=party.pk).exists())
    return not told and not any(one.party_id == party.pk for model in (Slot, Statement) for one in shelf.rows(case, model))


def only_named() -> Q:
    """The same as a condition on the parties of a list of files."""
    called = [Q(Exists(model.objects.filter(party=OuterRef("pk")))) for model in (Slot, Statement)]
    called.append(Q(Exists(Document.objects.filter(to_party=OuterRef("pk")))))
    asked = Q(Exists(Question.objects.filter(to_party=OuterRef("pk"), stage__in=PUT)))
    return Q(role=Role.WITNESS) & ~Q(side="complainant") & ~reduce(or_, called, asked)


def own_parts(person, case, shelf) -> set:
    """What there is of a witness's own: the call, the statement, the demand for protection."""
    mine = {party.pk for party in shelf.rows(case, Party) if party.person_id == person.pk}
    own = {Slot: "P9", Summons: "P9", Statement: "P8c", InterimRelief: "P11"}
    return {part for model, part in own.items() if any(one.party_id in mine for one in shelf.rows(case, model))}
