"""Four files with everything in them: one decided and appealed, one closed, one beside it, one of another mill and its committee."""

from contextlib import contextmanager
from datetime import date, timedelta

from cases import second_line
from cases.fields import Paper
from cases.models import Allegation, Case, Role
from committees.models import Appointment, Committee, Workplace
from notices.models import Document
from notices.render import digest
from tests.standing import put
from tests.workflows.cast import FILED_ON, Cast
from tests.world import FOUNDED, World, person

OPENED_ON = date(2025, 6, 2)
PICTURE = {"bytes": b"\x89PNG\r\n\x1a\nroster", "media": "image/png"}
PRINTED = b"%PDF-1.7 an invented paper"
APOLOGY = {"against": "R1", "kind": "apology", "words": "In writing."}


class Files(Cast):
    """The cast around a file that went through every room, and the files beside it."""

    def parties_of_the_case(self):
        """What happens in the file, and the files beside it, come before the others join."""
        decided(self)
        self.cases = {"own": self.case, "beside": self.beside(), "closed": self.closed_case()}
        return super().parties_of_the_case()

    def build(self):
        """The file of another mill too; every paper has its bytes, as if a worker had printed it."""
        self.cases["elsewhere"] = self.elsewhere()
        for document in Document.objects.all():
            document.paper, document.paper_digest = Paper(PRINTED), digest(PRINTED)
            document.save(update_fields=["paper", "paper_digest"])
        return self

    @contextmanager
    def another(self, name):
        """A file of other people before the same committee, with papers."""
        first = self.case
        self.file(on=FILED_ON, by=person(), respondents=[{"person": person(woman=False), "name": name}])
        papers(self, FILED_ON)
        yield self.case
        self.case = first

    def beside(self):
        """A complaint that was filed, and no more."""
        with self.another("Dusra Namuna") as case:
            return case

    def closed_case(self):
        """A complaint that was withdrawn and is closed."""
        with self.another("Teesra Namuna") as case:
            for member in self.members:
                self.take("declaration.make", on=FILED_ON, by=member, tied=False)
            asked = self.take("withdrawal.ask", on=FILED_ON, by=self.party("C1").person, member=self.usha).record
            self.take("withdrawal.ask_privately", on=FILED_ON, by=self.usha, record=asked, pressed=False)
            return case

    def elsewhere(self):
        """The decided file of another mill of the district, with its own committee and offices."""
        other = Elsewhere(district=self.district)
        other.file(on=FILED_ON, workplace=other.mill)
        other.case.parties.filter(role=Role.RESPONDENT).update(served_on=FILED_ON)
        decided(other)
        self.everybody |= {"president elsewhere": other.meera, "employer elsewhere": other.employer, "woman elsewhere": other.asha}
        self.everybody |= {"respondent elsewhere": other.vikram, "secretary elsewhere": other.secretary}
        return Case.objects.get(pk=other.case.pk)


class Elsewhere(World):
    """A second mill in the same district, and whoever sits and keeps papers there."""

    def __init__(self, district):
        self.law, self.people, self.district = "SH2004", {}, district
        self.mill = Workplace.objects.create(name="Doosri Mill", district=district)
        self.committee = Committee(workplace=self.mill, law=self.law, constituted_on=FOUNDED)
        put(self.committee, "constituted")
        self.committee.save(force_insert=True)
        self.meera, self.ravi = self.seat("president", "president"), self.seat("member", "member", woman=False)
        self.usha, self.farida = (
            self.seat("second", "member"),
            self.seat("outside", "ngo_member", body="Invented Circle", ties_declared=True),
        )
        self.employer, self.secretary = self.officer("employer"), person("Secretary")
        Appointment.objects.create(person=self.secretary, office="secretary", committee=self.committee, from_on=FOUNDED)
        self.asha, self.vikram = person(), person(woman=False)


def papers(world, on):
    """A thing without a paper and a paper, both handed in by her."""
    for given in ({}, {"paper": PICTURE}):
        world.take("exhibit.receive", on=on, by=world.party("C1").person, what="Roster", words="Night shift.", **given)


def decided(world):
    """Taken up, served, her demand, exhibits, both heard, another sitting fixed, found, ordered, forwarded, appealed."""
    second_line.lift()
    on = FILED_ON
    papers(world, on)
    world.take_up(on=on)
    world.serve_him(on=on, answer_by=on + timedelta(days=14))
    demand = world.take("interim.demand", on=on, by=world.asha, kind="shift", words="The morning.", willing=True).record
    world.take("interim.decide", on=on, by=world.meera, record=demand, granted=True, reasons="Alone at night.")
    world.hear_both(on=on + timedelta(days=20), present=[world.meera, world.usha])
    return ordered(world, on + timedelta(days=60))


def ordered(world, on):
    """From the end of the inquiry to the appeal."""
    world.take("inquiry.complete", on=on, by=world.meera)
    found = {"finding": "proved", "reasons": "Two saw it.", "no_evidence_reasons": "Both statements."}
    world.take("finding.record", on=on, by=world.usha, record=Allegation.objects.get(case=world.case), **found)
    order = world.take("order.draft", on=on, by=world.meera, outcome="direct", reasons="As found.", directions=[APOLOGY]).record
    for member in (world.meera, world.usha):
        world.take("order.sign", on=on, by=member, record=order)
    for act in ("issue", "forward"):
        world.take(f"order.{act}", on=on, by=world.meera, record=order)
    world.take("appeal.file", on=on, by=world.vikram, forum="ordinary_forum")
