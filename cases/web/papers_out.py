"""A paper or an exhibit as bytes: to its addressee or whoever may read it, under a name that says nothing."""

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from cases.models import Exhibit
from cases.reading import open_file
from cases.web import parts
from cases.web.reader import signed_in
from notices import dispatch
from workflows.refusals import NotKnown

ENDINGS = {"application/pdf": "pdf", "image/png": "png", "image/jpeg": "jpg", "text/plain": "txt"}
# What a browser may show inside the page's own rules; everything else is only saved.
SHOWN = ("application/pdf", "image/png", "image/jpeg")


@require_safe
@signed_in
def paper(request, owner, document):
    """The frozen paper, made once."""
    opened = open_file(request.person, owner)
    wanted = parts.readable(opened).filter(pk=document).first()
    if wanted is None:
        raise NotKnown("paper")
    return as_file(dispatch.paper_of(wanted.pk), "application/pdf")


@require_safe
@signed_in
def exhibit(request, owner, record):
    """The sealed original of an exhibit."""
    opened = open_file(request.person, owner, "P5o")
    wanted = next((one for one in opened.rows(Exhibit) if one.pk == record), None)
    if wanted is None or not wanted.paper:
        raise NotKnown("exhibit")
    return as_file(bytes(wanted.paper), wanted.media)


def as_file(content, media) -> HttpResponse:
    """Bytes under a neutral name; a kind that a browser might run is never shown in it."""
    ending = ENDINGS.get(media, "bin")
    answer = HttpResponse(content, content_type=media if media in SHOWN else "application/octet-stream")
    answer["Content-Disposition"] = f'{"inline" if media in SHOWN else "attachment"}; filename="paper.{ending}"'
    return answer
