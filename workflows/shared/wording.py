"""How a decision is worded: firm findings, and people by their codes (SH-30, L-SC17, L-SC29)."""

import re

from django.utils.translation import gettext_lazy as _

from notices.documents.identities import in_codes
from workflows.refusals import Caution

# A first look is no finding: what was only seen “prima facie” is neither proved nor not proved.
FIRST_LOOK = re.compile(r"prima[\s-]*facie|at first sight|प्रथम\s*दृष्ट|प्रथमदृष्ट", re.IGNORECASE)


def only_a_first_look(procedure):
    """What is decided stands on firm findings: reasons that say “prima facie” are pointed out."""
    words = " ".join(str(procedure.facts.get(name) or "") for name in ("reasons", "her_account", "his_account"))
    if not FIRST_LOOK.search(words):
        return None
    return Caution("SH-30", _("“Prima facie” is a first look, no finding. Say what is found, and why."))


def named_in_the_text(procedure):
    """People stand in the text by their codes: a name that was written is put as its code, and that is said."""
    written = {name: value for name, value in procedure.facts.items() if isinstance(value, str)}
    if in_codes(written, procedure.identities) == written:
        return None
    return Caution("SH-30", _("A name or contact was written. On paper everybody stands by code."))


def in_role_codes(procedure, words: str) -> str:
    """Words with every party's name as its code, and no contact."""
    return in_codes({"words": words}, procedure.identities)["words"]
