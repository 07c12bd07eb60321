"""Builds what exists before the first step: places, people, offices and committees, all of them invented."""

from dataclasses import dataclass, field
from datetime import date, datetime

from committees.models import Appointment, ClosedDay, Committee, District, Headcount, Person, Seat, Workplace
from workflows import calendar
from workflows.holidays_seed import seed
from workflows.rehearsal import words
from workflows.rehearsal.reading import Mapped, WrongFile, moment

LONG_AGO = date(2000, 1, 1)
STATES_OF_A_PERSON = ("gender", "language", "reports_to", "workplace")
HELD_FOR = {
    "employer": "workplace", "special_officer": "workplace", "appellate_authority": "workplace",
    "district_officer": "district", "secretary": "committee",
}  # fmt: skip
A_BODY = "An invented society for working women"
USUAL = {"president": "own_office", "member": "committed"}
YEARS_AROUND = 2


@dataclass
class World:
    """Who and what the file calls by which key."""

    districts: dict = field(default_factory=dict)
    people: dict = field(default_factory=dict)
    particulars: dict = field(default_factory=dict)
    homes: dict = field(default_factory=dict)
    workplaces: dict = field(default_factory=dict)
    committees: dict = field(default_factory=dict)
    offices: dict = field(default_factory=dict)

    def key_of(self, person) -> str:
        """The file's key of a person."""
        return next((key for key, one in self.people.items() if person is not None and one.pk == person.pk), "")

    def add(self, key, record) -> None:
        """What a step entered may be called by its label, as if it had been there from the beginning."""
        kinds = {Committee: self.committees, Person: self.people, Workplace: self.workplaces, District: self.districts}
        if type(record) in kinds:
            kinds[type(record)][key] = record
        if isinstance(record, Person):
            self.particulars[key] = {"name": record.published_name}

    def name_of(self, key) -> str:
        """The invented name of somebody."""
        return self.particulars[key]["name"]


def build(told: Mapped) -> World:
    """The world of a file, in the database that is in use."""
    given = told.get("world") or Mapped()
    world = World()
    _districts(world, given)
    _people(world, given)
    _workplaces(world, given)
    _committees(world, given, told)
    _offices(world, given, told["law"])
    _closed_days(world, told)
    return world


def entries(given: Mapped, name: str):
    """Key and description of each entry of a part of the world; a list of bare keys will do."""
    part = given.get(name) or {}
    if isinstance(part, list):
        part = dict.fromkeys(part)
    return [(str(key), _about(name, value)) for key, value in part.items()]


def _about(name, value) -> Mapped:
    if name == "people" and isinstance(value, str):
        return Mapped(gender=value)
    return value if isinstance(value, Mapped) else Mapped()


def known(found: dict, key, what: str, about: Mapped, where: str):
    """What a key stands for; an unknown key is a wrong file."""
    try:
        return found[str(key)]
    except KeyError:
        message = f"No {what} is called “{key}”."
        raise WrongFile(message, line=about.at(where), key=where, nearest=words.nearest(key, found)) from None


def _only(found: dict):
    return next(iter(found.values())) if len(found) == 1 else None


def _region(state) -> str:
    state = str(state or "").upper()
    return state if state.startswith("IN") and len(state) != len("IN") + 1 else f"IN-{state}" if state else "IN"


def _districts(world, given):
    for key, about in entries(given, "districts"):
        name = about.get("name") or key.title()
        world.districts[key] = District.objects.create(name=name, region=_region(about.get("state") or about.get("region")))
    if not world.districts:
        world.districts["district"] = District.objects.create(name="District")


def _people(world, given):
    acting = {str(about.get("person")) for _key, about in entries(given, "offices")}
    seats = [seat for _key, about in entries(given, "committees") for seat in about.get("seats") or []]
    acting |= {str(seat["person"] if isinstance(seat, dict) else seat) for seat in seats}
    for key, about in entries(given, "people"):
        told = {name: value for name, value in about.items() if name not in STATES_OF_A_PERSON}
        world.particulars[key] = {"name": key.replace("_", " ").title(), **told}
        world.people[key] = Person.objects.create(
            gender=words.GENDERS[str(about.get("gender") or "").lower()], language=str(about.get("language") or "en"),
            published_name=world.name_of(key) if key in acting else "",
        )  # fmt: skip
    for key, about in entries(given, "people"):
        if about.get("reports_to"):
            world.people[key].reports_to = known(world.people, about["reports_to"], "person", about, "reports_to")
            world.people[key].save()
        if about.get("workplace"):
            world.homes[key] = str(about["workplace"])


def _workplaces(world, given):
    for key, about in entries(given, "workplaces"):
        district = known(world.districts, about.get("district", next(iter(world.districts))), "district", about, "district")
        world.workplaces[key] = Workplace.objects.create(
            name=about.get("name") or key.replace("_", " ").title(), district=district, kind=str(about.get("kind") or ""),
            government=about.get("government") or "state", has_service_rules=bool(about.get("service_rules", True)),
        )  # fmt: skip
        _headcounts(world.workplaces[key], about.get("headcount"))
    for key, about in entries(given, "workplaces"):
        if about.get("branch_of"):
            world.workplaces[key].branch_of = known(world.workplaces, about["branch_of"], "workplace", about, "branch_of")
            world.workplaces[key].save()
    if not world.workplaces:
        district = next(iter(world.districts.values()))
        world.workplaces["workplace"] = Workplace.objects.create(name="Workplace", district=district, has_service_rules=True)


