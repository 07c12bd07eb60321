"""The papers that end an inquiry: show-cause, the reasoned order, its forwarding, and the effect of an appeal."""

from django.utils.translation import gettext_lazy as _

from notices.documents.base import COMPLAINANT, EMPLOYER, MEMBER, OFFICER, RESPONDENT, WITNESS, Document

FINDINGS = {
    "proved": _("Proved"),
    "partly": _("Proved in part"),
    "not_proved": _("Not proved"),
}
EFFECTS = {
    "goes_on": _("goes on"),
    "stayed": _("stayed"),
    "changed": _("varied"),
    "set_aside": _("set aside"),
    "confirmed": _("upheld"),
    "remanded": _("sent back to the committee"),
}


class AnotherForum(Document):
    """NJ-14: why the committee cannot take the complaint up, where it belongs, and since when it counts."""

    slug, clause = "another-forum", "NJ-14"
    title = _("Where your complaint belongs")
    recipients = (COMPLAINANT,)
    needs = ("received_on", "where", "reasons")
    may = ("nobody_told",)


class RejectedAsLate(Document):
    """PO-10, PO-11: a complaint plainly out of time is rejected by a reasoned order; a copy to her, with her time to appeal."""

    slug, clause = "rejected-as-late", "PO-10"
    title = _("Order on a complaint that came too late")
    recipients = (COMPLAINANT,)
    needs = ("received_on", "last_incident", "first_ended_on", "longest_ended_on", "reasons", "appeal_by")


class HeardTogether(Document):
    """NJ-04: a complaint made twice is heard once, from the earlier receipt; the other side learns nothing of the other file."""

    slug, clause = "heard-together", "NJ-04"
    title = _("Two complaints are heard as one")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER)
    needs = ("joined_on",)
    may = ("other", "counts_from")


class ComplaintSplit(Document):
    """NJ-04: an unrelated part goes on in a file of its own; whom it concerns is served there afresh."""

    slug, clause = "complaint-split", "NJ-04"
    title = _("A part goes on in a file of its own")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("split_on",)
    may = ("other",)


class ShowCause(Document):
    """SH-32: before any punishment he is told what is proposed and why, and may answer."""

    slug, clause = "show-cause", "SH-32"
    title = _("Notice to show cause")
    recipients = (RESPONDENT,)
    needs = ("person", "findings", "proposed", "reply_by")
    may = ("heard_on",)


class Order(Document):
    """SH-30, SH-31, SH-33: the reasoned order; SH-35 to SH-41, SH-46 and SH-47 fix what it must say.

    `findings` is a list of {"number", "allegation", "complainant", "respondent", "evidence", "finding", "reasons"};
    `directions` of {"code", "to", "words", "by"}; an order without directions dismisses the complaint.
    """

    slug, clause = "order", "SH-30"
    title = _("Order of the committee")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER, OFFICER)
    needs = ("received_on", "inquiry_ended_on", "findings", "dismissed", "acts_for", "appeal", "signatures")
    may = ("directions", "heard", "late_reasons", "dissents", "cause_shown")

    @classmethod
    def context(cls, facts):
        """Each finding in the words of the register."""
        findings = [{**row, "finding_words": FINDINGS[row["finding"]]} for row in facts["findings"]]
        return {"findings": findings}


class ForwardingLetter(Document):
    """SH-35, SH-36: the order goes to the complainant, the defendant and the employer, each with an own copy."""

    slug, clause = "forwarding-letter", "SH-35"
    title = _("The committee’s order")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER, OFFICER)
    needs = ("order_on", "enclosures")
    may = ("report_by",)


class AppealEffect(Document):
    """SH-40, SH-41: what an appeal, or its decision, does to each direction."""

    slug, clause = "appeal-effect", "SH-40"
    title = _("Effect of the appeal on the directions")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER)
    needs = ("forum", "filed_on", "directions")
    may = ("decided_on", "until_words")

    @classmethod
    def context(cls, facts):
        """What became of each direction, in the words of the register."""
        return {"directions": [{**row, "effect_words": EFFECTS[row["effect"]]} for row in facts["directions"]]}


class DayMoved(Document):
    """GC-10: the office was closed on another day than was known; a day that binds the reader is counted anew."""

    slug, clause = "day-moved", "GC-10"
    title = _("A day has moved")
    recipients = (COMPLAINANT, RESPONDENT, WITNESS, EMPLOYER, OFFICER, MEMBER)
    needs = ("where", "was_on", "now_on")
    may = ("because",)


class Stay(Document):
    """NJ-05: a court stayed the proceeding, or its stay is over; each side is told what rests and what goes on."""

    slug, clause = "stay", "NJ-05"
    title = _("A stay by a court")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("court", "number", "effect")

    @classmethod
    def context(cls, facts):
        """Whether the proceeding rests, or goes on."""
        return {"rests": facts["effect"] == "rests"}
