"""Tags and filters with which the pages speak: dates, limits, codes and questions; display only, no law."""

from django import template
from django.forms import CheckboxInput, CheckboxSelectMultiple, RadioSelect
from django.utils.translation import get_language_bidi

from cases.web import display
from workflows import calendar

register = template.Library()

register.filter("code_groups", display.code_groups)
register.filter("full_day", display.full_day)
register.filter("clock_time", display.clock_time)
register.filter("weeks_of", display.weeks_of)
register.filter("weekday_word", display.weekday_word)
register.simple_tag(display.public_road, name="public_road")
register.simple_tag(display.last_day_words, name="last_day_words")
register.simple_tag(display.held_tag, name="held_tag")
register.simple_tag(display.met_tag, name="met_tag")


@register.filter
def spoken_day(day):
    return display.spoken_day(day, today=calendar.today()) if day else ""


@register.filter
def short_day(day):
    return display.short_day(day) if day else ""


@register.filter
def day_in_margin(day):
    return display.day_in_margin(day) if day else ""


@register.filter
def days_away(day):
    return display.days_away(day, today=calendar.today()) if day else ""


@register.simple_tag
def due_tag(due_on, length=None, cannot_wait=False, in_time=None):
    return display.due_tag(due_on, today=calendar.today(), length=length, cannot_wait=cannot_wait, in_time=in_time)


@register.simple_tag
def clock_line(start, due_on):
    return display.clock_line(start, due_on, today=calendar.today(), rtl=get_language_bidi())


@register.filter
def error_count(form):
    return sum(len(messages) for messages in form.errors.values())


@register.filter
def first_id(bound):
    """The control a link in the error summary goes to: the first one of a group."""
    if not bound.field.widget.use_fieldset:
        return bound.id_for_label
    parts = bound.subwidgets[0].data.get("subwidgets") if bound.subwidgets else None
    if parts:
        return parts[0]["attrs"]["id"]
    return bound.subwidgets[0].id_for_label if bound.subwidgets else bound.auto_id


@register.filter
def kind_is(bound, kind):
    widget = bound.field.widget
    kinds = {
        "group": widget.use_fieldset,
        "picks": isinstance(widget, RadioSelect | CheckboxSelectMultiple),
        "tick": isinstance(widget, CheckboxInput),
    }
    return kinds[kind]


@register.filter
def described(bound):
    """The ids of error and hint, in the order in which they are heard."""
    errors = [f"{bound.auto_id}_err"] if bound.errors else []
    hint = [f"{bound.auto_id}_hint"] if bound.help_text else []
    return " ".join(errors + hint)


@register.filter
def told(bound):
    """The control itself, tied to its hint and its error; a group is tied by its fieldset."""
    attrs = {"aria-describedby": described(bound)} if described(bound) and not kind_is(bound, "group") else {}
    wrong = {"aria-invalid": "true"} if bound.errors and not kind_is(bound, "picks") else {}
    return bound.as_widget(attrs=attrs | wrong)
