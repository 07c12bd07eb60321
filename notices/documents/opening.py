"""The papers a complaint begins with: the committee's order, receipt, consent, notice and copy to the respondent."""

from django.utils.translation import gettext_lazy as _

from notices.documents.base import COMPLAINANT, CONTACT, EMPLOYER, MEMBER, NAMES, OFFICER, RESPONDENT, Document

# The parts of a complaint that are copied for the other side, in this order; any other part stays in the file (A1).
COPIED_PARTS = (
    ("what", _("What happened")),
    ("when", _("When")),
    ("where", _("Where")),
    ("seen_by", _("Who saw or heard it")),
    ("effect", _("What it led to")),
    ("asked_for", _("What is asked of the committee")),
)


class ServedCopy(Document):
    """A document that carries the copy of the complaint: `complaint` is a dict of the parts named above."""

    withheld = (
        NAMES,
        CONTACT,
        _("how and where the complainant can be reached safely, and what she asked for her own protection"),
        _("what was said in confidence to a counsellor or to the committee about pressure"),
    )

    @classmethod
    def context(cls, facts):
        """The parts that are copied, each under its own head, and what was left out besides."""
        parts = [{"head": head, "words": facts["complaint"][key]} for key, head in COPIED_PARTS if facts["complaint"].get(key)]
        return {"parts": parts, "left_out": [*cls.withheld, *(facts["withheld"] or ())]}


class ConstitutionOrder(Document):
    """SH-04, SH-05: the employer's order that seats the committee, each member with the ground of the seat."""

    slug, clause = "constitution-order", "SH-05"
    title = _("Order constituting the committee")
    recipients = (EMPLOYER, MEMBER)
    withheld = ()
    needs = ("workplace", "from_day", "seats", "women", "members")
    may = ("until_day", "shortfall_reasons")


class CommitteeIncomplete(Document):
    """SH-05, NJ-09: a vacancy, or a substitute that is wanted, told to who appoints; it names no case and no party."""

    slug, clause = "committee-incomplete", "SH-05"
    title = _("The committee is not complete")
    recipients = (EMPLOYER, OFFICER)
    needs = ("from_day", "lacking")


class CommitteeChanged(Document):
    """NJ-09: both sides learn whether the changed committee goes on or hears afresh, and why."""

    slug, clause = "committee-changed", "NJ-09"
    title = _("The committee has changed")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("changed_on", "course", "reasons")


class Handover(Document):
    """NJ-10: what a successor takes over: open cases by their handles, the days that run, what is waited for."""

    slug, clause = "handover", "NJ-10"
    title = _("The open cases, handed over")
    recipients = (MEMBER, OFFICER)
    needs = ("cases",)
    may = ("note",)


class FileLiesIdle(Document):
    """NJ-01: whoever sits in a case is reminded that it has lain for thirty days without a sitting."""

    slug, clause = "file-lies-idle", "NJ-01"
    title = _("A file waits for a sitting")
    recipients = (MEMBER,)
    needs = ("since",)


class Receipt(Document):
    """SH-11: what was received and when; it does not carry the tracking code, which is shown once and not kept."""

    slug, clause = "receipt", "SH-11"
    title = _("Receipt for your complaint")
    recipients = (COMPLAINANT,)
    needs = ("received_on", "received_by", "route", "inquiry_ends_on")
    may = ("pieces",)


class RightToCriminalAction(Document):
    """SH-18, SH-19: she is told at once that she may also go to the police, and that this file goes on either way."""

    slug, clause = "right-to-criminal-action", "SH-18"
    title = _("You may also go to the police")
    recipients = (COMPLAINANT,)
    may = ("offices",)


class ConsentRequest(Document):
    """SH-16: the written consent of the woman, or of her heirs, before anyone files for her."""

    slug, clause = "consent-request", "SH-16"
    title = _("Consent to a complaint in your name")
    recipients = (COMPLAINANT,)
    needs = ("filer", "gives")


class NoticeToRespondent(ServedCopy):
    """NJ-15: what is said of him, a copy, and time to answer before anything is acted on."""

    slug, clause = "notice-to-respondent", "NJ-15"
    title = _("Notice of a complaint")
    recipients = (RESPONDENT,)
    needs = ("respondent", "received_on", "allegations", "complaint")
    may = ("answer_by", "reply_days", "object_by", "exhibits", "withheld", "way_in")


class CopyOfComplaint(ServedCopy):
    """NJ-15, SH-29: the copy alone, for a party who asks for it again or who is joined later."""

    slug, clause = "copy-of-complaint", "SH-29"
    title = _("Copy of the complaint")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("received_on", "allegations", "complaint")
    may = ("withheld",)
