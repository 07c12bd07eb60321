"""The tables of who sits, where and since when."""

from committees.models.bodies import Committee, Seat
from committees.models.calendar import CalendarChange, ClosedDay
from committees.models.people import Appointment, Person
from committees.models.places import District, Headcount, Workplace

__all__ = [
    "Appointment",
    "CalendarChange",
    "ClosedDay",
    "Committee",
    "District",
    "Headcount",
    "Person",
    "Seat",
    "Workplace",
]
