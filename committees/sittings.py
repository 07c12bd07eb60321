"""Rules of sitting: who presides, how many are there, and that nobody meets the other side (SH-23)."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from cases.models import Role

FEWEST = 3
BETWEEN_THE_SIDES = timedelta(minutes=60)
HER_SIDE = (Role.AGGRIEVED_WOMAN, Role.HEIR, Role.ORGANISATION)


@dataclass(frozen=True)
class Call:
    """One person is called at one place from one moment to another."""

    code: str
    role: str
    begins: datetime
    ends: datetime
    place: str = ""
    door: str = ""


def opposed(one: Call, other: Call) -> bool:
    """Whether two people stand on opposite sides."""
    across = (one.role in HER_SIDE) != (other.role in HER_SIDE)
    return across and Role.RESPONDENT in (one.role, other.role)


def collisions(calls) -> list[tuple[Call, Call]]:
    """Calls that overlap at one place, or that call one person to two at once."""
    return [(one, other) for one, other in _pairs(calls) if other.begins < one.ends]


def near(calls) -> list[tuple[Call, Call]]:
    """Calls that bring the two sides to one place within an hour of each other, without an overlap and not by two doors."""
    at_one_place = [pair for pair in _pairs(calls) if opposed(*pair) and pair[0].place == pair[1].place and not _two_doors(*pair)]
    return [(one, other) for one, other in at_one_place if one.ends <= other.begins < one.ends + BETWEEN_THE_SIDES]


def _two_doors(one, other) -> bool:
    return bool(one.door and other.door and one.door != other.door)


def _pairs(calls):
    """Every two calls to one place, or of one person, the earlier first."""
    ordered = sorted(calls, key=lambda call: call.begins)
    pairs = ((one, other) for at, one in enumerate(ordered) for other in ordered[at + 1 :])
    return [(one, other) for one, other in pairs if one.place == other.place or one.code == other.code]


def by_one_door(calls) -> list[tuple[Call, Call]]:
    """Calls that bring the two sides to one door of one place on one day."""
    pairs = [(one, other) for at, one in enumerate(calls) for other in calls[at + 1 :] if opposed(one, other)]
    return [(one, other) for one, other in pairs if one.door and (one.door, one.place) == (other.door, other.place)]


def too_few(present: int, members: int) -> bool:
    """The draft of 2004 fixes no quorum: fewer than three, or fewer than half the members, deserves a warning."""
    return present < FEWEST or present * 2 < members
