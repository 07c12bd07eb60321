"""Form fields that answer a slip of the pen in words: the day that no month has, the day that has not come, the empty file."""

from calendar import monthrange
from datetime import MAXYEAR, date

from django import forms
from django.utils.dates import MONTHS
from django.utils.translation import gettext_lazy as _

from cases.web import widgets
from workflows.calendar import today

MONTHS_OF_YEAR = 12
FIRST_YEAR = 1900
INDIAN_DIGITS = str.maketrans("०१२३४५६७८९", "0123456789")


class DayField(forms.Field):
    """A date written as day, month and year; with `no_future` a day that has not come is refused."""

    widget = widgets.DateParts
    default_error_messages = {
        "required": _("Write the day, the month and the year."),
        "figures": _("Write the day, the month and the year in figures, for example 14 11 2026."),
        "month": _("A year has 12 months. Check the month."),
        "year": _("Write all four figures of the year. Check the year."),
        "day": _("%(month)s has %(days)s days. Check the day."),
        "future": _("This day has not come yet. Check the day, the month and the year."),
    }

    def __init__(self, *, no_future=False, **kwargs):
        super().__init__(**kwargs)
        self.no_future = no_future

    def to_python(self, value):
        if isinstance(value, date):
            return value
        written = [str(part or "").strip().translate(INDIAN_DIGITS) for part in value or ()]
        if not any(written):
            return None
        return self.day_of(*self.figures(written))

    def figures(self, written):
        if not all(part.isascii() and part.isdigit() and len(part) <= len(str(MAXYEAR)) for part in written):
            raise self.wrong("figures")
        return [int(part) for part in written]

    def day_of(self, day, month, year):
        if not 1 <= month <= MONTHS_OF_YEAR:
            raise self.wrong("month")
        if year < FIRST_YEAR:
            raise self.wrong("year")
        days = monthrange(year, month)[1]
        if not 1 <= day <= days:
            raise self.wrong("day", month=MONTHS[month], days=days)
        return self.not_too_late(date(year, month, day))

    def not_too_late(self, day):
        if self.no_future and day > today():
            raise self.wrong("future")
        return day

    def wrong(self, code, **params):
        return forms.ValidationError(self.error_messages[code], code=code, params=params)

    def has_changed(self, initial, data):
        return [str(part or "") for part in self.widget.decompress(initial)] != [str(part or "") for part in data or [None] * 3]


class SeveralFilesField(forms.FileField):
    """Several papers; each is checked by itself, and an empty one is named by its place, never by its file name."""

    widget = widgets.SeveralFiles
    default_error_messages = {"blank": _("Paper %(place)s is empty. Choose it again.")}

    def clean(self, data, initial=None):
        papers = [paper for paper in data or () if paper]
        if not papers:
            return [super().clean(None, initial)] if self.required else []
        return [self.one(paper, place) for place, paper in enumerate(papers, start=1)]

    def one(self, paper, place):
        if not paper.size:
            raise forms.ValidationError(self.error_messages["blank"], code="blank", params={"place": place})
        return super().clean(paper)
