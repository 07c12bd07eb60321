"""Questions a person can answer by keyboard, without a script: a day in three parts, picks with hints, several files."""

from datetime import date

from django import forms
from django.utils.translation import gettext_lazy as _

PARTS = ("day", "month", "year")
LABELS = (_("Day"), _("Month"), _("Year"))
WIDTHS = ("w2", "w2", "w4")


class DateParts(forms.MultiWidget):
    """Three small boxes, day, month and year, in the order in which people say a date."""

    template_name = "components/date_parts.html"
    use_fieldset = True
    labels = LABELS

    def __init__(self, attrs=None):
        boxes = {
            part: forms.TextInput({"inputmode": "numeric", "class": width, "autocomplete": "off"})
            for part, width in zip(PARTS, WIDTHS, strict=True)
        }
        super().__init__(boxes, attrs)

    def decompress(self, value):
        return [value.day, value.month, value.year] if isinstance(value, date) else [None, None, None]

    def get_context(self, name, value, attrs):
        context = super().get_context(name, value, attrs)
        for box, label in zip(context["widget"]["subwidgets"], self.labels, strict=True):
            box["label"] = label
        return context

    def id_for_label(self, id_):
        return f"{id_}_0" if id_ else id_


class Picks(forms.RadioSelect):
    """One of several, with a hint under a choice that needs one: hints={value: words}."""

    template_name = "components/picks.html"

    def __init__(self, attrs=None, choices=(), hints=None):
        super().__init__(attrs, choices)
        self.hints = hints or {}

    def create_option(self, name, value, *args, **kwargs):
        option = super().create_option(name, value, *args, **kwargs)
        return option | {"hint": self.hints.get(str(value), "")}


class ManyPicks(Picks, forms.CheckboxSelectMultiple):
    """Any of several, with hints."""

    input_type = "checkbox"
    allow_multiple_selected = True


class SeveralFiles(forms.ClearableFileInput):
    """A place to put more than one paper."""

    allow_multiple_selected = True
    template_name = "django/forms/widgets/file.html"
