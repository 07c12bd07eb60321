"""Where an order is challenged: Industrial Tribunal or the ordinary forum, worked out for each party (SH-40, SH-41)."""

from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from cases.models import Role

FORUMS = (
    ("industrial_tribunal", gettext_lazy("the Industrial Tribunal")),
    ("ordinary_forum", gettext_lazy("the forum where the employer's own decisions are challenged")),
    ("other_proceedings", gettext_lazy("other legal proceedings, as if the employer had decided")),
)
HER_SIDE = (Role.AGGRIEVED_WOMAN, Role.HEIR)


def as_named(told) -> str:
    """The forum meant, by its word or as it is written out; anything else as it was told."""
    plain = "_".join(str(told or "").lower().replace("_", " ").removeprefix("the ").split())
    return plain if plain in dict(FORUMS) else str(told or "")


def open_to(party) -> tuple[str, ...]:
    """A workman: the Tribunal or other proceedings; anybody else: the forum against an employer's decision."""
    return ("industrial_tribunal", "other_proceedings") if party.is_workman else ("ordinary_forum",)


def tribunal_district(case, party):
    """Whose workplace decides the Tribunal: hers in her appeal, and in his where she was harassed at or for her work.

    A case's workplace is hers, or the place tied to her work; his own counts only where it is another and
    she was there neither at work nor in connection with it.
    """
    if party.role in HER_SIDE or not (case.complaint_records.get().content or {}).get("not_at_her_work"):
        return case.workplace.district if case.workplace else None
    return (party.employer or case.workplace).district


def route_in_words(case, side) -> str:
    """The route of appeal as the order states it, for one side."""
    roles = HER_SIDE if side == "complainant" else (Role.RESPONDENT,)
    party = case.parties.filter(role__in=roles).order_by("code").first()
    if party is None or not party.is_workman:
        return _("The court or forum before which a decision of the employer would ordinarily be challenged.")
    district = tribunal_district(case, party)
    said = _("As a workman: the Industrial Tribunal of the district of %(district)s, in writing; or other legal proceedings.")
    return said % {"district": district}
