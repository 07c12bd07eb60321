"""Who complains, and for whom: the woman herself, and those of rule 6 where she cannot (PO-09, PO-12, PO-13, NJ-07)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Role
from committees.models import Person
from workflows.facts import Fact
from workflows.refusals import Caution, Unmet
from workflows.shared.intake import Intake

CAPACITIES = (
    ("herself", _("for myself")),
    ("heir", _("for a woman who has died or cannot file, as her legal heir")),
    ("another", _("for a woman who cannot file herself, as one of those whom the rules name")),
)
UNABLE = (
    ("physical", _("physical incapacity")),
    ("mental", _("mental incapacity")),
    ("death", _("she has died")),
    ("other", _("another reason")),
)
RELATIONS = (
    ("relative", _("relative")),
    ("friend", _("friend")),
    ("co_worker", _("co-worker")),
    ("commission_officer", _("officer of the National or a State Commission for Women")),
    ("special_educator", _("special educator")),
    ("psychologist", _("qualified psychiatrist or psychologist")),
    ("guardian", _("guardian, or authority under whose care she is")),
    ("knows", _("somebody who knows of the incident")),
)
# Rule 6: who may file, for each reason; whoever only knows of the incident needs the written consent, or a companion.
MAY_FILE = {
    "physical": ("relative", "friend", "co_worker", "commission_officer", "knows"),
    "mental": ("relative", "friend", "special_educator", "psychologist", "guardian", "knows"),
    "death": ("knows",),
    "other": ("knows",),
}
ROUTES = (
    ("web", _("on this site")),
    ("member", _("to a member of the committee")),
    ("employer", _("to the employer")),
    ("district_officer", _("to the District Officer, or a nodal officer")),
    ("paper", _("on paper, to the committee")),
)
FILERS = {"heir": Role.HEIR, "another": Role.ORGANISATION}

WHO_FILES = (
    Fact("capacity", "choice", _("For whom do you file?"), choices=CAPACITIES, clause="PO-13"),
    Fact("route", "choice", _("How was it made?"), choices=ROUTES),
    Fact("woman", "named", _("The aggrieved woman")),
    Fact("minor", "yes_no", _("Is she under eighteen?")),
    Fact("helper", "named", _("Who helps her")),
    Fact("unable", "choice", _("Why does she not file herself?"), choices=UNABLE, clause="PO-13"),
    Fact("relation", "choice", _("What are you to her?"), choices=RELATIONS, clause="PO-13"),
    Fact("jointly_with", "choice", _("If two of you file together, what is the other to her?"), choices=RELATIONS, clause="PO-13"),
    Fact("filer", "named", _("Who files for her, with name and contact")),
    Fact("consent_on", "day", _("The day of the written consent"), _("Hers; where she has died, that of her legal heir.")),
    Fact("consent_to", "line", _("Whom the consent names")),
)


class Capacities(Intake):
    """In whose name, and for whom."""

    routes = ROUTES

    @property
    def unable(self) -> str:
        """Why she does not file herself, as far as said."""
        return self.facts.get("unable") or ("death" if self.capacity == "heir" else "other")

    def somebody_identified(self):
        """PO-13: whoever files for another names her; else nobody can be asked."""
        if self.capacity in FILERS and not self.facts.get("woman"):
            return Unmet("PO-13", _("Name the woman for whom you file."), "statement", opens="woman")
        return None

    def one_whom_the_rules_name(self):
        """PO-13: in incapacity only those of rule 6; a reading that nobody has verified warns and never refuses."""
        relation = self.facts.get("relation")
        if self.capacity != "another" or self.unable in ("death", "other") or not relation or relation in MAY_FILE[self.unable]:
            return None
        said = _("For this reason the rules name others: %(who)s.")
        who = ", ".join(str(dict(RELATIONS)[one]) for one in MAY_FILE[self.unable])
        return Unmet("PO-13", said % {"who": who}, "permission", opens="relation")

    def needs_consent(self) -> bool:
        """Whoever only knows of it acts on her written consent, or on that of her heir; so does whoever the rules do not name."""
        if self.another_speaks:
            return True
        if self.capacity != "another" or self.unable == "mental":
            return False
        return self.unable in ("death", "other") or self.facts.get("relation") in (None, "", "knows")

    def consent_before_filing(self):
        """PO-13: without the consent it is no complaint; it is kept as information, and she is sought."""
        given = self.facts.get("consent_on")
        if not self.needs_consent() or (given and given <= self.received_on and not self.another_speaks):
            return None
        self.keep_instead = "complaint.keep_information"
        said = _("Filing for her needs her written consent, given before; where she has died, that of her legal heir.")
        return Unmet("PO-13", said, "consent", opens=_("the written consent; until then this is kept as information"))

    def together_with_one_who_cares(self):
        """PO-13 (ii): whoever only knows of it files jointly with one who cares for her; reported, not verified: a caution."""
        knows = self.capacity == "another" and self.unable == "mental" and self.facts.get("relation") in (None, "", "knows")
        if not knows or self.facts.get("jointly_with") in MAY_FILE["mental"][:-1]:
            return None
        said = _("As the rule is reported, whoever only knows of it files jointly with a relative or one who cares for her.")
        return Caution("PO-13", said)

    def name_everybody(self):
        """Who filed, for whom, against whom, under codes; names and contacts sealed."""
        woman = self.add_party(Role.AGGRIEVED_WOMAN, self.named_woman, is_complainant=self.for_herself)
        if self.capacity in FILERS:
            self.name_filer(woman)
        if self.facts.get("helper"):
            self.add_party(Role.SUPPORTER, self.facts["helper"], side="complainant", of_party=woman)
        for named in self.facts.get("respondents") or []:
            self.name_respondent(named)

    def name_filer(self, woman):
        """Whoever files for her, with the consent on which that rests."""
        acting = {} if self.entered_for_her or not isinstance(self.by, Person) else {"person": self.by}
        told = {**acting, **(self.facts.get("filer") or {})}
        self.add_party(FILERS[self.capacity], told, is_complainant=True, of_party=woman)
        if self.facts.get("consent_on"):
            self.also("consent.record", woman=woman, given_on=self.facts["consent_on"], names=self.facts.get("consent_to"))
