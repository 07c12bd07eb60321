"""Who and what the demonstration begins with: an authority, a district, two workplaces, one committee, invented people."""

from dataclasses import dataclass, field
from datetime import date, timedelta

from django.contrib.auth import get_user_model

from cases.access import SYSTEM
from cases.models import Case
from committees.models import ClosedDay, Committee, Person
from workflows import calendar
from workflows.holidays_seed import seed
from workflows.procedure import take

LAW = "SH2004"
IN_FORCE = "POSH2013"
REGION = "IN-MH"
PASSWORD = "namuna-register-2026"  # noqa: S105 (the demonstration's own, printed for whoever tries it)
BEGAN = timedelta(days=500)

# key: name to sign in by, published name, gender, what to print of them
OFFICE_HOLDERS = {
    "authority": ("anjali.pramukh", "Anjali Pramukh", "female", "appointing authority"),
    "employer": ("kiran.malik", "Kiran Malik Udaharan", "male", "employer's officer, Udaharan Mill"),
    "usha": ("usha.udaharan", "Usha Udaharan", "female", "President of the committee, Udaharan Mill"),
    "farida": ("farida.namuna", "Farida Namuna", "female", "member"),
    "ravi": ("ravi.misaal", "Ravi Misaal", "male", "member"),
    "meera": ("meera.misaal", "Meera Misaal", "female", "member from an organisation working for women"),
    "secretary": ("leela.lekhak", "Leela Lekhak", "female", "secretary of the committee"),
    "special_officer": ("nasreen.namuna", "Nasreen Namuna", "female", "Special Officer of the mill"),
}
# Of the studio, whose committee sits under the Act of 2013.
OFFICE_HOLDERS |= {
    "owner": ("rehana.malik", "Rehana Malik Namuna", "female", "employer's officer, Namuna Studio"),
    "presiding": ("ila.namuna", "Ila Namuna", "female", "Presiding Officer of the committee under the Act of 2013, Namuna Studio"),
    "arun": ("arun.udaharan", "Arun Udaharan", "male", "employee member there"),
    "bela": ("bela.misaal", "Bela Misaal", "female", "employee member there"),
    "noor": ("noor.namuna", "Noor Namuna", "female", "external member there"),
}
# key: name to sign in by, gender, language, what to print of them; their names are sealed in their files
PARTIES = {
    "asha": ("asha", "female", "en", "complainant, inquiry under way"),
    "sunita": ("sunita", "female", "hi", "complainant, reads Hindi, filed three days ago"),
    "lata": ("lata", "female", "en", "complainant, order made"),
    "vikram": ("vikram", "male", "en", "respondent, served"),
    "mohan": ("mohan", "male", "en", "respondent, order made against him"),
    "unserved": ("dinesh", "male", "en", "respondent, not served yet: knows of nothing"),
    "pari": ("pari", "female", "en", "complainant under the Act of 2013, inquiry under way"),
    "gita": ("gita", "female", "en", "complainant, finding to be written"),
}


