"""What the questions of one page share: each table is read once, for all the files on the page together.

A shelf is made for one page, or for one question, and passed on by hand; nothing of it is kept. The door passes
none: before a step that is taken every question reads anew, under the lock of the file.
"""

from collections import defaultdict

from django.db.models import Q

from cases.crypto import open_keys
from cases.fields import SealedPaper
from cases.models import Case, Deadline, Order, Party, Presence, Record, Signature, Sitting, Slot
from committees.models import Appointment, Seat
from committees.models.people import ladder

# Rows that hang on a record, and not on the file itself.
HANGS_ON = {Slot: ("sitting", Sitting), Presence: ("sitting", Sitting), Signature: ("order", Order)}
IN_ORDER = {Party: ("code",), Deadline: ("due_on", "id"), Slot: ("begins",)}


class Shelf:
    """The rows of some files and committees, fetched when first asked for."""

    def __init__(self, cases=(), committees=()):
        self.cases = {one.pk: one for one in cases}
        self._bodies = tuple(committees)
        self._once = {}

    @classmethod
    def of(cls, owner):
        """The shelf of one file, or of one committee."""
        return cls([owner]) if isinstance(owner, Case) else cls(committees=[owner])

    def once(self, key, make):
        """An answer that is the same for the whole page, made when first asked for."""
        if key not in self._once:
            self._once[key] = make()
        return self._once[key]

    def rows(self, case, model) -> list:
        """The rows of one table in one file, in their order; a file that is not begun has none."""
        if case._state.adding:
            return []
        if case.pk not in self.cases:
            raise LookupError("this file does not lie on this shelf")
        return self.once(model, lambda: self._fetched(model))[case.pk]

    def _fetched(self, model):
        found = defaultdict(list)
        if model in HANGS_ON:
            return self._hanging(model, found, *HANGS_ON[model])
        if issubclass(model, Record):
            self.once("keys", lambda: open_keys(self.cases))
        for row in _light(model).filter(case__in=self.cases).order_by(*_order(model)):
            row.case = self.cases[row.case_id]
            if isinstance(row, Record | Deadline) and row.party_id:
                row.party = self._parties[row.party_id]
            found[row.case_id].append(row)
        return found

    def _hanging(self, model, found, name, parent):
        known = {row.pk: row for case in self.cases.values() for row in self.rows(case, parent)}
        for row in model.objects.filter(**{f"{name}__case__in": self.cases}).order_by(*_order(model)):
            above = known[getattr(row, f"{name}_id")]
            setattr(row, name, above)
            if isinstance(row, Slot):
                row.party = self._parties[row.party_id]
            found[above.case_id].append(row)
        return found

    @property
    def _parties(self):
        return self.once("by id", lambda: {one.pk: one for case in self.cases.values() for one in self.rows(case, Party)})

    def seats(self, owner) -> list:
        """The seats of a committee, whenever held; for a file the standing seats, and those filled for it alone (NJ-02)."""
        own = owner.pk if isinstance(owner, Case) else None
        place = owner.committee_id if isinstance(owner, Case) else owner.pk
        every = self.once(Seat, self._seated)
        return [seat for seat in every[place] if seat.for_case in (None, own)] if place else []

    def _seated(self):
        found = defaultdict(list)
        here = Q(for_case__isnull=True) | Q(for_case__in=self.cases)
        bodies = {one.pk for one in self._bodies} | {one.committee_id for one in self.cases.values()} - {None}
        for seat in Seat.objects.filter(here, committee__in=bodies).select_related("person", "committee") if bodies else ():
            found[seat.committee_id].append(seat)
        return found

    def superiors(self, person) -> list:
        """The people to whom somebody seated here answers, the nearest first."""
        seated = {seat.person_id for rows in self.once(Seat, self._seated).values() for seat in rows}
        above = self.once(ladder, lambda: ladder(seated)) if person.pk in seated else ladder([person.pk])
        return above.get(person.pk, [])

    def held(self, person, on) -> list:
        """The offices that somebody holds on a day."""
        rows = self.once((Appointment, person.pk), lambda: list(Appointment.objects.filter(person=person.pk)))
        return [one for one in rows if one.is_held(on)]

    def employers(self, workplace, on) -> list:
        """Those who hold the employer's office at a workplace on a day."""
        held = self.once("employers", self._employing) if workplace else ()
        return [one.person for one in held if one.workplace_id == workplace and one.is_held(on)]

    def _employing(self):
        bodies = [*self._bodies, *(case.committee for case in self.cases.values())]
        places = {getattr(one, "workplace", None) for one in (*bodies, *self.cases.values())} - {None}
        ids = {one for place in places for one in (place.pk, place.branch_of_id)} - {None}
        return list(Appointment.objects.filter(office="employer", workplace__in=ids).select_related("person").order_by("from_on", "pk"))


def _light(model):
    """A table without the bytes of its papers: whoever opens one asks for it."""
    papers = [one.name for one in model._meta.fields if isinstance(one, SealedPaper)]
    return model.objects.defer(*papers)


def _order(model):
    return ("opened_on", "number", "pk") if issubclass(model, Record) else IN_ORDER.get(model, ("pk",))


