"""The boxes of a row: what each column of a table asks, by its name."""

from django import forms
from django.utils.translation import gettext_lazy as _

from cases.web.fields import DayField
from cases.web.groups import TimeField
from committees.models.bodies import SeatKind

LABELS = {
    "name": _("Name"),
    "contact": _("Telephone, address or e-mail"),
    "works_at": _("Where they work"),
    "against": _("Against"),
    "woman": _("To which woman, if not to whoever files"),
    "what": _("What was done"),
    "on": _("On which day"),
    "kind": _("Kind"),
    "words": _("In words"),
    "penalty": _("Penalty"),
    "days": _("Days"),
    "months": _("Months"),
    "amount": _("Rupees"),
    "wages": _("Wages of the month, for a fine"),
    "payee": _("To be paid to"),
    "heads": _("For what"),
    "by": _("By which day"),
    "trauma": _("The sum: trauma, pain, suffering and distress"),
    "opportunity": _("The sum: lost career opportunity"),
    "medical": _("The sum: medical or psychiatric expense"),
    "means": _("The sum: the respondent’s income and financial status"),
    "paid_as": _("The sum: lump sum or instalments"),
    "service_condition": _("Service condition"),
    "lost_on": _("From which day"),
    "party": _("Who"),
    "begins": _("From what time"),
    "ends": _("To what time"),
    "door": _("By which door"),
    "of": _("Whose companion"),
    "person": _("Who"),
    "member": _("Member"),
    "seat": _("Seat"),
    "grounds": _("On what grounds"),
    "basis": _("On which ground of the Act"),
    "body": _("External member: of which body"),
    "from_on": _("From which day"),
    "until_on": _("Until which day"),
    "legal_practitioner": _("Is it a legal practitioner"),
    "linked": _("Directly linked to the earlier conduct"),
    "ties": _("Ties to the employer, and paid work for it"),
    "piece": _("In which piece"),
    "page": _("Page of the original, if it has pages"),
    "paragraph": _("Paragraph, or several such as 3-5; left empty, all of it"),
    "passage": _("Which words; left empty, the whole paragraph"),
    "ground": _("On which ground"),
}
CHOICES = {"seat": SeatKind.choices}
DAYS = ("on", "by", "until")
FIGURES = ("days", "months", "amount", "wages")
LONG = ("what", "words", "passage", "trauma", "opportunity", "medical", "means")
TIMES = ("begins", "ends")
PEOPLE = ("person", "member")
CODES = ("against", "woman", "party", "payee", "of")



class Chosen(forms.ChoiceField):
    """One thing of a list; the answer is the thing itself."""

    default_error_messages = {"invalid_choice": _("Choose one of the list.")}

    def __init__(self, things, *, widget=forms.Select, blank=True, **kwargs):
        self.things = {str(getattr(thing, "pk", thing)): thing for thing, _words in things}
        shown = [(key, words) for key, (_thing, words) in zip(self.things, things, strict=True)]
        super().__init__(choices=[("", "–"), *shown] if blank else shown, widget=widget, **kwargs)

    def clean(self, value):
        return self.things.get(super().clean(value))


def column(name, lists, choices=()) -> forms.Field:
    """The field of one column; one that has a list of its own is chosen from it."""
    told = {"label": LABELS.get(name, name.replace("_", " ").capitalize()), "required": False}
    if name in DAYS or name.endswith("_on"):
        return DayField(**told)
    if name in PEOPLE:
        return Chosen(lists.person_(None), **told)
    if choices := choices or CHOICES.get(name, ()):
        return forms.ChoiceField(choices=[("", "–"), *choices], **told)
    if name in CODES and lists.parties:
        return forms.ChoiceField(choices=[("", "–"), *((party.code, words) for party, words in lists.party(None))], **told)
    return written(name, told)


def written(name, told) -> forms.Field:
    """A column that is written: a figure, a time, a line or a few."""
    if name in TIMES:
        return TimeField(**told)
    if name in FIGURES:
        return forms.IntegerField(min_value=0, widget=forms.TextInput({"inputmode": "numeric", "class": "w4"}), **told)
    return forms.CharField(widget=forms.Textarea({"rows": 2}) if name in LONG else forms.TextInput, **told)
