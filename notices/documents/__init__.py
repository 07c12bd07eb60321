"""Every paper the register issues, by its slug."""

from notices.documents.base import Document, FactsError
from notices.documents.ending import AnotherForum, AppealEffect, DayMoved, ForwardingLetter, Order, ShowCause, Stay
from notices.documents.opening import (
    CommitteeChanged,
    CommitteeIncomplete,
    ConsentRequest,
    ConstitutionOrder,
    CopyOfComplaint,
    Handover,
    NoticeToRespondent,
    Receipt,
    RightToCriminalAction,
)
from notices.documents.protection import (
    ConsentEnded,
    InterimDirection,
    InterimEnded,
    InterimKept,
    OwnNameQuestion,
    PermissionDecision,
    ProtectedPersons,
    SettlementTerms,
    WithdrawalRecorded,
)
from notices.documents.sittings import (
    AdjournmentNotice,
    CopyOfRecord,
    ObjectionRuling,
    SealedKey,
    SittingNotice,
    Summons,
)

ALL = (
    ConstitutionOrder,
    CommitteeIncomplete,
    CommitteeChanged,
    Handover,
    Receipt,
    RightToCriminalAction,
    ConsentRequest,
    NoticeToRespondent,
    CopyOfComplaint,
    AnotherForum,
    Summons,
    SittingNotice,
    AdjournmentNotice,
    ObjectionRuling,
    CopyOfRecord,
    SealedKey,
    InterimDirection,
    InterimEnded,
    InterimKept,
    ProtectedPersons,
    PermissionDecision,
    WithdrawalRecorded,
    OwnNameQuestion,
    ConsentEnded,
    SettlementTerms,
    ShowCause,
    Order,
    ForwardingLetter,
    AppealEffect,
    DayMoved,
    Stay,
)
_BY_SLUG = {document.slug: document for document in ALL}


def by_slug(slug):
    """The document of that name; an unknown name is a fault and raises KeyError."""
    return _BY_SLUG[slug]


__all__ = [
    "ALL",
    "AdjournmentNotice",
    "AnotherForum",
    "AppealEffect",
    "CommitteeChanged",
    "CommitteeIncomplete",
    "ConsentEnded",
    "ConsentRequest",
    "ConstitutionOrder",
    "CopyOfComplaint",
    "CopyOfRecord",
    "DayMoved",
    "Document",
    "FactsError",
    "ForwardingLetter",
    "Handover",
    "InterimDirection",
    "InterimEnded",
    "InterimKept",
    "NoticeToRespondent",
    "ObjectionRuling",
    "Order",
    "OwnNameQuestion",
    "PermissionDecision",
    "ProtectedPersons",
    "Receipt",
    "RightToCriminalAction",
    "SealedKey",
    "SettlementTerms",
    "ShowCause",
    "SittingNotice",
    "Stay",
    "Summons",
    "WithdrawalRecorded",
    "by_slug",
]
