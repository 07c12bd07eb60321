"""The files of the demonstration: just filed, under inquiry, to be decided, with its order made; and one under the Act of 2013."""

from cases.demonstration.register import IN_FORCE, File
from cases.models import Allegation

HERS = "He waited at the store room, blocked the door and held my wrist. He said my shift would change if I told anyone."
HIS = "I was in the store room to count bales. I did not touch her."


def just_filed(register):
    """A complaint of three days ago: the members have not declared yet, the respondent knows nothing."""
    told = {
        "woman": {"name": "सुनीता नमूना", "phone": "000 000 0001"},
        "respondents": [{"person": register.people["unserved"], "name": "Dinesh Udaharan"}],
        "narrative": "वह हर शाम मशीन के पास खड़ा होकर गंदी बातें करता है। मैंने मना किया, फिर भी नहीं रुका।",
    }
    file = File(register)
    file.file(3, "sunita", incident_on=file.day(5), **told)
    return file


def under_inquiry(register):
    """Day forty-five: both sides heard, a second sitting fixed in eight days."""
    told = {
        "woman": {"name": "Asha Namuna", "phone": "000 000 0002"},
        "respondents": [{"person": register.people["vikram"], "name": "Vikram Misaal"}],
        "narrative": HERS,
    }
    file = File(register)
    file.file(45, "asha", incident_on=file.day(50), **told)
    file.taken_up(43)
    file.served(41, answer_by=27)
    file.step(28, "vikram", "answer.give", words=HIS)
    file.heard(13, 20, HERS, HIS)
    file.sitting(-8, 1)
    return file


def to_be_decided(register):
    """Day seventy: the inquiry is complete, the finding is to be written."""
    told = {
        "woman": {"name": "Rukmini Namuna"},
        "respondents": [{"name": "Suresh Udaharan"}],
        "narrative": "He sends her pictures at night and asks for one in return.",
    }
    file = File(register)
    file.file(70, "gita", incident_on=file.day(80), **told)
    file.taken_up(68)
    file.served(66, answer_by=50)
    file.heard(40, 47, "He sent eleven pictures. I kept them.", "They were meant for somebody else.")
    file.step(2, "usha", "inquiry.complete")
    return file


def order_made(register):
    """An order of last week: an apology, and a suspension after he was asked to show cause; the employer has to report."""
    told = {
        "woman": {"name": "Lata Namuna", "phone": "000 000 0003"},
        "respondents": [{"person": register.people["mohan"], "name": "Mohan Udaharan"}],
        "narrative": "He put his hand on my back at every count, and laughed when I moved away.",
    }
    file = File(register)
    file.file(85, "lata", incident_on=file.day(90), **told)
    file.taken_up(83)
    file.served(81, answer_by=66)
    file.heard(50, 57, "It went on for three weeks.", "It was a joke.")
    file.step(30, "usha", "inquiry.complete")
    said = {"finding": "proved", "reasons": "Two people saw it, and he does not deny it.", "no_evidence_reasons": "Both statements."}
    file.step(29, "usha", "finding.record", Allegation.objects.get(case=file.case), **said)
    notice = {"respondent": file.party("R1"), "proposed": "Three days' suspension", "reasons": "Its repetition.", "answer_by": file.day(14)}
    issued = file.step(28, "usha", "show_cause.issue", facts=notice)
    file.step(27, "secretary", "show_cause.prove", issued, how="hand")
    file.step(16, "mohan", "show_cause.answer", issued, words="I have said that I am sorry.")
    decide(file)
    return file


def decide(file):
    """The order: drafted, signed by those who heard, made, forwarded, and shown to have reached him."""
    directions = [
        {"against": "R1", "kind": "apology", "words": "In writing, undertaking no repetition and no retaliation.", "by": file.day(-14)},
        {"against": "R1", "kind": "punishment", "penalty": "suspension", "days": 3, "words": "Without pay.", "by": file.day(-14)},
    ]
    ordered = {"outcome": "direct", "reasons": "As found under allegation 1.", "directions": directions}
    order = file.step(8, "usha", "order.draft", **ordered)
    for member in ("usha", "farida", "meera"):
        file.step(7, member, "order.sign", order)
    file.step(7, "usha", "order.issue", order)
    file.step(6, "secretary", "order.forward", order)
    file.step(4, "secretary", "order.prove_service", order, party=file.party("R1"))


def under_the_act(register):
    """Day twenty under the Act of 2013: in time, taken up, the copy served, his ten working days running."""
    told = {
        "woman": {"name": "Pari Namuna", "phone": "000 000 0004"},
        "respondents": [{"name": "Jagat Misaal"}],
        "narrative": "He asks for a photograph each time he signs my sheet, and waits until I answer.",
    }
    file = File(register, law=IN_FORCE)
    file.file(20, "pari", workplace=register.studio, incident_on=file.day(27), **told)
    for member in ("presiding", "arun", "bela", "noor"):
        file.step(18, member, "declaration.make", tied=False)
    file.step(18, "presiding", "complaint.screen", elements=["demand"], circumstances=["hostile"])
    file.step(17, "presiding", "procedure.adopt", governs="service_rules")
    sent = file.step(16, "presiding", "service.send", channels=["hand", "email"])
    file.step(15, "presiding", "service.prove", sent, how="hand")
    return file


ALL = (just_filed, under_inquiry, to_be_decided, order_made, under_the_act)
