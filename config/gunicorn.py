"""How the web server runs on one machine: one process, several threads, no log of who asked for what."""

from config.settings import LOGGING

workers = 1
threads = 8
timeout = 120
accesslog = None
logconfig_dict = LOGGING | {
    "loggers": LOGGING["loggers"] | {"gunicorn.error": {"handlers": [], "level": "WARNING", "propagate": True}},
}
