"""Invented facts for one of each document."""

from datetime import date, datetime
from zoneinfo import ZoneInfo

from tests.notices import samples_2013
from tests.notices.samples_2013 import FINDINGS, MEMBERS
from tests.notices.samples_of_packs import PACKS

INDIA = ZoneInfo("Asia/Kolkata")


def at(day, hour, minute=0):
    return datetime(2026, 12, day, hour, minute, tzinfo=INDIA)


IDENTITIES = {
    "C1": ["Kalpana Udaharan", "98000 00001", "kalpana@example.org"],
    "R1": ["Mohan Namuna", "98000 00002"],
    "W1": ["Lata Kalpit", "12 Nakli Gali"],
}
COMMON = {
    "committee": "Internal Committee, Kalpit Textiles, Unit 2",
    "office": ["Room 4, Kalpit Bhavan", "011 0000 0000"],
    "reference": "R7K-MQ2",
    "issued_on": date(2026, 11, 30),
    "cover": {"name": "Addressee Misaal", "lines": ["by hand"]},
    "signatures": [{"name": "Usha Udaharan", "seat": "President"}],
    "identities": IDENTITIES,
}
ALLEGATIONS = [
    {"number": 1, "words": "On 2 October Mohan Namuna stood in the doorway of the store and would not let her pass."},
    {"number": 2, "words": "He sent messages at night, also after she had asked him to stop."},
]
COMPLAINT = {
    "what": "Mohan Namuna stood in the doorway.\n\nLata Kalpit of 12 Nakli Gali saw it. Call me at 98000 00001.",
    "when": "2 October 2026, about four in the afternoon",
    "where": "the cloth store, Unit 2",
    "seen_by": "Lata Kalpit",
    "asked_for": "that it stops",
    "safe_contact": "after seven at my sister’s",
}
DIRECTIONS = [
    {"code": "D1", "to": "R1", "words": "does not repeat the conduct found.", "by": None},
    {
        "code": "D2",
        "to": "R1",
        "words": "gives a written apology, with the undertaking of section 20(1)(b)(iv).",
        "by": date(2027, 1, 15),
    },
    {"code": "D3", "to": "employer", "words": "withholds one increment of R1 for six months.", "by": date(2027, 2, 1)},
]
APPEAL = {
    "complainant": "The Industrial Tribunal in whose area your workplace falls.",
    "respondent": "The Industrial Tribunal in whose area the complainant’s workplace falls.",
}
FACTS = {
    "constitution-order": {
        "recipient": "member",
        "workplace": "Kalpit Textiles, Unit 2",
        "from_day": date(2026, 10, 1),
        "until_day": date(2029, 9, 30),
        "women": 1,
        "members": 3,
        "shortfall_reasons": "No other woman was available.",
        "seats": [{"name": row["name"], "seat": row["seat"], "ground": "works for women’s rights"} for row in MEMBERS],
    },
    "committee-incomplete": {
        "recipient": "employer",
        "from_day": date(2026, 12, 1),
        "lacking": ["The committee has no President."],
    },
    "committee-changed": {
        "recipient": "respondent",
        "changed_on": date(2026, 12, 1),
        "course": "go on from where it stands",
        "reasons": "All that was heard is in writing.",
    },
    "handover": {
        "recipient": "member",
        "cases": [
            {
                "reference": "R7K-MQ2",
                "stage": "inquiry",
                "days": [{"place": "16(2)", "due": date(2026, 12, 21)}],
                "papers": 4,
                "waits": ["Open the sitting"],
            },
        ],
        "note": "The key of the cupboard is with the secretary.",
    },
    "file-lies-idle": {"recipient": "member", "since": date(2026, 10, 30)},
    "receipt": {
        "received_on": date(2026, 11, 30),
        "received_by": "a member of the committee",
        "route": "told aloud, written down and read out",
        "inquiry_ends_on": date(2027, 2, 28),
        "pieces": ["two photographs", "messages, four pages"],
    },
    "right-to-criminal-action": {"offices": [{"name": "Police station, Nakli Chowk", "where": "Main road, ground floor"}]},
    "consent-request": {
        "filer": "The Kalpit Union",
        "gives": ["file the complaint", "read the papers and come to the sittings"],
    },
    "notice-to-respondent": {
        "way_in": True,
        "respondent": "R1",
        "received_on": date(2026, 11, 30),
        "answer_by": date(2026, 12, 14),
        "object_by": date(2026, 12, 7),
        "allegations": ALLEGATIONS,
        "complaint": COMPLAINT,
        "exhibits": [{"code": "E2", "what": "messages, four pages"}],
        "withheld": ["page 3 of E1: names a child"],
    },
    "copy-of-complaint": {
        "recipient": "respondent",
        "received_on": date(2026, 11, 30),
        "allegations": ALLEGATIONS,
        "complaint": COMPLAINT,
    },
    "another-forum": {
        "received_on": date(2026, 11, 30),
        "where": "the labour authority",
        "reasons": "What is told is a quarrel about targets; nothing in it is of a sexual kind.",
    },
    "rejected-as-late": {
        "received_on": date(2026, 11, 30),
        "last_incident": date(2026, 4, 30),
        "first_ended_on": date(2026, 7, 30),
        "longest_ended_on": date(2026, 10, 30),
        "reasons": "By her own account the last incident lies seven months back; nothing later is linked to it.",
        "appeal_by": date(2027, 3, 1),
    },
    "notice-of-absence": {"recipient": "respondent", "person": "R1", "missed": 3, "days": 15},
    "inquiry-terminated": {
        "recipient": "complainant",
        "terminated_on": date(2026, 11, 30),
        "reasons": "She was called three times, and told in writing what may follow; nothing was heard of her.",
        "appeal_by": date(2027, 3, 1),
    },
    "summons": {
        "way_in": True,
        "recipient": "witness",
        "person": "W1",
        "starts_at": at(8, 10, 30),
        "place": "Room 4, Kalpit Bhavan",
        "door": "garden door",
        "bring": ["the roster of 2 October"],
        "adjustments": ["Santali interpreter"],
    },
    "sitting-notice": {
        "recipient": "complainant",
        "person": "C1",
        "starts_at": at(8, 11, 45),
        "ends_at": at(8, 13),
        "place": "Room 4, Kalpit Bhavan",
        "door": "garden door",
        "purpose": "your own account, in your own words",
        "adjustments": ["large print"],
    },
    "adjournment-notice": {
        "recipient": "respondent",
        "person": "R1",
        "old_start": at(8, 14, 30),
        "new_start": at(15, 14, 30),
        "place": "Room 4",
        "reasons": "A member is ill; without her the committee has no quorum.",
    },
    "objection-ruling": {
        "recipient": "respondent",
        "member": "Farida Namuna",
        "objected_on": date(2026, 12, 3),
        "ground": "She reports to R1.",
        "upheld": True,
        "reasons": "Someone who answers to a party does not sit.",
        "substitute": "Joseph Kalpit",
    },
    "copy-of-record": {
        "recipient": "respondent",
        "asked_on": date(2026, 12, 9),
        "copy_mark": "R1 · copy 2 of 3",
        "pieces": [{"code": "E2", "what": "messages", "words": "Mohan Namuna wrote: come to the store."}],
        "withheld": ["page 3 of E1"],
    },
    "sealed-key": {
        "recipient": "employer",
        "people": [{"code": "C1", "name": "Kalpana Udaharan"}, {"code": "R1", "name": "Mohan Namuna"}],
        "why": "You have to carry out a direction.",
    },
    "interim-direction": {
        "directions": [{"code": "D1", "to": "R1", "words": "works in Unit 3 from Monday, same pay.", "by": date(2026, 12, 7)}],
        "report_by": date(2026, 12, 9),
        "until_words": "the order is made",
        "replaces": date(2026, 12, 1),
    },
    "protected-persons": {"people": ["C1", "W1"], "from_day": date(2026, 11, 29)},
    "permission-decision": {
        "asked_on": date(2026, 12, 10),
        "person": "W1",
        "change": "Move to the night shift.",
        "granted": False,
        "reasons": "No need of the work was shown.",
        "conditions": [],
    },
    "heard-together": {
        "recipient": "complainant", "joined_on": date(2026, 12, 11), "other": "K4M-WX9", "counts_from": date(2026, 11, 2),
    },
    "complaint-split": {"recipient": "complainant", "split_on": date(2026, 12, 11), "other": "K4M-WX9"},
    "interim-ended": {
        "recipient": "employer", "code": "I1", "words": "R1 works in the other hall.",
        "directed_on": date(2026, 12, 4), "ended_on": date(2026, 12, 11),
    },
    "interim-kept": {
        "recipient": "employer", "code": "I1", "words": "R1 works in the other hall.",
        "directed_on": date(2026, 12, 4), "settled_on": date(2026, 12, 11),
    },
    "own-name-question": {"recipient": "complainant", "stopped_on": date(2026, 12, 4), "answer_by": date(2026, 12, 18)},
    "consent-ended": {"recipient": "complainant", "ended_on": date(2026, 12, 21), "ends_directions": True},
    "withdrawal-recorded": {"recipient": "complainant", "withdrawn_on": date(2026, 12, 11), "ends_directions": True},
    "settlement-terms": {
        "recipient": "complainant",
        "asked_on": date(2026, 12, 2),
        "respondent": "R1",
        "terms": [{"number": 1, "words": "R1 writes an apology.", "by": date(2026, 12, 20)}],
    },
    "show-cause": {
        "person": "R1",
        "reply_by": date(2026, 12, 30),
        "heard_on": at(29, 15),
        "findings": [{"number": 1, "allegation": "The doorway of the store", "reasons": "Seen by W1."}],
        "proposed": [{"code": "P1", "words": "Withholding of one increment for six months.", "ground": "finding 1"}],
    },
    "order": {
        "recipient": "complainant",
        "received_on": date(2026, 11, 30),
        "inquiry_ended_on": date(2027, 2, 20),
        "heard": ["C1 on 8 December", "R1 on 8 December"],
        "findings": FINDINGS,
        "dismissed": False,
        "directions": DIRECTIONS,
        "acts_for": "the employer of R1",
        "appeal": APPEAL,
        "signatures": MEMBERS,
        "dissents": [{"name": "Farida Namuna", "words": "The increment should be withheld for a year."}],
        "cause_shown": ("R1 wrote on 28 December that the measure is too hard. The committee keeps to it: the conduct was repeated."),
    },
    "forwarding-letter": {
        "recipient": "employer",
        "order_on": date(2027, 2, 22),
        "enclosures": ["the order, six pages"],
        "report_by": date(2027, 3, 1),
    },
    "appeal-effect": {
        "recipient": "employer",
        "forum": "the Industrial Tribunal",
        "filed_on": date(2027, 3, 3),
        "until_words": "the next hearing",
        "directions": [{"code": "D3", "words": "Withholds one increment.", "effect": "stayed"}],
    },
    "day-moved": {
        "recipient": "member",
        "where": "16(2)",
        "was_on": date(2027, 4, 9),
        "now_on": date(2027, 4, 12),
        "because": "Invented Remembrance Day",
    },
    "stay": {"recipient": "respondent", "court": "an invented High Court", "number": "WP 12 of 2027", "effect": "rests"},
    **PACKS,
}


FACTS |= samples_2013.FACTS


def facts(slug, **changes):
    return {**COMMON, **FACTS[slug], **changes}
