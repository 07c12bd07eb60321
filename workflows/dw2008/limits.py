"""The limits of the 2008 draft on domestic workers, in the order of its clauses."""

from django.utils.translation import gettext_lazy as _

from workflows.limits import Extension, Limit, table

REGISTER = Limit(
    slug="dw2008.register",
    clause="DX-03",
    section=_("clause 11(b)"),
    months=1,
    runs_from=_("the beginning of the employment"),
    extension=Extension(
        clause="DX-03", section=_("clause 11"), by=_("the District Board"), ground=_("sufficient cause for the delay")
    ),
)
APPEAL_STATE_BOARD = Limit(
    slug="dw2008.appeal_state_board",
    clause="DX-05",
    section=_("clause 16(5)"),
    days=30,
    runs_from=_("the date of the decision"),
    extension=Extension(
        clause="DX-05",
        section=_("clause 16(5), proviso"),
        by=_("the State Board"),
        ground=_("sufficient cause for not filing in time"),
    ),
)
REMIT = Limit(slug="dw2008.remit", clause="DX-07", section=_("clause 20"), days=15, runs_from=_("the deduction"))
WAIVER = Limit(
    slug="dw2008.waiver",
    clause="DX-07",
    section=_("clause 20"),
    months=3,
    kind="status",
    inclusive=True,
    runs_from=_("the order of waiver"),
)
LAPSE = Limit(
    slug="dw2008.lapse",
    clause="DX-08",
    section=_("clause 21"),
    years=1,
    kind="status",
    runs_from=_("the day the first unpaid contribution was due"),
)
PROSECUTE = Limit(
    slug="dw2008.prosecute",
    clause="DX-10",
    section=_("clause 25"),
    months=3,
    runs_from=_("the day the offence came to a Board's knowledge"),
)

LIMITS = table(REGISTER, APPEAL_STATE_BOARD, REMIT, WAIVER, LAPSE, PROSECUTE)
