"""The project starts, and starts closed."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from django.core.checks import run_checks

ROOT = Path(__file__).resolve().parent.parent
SERVED = {
    "REGISTER_DATABASE": "postgresql://register@127.0.0.1/register",
    "REGISTER_HOSTS": "register.example.invalid",
    "REGISTER_SECRET_KEY": "an-invented-secret-for-a-test-Aa1-Bb2-Cc3-Dd4-Ee5-Ff6-Gg7",
}
LOCKS = ["requirements.lock", "requirements-test.lock"]


def manage(*arguments, **environment):
    """Run a command of the register in a process of its own, with nothing of this one's settings."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith("REGISTER_")}
    command = [sys.executable, "-W", "ignore:The 'django-fsm':UserWarning", "manage.py", *arguments]
    return subprocess.run(command, cwd=ROOT, env=kept | environment, capture_output=True, text=True, check=False)  # noqa: S603 -- our own command


def last_line(done):
    return done.stderr.strip().splitlines()[-1]


def test_django_finds_nothing_to_complain_of():
    assert run_checks() == []


def test_on_servers_djangos_own_audit_finds_nothing(tmp_path):
    done = manage("check", "--deploy", "--fail-level", "WARNING", REGISTER_DATA=str(tmp_path), **SERVED)
    assert (done.returncode, done.stdout.strip()) == (0, "System check identified no issues (0 silenced).")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"REGISTER_SECRET_KEY": ""}, "Set REGISTER_SECRET_KEY to 50 random characters or more."),
        ({"REGISTER_SECRET_KEY": "short"}, "Set REGISTER_SECRET_KEY to 50 random characters or more."),
        ({"REGISTER_HOSTS": ""}, "Set REGISTER_HOSTS to the names of this installation, separated by commas."),
        ({"REGISTER_HOSTS": "*"}, "Set REGISTER_HOSTS to the names of this installation, separated by commas."),
        ({"REGISTER_DEBUG": "1"}, "REGISTER_DEBUG cannot be on where REGISTER_DATABASE names a server."),
        ({"REGISTER_DEMONSTRATION": "1"}, "REGISTER_DEMONSTRATION cannot be on where REGISTER_DATABASE names a server."),
        ({"REGISTER_DEBUG": "yes"}, "REGISTER_DEBUG is 0 or 1."),
        ({"REGISTER_DATABASE": "mysql://x"}, "REGISTER_DATABASE is an address that begins with postgresql://"),
    ],
)
def test_on_servers_an_open_door_stops_the_start(change, said, tmp_path):
    done = manage("check", **SERVED | change | {"REGISTER_DATA": str(tmp_path)})
    assert (done.returncode != 0, last_line(done)) == (True, f"django.core.exceptions.ImproperlyConfigured: {said}")


def test_the_secret_of_one_machine_is_made_once_and_is_its_owners_alone(tmp_path):
    first = manage("shell", "-v0", "-c", "from django.conf import settings; print(settings.SECRET_KEY)", REGISTER_DATA=str(tmp_path))
    again = manage("shell", "-v0", "-c", "from django.conf import settings; print(settings.SECRET_KEY)", REGISTER_DATA=str(tmp_path))
    kept = tmp_path / "secret_key"
    assert first.stdout == again.stdout == kept.read_text(encoding="ascii") + "\n"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert len(kept.read_text(encoding="ascii")) >= 80


def test_without_a_word_neither_debugging_nor_the_demonstration_is_on(tmp_path):
    asked = "from django.conf import settings as s; print(s.DEBUG, s.DEMONSTRATION, s.REQUIRE_SECOND_FACTOR, s.SERVED)"
    assert manage("shell", "-v0", "-c", asked, REGISTER_DATA=str(tmp_path)).stdout == "False False True False\n"


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_names_versions_and_hashes_and_no_address(name):
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    form = re.compile(r"[a-z0-9._-]+==[\w.]+( ; .+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?|")
    assert [line for line in lines if not form.fullmatch(line)] == []


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_holds_every_package_that_the_project_names(name):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = project["dependencies"] + (project["optional-dependencies"]["test"] if "test" in name else [])
    locked = set(re.findall(r"^([a-z0-9._-]+)==", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE))
    assert {re.match(r"[a-z0-9-]+", line)[0] for line in wanted} - locked == set()
