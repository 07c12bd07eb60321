"""What she is asked, one page each, in the order in which it is easiest to tell (SH-11, SH-16)."""

from django import forms
from django.contrib.auth.hashers import make_password
from django.contrib.auth.password_validation import CommonPasswordValidator
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from cases.web.fields import DayField
from cases.web.filing.page import Question, line, words
from cases.web.papers import PaperField
from cases.web.widgets import ManyPicks, Picks
from committees.models import Workplace

MOST_RESPONDENTS = 9
SECRET_SYMBOLS = 15
FEW = 7
ACCEPTED = ".pdf,.jpg,.jpeg,.png,.txt,.m4a,.mp3"
FOR_OTHERS = ("heir", "organisation")


class What(Question):
    """In her own words."""

    slug = "what"
    what = words(
        _("What happened?"),
        help_text=_("In your own words, in any language. Short is enough. You can add to it later."),
    )
    why = _("The committee can only look into what somebody has told it. Nobody here asks what you wore or what you did to stop him.")


class When(Question):
    """As near as she can say it."""

    slug = "when"
    CHOICES = (
        ("once", _("On one day")),
        ("more", _("More than once")),
        ("still", _("It is still going on")),
        ("unsure", _("I do not remember exactly")),
    )
    when = forms.ChoiceField(
        label=_("When did it happen?"),
        help_text=_("As near as you can. You can correct it later."),
        choices=CHOICES,
        widget=Picks(hints={"unsure": _("That is common, and it does not count against you.")}),
    )
    last = DayField(label=_("The day, or the last time"), help_text=_("For example 14 11 2026"), required=False, no_future=True)
    roughly = line(_("Or roughly, in words"), help_text=_("A month, or “before Diwali”."), required=False)
    why = _(
        "Where your committee sits under the Act of 2013, the law in force, three months count from the last time, and three more if"
        " something kept you from telling. The text of 2004 sets no last day. Tell it in any case."
    )


class Where(Question):
    """The workplace, and the place in it."""

    slug = "where"
    heading = _("Where did it happen?")
    workplace = forms.ModelChoiceField(
        label=_("At which workplace?"),
        help_text=_("The place of work, study or service that it has to do with, even if it happened on the way or on the phone."),
        queryset=Workplace.objects.order_by("name"),
        empty_label=None,
        widget=Picks,
    )
    place = line(_("In which place there?"), help_text=_("A room, a yard, the bus, a message."), required=False)
    why = _("So that it reaches the right committee. Your employer is not told by this page.")

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        if self.fields["workplace"].queryset.count() > FEW:
            asked = self.fields["workplace"]
            asked.empty_label, asked.widget = "–", forms.Select()
            asked.widget.choices = asked.choices


class Who(Question):
    """One or several; a name is not needed if she can say how he is known."""

    slug = "who"
    heading = _("Who did it?")
    lede = _("A name, or how you know the person. You can name several, one after another.")
    why = _("Each person you name is told what you say of him, and only that, so that he can answer. You are told before him.")

    def __init__(self, data=None, *args, **kwargs):
        super().__init__(data, *args, **kwargs)
        for number in range(1, self.people + 1):
            first = number == 1
            name = _("Name, or how you know the person") if first else _("Person %(number)s: name, or how you know the person")
            work = (
                _("What the person does there, and over you") if first else _("Person %(number)s: what the person does there, and over you")
            )
            self.fields[f"name_{number}"] = line(name % {"number": number} if not first else name, required=first)
            self.fields[f"work_{number}"] = line(work % {"number": number} if not first else work, required=False)
            if first:
                self.fields["name_1"].error_messages["required"] = _("Say who it was, as far as you know.")
        self.fields["people"] = forms.IntegerField(widget=forms.HiddenInput, initial=self.people, required=False)

    @property
    def people(self) -> int:
        """For how many people there is room on the page."""
        given = str((self.data or {}).get("people", "1"))
        return min(max(int(given), 1), MOST_RESPONDENTS) if given.isdigit() else 1

    @property
    def named(self) -> list[dict]:
        """Those she wrote down."""
        rows = ((self.cleaned_data.get(f"name_{n}"), self.cleaned_data.get(f"work_{n}")) for n in range(1, self.people + 1))
        return [{"name": name or work, "position": work or ""} for name, work in rows if name or work]


class ForWhom(Question):
    """In which capacity it is told (SH-11, SH-16)."""

    slug = "for-whom"
    capacity = forms.ChoiceField(
        label=_("For whom do you tell it?"),
        choices=(
            ("herself", _("For myself")),
            ("herself_and_others", _("For myself and other women")),
            ("organisation", _("For another woman, as a trade union, women’s organisation or NGO")),
            ("heir", _("For a woman who has died, as her heir or representative")),
        ),
        widget=Picks(hints={"organisation": _("She must have agreed in writing before.")}),
    )


