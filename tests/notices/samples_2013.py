"""Invented facts for one of each document of the Act of 2013, from conciliation to the year's figures; and what other samples share."""

from datetime import date

MEMBERS = [
    {"name": "Usha Udaharan", "seat": "President"},
    {"name": "Farida Namuna", "seat": "Member"},
    {"name": "Meera Misaal", "seat": "Member from outside"},
]
FINDINGS = [
    {
        "number": 1,
        "allegation": "The doorway of the store",
        "complainant": "Mohan Namuna stood in the doorway and would not let her pass.",
        "respondent": "He was checking the stock and did not see her.",
        "evidence": ["Statement of W1, lines 9 to 14", "E3, roster of the day"],
        "finding": "proved",
        "reasons": "Lata Kalpit saw both. The roster shows that no stock was checked that day.",
    },
    {
        "number": 2,
        "allegation": "Messages at night",
        "complainant": "Eleven messages after she asked him to stop.",
        "respondent": "He sent two, about work.",
        "evidence": ["E2, messages, pages 1 to 4"],
        "finding": "partly",
        "reasons": "Four messages are on paper and are not about work. The others could not be produced.",
    },
]
RECOMMENDED = {"code": "1", "to": "R1", "words": "Action as for misconduct. One increment is withheld.", "factors": []}
SUM = {
    "code": "2",
    "to": "R1",
    "words": "A sum deducted from his pay, for her. Rs 40,000",
    "factors": [
        {"what": "trauma, pain, suffering and distress", "words": "Ten weeks of treatment."},
        {"what": "lost career opportunity", "words": "A course in January was missed."},
        {"what": "medical or psychiatric expense", "words": "Rs 9,000, by receipts."},
        {"what": "the respondent’s income and financial status", "words": "Rs 52,000 a month, one child."},
        {"what": "lump sum or instalments", "words": "Four instalments."},
    ],
}
FACTS = {
    "respondent-rights": {"person": "R1", "reply_by": date(2026, 12, 14), "object_by": date(2026, 12, 7)},
    "settlement-record": {
        "recipient": "employer",
        "asked_on": date(2026, 12, 2),
        "settled_on": date(2026, 12, 9),
        "terms": [
            {"number": 1, "words": "Mohan Namuna writes an apology.", "by": ""},
            {"number": 2, "words": "R1 works in Unit 3.", "by": ""},
        ],
        "signed": ["C1", "R1"],
    },
    "interim-recommendation": {
        "recommendations": [{"code": "I1", "to": "C1", "words": "Leave of two months for Kalpana Udaharan."}],
        "kind": "leave",
        "leave_until": date(2027, 2, 28),
    },
    "findings-for-representation": {
        "recipient": "respondent",
        "person": "R1",
        "findings": [{name: row[name] for name in ("number", "allegation", "finding", "reasons")} for row in FINDINGS],
        "reply_by": date(2027, 2, 10),
    },
    "malice-notice": {
        "recipient": "complainant",
        "person": "C1",
        "ground": "a forged or misleading document was produced",
        "reasons": "The messages of 4 October carry a date on which the number was not in use.",
        "reply_by": date(2027, 2, 10),
    },
    "report": {
        "recipient": "employer",
        "received_on": date(2026, 11, 30),
        "inquiry_ended_on": date(2027, 3, 12),
        "late_reasons": "Two witnesses were ill in January.",
        "delay_of": "nobody in particular",
        "findings": FINDINGS,
        "represented": [{"code": "R1", "words": "The roster was changed on that day."}],
        "reasons": "The conduct was repeated after it was asked to stop.",
        "recommended": True,
        "recommendations": [RECOMMENDED, SUM],
        "adjournments_refused": 1,
        "appeal": "The court or tribunal that the service rules name, within ninety days of the recommendations.",
        "signatures": MEMBERS,
        "dissents": [{"name": "Farida Namuna", "words": "The increment should be withheld for a year."}],
    },
    "report-forwarding": {"report_on": date(2027, 3, 15), "act_by": date(2027, 5, 14)},
    "employer-action": {
        "recipient": "respondent",
        "recommendation": RECOMMENDED,
        "action": "One increment is withheld.",
        "done_on": date(2027, 4, 1),
    },
    "recovery-request": {"recommendation": SUM, "reasons": "R1 left service on 20 March; two letters were not answered."},
    "annual-report": {
        "recipient": "officer",
        "year": 2026,
        "received": 3,
        "disposed": 2,
        "pending": 0,
        "workshops": 4,
        "nature": [{"words": "a warning", "number": ""}, {"words": "a written apology", "number": ""}],
    },
    "board-figures": {
        "first": date(2026, 4, 1),
        "last": date(2027, 3, 31),
        "received": 3,
        "disposed": 2,
        "pending": 0,
        "women": 41,
        "men": 66,
        "transgender": 1,
    },
}
