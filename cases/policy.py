"""The one policy table, as data: who may take a step, and who reads which part of a file from which stage on.

Nothing else grants anything. `cases/access.py` derives what somebody is and asks this table; `docs/access.md` prints it.
"""

from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

COMMITTEE = frozenset({"president", "member"})
COMPLAINANT = frozenset({"complainant"})
RECIPIENTS = frozenset({"president", "member", "employer", "special_officer", "district_officer", "recipient"})

# Who may take a step: a name used on steps → the roles that have it.
WHO = {
    "anyone": frozenset({"anyone"}),
    "complainant": COMPLAINANT,
    "aggrieved_woman": frozenset({"aggrieved_woman", "heir"}),
    "complainant_side": frozenset({"complainant", "aggrieved_woman", "heir", "organisation"}),
    "respondent": frozenset({"respondent"}),
    "either_party": frozenset({"complainant", "aggrieved_woman", "heir", "respondent"}),
    "either_side": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent"}),
    "party_or_witness": frozenset({"complainant", "aggrieved_woman", "heir", "respondent", "witness"}),
    "complainant_or_supporting_witness": frozenset({"complainant", "aggrieved_woman", "heir", "witness"}),
    "witness": frozenset({"witness"}),
    "side_or_committee": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent", "secretary"}) | COMMITTEE,
    "party_witness_or_committee": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent", "witness", "secretary"}) | COMMITTEE,
    "presiding": frozenset({"president"}),
    "committee": COMMITTEE,
    "committee_or_first_recipient": COMMITTEE | {"recipient"},
    "committee_or_secretary": COMMITTEE | {"secretary"},
    "recipient": RECIPIENTS,
    "recipient_or_complainant": RECIPIENTS | COMPLAINANT,
    "her_side_or_recipient": frozenset({"complainant", "aggrieved_woman", "heir", "organisation"}) | RECIPIENTS,
    "aggrieved_woman_or_recipient": frozenset({"aggrieved_woman", "heir"}) | RECIPIENTS,
    "employer": frozenset({"employer"}),
    "employer_or_committee": frozenset({"employer"}) | COMMITTEE,
    "employer_or_respondent": frozenset({"employer", "respondent"}),
    "authority": frozenset({"authority", "employer", "district_officer"}),
    "entering": frozenset({"authority", "employer", "president", "district_officer", "system"}),
    "entering_places": frozenset({"authority", "district_officer", "system"}),
    "counting": frozenset({"authority", "employer", "system"}),
    "giving_offices": frozenset({"authority", "employer", "president"}),
    "appointing": frozenset({"authority", "employer"}),
    "appointing_or_seated": frozenset({"authority", "employer"}) | COMMITTEE,
    "respondent_or_complainant_or_committee": frozenset({"respondent", "complainant", "aggrieved_woman", "heir"}) | COMMITTEE,
    "complainant_or_committee": frozenset({"complainant", "aggrieved_woman", "heir"}) | COMMITTEE,
    "protected_or_committee": frozenset({"complainant", "aggrieved_woman", "heir", "witness"}) | COMMITTEE,
    "parties_and_committee": frozenset({"complainant", "aggrieved_woman", "heir", "organisation", "respondent"}) | COMMITTEE,
    "appellate": frozenset({"appellate_authority"}) | COMMITTEE,
    "system": frozenset({"system"}),
}

# The stages of a file as the access matrix counts them.
DRAFT, FILED, SERVED, INQUIRY, DECIDING, ORDERED, APPEAL, CLOSED = range(8)
STAGE_RANK = {
    "new": DRAFT, "information": FILED, "written_down": FILED, "received": FILED, "filed": FILED, "waiting": FILED,
    "conciliation": SERVED, "inquiry": INQUIRY, "representation": DECIDING, "stopped": INQUIRY, "deciding": DECIDING, "ordered": ORDERED, "under_appeal": APPEAL,
    "dismissed": CLOSED, "closed": CLOSED,
    # Ended before any order: what opens with the order, the employer's sight above all, never opens.
    "withdrawn": DECIDING, "settled": DECIDING, "referred": DECIDING, "joined": DECIDING,
}  # fmt: skip


