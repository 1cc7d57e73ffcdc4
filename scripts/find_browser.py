"""Finds the Chromium in which the client is tested; installs the system's where it can be, or says what to do."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
MAC: Final = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
APT: Final = ("apt-get", "install", "-y", "-qq", "chromium")
ARGUMENTS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
"""How it is started for tests: it asks no other host for anything."""

MISSING: Final = """\
The client is tested in Chromium, and there is none here. Install it (Debian: apt-get install chromium; macOS: brew
install --cask chromium), or name another by FAIRDEAL_BROWSER=/path/to/it.\
"""


def find_browser() -> str | None:
    """The path of a Chromium: the one that FAIRDEAL_BROWSER names, else the first of the usual names."""
    named = os.environ.get("FAIRDEAL_BROWSER")
    return named or next(_found(), None)


def _found() -> Iterator[str]:
    yield from filter(None, map(shutil.which, NAMES))
    if MAC.is_file():
        yield str(MAC)


def _install() -> None:
    """Ask Debian's packages for one, if we may."""
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("Installing Chromium for the tests…")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    if subprocess.run(APT, env=quiet, stdout=subprocess.DEVNULL, check=False).returncode:
        subprocess.run(("apt-get", "update", "-qq"), env=quiet, stdout=subprocess.DEVNULL, check=False)
        subprocess.run(APT, env=quiet, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    if find_browser() is None:
        _install()
    if find_browser() is None:
        print(MISSING, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
