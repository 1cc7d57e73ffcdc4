"""Bots at the tables: they think away from the event loop, and their tables wait for them no longer than they must."""

import asyncio
from collections.abc import Callable
from logging import getLogger
from typing import Final

from fairdeal.room.desk import Desk
from fairdeal.room.ports import Thinker
from fairdeal.room.seats import Thought

LOG: Final = getLogger("fairdeal.room")


class Bots:
    """Asks for the moves of bots. `thought` is called for a table at which one has been found, or could not be."""

    def __init__(self, thinker: Thinker, thought: Callable[[Desk], None]) -> None:
        self._thinker = thinker
        self._thought = thought

    def attend(self, desk: Desk) -> None:
        """Let bots think about what they are offered at a table, and no longer about what they were offered before."""
        wanted = desk.live.bots_to_think()
        for key in desk.thinking.keys() - wanted:
            desk.thinking.pop(key).cancel()
        for seat, version in sorted(wanted - desk.thinking.keys()):
            work = self._think(desk, seat, version)
            desk.thinking[seat, version] = asyncio.get_running_loop().create_task(work)

    def dismiss(self, desk: Desk) -> None:
        """No bot of a table need think any more."""
        for task in desk.thinking.values():
            task.cancel()
        desk.thinking.clear()

    async def _think(self, desk: Desk, seat: int, version: int) -> None:
        try:
            action = await self._thinker.think(desk.live.bot_move(seat), f"table {desk.id}")
        except Exception as error:
            LOG.warning("the bot at seat %s of table %s has found no move: %s", seat, desk.id, error)
            action = None
        del desk.thinking[seat, version]
        desk.live.take_thought(seat, Thought(version, action))
        self._thought(desk)
