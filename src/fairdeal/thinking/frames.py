"""How questions and answers pass between processes: in frames, each its length and then its bytes."""

import io
import pickle
import struct
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, BinaryIO, Final

from fairdeal.engine.game import Game
from fairdeal.games import find_game

LENGTH: Final = struct.Struct(">I")
HEADER: Final = struct.Struct(">BQ")
"""Before the body of a reply: its outcome, and the memory in use after it."""

MOST: Final = 4 * 1024 * 1024
"""Bytes of the longest reply."""


class Outcome(IntEnum):
    """What came of a question: an answer, a refusal, a bug that is described, or no memory left."""

    ANSWERED = 0
    REFUSED = 1
    BROKEN = 2
    NO_MEMORY = 3


@dataclass(frozen=True, slots=True)
class Reply:
    """What a worker says: the outcome, the bytes of memory that it has in use, and what it answers, packed."""

    outcome: Outcome
    memory: int
    body: bytes

    def packed(self) -> bytes:
        """The reply as the bytes of a frame."""
        return HEADER.pack(self.outcome, self.memory) + self.body


def read_reply(data: bytes) -> Reply:
    """A reply from the bytes of a frame."""
    outcome, memory = HEADER.unpack_from(data)
    return Reply(Outcome(outcome), memory, data[HEADER.size :])


def pack(value: object) -> bytes:
    """A value as bytes, with each game as its name."""
    out = io.BytesIO()
    _Pickler(out, pickle.HIGHEST_PROTOCOL).dump(value)
    return out.getvalue()


def unpack(data: bytes) -> Any:
    """The value again. Only for what comes from a process of one's own: bytes from elsewhere could do anything."""
    return _Unpickler(io.BytesIO(data)).load()


def write_frame(stream: BinaryIO, data: bytes) -> None:
    """Send bytes as one frame, at once."""
    stream.write(LENGTH.pack(len(data)) + data)
    stream.flush()


def read_frame(stream: BinaryIO) -> bytes | None:
    """The bytes of the next frame; None where the stream ends."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    (length,) = LENGTH.unpack(head)
    data = stream.read(length)
    return data if len(data) == length else None


class _Pickler(pickle.Pickler):
    def persistent_id(self, value: object) -> str | None:
        return value.name if isinstance(value, Game) else None


class _Unpickler(pickle.Unpickler):
    def persistent_load(self, name: str) -> object:
        return find_game(name)
