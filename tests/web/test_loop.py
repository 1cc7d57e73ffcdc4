"""Whatever is to be worked out, no step of the event loop takes long: measured in time of the processor, not ours."""

import asyncio
import gc
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from fairdeal.room.ports import A
from fairdeal.thinking.here import Here
from fairdeal.thinking.questions import BotMove, Lane, Question
from fairdeal.thinking.workers import Workers
from tests.room.script import Script
from tests.thinking.hard import SlowBot
from tests.web.playing import player_at
from tests.web.served import Browser, Served, served
from tests.web.test_history import make_table

LONGEST = 0.005
"""Seconds of the processor that one step of the loop may take."""

SLOW = 0.1
"""Seconds of the processor that the slow bot takes for a move."""


class SlowBots(Workers):
    """Workers whose bots are slow."""

    async def think(self, question: Question[A], asker: str) -> A:
        if isinstance(question, BotMove):
            slow: Question[Any] = SlowBot(Lane.BOT, move=question, takes=SLOW)
            return await super().think(slow, asker)
        return await super().think(question, asker)


class Steps:
    """How long the steps of event loops took, those of this thread left out."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.taken: list[tuple[float, str]] = []
        self.counts = False
        run, here = asyncio.Handle._run, threading.get_ident()

        def timed(handle: asyncio.Handle) -> None:
            if not self.counts or threading.get_ident() == here:
                return run(handle)
            began = time.thread_time()
            run(handle)
            self.taken.append((time.thread_time() - began, repr(handle)))
            return None

        patch.setattr(asyncio.Handle, "_run", timed)

    @contextmanager
    def counted(self) -> Iterator[None]:
        """Count what happens here. What was there before is spared the collector, as in a room that is served."""
        gc.collect()
        gc.freeze()
        self.counts = True
        try:
            yield
        finally:
            self.counts = False
            gc.unfreeze()

    @property
    def longest(self) -> tuple[float, str]:
        return max(self.taken)


def ask_for_everything(hall: Served, browser: Browser, number: int) -> None:
    """A whole house with its chart, a long session, a hand, and a round with prices beside a slow bot."""
    chart, session = f"blackjack/odds?chart=&max_hands={2 + number}", f"casino-war/odds?rounds={999 + number}"
    for path in (chart, session, f"blackjack/odds?hand=8+8&upcard={2 + number}"):
        answer = browser.get(f"/api/games/{path}")
        assert answer.status == 200, answer.text
    table = make_table(browser, game="blackjack", options={"seats": 2}, bots=1)["id"]
    script = Script(table, Random(number))
    rounds = 0
    with player_at(hall.port, browser.cookie) as player:
        player.send(**script.watch())
        while rounds < 1:
            message = player.next()
            script.hear(str(message), message)
            rounds += sum(event["kind"] == "round-settled" for event in message.get("events", ()))
            if message.get("now", {}).get("offer", {}).get("yours"):
                player.send(type="price", table=table)
            if (command := script.next()) is not None:
                player.send(**command)
        player.send(type="price", table=table)
        assert "error" not in player.until(lambda message: message["type"] == "prices")


@pytest.mark.slow
def test_no_step_takes_long_while_a_chart_a_whole_house_and_a_slow_bot_are_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps = Steps(monkeypatch)
    with served(thinker=SlowBots(), loop="asyncio") as hall:
        browser = hall.guest("Anna")
        ask_for_everything(hall, browser, 0)  # what is loaded at its first use
        with steps.counted():
            ask_for_everything(hall, browser, 1)
    assert len(steps.taken) > 100
    took, what = steps.longest
    print(f"longest of {len(steps.taken)} steps: {took * 1000:.1f} ms")
    assert took < LONGEST, what


def test_a_step_that_takes_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class OnTheLoop(Here):
        async def think(self, question: Question[A], asker: str) -> A:
            until = time.thread_time() + 2 * LONGEST
            while time.thread_time() < until:
                pass
            return await super().think(question, asker)

    steps = Steps(monkeypatch)
    with served(thinker=OnTheLoop(bytes), loop="asyncio") as hall, steps.counted():
        assert hall.browser().get("/api/games/casino-war/odds").status == 200
    assert steps.longest[0] >= LONGEST