class Others(Question):
    """The woman it is told for, and her written consent (SH-16)."""

    slug = "others"
    heading = _("The woman for whom you tell it")
    lede = _(
        "She decides. Without her written consent, given before, this can be kept as information, but it is not a complaint."
        " An heir needs none."
    )
    woman = line(_("Her name"))
    organisation = line(_("Your organisation, with its registration, or how you are related to her"))
    consent_on = DayField(label=_("The day of the written consent"), help_text=_("For example 14 11 2026"), required=False, no_future=True)
    consent_to = line(_("Whom the consent names"), help_text=_("As it stands in the paper."), required=False)


class OtherWomen(Question):
    """Those for whom she speaks besides herself."""

    slug = "other-women"
    women = words(
        _("Who are the other women?"),
        help_text=_("One name a line. Each of them is asked whether she wants this."),
    )


class Seen(Question):
    """Whoever saw or heard it; names are not needed."""

    slug = "seen"
    seen = words(
        _("Did anybody see or hear it, or did you tell somebody?"),
        help_text=_(
            "Names, or how you know them. The committee reads it; it is not copied to the person you named. Leave it empty if nobody did."
        ),
        required=False,
    )


class You(Question):
    """Who she is and how she can be reached without harm."""

    slug = "you"
    heading = _("You, and how to reach you safely")
    lede = _("Only the committee reads this. It does not go to the person you named.")
    WAYS = (
        ("call", _("Call me")),
        ("message", _("Send a message that says nothing of this")),
        ("letter", _("Send a letter to a safe address")),
        ("code", _("Do not call or write. I look with my code")),
    )
    name = line(_("Your name"))
    way = forms.ChoiceField(label=_("How may we reach you?"), choices=WAYS, widget=Picks)
    contact = line(_("Phone, or safe address"), required=False)
    hours = line(_("When, and what to mind"), help_text=_("For example: after 7 in the evening; the phone is shared."), required=False)

    def clean(self):
        given = super().clean()
        if given.get("way") in ("call", "message", "letter") and not given.get("contact"):
            self.add_error("contact", _("Write the phone or the address, or choose “Do not call or write”."))
        return given


class Needs(Question):
    """What makes it possible for her to come and to be understood."""

    slug = "needs"
    heading = _("What do you need?")
    lede = _("Tick what helps. It costs you nothing.")
    NEEDS = (
        ("interpreter", _("An interpreter")),
        ("companion", _("Somebody with me")),
        ("childcare", _("A time that fits children")),
        ("wages", _("A time that costs me no wages")),
        ("door", _("A separate way in, so that we do not meet")),
        ("read_aloud", _("Papers read aloud to me")),
        ("access", _("A place I can reach and use with a disability")),
        ("under_18", _("I am under eighteen")),
    )
    needs = forms.MultipleChoiceField(label=_("What helps"), choices=NEEDS, widget=ManyPicks, required=False)
    language = forms.ChoiceField(
        label=_("In which language shall we write to you?"), choices=(("en", "English"), ("hi", "हिन्दी")), widget=Picks
    )
    more = words(_("Anything else we should know"), help_text=_("For example the language of the interpreter."), required=False)

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.fields["language"].initial = get_language()


class Papers(Question):
    """What she has in hand: a paper, a picture, a recording; kept sealed as it is, under no name of its own."""

    slug = "papers"
    heading = _("Have you a paper, a picture or a recording?")
    lede = _("Not needed to complain. You can bring it later too.")
    why = _("The original is locked as it is, because that may prove it is real. A photograph can carry the place and the time inside it.")
    paper = PaperField(
        label=_("Choose a file"),
        help_text=_("A PDF, a picture, a recording or plain text, 10 MB at most. One after another."),
        required=False,
        widget=forms.FileInput({"accept": ACCEPTED}),
    )
    about = line(_("What is it?"), help_text=_("For example: his message of 14 November."), required=False)


class Secret(Question):
    """The second secret: with it and the code she can read her own file; only its digest is kept."""

    slug = "secret"
    heading = _("A second secret, if you want to read your file here")
    lede = _(
        "The code alone shows only where it stands. With a sentence that you choose now, you can also read messages"
        " and copies, and ask for things."
    )
    secret = forms.CharField(
        label=_("Your sentence"),
        help_text=_("15 letters or more: some words that only you would put together. We keep no copy that can be read."),
        widget=forms.PasswordInput({"autocomplete": "off"}),
        required=False,
    )
    again = forms.CharField(label=_("The same once more"), widget=forms.PasswordInput({"autocomplete": "off"}), required=False)

    def clean_secret(self):
        given = self.cleaned_data["secret"]
        if given and len(given) < SECRET_SYMBOLS:
            raise forms.ValidationError(_("This is shorter than 15 letters. Add a word or two."))
        if given:
            CommonPasswordValidator().validate(given)
        return given

    def clean(self):
        given = super().clean()
        if not self.errors and given["secret"] != given["again"]:
            self.add_error("again", _("The two are not the same. Type both again."))
        return given

    @property
    def kept(self) -> dict:
        """What a draft keeps of it."""
        given = self.cleaned_data.get("secret") if self.is_valid() else ""
        return {"digest": [make_password(given)]} if given else {}


__all__ = ["FOR_OTHERS", "ForWhom", "Needs", "OtherWomen", "Others", "Question", "Secret", "Seen", "What", "When", "Where", "Who", "You"]
