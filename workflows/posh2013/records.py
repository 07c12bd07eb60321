"""The lifecycles that the Act of 2013 shares with other texts as they are, each citing its place in the Act."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

from workflows.posh2013.act import CONCORDANCE, Act2013
from workflows.shared import (
    adjournment,
    calendar_change,
    conflict,
    consent,
    copies,
    exhibits,
    finding,
    linking,
    mishaps,
    people,
    places,
    qualifications,
    questions,
    reconstitution,
    redaction,
    release,
    stay,
    summons,
    witnesses,
)
from workflows.shared.spine import Stage


class Consent(Act2013, consent.Consent):
    """Written consent where another files for her (r.6)."""


class Adjournment(Act2013, adjournment.Adjournment):
    """Another day, asked and decided with reasons."""


class Question(Act2013, questions.Question):
    """Written questions, through the committee."""


class Witness(Act2013, witnesses.Witness):
    """Witnesses named, whose names the other side does not read (s.16)."""


class Summons(Act2013, summons.Summons):
    """The powers of a civil court: to summon, and to have papers produced (s.11(3))."""


class Exhibit(Act2013, exhibits.Exhibit):
    """Papers and things produced (s.11(3))."""


class Copies(Act2013, copies.Copies):
    """Copies of the record for the parties (r.7(4))."""


class Redaction(Act2013, redaction.Redaction):
    """What is left out of a copy that leaves the committee, each passage with its ground (s.16)."""


class Release(Act2013, release.Release):
    """The record for a court, let go by two people (s.16)."""


class Irregularity(Act2013, mishaps.Irregularity):
    """A missed step, noted."""


class Death(Act2013, mishaps.Death):
    """The death of a party."""


class Link(Act2013, linking.Link):
    """A file that belongs with another."""


class Allegation(Act2013, finding.Allegation):
    """One thing alleged, and the finding on it, written when the hearing is closed and before both sides read it."""

    places: ClassVar[dict] = {**CONCORDANCE, "SH-22": "PO-33"}
    written_while = Stage.REPRESENTATION
    not_now = _("Findings are written when the hearing is closed, and before the inquiry is complete.")
    opened_by = "inquiry.close_hearing"


class Declaration(Act2013, conflict.Declaration):
    """A member's word on ties."""


class Invitation(Act2013, conflict.Invitation):
    """The day for objections."""


class Objection(Act2013, conflict.Objection):
    """An objection to a member, and the ruling."""


class Qualifications(Act2013, qualifications.Qualifications):
    """What a member is, asked and answered."""


class Reconstitution(Act2013, reconstitution.Reconstitution):
    """A committee changed while a case is open."""


class Person(Act2013, people.Person):
    """Somebody who sits or holds an office."""


class District(Act2013, places.District):
    """The area of a District Officer (s.5)."""


class Headcount(Act2013, places.Headcount):
    """How many work there: ten make a committee reachable (s.6(1))."""


class CalendarChange(Act2013, calendar_change.CalendarChange):
    """A change of the days on which offices are closed."""


class Stay(Act2013, stay.Stay):
    """A court's stay of the whole proceeding, recorded from its own paper."""
