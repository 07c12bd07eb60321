"""Addresses of the desk, of a file and of every step: random ids and the name of the step, nothing else."""

from django.urls import path

from cases.web import agenda, closed_days, desk, files, finder, papers_out, steps, why

urlpatterns = [
    path("desk/", desk.what_next, name="desk"),
    path("due/", agenda.due, name="due"),
    path("due/<slug:whose>/", agenda.due, name="due-of"),
    path("month/", agenda.month, name="month"),
    path("month/<int:year>/<int:number>/", agenda.month, name="month-of"),
    path("search/", finder.find, name="search"),
    path("files/", desk.files, name="files"),
    path("committees/", desk.committees, name="committees"),
    path("committee/<uuid:owner>/", desk.committee, name="committee"),
    path("closed-days/", closed_days.closed_days, name="closed-days"),
    path("do/<str:step>/", steps.step, name="begin"),
    path("file/<uuid:owner>/", files.overview, name="file"),
    path("file/<uuid:owner>/do/<str:step>/", steps.step, name="step"),
    path("file/<uuid:owner>/do/<str:step>/<uuid:record>/", steps.step, name="step"),
    path("file/<uuid:owner>/sheet/", files.sheet, name="file-sheet"),
    path("file/<uuid:owner>/papers/", files.papers, name="file-papers"),
    path("file/<uuid:owner>/papers/<uuid:document>/", papers_out.paper, name="paper"),
    path("file/<uuid:owner>/exhibits/<uuid:record>/", papers_out.exhibit, name="exhibit"),
    path("file/<uuid:owner>/statements/", files.statements, name="file-statements"),
    path("file/<uuid:owner>/findings/", files.found, name="file-findings"),
    path("file/<uuid:owner>/readings/", files.readings, name="file-readings"),
    path("file/<uuid:owner>/why/<uuid:deadline>/", why.date, name="why"),
    path("file/<uuid:owner>/sittings/<uuid:record>/", why.sitting, name="sitting-sheet"),
]
