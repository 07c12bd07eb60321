"""The findings laid out allegation by allegation, with what is still missing before anybody can sign."""

from django.utils.translation import gettext as _

from cases import access
from cases.models import Allegation, Order, Presence, Signature
from cases.web import parts, teaching
from cases.web.choices import TABLES
from cases.web.display import Tag, day_and_month
from workflows import book
from workflows.shared.concerned import NOT_PURSUED
from workflows.shared.finding import FINDINGS

WORDS = dict(FINDINGS)
LOOKS = {"proved": "met", "not_proved": "held", "partly": "near"}


def of(opened) -> dict:
    """Issues, what is lacking, and who heard and may sign."""
    pursued = [one for one in opened.rows(Allegation) if one.stage != NOT_PURSUED]
    rows = sorted(pursued, key=lambda one: one.number) if "P4" in opened.seen else []
    issues = [issue(opened, one) for one in rows]
    lacking = [lack(one) for one in issues if not one["complete"]]
    return {"issues": issues, "lacking": lacking, "signers": signers(opened) if opened.works else []}


def issue(opened, allegation) -> dict:
    """One allegation with both accounts, what it rests on, what is missing."""
    said = allegation.content or {}
    complete = bool(allegation.finding)
    codes = " – ".join(one.code for one in (allegation.woman, allegation.party) if one)
    return {
        "number": allegation.number, "words": f"{codes}. {said.get('what', '')}", "complete": complete,
        "tag": Tag(LOOKS[allegation.finding], WORDS[allegation.finding]) if complete else Tag("near", _("no finding yet")),
        "accounts": [
            {"title": _("Her account"), "words": said.get("her_account", "")},
            {"title": _("His account"), "words": said.get("his_account", "")},
        ],
        "evidence": [{"mark": f"{TABLES.get(one['table'], '')} {one['number']}"} for one in said.get("evidence", [])],
        "missing": missing(said, complete=complete),
        "reasons_said": said.get("reasons", ""),
        "href": write(opened, allegation),
    }  # fmt: skip


def missing(said, *, complete) -> list[dict]:
    """What a finding needs: itself, its reasons, what it rests on, both accounts."""
    return [
        {"words": _("the finding itself"), "done": complete},
        {"words": _("reasons that answer both accounts"), "done": bool(said.get("reasons"))},
        {"words": _("the evidence it rests on, or why there is none"), "done": rests(said)},
        {"words": _("her account"), "done": bool(said.get("her_account"))},
        {"words": _("his account"), "done": bool(said.get("his_account"))},
    ]


def rests(said) -> bool:
    """Whether it names evidence, or says why there is none."""
    return bool(said.get("evidence") or said.get("no_evidence_reasons"))


def write(opened, allegation) -> str:
    """The page on which the finding is written, for whoever may write it."""
    _procedure, info = book.find(opened.case.law, "finding.record")
    mine = access.may_take(opened.found, info.who) and allegation.stage in info.sources
    return teaching.address(info.name, opened.case.pk, allegation.pk) if mine else ""


def lack(one) -> dict:
    """A line of what is missing, leading to its place."""
    return {"href": f"#allegation-{one['number']}", "words": _("Allegation %(number)s has no finding.") % {"number": one["number"]}}


def signers(opened) -> list[dict]:
    """Who sits in this case, who of them heard, who signed or dissented."""
    case, shelf = opened.case, opened.shelf
    heard = {one.person_id for one in shelf.rows(case, Presence)}
    order = max(shelf.rows(case, Order), key=lambda one: one.number, default=None)
    signed = {one.person_id: one for one in shelf.rows(case, Signature) if one.order == order}
    return [signer(seat, heard, signed) for seat in parts.seats(opened)]


def signer(seat, heard, signed) -> dict:
    """One member."""
    mine = signed.get(seat.person_id)
    words = _("dissented") if mine and mine.dissents else _("signed")
    return {
        "name": seat.person.published_name, "seat": seat.called,
        "heard": _("yes") if seat.person_id in heard else _("no"),
        "signature": f"{words}, {day_and_month(mine.signed_on)}" if mine else _("not yet"),
    }  # fmt: skip

