"""A woman at her phone: how the tests answer the pages."""

import re
from datetime import date

from workflows import calendar

TODAY = date(2026, 11, 30)
SENTENCE = "seven green parrots and a bus"
CODE = re.compile(r"<li>([0-9A-HJKMNP-TV-Z]{4})</li>")


def answers(world, **other):
    """Every page with an answer, in the order of the pages."""
    pages = {
        "what": {"what": "In the packing hall he put his hand on my back.\n\nOn the 14th he did it again."},
        "when": {"when": "more", "last_day": "14", "last_month": "11", "last_year": "2026", "roughly": ""},
        "where": {"workplace": str(world.mill.pk), "place": "Packing hall"},
        "who": {"people": "1", "name_1": "Ramesh Misaal", "work_1": "shift supervisor"},
        "for-whom": {"capacity": "herself"},
        "seen": {"seen": "The two girls on line 3"},
        "you": {"name": "Kalpana Namuna", "way": "call", "contact": "00000 00000", "hours": "after 7"},
        "needs": {"needs": ["interpreter", "companion"], "language": "en", "more": "Santali"},
        "papers": {"about": ""},
        "secret": {"secret": SENTENCE, "again": SENTENCE},
    }
    return {**pages, **other}


def begin(client):
    """A draft; gives its code."""
    return code_in(client.post("/tell/begin"))


def write(client, pages):
    """Answer page after page; gives the last answer of the server."""
    return [client.post(f"/tell/{slug}", given) for slug, given in pages.items()][-1]


def send(client):
    """Send what was checked."""
    return client.post("/tell/send", {"own": "on"})


def code_in(response):
    """The code on a slip, if there is one."""
    return "".join(CODE.findall(response.content.decode()))


def filed(client, world, **other):
    """The whole way; gives the code."""
    with calendar.as_of(TODAY):
        begin(client)
        write(client, answers(world, **other))
        client.get("/tell/check")
        return code_in(send(client))
