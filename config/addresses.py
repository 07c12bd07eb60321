"""Who reaches each address of the register: the table that the tests walk; an address that is not in it fails them."""

PUBLIC = "anybody"
DRAFT = "whoever holds the code of the draft"
SIGNED_IN = "whoever has signed in, for what is their own"
STEP = "whoever may take the step in that file"
ACCOUNT = "the sign-in pages, closed to nobody and open to no file"
SHEET = ("P2", "P3", "P6", "P8a", "P8b")
# A tuple names parts of the policy table: one of them opens the page. An empty one stands for any part of the file.
ANY_PART = ()

ADDRESSES = {
    **dict.fromkeys(("front", "law", "what-we-cannot-hide", "how-words-are-kept", "accessibility", "leave", "set_language"), PUBLIC),
    **dict.fromkeys(("track", "enter", "find-committee", "find-committee-near", "committee-of", "call-back"), PUBLIC),
    **dict.fromkeys(("filing-start", "filing-begin", "filing-resume", "filing-new-code", "filing-take-out", "filing-question"), DRAFT),
    **dict.fromkeys(("filing-check", "filing-send", "filing-another-code", "filing-kept", "filing-paper", "choose-secret"), DRAFT),
    **dict.fromkeys(("desk", "due", "due-of", "month", "month-of", "search"), SIGNED_IN),
    **dict.fromkeys(("files", "committees", "committee", "closed-days", "begin", "my-files"), SIGNED_IN),
    **dict.fromkeys(("file", "file-papers", "paper", "why", "my-file"), ANY_PART),
    "file-sheet": SHEET,
    "file-statements": ("P8c",),
    "file-findings": ("P13",),
    "file-readings": ("P16",),
    "exhibit": ("P5o",),
    "sitting-sheet": ("P9",),
    "step": STEP,
}
# Pages of the sign-in library, by the beginning of their names.
LIBRARY = ("account_", "mfa_")


def reach(name: str):
    """Who reaches an address; raises KeyError for one that nobody decided on."""
    return ACCOUNT if name.startswith(LIBRARY) else ADDRESSES[name]
