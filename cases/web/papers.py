"""A paper that somebody hands in: its bytes, what kind they really are, and nothing of its file name."""

from django import forms
from django.conf import settings
from django.template.defaultfilters import filesizeformat
from django.utils.translation import gettext_lazy as _

BEGINNINGS = (
    (b"%PDF-", "application/pdf"),
    (b"\x89PNG\r\n\x1a\n", "image/png"),
    (b"\xff\xd8\xff", "image/jpeg"),
    (b"OggS", "audio/ogg"),
    (b"ID3", "audio/mpeg"),
    (b"\xff\xfb", "audio/mpeg"),
)
MP4_MARK, MP4_AT = b"ftyp", 4
ENDINGS = {
    "pdf": "application/pdf", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "ogg": "audio/ogg",
    "mp3": "audio/mpeg", "mp4": "video/mp4", "m4a": "video/mp4", "txt": "text/plain",
}  # fmt: skip


def kind_of(content: bytes) -> str:
    """The media type that the bytes themselves show; empty where it is none that is kept here."""
    for beginning, media in BEGINNINGS:
        if content.startswith(beginning):
            return media
    if content[MP4_AT : MP4_AT + len(MP4_MARK)] == MP4_MARK:
        return "video/mp4"
    try:
        return "" if "\0" in content.decode() else "text/plain"
    except UnicodeDecodeError:
        return ""


class PaperField(forms.FileField):
    """One paper. The answer is its bytes and their true media type; the name of the file goes no further."""

    default_error_messages = {
        "large": _("This file is larger than %(most)s. Send it in parts, or hand it in at the office."),
        "kind": _("This kind of file cannot be kept here. A PDF, a picture, a recording or plain text can."),
        "other": _("This file is not what its name says. Save it again as a PDF or a picture."),
        "empty": _("This file is empty. Choose it again."),
    }

    def clean(self, data, initial=None):
        paper = super().clean(data, initial)
        if not paper:
            return None
        if paper.size > settings.PAPER_LIMIT_BYTES:
            raise self.wrong("large", most=filesizeformat(settings.PAPER_LIMIT_BYTES))
        content = paper.read()
        media = kind_of(content)
        if not media:
            raise self.wrong("kind")
        said = ENDINGS.get(paper.name.rpartition(".")[2].lower(), media)
        if said != media:
            raise self.wrong("other")
        return {"bytes": content, "media": media, "what": str(self.label)}

    def wrong(self, code, **params):
        return forms.ValidationError(self.error_messages[code], code=code, params=params)
