"""Addresses of the pages: none carries a name, a code, a workplace or what anybody said."""

from django.urls import path

from cases.web import desk_urls, finding, mine, public, tracking
from cases.web.filing import checking
from cases.web.filing import views as filing

urlpatterns = [
    path("", public.front, name="front"),
    path("leave", public.leave, name="leave"),
    path("what-we-cannot-hide", public.what_we_cannot_hide, name="what-we-cannot-hide"),
    path("how-words-are-kept", public.how_words_are_kept, name="how-words-are-kept"),
    path("accessibility", public.accessibility, name="accessibility"),
    path("law", public.law, name="law"),
    path("tell", filing.start, name="filing-start"),
    path("tell/begin", filing.begin, name="filing-begin"),
    path("tell/go-on", filing.resume, name="filing-resume"),
    path("tell/new-code", filing.new_code, name="filing-new-code"),
    path("tell/take-out", filing.take_out, name="filing-take-out"),
    path("tell/check", checking.check, name="filing-check"),
    path("tell/send", checking.send, name="filing-send"),
    path("tell/another-code", checking.new_code, name="filing-another-code"),
    path("tell/kept", checking.kept, name="filing-kept"),
    path("tell/paper/<uuid:document>", checking.paper, name="filing-paper"),
    path("tell/<slug:slug>", filing.question, name="filing-question"),
    path("stands", tracking.track, name="track"),
    path("enter", tracking.enter, name="enter"),
    path("enter/choose", tracking.choose, name="choose-secret"),
    path("who-sits", finding.places, name="find-committee"),
    path("who-sits/<uuid:district>", finding.places, name="find-committee-near"),
    path("who-sits/at/<uuid:workplace>", finding.committee, name="committee-of"),
    path("talk", finding.call_back, name="call-back"),
    path("mine", mine.mine, name="my-files"),
    path("mine/<uuid:owner>", mine.my_file, name="my-file"),
    *desk_urls.urlpatterns,
]
