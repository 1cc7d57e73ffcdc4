"""Why a question got no answer, in sentences."""

from fairdeal.errors import NotAllowed


def too_busy() -> NotAllowed:
    return NotAllowed("thinking-busy", "The room has too much to calculate right now. Try again in a moment.")


def too_long(seconds: float) -> NotAllowed:
    return NotAllowed(
        "thinking-too-long",
        "This took longer than {seconds} seconds to calculate, so the room gave up.",
        seconds=round(seconds),
    )


def too_large() -> NotAllowed:
    return NotAllowed("thinking-too-large", "Calculating this needs more memory than the room may use.")


def worker_lost() -> NotAllowed:
    return NotAllowed(
        "thinking-lost", "This couldn’t be calculated: the process doing it failed twice. Try again later."
    )
