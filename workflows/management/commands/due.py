"""Why a date is what it is: counts a limit from a day and explains every day, without a database."""

import argparse
import json
from dataclasses import replace
from datetime import date

from django.core.management.base import BaseCommand, CommandError
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from workflows import counting
from workflows.calendar import Calendar
from workflows.counting import Count, Kind, Period
from workflows.holidays_seed import UnknownRegionError, regional
from workflows.limits import Limit, NoFixedPeriodError, UnknownLimitError, by_slug

WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")
UNITS = ("days", "working_days", "months", "years")
YEARS_SEEDED_AFTER = 2
WRONG_INPUT = 2
WRONG = (UnknownLimitError, NoFixedPeriodError, UnknownRegionError, ValueError, OverflowError)


class Command(BaseCommand):
    """The command `due`: strict day, day after roll-over, clause, rules, and each day counted or passed over."""

    help = "Say when a limit of the law ends, and why."
    requires_system_checks = ()

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """A first day and one length, given by a limit's name or as a number; then what is known of the office."""
        parser.add_argument(
            "--from", dest="start", type=a_day, required=True, metavar="DATE", help="The day the period runs from."
        )
        length = parser.add_mutually_exclusive_group(required=True)
        length.add_argument("--limit", metavar="SLUG", help="A limit by its name, such as sh2004.inquiry.")
        for unit in UNITS:
            length.add_argument(f"--{unit.replace('_', '-')}", dest=unit, type=int, metavar="N")
        parser.add_argument(
            "--closed", type=weekdays, default="sat,sun", help="Weekly closed days, such as sat,sun; none for none."
        )
        parser.add_argument(
            "--holiday", action="append", type=a_day, default=[], metavar="DATE", help="May be repeated."
        )
        parser.add_argument("--region", help="Public holidays of a State, such as IN-MH, or of India: IN.")
        parser.add_argument(
            "--kind", choices=["act", "status", "not-before"], help="What the last day means; a limit has its own."
        )
        parser.add_argument("--inclusive", action="store_true", help="The first day is counted.")
        parser.add_argument(
            "--received-on-closed-day", action="store_true", help="--from is the day it was left at a closed office."
        )
        parser.add_argument("--json", action="store_true", help="One JSON object instead of sentences.")

    def handle(self, **options) -> None:
        """Count and print; what is wrong in the question is said in one line."""
        try:
            limit = by_slug(options["limit"], began=options["start"]) if options["limit"] else None
            counted = counted_from(limit, options)
        except WRONG as fault:
            raise CommandError(str(fault), returncode=WRONG_INPUT) from fault
        if options["json"]:
            self.stdout.write(json.dumps(as_object(limit, counted), ensure_ascii=False, indent=2))
            return
        self.stdout.write("\n".join(in_words(limit, counted)))


def a_day(text: str) -> date:
    """A date written YYYY-MM-DD."""
    try:
        return date.fromisoformat(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(
            _("%(text)s is not a date; write it as 2026-03-31.") % {"text": text}
        ) from fault


def weekdays(text: str) -> frozenset[int]:
    """Weekday numbers from names such as sat,sun; "none" for an office open all week."""
    names = [name.strip().lower() for name in text.split(",")] if text not in ("", "none") else []
    wrong = [name for name in names if name not in WEEKDAYS]
    if wrong or len(set(names)) == len(WEEKDAYS):
        raise argparse.ArgumentTypeError(_("Closed days are some of mon,tue,wed,thu,fri,sat,sun, not all."))
    return frozenset(WEEKDAYS.index(name) for name in names)


def asked_limit(limit: Limit | None, options: dict) -> dict:
    """The length, kind and first day as asked, over what the limit itself says."""
    given = {unit: options[unit] for unit in UNITS if options[unit] is not None}
    period = limit.period if limit else Period(*next((number, unit) for unit, number in given.items()))
    kind = options["kind"] and Kind(options["kind"].replace("-", "_"))
    return {
        "start": limit.begins(options["start"]) if limit else options["start"],
        "period": period,
        "kind": kind or (limit.kind if limit else Kind.ACT),
        "inclusive": options["inclusive"] or bool(limit and limit.inclusive),
        "received_on_closed_day": options["received_on_closed_day"],
    }


def counted_from(limit: Limit | None, options: dict) -> Count:
    """The count under the calendar asked for; a region is seeded for the years the count can reach."""
    asked = asked_limit(limit, options)
    own = Calendar(weekend=options["closed"], holidays=frozenset(options["holiday"]))
    if not options["region"]:
        return counting.count(calendar=own, **asked)
    last = counting.count(calendar=own, **asked).due.year + YEARS_SEEDED_AFTER
    public = regional(options["region"], range(options["start"].year, last), weekend=own.weekend)
    calendar = replace(public, holidays=public.holidays | own.holidays)
    return counting.count(calendar=calendar, **asked)


def as_object(limit: Limit | None, counted: Count) -> dict:
    """The answer for a machine."""
    return {
        "strict": counted.strict.isoformat(),
        "due": counted.due.isoformat(),
        "rolled": counted.rolled,
        "clause": limit.clause if limit else None,
        "rules": [{"id": rule.id, "text": str(rule.text)} for rule in counted.rules],
        "days": [{"date": day.date.isoformat(), "counted": day.counted, "why": str(day.why)} for day in counted.days],
    }


def in_words(limit: Limit | None, counted: Count) -> list[str]:
    """The answer for a reader: the date, where it comes from, the rules, and the days that were not simply counted."""
    lines = [_("%(sentence)s: %(day)s") % {"sentence": headline(counted), "day": full(counted.due)}]
    if counted.due != counted.strict:
        lines.append(_("Last day by the strict count: %(day)s") % {"day": full(counted.strict)})
    if limit:
        source = {"section": limit.section, "clause": limit.clause, "trigger": limit.runs_from}
        lines.append(_("Source: %(section)s (%(clause)s), counted from %(trigger)s") % source)
    if limit and not limit.verified:
        lines.append(_("This limit has not been verified: it warns and never blocks."))
    lines += [_("Counted from: %(day)s") % {"day": full(counted.start)}, "", _("Rules:")]
    lines += [f"  {rule.text}" for rule in counted.rules]
    lines += ["", _("Days:")]
    lines += [f"  {full(day.date)}  {'+' if day.counted else '-'}  {day.why}" for day in counted.days]
    return lines


def headline(counted: Count) -> str:
    """What the date means, by the kind of the period."""
    return {
        Kind.ACT: _("In time until and on"),
        Kind.STATUS: _("Holds until and on"),
        Kind.NOT_BEFORE: _("First safe day"),
    }[counted.kind]


def full(day: date) -> str:
    """A day with its weekday and year, in the reader's language."""
    return date_format(day, "D j F Y")
