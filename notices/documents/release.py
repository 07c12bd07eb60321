"""What leaves a file for a court: cover, index, the sealed pack, and the copy with passages left out, with its list of differences."""

from django.utils.translation import gettext_lazy as _

from notices.documents.base import CONTACT, COURT, NAMES, Document

WEIGHED = _("what the members weighed among themselves")
FOR_THE_COMMITTEE = _("what was told for the committee alone")


class Pack(Document):
    """A paper of a pack: it bears the number of the order that calls for it, and the recipient's mark on each page."""

    clause = "SH-20"
    recipients = (COURT,)
    needs = ("order_reference", "copy_mark")
    may = ("whole",)


class ReleaseCover(Pack):
    """SH-20: what is put on the sealed envelope: for whom, on which order, and the two who let it go."""

    slug = "release-cover"
    title = _("Record of a committee, under seal")
    needs = (*Pack.needs, "signatures")


class ReleaseIndex(Pack):
    """SH-20: the pieces enclosed, each with its digest, so that a piece that was changed or lost shows."""

    slug = "release-index"
    title = _("Index of the pieces")
    withheld = (CONTACT, WEIGHED, FOR_THE_COMMITTEE)
    needs = (*Pack.needs, "pieces")


class SealedPack(Pack):
    """SH-20: the pieces in the words in which they were given, and who the codes are; the committee and the court alone read it."""

    slug = "sealed-pack"
    title = _("The record")
    withheld = (WEIGHED, FOR_THE_COMMITTEE)
    needs = (*Pack.needs, "pieces", "people")
    names_people = True


class RedactedCopy(Pack):
    """SH-42: every paragraph keeps its number; what is left out bears its ground, and its words are nowhere in the file."""

    slug, clause = "redacted-copy", "SH-42"
    title = _("Copy of the record, with passages left out")
    withheld = (NAMES, CONTACT, WEIGHED, FOR_THE_COMMITTEE)
    needs = (*Pack.needs, "pieces")


class DifferenceList(Pack):
    """SH-42: what the copy lacks, where, and on which ground, without a word of what it says."""

    slug, clause = "difference-list", "SH-42"
    title = _("List of differences")
    withheld = (NAMES, CONTACT, WEIGHED, FOR_THE_COMMITTEE)
    needs = (*Pack.needs, "rows", "grounds")
