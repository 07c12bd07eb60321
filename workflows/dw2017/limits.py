"""The limits of the 2017 Bill on domestic workers, in the order of its clauses."""

from django.utils.translation import gettext_lazy as _

from workflows.limits import Extension, Limit, table

WORK_BEGINNING = _("the commencement of the work")
LATE_WITH_REASON = _("sufficient reason for the delay")
DISTRICT_BOARD = _("the District Board")

APPEAL_STATE_BOARD = Limit(
    slug="dw2017.appeal_state_board",
    clause="DW-10",
    section=_("clause 3(5)"),
    days=30,
    runs_from=_("the date of the decision"),
    extension=Extension(
        clause="DW-10",
        section=_("clause 3(5), proviso"),
        by=_("the State Board"),
        ground=_("the domestic worker was prevented by sufficient reasons"),
    ),
)
REGISTER_EMPLOYER = Limit(
    slug="dw2017.register_employer",
    clause="DW-31",
    section=_("clause 5"),
    months=1,
    runs_from=_("engaging a domestic worker"),
    extension=Extension(clause="DW-31", section=_("clause 5, proviso"), by=DISTRICT_BOARD, ground=LATE_WITH_REASON),
)
REGISTER_WORKER = Limit(
    slug="dw2017.register_worker",
    clause="DW-32",
    section=_("clause 6"),
    months=1,
    runs_from=WORK_BEGINNING,
    extension=Extension(clause="DW-32", section=_("clause 6(2), proviso"), by=DISTRICT_BOARD, ground=LATE_WITH_REASON),
)
RENEWAL = Limit(
    slug="dw2017.renewal",
    clause="DW-13",
    section=_("clause 11"),
    years=1,
    runs_from=_("the certificate, or its last renewal"),
)
CENTRAL_TERM = Limit(
    slug="dw2017.central_term",
    clause="DW-16",
    section=_("clause 16(2)"),
    years=3,
    kind="status",
    runs_from=_("the notification of the Committee"),
)
CENTRAL_MEETING = Limit(
    slug="dw2017.central_meeting",
    clause="DW-16",
    section=_("clause 16(5)"),
    months=6,
    runs_from=_("the last meeting"),
)
DISTRICT_MEETING = Limit(
    slug="dw2017.district_meeting",
    clause="DW-18",
    section=_("clause 27(4)"),
    months=4,
    runs_from=_("the last meeting"),
)
NEW_BOARD = Limit(
    slug="dw2017.new_board",
    clause="DW-22",
    section=_("clause 34(3)"),
    days=15,
    runs_from=_("the dissolution of the Board"),
)
WAIVER = Limit(
    slug="dw2017.waiver",
    clause="DW-12",
    section=_("clause 37"),
    months=3,
    kind="status",
    inclusive=True,
    runs_from=_("the order of waiver"),
)
LAPSE = Limit(
    slug="dw2017.lapse",
    clause="DW-12",
    section=_("clause 38"),
    years=1,
    kind="status",
    runs_from=_("the day the first unpaid contribution was due"),
)
WAGES = Limit(
    slug="dw2017.wages",
    clause="DW-38",
    section=_("clause 43"),
    days=5,
    inclusive=True,
    from_month_start=True,
    runs_from=_("the first day of the month"),
)
NOTICE = Limit(
    slug="dw2017.notice",
    clause="DW-39",
    section=_("clause 44"),
    months=1,
    kind="not_before",
    runs_from=_("the notice"),
)
WAGE_REVIEW = Limit(
    slug="dw2017.wage_review",
    clause="DW-27",
    section=_("clause 49(2), proviso"),
    years=5,
    runs_from=_("the notification of the rates"),
)
CHAIR_ROTATION = Limit(
    slug="dw2017.chair_rotation",
    clause="DW-02",
    section=_("clause 50(2), first proviso"),
    years=1,
    kind="status",
    runs_from=_("the notification of the chairperson"),
)
GRIEVANCE = Limit(
    slug="dw2017.grievance",
    clause="DW-04",
    section=_("clause 50(4)"),
    days=45,
    runs_from=_("receipt of the written complaint"),
)
COLLECTOR = Limit(
    slug="dw2017.collector",
    clause="DW-05",
    section=_("clause 50(5)"),
    months=1,
    runs_from=_("receipt of the appeal"),
)

LIMITS = table(
    APPEAL_STATE_BOARD,
    REGISTER_EMPLOYER,
    REGISTER_WORKER,
    RENEWAL,
    CENTRAL_TERM,
    CENTRAL_MEETING,
    DISTRICT_MEETING,
    NEW_BOARD,
    WAIVER,
    LAPSE,
    WAGES,
    NOTICE,
    WAGE_REVIEW,
    CHAIR_ROTATION,
    GRIEVANCE,
    COLLECTOR,
)
