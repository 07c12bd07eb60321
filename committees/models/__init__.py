"""The tables of who sits, where and since when."""

from committees.models.bodies import Committee, Seat
from committees.models.people import Appointment, Person
from committees.models.places import ClosedDay, District, Headcount, Workplace

__all__ = [
    "Appointment",
    "ClosedDay",
    "Committee",
    "District",
    "Headcount",
    "Person",
    "Seat",
    "Workplace",
]
