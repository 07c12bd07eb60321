"""What the order says on paper, for each of those it is forwarded to (SH-35, SH-39, SH-40, SH-41)."""

from django.utils.translation import gettext as _

from cases.models import Allegation, Direction, Role, Signature
from workflows.sh2004.forum import route_in_words
from workflows.sh2004.penalties import PENALTIES
from workflows.shared.directions import KINDS

EVIDENCE = {"statement": _("Statement %(number)s"), "exhibit": _("Exhibit E%(number)s")}


def facts(order, to) -> dict:
    """The facts of the order's paper; the route of appeal is the addressee's own."""
    said = order.record.content
    spine = order.spine.content or {}
    cause = order.case.showcause_records.filter(stage="answered")
    return {
        "received_on": order.case.received_on,
        "inquiry_ended_on": spine.get("inquiry_completed_on"),
        "late_reasons": spine.get("late_reasons", ""),
        "findings": [_finding(one) for one in Allegation.objects.filter(case=order.case).order_by("number")],
        "dismissed": order.record.outcome == "dismiss",
        "directions": [_direction(one) for one in Direction.objects.filter(case=order.case, order=order.record)],
        "acts_for": _("the employer of the respondent"),
        "appeal": {side: route_in_words(order.case, side) for side in ("complainant", "respondent")},
        "signatures": [_signature(one) for one in Signature.objects.filter(order=order.record)],
        "dissents": said.get("dissents") or [],
        "cause_shown": "\n\n".join(one.content["words"] for one in cause),
    }


def _finding(allegation):
    said = allegation.content
    evidence = [EVIDENCE[piece["table"]] % piece for piece in said.get("evidence") or []]
    return {
        "number": allegation.number,
        "allegation": said["what"],
        "complainant": said.get("her_account", ""),
        "respondent": said.get("his_account", ""),
        "evidence": evidence or [said.get("no_evidence_reasons", "")],
        "finding": allegation.finding,
        "reasons": said["reasons"],
    }


def _direction(direction):
    said = direction.content or {}
    words = [str(dict(KINDS)[direction.kind]), said.get("words", "")]
    if said.get("penalty"):
        words.append(str(dict(PENALTIES)[said["penalty"]]))
    if said.get("amount"):
        words.append(_("Rs %(amount)s, for %(heads)s") % {"amount": said["amount"], "heads": said.get("heads", "")})
    code = direction.party.code if direction.party else Role.RESPONDENT.label
    return {"code": str(direction.number), "to": code, "words": ". ".join(filter(None, words)), "by": said.get("by", "")}


def _signature(signature):
    return {"name": signature.person.published_name, "seat": _("dissenting") if signature.dissents else _("member who heard")}
