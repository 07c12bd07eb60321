"""Appeal under section 18: against what was recommended, or because it is not implemented; late is warned of (PO-44 to PO-46)."""

from django.utils.translation import gettext_lazy as _

from cases.models import Direction, Order
from workflows.facts import Fact
from workflows.posh2013 import forum, limits
from workflows.posh2013.act import Act2013
from workflows.posh2013.recommendation import LIVE
from workflows.refusals import Caution, Unmet
from workflows.shared.appeal import AppealStage, Challenge
from workflows.shared.spine import Stage
from workflows.step import NEW, step

NOT_IMPLEMENTED = "not_implemented"
GROUNDS = (
    ("not_proved", _("that nothing was found proved (s.13(2))")),
    ("action", _("the action recommended (s.13(3)(i))")),
    ("deduction", _("the sum to be deducted (s.13(3)(ii))")),
    ("malicious", _("action for a false or malicious complaint (s.14(1))")),
    ("false_evidence", _("action for false evidence (s.14(2))")),
    ("secrecy", _("a penalty for breach of secrecy (s.17)")),
    (NOT_IMPLEMENTED, _("that it is not implemented")),
)


def something_was_recommended(procedure):
    """PO-44: there is a report, a rejection with reasons, or a penalty to appeal against."""
    made = procedure.rows(Order, "issued", "forwarded")
    if made or procedure.spine_stage in (Stage.DISMISSED, Stage.CLOSED, Stage.ORDERED) or procedure.facts.get("ground") == "secrecy":
        return None
    return Unmet("PO-44", _("There is no report yet to appeal against."), "time", opens=_("the report of the committee"))


def something_is_not_implemented(procedure):
    """PO-44: non-implementation is a ground when the employer declined, or his sixty days are over."""
    if procedure.facts.get("ground") != NOT_IMPLEMENTED:
        return None
    left = procedure.rows(Direction, "defaulted")
    open_late = procedure.rows(Direction, *LIVE) and procedure.overdue(limits.EMPLOYER_ACT)
    if left or open_late:
        return None
    said = _("Nothing is in default yet: the employer has sixty days from receipt of the recommendation.")
    return Unmet("PO-44", said, "time", opens="recommendation.default")


def forum_is_lawful(procedure):
    """PO-44: a court or tribunal under the service rules, or the notified authority; never the employer, his department or board."""
    named = procedure.facts.get("forum")
    if named in (None, "") or forum.is_lawful(named):
        return None
    lawful = ", ".join(str(said) for _word, said in forum.FORUMS)
    said = _("No appeal lies there. A report is challenged before: %(forums)s.") % {"forums": lawful}
    return Unmet("PO-44", said, "forum", opens=lawful)


def another_is_usual(procedure):
    """PO-46: which of them it is depends on service rules and on the State; this informs, and refuses nothing."""
    word = forum.word_of(procedure.facts.get("forum"))
    if not word or word in forum.open_in(procedure.case):
        return None
    if forum.by_rules(procedure.case):
        return Caution("PO-46", _("This workplace has service rules: the appeal goes to the court or tribunal that they name."))
    known = {"forum": forum.notified(procedure.case)}
    return Caution("PO-46", _("This workplace has no service rules. Known for the State: %(forum)s.") % known)


def late_is_said(procedure):
    """PO-45: after ninety days it is warned; a court may condone the delay, so nothing is refused."""
    clock = procedure.case.deadlines.filter(limit=limits.APPEAL.slug).order_by("-counted_from").first()
    day = procedure.facts.get("filed_on") or procedure.on
    if clock is None or day <= clock.due_on:
        return None
    said = _("The ninety days to appeal ended on %(day)s. Ask the forum to condone the delay.") % {"day": clock.due_on}
    return Caution("PO-45", said)


class Appeal(Act2013, Challenge):
    """One challenge by anybody aggrieved."""

    forums, each, live = forum.FORUMS, "recommendation", LIVE

    @step(
        Challenge.stage, "appeal.file", source=NEW, target=AppealStage.FILED, who="party_or_witness", clause=("PO-44", "PO-45", "PO-46"),
        label=_("Record an appeal"),
        facts=[
            Fact(
                "forum", "line", _("Before which forum?"), _("A court or tribunal under the service rules, or the notified authority."),
                required=True, cure="forum",
            ),
            Fact("ground", "choice", _("Against what?"), choices=GROUNDS),
            Fact("filed_on", "day", _("Filed on")),
            Fact("number", "line", _("Its number there")),
        ],
        checks=[something_was_recommended, something_is_not_implemented, forum_is_lawful], cautions=[late_is_said, another_is_usual],
    )  # fmt: skip
    def file(self):
        """Anybody aggrieved may appeal within ninety days, also because nothing is implemented; what was recommended goes on meanwhile."""
        self.record.party, self.record.forum = self.me(), forum.word_of(self.facts["forum"]) or "written_out"
        self.put(filed_on=str(self.facts.get("filed_on") or self.on), forum=self.facts["forum"])
        self.keep("ground", "number")
        self.pending()
