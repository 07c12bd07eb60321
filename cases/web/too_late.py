"""A step that was sent after the visit had ended: nothing is done, and the words stand on the page to be put back."""

from django.shortcuts import render
from django.urls import resolve

from workflows import book

FORBIDDEN = 403
TYPED = ("line", "words", "number", "money")
OF_ROWS = ("named", "several_named", "rows")
STEPS = ("step", "begin")


def is_step(match) -> bool:
    """Whether an address is the page of a step that some law has."""
    return match.url_name in STEPS and any(match.kwargs["step"] in book.steps(law) for law in book.LAWS)


def shown(request, match=None):
    """What was typed, under its questions, and the way back in; the page itself opens in another window, so that this one stays."""
    match = match or resolve(request.path)
    said = typed(match.kwargs["step"], request.POST) if is_step(match) else []
    return render(request, "too_late.html", {"typed": said, "again": request.path}, status=FORBIDDEN)


def typed(step, post) -> list[dict]:
    """Every question of the step that was answered in words."""
    info = next(book.find(law, step)[1] for law in book.LAWS if step in book.steps(law))
    answered = [(fact.label or fact.name, words_of(fact, post)) for fact in info.facts]
    return [{"label": label, "words": words} for label, words in answered if words]


def words_of(fact, post) -> str:
    """The words of one answer; those of a table row by row."""
    if fact.kind in TYPED:
        return post.get(fact.name, "").strip()
    if fact.kind not in OF_ROWS:
        return ""
    cells = [post[name].strip() for name in post if name.startswith(f"{fact.name}-") and name != f"{fact.name}-rows"]
    return "\n".join(cell for cell in cells if cell)
