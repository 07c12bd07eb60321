"""Everything shown back before it is sent, and the receipt after: the code stands in one answer and in no other."""

import hmac

from django import forms
from django.http import Http404
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from cases import access, reading
from cases.web.display import full_day
from cases.web.filing import drafts, road, sending
from cases.web.filing.questions import Papers, Secret
from cases.web.filing.views import papers
from cases.web.papers_out import as_file
from cases.web.questions import Questions
from notices import dispatch
from notices.documents import by_slug
from notices.models import Document
from workflows.refusals import Refused

HER_OWN_WORDS = ("what", "seen")


class Own(Questions):
    """Her word that it is her account."""

    own = forms.BooleanField(
        label=_("This is my account, as I know it. I can add to it or correct it later."),
        error_messages={"required": _("Tick this before you send.")},
    )

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["own"].error_messages["required"] = _("Tick this before you send.")


@never_cache
@require_safe
def check(request):
    """Her words as the committee will read them, each with a way to change it."""
    draft = drafts.of(request)
    if draft is None:
        return redirect("filing-start")
    if draft.sent:
        return redirect("filing-kept")
    if following := road.first_open(draft):
        return redirect("filing-question", following)
    request.session[drafts.CHECKED] = str(draft.id)
    return shown(request, draft, Own())


def shown(request, draft, form):
    parts = [
        ("what", _("What happened"), ("what", "when", "where", "who", "seen", "papers")),
        ("you", _("You, and how to reach you safely"), ("for-whom", "others", "other-women", "you", "needs", "secret")),
    ]
    filled = road.forms(draft)
    context = {
        "form": form, "information": sending.step_of(draft) == sending.KEEP,
        "parts": [{"id": key, "title": title, "facts": lines(draft, filled, slugs)} for key, title, slugs in parts],
    }  # fmt: skip
    return render(request, "filing/check.html", context)


def lines(draft, filled, slugs) -> list[dict]:
    """Question and answer, each with the address of its page."""
    return [entry for slug in slugs if slug in filled for entry in of_page(draft, slug, filled[slug])]


def of_page(draft, slug, form) -> list[dict]:
    """One page as it will be read: its question, what was answered, the way to change it."""
    change = reverse("filing-question", args=[slug])
    if slug == Papers.slug:
        held = "\n".join(str(one["about"]) for one in papers(draft))
        return [{"label": _("Papers, pictures, recordings"), "words": held or _("None"), "change": change}]
    if slug == Secret.slug:
        chosen = _("Chosen") if drafts.typed(draft, slug) else _("None. The code alone will do.")
        return [{"label": _("Second secret"), "words": chosen, "change": change}]
    label = form.heading or form.lead.label
    answered = [bound for bound in form if not bound.is_hidden and form.cleaned_data.get(bound.name) not in (None, "", [])]
    if slug in HER_OWN_WORDS and answered:
        return [{"label": label, "said": form.cleaned_data[answered[0].name], "change": change}]
    told = "\n".join(spoken(bound, form.cleaned_data[bound.name]) for bound in answered)
    return [{"label": label, "words": told or _("Nothing written. That is all right."), "change": change}]


def spoken(bound, value) -> str:
    """A choice in its words, a day as it is spoken."""
    if isinstance(bound.field, forms.ModelChoiceField):
        return str(value)
    if choices := dict(getattr(bound.field, "choices", ())):
        return "\n".join(str(choices[one]) for one in (value if isinstance(value, list) else [value]))
    return full_day(value) if hasattr(value, "weekday") else str(value)


@never_cache
@require_POST
def send(request):
    """Send once; a second press, or a second window, finds it done."""
    draft = drafts.of(request)
    if draft is None:
        return redirect("filing-start")
    if draft.sent:
        return already(request, draft)
    if "stop" in request.POST:
        return render(request, "filing/stopped.html", {"until": draft.keep_until})
    if following := road.first_open(draft):
        return redirect("filing-question", following)
    own = Own(request.POST)
    if not own.is_valid():
        return shown(request, draft, own)
    return arrived(request, draft)


def arrived(request, draft):
    try:
        done = sending.send(draft.pk)
    except Refused as refusal:
        return render(request, "refusal_calm.html", {"unmet": refusal.unmet, "back": {"href": reverse("filing-check"), "label": _("Back")}})
    if done.code:
        return receipt(request, done.draft, done.code)
    return already(request, done.draft)


def receipt(request, draft, code, *, wrong=False):
    """The code, in this answer only."""
    case = draft.party.case
    inquiry = case.deadlines.filter(limit__endswith=".inquiry").first()
    context = {"code": code, "at": case.entered_at, "inquiry": inquiry, "waiting": case.committee_id is None, "wrong": wrong}
    return render(request, "filing/receipt.html", context)


def already(request, draft):
    """It has arrived; the code was shown, and can be replaced until she says that she has it."""
    return render(request, "filing/arrived.html", {"open": bool(draft.four), "party": draft.party})


@never_cache
@require_POST
def new_code(request):
    """A new code in place of one that was never confirmed."""
    draft = drafts.of(request)
    if draft is None or not draft.sent:
        return redirect("filing-start")
    code = sending.another_code(draft)
    if not code:
        return already(request, draft)
    draft.refresh_from_db()
    return receipt(request, draft, code)


@never_cache
def kept(request):
    """She types the last four back; from then on the receipt and the paper on the police stand open in this visit."""
    draft = drafts.of(request)
    if draft is None or not draft.sent:
        return redirect("filing-start")
    if request.method == "POST" and draft.four:
        typed = sending.four_of(draft, request.POST.get("last4"))
        if not hmac.compare_digest(typed, draft.four):
            return render(request, "filing/arrived.html", {"open": True, "party": draft.party, "wrong": True})
        draft.four = ""
        draft.save(update_fields=["four"])
    if draft.four:
        return already(request, draft)
    return render(request, "filing/kept.html", {"party": draft.party, "papers": papers_for(draft)})


def papers_for(draft) -> list[dict]:
    """The receipt and the paper on the police, while this visit lasts (SH-18)."""
    rows = Document.objects.filter(to_party=draft.party).order_by("kind") if draft.party else ()
    return [{"title": by_slug(one.kind).title, "href": reverse("filing-paper", args=[one.pk]), "on": one.issued_on} for one in rows]


@never_cache
@require_safe
def paper(request, document):
    """One of her first papers, to the visit that sent it and has kept its code; the reading is written down first."""
    draft = drafts.of(request)
    if draft is None or draft.party is None or draft.four:
        raise Http404
    wanted = Document.objects.filter(to_party=draft.party, pk=document).first()
    if wanted is None:
        raise Http404
    person, case = draft.party.person, draft.party.case
    reading.note(person, case, access.roles(person, case), ["P1"])
    return as_file(dispatch.paper_of(wanted.pk), "application/pdf")
