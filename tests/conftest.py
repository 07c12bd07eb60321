"""What every test stands on: a data directory of its own, and no skipped part where everything must run."""

import os

import pytest

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
    settings.EMAIL_FILE_PATH = settings.DATA_DIR / "mail"
    settings.STORAGES = settings.STORAGES | {
        "default": {
            "BACKEND": "django.core.files.storage.FileSystemStorage",
            "OPTIONS": {"location": settings.DATA_DIR / "papers"},
        },
        "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
    }
    return settings.DATA_DIR


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """Where every part must run (CI=true), a skipped test is a failed one."""
    report = yield
    if report.skipped and os.environ.get("CI") == "true" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"{item.nodeid} was skipped where nothing may be: {call.excinfo.value}"
    return report
