"""Every address of the register, audience by audience."""

from django.urls import include, path
from django.views.i18n import set_language

urlpatterns = [
    path("", include("cases.web.urls")),
    path("language", set_language, name="set_language"),
    path("account/", include("allauth.account.urls")),
    path("account/second-factor/", include("allauth.mfa.urls")),
]
