"""Who is asking: from a session's cookie or an API token to a player of the room."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie
from typing import Final

from fairdeal.errors import NotAllowed
from fairdeal.room.ports import TokenRow
from fairdeal.room.room import Room
from fairdeal.room.tokens import check_token, digest_of, renewed

COOKIE: Final = "fairdeal_session"
"""The name of the session's cookie."""

KNOWN: Final = 10_000
"""How many tokens are remembered, so that the store is not asked each time."""


class Identity:
    """Finds the player of a secret, and forgets secrets that were dropped."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known: OrderedDict[str, TokenRow] = OrderedDict()

    async def player_of(self, headers: Mapping[str, str]) -> str:
        """The player's id; empty for nobody in particular. Raises NotAllowed for a wrong or banned one's token.

        A cookie that is not valid any more means nobody; an API token that is not valid is refused.
        """
        secret, is_api = secret_of(headers)
        if not secret:
            return ""
        try:
            row = check_token(await self._row(digest_of(secret)), self._room.clocks.wall())
        except NotAllowed:
            if is_api:
                raise
            return ""
        if self._room.people.get(row.player) is None:
            return ""
        await self._renew(row)
        return row.player

    def learn(self, row: TokenRow) -> None:
        """A new token, which need not be looked up."""
        self._known[row.digest] = row
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)

    def forget(self, digest: str) -> None:
        """A token that is valid no longer."""
        self._known.pop(digest, None)

    async def _row(self, digest: str) -> TokenRow | None:
        if digest not in self._known:
            row = await asyncio.to_thread(self._room.store.token, digest)
            if row is not None:
                self.learn(row)
        return self._known.get(digest)

    async def _renew(self, row: TokenRow) -> None:
        again = renewed(row, self._room.clocks.wall())
        if again is not None:
            self.learn(again)
            await self._room.keep([again])


def secret_of(headers: Mapping[str, str]) -> tuple[str, bool]:
    """The secret that a request brings, and whether it is an API token (`Authorization: Bearer …`)."""
    scheme, _, secret = headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return secret.strip(), True
    try:
        cookies = SimpleCookie(headers.get("cookie", ""))
    except CookieError:
        return "", False
    return (cookies[COOKIE].value, False) if COOKIE in cookies else ("", False)


def is_same_origin(headers: Mapping[str, str], allowed: frozenset[str]) -> bool:
    """Whether a request comes from the room's own pages, or from no page at all (a program sends no origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin.partition("://")[2] == headers.get("host") or origin in allowed
