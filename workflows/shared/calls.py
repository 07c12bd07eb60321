"""Reading who is called when to a sitting, and what a lawful list of calls must satisfy (SH-21, SH-23)."""

from datetime import datetime, time

from django.utils.translation import gettext_lazy as _

from cases.models import Role, Slot
from committees import sittings
from committees.sittings import Call
from workflows import calendar
from workflows.refusals import Caution, Unmet
from workflows.shared.after_death import still_lives

MINUTES = 60


def moment(value, day) -> datetime | None:
    """A time of the sitting's day: a moment, “10:30”, “10.30”, or minutes since midnight; None where it cannot be read."""
    if isinstance(value, datetime):
        return value
    if isinstance(value, int):
        value = f"{value // MINUTES}:{value % MINUTES:02}"
    try:
        hour, minute = str(value).replace(".", ":").split(":")[:2]
        return datetime.combine(day, time(int(hour), int(minute)), tzinfo=calendar.LEGAL_ZONE)
    except ValueError:
        return None


def rows(procedure) -> list[dict]:
    """The rows as given; a sitting that is moved keeps its times of day and each person's door, where no others are given."""
    given = procedure.facts.get("slots") or []
    if procedure.record._state.adding:
        return given
    stood = [_row(slot) for slot in procedure.record.slots.select_related("party", "sitting").order_by("begins")]
    doors = {row["party"]: row["door"] for row in stood}
    return [{**row, "door": row.get("door") or doors.get(_code(row), "")} for row in given] or stood


def _code(row):
    """Who is called, as the row has it."""
    return getattr(row.get("party"), "code", row.get("party")) if not isinstance(row.get("party"), list) else None


def _row(slot) -> dict:
    begins, ends = (f"{one.astimezone(calendar.LEGAL_ZONE):%H:%M}" for one in (slot.begins, slot.ends))
    return {"party": slot.party.code, "begins": begins, "ends": ends, "door": slot.door or ""}


def read(procedure) -> tuple[list[Call], list[Unmet]]:
    """The calls as given, and what cannot be read in them."""
    calls, faults = [], []
    for row in rows(procedure):
        day = procedure.facts["on"]
        begins, ends = moment(row.get("begins"), day), moment(row.get("ends"), day)
        code = getattr(row.get("party"), "code", row.get("party"))
        codes = code if isinstance(code, list) else [part.strip() for part in str(code or "").split(",")]
        if len(codes) > 1:
            faults.append(Unmet("SH-21", _("One person is called at a time."), "correction", opens="slots"))
        party = procedure.case.parties.filter(code__in=codes).first()
        if party is None or begins is None or ends is None or ends <= begins:
            faults.append(Unmet("SH-23", _("State who is called, from when to when."), "correction", opens="slots"))
            continue
        if (gone := still_lives(party)) is not None:
            faults.append(gone)
            continue
        place, door = place_of(procedure.record, procedure.facts), str(row.get("door") or "")
        calls.append(Call(party.code, str(party.role), begins, ends, place, door))
    return calls, faults


def place_of(sitting, facts=None) -> str:
    """The place as it is compared: the one given, else the one kept; capital letters and white space say nothing."""
    place = (facts or {}).get("place") or (sitting.content or {}).get("place") or ""
    return " ".join(str(place).casefold().split())


def all_of_the_day(procedure) -> tuple[list[Call], list[Unmet]]:
    """The calls as given with those of the other sittings of that day, and what cannot be read in them."""
    calls, faults = read(procedure)
    fixed = Slot.objects.filter(sitting__case=procedure.case, sitting__stage__in=("fixed", "open"), sitting__on=procedure.facts["on"])
    others = fixed.exclude(sitting=procedure.record.pk).select_related("party", "sitting")
    return [*calls, *map(_call, others)], faults


def sides_may_meet(procedure):
    """SH-23: the two sides within an hour of each other at one place: lawful, and worth a second look."""
    if not procedure.facts.get("on"):
        return None
    near = sittings.near(all_of_the_day(procedure)[0])
    if not near:
        return None
    said = _("%(one)s and %(other)s are called within an hour of each other at one place: they may meet. Leave an hour, or another door.")
    return Caution("SH-23", said % {"one": near[0][0].code, "other": near[0][1].code})


def one_at_a_time(procedure):
    """SH-23: complainant and respondents are never called together; witnesses come one at a time."""
    if not procedure.facts.get("on"):
        return None
    calls, faults = all_of_the_day(procedure)
    for one, other in sittings.collisions(calls):
        if sittings.opposed(one, other):
            said = _("The two sides are called separately at one place: %(one)s and %(other)s overlap.")
        else:
            said = _("People are called one at a time: %(one)s and %(other)s overlap.")
        faults.append(Unmet("SH-23", said % {"one": one.code, "other": other.code}, "correction", opens="slots"))
    return faults or None


def one_door(procedure):
    """SH-23: called apart, the two sides had better not meet at the door either."""
    if not procedure.facts.get("on") or not (met := sittings.by_one_door(read(procedure)[0])):
        return None
    said = _("Both sides come by one door: %(one)s and %(other)s. Two doors, or two waiting places, keep them apart.")
    return Caution("SH-23", said % {"one": met[0][0].code, "other": met[0][1].code})


def _call(slot):
    return Call(slot.party.code, str(slot.party.role), slot.begins, slot.ends, place_of(slot.sitting))


def representatives(procedure):
    """SH-23: she may bring one representative; a second is refused, and a respondent has none."""
    named = procedure.facts.get("representatives") or []
    faults = []
    hers = [row for row in named if _side(procedure, row) != Role.RESPONDENT]
    if len(hers) > 1:
        faults.append(Unmet("SH-23", _("She may bring one representative, and no second."), "nothing", opens="representatives"))
    if len(hers) < len(named):
        said = _("The text gives a representative to the complainant alone.")
        faults.append(Unmet("SH-23", said, "nothing", opens="representatives"))
    return faults or None


def _side(procedure, row):
    party = procedure.case.parties.filter(code=row.get("of")).first()
    return party.role if party else Role.AGGRIEVED_WOMAN
