"""What a party can do, in words for a party: the step, its calm name, what it brings; in the order in which it helps."""

from django.utils.translation import gettext_lazy as _

CALM = {
    "complaint.acknowledge_right": (_("Say that you were told you may go to the police"), _("It binds you to nothing.")),
    "answer.give": (_("Answer what is said of you"), _("In your own words. The day until which there is time stands above.")),
    "show_cause.answer": (_("Answer why no punishment should follow"), ""),
    "representation.make": (
        _("Say what speaks against the findings"),
        _("They are not final yet. The committee reads what you write before it completes its inquiry."),
    ),
    "malice.answer": (_("Answer the notice of the separate inquiry"), _("That something could not be proved is not held against you.")),
    "direction.report": (_("Report that you did what was directed"), ""),
    "recommendation.pay": (_("Say that you paid the sum"), ""),
    "statement.sign": (_("Read and sign your statement"), ""),
    "question.answer": (_("Answer a question"), ""),
    "statement.reply": (_("Answer what somebody else stated"), ""),
    "settlement.sign": (_("Read the terms and sign, or say no"), ""),
    "settlement.breach": (_("Say that the settlement is not kept"), _("Nothing has to be filed again.")),
    "interim.demand": (
        _("Ask for protection"),
        _("Leave, another shift, a transfer of yourself or of him, until this is decided."),
    ),
    "counsellor.ask": (_("Ask for a counsellor"), _("Somebody to talk to, at the employer’s cost.")),
    "request.ask": (_("Ask for an interpreter, a companion or something else you need"), ""),
    "exhibit.receive": (_("Hand in a paper, a picture or a recording"), _("It gets a number and is kept as it is.")),
    "complaint.correct": (_("Correct something"), _("The correction stands beside the first words.")),
    "witness.name": (_("Name somebody who saw or heard it"), ""),
    "question.put": (_("Ask a question through the committee"), _("Nobody asks you or the other side anything directly.")),
    "copy.ask": (_("Ask for copies"), ""),
    "adjournment.ask": (_("Ask for another day"), ""),
    "employer.default": (
        _("Say that you are treated worse at work"),
        _("Pay, shift, post: nothing may be changed for the worse while this goes on."),
    ),
    "objection.raise": (_("Object to a member"), _("If somebody on the committee is close to the other side.")),
    "complaint.criminal_choice": (
        _("Say whether you go to the police"),
        _("Only if you wish to say it. Nothing here depends on it."),
    ),
    "secrecy.report": (_("Say that somebody made this known"), _("Who handles the matter must keep it to themselves.")),
    "appeal.file": (_("Say that you took the decision to a court or tribunal"), ""),
    "recommendation.default": (_("Say that the employer did nothing"), _("When the employer’s sixty days are over.")),
    "withdrawal.ask": (
        _("Stop: withdraw the complaint"),
        _("Work stops at once. A member then asks you, alone, whether anybody is pressing you."),
    ),
    "withdrawal.take_back": (_("Go on after all"), ""),
    "complaint.go_on_in_own_name": (_("Go on in your own name"), _("It keeps the day on which it was first received.")),
    "interim.release": (_("Say that you need the protection no more"), _("The employer is told that it ended, and not why.")),
}
ORDER = {step: place for place, step in enumerate(CALM)}


def in_calm_words(acts) -> tuple[list, list]:
    """The open steps that a party mostly looks for, in calm words; and the others as the law calls them."""
    known = [calm(one) for one in acts if one["step"] in CALM]
    return sorted(known, key=lambda one: ORDER[one["step"]]), [one for one in acts if one["step"] not in CALM]


def calm(act) -> dict:
    """One step, named for a party; of several records it says which."""
    label, words = CALM[act["step"]]
    return {**act, "label": f"{label}{act['about']}", "words": words}
