"""The marks: invented, unique, one for each sealed field; and every form in which a mark could be lying about."""

import base64
import json
from urllib.parse import quote

MARKS = {
    "her name": "Zyqvanthi Krelpomar",
    "her phone": "+91 70170 93418",
    "her e-mail": "zyqvanthi@krelpomar.invalid",
    "her address": "417 Wexlund Gali, Drombipur",
    "his name": "Orquandel Vishtofane",
    "his name in Hindi": "ओर्क्वांदेल विष्टोफान",
    "his e-mail": "orquandel@vishtofane.invalid",
    "witness": "Plimsorra Yegdakhan",
    "narrative": "He murmured flimbrodent tazquil behind the loom.",
    "narrative in Hindi": "उसने करघे के पीछे झ्लिम्ब्रोदेंत कहा।",
    "statement": "I then heard gwexalbrine quothomere twice.",
    "finding": "Both accounts were weighed under vrondastel jupkarine.",
    "order": "The reasons are hexamorvind and taluqbrisk alone.",
    "direction": "He shall never repeat the plovistrang manner.",
    "order of a court": "Writ 88124 of Zhorvenuld against Pimbasque",
    "court": "Bench at Drulmakhanta",
    "left out": "flimbrodent tazquil",
    "door": "the quorvish stair",
}
ENCODINGS = ("utf-8", "utf-16", "utf-16-be", "hex", "HEX", "url", "json", "base64+0", "base64+1", "base64+2")
LEAD = {0: 0, 1: 2, 2: 3}  # letters of base64 that depend on what stands before


def encoded(text: str, how: str) -> bytes:
    """The mark in one form; of base64 only what does not depend on its neighbours."""
    plain = text.encode()
    if how.startswith("utf-16"):
        return text.encode("utf-16-be" if how.endswith("be") else "utf-16-le")
    if how.startswith("base64"):
        return _base64(plain, int(how[-1]))
    forms = {"utf-8": plain, "hex": plain.hex().encode(), "HEX": plain.hex().upper().encode(), "url": quote(text).encode()}
    return forms[how] if how in forms else json.dumps(text)[1:-1].encode()


def _base64(plain, offset):
    whole = base64.b64encode(b"\0" * offset + plain)
    end = len(whole) - 4 if (offset + len(plain)) % 3 else len(whole)
    return whole[LEAD[offset] : end]


def found_in(content: bytes) -> list[tuple[str, str]]:
    """Every mark that lies in these bytes, and in which form."""
    return [(name, how) for name, text in MARKS.items() for how in ENCODINGS if encoded(text, how) in content]
