"""Bots at the tables: they think away from the event loop, and their tables wait for them no longer than they must."""

import asyncio
from collections.abc import Callable
from logging import getLogger
from typing import Final

from fairdeal.room.ports import Thinker
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.seats import Thought

LOG: Final = getLogger("fairdeal.room")


class Bots:
    """Asks for the moves of bots. `thought` is called for a table at which one has been found, or could not be."""

    def __init__(self, thinker: Thinker, thought: Callable[[HostedTable], None]) -> None:
        self._thinker = thinker
        self._thought = thought

    def attend(self, hosted: HostedTable) -> None:
        """Let bots think about what they are offered at a table, and no longer about what they were offered before."""
        wanted = hosted.live.bots_to_think()
        for key in hosted.thinking.keys() - wanted:
            hosted.thinking.pop(key).cancel()
        for seat, version in sorted(wanted - hosted.thinking.keys()):
            work = self._think(hosted, seat, version)
            hosted.thinking[seat, version] = asyncio.get_running_loop().create_task(work)

    def dismiss(self, hosted: HostedTable) -> None:
        """No bot of a table need think any more."""
        for task in hosted.thinking.values():
            task.cancel()
        hosted.thinking.clear()

    async def _think(self, hosted: HostedTable, seat: int, version: int) -> None:
        try:
            action = await self._thinker.think(hosted.live.bot_move(seat), f"table {hosted.id}")
        except Exception as error:
            LOG.warning("the bot at seat %s of table %s has found no move: %s", seat, hosted.id, error)
            action = None
        del hosted.thinking[seat, version]
        hosted.live.take_thought(seat, Thought(version, action))
        self._thought(hosted)
