"""What a player's choices are worth, worked out away from the event loop: at most one at a time for a connection."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from structlog.stdlib import get_logger

from fairdeal.engine.moves import NOTHING
from fairdeal.errors import FairdealError
from fairdeal.room.room import Room
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.thinking.questions import Prices
from fairdeal.web import refusals
from fairdeal.wire import messages as wire
from fairdeal.wire.encode import prices_of, refusal_of

LOG = get_logger("fairdeal.web")


@dataclass(frozen=True, slots=True)
class _Question:
    """What a price depends on: the offer by its version, and what the player sees."""

    version: int
    prices: Prices


class Pricing:
    """Answers what a connection asks about prices, by `tell`. What is asked meanwhile waits, once for each table."""

    def __init__(self, room: Room, player: str, tell: Callable[[wire.Message], object]) -> None:
        self._room = room
        self._player = player
        self._tell = tell
        self._wanted: dict[int, HostedTable] = {}
        self._known: dict[int, tuple[_Question, wire.Prices]] = {}
        self._working: asyncio.Task[None] | None = None

    def ask(self, hosted: HostedTable) -> None:
        """Tell the prices at a table soon. Raises NotAllowed (`prices-off`)."""
        if not hosted.live.policy.prices:
            raise refusals.prices_off()
        self._wanted[hosted.id] = hosted
        if self._working is None:
            self._working = asyncio.get_running_loop().create_task(self._work())

    def forget(self, table: int) -> None:
        """The table is not watched any more."""
        self._wanted.pop(table, None)
        self._known.pop(table, None)

    def stop(self) -> None:
        """Nobody waits for an answer any more."""
        self._wanted.clear()
        if self._working is not None:
            self._working.cancel()

    async def _work(self) -> None:
        try:
            while self._wanted:
                hosted = self._wanted.pop(next(iter(self._wanted)))
                self._tell(await self._answer(hosted))
        finally:
            self._working = None

    async def _answer(self, hosted: HostedTable) -> wire.Message:
        try:
            return await self._prices(hosted)
        except FairdealError as error:
            return wire.Failed(error=refusal_of(error))
        except Exception as error:
            LOG.error("bug", table=hosted.id, exc_info=error)
            return wire.Failed(error=refusal_of(refusals.broken()))

    async def _prices(self, hosted: HostedTable) -> wire.Prices:
        # Under the lock nothing is seen that is not kept yet.
        async with hosted.lock:
            if self._room.failed is not None:
                raise self._room.failed
            question = _question(hosted, self._player)
        asked, told = self._known.get(hosted.id, (None, None))
        if told is not None and asked == question:
            return told
        think = self._room.thinker.think
        try:
            prices = await think(question.prices, self._player) if question.prices.legal else ()
        except FairdealError as error:
            return prices_of(hosted.live.game, hosted.id, question.version, (), error=refusal_of(error))
        answer = prices_of(hosted.live.game, hosted.id, question.version, prices)
        self._known[hosted.id] = question, answer
        return answer


def _question(hosted: HostedTable, player: str) -> _Question:
    live = hosted.live
    occupant = live.seat_of(player)
    if occupant is None or live.table is None:
        return _Question(0, Prices(live.game, None, NOTHING))
    seat = occupant.seat
    return _Question(occupant.version, Prices(live.game, live.table.view(seat), live.offer(seat)))
