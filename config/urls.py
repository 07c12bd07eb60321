"""Every address of the register, audience by audience."""

from django.urls import include, path

urlpatterns = [
    path("account/", include("allauth.account.urls")),
    path("account/second-factor/", include("allauth.mfa.urls")),
]
