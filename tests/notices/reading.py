"""Reads a finished paper back as others would: its text, its words with their places, its tags, its hidden parts."""

import io
import re
import shutil
import subprocess
from dataclasses import dataclass
from html import unescape

import pikepdf

WORD = re.compile(r'<word xMin="(.+?)" yMin="(.+?)" xMax="(.+?)" yMax="(.+?)">(.*?)</word>')
ALLOWED_CATALOGUE = {"/Type", "/Pages", "/Lang", "/MarkInfo", "/StructTreeRoot", "/ViewerPreferences", "/Outlines"}


@dataclass(frozen=True)
class Word:
    left: float
    top: float
    right: float
    bottom: float
    text: str


def text_of(pdf):
    return _tool(pdf, "-layout")


def words_by_page(pdf):
    pages = _tool(pdf, "-bbox").split("<page ")[1:]
    return [[Word(*map(float, found[:4]), unescape(found[4])) for found in WORD.findall(page)] for page in pages]


def pages_of(pdf):
    with pikepdf.open(io.BytesIO(pdf)) as paper:
        return len(paper.pages)


def tags_of(pdf):
    with pikepdf.open(io.BytesIO(pdf)) as paper:
        return {
            str(thing["/S"]) for thing in paper.objects if isinstance(thing, pikepdf.Dictionary) and thing.get("/Type") == "/StructElem"
        }


def fonts_of(pdf):
    with pikepdf.open(io.BytesIO(pdf)) as paper:
        faces = [face for page in paper.pages for face in page.Resources.Font.values()]
        return {str(face["/BaseFont"]).split("+")[-1] for face in faces}


def hidden_parts(pdf):
    """Whatever a paper carries beside its pages and its neutral title: nothing, if all is well."""
    with pikepdf.open(io.BytesIO(pdf)) as paper:
        found = [str(key) for key in paper.docinfo if key != "/Title"]
        found += [str(key) for key in paper.Root if key not in ALLOWED_CATALOGUE]
        found += [
            str(thing["/Subtype"]) for thing in paper.objects if isinstance(thing, pikepdf.Stream) and thing.get("/Subtype") == "/Image"
        ]
        found += list(paper.attachments)
        found += [str(note["/Subtype"]) for page in paper.pages for note in page.get("/Annots", [])]
        return found


def title_of(pdf):
    with pikepdf.open(io.BytesIO(pdf)) as paper:
        return str(paper.docinfo["/Title"])


def _tool(pdf, option):
    command = [shutil.which("pdftotext"), option, "-", "-"]
    done = subprocess.run(command, input=pdf, capture_output=True, check=True)  # noqa: S603 - a fixed tool, our own bytes
    return done.stdout.decode()