@dataclass(frozen=True)
class Part:
    """A part of a record: what it is, and from which stage each role reads it."""

    code: str
    what: str
    readers: dict


def _of(*roles, since=DRAFT, **others):
    return {**dict.fromkeys(roles, since), **others}


HER = ("complainant", "aggrieved_woman", "heir")
PARTS = {
    part.code: part
    for part in (
        Part("P1", _("existence and status"), _of(*HER, "organisation", "president", "member", "secretary", "recipient", respondent=SERVED, employer=ORDERED, appellate_authority=APPEAL)),
        Part("P2", _("identity of the complainant"), _of(*HER, "president", "member", "secretary", "organisation", respondent=SERVED, employer=ORDERED, appellate_authority=APPEAL)),
        Part("P3", _("contact of the complainant"), _of("aggrieved_woman", "heir", "president", "secretary", appellate_authority=APPEAL)),
        Part("P4", _("text of the complaint"), _of(*HER, "organisation", "recipient", president=FILED, member=FILED, respondent=SERVED, appellate_authority=APPEAL)),
        Part("P5", _("evidence of the complainant"), _of(*HER, "president", "member", respondent=SERVED, appellate_authority=APPEAL)),
        Part("P5o", _("original files"), _of(*HER, "president", "member", appellate_authority=APPEAL)),
        Part("P6", _("identity of the respondent"), _of(*HER, "organisation", "respondent", "president", "member", "secretary", employer=ORDERED, appellate_authority=APPEAL)),
        Part("P7", _("answer of the respondent"), _of(*HER, "respondent", "president", "member", since=SERVED, appellate_authority=APPEAL)),
        Part("P8a", _("names of witnesses"), _of("president", "member", "secretary", appellate_authority=APPEAL)),
        Part("P8b", _("contact of witnesses"), _of("president", "secretary")),
        Part("P8c", _("statements"), _of(*HER, "respondent", "witness", "president", "member", since=INQUIRY, appellate_authority=APPEAL)),
        Part("P9", _("sittings: for a party its own times only"), _of(*HER, "witness", "president", "member", "secretary", respondent=SERVED)),
        Part("P10", _("deliberation and drafts"), _of("president", "member")),
        Part("P11", _("interim relief"), _of(*HER, "witness", "president", "member", "secretary", appellate_authority=APPEAL)),
        Part("P12", _("settlement"), _of(*HER, "president", "member", "secretary", respondent=SERVED)),
        Part("P13", _("findings and order"), _of(*HER, "respondent", "secretary", "employer", since=ORDERED, president=DRAFT, member=DRAFT, appellate_authority=APPEAL)),
        Part("P14", _("action taken"), _of(*HER, "respondent", "president", "member", "secretary", "employer", since=ORDERED, appellate_authority=APPEAL)),
        Part("P15", _("appeal papers"), _of(*HER, "respondent", "appellate_authority", since=ORDERED)),
        Part("P16", _("who opened the file"), _of("president", *HER, "respondent")),
        Part("P17", _("numbers without identities"), _of("president", "member", "secretary", "employer", "auditor")),
    )
}  # fmt: skip

# A respondent is one only once he is served: what is his from service on needs no look at the stage.
ON_SERVICE = ("respondent", SERVED)

# Parts that a member reads only after declaring no tie to anyone in the case (NJ-02).
AFTER_DECLARATION = frozenset(PARTS) - {"P1", "P2", "P6", "P9", "P17"}

# Papers that readers of this part alone open, whoever else reads the papers of the file: the record as it goes out under seal.
PAPERS = dict.fromkeys(("release-cover", "release-index", "sealed-pack", "redacted-copy", "difference-list"), "P10")

# Tables of which these roles read own rows only: own times of sittings, own demand, own notice to show cause;
# a respondent sees nothing that is alleged of, answered by or directed against another. Whoever works on the file reads them all.
EVERYBODY, RESPONDENT = frozenset({"anyone"}), frozenset({"respondent"})
OWN_ROWS = {
    "sitting": EVERYBODY, "interimrelief": EVERYBODY, "showcause": EVERYBODY,
    "direction": RESPONDENT, "allegation": RESPONDENT, "service": RESPONDENT, "statement": frozenset({"witness"}),
}  # fmt: skip
