"""The pages of filing: begin, one question a page, save and stop, resume."""

from django.http import Http404, HttpResponse
from django.shortcuts import redirect, render
from django.template.defaultfilters import filesizeformat
from django.urls import reverse
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from cases import tracking
from cases.models import KEPT_FOR
from cases.web import pace
from cases.web.filing import drafts, road
from cases.web.filing.questions import MOST_RESPONDENTS, Papers, Secret

READ_OR_SEND = require_http_methods(["GET", "HEAD", "POST"])
MINUTES_A_PAGE = 0.8
MOST_PAPERS = 20


@never_cache
@require_safe
def start(request):
    """Before the first question: begin, or go on with what was begun."""
    return render(request, "filing/start.html", {"draft": drafts.open_of(request), "days": KEPT_FOR.days})


@never_cache
@require_POST
def begin(request):
    """A new draft, and at once the code under which it can be found if the line breaks."""
    draft = drafts.begin(request)
    return code_page(request, draft, onward=road.of(draft)[0].slug)


def code_page(request, draft, *, onward, stopped=False):
    """The draft's code, in this answer and in no other."""
    code = tracking.name_draft(draft)
    return render(request, "filing/code.html", {"code": code, "onward": onward, "stopped": stopped, "days": KEPT_FOR.days})


@never_cache
@READ_OR_SEND
def question(request, slug):
    """One question: shown with what was typed, or taken and kept whatever it says."""
    if slug not in road.BY_SLUG:
        raise Http404
    return taken(request, slug) if request.method == "POST" else shown(request, slug)


def shown(request, slug):
    draft = drafts.open_of(request)
    if draft is None:
        return redirect("filing-start")
    asked = road.BY_SLUG[slug]
    typed = drafts.typed(draft, slug) if slug not in road.NEVER_KEPT_AS_TYPED else None
    return page(request, draft, slug, asked(typed) if typed is not None else asked())


def page(request, draft, slug, form, *, status=200, **more):
    """The page of one question."""
    number, total = road.place(draft, slug)
    context = {
        "form": form, "number": number, "total": total, "minutes": max(round((total - number + 1) * MINUTES_A_PAGE), 1),
        "before": road.before(draft, slug), "chosen": slug == Secret.slug and bool(drafts.typed(draft, slug)),
        "several": slug == "who" and form.people < MOST_RESPONDENTS, "papers": papers(draft) if slug == Papers.slug else None,
        **more,
    }  # fmt: skip
    return render(request, "filing/question.html", context, status=status)


def papers(draft) -> list[dict]:
    """The papers beside the draft, as the page lists them."""
    held = draft.papers.defer("paper") if draft else ()
    return [{"place": one.place, "about": one.about or _("A paper"), "media": one.media, "size": filesizeformat(one.size)} for one in held]


def taken(request, slug):
    draft = drafts.open_of(request)
    asked = road.BY_SLUG[slug](request.POST, request.FILES)
    if draft is None:
        return adrift(request, slug, asked)
    draft = drafts.keep(draft, slug, as_typed(request, asked))
    if asked.is_valid() and slug == Papers.slug:
        put_in(draft, asked)
    if "another" in request.POST and (asked.is_valid() or slug != Papers.slug):
        return redirect("filing-question", slug)
    if "stop" in request.POST:
        return stopped(request, draft)
    if not asked.is_valid():
        return page(request, draft, slug, asked)
    return redirect(onward(request, draft, slug))


def as_typed(request, asked) -> dict:
    """What a draft keeps of a page: everything as it was typed; of a secret its digest."""
    if asked.slug in road.NEVER_KEPT_AS_TYPED:
        return getattr(asked, "kept", {})
    beginnings = tuple(asked.fields)
    given = {name: request.POST.getlist(name) for name in request.POST if name.startswith(beginnings)}
    if "another" in request.POST:
        given["people"] = [str(min(asked.people + 1, MOST_RESPONDENTS))]
    return given


def put_in(draft, asked) -> None:
    """A paper that was chosen is kept at once, under seal."""
    paper = asked.cleaned_data["paper"]
    if paper and draft.papers.count() < MOST_PAPERS:
        draft.put_in(paper["bytes"], paper["media"], asked.cleaned_data["about"])


@never_cache
@require_POST
def take_out(request):
    """A paper is taken out of the draft again, for good."""
    draft = drafts.open_of(request)
    place = request.POST.get("place", "")
    if draft is not None and place.isdigit():
        draft.papers.filter(place=int(place)).delete()
    return redirect("filing-question", Papers.slug)


def onward(request, draft, slug) -> str:
    """The next page; whoever came from the check page goes back to it when nothing else is open."""
    if request.session.get(drafts.CHECKED) == str(draft.id) and not road.first_open(draft):
        return reverse("filing-check")
    following = road.after(draft, slug)
    return reverse("filing-check") if following == road.CHECK else reverse("filing-question", args=[following])


def adrift(request, slug, asked):
    """The visit had ended while she wrote: what she typed begins a new draft, and her code finds the old one."""
    draft = drafts.keep(drafts.begin(request), slug, as_typed(request, asked))
    return render(request, "filing/adrift.html", {"onward": road.first_open(draft) or road.CHECK, "days": KEPT_FOR.days})


def stopped(request, draft):
    """Kept: she may leave, go on, or ask for a new code if she did not note the first."""
    return render(request, "filing/stopped.html", {"until": draft.keep_until})


@never_cache
@require_POST
def new_code(request):
    """Another code for the draft of this visit; the one before stops working."""
    draft = drafts.open_of(request)
    if draft is None:
        return redirect("filing-start")
    return code_page(request, draft, onward=road.first_open(draft) or road.CHECK)


@never_cache
@READ_OR_SEND
def resume(request):
    """Go on with a draft by its code; the same words whether the code is wrong, old or was sent."""
    if request.method != "POST":
        return render(request, "filing/resume.html")
    if pace.too_often(request):
        return render(request, "429.html", status=429)
    code = tracking.read_code(request.POST.get("code"))
    found = tracking.draft_of(code) if code else None
    if found is None:
        return render(request, "filing/resume.html", {"typed": request.POST.get("code", ""), "wrong": True})
    return resumed(request, found)


def resumed(request, found) -> HttpResponse:
    loose = drafts.open_of(request)
    if loose is not None and loose.pk != found.pk and loose.tag is None:
        drafts.joined(found, loose)
        found.refresh_from_db()
    request.session[drafts.IN_SESSION] = str(found.id)
    following = road.first_open(found)
    return redirect(reverse("filing-question", args=[following]) if following else reverse("filing-check"))
