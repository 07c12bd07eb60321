"""The time to complain: three months from the last incident, three more with reasons, a series and its link (PO-10, PO-11)."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from cases.models import Deadline, DeadlineState
from workflows.facts import Fact, said_yes
from workflows.posh2013 import limits
from workflows.posh2013.capacities import Capacities
from workflows.refusals import Caution, Unmet
from workflows.shared.guards import committee_lawful
from workflows.shared.spine import Stage
from workflows.step import step

AT_MOST = "file_at_most"


def as_date(value):
    """A day, from itself or as it was sealed."""
    return date.fromisoformat(value[:10]) if isinstance(value, str) and value else value


class InTime(Capacities):
    """Whether it was filed in time, and what follows where it was not."""

    own_days = (AT_MOST,)

    def told_of(self, name):
        """An answer as it is given now, else as it was sealed."""
        kept = (self.record.content or {}) if self.began else {}
        return self.facts.get(name) if not self.began else kept.get(name)

    @property
    def linked_acts(self) -> list:
        """The days of later acts that she marks as directly linked to the earlier conduct."""
        rows = self.told_of("incidents") or []
        return sorted(as_date(row["on"]) for row in rows if said_yes(row.get("linked")) and row.get("on"))

    @property
    def last_incident(self):
        """The day from which the time runs: the last incident of the series, unless the committee found no link."""
        first = as_date(self.told_of("incident_on"))
        unlinked = self.began and (self.record.content or {}).get("linked") is False
        return max([*([first] if first else []), *([] if unlinked else self.linked_acts)], default=None)

    @property
    def filed_on(self) -> date:
        """The day that counts: of the writing, or of an earlier filing elsewhere."""
        earlier = as_date(self.told_of("earlier_filed_on"))
        written = self.case.received_on if self.began else self.received_on
        return min(earlier, written) if earlier else written

    def periods(self):
        """The first period and the longest one, counted from the last incident; None where its day is not known."""
        if self.last_incident is None:
            return None
        return limits.FILE.count(self.last_incident, self.calendar), limits.FILE.outer(self.last_incident, self.calendar)

    @property
    def how_late(self) -> str:
        """“” in time, “late” within three more months, “barred” beyond the longest period."""
        periods = self.periods()
        if periods is None or self.filed_on <= periods[0].due:
            return ""
        return "late" if self.filed_on <= periods[1].strict else "barred"

    def earlier_and_where(self):
        """An earlier filing elsewhere counts only where it is said with whom, and lies before this one."""
        earlier = self.facts.get("earlier_filed_on")
        if earlier is None:
            return None
        if not self.facts.get("earlier_filed_with"):
            return Unmet("NJ-14", _("Say where it was filed before."), "correction", opens="earlier_filed_with")
        if earlier > self.received_on:
            return Unmet("NJ-14", _("The earlier filing lies before this one. Check the day."), "correction", opens="earlier_filed_on")
        return None

    def late_is_said(self):
        """PO-10, PO-11: a late complaint is taken; the committee decides with written reasons whether it goes on."""
        if self.nobody_named or not self.how_late:
            return None
        said = {
            "late": _("Three months have passed. The committee may take up to three more, if it writes what prevented her."),
            "barred": _("Six months in all have passed. The committee decides with reasons; it cannot give more time."),
        }
        return Caution("PO-11" if self.how_late == "late" else "PO-10", said[self.how_late])

    def day_is_asked(self):
        """Without the day of the last incident nobody can tell whether it is in time."""
        if self.nobody_named or self.last_incident is not None:
            return None
        return Caution("PO-10", _("The day of the last incident is not said. Ask for it: the time to complain runs from it."))

    def count_the_time_to_file(self):
        """The first period and its outer end are kept beside the day of filing; late, the first stays open until decided."""
        periods = self.periods()
        if periods is None:
            return
        self.start_clock(limits.FILE, runs_from=self.last_incident)
        outer = Deadline.objects.create(
            case=self.case, record=self.record.pk, limit=self.own_day(AT_MOST), clause="PO-11", counted_from=self.last_incident,
            strict_on=periods[1].strict, due_on=periods[1].strict, calendar_version=self.calendar.version,
        )  # fmt: skip
        self.taken.clocks.append(outer)
        self.meet_clock(AT_MOST, state=DeadlineState.MET if self.how_late != "barred" else DeadlineState.RUNNING)
        if not self.how_late:
            self.meet_clock(limits.FILE)

    def comes_before_the_committee(self) -> None:
        """PO-20: seven working days from its receipt for the copy to the respondent."""
        self.start_clock(limits.COPY_TO_RESPONDENT, runs_from=self.on if self.began else self.received_on)

    def count_again(self):
        """The day from which the time ran has changed: the mistaken count is ended and kept, the right one begins."""
        running = Deadline.objects.filter(case=self.case, limit__in=(limits.FILE.slug, self.own_day(AT_MOST)))
        running.update(state=DeadlineState.ENDED, met_on=self.on)
        self.count_the_time_to_file()

    def link_is_claimed(self):
        """PO-10: there is something to find only where later acts are said to be linked."""
        if self.linked_acts:
            return None
        return Unmet("PO-10", _("She marks no later act as linked to the earlier conduct."), "nothing")

    @step(
        Capacities.stage, "complaint.find_link", source=Stage.FILED, target=Stage.FILED, who="committee", clause=("PO-10", "PO-11"),
        label=_("Find whether the later acts are linked to the earlier conduct"), duty="committee",
        facts=[
            Fact("linked", "yes_no", _("Are they directly linked?"), required=True, clause="PO-10", cure="finding"),
            Fact("reasons", "words", _("Why?"), required=True, clause="PO-10"),
        ],
        conditions=[link_is_claimed, committee_lawful], due_while=[link_is_claimed],
    )  # fmt: skip
    def find_link(self):
        """The last linked act starts the time; a later decision of others that is not linked to it does not."""
        self.put(linked=self.facts["linked"], link_reasons=self.facts["reasons"], link_found_on=self.on.isoformat())
        self.count_again()

    def link_is_found(self):
        """PO-10: where she says that later acts are linked, the committee finds on it first."""
        kept = self.record.content or {}
        if not self.linked_acts or kept.get("linked") is not None:
            return None
        said = _("She says that later acts are linked. Record a finding on the link first.")
        return Unmet("PO-10", said, "finding", opens="complaint.find_link")

    def was_late(self):
        """PO-11: more time is given only where the first period was over."""
        if self.how_late:
            return None
        return Unmet("PO-11", _("It was filed in time. No more time is needed."), "nothing")

    def not_beyond_six_months(self):
        """PO-11: no more than three months are added; beyond them nobody can extend."""
        if self.how_late != "barred":
            return None
        said = _("Six months from the last incident have passed. The Act lets nobody add more; reject it with reasons.")
        return Unmet("PO-11", said, "nothing", opens="complaint.reject")

    @step(
        Capacities.stage, "complaint.extend_time", source=Stage.FILED, target=Stage.FILED, who="committee", clause="PO-11",
        label=_("Take a late complaint, with reasons"),
        facts=[Fact("reasons", "words", _("Which circumstances prevented her from filing in time?"), required=True, clause="PO-11")],
        conditions=[link_is_found, was_late, not_beyond_six_months, committee_lawful],
    )  # fmt: skip
    def extend_time(self):
        """Satisfied that circumstances prevented her, the committee takes up to three more months, for reasons in writing."""
        self.put(extended_on=self.on.isoformat(), extended_because=self.facts["reasons"])
        self.meet_clock(limits.FILE)

    def in_time_or_extended(self):
        """PO-10, PO-11: nothing goes on out of time without the committee's written reasons."""
        if not self.how_late or (self.record.content or {}).get("extended_on"):
            return None
        if self.how_late == "barred":
            return self.answer(InTime.not_beyond_six_months)
        said = _("It came after three months. Write what prevented her, or reject it with reasons.")
        return Unmet("PO-11", said, "reasons", opens="complaint.extend_time")

    def out_of_time(self):
        """PO-10: only what came too late is rejected at the threshold; the rest belongs to the inquiry."""
        if self.how_late and not (self.record.content or {}).get("extended_on"):
            return None
        return Unmet("PO-10", _("It is in time, or more time was given. It cannot be rejected as late."), "nothing")

    @step(
        Capacities.stage, "complaint.reject", source=Stage.FILED, target=Stage.DISMISSED, who="committee", clause=("PO-10", "PO-11"),
        label=_("Reject a complaint that came too late"), conditions=[link_is_found, out_of_time, committee_lawful],
        facts=[Fact("reasons", "words", _("The reasons"), required=True, clause="PO-10")],
    )  # fmt: skip
    def reject(self):
        """What is plainly late may be rejected without calling the other side: a reasoned order, a copy to her, and her time to appeal."""
        self.put(rejected_because=self.facts["reasons"])
        self.record.ended_on = self.case.closed_on = self.on
        self.end_clocks()
        first, longest = self.periods()
        for complainant in self.complainants:
            self.start_clock(limits.APPEAL, runs_from=self.on, party=complainant)
            self.serve(
                "rejected-as-late", to=complainant, received_on=self.case.received_on, last_incident=self.last_incident,
                first_ended_on=first.due, longest_ended_on=longest.strict, reasons=self.facts["reasons"],
                appeal_by=self.taken.clocks[-1].due_on,
            )  # fmt: skip
