"""How near a limit is, where today stands on its line and how a date is spoken: pure functions of display, no law."""

from dataclasses import dataclass
from datetime import timedelta
from decimal import Decimal

from django.utils.dates import WEEKDAYS
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

WEEK = 7
SIXTH = 6
WHOLE = Decimal(100)
EDGE_OF_LINE = Decimal(12)

PUBLIC_WORDS = {
    "received": gettext_lazy("Received"),
    "waiting": gettext_lazy("Waiting for a committee"),
    "with_committee": gettext_lazy("With the committee"),
    "being_decided": gettext_lazy("Being decided"),
    "decided": gettext_lazy("Decided"),
    "closed": gettext_lazy("Closed"),
}


# The months as people spell them: this catalogue goes before the framework's own, in every date of every page.
MONTHS = (
    gettext_lazy("January"), gettext_lazy("February"), gettext_lazy("March"), gettext_lazy("April"),
    gettext_lazy("May"), gettext_lazy("June"), gettext_lazy("July"), gettext_lazy("August"),
    gettext_lazy("September"), gettext_lazy("October"), gettext_lazy("November"), gettext_lazy("December"),
)  # fmt: skip
MONTHS_IN_MARGIN = (
    gettext_lazy("jan"), gettext_lazy("feb"), gettext_lazy("mar"), gettext_lazy("apr"),
    gettext_lazy("may"), gettext_lazy("jun"), gettext_lazy("jul"), gettext_lazy("aug"),
    gettext_lazy("sep"), gettext_lazy("oct"), gettext_lazy("nov"), gettext_lazy("dec"),
)  # fmt: skip


@dataclass(frozen=True)
class Tag:
    """The look of a tag (far, near, now, late, held, met, stage, sealed) and the words that carry it."""

    look: str
    words: str


@dataclass(frozen=True)
class Line:
    """The clock of a limit in per cent of its line, with the figures its caption says."""

    used: int
    length: int
    words: str
    used_x: str
    used_width: str
    over_x: str
    over_width: str
    now: str
    label: str
    anchor: str
    ticks: tuple[str, ...]


def days_left(days):
    return ngettext("%(days)s day left", "%(days)s days left", days) % {"days": days}


def days_over(days):
    return ngettext("%(days)s day over", "%(days)s days over", days) % {"days": days}


def due_tag(due_on, *, today, length=None, cannot_wait=False, in_time=None):
    """Far is more than seven days and more than a sixth of the limit; nothing closes when it is late.

    Work is planned to the strict day; `in_time` is the open day after a closed one, on which the act is still in time.
    """
    left = (due_on - today).days
    if left < 0 and in_time:
        left = max(left, 0) if today <= in_time else left
    if left < 0:
        return Tag("late", days_over(-left))
    if cannot_wait:
        return Tag("now", _("Cannot wait"))
    if left == 0:
        return Tag("now", _("today is the last day"))
    far = left > WEEK and (not length or left * SIXTH > length)
    return Tag("far" if far else "near", days_left(left))


def last_day_words(strict, due):
    """Both days, when the last one is closed and the next open one is still in time."""
    return _("last day") if due == strict else _("last day; %(day)s is in time") % {"day": date_format(due, "D j F")}


def held_tag(words):
    return Tag("held", words)


def met_tag(done_on=None):
    return Tag("met", _("done on %(day)s") % {"day": day_and_month(done_on)} if done_on else _("Lawful today"))


def clock_line(start, due_on, *, today, rtl=False):
    """Days used of the days given; when the limit is passed the line is as long as the days used."""
    length = (due_on - start).days
    used = max((today - start).days, 0)
    whole = max(length, used, 1)
    now = share(used, whole)
    within = share(min(used, length), whole)
    words = days_over(used - length) if used > length else days_left(length - used)
    label = min(max(now, Decimal(0)), WHOLE)
    return Line(
        used, length, words,
        used_x=figure(mirrored(Decimal(0), within, rtl=rtl)), used_width=figure(within),
        over_x=figure(mirrored(within, now - within, rtl=rtl)), over_width=figure(now - within) if used > length else "",
        now=figure(mirrored(now, Decimal(0), rtl=rtl)), label=figure(mirrored(label, Decimal(0), rtl=rtl)),
        anchor=anchor(label), ticks=thirds(share(length, whole), rtl=rtl),
    )


def share(part, whole):
    return (Decimal(part) * WHOLE / Decimal(whole)).quantize(Decimal("0.1"))


def figure(percent):
    return format(percent.normalize(), "f")


def mirrored(start, width, *, rtl):
    """From right to left the line begins at the other end: x becomes 100 less x."""
    return WHOLE - start - width if rtl else start


def anchor(percent):
    if percent < EDGE_OF_LINE:
        return "start"
    return "end" if percent > WHOLE - EDGE_OF_LINE else "middle"


def thirds(length, *, rtl):
    marks = ((length * n / 3).quantize(Decimal("0.1")) for n in (1, 2))
    return tuple(figure(mirrored(mark, Decimal(0), rtl=rtl)) for mark in marks)


def spoken_day(day, *, today):
    """Thu 3 December; the year is said only when it is another one."""
    return date_format(day, "D j F" if day.year == today.year else "D j F Y")


def full_day(day):
    """Thursday 26 November 2026."""
    return date_format(day, "l j F Y")


def day_and_month(day):
    """12 November."""
    return f"{day.day} {MONTHS[day.month - 1]}"


def short_day(day):
    """26 Nov, with a space that does not break."""
    return f"{day.day}\u00a0{str(MONTHS_IN_MARGIN[day.month - 1]).capitalize()}"


def day_in_margin(day):
    """Wed 2 Dec, as the margin of the ledger has it."""
    return f"{date_format(day, 'D')} {short_day(day)}"


def clock_time(at):
    """10.30, as it is written on a notice."""
    return f"{at.hour}.{at.minute:02d}"


def weeks_of(days):
    """The days of a count as whole weeks from Monday, what lies outside it marked so."""
    by_day = {one["day"]: one for one in days}
    first, last = min(by_day), max(by_day)
    start = first - timedelta(days=first.weekday())
    whole = (last - start).days // WEEK + 1
    cells = [by_day.get(day) or {"day": day, "look": "out"} for day in (start + timedelta(days=n) for n in range(whole * WEEK))]
    return [cells[n : n + WEEK] for n in range(0, len(cells), WEEK)]


def weekday_word(day):
    return str(WEEKDAYS[day.weekday()])


def days_away(day, *, today):
    """The small words under a date in the margin."""
    ahead = (day - today).days
    if ahead == 0:
        return _("today")
    if ahead > 0:
        return ngettext("in %(days)s day", "in %(days)s days", ahead) % {"days": ahead}
    return ngettext("%(days)s day ago", "%(days)s days ago", -ahead) % {"days": -ahead}


def code_groups(code):
    """Groups of four, as the slip prints them; what was typed between them is dropped."""
    plain = "".join(str(code).split()).replace("-", "")
    return [plain[n : n + 4] for n in range(0, len(plain), 4)]


def public_road(here):
    """The six public words in their order, each done, now or still to come."""
    order = list(PUBLIC_WORDS)
    at = order.index(here)
    states = ["past"] * at + ["here"] + ["ahead"] * (len(order) - at - 1)
    return [{"word": PUBLIC_WORDS[word], "state": state} for word, state in zip(order, states, strict=True)]
