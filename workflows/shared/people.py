"""People who act: they are entered with the name that is published, before a seat or an office is theirs (SH-05, SH-07)."""

from django.contrib.auth import get_user_model
from django.utils.translation import gettext_lazy as _

from cases.models.base import EntryStage
from committees.models import Person as PersonRecord
from committees.models.people import Gender
from workflows.facts import Fact
from workflows.procedure import Procedure
from workflows.refusals import Unmet
from workflows.step import NEW, staged, step

LANGUAGES = (("en", _("English")), ("hi", _("Hindi")))


def name_is_free(procedure):
    """Two people do not sign in by one name."""
    name = procedure.facts.get("sign_in_name")
    if name and get_user_model().objects.filter(username__iexact=name).exists():
        return Unmet("SH-05", _("Somebody signs in by this name already."), "correction", opens="sign_in_name")
    return None


class Person(Procedure):
    """Somebody who acts: a member, an officer, an employer; parties come with their case."""

    record_class = PersonRecord
    owner_class = PersonRecord
    stage = staged(EntryStage)

    @step(
        stage, "person.enter", source=NEW, target=EntryStage.ENTERED, who="entering", clause=("SH-05", "SH-07"),
        label=_("Enter somebody who is to sit or to hold an office"),
        facts=[
            Fact("name", "line", _("The name, as it is published"), required=True),
            Fact("gender", "choice", _("A woman, a man, another"), choices=Gender.choices, required=True),
            Fact("answers_to", "person", _("To whom does the person answer at work?")),
            Fact("language", "choice", _("In which language?"), choices=LANGUAGES),
            Fact("sign_in_name", "line", _("The name to sign in by")),
            Fact("email", "line", _("The e-mail address for a new password")),
        ],
        checks=[name_is_free],
    )  # fmt: skip
    def enter(self):
        """The name of whoever acts is published; the seat or office follows by an order."""
        self.record.published_name, self.record.gender = self.facts["name"], self.facts["gender"]
        self.record.reports_to = self.facts.get("answers_to")
        self.record.language = self.facts.get("language") or "en"
        if self.facts.get("sign_in_name"):
            user = get_user_model()(username=self.facts["sign_in_name"], email=self.facts.get("email") or "")
            user.set_unusable_password()
            user.save()
            self.record.user = user
        self.record.save(force_insert=True)
