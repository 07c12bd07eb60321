"""The worklist in words: what cannot wait, what comes this week, what can."""

from datetime import timedelta

from django.urls import reverse
from django.utils.formats import date_format
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext

from cases.web import acts, display
from cases.web.teaching import place
from workflows import calendar

FRIDAY = 4


def entry(item) -> dict:
    """One line of work in the ledger."""
    today, info = calendar.today(), item.step_info
    return {
        "due": item.due,
        "beside": display.days_away(item.due, today=today) if item.due else "",
        "title": acts.named(item),
        "href": acts.href(item),
        "words": info.says,
        "law": place(info.clauses[0]),
        "handle": item.case.reference if item.case else "",
        "tag": display.due_tag(item.due, today=today) if item.due else None,
        "act": _("Open"),
        "strong": bool(item.due and item.due <= today),
    }


WAITED_FOR = {
    "answer": gettext_lazy("an answer to what was said"),
    "reply": gettext_lazy("an answer to what was said"),
    "compliance": gettext_lazy("a direction carried out"),
    "show_cause": gettext_lazy("an answer to the notice to show cause"),
    "representation": gettext_lazy("a word on the findings"),
    "malice": gettext_lazy("an answer in the inquiry into malice"),
    "summons": gettext_lazy("somebody called to come"),
    "own_name": gettext_lazy("whether she goes on in her own name"),
}


def waiting(deadline) -> dict:
    """A day that is somebody else's: nothing to do but to wait."""
    code = deadline.party.code
    return {
        "due": deadline.strict_on,
        "beside": display.days_away(deadline.strict_on, today=calendar.today()),
        "title": _("Waiting for %(code)s") % {"code": code},
        "href": reverse("why", args=[deadline.case_id, deadline.pk]),
        "words": WAITED_FOR.get(deadline.limit.rpartition(".")[2], ""),
        "law": place(deadline.clause),
        "handle": deadline.case.reference,
        "tag": display.held_tag(_("waiting for %(code)s") % {"code": code}),
    }


def end_of_week(today):
    """Friday of this week; on a weekend, the next one."""
    return today + timedelta(days=(FRIDAY - today.weekday()) % 7)


def sort(entries) -> dict:
    """Now, this week, later, without a date."""
    today = calendar.today()
    friday = end_of_week(today)
    kinds = {"now": [], "week": [], "later": [], "open": []}
    for one in entries:
        due = one["due"]
        kind = "open" if due is None else "now" if due <= today else "week" if due <= friday else "later"
        kinds[kind].append(one)
    return kinds


def parts(entries, waited=()) -> list[dict]:
    """The parts of the ledger, for `work`."""
    kinds = {**sort(entries), "others": list(waited)}
    titles = {
        "now": (_("Today"), ""),
        "week": (_("This week"), ""),
        "later": (_("Can wait"), _("nothing is lost if you leave these until the dates shown")),
        "others": (_("Waiting for somebody else"), ""),
        "open": (_("No day is fixed"), _("the text sets none; the sooner the better")),
    }
    return [{"key": key, "title": titles[key][0], "words": titles[key][1], "items": kinds[key]} for key in kinds]


def counted(number) -> str:
    """A small number as a word."""
    words = ("", _("One"), _("Two"), _("Three"), _("Four"), _("Five"), _("Six"), _("Seven"), _("Eight"), _("Nine"))
    return words[number] if 0 < number < len(words) else str(number)


def heading(entries) -> str:
    """The heading is the answer: what cannot wait, and how much more by Friday."""
    kinds = sort(entries)
    now, week = len(kinds["now"]), len(kinds["week"])
    friday = date_format(end_of_week(calendar.today()), "l")
    said = []
    if now:
        said.append(ngettext("%(number)s thing cannot wait.", "%(number)s things cannot wait.", now) % {"number": counted(now)})
    if week and now:
        said.append(ngettext("%(number)s more by %(day)s.", "%(number)s more by %(day)s.", week) % {"number": counted(week), "day": friday})
    elif week:
        told = ngettext("%(number)s thing by %(day)s.", "%(number)s things by %(day)s.", week)
        said.append(told % {"number": counted(week), "day": friday})
    return " ".join(said) or quiet(entries)


def quiet(entries) -> str:
    """Nothing is due this week."""
    return _("Nothing is due this week. Some work can wait.") if entries else _("Nothing waits for you.")
