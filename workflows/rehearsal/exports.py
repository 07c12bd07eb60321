"""What `export:` tells of a file that is to leave the committee: what the pack holds, or what still stands against it."""

from cases import access
from cases.models import Redaction, Release
from notices.models import Document
from workflows import book

PART, ASKED = "P10", "release.ask"
WHOLE = ("release", "pack", "record", "release-cover", "release-index", "sealed-pack")
SEVERED = ("redaction", "redacted-copy", "difference-list")
PACKS = (*WHOLE, *SEVERED)
OUTSIDE = ("court", "forum", "commission", "tribunal")
# What leaves: the words of the record and who is who; severed, neither names nor whatever the list names.
ENCLOSED = {"sealed-pack": ("P2", "P4", "P5", "P6", "P7", "P8a", "P8c", "P13"), "redacted-copy": ("P4", "P5", "P7", "P8c", "P13")}
OPEN = ("release_approved", "handed_over")


def tell(play, actor, came) -> None:
    """The pack as it was sealed, for whoever may open it; else the two halves that are missing. Nobody else learns of it."""
    came.visible = came.accepted = False
    came.parts, came.hidden, came.message = [], list(access.PARTS), "Nothing of the kind is known to this person."
    if not play.knows(actor) or PART not in access.parts_seen(actor, play.case):
        came.needs = ["nothing"]
        return
    sealed = _sealed(play.case, "redacted-copy" if came.word in SEVERED else "")
    if sealed is None:
        came.visible, came.clauses = True, [book.find(play.law, ASKED)[1].clauses[0]]
        came.needs, came.message = _what_is_missing(play.case, came.word)
        return
    came.visible = came.accepted = True
    came.parts = list(ENCLOSED[sealed.kind])
    came.hidden = [part for part in access.PARTS if part not in came.parts]
    came.message = _in_words(sealed)


def _sealed(case, kind):
    """The pack that was approved last: whole or severed."""
    packs = Release.objects.filter(case=case, stage__in=OPEN).values("pk")
    found = Document.objects.filter(case=case, record__in=packs, kind__in=[kind] if kind else list(ENCLOSED))
    return found.order_by("issued_on").last()


def _what_is_missing(case, word):
    """The half that waits, and how it is done."""
    if word in SEVERED and not Redaction.objects.filter(case=case, stage="redaction_made").exists():
        return _half(Redaction, case, "redaction_proposed", ("redaction.propose", "redaction.approve"))
    return _half(Release, case, "release_asked", ("release.ask", "release.approve"))


def _half(model, case, first, steps):
    if model.objects.filter(case=case, stage=first).exists():
        return ["member"], f"A second person approves it: {steps[1]}."
    return ["request", "reasons"], f"Nothing leaves without two people: {steps[0]} with reasons, then {steps[1]} by another."


def _in_words(sealed) -> str:
    """What is enclosed, by counts and grounds."""
    pack = Release.objects.get(pk=sealed.record)
    if sealed.kind == "sealed-pack":
        return f"Cover, index and sealed pack {pack.number}: asked by one person, approved by another."
    rows = (Redaction.objects.get(pk=pack.content["redaction"]).content or {}).get("differences", [])
    grounds = ", ".join(sorted({row["ground"] for row in rows}))
    return f"Copy with {len(rows)} passages left out, each on a stated ground ({grounds}), and the list of differences."