@dataclass
class Register:
    """The invented register, and the verbs its files are told with."""

    today: date = field(default_factory=calendar.today)
    people: dict = field(default_factory=dict)

    def build(self):
        """Everything that stands before the first complaint, each entry through the door."""
        with calendar.as_of(self.today - BEGAN):
            self.enter_people()
            self.enter_places()
            self.constitute()
            self.constitute_under_the_act()
        return self

    def enter_people(self):
        """Office-holders with a published name, parties without one, all with a sign-in."""
        for key, (sign_in, name, gender, _words) in OFFICE_HOLDERS.items():
            person = self.enter("person.enter", name=name, gender=gender, sign_in_name=sign_in)
            self.people[key] = self.can_sign_in(Person.objects.get(pk=person.pk), sign_in)
        for key, (sign_in, gender, language, _words) in PARTIES.items():
            person = Person.objects.create(gender=gender, language=language)
            self.people[key] = self.can_sign_in(person, sign_in)

    def can_sign_in(self, person, name):
        """The demonstration's own password, the same for everybody."""
        user = person.user or get_user_model()(username=name)
        user.set_password(PASSWORD)
        user.save()
        person.user = user
        person.save()
        return person

    def enter_places(self):
        """A district with its holidays, a mill with a branch, and the offices."""
        self.district = self.enter("district.open", name="Namunapur", region=REGION)
        years = range((self.today - BEGAN).year - 1, self.today.year + 3)
        ClosedDay.objects.bulk_create(ClosedDay(day=one.day, region=REGION, name=one.name) for one in seed(REGION, years))
        opened = {"district": self.district, "place": "v", "phone": "000 000 0000"}
        self.mill = self.enter("workplace.open", name="Udaharan Mill", **opened)
        self.branch = self.enter("workplace.open", name="Udaharan Mill, Pashan office", branch_of=self.mill, **opened)
        self.enter("appointment.begin", person=self.people["authority"], office="authority")
        for office in ("employer", "special_officer"):
            self.enter("appointment.make", by="authority", person=self.people[office], office=office, workplace=self.mill)
        self.enter("headcount.record", by="employer", workplace=self.mill, employees=180)

    def constitute(self):
        """The committee: proposed by the employer, its own nominee, the order."""
        self.committee = None
        seats = [{"person": self.people["usha"], "seat": "president"}]
        seats += [{"person": self.people[key], "seat": "member"} for key in ("farida", "ravi")]
        body = self.enter("committee.propose", by="employer", workplace=self.mill, seats=seats)
        about = {"body": "Invented Women's Circle", "works_for_women": True, "ties": "None"}
        self.enter("committee.nominate", by="usha", owner=body.pk, person=self.people["meera"], **about)
        self.enter("committee.constitute", by="employer", owner=body.pk)
        self.committee = Committee.objects.get(pk=body.pk)
        secretary = {"person": self.people["secretary"], "office": "secretary", "committee": self.committee}
        self.enter("appointment.make", by="employer", **secretary)

    def constitute_under_the_act(self):
        """A studio with an Internal Committee of four: presiding, two employees on their grounds, one from outside."""
        opened = {"district": self.district, "place": "ii", "phone": "000 000 0000", "service_rules": True}
        self.studio = self.enter("workplace.open", law=IN_FORCE, name="Namuna Studio", **opened)
        office = {"person": self.people["owner"], "office": "employer", "workplace": self.studio}
        self.enter("appointment.make", law=IN_FORCE, by="authority", **office)
        self.enter("headcount.record", law=IN_FORCE, by="owner", workplace=self.studio, employees=42)
        seats = [
            {"person": self.people["presiding"], "seat": "president", "basis": "own_office"},
            {"person": self.people["arun"], "seat": "member", "basis": "legal", "grounds": "Reads labour law."},
            {"person": self.people["bela"], "seat": "member", "basis": "committed", "grounds": "Runs the women's room."},
        ]
        outside = {"basis": "organisation", "body": "Invented Women's Circle", "ties": "None"}
        seats += [{"person": self.people["noor"], "seat": "ngo_member", **outside}]
        body = self.enter("committee.propose", law=IN_FORCE, by="owner", workplace=self.studio, seats=seats)
        self.enter("committee.constitute", law=IN_FORCE, by="owner", owner=body.pk)

    def enter(self, step, *, law=LAW, by=None, owner=None, **facts):
        """An entry that belongs to no file."""
        actor = self.people[by] if by else SYSTEM
        return take(step, by=actor, law=law, owner=owner, facts=facts).record


@dataclass
class File:
    """One file being told, day by day counted back from today."""

    register: Register
    case: Case = None
    law: str = LAW

    def file(self, days_ago, by, **facts):
        """The complaint that begins it."""
        facts = {"workplace": self.register.mill, **facts}
        with calendar.as_of(self.day(days_ago)):
            taken = take("complaint.file", by=self.register.people[by], law=self.law, facts=facts)
        self.case = Case.objects.get(pk=taken.record.case_id)
        return taken.record

    def day(self, days_ago) -> date:
        """A day counted back from today; negative days lie ahead."""
        return self.register.today - timedelta(days=days_ago)

    def step(self, days_ago, by, name, record=None, facts=None, **more):
        """A step in the file."""
        with calendar.as_of(self.day(days_ago)):
            given = {**(facts or {}), **more}
            return take(name, by=self.register.people[by], owner=self.case.pk, record=getattr(record, "pk", None), facts=given).record

    def party(self, code):
        """A party of the file."""
        return self.case.parties.get(code=code)

    def taken_up(self, days_ago):
        """No ties declared; the committee takes it up."""
        for member in ("usha", "farida", "ravi", "meera"):
            self.step(days_ago, member, "declaration.make", tied=False)
        self.step(days_ago, "usha", "complaint.screen", elements=["physical", "verbal"], relation="her_workplace")

    def served(self, days_ago, answer_by):
        """His copy and the proof that it reached him."""
        sent = self.step(days_ago, "usha", "service.send", answer_by=self.day(answer_by), channels=["hand", "email"])
        return self.step(days_ago - 1, "secretary", "service.prove", sent, how="hand")

    def sitting(self, days_ago, fixed):
        """A sitting at which both sides are called, hours apart."""
        slots = [
            {"party": "C1", "begins": "10:30", "ends": "11:40", "door": "garden door"},
            {"party": "R1", "begins": "14:30", "ends": "15:20", "door": "front door"},
        ]
        return self.step(fixed, "usha", "sitting.fix", facts={"on": self.day(days_ago), "place": "Committee room", "slots": slots})

    def heard(self, days_ago, fixed, hers, his):
        """A sitting held: each side alone, written down, read back, signed, hers given to him and his to her."""
        sitting = self.sitting(days_ago, fixed)
        present = [self.register.people[key] for key in ("usha", "farida", "meera")]
        self.step(days_ago, "usha", "sitting.open", sitting, present=present)
        for code, words in (("C1", hers), ("R1", his)):
            said = self.step(days_ago, "usha", "statement.record", party=self.party(code), words=words)
            self.step(days_ago, "usha", "statement.read_back", said)
            self.step(days_ago, "usha", "statement.sign", said)
            self.step(days_ago, "usha", "statement.share", said)
        self.step(days_ago, "usha", "sitting.close", sitting, minutes="Both sides were heard, each alone.")
