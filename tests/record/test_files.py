"""Records in files: only ordinary ones are read, and no further than a record can be long; written whole or not."""

import errno
import os
import socket
from pathlib import Path

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.record import files
from fairdeal.record.files import check_place, read_file, write_file


def refused(code: str) -> "pytest.RaisesExc[NotUnderstood]":
    return pytest.raises(NotUnderstood, check=lambda error: error.code == code)


def test_no_more_is_read_than_a_record_can_have_and_one_byte(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(files, "LARGEST", 10)
    path = tmp_path / "long.json"
    path.write_bytes(b"x" * 99)
    assert read_file(path) == b"x" * 11


def test_what_is_no_ordinary_file_is_refused_and_never_waited_for(tmp_path: Path) -> None:
    pipe, door = tmp_path / "pipe", tmp_path / "door"
    os.mkfifo(pipe)
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(door))
        for path in (pipe, door, Path("/dev/zero")):
            with refused("file-not-plain"):
                read_file(path)
    with refused("file-is-folder"):
        read_file(tmp_path)


@pytest.mark.parametrize("path", ["/none.json", "/dev/null/none.json"])
def test_a_file_that_is_not_there_is_named(path: str) -> None:
    with refused("file-missing"):
        read_file(Path(path))


@pytest.mark.parametrize(
    ("number", "code"),
    [(errno.EACCES, "file-forbidden"), (errno.EPERM, "file-forbidden"), (errno.EIO, "file-not-readable")],
)
def test_each_reason_not_to_read_has_its_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, code: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, "in English")

    path = tmp_path / "x.json"
    path.touch()
    monkeypatch.setattr(Path, "open", fail)
    with refused(code):
        read_file(path)


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.EACCES, "place-forbidden"),
        (errno.EROFS, "place-forbidden"),
        (errno.ENOENT, "place-missing"),
        (errno.ENOSPC, "place-full"),
        (errno.EIO, "file-not-writable"),
    ],
)
def test_each_reason_not_to_write_has_its_sentence_and_what_lay_there_stays(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, number: int, code: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(number, "in English")

    path = tmp_path / "x.json"
    path.write_bytes(b"before")
    monkeypatch.setattr(os, "fsync", fail)
    with refused(code):
        write_file(path, b"after")
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"before"], "and nothing else is left behind"


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    write_file(path, b"one")
    write_file(path, b"two")
    assert [(each.name, each.read_bytes()) for each in tmp_path.iterdir()] == [("x.json", b"two")]


def test_a_record_is_kept_only_where_nothing_lies(tmp_path: Path) -> None:
    check_place(tmp_path / "new" / "folder" / "x.json")
    empty, full = tmp_path / "empty.json", tmp_path / "full.json"
    empty.touch()
    full.write_text("precious")
    check_place(empty)
    for taken in (full, tmp_path, Path("/dev/null")):
        with refused("file-taken"):
            check_place(taken)
