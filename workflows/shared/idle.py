"""When a file counts as idle; no text says so, and nothing but a reminder follows."""

from datetime import timedelta

IDLE = timedelta(days=30)
IDLE_CLAUSE = "NJ-01"
