"""What the order says on paper, for each of those it is forwarded to (SH-35, SH-39, SH-40, SH-41)."""

from datetime import date

from django.utils import translation
from django.utils.translation import gettext as _

from cases.models import Direction, Role, Signature
from workflows.sh2004.forum import route_in_words
from workflows.sh2004.penalties import HEADS, PENALTIES, heads_of
from workflows.shared import concerned
from workflows.shared.directions import KINDS


def facts(order, to) -> dict:
    """The facts of the order's paper in the addressee's language; the route of appeal is the addressee's own."""
    with translation.override(to.language):
        return _facts(order)


def _facts(order):
    said = order.record.content
    spine = order.spine.content or {}
    pursued = list(concerned.live(order.case))
    several = len({(one.woman_id, one.party_id) for one in pursued}) > 1
    cause = order.case.showcause_records.filter(stage="answered")
    return {
        "received_on": order.case.received_on,
        "inquiry_ended_on": _day(spine.get("inquiry_completed_on")),
        "late_reasons": spine.get("late_reasons", ""),
        "findings": [_finding(one, several=several) for one in pursued],
        "dismissed": order.record.outcome == "dismiss",
        "directions": [_direction(one) for one in Direction.objects.filter(case=order.case, order=order.record)],
        "acts_for": _("the employer of the respondent"),
        "appeal": {side: route_in_words(order.case, side) for side in ("complainant", "respondent")},
        "signatures": [_signature(one) for one in Signature.objects.filter(order=order.record)],
        "dissents": said.get("dissents") or [],
        "cause_shown": "\n\n".join(one.content["words"] for one in cause),
    }


def _finding(allegation, *, several):
    """One finding for one woman and one respondent; with several of either their codes stand before it."""
    said = allegation.content
    codes = " – ".join(one.code for one in (allegation.woman, allegation.party) if one)
    evidence = [_piece(piece) for piece in said.get("evidence") or []]
    return {
        "number": allegation.number,
        "allegation": f"{codes}: {said['what']}" if several and codes else said["what"],
        "complainant": said.get("her_account") or _("As in the statement on the file."),
        "respondent": said.get("his_account") or _("As in the answer and the statement on the file."),
        "evidence": evidence or [said.get("no_evidence_reasons", "")],
        "finding": allegation.finding,
        "reasons": said["reasons"],
    }


def _piece(piece):
    return _("Statement %(number)s") % piece if piece["table"] == "statement" else _("Exhibit E%(number)s") % piece


def _day(written):
    """A day as it was sealed, as the day it is; none where none was set."""
    return date.fromisoformat(str(written)[:10]) if written else ""


def _how_long(said):
    """The length of a penalty, where it has one."""
    if said.get("days"):
        return _("%(days)s days") % said
    return _("%(months)s months") % said if said.get("months") else ""


def _direction(direction):
    said = direction.content or {}
    words = [str(dict(KINDS)[direction.kind])]
    if said.get("penalty"):
        words += [str(dict(PENALTIES)[said["penalty"]]), _how_long(said)]
    words.append(said.get("words", ""))
    if said.get("amount"):
        words.append(_sum(said))
    code = direction.party.code if direction.party else Role.RESPONDENT.label
    words = ". ".join(word.rstrip(".") for word in words if word)
    return {"code": str(direction.number), "to": code, "words": words, "by": _day(said.get("by"))}


def _sum(said):
    """The damages or the fine: how much, to whom, for what."""
    if not said.get("heads"):
        return _("Rs %(amount)s") % said
    named = ", ".join(str(dict(HEADS).get(one, one)) for one in heads_of(said["heads"]))
    return _("Rs %(amount)s to %(payee)s, for %(heads)s") % {"amount": said["amount"], "payee": said.get("payee", ""), "heads": named}


def _signature(signature):
    return {"name": signature.person.published_name, "seat": _("dissenting") if signature.dissents else _("member who heard")}
