"""Where a complaint goes: her Internal Committee; else, and past an employer it is against, the Local Committee (PO-07, PO-17)."""

from django.utils.translation import gettext_lazy as _

from committees import duty
from committees.models import Appointment, Committee, Person
from workflows.facts import Fact
from workflows.posh2013 import limits
from workflows.posh2013.capacities import Capacities
from workflows.refusals import Caution
from workflows.shared.spine import Stage
from workflows.step import step

TO_OFFICE = {"employer": "employer", "district_officer": "district_officer"}
HOUSE = "vi"


class Routes(Capacities):
    """The way of a complaint from whoever received it to the committee."""

    @property
    def her_place(self):
        """The workplace: of the file, or as it is named before there is one."""
        return self.case.workplace or self.facts.get("workplace")

    def why_local(self) -> str:
        """Why the Local Committee has it: against the employer himself, a house, or fewer than ten who have no committee."""
        place = self.her_place
        if self.against_an_employer_of(place):
            return "employer"
        if place is None or Committee.objects.filter(workplace=place, law=self.law, kind="internal", stage="constituted").exists():
            return ""
        if place.kind == HOUSE:
            return "house"
        return "few" if duty.fewer_than_ten(place, on=self.on) else ""

    def local_committee(self):
        """The standing committee of the district, where it keeps its files in this register."""
        return Committee.objects.filter(district=self.her_place.district, law=self.law, kind="local", stage="constituted").first()

    def goes_to_the_local_committee(self):
        """PO-07: whoever files is told that, and why, it goes to the Local Committee."""
        said = {
            "employer": _("It is against the employer himself. It goes past him and the own committee, to the Local Committee."),
            "house": _("The workplace is a house. It goes to the Local Committee of the district."),
            "few": _("Fewer than ten work there and there is no committee. It goes to the Local Committee of the district."),
        }
        why = self.why_local()
        return Caution("PO-07", said[why]) if why else None

    def works_elsewhere(self):
        """PO-16: he works for another employer; her own committee finds the facts, and its report goes to his employer."""
        other = self.facts.get("respondent_works_at")
        if other is None or self.her_place is None or other.establishment == self.her_place.establishment:
            return None
        return Caution("PO-16", _("The respondent works elsewhere. Her committee inquires; the report goes to his employer, who acts."))

    def name_respondent(self, named, woman=None):
        """Where he works is kept: his employer gets the report and acts on it (PO-16)."""
        party = super().name_respondent(named, woman)
        party.employer = self.facts.get("respondent_works_at")
        party.save(update_fields=["employer"])
        return party

    def who_received(self) -> Person | None:
        """Whoever enters it for her; else the office to which she brought it; never one against whom it is."""
        if (entered := super().who_received()) is not None:
            return entered
        why = self.why_local()
        office = "district_officer" if why else TO_OFFICE.get(self.record.route)
        if office is None:
            return None
        against = [one.get("person") for one in self.facts.get("respondents") or []]
        here = Appointment.objects.in_force(self.on).exclude(person__in=[one for one in against if one]).filter(office=office)
        place = self.case.workplace
        held = here.filter(district=place.district_id) if office == "district_officer" else here.filter(workplace=place)
        return held[0].person if held else None

    def where_it_goes(self):
        """To her committee; past it to the Local Committee, by way of the officer; else it waits for one."""
        why = self.why_local()
        if why:
            self.put(local_because=why)
            self.start_clock(limits.NODAL_FORWARD, runs_from=self.received_on)
            return Stage.RECEIVED if self.case.first_received_by else Stage.WAITING
        if self.record.route in TO_OFFICE and self.case.first_received_by is not None:
            return Stage.RECEIVED
        self.case.committee = self.committee_in_force()
        return Stage.FILED if self.case.committee else Stage.WAITING


class OnTheWay(Routes):
    """From whoever received it to the committee."""

    def outside_the_register(self):
        """PO-07: a Local Committee that keeps no files here gets the papers; that is told to her."""
        if (self.record.content or {}).get("local_because") and not self.facts.get("committee") and self.local_committee() is None:
            return Caution("PO-07", _("The Local Committee keeps no files here: hand the papers over, and tell her where it sits."))
        return None

    @step(
        Capacities.stage, "complaint.forward", source=(Stage.RECEIVED, Stage.WAITING), target=(Stage.FILED, Stage.WAITING, Stage.REFERRED),
        who="recipient", clause=("PO-07", "PO-17"), label=_("Forward it to the committee"), duty="recipient",
        facts=[
            Fact("committee", "committee", _("To which committee?")),
            Fact("where", "line", _("A committee that keeps no files here: its name and address")),
        ],
        cautions=[outside_the_register],
    )  # fmt: skip
    def forward(self):
        """What somebody else received goes to the committee; to the Local Committee within seven days of its receipt."""
        self.put(forwarded_on=self.on.isoformat())
        local = bool(self.record.content.get("local_because"))
        self.case.committee = self.facts.get("committee") or (self.local_committee() if local else self.committee_in_force())
        self.meet_clock(limits.NODAL_FORWARD)
        if self.case.committee:
            self.comes_before_the_committee()
            return Stage.FILED
        return self.handed_over() if local else Stage.WAITING

    def handed_over(self):
        """The papers go to the Local Committee outside this register, with the day of first receipt."""
        self.record.ended_on = self.on
        self.end_clocks()
        there = _("the Local Committee of the district of %(district)s") % {"district": self.her_place.district}
        where = self.facts.get("where") or str(there)
        for complainant in self.complainants:
            self.serve(
                "another-forum", to=complainant, received_on=self.case.received_on, where=where,
                reasons=str(_("The Act gives this complaint to the Local Committee.")), nobody_told=True,
            )  # fmt: skip
        return Stage.REFERRED
