"""The press: what it keeps true, what it refuses to fetch, and what it leaves out."""

import socketserver
import threading

import pytest

from notices.render import digest, render_pdf
from tests.notices.reading import fonts_of, hidden_parts, tags_of, text_of, title_of

HINDI = [
    "शिकायतकर्ता",
    "प्रतिवादी",
    "उत्पीड़न",
    "क़ानून",
    "फ़ैसला",
    "ज़रूरत",
    "विद्यार्थी",
    "श्रृंखला",
    "स्त्री",
    "हृदय",
    "कार्रवाई",
    "क्षेत्र",
    "ज्ञान",
    "दस्तख़त",
    "निष्कर्ष",
    "अंतरिम",
    "निर्देश",
    "कर्मचारी",
    "वरिष्ठता",
    "मूल्यांकन",
    "तरक़्क़ी",
    "हिफ़ाज़त",
    "दुभाषिया",
    "पढ़कर",
    "सँभालकर",
    "हैसियत",
    "ख़र्च",
    "कौन-सा",
]


def page(body, head=""):
    return f'<!doctype html><html lang="hi"><head><title>Anything</title>{head}</head><body>{body}</body></html>'


def test_every_hindi_word_comes_back_from_the_paper_as_it_was_written():
    pdf = render_pdf(page(f"<h1>{HINDI[0]}</h1><p>{' '.join(HINDI)}</p>"), lang="hi")
    assert text_of(pdf).split() == [HINDI[0], *HINDI]


def test_the_same_page_gives_the_same_bytes():
    html = page("<h1>Notice</h1><p>नमूना</p>")
    assert digest(render_pdf(html, lang="hi")) == digest(render_pdf(html, lang="hi"))


def test_author_dates_and_keywords_written_into_a_page_do_not_reach_the_paper():
    head = '<meta name="author" content="Nakli Lekhak"><meta name="keywords" content="k"><meta name="dcterms.created" content="2026-11-30">'
    pdf = render_pdf(page("<h1>Notice</h1><p>Words</p>", head), lang="en")
    assert (title_of(pdf), hidden_parts(pdf)) == ("Register", [])


def test_headings_and_paragraphs_are_tagged():
    assert {"/H1", "/H2", "/P"} <= tags_of(render_pdf(page("<h1>One</h1><h2>Two</h2><p>Words</p>"), lang="en"))


@pytest.fixture
def door():
    """A small server that counts who knocks."""
    knocks = []

    class Knock(socketserver.BaseRequestHandler):
        def handle(self):
            knocks.append(self.request.recv(100))

    with socketserver.TCPServer(("127.0.0.1", 0), Knock) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}/x.png", knocks
        server.shutdown()


def test_nothing_is_fetched_or_embedded_from_the_net_or_the_disk(door, tmp_path):
    address, knocks = door
    secret = tmp_path / "secret.txt"
    secret.write_text("SECRET-ON-DISK")
    places = [address, secret.as_uri(), "data:text/plain,SECRET-IN-PAGE"]
    body = "".join(f'<img src="{place}"><object data="{place}"></object><embed src="{place}">' for place in places)
    head = "".join(f'<link rel="stylesheet" href="{place}"><link rel="attachment" href="{place}">' for place in places)
    pdf = render_pdf(page(f"<h1>Notice</h1>{body}", head), lang="en")
    assert (knocks, hidden_parts(pdf), "SECRET" in text_of(pdf)) == ([], [], False)


def test_hindi_is_set_in_the_house_fonts_and_not_in_empty_boxes():
    style = '<style>html { font-family: "Noto Sans", "Noto Sans Devanagari" }</style>'
    assert fonts_of(render_pdf(page("<p>शिकायत and Words</p>", style), lang="hi")) == {
        "Noto-Sans",
        "Noto-Sans-Devanagari",
    }
