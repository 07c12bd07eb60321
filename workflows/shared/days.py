"""Days as they are entered: what was done lies on a day that has come, and not before what it follows (NJ-03)."""

from django.utils.translation import gettext_lazy as _

from workflows.refusals import Unmet


def begun_on(procedure):
    """The day on which the record began: nothing that follows from it lies before."""
    return procedure.record.opened_on


def has_come(name, clause, *, since=None):
    """A check that the day given under this name is not still to come, nor before the day that `since` reads off the procedure."""

    def on_a_day_that_has_come(procedure):
        day = procedure.facts.get(name)
        if day is None:
            return None
        if day > procedure.on:
            return Unmet(clause, _("This day is still to come. Check the date."), "correction", opens=name)
        first = since(procedure) if since else None
        if first and day < first:
            said = _("It comes after %(day)s, which it follows. Check the date.") % {"day": first}
            return Unmet(clause, said, "correction", opens=name)
        return None

    return on_a_day_that_has_come
