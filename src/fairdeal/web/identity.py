"""Who is asking: from a session's cookie or an API token to a player of the room."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from fairdeal.errors import NotAllowed
from fairdeal.room import refusals
from fairdeal.room.people.tokens import check_token, digest_of, renewed
from fairdeal.room.ports import TokenRow
from fairdeal.room.room import Room
from fairdeal.web.headers import secret_of

KNOWN: Final = 10_000
"""How many tokens are remembered, so that the store is not asked each time; and of how many it is known that they were
dropped, so that whoever looked one up just before does not bring it back."""


class Identity:
    """Finds the player of a secret, and forgets secrets that were dropped."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known: OrderedDict[str, TokenRow] = OrderedDict()
        self._dropped: OrderedDict[str, None] = OrderedDict()

    async def player_of(self, headers: Mapping[str, str]) -> str:
        """The player's id; empty for nobody in particular. Raises NotAllowed for a wrong or banned one's token.

        A cookie that is not valid any more means nobody; an API token that is not valid is refused.
        """
        secret, is_api = secret_of(headers)
        if not secret:
            return ""
        try:
            row = await self._valid(digest_of(secret))
        except NotAllowed:
            if is_api:
                raise
            return ""
        return "" if self._room.people.get(row.player) is None else row.player

    def learn(self, row: TokenRow) -> None:
        """A new token, which need not be looked up."""
        self._known[row.digest] = row
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def forget(self, digest: str) -> None:
        """A token that is valid no longer: to be called before the store is told, so that nothing renews it."""
        self._known.pop(digest, None)
        self._dropped[digest] = None
        while len(self._dropped) > KNOWN:
            self._dropped.popitem(last=False)

    async def _valid(self, digest: str) -> TokenRow:
        row = check_token(await self._row(digest), self._room.clocks.wall())
        await self._renew(row)
        if digest in self._dropped:
            raise refusals.not_signed_in()
        return row

    async def _row(self, digest: str) -> TokenRow | None:
        if digest not in self._known:
            row = await asyncio.to_thread(self._room.store.token, digest)
            if row is not None and digest not in self._dropped:
                self.learn(row)
        return self._known.get(digest)

    async def _renew(self, row: TokenRow) -> None:
        again = renewed(row, self._room.clocks.wall())
        if again is not None:
            self.learn(again)
            await self._room.keep([again])
