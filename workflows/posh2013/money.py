"""Words of money: a settlement may not have a money settlement as its basis (PO-22)."""

import re

ENGLISH = (
    r"rs\.?\s*[\d.,]+", r"inr\b", r"rupees?", r"lakhs?", r"lacs?", r"crores?", r"money", r"cash", r"cheques?", r"payments?",
    r"pay(?:s|ing)?", r"paid", r"compensat\w*", r"damages", r"sum", r"amount", r"bonus", r"ex[\s-]*gratia", r"monetary", r"upi",
    r"bank transfer", r"demand draft",
)  # fmt: skip
HINDI = (
    "रुपय", "रुपए", "रुपये", "रूपय", "रूपए", "पैसा", "पैसे", "पैसों", "धनराशि", "राशि", "रकम", "मुआवज", "हर्जान", "भुगतान", "नकद",
    "चेक", "लाख", "करोड़",
)  # fmt: skip
WORDS = re.compile(rf"[₹$€]|\b(?:{'|'.join(ENGLISH)})\b|{'|'.join(HINDI)}", re.IGNORECASE)


def spoken_of(*texts) -> list[str]:
    """The words of money in what was written, once each, as they stand there."""
    found = (match.group(0) for text in texts for match in WORDS.finditer(str(text or "")))
    return list(dict.fromkeys(found))
