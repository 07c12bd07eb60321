"""Where it stands, by the code on the slip: a word, a day, what comes next; and the way in with the second secret."""

from django import forms
from django.contrib.auth import login
from django.contrib.auth.hashers import check_password, make_password
from django.db import transaction
from django.shortcuts import redirect, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from cases import access, tracking
from cases.models import PartyAccess
from cases.web import pace
from cases.web.display import PUBLIC_WORDS, public_road
from cases.web.filing.questions import Secret
from cases.web.filing.sending import open_account
from cases.web.questions import Questions
from committees.models import Person
from config.sign_in import PARTY
from notices.models import Document
from workflows import calendar

BACKEND = "allauth.account.auth_backends.AuthenticationBackend"

NEXT = {
    "received": _("Each member says whether he or she is close to anybody in it. Then the committee takes it up."),
    "waiting": _("A committee is made for the place. Then it goes to it."),
    "with_committee": _("The committee hears each side, separately. Whoever is called is told the day, with time to arrange it."),
    "being_decided": _("The members write down what they find, and why."),
    "decided": _("What was ordered is carried out and reported. Whoever disagrees can appeal."),
    "closed": _("Nothing more is to be done here. Questions go to the office."),
}
CANNOT_SHOW = _(
    "We cannot show anything for this code. Check it, or ask at the office. We say the same whether it is wrong, old or sealed."
)
DOES_NOT_OPEN = _("This does not open it. Check both, or go to any member in person.")


class Code(Questions):
    """The code, in whatever way it was typed."""

    code = forms.CharField(
        label=_("The code on your slip"),
        help_text=_("Small or capital letters, with or without spaces. It never has the letters O, I, L or U."),
        max_length=60,
        widget=forms.TextInput({"autocomplete": "off", "autocapitalize": "characters", "spellcheck": "false"}),
    )


class CodeAndSecret(Code):
    """The code and the sentence that goes with it."""

    secret = forms.CharField(
        label=_("Your second secret"),
        help_text=_("The sentence that you chose."),
        max_length=200,
        widget=forms.PasswordInput({"autocomplete": "off"}),
    )


def holder(code: str):
    """The living access of a code and its party; one computation, whether there is one or not."""
    tag = tracking.tag(tracking.read_code(code) or tracking.NO_CODE)
    return (
        PartyAccess.objects.filter(tag=tag, ended_at__isnull=True).select_related("party__case__workplace", "party__person__user").first()
    )


def asked(page):
    """A page that takes a code: not too often from one network, and not too many at once."""

    @never_cache
    @require_http_methods(["GET", "HEAD", "POST"])
    def answered(request):
        if request.method == "POST" and pace.too_often(request):
            return render(request, "429.html", status=429)
        try:
            return page(request)
        except tracking.TooBusy:
            return render(request, "429.html", status=429)

    return answered


@asked
def track(request):
    """Wrong, old and sealed get the same page, in the same time."""
    form = Code(request.POST) if request.method == "POST" else Code()
    if not form.is_bound or not form.is_valid():
        return render(request, "tracking/track.html", {"form": form})
    found = holder(form.cleaned_data["code"])
    if found is None:
        form.add_error("code", CANNOT_SHOW)
        return render(request, "tracking/track.html", {"form": form})
    return stands(request, found.party.case)


def stands(request, case):
    """The word, the day of the last step, what comes next in general words; nothing is opened for it."""
    word = str(tracking.word_of(case))
    context = {
        "word": PUBLIC_WORDS[word], "next": NEXT[word], "road": public_road(word), "last": case.last_step_on or case.received_on,
        "phone": case.workplace.office_phone if case.workplace else "",
    }  # fmt: skip
    return render(request, "tracking/stands.html", context)


@asked
def enter(request):
    """Code and second secret: into one's own file. Neither alone says whether the other was right."""
    form = CodeAndSecret(request.POST) if request.method == "POST" else CodeAndSecret()
    if not form.is_bound or not form.is_valid():
        return render(request, "tracking/enter.html", {"form": form})
    found = holder(form.cleaned_data["code"])
    user = getattr(found.party.person, "user", None) if found else None
    if not opens(user, form.cleaned_data["secret"]):
        form.add_error("secret", DOES_NOT_OPEN)
        return render(request, "tracking/enter.html", {"form": form})
    login(request, user, backend=BACKEND)
    return redirect("my-file", found.party.case_id)


def opens(user, secret) -> bool:
    """Whether this secret opens it; somebody of the staff signs in with an own name, never here."""
    its = user is not None and user.username.startswith(PARTY) and user.is_active
    return check_password(secret, user.password if its else nothing()) and its


def nothing() -> str:
    """A digest that nothing opens, so that a wrong code costs what a right one costs."""
    if not hasattr(nothing, "digest"):
        nothing.digest = make_password(tracking.new_code())
    return nothing.digest


class FirstSecret(Code, Secret):
    """A code that came with a notice, and the sentence that is to go with it."""

    field_order = ("code", "secret", "again")

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        for name in ("secret", "again"):
            self.fields[name].required = True


@asked
def choose(request):
    """Whoever was given a code with a notice chooses the second secret once; later only a member can, in person."""
    form = FirstSecret(request.POST) if request.method == "POST" else FirstSecret()
    if not form.is_bound or not form.is_valid():
        return render(request, "tracking/choose.html", {"form": form})
    found = holder(form.cleaned_data["code"])
    user = chosen(found, make_password(form.cleaned_data["secret"]))
    if user is None:
        form.add_error("code", CANNOT_SHOW)
        return render(request, "tracking/choose.html", {"form": form})
    login(request, user, backend=BACKEND)
    open_now = access.visible_to(found.party.person).filter(pk=found.party.case_id).exists()
    return redirect("my-file", found.party.case_id) if open_now else redirect("my-files")


def chosen(found, digest):
    """The sign-in of somebody who got the code in person or on a paper, which so has arrived; whoever filed here has one."""
    if found is None:
        return None
    with transaction.atomic():
        person = Person.objects.select_for_update().filter(pk=found.party.person_id, user__isnull=True).first()
        if person is None:
            return None
        open_account(person, digest)
        printed = Document.objects.filter(to_party=found.party, printed_on__isnull=False, acknowledged_on__isnull=True)
        printed.update(acknowledged_on=calendar.today())
    found.party.person = person
    return person.user
