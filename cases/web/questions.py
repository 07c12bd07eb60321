"""The form every page of questions is made from: no browser bubbles, and an empty answer is named by its question."""

from django import forms
from django.utils.translation import gettext_lazy as _

UNANSWERED = _("Not answered yet: %(question)s")


class Questions(forms.Form):
    """Fields in the order in which a person is asked; what was typed is always shown again."""

    use_required_attribute = False

    def __init__(self, *args, **kwargs):
        super().__init__(*args, **kwargs)
        self.name_the_unanswered()

    def name_the_unanswered(self):
        for name, field in self.fields.items():
            field.error_messages["required"] = UNANSWERED % {"question": field.label or name}
