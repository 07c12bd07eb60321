"""What the report says on paper, in the language of whoever gets it (PO-33, PO-36 to PO-40, PO-44)."""

from django.utils import translation
from django.utils.translation import gettext as _

from cases.models import Direction, Request, Signature
from workflows.posh2013.forum import in_words
from workflows.posh2013.penalties import PENALTIES
from workflows.posh2013.report_checks import FACTORS, KINDS, PAID_AS
from workflows.shared import adjournment, concerned
from workflows.shared.delay import DELAY_OF
from workflows.shared.seating import as_day


def facts(report, to) -> dict:
    """The facts of the report's paper."""
    with translation.override(to.language):
        return _facts(report)


def _facts(report):
    spine, said = report.spine.content or {}, report.record.content
    refused = adjournment.counts(report.case)["refused"]
    return {
        "received_on": report.case.received_on,
        "inquiry_ended_on": as_day(spine.get("inquiry_completed_on")),
        "late_reasons": spine.get("late_reasons", ""),
        "delay_of": str(dict(DELAY_OF).get(spine.get("delay_of"), "")),
        "findings": [_finding(one) for one in concerned.live(report.case)],
        "represented": [_represented(one) for one in _representations(report.case)],
        "reasons": said["reasons"],
        "recommended": report.record.outcome == "action",
        "recommendations": [recommendation(one) for one in _recommended(report)],
        "adjournments_refused": refused,
        "appeal": in_words(report.case),
        "signatures": [_signature(one) for one in Signature.objects.filter(order=report.record)],
        "dissents": said.get("dissents") or [],
    }


def _recommended(report):
    return Direction.objects.filter(case=report.case, order=report.record).order_by("number")


def _representations(case):
    return Request.objects.filter(case=case, kind="representation", stage="represented").select_related("party").order_by("number")


def _represented(one):
    return {"code": one.party.code, "words": one.content["words"]}


def _finding(allegation):
    said = allegation.content
    evidence = [_piece(piece) for piece in said.get("evidence") or []]
    return {
        "number": allegation.number,
        "allegation": said["what"],
        "complainant": said.get("her_account") or _("As in the statement on the file."),
        "respondent": said.get("his_account") or _("As in the answer and the statement on the file."),
        "evidence": evidence or [said.get("no_evidence_reasons", "")],
        "finding": allegation.finding,
        "reasons": said["reasons"],
    }


def _piece(piece):
    return _("Statement %(number)s") % piece if piece["table"] == "statement" else _("Exhibit E%(number)s") % piece


def recommendation_for(to, one) -> dict:
    """One recommendation in the language of whoever reads of it."""
    with translation.override(to.language):
        return recommendation(one)


def recommendation(one) -> dict:
    """One recommendation: against whom, what, and for a sum what it rests on."""
    said = one.content or {}
    words = [str(dict(KINDS)[one.kind]), str(dict(PENALTIES).get(said.get("penalty"), "")), said.get("words", "")]
    if said.get("amount"):
        words.append(_("Rs %(amount)s") % {"amount": said["amount"]})
    said = {**said, "paid_as": str(dict(PAID_AS).get(said.get("paid_as")) or said.get("paid_as") or "")}
    factors = [{"what": str(what), "words": str(said[name])} for name, what in FACTORS if said.get(name)]
    to = one.party.code if one.party else ""
    return {"code": str(one.number), "to": to, "words": ". ".join(part for part in words if part), "factors": factors}


def _signature(signature):
    return {"name": signature.person.published_name, "seat": _("dissenting") if signature.dissents else _("member who heard")}
