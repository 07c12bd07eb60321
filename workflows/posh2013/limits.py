"""The limits of the 2013 Act and its Rules, with what has been verified and what has only been reported."""

from datetime import date

from django.utils.translation import gettext_lazy as _

from workflows.limits import Extension, Limit, table

IN_FORCE = date(2013, 12, 9)
RECEIPT = _("receipt of the complaint")

FILE = Limit(
    slug="posh2013.file",
    clause="PO-10",
    section=_("section 9(1)"),
    months=3,
    in_force_from=IN_FORCE,
    runs_from=_("the incident; in a series, the last one"),
    extension=Extension(
        clause="PO-11",
        section=_("section 9(1), second proviso"),
        months=3,
        by=_("the committee"),
        ground=_("circumstances prevented her from filing; reasons in writing"),
    ),
)
NODAL_FORWARD = Limit(
    slug="posh2013.nodal_forward",
    clause="PO-17",
    section=_("section 6(2)"),
    days=7,
    runs_from=RECEIPT,
    in_force_from=IN_FORCE,
)
POLICE_DW = Limit(
    slug="posh2013.police_dw",
    clause="PO-19",
    section=_("section 11(1)"),
    days=7,
    in_force_from=IN_FORCE,
    runs_from=_("the finding that a domestic worker has a case at first sight"),
)
COPY_TO_RESPONDENT = Limit(
    slug="posh2013.copy_to_respondent",
    clause="PO-20",
    section=_("rule 7(2)"),
    working_days=7,
    runs_from=RECEIPT,
    in_force_from=IN_FORCE,
)
REPLY = Limit(
    slug="posh2013.reply",
    clause="PO-21",
    section=_("rule 7(3)"),
    working_days=10,
    in_force_from=IN_FORCE,
    runs_from=_("the respondent's receipt of the documents"),
)
INTERIM_LEAVE = Limit(
    slug="posh2013.interim_leave",
    clause="PO-26",
    section=_("section 12(1)(b)"),
    months=3,
    kind="status",
    in_force_from=IN_FORCE,
    runs_from=_("the written request during the inquiry"),
    note=_("A ceiling: more than this is refused."),
)
EXPARTE_NOTICE = Limit(
    slug="posh2013.exparte_notice",
    clause="PO-32",
    section=_("rule 7(5), proviso"),
    days=15,
    kind="not_before",
    in_force_from=IN_FORCE,
    runs_from=_("service of the written notice"),
)
INQUIRY = Limit(
    slug="posh2013.inquiry",
    clause="PO-34",
    section=_("section 11(4)"),
    days=90,
    runs_from=RECEIPT,
    in_force_from=IN_FORCE,
    note=_(
        "The section names no first day; receipt of the complaint is the practice. "
        "Lateness never closes or voids a case."
    ),
)
REPORT = Limit(
    slug="posh2013.report",
    clause="PO-36",
    section=_("section 13(1)"),
    days=10,
    in_force_from=IN_FORCE,
    runs_from=_("completion of the inquiry"),
)
EMPLOYER_ACT = Limit(
    slug="posh2013.employer_act",
    clause="PO-43",
    section=_("section 13(4)"),
    days=60,
    in_force_from=IN_FORCE,
    runs_from=_("receipt of the recommendation"),
)
APPEAL = Limit(
    slug="posh2013.appeal",
    clause="PO-45",
    section=_("section 18(2)"),
    days=90,
    in_force_from=IN_FORCE,
    runs_from=_("the recommendations"),
    note=_("Late is warned and never refused here: a court may condone the delay."),
)
COMMITTEE_TERM = Limit(
    slug="posh2013.committee_term",
    clause="PO-03",
    section=_("sections 4(3), 7(2)"),
    years=3,
    kind="status",
    in_force_from=IN_FORCE,
    runs_from=_("nomination or appointment"),
)
ANNUAL = Limit(
    slug="posh2013.annual",
    clause="PO-51",
    section=_("section 21, rule 14"),
    in_force_from=IN_FORCE,
    verified=False,
    runs_from=_("the end of the calendar year"),
    note=_("Neither Act nor Rules set a date; local orders do."),
)
BOARD_REPORT = Limit(
    slug="posh2013.board_report",
    clause="PO-52",
    section=_("Companies (Accounts) Rules, rule 8(5)(x)"),
    verified=False,
    in_force_from=date(2025, 7, 14),
    runs_from=_("the end of the financial year"),
    note=_("With the Board's Report."),
)

LIMITS = table(
    FILE,
    NODAL_FORWARD,
    POLICE_DW,
    COPY_TO_RESPONDENT,
    REPLY,
    INTERIM_LEAVE,
    EXPARTE_NOTICE,
    INQUIRY,
    REPORT,
    EMPLOYER_ACT,
    APPEAL,
    COMMITTEE_TERM,
    ANNUAL,
    BOARD_REPORT,
)

# Rule 12, clause PO-48: recovered by the employer where no service rules fix a penalty, in rupees.
SECRECY_SUM = 5000
