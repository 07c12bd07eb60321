"""Reads a rehearsal file as plain values that still know the line they stand on."""

import re
from datetime import date, datetime

import yaml

from workflows import calendar

BOOLEAN = re.compile(r"^(?:true|True|TRUE|false|False|FALSE)$")
WHOLE = re.compile(r"^[-+]?(?:0|[1-9][0-9_]*)$")
DECIMAL = re.compile(r"^[-+]?[0-9][0-9_]*\.[0-9]+$")
NOTHING = re.compile(r"^(?:~|null|Null|NULL|)$")
DAY = re.compile(r"^\d{4}-\d{2}-\d{2}$")
MOMENT = re.compile(r"^\d{4}-\d{2}-\d{2}[T ]\d{1,2}:\d{2}(:\d{2})?( ?(Z|[+-]\d{2}:?\d{2}))?$")


class WrongFile(Exception):
    """A file that cannot be played: where it stands, what is wrong, the nearest valid word."""

    def __init__(self, message: str, *, line: int | None = None, key: str = "", nearest: str = ""):
        self.message, self.line, self.key, self.nearest = message, line, key, nearest
        super().__init__(message)

    def __str__(self):
        place = f"line {self.line}: " if self.line else ""
        hint = f" Did you mean “{self.nearest}”?" if self.nearest else ""
        return f"{place}{self.message}{hint}"


class Mapped(dict):
    """A mapping of the file; `line` is where it begins, `lines` where each of its keys stands."""

    def __init__(self, *args, **told):
        super().__init__(*args, **told)
        self.line, self.lines = None, {}

    def at(self, key) -> int | None:
        """The line of a key, else that of the mapping."""
        return self.lines.get(key, self.line)


class Listed(list):
    """A list of the file, with the line of each of its entries."""

    lines: list


class PlainLoader(yaml.SafeLoader):
    """YAML without its surprises: `on`, `yes` and `10:30` are the words that were written."""


PlainLoader.yaml_implicit_resolvers = {}
for _tag, _form, _first in (
    ("bool", BOOLEAN, list("tTfF")),
    ("int", WHOLE, list("-+0123456789")),
    ("float", DECIMAL, list("-+0123456789")),
    ("null", NOTHING, ["~", "n", "N", ""]),
    ("timestamp", DAY, list("0123456789")),
    ("merge", re.compile(r"^<<$"), ["<"]),
):
    PlainLoader.add_implicit_resolver(f"tag:yaml.org,2002:{_tag}", _form, _first)


def _mapping(loader, node):
    loader.flatten_mapping(node)
    mapped = Mapped()
    mapped.line = node.start_mark.line + 1
    for key_node, value_node in node.value:
        key = loader.construct_object(key_node, deep=True)
        line = key_node.start_mark.line + 1
        if not isinstance(key, str | int | date):
            raise WrongFile("A key is a word.", line=line)
        key = str(key)
        if key in mapped:
            raise WrongFile(f"“{key}” stands twice.", line=line, key=key)
        mapped[key], mapped.lines[key] = loader.construct_object(value_node, deep=True), line
    return mapped


def _sequence(loader, node):
    listed = Listed(loader.construct_object(one, deep=True) for one in node.value)
    listed.lines = [one.start_mark.line + 1 for one in node.value]
    return listed


def _day(loader, node):
    try:
        return date.fromisoformat(node.value)
    except ValueError:
        raise WrongFile(f"“{node.value}” is no day of the calendar.", line=node.start_mark.line + 1) from None


PlainLoader.add_constructor("tag:yaml.org,2002:map", _mapping)
PlainLoader.add_constructor("tag:yaml.org,2002:seq", _sequence)
PlainLoader.add_constructor("tag:yaml.org,2002:timestamp", _day)


def read(text: str) -> Mapped:
    """The file as values; raises WrongFile with the line."""
    try:
        told = yaml.load(text, Loader=PlainLoader)  # noqa: S506 -- a safe loader with fewer types
    except yaml.MarkedYAMLError as fault:
        mark = fault.problem_mark or fault.context_mark
        raise WrongFile(f"This is not YAML: {fault.problem}.", line=mark.line + 1 if mark else None) from None
    except yaml.YAMLError:
        raise WrongFile("This is not YAML.") from None
    if not isinstance(told, Mapped):
        raise WrongFile("A rehearsal is a mapping with title, law, world and steps.", line=1)
    return told


def moment(value):
    """A day, or an aware moment on Indian time, as written; None where it is neither."""
    if isinstance(value, date):
        return value
    if not isinstance(value, str) or not MOMENT.match(value.strip()):
        return None
    day, _gap, clock = value.strip().replace("T", " ").partition(" ")
    clock = clock.replace(" ", "")
    try:
        read_as = datetime.fromisoformat(f"{day}T{clock if clock[2] == ':' else '0' + clock}")
    except ValueError:
        return None
    return read_as if read_as.tzinfo else read_as.replace(tzinfo=calendar.LEGAL_ZONE)
