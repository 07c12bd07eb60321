"""Addresses of the pages: none carries a name, a code, a workplace or what anybody said."""

from django.urls import path

from cases.web import public

urlpatterns = [
    path("", public.front, name="front"),
    path("leave", public.leave, name="leave"),
    path("what-we-cannot-hide", public.what_we_cannot_hide, name="what-we-cannot-hide"),
    path("how-words-are-kept", public.how_words_are_kept, name="how-words-are-kept"),
    path("accessibility", public.accessibility, name="accessibility"),
    path("law", public.law, name="law"),
]
