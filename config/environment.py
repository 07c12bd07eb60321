"""Reads the values that an installation sets, and refuses those that would open it."""

import os
import secrets
from pathlib import Path
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

SQLITE_START = "PRAGMA journal_mode=WAL; PRAGMA secure_delete=ON;"
POSTGRES_OPTIONS = "-c lock_timeout=5000 -c idle_in_transaction_session_timeout=60000"
SHORTEST_SECRET = 50


def value(name: str, default: str = "") -> str:
    """One value of the environment."""
    return os.environ.get(name, default).strip()


def switch(name: str, *, default: bool = False) -> bool:
    """On is 1, off is 0: anything else is a mistake worth stopping for."""
    given = value(name, "1" if default else "0")
    if given not in {"0", "1"}:
        message = f"{name} is 0 or 1."
        raise ImproperlyConfigured(message)
    return given == "1"


def listed(name: str) -> list[str]:
    """Values separated by commas."""
    return [part.strip() for part in value(name).split(",") if part.strip()]


def database(address: str, data: Path) -> dict:
    """SQLite in the data directory, or the PostgreSQL server that the address names."""
    if not address:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": data / "register.sqlite3",
            "OPTIONS": {"timeout": 20, "transaction_mode": "IMMEDIATE", "init_command": SQLITE_START},
        }
    parts = urlsplit(address)
    if parts.scheme not in {"postgres", "postgresql"}:
        message = "REGISTER_DATABASE is an address that begins with postgresql://"
        raise ImproperlyConfigured(message)
    return {
        "ENGINE": "django.db.backends.postgresql",
        "NAME": parts.path.lstrip("/"),
        "USER": unquote(parts.username or ""),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": parts.hostname or "",
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 60,
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": {"options": POSTGRES_OPTIONS},
        "TEST": {"NAME": value("REGISTER_TEST_NAME") or None},
    }


def secret(data: Path, *, served: bool) -> str:
    """The secret of this installation: given where several machines share it, made once where there is one machine."""
    given = value("REGISTER_SECRET_KEY")
    if served and len(given) < SHORTEST_SECRET:
        message = f"Set REGISTER_SECRET_KEY to {SHORTEST_SECRET} random characters or more."
        raise ImproperlyConfigured(message)
    if given:
        return given
    return made_once(data / "secret_key")


def made_once(path: Path) -> str:
    """Two processes may start at once: the first to link its file wins, both read that one."""
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_suffix(f".{secrets.token_hex(8)}")
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(64), encoding="ascii")
        try:
            path.hardlink_to(draft)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text(encoding="ascii")


def refuse_open_doors(*, served: bool) -> None:
    """What helps to look around on one's own machine has no place where people file complaints."""
    for name in ("REGISTER_DEBUG", "REGISTER_DEMONSTRATION"):
        if served and switch(name):
            message = f"{name} cannot be on where REGISTER_DATABASE names a server."
            raise ImproperlyConfigured(message)
