"""To whom a delay is put down: what a committee writes when its days have run out."""

from django.utils.translation import gettext_lazy as _

DELAY_OF = (
    ("committee", _("the committee")),
    ("complainant", _("the complainant")),
    ("respondent", _("a respondent")),
    ("employer", _("the employer")),
    ("court", _("a court's order")),
    ("nobody", _("nobody in particular")),
)
