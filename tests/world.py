"""A small invented world for tests of the law: a district, a mill, its committee, the people of a case."""

from dataclasses import dataclass, field
from datetime import date, timedelta

from cases.models import Case, Complaint
from committees.models import Appointment, Committee, District, Person, Seat, Workplace
from workflows import calendar
from workflows.procedure import take

FOUNDED = date(2024, 1, 1)


def person(name="", *, woman=True, **more) -> Person:
    """Somebody with a published name, or a party without one."""
    return Person.objects.create(published_name=name, gender="female" if woman else "male", **more)


@dataclass
class World:
    """A mill with a lawful internal committee of four: a woman President, two members, one from an organisation."""

    law: str = "SH2004"
    people: dict = field(default_factory=dict)

    def __post_init__(self):
        self.district = District.objects.create(name="Namunapur", region="IN-MH")
        self.mill = Workplace.objects.create(name="Udaharan Mill", district=self.district)
        self.committee = self.constituted()
        self.meera = self.seat("meera", "president")
        self.ravi = self.seat("ravi", "member", woman=False)
        self.usha = self.seat("usha", "member")
        self.farida = self.seat("farida", "ngo_member", body="Invented Women's Circle", ties_declared=True)
        self.employer = self.officer("employer")
        self.asha, self.vikram = person(), person(woman=False)

    def constituted(self):
        """A committee in force; its stage is set as the tables keep it."""
        committee = Committee(workplace=self.mill, law=self.law, constituted_on=FOUNDED)
        committee._meta.get_field("stage").set_state(committee, "constituted")
        committee.save(force_insert=True)
        return committee

    def seat(self, name, kind, *, woman=True, committee=None, **more):
        """A member with a seat from the day of the constitution."""
        member = person(name.title(), woman=woman)
        Seat.objects.create(committee=committee or self.committee, person=member, kind=kind, from_on=FOUNDED, **more)
        return member

    def officer(self, office, *, workplace=None):
        """Somebody who holds an office of the mill."""
        holder = person(office.title())
        Appointment.objects.create(person=holder, office=office, workplace=workplace or self.mill, from_on=FOUNDED)
        return holder

    def file(self, *, on, by=None, **facts):
        """A complaint by Asha against Vikram, unless told otherwise."""
        facts = {
            "respondents": [{"person": self.vikram, "name": "Vikram Namuna"}],
            "woman": {"name": "Asha Namuna"},
            "narrative": "He blocked the door and held her wrist.",
            **facts,
        }
        with calendar.as_of(on):
            taken = take("complaint.file", law=self.law, by=by or self.asha, facts=facts)
        self.case = Case.objects.get(pk=taken.record.case_id)
        return taken

    def take(self, step, *, on, by, record=None, on_day=None, **facts):
        """A step in the case on a day; `on_day` is the fact that is itself called “on”."""
        if on_day:
            facts["on"] = on_day
        with calendar.as_of(on):
            return take(step, by=by, owner=self.case.pk, record=getattr(record, "pk", record), facts=facts)

    @property
    def members(self):
        """Those who sit."""
        return (self.meera, self.ravi, self.usha, self.farida)

    def take_up(self, *, on):
        """Every member without ties; the committee takes the complaint up."""
        for member in self.members:
            self.take("declaration.make", on=on, by=member, tied=False)
        return self.take("complaint.screen", on=on, by=self.meera, elements=["physical"])

    def serve_him(self, *, on, answer_by, code="R1"):
        """His copy, and the proof that it reached him."""
        sent = self.take("service.send", on=on, by=self.meera, respondent=self.party(code), answer_by=answer_by)
        return self.take("service.prove", on=on, by=self.meera, record=sent.record, how="hand")

    def served(self, *, on):
        """A complaint filed, taken up and served, the time to answer running."""
        self.file(on=on)
        self.take_up(on=on + timedelta(days=3))
        self.serve_him(on=on + timedelta(days=4), answer_by=on + timedelta(days=18))
        return self

    def with_witness(self, *, on, by=None, **facts):
        """A witness with a place in the register is named; her party."""
        self.lata = getattr(self, "lata", None) or person()
        named = {"person": self.lata, "name": "Lata Udaharan", "phone": "98000 11111"}
        return self.take("witness.name", on=on, by=by or self.asha, witness=named, **facts).record.party

    def hear_both(self, *, on, present=None):
        """A sitting in which each side is heard alone, signs, and he gets what she said."""
        slots = [{"party": "C1", "begins": "10:30", "ends": "11:30"}, {"party": "R1", "begins": "14:30", "ends": "15:30"}]
        sitting = self.take("sitting.fix", on=on, by=self.meera, on_day=on, slots=slots).record
        self.take("sitting.open", on=on, by=self.meera, record=sitting, present=list(present or self.members))
        for code in ("C1", "R1"):
            said = self.take("statement.record", on=on, by=self.meera, party=self.party(code), words="Said in the sitting.").record
            self.take("statement.read_back", on=on, by=self.meera, record=said)
            self.take("statement.sign", on=on, by=self.meera, record=said)
            self.take("statement.share", on=on, by=self.meera, record=said)
        return self.take("sitting.close", on=on, by=self.meera, record=sitting)

    def heard(self, *, on, present=None):
        """A complaint filed, taken up, served and heard, all in time."""
        self.served(on=on)
        self.hear_both(on=on + timedelta(days=24), present=present)
        return self

    @property
    def complaint(self):
        """The spine as it stands."""
        return Complaint.objects.get(case=self.case)

    def party(self, code):
        """A party by code."""
        return self.case.parties.get(code=code)
