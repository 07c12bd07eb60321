"""A log says what happened and where, never what somebody wrote."""

import logging
import sys

from django.test import RequestFactory

from config.logs import AllowList, SilentReporter

WORDS = "Asha Invented said that he came at night"


def line(logger, message, *values, **more):
    record = logging.LogRecord(logger, logging.ERROR, __file__, 1, message, values, more.pop("exc_info", None))
    record.__dict__.update(more)
    return AllowList().format(record)


def failure():
    try:
        int(WORDS)
    except ValueError:
        return sys.exc_info()
    return None


def test_arguments_of_a_message_are_left_out():
    assert WORDS not in line("cases.web", "a form was refused: %s", WORDS)


def test_a_message_of_another_library_is_left_out_whole():
    assert WORDS not in line("django.security.DisallowedHost", WORDS)


def test_an_exception_is_told_by_its_kind_and_place_only():
    told = line("cases.web", "a step failed", exc_info=failure())
    assert WORDS not in told
    assert told.split(" a step failed ")[1] == f"ValueError at tests/config/test_logs.py:{failure.__code__.co_firstlineno + 2}:failure"


def test_ids_and_codes_are_told_and_other_fields_are_not():
    told = line("cases.web", "a step was taken", step="complaint.file", narrative=WORDS)
    assert told.endswith("a step was taken step=complaint.file")


def test_an_error_report_holds_neither_the_form_nor_the_variables_nor_the_text():
    request = RequestFactory().post("/file", {"narrative": WORDS})
    report = SilentReporter(request, *failure())
    assert WORDS not in report.get_traceback_text()
    assert WORDS not in report.get_traceback_html()


def test_a_refused_form_leaves_none_of_its_words_on_the_standard_error(client, transactional_db, capfd):
    del transactional_db
    client.raise_request_exception = False
    client.post("/account/login/", {"login": WORDS, "password": WORDS})
    client.post(f"/no-such-page/{WORDS}", {"narrative": WORDS})
    assert WORDS not in capfd.readouterr().err


def test_a_planted_word_is_found(capfd):
    sys.stderr.write(WORDS)
    assert WORDS in capfd.readouterr().err
