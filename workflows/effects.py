"""What a step may do besides moving its record: start and meet clocks, serve documents, name parties, take a sibling step."""

from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy as _

from cases import access
from cases.models import CODE_LETTERS, Case, Deadline, DeadlineState, Party, Role
from cases.models import Complaint as ComplaintRecord
from committees import calendars
from committees.models import Person, Workplace
from notices import outbox
from workflows import book
from workflows.counting import days_left, resumed
from workflows.limits import unit_of
from workflows.step import NEW


class Effects:
    """The verbs that a step's method uses; each is one thing that follows in law."""

    body_called = _("Internal Complaints Committee")

    def start_clock(self, limit, *, runs_from, party=None) -> Deadline:
        """A limit begins to run from this day; both the strict day and the last day in time are kept."""
        office = self.calendar
        count = limit.count(runs_from, office)
        deadline = Deadline.objects.create(
            case=self.owner if self.is_case else None,
            record=self.record.pk,
            party=party,
            limit=limit.slug,
            clause=limit.clause,
            counted_from=runs_from,
            strict_on=count.strict,
            due_on=count.due,
            calendar_version=office.version,
        )
        self.taken.clocks.append(deadline)
        return deadline

    def own_day(self, name) -> str:
        """A day that the committee itself sets, by its full name under this law."""
        return f"{self.law.lower()}.{name}"

    def set_day(self, name, clause, *, day, party=None) -> Deadline:
        """A day that the committee itself set, where the text fixes none; it is shown and warned, nothing lapses."""
        deadline = Deadline.objects.create(
            case=self.owner, record=self.record.pk, party=party, limit=self.own_day(name), clause=self.cited(clause),
            counted_from=self.on, strict_on=day, due_on=self.calendar.next_open(day), calendar_version=self.calendar.version,
        )  # fmt: skip
        self.taken.clocks.append(deadline)
        return deadline

    def meet_clock(self, limit, *, state=DeadlineState.MET, **which) -> None:
        """The limit (or the day set under this name) is met today; it is kept, with the day."""
        slug = limit if isinstance(limit, str) else limit.slug
        slug = slug if "." in slug else self.own_day(slug)
        running = Deadline.objects.filter(case=self.owner.pk, limit=slug, state=DeadlineState.RUNNING, **which)
        for deadline in running:
            deadline.state, deadline.met_on = state, self.on
            deadline.save(update_fields=["state", "met_on"])
            self.taken.clocks.append(deadline)

    def suspend_clocks(self, **which) -> None:
        """A court stayed what these days are for: they stop with the days they have left (NJ-05)."""
        for deadline in Deadline.objects.filter(case=self.owner.pk, state=DeadlineState.RUNNING, **which):
            deadline.days_left = days_left(deadline.strict_on, self.on, unit_of(deadline.limit), self.calendar)
            deadline.state, deadline.stayed_on, deadline.resumed_on = DeadlineState.STAYED, self.on, None
            deadline.save(update_fields=["state", "stayed_on", "days_left", "resumed_on"])
            self.taken.clocks.append(deadline)

    def resume_clocks(self, **which) -> None:
        """The stay is over: each goes on from today with the days it had left, today left out (NJ-05)."""
        for deadline in Deadline.objects.filter(case=self.owner.pk, state=DeadlineState.STAYED, **which):
            days = resumed(self.on, deadline.days_left, unit_of(deadline.limit), self.calendar)
            deadline.strict_on, deadline.due_on = days
            deadline.state, deadline.resumed_on = DeadlineState.RUNNING, self.on
            deadline.save(update_fields=["state", "resumed_on", "strict_on", "due_on"])
            self.taken.clocks.append(deadline)

    def end_clocks(self, *, keep=()) -> None:
        """Nothing runs any more in this file, but the days of the records that are kept; the days stay readable."""
        alive = Deadline.objects.filter(case=self.owner.pk, state__in=(DeadlineState.RUNNING, DeadlineState.STAYED))
        alive.exclude(record__in=list(keep)).update(state=DeadlineState.ENDED)

    @property
    def calendar(self):
        """The calendar of the office where the proceeding is held."""
        if not hasattr(self, "_calendar"):
            place = calendars.place_of(self.owner)
            self._calendar = self.shelf.once(("calendar", place and place.pk), lambda: calendars.of_workplace(place))
        return self._calendar

    def overdue(self, limit) -> Deadline | None:
        """The limit's clock if it ran out before today; what follows is that reasons are asked."""
        running = Deadline.objects.filter(case=self.owner.pk, limit=limit.slug, state=DeadlineState.RUNNING)
        return running.filter(due_on__lt=self.on).first()

    def serve(self, slug, *, to, **facts):
        """A document for one recipient, a party or an office-holder, frozen now and sent after the commit; none for the dead (NJ-08)."""
        if getattr(to, "has_died", False):
            return None
        person, party = (to, None) if isinstance(to, Person) else (to.person, to)
        language = (party or person).language
        document = outbox.issue(
            self.owner, slug, case=self.owner if self.is_case else None, law=self.law, cited=self.cited,
            party=party, person=person, record=self.record, language=language, facts=self.document_facts(to, facts),
        )  # fmt: skip
        self.taken.served.append(document)
        return document

    def document_facts(self, to, facts) -> dict:
        """What every document states: committee, day, addressee; codes in the body, the name on the cover only."""
        person = isinstance(to, Person)
        name = to.published_name if person else (to.identity or {}).get("name", to.code)
        stated = {
            "committee": self.committee_name,
            "issued_on": self.on,
            "reference": getattr(self.owner, "reference", ""),
            "cover": {"name": name, "lines": []},
            "identities": self.identities,
            "recipient": recipient_kind(to, self.found_office(to)),
        }
        return {**stated, **facts}

    @property
    def committee_name(self) -> str:
        """The committee as it is called on paper, in the language of the paper."""
        place = self.owner.workplace or getattr(self.owner, "district", None)
        return format_lazy("{}, {}", self.body_called, str(place or ""))

    @property
    def identities(self) -> dict:
        """Code → what may not stand in the body of a paper: name and every contact of that party."""
        if not hasattr(self, "_identities"):
            known = Party.objects.filter(case=self.owner.pk) if self.is_case else ()
            self._identities = {party.code: spoken_of(party.identity or {}) for party in known}
        return self._identities

    @property
    def is_case(self) -> bool:
        """Whether the chain is a case's, and not a committee's."""
        return isinstance(self.owner, Case)

    def found_office(self, to) -> str:
        """The office through which a person of the register gets a paper."""
        held = access.roles_for(to, self.owner) if isinstance(to, Person) else ()
        return next((one for one in ("employer", "district_officer", "president", "member") if one in held), "")

    def add_party(self, role, named, **marks) -> Party:
        """Somebody enters the case under the next code of the role; name and contact are sealed."""
        letter = CODE_LETTERS[role]
        number = Party.objects.filter(case=self.case, code__startswith=letter).count() + 1
        known = {key: value for key, value in named.items() if key not in ("person", "gender", *STANDING, "employer")}
        marks = {**standing_of(named), **marks}
        marks.setdefault("language", getattr(named.get("person"), "language", "en"))
        return Party.objects.create(
            case=self.case, role=role, code=f"{letter}{number}", person=named.get("person"),
            joined_on=self.on, identity=known, **marks,
        )  # fmt: skip

    def parties(self, *roles):
        """Those who are in the case today in one of these roles."""
        return Party.objects.filter(case=self.case, role__in=roles, left_on__isnull=True).order_by("code")

    def those(self, *roles) -> list:
        """The same as the page has them: what a condition asks of the parties; without roles, everybody."""
        return [one for one in self.shelf.rows(self.case, Party) if one.left_on is None and (not roles or one.role in roles)]

    def rows(self, model, *stages) -> list:
        """The rows of one table in this file, at these stages: what a condition asks of the records."""
        return [one for one in self.shelf.rows(self.case, model) if not stages or one.stage in stages]

    def me(self) -> Party | None:
        """The acting person's own place in the case."""
        if isinstance(self.by, access.Actor):
            return None
        return next((one for one in self.those() if one.person_id == self.by.pk), None)

    def also(self, step, *, record=None, acting=None, **facts):
        """A sibling step that follows in law from this one, in the same transaction and under the same lock."""
        procedure_class, info = book.find(self.law, step)
        record = record or procedure_class.record_class(case=self.case, opened_on=self.on)
        sibling = procedure_class(law=self.law, owner=self.owner, record=record, by=acting or self.by, found=self.found, facts=facts)
        taken = sibling.run(info)
        self.taken.cautions += taken.cautions
        self.taken.served += taken.served
        self.taken.clocks += taken.clocks
        return taken.record

    @property
    def spine(self):
        """The complaint of the case: the record whose stage is the case's."""
        return self.rows(ComplaintRecord)[0]

    @property
    def spine_stage(self) -> str:
        """Where the complaint of the case stands."""
        return self.spine.stage

    def put(self, **words) -> None:
        """Seal words into the record."""
        self.record.content = {**(self.record.content or {}), **{key: plain(value) for key, value in words.items()}}

    def keep(self, *names) -> None:
        """Seal the named answers into the record under their own names."""
        self.put(**{name: self.facts[name] for name in names if self.facts.get(name) not in (None, "", [])})

    def for_the_chain(self) -> dict:
        """The facts of the step as they go, sealed, into the event; papers by digest only."""
        return {name: plain(value) for name, value in self.facts.items()}

    @property
    def began(self) -> bool:
        """Whether the record was there before this step."""
        return self.record.stage != NEW