def _headcounts(workplace, told):
    for one in told if isinstance(told, list) else [told]:
        about = one if isinstance(one, dict) else {"employees": one or 0}
        Headcount.objects.create(
            workplace=workplace, counted_on=about.get("on") or LONG_AGO,
            employees=about.get("employees", 0), students=about.get("students", 0),
        )  # fmt: skip


def _first_day(told) -> date:
    when = moment(told["steps"][0]["on"])
    return calendar.legal_day(when) if isinstance(when, datetime) else when


def _standing_since(told) -> date:
    """Since when a committee sits where the file leaves it out: a year before its first step, so that no term has run out."""
    return calendar.add_years(_first_day(told), -1)


def _committees(world, given, told):
    for key, about in entries(given, "committees"):
        kind = words.KINDS.get(str(about.get("kind", "internal")), str(about.get("kind")))
        place = about.get("workplace")
        workplace = known(world.workplaces, place, "workplace", about, "workplace") if place else None
        area = about.get("district")
        district = known(world.districts, area, "district", about, "district") if area else None
        if workplace is None and kind == "internal":
            workplace = _only(world.workplaces) or next(iter(world.workplaces.values()))
        since = about.get("constituted_on") or _standing_since(told)
        world.committees[key] = _kept(Committee, str(about.get("stage") or "constituted"),
            kind=kind, law=told["law"], workplace=workplace, district=district or _only(world.districts) if kind != "internal" else None,
            constituted_on=since,
            fewer_women_because=str(about.get("fewer_women_because") or ""),
        )  # fmt: skip
        for seat in about.get("seats") or []:
            _seat(world, world.committees[key], seat if isinstance(seat, Mapped) else Mapped(person=seat), since)


def _kept(model, stage, **values):
    """A row as the tables keep it at a stage that it reached before the first step."""
    row = model(**values)
    row._meta.get_field("stage").set_state(row, stage)
    row.save(force_insert=True)
    return row


def _seat(world, committee, told, since):
    kind = words.SEATS.get(str(told.get("seat", told.get("kind", "member"))), "")
    person = known(world.people, told.get("person"), "person", told, "person")
    external = kind == "ngo_member"
    if not person.gender and kind != "member":
        person.gender = "female"
        person.save()
    Seat.objects.create(
        committee=committee, person=person, kind=kind, body=str(told.get("body", A_BODY if external else "") or ""),
        grounds=str(told.get("grounds") or ""), basis=_basis(told, kind),
        ties_declared=bool(told.get("ties_declared", True)), ties=str(told.get("ties") or ""),
        from_on=told.get("from") or since, until_on=told.get("until"),
    )  # fmt: skip


def _basis(told, kind) -> str:
    """On which ground somebody sits, where the file leaves it out: one that the texts know for this seat."""
    if kind == "ngo_member" and "basis" not in told:
        return "familiar" if told.get("grounds") and not told.get("body") else "organisation"
    return str(told.get("basis", USUAL.get(kind, "")) or "")


def _offices(world, given, law):
    for key, about in entries(given, "offices"):
        office = words.OFFICES[str(about.get("office"))]
        world.offices[key] = _kept(Appointment, "made", law=law,
            person=known(world.people, about.get("person"), "person", about, "person"), office=office,
            rank=str(about.get("rank") or ""), reasons=str(about.get("reasons") or ""),
            from_on=about.get("from") or LONG_AGO, until_on=about.get("until"), **_where(world, about, office),
        )  # fmt: skip


def _where(world, about, office) -> dict:
    """For which workplace, district or committee an office is held; where there is one only, for that one."""
    found = {"workplace": world.workplaces, "district": world.districts, "committee": world.committees}
    named = {what: known(found[what], about[what], what, about, what) for what in found if about.get(what)}
    if not named and office in HELD_FOR:
        named = {HELD_FOR[office]: _only(found[HELD_FOR[office]])}
    return named


def _closed_days(world, told):
    """The file's own calendar; what it leaves out is the region's, seeded for the years of the steps."""
    given = told.get("calendar") or {}
    weekend = given.get("weekend", ["sat", "sun"])
    numbers = sorted(words.WEEKDAYS.index(str(day)[:3].lower()) for day in weekend)
    for workplace in world.workplaces.values():
        workplace.weekend = ",".join(str(number) for number in numbers)
        workplace.save()
    years = [moment(step["on"]).year for step in told["steps"]]
    span = range(min(years) - 1, max(years) + YEARS_AROUND + 1)
    for region in dict.fromkeys(district.region for district in world.districts.values()):
        own = given.get("holidays")
        days = dict.fromkeys(own, "holiday") if own is not None else {one.day: one.name for one in seed(region, span)}
        ClosedDay.objects.bulk_create(ClosedDay(day=day, region=region, name=name) for day, name in days.items())
