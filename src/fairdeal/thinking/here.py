"""Thinking in this process, in threads: without limits, for tests and for small programs that embed a room."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from fairdeal.engine.chance import BytesChance
from fairdeal.thinking.questions import Question

A = TypeVar("A")


class Here:
    """Answers each question in a thread of its own. `draw` gives the random bytes of bots."""

    def __init__(self, draw: Callable[[int], bytes]) -> None:
        self._chance = BytesChance(draw)

    async def start(self) -> None:
        """There is nothing to start."""

    async def stop(self) -> None:
        """There is nothing to stop."""

    async def think(self, question: Question[A], asker: str) -> A:
        """The answer to a question. Raises what the game refuses."""
        return await asyncio.to_thread(question.answer, self._chance)
