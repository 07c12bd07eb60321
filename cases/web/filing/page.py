"""One page of the way to file: a heading, a lede, why it is asked, and the questions on it."""

from django import forms

from cases.web.questions import Questions

LONGEST = 20_000


def line(label, **more):
    return forms.CharField(label=label, max_length=200, widget=forms.TextInput({"autocomplete": "off"}), **more)


def words(label, **more):
    return forms.CharField(label=label, max_length=LONGEST, widget=forms.Textarea({"rows": 6}), **more)


class Question(Questions):
    """One page. With `heading` the page has a title of its own; without, its first question is the title."""

    slug = ""
    heading = ""
    lede = ""
    why = ""

    @property
    def lead(self):
        """The question that heads the page."""
        return None if self.heading else next(iter(self))

    @property
    def rest(self):
        """The other questions of the page."""
        return list(self) if self.heading else list(self)[1:]
