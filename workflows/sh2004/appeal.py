"""Appeal under the draft of 2004: the forum worked out for each side; the rest as in every text (SH-40, SH-41)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Direction, Order
from workflows.facts import Fact
from workflows.refusals import Unmet
from workflows.sh2004 import forum
from workflows.shared import concerned
from workflows.shared.appeal import AppealStage, Challenge
from workflows.shared.days import has_come
from workflows.shared.finding import ESTABLISHED
from workflows.step import NEW, step


class Appeal(Challenge):
    """Her challenge, and his, each before the forum that the text gives."""

    forums = forum.FORUMS

    @property
    def clause(self) -> str:
        """Her appeal and his stand in different sub-sections."""
        return "SH-41" if self.me() and self.me().role in forum.HER_SIDE else "SH-40"

    def order_to_challenge(self):
        """SH-40: a respondent challenges a decision or report that finds against him; there must be one."""
        if self.clause != "SH-40":
            return None
        none_yet = self.nothing_yet()
        return self.nothing_against_him() if none_yet is None else none_yet

    def nothing_against_him(self):
        """SH-40: the section gives the appeal to one who is found guilty or acted against."""
        mine = self.me()
        found = [one for one in concerned.pursued(self) if one.finding in ESTABLISHED]
        if mine is None or any(one.party_id == mine.pk for one in (*found, *self.rows(Direction))):
            return None
        said = _("Nothing is found proved against you and nothing is directed: there is nothing here to challenge.")
        return Unmet("SH-40", said, "nothing")

    def something_to_challenge(self):
        """SH-41: she challenges an order, and also what the employer does or leaves undone."""
        return self.nothing_yet() if self.clause == "SH-41" and not self.facts.get("inaction") else None

    def nothing_yet(self):
        """What is said where no order was made."""
        if self.rows(Order, "issued", "forwarded"):
            return None
        return Unmet(self.clause, _("There is no order or report yet to challenge."), "time", opens=_("the order of the committee"))

    def forum_is_lawful(self):
        """SH-40, SH-41: Tribunal for a workman, else the forum against the employer; never the department itself."""
        party, named = self.me(), forum.as_named(self.facts.get("forum"))
        if party is not None and self.facts.get("workman") is not None:
            party.is_workman = self.facts["workman"]
        if party is None or not named or named in forum.open_to(party):
            return None
        lawful = ", ".join(str(dict(forum.FORUMS)[one]) for one in forum.open_to(party))
        said = _("This is not where the order is challenged. Open to you: %(forums)s.") % {"forums": lawful}
        return Unmet(self.clause, said, "forum", opens=lawful)

    @step(
        Challenge.stage, "appeal.file", source=NEW, target=AppealStage.FILED, who="either_party", clause=("SH-40", "SH-41"),
        label=_("Record an appeal"),
        facts=[
            Fact("forum", "line", _("Before which forum?"), choices=forum.FORUMS, required=True, cure="forum"),
            Fact("workman", "yes_no", _("Are you a “workman” under the Industrial Disputes Act, 1947?")),
            Fact("filed_on", "day", _("Filed on")),
            Fact("number", "line", _("Its number there")),
            Fact("inaction", "yes_no", _("Against what the employer did or left undone?")),
        ],
        conditions=[order_to_challenge], checks=[something_to_challenge, forum_is_lawful, has_come("filed_on", "SH-40")],
    )  # fmt: skip
    def file(self):
        """A party challenges the order as if the employer had decided; no period is fixed, and the order goes on."""
        party = self.record.party = self.me()
        self.record.forum = forum.as_named(self.facts["forum"])
        if self.facts.get("workman") is not None:
            party.is_workman = self.facts["workman"]
            party.save(update_fields=["is_workman"])
        district = forum.tribunal_district(self.case, self.record.party)
        self.put(filed_on=str(self.facts.get("filed_on") or self.on), district=str(district or ""))
        self.keep("number", "inaction")
        self.pending()
