"""The papers of the Act of 2013 from conciliation to the year's figures: findings, report, what the employer does, sums, numbers."""

from django.utils.translation import gettext_lazy as _

from notices.documents.base import COMPLAINANT, CONTACT, EMPLOYER, NAMES, OFFICER, RESPONDENT, WITNESS, Document
from notices.documents.ending import FINDINGS
from notices.documents.protection import ACCOUNTS

WHO_IT_WAS = _("everything by which somebody could be known: these are numbers only")


def in_words(rows):
    """Each finding in the words of the register."""
    return [{**row, "finding_words": FINDINGS[row["finding"]]} for row in rows]


class RespondentRights(Document):
    """People who are complained of: what they may do, see and expect (PO-20, PO-21, PO-28, PO-30)."""

    slug, clause = "respondent-rights", "PO-28"
    title = _("What you may do, and by when")
    recipients = (RESPONDENT,)
    needs = ("person", "reply_by")
    may = ("object_by",)


class SettlementRecord(Document):
    """PO-23: the settlement as recorded, for both sides, and for the employer to act on."""

    slug, clause = "settlement-record", "PO-23"
    title = _("Record of settlement")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER)
    needs = ("asked_on", "settled_on", "terms", "signed")


class InterimRecommendation(Document):
    """PO-25 to PO-27: what is recommended while the inquiry goes on; the employer carries it out and reports."""

    slug, clause = "interim-recommendation", "PO-25"
    title = _("Interim recommendation")
    recipients = (EMPLOYER,)
    withheld = (NAMES, CONTACT, ACCOUNTS)
    needs = ("recommendations", "kind")
    may = ("leave_until",)


class FindingsForRepresentation(Document):
    """PO-33: a copy of the findings to both, so that each may represent against them before the report is final."""

    slug, clause = "findings-for-representation", "PO-33"
    title = _("Findings, for your representation")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("person", "findings", "reply_by")

    @classmethod
    def context(cls, facts):
        """Each finding in the words of the register."""
        return {"findings": in_words(facts["findings"])}


class Report(Document):
    """PO-36 to PO-40, PO-44: findings, what is recommended and on what a sum rests, and where it can be challenged."""

    slug, clause = "report", "PO-36"
    title = _("Report of the committee")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER, OFFICER)
    needs = ("received_on", "inquiry_ended_on", "findings", "reasons", "recommended", "appeal", "signatures")
    may = ("late_reasons", "delay_of", "represented", "recommendations", "adjournments_refused", "dissents")

    @classmethod
    def context(cls, facts):
        """Each finding in the words of the register."""
        return {"findings": in_words(facts["findings"])}


class ReportForwarding(Document):
    """PO-36, PO-43: with the report, what the employer is to do and by when."""

    slug, clause = "report-forwarding", "PO-43"
    title = _("The committee’s report, for action")
    recipients = (EMPLOYER,)
    needs = ("report_on",)
    may = ("act_by",)


class EmployerAction(Document):
    """PO-43: what the employer did on a recommendation, told to the person it is against."""

    slug, clause = "employer-action", "PO-43"
    title = _("Action on a recommendation")
    recipients = (RESPONDENT, COMPLAINANT, WITNESS)
    needs = ("recommendation", "action", "done_on")


class MaliceNotice(Document):
    """PO-41, PO-42: notice of an inquiry of its own, with what is said and time to answer."""

    slug, clause = "malice-notice", "PO-41"
    title = _("Notice of a separate inquiry")
    recipients = (COMPLAINANT, WITNESS)
    needs = ("person", "ground", "reasons", "reply_by")


class RecoveryRequest(Document):
    """PO-39: a sum that was not paid is sent to the District Officer for recovery as arrears of land revenue."""

    slug, clause = "recovery-request", "PO-39"
    title = _("Recovery of a sum as arrears of land revenue")
    recipients = (OFFICER,)
    withheld = (NAMES, CONTACT, ACCOUNTS)
    needs = ("recommendation", "reasons")


class AnnualReport(Document):
    """PO-51: the five items of a calendar year, to the employer and the District Officer."""

    slug, clause = "annual-report", "PO-51"
    title = _("Annual report of the committee")
    recipients = (EMPLOYER, OFFICER)
    withheld = (WHO_IT_WAS,)
    needs = ("year", "received", "disposed", "pending", "workshops")
    may = ("nature",)


class BoardFigures(Document):
    """PO-52: the figures for the organisation's own report, or the Board's."""

    slug, clause = "board-figures", "PO-52"
    title = _("Figures for the Board’s Report")
    recipients = (EMPLOYER,)
    withheld = (WHO_IT_WAS,)
    needs = ("first", "last", "received", "disposed", "pending")
    may = ("women", "men", "transgender")
