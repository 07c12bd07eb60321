"""Public holidays of India and its States, to begin an office's calendar with; gazettes may correct them."""

from collections.abc import Iterable
from datetime import date

from workflows.calendar import FIVE_DAY_WEEK, Calendar, Holiday

COUNTRY = "IN"


class UnknownRegionError(ValueError):
    """No State or Union Territory has that code."""


def seed(region: str, years: Iterable[int]) -> tuple[Holiday, ...]:
    """The holidays of a region ("IN", or a State as "IN-MH"), in order of their dates."""
    years = sorted(set(years))
    english, hindi = (_published(region, years, language) for language in ("en_IN", "hi"))
    return tuple(Holiday(day, english[day], hindi.get(day, "")) for day in sorted(english))


def regional(region: str, years: Iterable[int], *, weekend: frozenset[int] = FIVE_DAY_WEEK) -> Calendar:
    """A calendar seeded for a region; its version names the region, the years and the edition of the list."""
    import holidays  # noqa: PLC0415 -- heavy; only seeding needs it

    years = sorted(set(years))
    version = f"{region} {years[0]}-{years[-1]}, holidays {holidays.__version__}"
    known_until = date(years[-1], 12, 31)
    return Calendar.of(seed(region, years), weekend=weekend, version=version, known_until=known_until)


def _published(region: str, years: list[int], language: str) -> dict[date, str]:
    """The published list for a region in one language."""
    import holidays  # noqa: PLC0415 -- heavy; only seeding needs it

    country, _dash, state = region.partition("-")
    if country != COUNTRY or (state and state not in holidays.India.subdivisions) or region.endswith("-"):
        message = f"No region of India has the code {region}; a State is written as IN-MH."
        raise UnknownRegionError(message)
    return dict(holidays.India(subdiv=state or None, years=years, language=language))
