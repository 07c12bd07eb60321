"""A message has one recipient: nobody learns from a list who else is in a case."""

from django.utils.translation import gettext_lazy as _

from workflows.refusals import Unmet

ONE = 1
SECRECY = {"SH2004": "SH-20", "POSH2013": "PO-47"}


def unmet(recipients, law: str) -> list[Unmet]:
    """What stands against sending: no recipient, or more than one in To, Cc and Bcc together."""
    if len(recipients) == ONE:
        return []
    said = _("A message goes to one recipient alone; write to each of them separately.")
    return [Unmet(SECRECY[law], said, "correction", opens="to")]
