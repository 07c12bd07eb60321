"""How a complaint comes in under any text: who speaks for whom, who received it, the file that begins, receipts (SH-11, SH-13, SH-18)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from committees.models import Appointment, Committee, Person, Seat, Workplace
from workflows.refusals import Caution, Unmet
from workflows.shared.spine import Spine

RECEIVING = ("employer", "special_officer", "district_officer", "secretary", "authority")


def receives(person, *, on) -> bool:
    """Whether somebody sits on a committee or holds an office, and so enters what others bring."""
    if not isinstance(person, Person):
        return False
    held = Appointment.objects.in_force(on).filter(person=person, office__in=RECEIVING)
    return held.exists() or Seat.objects.in_force(on).filter(person=person).exists()


class Intake(Spine):
    """What every way of filing has in common; each text states the ways themselves."""

    # The routes by which the text lets a complaint come, in words; and the answers that are sealed into it.
    routes: tuple = ()
    told: tuple = ()

    @property
    def capacity(self) -> str:
        """In which capacity the complaint is filed; herself, where nothing is said."""
        return self.facts.get("capacity") or "herself"

    @property
    def for_herself(self) -> bool:
        """Whether she files in her own name."""
        return self.capacity.startswith("herself")

    @property
    def received_on(self):
        """The day it was first received, apart from the day it was entered."""
        return self.facts.get("spoken_on") or self.facts.get("received_on") or self.on

    @property
    def entered_for_her(self) -> bool:
        """Whether a recipient enters what she brought: then the one who acts is not the one who complains."""
        return (self.facts.get("route") or "web") != "web" and receives(self.by, on=self.on)

    @property
    def named_woman(self) -> dict:
        """The aggrieved woman as far as she is named; whoever files for herself on this site names herself."""
        told = self.facts.get("woman") or {}
        herself = self.for_herself and not self.entered_for_her
        return {"person": self.by, **told} if herself and isinstance(self.by, Person) else told

    @property
    def nobody_named(self) -> bool:
        """Unsigned, and no woman named: it is information."""
        return self.for_herself and not (self.named_woman.get("person") or self.named_woman.get("name"))

    @property
    def another_speaks(self) -> bool:
        """Whether a third person tells what happened to her as if it were her own complaint."""
        told = (self.facts.get("woman") or {}).get("person")
        another = told is not None and told != self.by
        return self.for_herself and another and not self.entered_for_her

    def not_in_the_future(self):
        """Neither the incident nor the receipt lies ahead."""
        days = ("incident_on", "received_on", "spoken_on")
        late = [name for name in days if (self.facts.get(name) or self.on) > self.on]
        return [Unmet("SH-22", _("This day is still to come. Check the date."), "correction", opens=name) for name in late]

    def at_one_workplace(self):
        """SH-11: the committee of her workplace receives it; where several are entered, it is said which."""
        if self.facts.get("workplace") or Workplace.objects.count() == 1:
            return None
        return Unmet("SH-11", _("Say at which workplace. It goes to the committee of that place."), "correction", opens="workplace")

    def a_girl_may_decline(self):
        """NJ-07: a minor's complaint is taken; a guardian and child protection are offered, and she may decline."""
        if self.facts.get("minor"):
            said = _("She is under eighteen. Her complaint is taken. Ask whether she wants a helper and child protection.")
            return Caution("NJ-07", said)
        return None

    def committee_at(self, workplace):
        """The internal committee of a workplace under this text, if one is constituted."""
        return Committee.objects.filter(workplace=workplace, law=self.law, kind="internal", stage="constituted").first()

    def committee_in_force(self):
        """The committee of her own branch."""
        return self.committee_at(self.case.workplace)

    def is_the_employer(self, named) -> bool:
        """Whether somebody complained against is the employer or owner of the workplace."""
        held = Appointment.objects.in_force(self.on).filter(office="employer", workplace=self.case.workplace)
        person = named.get("person")
        return bool(named.get("is_employer")) or (person is not None and held.filter(person=person).exists())

    @property
    def against_the_employer(self) -> bool:
        """Whether it is against the employer: then it never goes through him."""
        return any(self.is_the_employer(named) for named in self.facts.get("respondents") or [])

    def against_an_employer_of(self, workplace) -> bool:
        """The same before the file is open."""
        held = Appointment.objects.in_force(self.on).filter(office="employer")
        held = held.filter(workplace=workplace) if workplace else held
        people = [named.get("person") for named in self.facts.get("respondents") or []]
        marked = any(named.get("is_employer") for named in self.facts.get("respondents") or [])
        return marked or held.filter(person__in=[one for one in people if one]).exists()

    def name_respondent(self, named, woman=None):
        """Whoever is said to have done it, and what; the employer is marked as such."""
        known = {key: value for key, value in named.items() if key != "is_employer"}
        party = self.add_party(Role.RESPONDENT, known, is_employer=self.is_the_employer(named))
        against = [row for row in self.facts.get("allegations") or [] if row.get("against") in (None, "", party.code)]
        hers = (None, "", getattr(woman, "code", ""))
        for row in [row for row in against if row.get("woman") in hers] or ([] if against else [{}]):
            what, on = row.get("what") or self.facts["narrative"], row.get("on") or self.facts.get("incident_on")
            self.also("allegation.make", against=party, woman=woman, what=what, on=on)
        return party

    def as_information(self):
        """Kept with whoever receives complaints; who she may be and who told it stay sealed."""
        self.case.committee = self.committee_in_force()
        told = {name: self.facts[name] for name in ("woman", "organisation", "filer", "respondents") if self.facts.get(name)}
        self.put(told_of=told)

    def keep_outreach(self):
        """One more try to find her, beside the earlier ones."""
        earlier = (self.record.content or {}).get("outreach", [])
        row = {name: self.facts[name] for name in ("how", "found", "wishes") if self.facts.get(name) is not None}
        self.put(outreach=[*earlier, {"on": self.on.isoformat(), **row}])

    def open_case(self):
        """The file begins: the day of receipt, apart from the day of entry; the workplace; who received it."""
        case = self.case
        case.received_on, case.entered_at = self.received_on, self.now
        case.workplace = self.facts.get("workplace") or Workplace.objects.get()
        self.record.capacity, self.record.route = self.capacity, self.facts.get("route") or "web"
        case.first_received_by = self.who_received()
        case.save(force_insert=True)
        self.record.case = case
        self.keep(*self.told)
        self.record.save(force_insert=True)

    def who_received(self) -> Person | None:
        """Whoever enters it for her, unless it is against that very person."""
        against = [named.get("person") for named in self.facts.get("respondents") or []]
        return self.by if self.entered_for_her and self.by not in against else None

    def begin_to_count(self):
        """SH-22: ninety days from the day on which it was received."""
        self.start_clock(self.inquiry_limit, runs_from=self.received_on)

    def give_receipts(self):
        """What arrived, when and how, in a paper of her own."""
        runs = self.case.deadlines.get(limit=self.inquiry_limit.slug)
        for complainant in self.complainants:
            self.serve(
                "receipt", to=complainant, received_on=self.case.received_on, received_by=self.received_by_in_words(),
                route=dict(self.routes)[self.record.route], inquiry_ends_on=runs.due_on,
            )  # fmt: skip

    def received_by_in_words(self):
        """The office that received it; no name."""
        return dict(self.routes)[self.record.route] if self.case.committee_id is None else self.committee_name

    def tell_of_criminal_action(self):
        """SH-18: immediately, whoever receives it tells her of her right to criminal action."""
        told = [*self.complainants, *([self.woman] if self.record.capacity == "organisation" else [])]
        for party in told:
            self.serve("right-to-criminal-action", to=party)
