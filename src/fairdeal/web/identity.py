"""Who is asking: from a session's cookie or an API token to a player of the room."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from fairdeal.errors import NotAllowed
from fairdeal.room import refusals
from fairdeal.room.people.tokens import check_token, digest_of, renewed
from fairdeal.room.ports import TokenRow
from fairdeal.room.room import Room
from fairdeal.web.headers import COOKIE, api_token_in, cookies_in

KNOWN: Final = 10_000
"""How many tokens are remembered, so that the store is not asked each time; and of how many it is known that they were
dropped, so that a lookup that began just before does not bring it back."""

MOST_COOKIES: Final = 4
"""With more cookies of our name than this a request is nobody's: none of them is looked up."""


@dataclass(frozen=True, slots=True)
class Bearer:
    """Who brings a secret that is valid: a player's id, empty for nobody in particular."""

    player: str = ""
    secret: str = field(default="", repr=False)
    by_token: bool = False

    @property
    def digest(self) -> str:
        """What is kept of the secret; empty without one."""
        return digest_of(self.secret) if self.secret else ""


class Identity:
    """Finds the player of a secret, and forgets secrets that were dropped."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known: OrderedDict[str, TokenRow] = OrderedDict()
        self._dropped: OrderedDict[str, None] = OrderedDict()

    async def player_of(self, headers: Mapping[str, str]) -> str:
        """The player's id; empty for nobody in particular. Raises what `bearer_of` raises."""
        return (await self.bearer_of(headers)).player

    async def bearer_of(self, headers: Mapping[str, str]) -> Bearer:
        """Who asks. Raises NotAllowed (`not-signed-in`) for an API token that is not valid.

        A cookie that is not valid any more means nobody. So do two that are: another site below the same domain can put
        a cookie of its own beside ours, and must not choose as whom a browser acts.
        """
        token = api_token_in(headers)
        if token is not None:
            return await self._bearer(token, by_token=True) if token else Bearer()
        cookies = cookies_in(headers, COOKIE)
        if len(cookies) > MOST_COOKIES:
            return Bearer()
        found = [each for cookie in cookies if cookie and (each := await self._bearer_of_cookie(cookie)).player]
        return found[0] if len(found) == 1 else Bearer()

    async def _bearer_of_cookie(self, secret: str) -> Bearer:
        try:
            return await self._bearer(secret, by_token=False)
        except NotAllowed:
            return Bearer()

    async def _bearer(self, secret: str, *, by_token: bool) -> Bearer:
        row = await self._valid(digest_of(secret))
        return Bearer() if self._room.people.get(row.player) is None else Bearer(row.player, secret, by_token)

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
