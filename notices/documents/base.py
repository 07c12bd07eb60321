"""What every document of the register has: a name, the clause it obeys, whom it goes to, and the facts it needs."""

from django.template.loader import render_to_string
from django.utils import translation
from django.utils.translation import gettext_lazy as _

from notices.documents.identities import in_codes
from notices.render import render_pdf

COMPLAINANT, RESPONDENT, WITNESS = "complainant", "respondent", "witness"
EMPLOYER, OFFICER, MEMBER, COURT = "employer", "officer", "member", "court"

# Facts any document may carry. `cover` is {"name", "lines"}; `signatures` is a list of {"name", "seat"};
# `copy_mark` is printed on every page; `identities` is {"C1": ["name", "telephone number", …], …}.
COMMON_NEEDS = frozenset({"committee", "issued_on"})
COMMON_MAY = frozenset({"reference", "cover", "recipient", "signatures", "copy_mark", "identities", "office"})

CONTACT = _("telephone numbers, addresses and e-mail addresses: so that nobody is sought out or pressed")
NAMES = _("names: people are written as codes, and the codes are explained on a sealed sheet where that is needed")


class FactsError(ValueError):
    """A document was asked for with facts that do not fit it; a notice fails loudly, and quotes none of them."""

    def __init__(self, slug, *, missing=(), unknown=()):
        super().__init__(f"{slug}: missing {sorted(missing)}, unknown {sorted(unknown)}")


class Document:
    """One kind of paper. It holds no case: it is given facts, and makes a page of them."""

    slug = ""
    clause = ""
    title = ""
    recipients = ()
    withheld = (NAMES, CONTACT)
    needs = ()
    may = ()
    # Whether the people of a case may stand in the body: true only of the sealed sheet that explains the codes.
    names_people = False

    @classmethod
    def html(cls, facts, language, law=""):
        """The finished page in one language, with role codes in the body and the addressee's name on the cover only.

        `law` is the text under which it is issued: a paper of its own for that text goes before the shared one.
        """
        cls._check_facts(facts)
        identities = {} if cls.names_people else facts.get("identities", {})
        with translation.override(language):
            facts = in_codes({key: facts[key] for key in facts if key != "identities"}, identities)
            context = cls._page(facts, language) | {"law": law}
            return render_to_string(cls.templates(law), context)

    @classmethod
    def pdf(cls, facts, language, law=""):
        """The same page as bytes to be frozen, hashed and kept."""
        return render_pdf(cls.html(facts, language, law), lang=language)

    @classmethod
    def templates(cls, law=""):
        """The page is named as the document is; one that a text words differently lies in the folder of that text."""
        return [f"notices/{law.lower()}/{cls.slug}.html", f"notices/{cls.slug}.html"] if law else [f"notices/{cls.slug}.html"]

    @classmethod
    def context(cls, _facts):
        """Further words the page needs, worked out from the facts."""
        return {}

    @classmethod
    def _page(cls, facts, language):
        absent = dict.fromkeys(COMMON_MAY | set(cls.may), "")
        page = {**absent, **facts, "language": language, "title": cls.title, "left_out": list(cls.withheld)}
        page["recipient"] = cls._recipient(facts)
        return {**page, **cls.context(page)}

    @classmethod
    def _recipient(cls, facts):
        recipient = facts.get("recipient") or (cls.recipients[0] if len(cls.recipients) == 1 else None)
        if recipient not in cls.recipients:
            raise FactsError(cls.slug, missing=["recipient"])
        return recipient

    @classmethod
    def _check_facts(cls, facts):
        needed = COMMON_NEEDS | set(cls.needs)
        missing = needed - {key for key in facts if facts[key] not in (None, "")}
        unknown = set(facts) - needed - COMMON_MAY - set(cls.may)
        if missing or unknown:
            raise FactsError(cls.slug, missing=missing, unknown=unknown)
