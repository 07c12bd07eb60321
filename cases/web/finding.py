"""Who sits and how to reach them; and asking to be called instead of writing."""

import uuid

from django import forms
from django.db.models import Prefetch
from django.http import Http404
from django.shortcuts import render
from django.utils.translation import gettext as _now
from django.utils.translation import gettext_lazy as _
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_safe

from cases import access
from cases.web.filing.questions import Where, line
from cases.web.filing.sending import KEEP
from cases.web.questions import Questions
from committees.models import Appointment, District, Seat, Workplace
from workflows import which_law
from workflows.calendar import today
from workflows.procedure import take

FEW_PLACES = 60


@require_safe
def places(request, district=None):
    """The workplaces, district by district where there are many; nobody has to write anything."""
    here = Workplace.objects.order_by("name")
    if district is None and here.count() > FEW_PLACES:
        return render(request, "public/who_sits.html", {"districts": District.objects.order_by("name")})
    near = District.objects.order_by("name") if district is None else District.objects.filter(pk=district)
    near = near.prefetch_related(Prefetch("workplaces", queryset=here))
    return render(request, "public/who_sits.html", {"near": near})


@require_safe
def committee(request, workplace):
    """The committee in force, by published names; or what happens where there is none."""
    place = Workplace.objects.filter(pk=workplace).select_related("district").first()
    if place is None:
        raise Http404
    sits = which_law.committee_of(place, on=today())
    held = Seat.objects.in_force(today()).filter(committee=sits, for_case__isnull=True)
    seats = held.select_related("person", "committee") if sits else []
    officer = (
        Appointment.objects.in_force(today()).filter(office="district_officer", district=place.district).select_related("person").first()
    )
    return render(request, "public/committee.html", {"place": place, "sits": sits, "seats": list(seats), "officer": officer})


class CallBack(Questions):
    """As little as is needed to call somebody safely."""

    called = line(_("What shall we call you?"), help_text=_("A first name is enough."))
    phone = line(_("Which number?"))
    hours = line(
        _("When is it safe to call?"), help_text=_("For example: Sunday before noon. We ask for you only, and say nothing to anybody else.")
    )
    workplace = Where.base_fields["workplace"]
    key = forms.UUIDField(widget=forms.HiddenInput, initial=uuid.uuid4)

    def words(self) -> str:
        """What is kept, under seal."""
        given = self.cleaned_data
        return _now("Asks to be called: %(called)s, %(phone)s. When: %(hours)s") % given


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def call_back(request):
    """A number is kept as information under seal; the committee calls. It is not a complaint yet."""
    form = CallBack(request.POST) if request.method == "POST" else CallBack()
    if not form.is_bound or not form.is_valid():
        return render(request, "public/call_back.html", {"form": form})
    facts = {"narrative": form.words(), "workplace": form.cleaned_data["workplace"], "route": "web"}
    law = which_law.of(form.cleaned_data["workplace"], on=today())
    take(KEEP, law=law, by=access.VISITOR, key=str(form.cleaned_data["key"]), facts=facts)
    return render(request, "public/call_back_done.html")
