"""Who complains, for whom, and who may know of it: the four capacities and their particulars (SH-01, SH-16, NJ-07)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from committees.models import Person
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.intake import Intake

CAPACITIES = (
    ("herself", _("for myself")),
    ("herself_and_others", _("for myself and other women")),
    ("heir", _("for a woman who has died, as her heir or representative")),
    ("organisation", _("for her, as a trade union, women's organisation or NGO")),
)
ROUTES = (
    ("web", _("on this site")),
    ("member", _("to a member of the committee")),
    ("employer", _("to the employer")),
    ("special_officer", _("to the Special Officer")),
    ("paper", _("on paper, to the committee")),
)
FILERS = {"heir": Role.HEIR, "organisation": Role.ORGANISATION}

WHO_FILES = (
    Fact("capacity", "choice", _("For whom do you file?"), choices=CAPACITIES),
    Fact("route", "choice", _("How was it made?"), choices=ROUTES),
    Fact("woman", "named", _("The aggrieved woman")),
    Fact("minor", "yes_no", _("Is she under eighteen?")),
    Fact("helper", "named", _("Who helps her")),
    Fact("other_women", "several_named", _("The other women")),
    Fact("organisation", "named", _("The organisation, with its registration")),
    Fact("heir", "named", _("The heir or representative")),
    Fact("representative", "yes_no", _("Do the heirs send you as their representative?")),
    Fact("consent_on", "day", _("The day of the written consent")),
    Fact("consent_to", "line", _("Whom the consent names")),
)


def words_of(told) -> set:
    """A name as it is compared: capital letters and white space say nothing."""
    return set(str(told or "").casefold().split())


class Capacities(Intake):
    """In whose name, and for whom."""

    routes = ROUTES

    def needs_consent(self) -> bool:
        """SH-16: an organisation, and whoever represents the heirs; an heir's own signature is enough."""
        return self.capacity == "organisation" or (self.capacity == "heir" and bool(self.facts.get("representative")))

    def consent_before_filing(self):
        """SH-16: others file only after written consent, never earlier than its date."""
        given = self.facts.get("consent_on")
        if not self.another_speaks and (not self.needs_consent() or (given and given <= self.received_on)):
            return None
        self.keep_instead = "complaint.keep_information"
        said = _("A filing for her needs her written consent, given before it, that names who may file.")
        return Unmet("SH-16", said, "consent", opens=_("her written consent; until then this is kept as information"))

    def consent_names_somebody(self):
        """SH-16: the consent names who may file; where that is not told, or names another, the paper is looked at again."""
        if not self.needs_consent() or self.facts.get("consent_on") is None:
            return None
        named, filer = words_of(self.facts.get("consent_to")), words_of((self.facts.get(self.capacity) or {}).get("name"))
        if not named:
            return Caution("SH-16", _("Whom the consent names is not told. Add it from the paper; it names who may file."))
        if filer and not named & filer:
            return Caution("SH-16", _("The consent names somebody else than the one who files. Look at the paper again."))
        return None

    def somebody_identified(self):
        """Whoever files for another names her; else nobody can be asked."""
        if self.capacity in FILERS and not self.facts.get("woman"):
            return Unmet("SH-16", _("Name the woman for whom you file."), "statement", opens="woman")
        return None

    def registration_shown(self):
        """SH-01: a trade union is registered; an organisation that names no registration is asked for it."""
        if self.capacity == "organisation" and not (self.facts.get("organisation") or {}).get("registration"):
            return Caution("SH-01", _("The registration of the organisation is not named. Add it."))
        return None

    def name_everybody(self):
        """Who filed, for whom, against whom, under codes; names and contacts sealed."""
        woman = self.add_party(Role.AGGRIEVED_WOMAN, self.named_woman, is_complainant=self.capacity.startswith("herself"))
        if self.capacity in FILERS:
            self.name_filer(woman)
        if self.facts.get("helper"):
            self.add_party(Role.SUPPORTER, self.facts["helper"], side="complainant", of_party=woman)
        for named in self.facts.get("other_women") or []:
            self.also("consent.ask", woman=self.add_party(Role.AGGRIEVED_WOMAN, named))
        for named in self.facts.get("respondents") or []:
            self.name_respondent(named, woman)
        self.await_the_others(woman)

    def await_the_others(self, woman):
        """SH-16: what was done to another woman is used only once she consents; until then it waits under seal."""
        rows = [row for row in self.facts.get("allegations") or [] if row.get("woman") not in (None, "", woman.code)]
        if rows:
            self.put(awaits_consent=rows)

    def name_filer(self, woman):
        """The heir or the organisation, with the consent on which it acts."""
        told = self.facts.get(self.capacity) or self.facts.get("organisation") or {}
        acting = {} if self.entered_for_her or not isinstance(self.by, Person) else {"person": self.by}
        self.add_party(FILERS[self.capacity], {**acting, **told}, is_complainant=True, of_party=woman)
        if self.facts.get("consent_on"):
            self.also("consent.record", woman=woman, given_on=self.facts["consent_on"], names=self.facts.get("consent_to"))
