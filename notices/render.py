"""Turns the page of a notice into PDF bytes: the only module that touches WeasyPrint."""

import hashlib
import re
import threading
from functools import cache

# Devanagari to Malayalam, and Arabic letters: scripts whose glyphs do not map one to one onto letters.
SHAPED = re.compile("[\u0600-\u06ff\u0750-\u077f\u0900-\u0d7f\ufb50-\ufdff\ufe70-\ufeff]")

# Two pages drawn at once are slower than one after the other, and share one font map.
_press = threading.Lock()


def render_pdf(html, *, lang, title="Register"):
    """Gives the tagged PDF of a page; nothing is fetched, and the metadata holds the neutral title only (A16)."""
    with _press:
        read, metadata, fonts = _engine()
        page = read(string=html, url_fetcher=_refusal()).render(font_config=fonts)
        page.metadata = metadata(title=title, lang=lang)
        return page.write_pdf(pdf_tags=True, finisher=_forget_the_maker, compress=True)


def digest(content):
    """SHA-256 of the issued bytes, in hexadecimal: kept beside the paper so that a changed copy shows."""
    return hashlib.sha256(content).hexdigest()


@cache
def _engine():
    """Loads the engine once and keeps its fonts warm; its log would quote what it draws, so it stays silent."""
    from weasyprint import HTML
    from weasyprint.document import DocumentMetadata
    from weasyprint.logger import LOGGER
    from weasyprint.text.fonts import FontConfiguration

    LOGGER.disabled = True
    _keep_true_text()
    return HTML, DocumentMetadata, FontConfiguration()


def _refusal():
    """A fetcher that refuses every address, so that words in a paper can never make us open one (R-26)."""
    from weasyprint.urls import URLFetcher

    class Nothing(URLFetcher):
        def fetch(self, *_asked):
            raise PermissionError

    return Nothing()


def _forget_the_maker(_document, pdf):
    """Takes the producer's name out: only the neutral title stays."""
    for key in [key for key in pdf.info if key != "Title"]:
        del pdf.info[key]


def _keep_true_text():
    """Writes the true letters behind each line in an Indian or Arabic script.

    The engine keeps one meaning per glyph, so a line such as "शिकायतकर्ता" would be searched, copied and read
    aloud with wrong letters. Each such line is wrapped in a span that carries its language and its text.
    This leans on a private function: the version of WeasyPrint is pinned, and a test reads Hindi back.
    """
    from weasyprint.draw import text as drawing

    plain = drawing.draw_first_line

    def with_text(stream, textbox, *rest):
        if not SHAPED.search(textbox.text):
            return plain(stream, textbox, *rest)
        stream.begin_marked_content("Span", _true_text(textbox))
        emojis = plain(stream, textbox, *rest)
        stream.end_marked_content()
        return emojis

    drawing.draw_first_line = with_text


def _true_text(textbox):
    """The property list of such a span; utf-16 with its mark is what readers of PDF expect."""
    import pydyf

    text = textbox.text.encode("utf-16-be").hex()
    properties = {"ActualText": f"<feff{text}>"}
    if lang := textbox.style["lang"]:
        properties["Lang"] = pydyf.String(lang)
    return pydyf.Dictionary(properties)
