"""The way through the questions: which come, in which order, and which one is still open."""

from django.utils.datastructures import MultiValueDict

from cases.web.filing import drafts, questions

CHECK = "check"
ALWAYS_FIRST = (questions.What, questions.When, questions.Where, questions.Who, questions.ForWhom)
THEN = (questions.Seen, questions.You, questions.Needs, questions.Papers, questions.Secret)
FOLLOW_UP = {"heir": questions.Others, "organisation": questions.Others, "herself_and_others": questions.OtherWomen}
BY_SLUG = {one.slug: one for one in (*ALWAYS_FIRST, questions.Others, questions.OtherWomen, *THEN)}
NEVER_KEPT_AS_TYPED = {questions.Secret.slug, questions.Papers.slug}


def capacity(draft) -> str:
    """For whom it is told, as far as that was said."""
    typed = drafts.typed(draft, questions.ForWhom.slug)
    return typed.get("capacity", "") if typed else ""


def of(draft) -> list:
    """The pages that this draft goes through."""
    follow_up = FOLLOW_UP.get(capacity(draft))
    return [*ALWAYS_FIRST, *([follow_up] if follow_up else []), *THEN]


def place(draft, slug) -> tuple[int, int]:
    """Which of how many."""
    slugs = [one.slug for one in of(draft)]
    return (slugs.index(slug) + 1 if slug in slugs else 1), len(slugs)


def before(draft, slug) -> str:
    """The page before; none before the first."""
    number, _total = place(draft, slug)
    return of(draft)[number - 2].slug if number > 1 else ""


def after(draft, slug) -> str:
    """The page that follows, or the one where everything is shown back."""
    number, total = place(draft, slug)
    return of(draft)[number].slug if number < total else CHECK


def form(draft, question):
    """One page filled with what she typed, checked."""
    typed = None if question.slug in NEVER_KEPT_AS_TYPED else drafts.typed(draft, question.slug)
    filled = question(typed or MultiValueDict())
    filled.full_clean()
    return filled


def forms(draft) -> dict:
    """Every page of the draft, checked."""
    return {question.slug: form(draft, question) for question in of(draft)}


def first_open(draft) -> str:
    """The first page that is not answered, or not yet right; none, where all is there."""
    answered = draft.answers or {}
    for slug, filled in forms(draft).items():
        if slug not in answered or (slug not in NEVER_KEPT_AS_TYPED and not filled.is_valid()):
            return slug
    return ""
