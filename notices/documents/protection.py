"""The papers that protect: interim directions, protected persons, permission decisions, withdrawal, settlement."""

from django.utils.translation import gettext_lazy as _

from notices.documents.base import COMPLAINANT, CONTACT, EMPLOYER, NAMES, RESPONDENT, Document

ACCOUNTS = _("what anyone has said or answered: an employer is told what to do, not what was told to the committee")


class InterimDirection(Document):
    """SH-28: a transfer, a change of shift or another safety order while the inquiry goes on."""

    slug, clause = "interim-direction", "SH-28"
    title = _("Interim direction")
    recipients = (EMPLOYER,)
    withheld = (NAMES, CONTACT, ACCOUNTS)
    needs = ("directions", "report_by")
    may = ("until_words", "replaces")


class InterimEnded(Document):
    """SH-28: what was directed meanwhile is over; why is not the employer's to know."""

    slug, clause = "interim-ended", "SH-28"
    title = _("The interim direction ends")
    recipients = (EMPLOYER,)
    withheld = (NAMES, CONTACT, ACCOUNTS)
    needs = ("code", "words", "directed_on", "ended_on")


class InterimKept(Document):
    """SH-28, SH-57: the matter is settled and what was directed stands, since whoever it protects keeps it."""

    slug, clause = "interim-kept", "SH-28"
    title = _("The interim direction stands")
    recipients = (EMPLOYER,)
    withheld = (NAMES, CONTACT, ACCOUNTS, _("the terms of the settlement"))
    needs = ("code", "words", "directed_on", "settled_on")


class ProtectedPersons(Document):
    """SH-37: whose conditions of service stay as they were; nothing of what was said, and nothing of who is who."""

    slug, clause = "protected-persons", "SH-37"
    title = _("Persons whose service may not be changed")
    recipients = (EMPLOYER,)
    withheld = (NAMES, CONTACT, ACCOUNTS, _("which part each person has in the matter"))
    needs = ("people", "from_day")


class PermissionDecision(Document):
    """SH-55: no discharge, transfer or punishment in consequence without the committee's written permission."""

    slug, clause = "permission-decision", "SH-55"
    title = _("Decision on a request to change service conditions")
    recipients = (EMPLOYER,)
    withheld = (NAMES, CONTACT, ACCOUNTS)
    needs = ("asked_on", "person", "change", "granted", "reasons")
    may = ("conditions",)


class WithdrawalRecorded(Document):
    """SH-44: she may withdraw at any stage; what she said about pressure (SH-45) is never on this paper."""

    slug, clause = "withdrawal-recorded", "SH-44"
    title = _("The complaint is withdrawn")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER)
    withheld = (NAMES, CONTACT, _("what was said about the withdrawal"))
    needs = ("withdrawn_on",)
    may = ("ends_directions",)


class OwnNameQuestion(Document):
    """SH-17: consent is withdrawn and work has stopped; she is asked whether she goes on in her own name."""

    slug, clause = "own-name-question", "SH-17"
    title = _("Do you go on in your own name?")
    recipients = (COMPLAINANT,)
    needs = ("stopped_on", "answer_by")


class ConsentEnded(Document):
    """SH-17: it ended since consent was withdrawn and nobody went on; nothing is found, and all that was said stays sealed."""

    slug, clause = "consent-ended", "SH-17"
    title = _("The proceeding has ended")
    recipients = (COMPLAINANT, RESPONDENT, EMPLOYER)
    withheld = (NAMES, CONTACT, _("what was said about the consent"))
    needs = ("ended_on",)
    may = ("ends_directions",)


class SettlementTerms(Document):
    """SH-57: terms in writing, only because she asked, signed by both sides apart from one another."""

    slug, clause = "settlement-terms", "SH-57"
    title = _("Terms of settlement")
    recipients = (COMPLAINANT, RESPONDENT)
    needs = ("asked_on", "terms", "respondent")
