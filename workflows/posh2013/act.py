"""What every procedure under the Act of 2013 has in common: where a rule shared with other texts stands in it, and its own words."""

from typing import ClassVar

from django.utils.translation import gettext_lazy as _

# A shared rule is written once, with its place in the first text that has it; this is its place in the Act of 2013
# and its Rules. What is named here under natural justice (s.11(1), r.7(4)) the Act does not spell out further.
CONCORDANCE = {
    "SH-01": "PO-13", "SH-02": "PO-09", "SH-03": "PO-09", "SH-04": "PO-01", "SH-05": "PO-02", "SH-06": "PO-28",
    "SH-07": "PO-06", "SH-08": "PO-06", "SH-11": "PO-07", "SH-13": "PO-07", "SH-14": "PO-28", "SH-15": "PO-12",
    "SH-16": "PO-13", "SH-17": "PO-13", "SH-18": "PO-18", "SH-19": "PO-55", "SH-20": "PO-47", "SH-21": "PO-28",
    "SH-22": "PO-34", "SH-23": "PO-28", "SH-24": "PO-28", "SH-25": "PO-31", "SH-26": "PO-31", "SH-27": "PO-31",
    "SH-28": "PO-25", "SH-29": "PO-28", "SH-30": "PO-36", "SH-31": "PO-38", "SH-34": "PO-43", "SH-35": "PO-36",
    "SH-37": "PO-49", "SH-38": "PO-54", "SH-40": "PO-44", "SH-41": "PO-44", "SH-42": "PO-47", "SH-44": "PO-35",
    "SH-45": "PO-35", "SH-46": "PO-41", "SH-52": "PO-09", "SH-53": "PO-49", "SH-54": "PO-53", "SH-57": "PO-22",
    "SH-58": "PO-39",
}  # fmt: skip


class Act2013:
    """A procedure under the Act of 2013; it stands before the shared lifecycle of which it is the version in force."""

    places: ClassVar[dict] = CONCORDANCE
    body_called = _("Internal Committee")