# How somebody may be told to stand at work, and where that is kept: the forum, and what can be directed, follow from it.
STANDING = {"workman": "is_workman", "is_workman": "is_workman", "employee": "is_employee", "is_employee": "is_employee"}


def standing_of(named) -> dict:
    """SH-31, SH-40: whether somebody is an employee, a workman, and whose; the own employer also by the name of the workplace."""
    marks = {column: bool(named[word]) for word, column in STANDING.items() if named.get(word) is not None}
    own = named.get("employer")
    if own is None and named.get("works_at"):
        own = Workplace.objects.filter(name__iexact=str(named["works_at"]).strip()).first()
    return {**marks, **({"employer": own} if own is not None else {})}


def plain(value):
    """A fact as it can be sealed: people and records by id, papers by digest."""
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple | set):
        return [plain(one) for one in value]
    if isinstance(value, bytes):
        return f"paper of {len(value)} bytes"
    return str(value.pk) if hasattr(value, "pk") else value


PAPER_KINDS = {
    Role.RESPONDENT: "respondent",
    Role.WITNESS: "witness",
    "employer": "employer",
    "district_officer": "officer",
    "president": "member",
    "member": "member",
}


def recipient_kind(to, office) -> str:
    """What the addressee is to a paper; whoever stands on her side reads the complainant's."""
    return PAPER_KINDS.get(office if isinstance(to, Person) else to.role, "complainant")


WORDS_OF_IDENTITY = ("name", "phone", "email", "address", "contact", "employee_number", "identity_number")


def spoken_of(identity: dict) -> list[str]:
    """Every word by which a party could be known: name, telephone, address and the like."""
    known = (identity.get(word) for word in WORDS_OF_IDENTITY)
    return [value for value in known if isinstance(value, str) and value.strip()]
