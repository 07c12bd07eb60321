"""What goes from one file into another: parties, allegations and papers, opened under one key and sealed under the other (NJ-04)."""

from cases.models import Consent, Exhibit, Role

MARKS = ("employer", "is_employee", "is_workman", "is_employer", "side", "language")
HER_SIDE = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION)


def who(party) -> dict:
    """A party as another file is told of it: the person, the sealed particulars, the marks; never the code."""
    return {
        "person": party.person, "identity": party.identity or {}, "is_complainant": party.is_complainant,
        "marks": {name: getattr(party, name) for name in MARKS},
    }  # fmt: skip


def match(parties, told):
    """The party that is the same person, or where nobody signs in, of the same name; None where nobody is."""
    return next((one for one in parties if told and _same(one, told)), None)


def found_in(parties, party):
    """The same person among the parties of another file."""
    return match(parties, who(party))


def _same(party, told) -> bool:
    if party.person_id and told["person"]:
        return party.person_id == told["person"].pk
    name = " ".join(str((party.identity or {}).get("name", "")).casefold().split())
    return bool(name) and name == " ".join(str(told["identity"].get("name", "")).casefold().split())


def add(procedure, role, told, **more):
    """The party under the next code of this file, not served yet."""
    named = {**told["identity"], "person": told["person"]}
    return procedure.add_party(role, named, is_complainant=told["is_complainant"], **told["marks"], **more)


def told(allegation) -> dict:
    """One allegation as the other file writes it down."""
    said = allegation.content or {}
    woman = who(allegation.woman) if allegation.woman else None
    return {"woman": woman, "against": who(allegation.party), "what": said.get("what", ""), "on": said.get("on")}


def papers(case) -> list[dict]:
    """The exhibits that are held: what each is, its words, its bytes, from whom."""
    return [
        {"from": who(one.party) if one.party else None, "facts": _paper(one)}
        for one in Exhibit.objects.filter(case=case, stage="held").select_related("party").order_by("number")
    ]


def _paper(exhibit) -> dict:
    said = exhibit.content or {}
    facts = {name: said[name] for name in ("what", "words", "custody", "from_whom") if said.get(name)}
    return {**facts, "paper": {"bytes": bytes(exhibit.paper), "media": exhibit.media}} if exhibit.paper else facts


def of_a_part(case, allegations, **more) -> dict:
    """All that the file of a part begins with: its own allegations, their women and respondents, her side; nothing else."""
    women = [one.woman for one in allegations if one.woman]
    others = case.parties.filter(role__in=HER_SIDE, left_on__isnull=True)
    hers = [one for one in others if one in women or (one.role != Role.AGGRIEVED_WOMAN and _speaks_for(one, women))]
    consents = Consent.objects.filter(case=case, stage="given", party__in=women)
    return {
        "from": case, "rows": [told(one) for one in allegations], "incident_on": _last(allegations),
        "hers": [{"role": one.role, "for": who(one.of_party) if one.of_party else None, **who(one)} for one in hers],
        "consents": [{"woman": who(one.party), "given_on": one.given_on} for one in consents], **more,
    }  # fmt: skip


def _speaks_for(party, women) -> bool:
    return party.of_party is None or party.of_party in women


def _last(allegations):
    days = [str(one.content["on"]) for one in allegations if (one.content or {}).get("on")]
    return max(days) if days else None


def begin(procedure) -> None:
    """The new file: same law, workplace, committee and day of first receipt; only the words of its own allegations."""
    told_of, first, case = procedure.facts, procedure.facts["from"], procedure.case
    for name in ("committee", "workplace", "first_received_by", "received_on"):
        setattr(case, name, getattr(first, name))
    case.entered_at = procedure.now
    spine = first.complaint_records.get()
    procedure.record.capacity, procedure.record.route = spine.capacity, spine.route
    case.save(force_insert=True)
    procedure.record.case = case
    procedure.put(narrative="\n\n".join(dict.fromkeys(row["what"] for row in told_of["rows"])), incident_on=told_of["incident_on"])
    procedure.record.save(force_insert=True)
    _people(procedure, told_of)


def _people(procedure, told_of) -> None:
    """Her side first, each heir or organisation beside the woman it is for; then consents, respondents, allegations."""
    order = {Role.AGGRIEVED_WOMAN: 0}
    for row in sorted(told_of["hers"], key=lambda one: order.get(one["role"], 1)):
        women = list(procedure.parties(Role.AGGRIEVED_WOMAN))
        add(procedure, row["role"], row, of_party=match(women, row["for"]))
    women = list(procedure.parties(Role.AGGRIEVED_WOMAN))
    for row in told_of["consents"]:
        procedure.also("consent.record", woman=match(women, row["woman"]), given_on=row["given_on"])
    for row in told_of["rows"]:
        accused = match(list(procedure.parties(Role.RESPONDENT)), row["against"]) or add(procedure, Role.RESPONDENT, row["against"])
        procedure.also("allegation.make", against=accused, woman=match(women, row["woman"]), what=row["what"], on=row["on"])
