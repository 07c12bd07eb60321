"""Everybody who may come to the door: one person for each role, and those who have none."""

from datetime import date

from cases import access
from cases.models import Case, Recusal, Role
from committees.models import Appointment, Committee
from tests.standing import put
from tests.world import FOUNDED, World, person
from workflows.effects import CODE_LETTERS

FILED_ON = date(2025, 1, 10)
OFFICES_HERE = ("special_officer", "auditor")


class Cast(World):
    """The mill, a case in it, and somebody for every role, by the name of the role."""

    def __post_init__(self):
        super().__post_init__()
        self.file(on=FILED_ON)
        self.case.parties.filter(role=Role.RESPONDENT).update(served_on=FILED_ON)
        self.known_roles = {}
        self.everybody = {**self.parties_of_the_case(), **self.seated(), **self.holders(), **self.outsiders()}

    def parties_of_the_case(self):
        """One for each place in a case; one respondent whom the complaint has not reached."""
        others = [role for role in Role if role not in (Role.AGGRIEVED_WOMAN, Role.RESPONDENT)]
        found = {str(role): self.joins(role, f"{CODE_LETTERS[role]}1") for role in others}
        return {"complainant": self.asha, "respondent": self.vikram, "unserved": self.joins(Role.RESPONDENT, "R2"), **found}

    def joins(self, role, code):
        """Somebody comes into the case."""
        newcomer = person()
        self.case.parties.create(person=newcomer, role=role, code=code, joined_on=FILED_ON, identity={"name": f"Namuna {code}"})
        return newcomer

    def seated(self):
        """President, member, and a member who stands aside."""
        aside = self.seat("aside", "member")
        Recusal.objects.create(case=self.case, person=aside, since=FILED_ON)
        return {"president": self.meera, "member": self.ravi, "recused": aside}

    def holders(self):
        """One for each office, held where it concerns the case."""
        found = {"employer": self.employer, **{office: self.officer(office) for office in OFFICES_HERE}}
        places = {"authority": {}, "appellate_authority": {"workplace": self.mill}}
        places |= {"district_officer": {"district": self.district}, "secretary": {"committee": self.committee}}
        for office, place in places.items():
            found[office] = person(office)
            Appointment.objects.create(person=found[office], office=office, from_on=FOUNDED, **place)
        return found

    def outsiders(self):
        """Nobody in this case: a visitor, a stranger, a member of another committee; and the clock."""
        elsewhere = Committee(workplace=self.mill, law=self.law, constituted_on=FOUNDED)
        put(elsewhere, "constituted")
        elsewhere.save(force_insert=True)
        member = self.seat("elsewhere", "member", committee=elsewhere)
        return {"visitor": access.VISITOR, "stranger": person(), "elsewhere": member, "system": access.SYSTEM}

    def other_case(self):
        """A second file, of which nobody in the first knows."""
        first = self.case
        self.file(on=FILED_ON, by=person(), respondents=[{"name": "Dusra Namuna"}])
        other, self.case = self.case, first
        return Case.objects.get(pk=other.pk)


