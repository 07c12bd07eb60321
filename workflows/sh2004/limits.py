"""The two limits of the 2004 draft; it gives none to complain, forward, comply or appeal, and none is invented."""

from django.utils.translation import gettext_lazy as _

from workflows.limits import Limit, table

CONSTITUTE_LOCAL = Limit(
    slug="sh2004.constitute_local",
    clause="SH-10",
    section=_("section 11(2)"),
    days=15,
    runs_from=_("the date of the complaint"),
)
INQUIRY = Limit(
    slug="sh2004.inquiry",
    clause="SH-22",
    section=_("section 16(2)"),
    days=90,
    runs_from=_("the date of the complaint"),
)

LIMITS = table(CONSTITUTE_LOCAL, INQUIRY)

# Bounds of penalties, section 20(1)(b)(v), proviso (c) and (d), clause SH-31.
SUSPENSION_AT_MOST_DAYS = 4
INCREMENT_MINOR_AT_MOST_MONTHS = 12
# Payment of Wages Act 1936, section 8(4), to which proviso (b) refers.
FINE_AT_MOST_PER_CENT = 3
