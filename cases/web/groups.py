"""Questions that are answered by several small boxes: a person with contact, the rows of a table, a moment."""

from datetime import datetime, time

from django import forms
from django.utils.translation import gettext_lazy as _

from cases.web.fields import INDIAN_DIGITS, DayField
from cases.web.widgets import LABELS, DateParts
from workflows.calendar import LEGAL_ZONE

MOST_ROWS = 40


class MomentParts(DateParts):
    """Day, month, year and the time of the day."""

    labels = (*LABELS, _("Time"))

    def __init__(self, attrs=None):
        super().__init__(attrs)
        self.widgets.append(forms.TextInput({"inputmode": "decimal", "class": "w4", "autocomplete": "off"}))
        self.widgets_names.append("_time")

    def decompress(self, value):
        if not isinstance(value, datetime):
            return [None] * 4
        at = value.astimezone(LEGAL_ZONE)
        return [at.day, at.month, at.year, f"{at.hour}.{at.minute:02d}"]


TIME_IS_SAID = _("Write the time as it is said, for example 10.30.")


def time_of(written) -> time:
    """A time of the day as it is written on a notice; raises ValueError."""
    hour, _dot, minute = str(written).strip().translate(INDIAN_DIGITS).replace(":", ".").partition(".")
    return time(int(hour), int(minute or 0))


class TimeField(forms.CharField):
    """A time of a day that is named elsewhere."""

    widget = forms.TextInput({"inputmode": "decimal", "class": "w4", "autocomplete": "off"})

    def clean(self, value):
        written = super().clean(value)
        try:
            return f"{time_of(written):%H:%M}" if written else ""
        except ValueError:
            raise forms.ValidationError(TIME_IS_SAID, code="time") from None


class MomentField(DayField):
    """A day and a time of the day, Indian time."""

    widget = MomentParts
    default_error_messages = {"time": TIME_IS_SAID}

    def to_python(self, value):
        parts = list(value or ())
        day = super().to_python(parts[:3])
        if day is None:
            return None
        return datetime.combine(day, self.time_of(str(parts[3] or "")), tzinfo=LEGAL_ZONE)

    def time_of(self, written):
        try:
            return time_of(written)
        except ValueError:
            raise self.wrong("time") from None


class RowsWidget(forms.Widget):
    """Rows of small boxes; one more row comes by a button of the form, without a script."""

    template_name = "components/rows.html"
    use_fieldset = True

    def __init__(self, columns, *, rows, several, attrs=None):
        super().__init__(attrs)
        self.columns, self.rows, self.several = columns, rows, several

    def value_from_datadict(self, data, files, name):
        shown = str(data.get(f"{name}-rows") or "")
        count = min(int(shown), MOST_ROWS) if shown.isascii() and shown.isdigit() else self.rows
        return [self.row(data, files, name, number) for number in range(count)]

    def row(self, data, files, name, number):
        return {key: field.widget.value_from_datadict(data, files, f"{name}-{number}-{key}") for key, field in self.columns.items()}

    def value_omitted_from_data(self, data, files, name):
        return f"{name}-rows" not in data

    def get_context(self, name, value, attrs):
        context = super().get_context(name, value, attrs)
        rows = list(value or [])
        rows += [{} for _row in range(self.rows - len(rows))]
        cells = [self.cells(name, number, row, attrs) for number, row in enumerate(rows)]
        context["widget"] |= {"rows": cells, "count": len(cells), "subwidgets": cells[0], "several": self.several}
        return context

    def cells(self, name, number, row, attrs):
        return [self.cell(f"{name}-{number}-{key}", field, row.get(key)) for key, field in self.columns.items()]

    def cell(self, name, field, value):
        shown = field.widget.render(name, value, {"id": f"id_{name}"})
        group = field.widget.use_fieldset
        return {"label": field.label, "html": shown, "attrs": {"id": f"id_{name}_0" if group else f"id_{name}"}, "group": group}


class RowsField(forms.Field):
    """Several rows of the same boxes; rows left empty are no answer."""

    default_error_messages = {"cell": _("%(row)s: %(label)s. %(wrong)s"), "row": _("Row %(number)s")}

    def __init__(self, columns, *, rows=2, several=True, **kwargs):
        self.columns, self.several = columns, several
        super().__init__(widget=RowsWidget(columns, rows=rows, several=several), **kwargs)

    def clean(self, value):
        wrong, found = [], []
        for number, row in enumerate(value or [], start=1):
            found.append({key: said for key, said in self.row(row, number, wrong).items() if said not in (None, "", [])})
        if wrong:
            raise forms.ValidationError(wrong)
        found = [row for row in found if row]
        if self.required and not found:
            raise forms.ValidationError(self.error_messages["required"], code="required")
        return found if self.several else next(iter(found), None)

    def row(self, row, number, wrong):
        said = {}
        for key, field in self.columns.items():
            try:
                said[key] = field.clean(row.get(key))
            except forms.ValidationError as fault:
                wrong += [self.told(number, field, message) for message in fault.messages]
        return said

    def told(self, number, field, message):
        if not self.several:
            return f"{field.label}: {message}"
        row = self.error_messages["row"] % {"number": number}
        return self.error_messages["cell"] % {"row": row, "label": field.label, "wrong": message}
