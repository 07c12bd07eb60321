"""What may be written to a log: a closed list of fields, never a value that a person typed."""

import logging
import time
import traceback
from pathlib import Path

from django.views.debug import ExceptionReporter

ROOT = Path(__file__).resolve().parent.parent
# Loggers whose message templates are constants written by programmers. Others may put data into the template itself
# (django.security writes the text of the exception), so of them only the name and the level are kept.
CONSTANT_TEMPLATES = ("cases", "celery", "committees", "config", "django.request", "gunicorn", "notices", "workflows")
# Ids, codes and numbers that our own log calls may add with `extra`.
FIELDS = ("case", "code", "document", "duration_ms", "event", "outbox", "request_id", "status_code", "step")


def where(frame: traceback.FrameSummary) -> str:
    """Name a line of code without the text on it."""
    path = Path(frame.filename)
    short = path.relative_to(ROOT) if path.is_relative_to(ROOT) else Path(*path.parts[-2:])
    return f"{short}:{frame.lineno}:{frame.name}"


def silent_traceback(error: BaseException | None) -> str:
    """Kinds of the exceptions and the lines they passed: an exception's text may quote what was typed."""
    parts = []
    while error is not None:
        lines = [where(frame) for frame in reversed(traceback.extract_tb(error.__traceback__))]
        parts.append(f"{type(error).__name__} at {' < '.join(lines)}")
        error = error.__cause__ or error.__context__
    return " | from ".join(parts)


class AllowList(logging.Formatter):
    """One line a record: time in UTC, level, logger, constant message, listed fields, kinds of exceptions."""

    converter = time.gmtime
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def format(self, record: logging.LogRecord) -> str:
        """Leave out the arguments, whatever they are: a redaction list forgets, an allow-list does not."""
        parts = [self.formatTime(record), record.levelname, record.name]
        if record.name.startswith(CONSTANT_TEMPLATES):
            parts.append(str(record.msg).replace("\n", " "))
        parts += [f"{name}={getattr(record, name)}" for name in FIELDS if hasattr(record, name)]
        if record.exc_info and record.exc_info[1]:
            parts.append(silent_traceback(record.exc_info[1]))
        return " ".join(parts)


class SilentReporter(ExceptionReporter):
    """Error reports without local variables, without the request and without the exception's text."""

    def get_traceback_frames(self):
        """Keep the lines of code, drop every variable."""
        return [frame | {"vars": []} for frame in super().get_traceback_frames()]

    def get_traceback_data(self):
        """Drop the request, its settings and the message."""
        data = super().get_traceback_data()
        kept = ("exception_type", "frames", "lastframe", "is_email", "django_version_info", "sys_executable")
        return {name: data[name] for name in kept if name in data}
