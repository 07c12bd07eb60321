"""What every test stands on: a data directory of its own, and no skipped part where everything must run."""

import os
import shutil
from collections import Counter

import pytest
from django.db import connection

from cases import second_line
from cases.crypto import forget_keys
from config import languages


def pytest_configure():
    """Pages and papers are read in both languages, so their catalogues must be there."""
    languages.compile_all()


@pytest.fixture(autouse=True)
def own_data_directory(settings, tmp_path):
    """No test reads or writes the data of a running register."""
    settings.DATA_DIR = tmp_path / "data"
    settings.DATA_DIR.mkdir()
    settings.KEY_FOLDER = settings.DATA_DIR / "keys"
    forget_keys()
    settings.EMAIL_FILE_PATH = settings.DATA_DIR / "mail"
    settings.STORAGES = settings.STORAGES | {
        "default": {
            "BACKEND": "django.core.files.storage.FileSystemStorage",
            "OPTIONS": {"location": settings.DATA_DIR / "papers"},
        },
        "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
    }
    return settings.DATA_DIR


@pytest.fixture(autouse=True)
def emptied_afterwards(request):
    """A test with real transactions empties the tables when it ends, which the second line would rightly refuse."""
    marked = request.node.get_closest_marker("django_db")
    if not ((marked and marked.kwargs.get("transaction")) or "transactional_db" in request.fixturenames):
        yield
        return
    request.getfixturevalue("transactional_db")
    yield
    second_line.lift()


def what_is_missing(item):
    """Why a test cannot run here, or None."""
    if item.get_closest_marker("postgres") and connection.vendor != "postgresql":
        return "REGISTER_DATABASE names no PostgreSQL server"
    if item.get_closest_marker("redis") and not os.environ.get("REGISTER_TEST_REDIS"):
        return "REGISTER_TEST_REDIS names no server"
    if item.get_closest_marker("browser") and not shutil.which(os.environ.get("REGISTER_TEST_BROWSER", "chromium")):
        return "Chromium is not installed"
    return None


def pytest_runtest_setup(item):
    """Show what this machine cannot test as skipped, with the reason."""
    if reason := what_is_missing(item):
        pytest.skip(reason)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Where every part must run (CI=true), a skipped test is a failed one."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped where nothing may be: {call.excinfo.value}"
    return report


def pytest_terminal_summary(terminalreporter):
    """Print the figures that tests recorded, as they were counted in this run; numbers of one name are added up."""
    reports = [report for kind in ("passed", "failed") for report in terminalreporter.getreports(kind)]
    recorded = [pair for report in reports if report.when == "call" for pair in report.user_properties]
    figures = [text for name, text in recorded if name == "figure"]
    counted = Counter()
    for name, number in recorded:
        if name != "figure":
            counted[name] += number
    figures += [f"{name}: {number}" for name, number in counted.items()]
    if figures:
        terminalreporter.section("figures")
        terminalreporter.write_line("\n".join(figures))
