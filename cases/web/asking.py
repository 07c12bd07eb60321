"""A step's facts as a form: one field for each kind of fact, so that every step has a page without one of its own."""

import uuid

from django import forms
from django.forms.utils import ErrorDict
from django.utils.translation import gettext_lazy as _

from cases.web.choices import Choices
from cases.web.columns import Chosen, column
from cases.web.fields import DayField
from cases.web.groups import MomentField, RowsField
from cases.web.papers import PaperField
from cases.web.questions import Questions
from cases.web.widgets import ManyPicks, Picks

FEW = 7
YES_NO = (("yes", _("Yes")), ("no", _("No")))
NAMED = ("name", "contact", "works_at")
NO_ANSWER = (None, "", [], ())


def one_of(things, **told):
    """Few things are picked, many are chosen from a list."""
    few = len(things) <= FEW
    return Chosen(things, widget=Picks if few else forms.Select, blank=not few, **told)


class Several(forms.MultipleChoiceField):
    """Some things of a list; the answer is the things themselves."""

    widget = ManyPicks
    default_error_messages = {"invalid_choice": _("Choose among those of the list.")}

    def __init__(self, things, **kwargs):
        self.things = {str(getattr(thing, "pk", thing)): thing for thing, _words in things}
        super().__init__(choices=[(key, words) for key, (_t, words) in zip(self.things, things, strict=True)], **kwargs)

    def clean(self, value):
        return [self.things[key] for key in super().clean(value)]


class YesNo(forms.ChoiceField):
    """Yes, no, or not answered."""

    def __init__(self, **kwargs):
        super().__init__(choices=YES_NO, widget=Picks, **kwargs)

    def clean(self, value):
        return {"yes": True, "no": False}.get(super().clean(value))


def text_area():
    return forms.Textarea({"rows": 6})


def columns_of(fact, lists):
    """The boxes of a row: who it is, name by name, or the columns that the step declares."""
    names = NAMED if fact.kind in ("named", "several_named") else fact.columns
    among = dict(fact.among)
    return {name: column(name, lists, among.get(name, ())) for name in names}


PLAIN = {
    "line": lambda **told: forms.CharField(max_length=300, **told),
    "words": lambda **told: forms.CharField(widget=text_area(), **told),
    "day": DayField,
    "moment": MomentField,
    "yes_no": YesNo,
    "number": lambda **told: forms.IntegerField(min_value=0, widget=forms.TextInput({"inputmode": "numeric", "class": "w6"}), **told),
    "money": lambda **told: forms.IntegerField(min_value=0, widget=forms.TextInput({"inputmode": "numeric", "class": "w6"}), **told),
    "paper": PaperField,
}
FROM_A_LIST = {
    "person": (one_of, "person_"), "people": (Several, "person_"),
    "party": (one_of, "party"), "parties": (Several, "party"),
    "record": (one_of, "record"), "records": (Several, "record"),
    "workplace": (one_of, "workplace"), "district": (one_of, "district"), "committee": (one_of, "committee"),
}  # fmt: skip
TABLES = {"named": {"rows": 1, "several": False}, "several_named": {"rows": 2}, "rows": {"rows": 2}}


def field_for(fact, lists) -> forms.Field:
    """The field that asks for one fact."""
    told = {"label": fact.label or fact.name.replace("_", " ").capitalize(), "help_text": fact.hint, "required": fact.required}
    if fact.kind == "choice" or (fact.kind == "line" and fact.choices):
        return one_of([(str(value), words) for value, words in fact.choices], **told)
    if fact.kind in PLAIN:
        return PLAIN[fact.kind](**told)
    if fact.kind == "choices":
        return Several([(str(value), words) for value, words in fact.choices], **told)
    if fact.kind in FROM_A_LIST:
        kind, among = FROM_A_LIST[fact.kind]
        return kind(getattr(lists, among)(fact), **told)
    return RowsField(columns_of(fact, lists), **TABLES[fact.kind], **told)


class StepForm(Questions):
    """The questions of one step, with the form's own key and the version of the file that the page showed."""

    key = forms.UUIDField(widget=forms.HiddenInput)
    seen = forms.IntegerField(widget=forms.HiddenInput, required=False)
    since = forms.IntegerField(widget=forms.HiddenInput, required=False)

    def __init__(self, info, procedure, person, *args, **kwargs):
        owner = procedure.owner
        start = {"key": uuid.uuid4(), "seen": owner.version, "since": owner.head_seq}
        super().__init__(*args, initial=start | kwargs.pop("initial", {}), prefix=None, **kwargs)
        lists = Choices(procedure, person)
        self.asked = [fact.name for fact in info.facts]
        self.fields |= {fact.name: field_for(fact, lists) for fact in info.facts}
        self.name_the_unanswered()

    def answers(self) -> dict:
        """What was answered; what was left empty is no answer."""
        return {name: self.cleaned_data[name] for name in self.asked if self.cleaned_data.get(name) not in NO_ANSWER}

    def one_more(self, name):
        """Another row of one question, with everything typed and nothing checked yet."""
        data = self.data.copy()
        shown = data.get(f"{name}-rows", "")
        data[f"{name}-rows"] = str(int(shown) + 1 if shown.isascii() and shown.isdigit() else 1)
        self.data = data
        self._errors = ErrorDict()

    def shown_again(self, owner):
        """The same words on the file as it stands now."""
        self.data = self.data.copy()
        self.data["key"], self.data["seen"], self.data["since"] = str(uuid.uuid4()), str(owner.version), str(owner.head_seq)

    def kept(self) -> str:
        """The words that were typed, to be shown where the questions cannot be."""
        typed = [self.data.get(name, "") for name in self.asked if isinstance(self.fields[name], forms.CharField)]
        return "\n\n".join(words for words in typed if words)

    @property
    def brings_papers(self) -> bool:
        """Whether a file is asked for: a browser does not keep it when the page is shown again."""
        return any(isinstance(field, PaperField) for field in self.fields.values())

