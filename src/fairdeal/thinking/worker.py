"""What runs in a worker process: one question after another, answered within a limit of memory and time.

It ends when its parent does: then no further questions can come, and nobody waits for the answer.
"""

import os
import secrets
import signal
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import Any, BinaryIO, Final

from fairdeal.engine.chance import BytesChance
from fairdeal.errors import FairdealError
from fairdeal.thinking.frames import MOST, Outcome, Reply, pack, read_frame, unpack, write_frame
from fairdeal.thinking.questions import Question

GRACE: Final = 2.0
"""Seconds after its time that a question ends the worker, should the parent not have done so."""

CHANCE: Final = BytesChance(secrets.token_bytes)


def main(memory: int) -> None:
    """Answer what comes on the standard input, on what was the standard output, with so many bytes of memory at most.

    Anything that is printed goes to the error stream.
    """
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the parent ends it, in its own time
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    limit_memory(memory)
    questions: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read_all, args=(sys.stdin.buffer, questions), daemon=True).start()
    while True:
        write_frame(answers, reply_to(questions.get()).packed())


def reply_to(data: bytes) -> Reply:
    """What is to be said to a question."""
    try:
        question = unpack(data)
        _limit_time(question.seconds + GRACE)
        outcome, body = _think(question)
    except MemoryError:
        outcome, body = Outcome.NO_MEMORY, b""
    except Exception:
        outcome, body = Outcome.BROKEN, pack(traceback.format_exc())
    finally:
        _limit_time(0)
    return Reply(outcome, memory_in_use(), body)


def limit_memory(memory: int) -> None:
    """Let this process have no more memory of its own than that, where the system can see to it."""
    try:
        import resource
    except ImportError:  # Windows
        return
    # Data is what is really the process's own; addresses are also taken by libraries, and reserved ahead of need.
    for limit, size in ((resource.RLIMIT_DATA, memory), (resource.RLIMIT_AS, 2 * memory), (resource.RLIMIT_CORE, 0)):
        try:
            resource.setrlimit(limit, (size, size))
        except (OSError, ValueError):
            continue  # not a limit of this system


def memory_in_use() -> int:
    """Bytes of memory that this process has in use, or where that cannot be known, that it ever had."""
    try:
        with open("/proc/self/statm", encoding="ascii") as figures:
            return int(figures.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        pass
    try:
        import resource
    except ImportError:  # Windows
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


def _think(question: Question[Any]) -> tuple[Outcome, bytes]:
    try:
        body = pack(question.answer(CHANCE))
    except FairdealError as refusal:
        return Outcome.REFUSED, pack(refusal)
    assert len(body) <= MOST, f"an answer of {len(body)} bytes is too long"
    return Outcome.ANSWERED, body


def _limit_time(seconds: float) -> None:
    """End this process by a signal after so long, whatever it does then; never, if that is 0."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _read_all(stream: BinaryIO, questions: "SimpleQueue[bytes]") -> None:
    while (data := read_frame(stream)) is not None:
        questions.put(data)
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]))
