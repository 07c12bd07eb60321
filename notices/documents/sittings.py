"""The papers of the inquiry: summons, own slot, adjournment, objection, copies, and what the codes mean."""

from django.utils.translation import gettext_lazy as _

from notices.documents.base import (
    COMPLAINANT,
    CONTACT,
    EMPLOYER,
    MEMBER,
    NAMES,
    OFFICER,
    RESPONDENT,
    WITNESS,
    Document,
)

OTHER_SLOTS = _("when and where anyone else is called: parties and witnesses are called separately")


class Summons(Document):
    """SH-25, SH-26: a witness is called in writing, with place and time, and told what to bring."""

    slug, clause = "summons", "SH-25"
    title = _("Summons")
    recipients = (WITNESS, EMPLOYER)
    withheld = (NAMES, CONTACT, OTHER_SLOTS, _("what anyone has said: you are asked for your own account"))
    needs = ("person", "starts_at", "place")
    may = ("door", "bring", "adjustments", "way_in")


class SittingNotice(Document):
    """SH-23: each party learns of the own slot only; the complainant may bring one representative."""

    slug, clause = "sitting-notice", "SH-23"
    title = _("Notice of a sitting")
    recipients = (COMPLAINANT, RESPONDENT)
    withheld = (NAMES, CONTACT, OTHER_SLOTS)
    needs = ("person", "starts_at", "place", "purpose")
    may = ("ends_at", "door", "adjustments")


class AdjournmentNotice(Document):
    """NJ-01: a sitting is moved, or is not, with reasons in writing."""

    slug, clause = "adjournment-notice", "NJ-01"
    title = _("Notice of adjournment")
    recipients = (COMPLAINANT, RESPONDENT, WITNESS)
    withheld = (NAMES, CONTACT, OTHER_SLOTS)
    needs = ("person", "old_start", "reasons")
    may = ("new_start", "place", "refused")


class ObjectionRuling(Document):
    """NJ-02: an objection to a member is ruled on with reasons; a substitute sits in this case only."""

    slug, clause = "objection-ruling", "NJ-02"
    title = _("Ruling on an objection to a member")
    recipients = (COMPLAINANT, RESPONDENT, MEMBER)
    needs = ("member", "objected_on", "ground", "upheld", "reasons")
    may = ("substitute",)


class NoticeOfAbsence(Document):
    """PO-32: three hearings missed in a row; what may follow is said in writing, fifteen days before it."""

    slug, clause = "notice-of-absence", "PO-32"
    title = _("You did not come three times")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("person", "missed", "days")
    may = ("hers",)


class InquiryTerminated(Document):
    """PO-32, PO-44: the inquiry ended since the complainant stayed away; why, and until when she may appeal."""

    slug, clause = "inquiry-terminated", "PO-32"
    title = _("The inquiry is terminated")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("terminated_on", "reasons")
    may = ("appeal_by",)


class CopyOfRecord(Document):
    """SH-29: copies of what the file holds, with the recipient's mark on each page."""

    slug, clause = "copy-of-record", "SH-29"
    title = _("Copy of the record")
    recipients = (COMPLAINANT, RESPONDENT, OFFICER)
    needs = ("asked_on", "pieces", "copy_mark")
    may = ("withheld",)

    @classmethod
    def context(cls, facts):
        """What this copy leaves out, beside what every copy does."""
        return {"left_out": [*cls.withheld, *(facts["withheld"] or ())]}


class SealedKey(Document):
    """L-SC29: who the codes are, in a cover of its own, for someone who cannot act without knowing."""

    slug, clause = "sealed-key", "SH-42"
    title = _("What the codes mean")
    recipients = (COMPLAINANT, RESPONDENT, WITNESS, EMPLOYER, OFFICER)
    withheld = (CONTACT,)
    needs = ("people", "why")
    names_people = True
