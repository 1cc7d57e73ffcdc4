"""Who is asking: found whatever else a browser sends, from the room's own pages, and nobody once dropped."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from threading import Event
from typing import Any

import pytest

from fairdeal.errors import NotAllowed
from fairdeal.room.people.tokens import DAY, SESSION_LIFE, digest_of
from fairdeal.room.ports import DropToken, TokenRow, Write
from fairdeal.store import MemoryStore
from fairdeal.web.headers import COOKIE, cookies_in, headers_in, is_same_origin
from fairdeal.web.identity import Identity
from tests.room.rooms import NOW, House, run, until

OURS = f"{COOKIE}=abc"


# Headers


@pytest.mark.parametrize(
    "cookies",
    [
        OURS,
        f"theme=dark; {OURS}",
        f"{OURS}; theme=dark",
        f'prefs={{"a":1,"b":[2]}}; {OURS}',
        f"a b=c; {OURS}",
        f"=nothing; {OURS}",
        f"name; {OURS}",
        f"x=1;; ;{OURS}",
        f"кот=мяу; {OURS}",
        f"bad\x00=\x7f; {OURS}",
        f'quoted="a, b"; {COOKIE}="abc"',
        f"not_{COOKIE}=no; {COOKIE}_2=no; {OURS}",
        f"{OURS}; {OURS}",
    ],
)
def test_our_cookie_is_found_whatever_else_is_in_the_jar(cookies: str) -> None:
    assert cookies_in({"cookie": cookies}, COOKIE) == ["abc"]


@pytest.mark.parametrize("cookies", ["", "theme=dark", f"x{OURS}", COOKIE, ";;;"])
def test_without_our_cookie_nobody_asks(cookies: str) -> None:
    assert cookies_in({"cookie": cookies}, COOKIE) in ([], [""])


def test_cookies_that_come_in_several_headers_are_all_read() -> None:
    raw = [(b"cookie", b"a=1"), (b"cookie", OURS.encode()), (b"cookie", b"b=2")]
    assert cookies_in(headers_in({"headers": raw}), COOKIE) == ["abc"]


@pytest.mark.parametrize(
    ("scheme", "origin", "is_ours"),
    [
        ("https", "https://room", True),
        ("https", "http://room", False),
        ("wss", "https://room", True),
        ("wss", "http://room", False),
        ("http", "http://room", True),
        ("http", "https://room", False),
        ("ws", "http://room", True),
        ("http", "http://room:8000", False),
        ("http", "room", False),
        ("http", "null", False),
        ("https", "https://cards.example", True),
        ("https", None, True),
    ],
)
def test_a_page_is_the_rooms_own_by_scheme_and_host(scheme: str, origin: str | None, is_ours: bool) -> None:
    headers = [(b"host", b"room")] + ([] if origin is None else [(b"origin", origin.encode())])
    scope = {"scheme": scheme, "headers": headers}
    assert is_same_origin(scope, frozenset({"https://cards.example"})) is is_ours


# Dropped tokens


class SlowStore(MemoryStore):
    """A store whose looking up of a token can be held."""

    def __init__(self) -> None:
        super().__init__()
        self.found, self.goes_on = Event(), Event()
        self.goes_on.set()

    def token(self, digest: str) -> TokenRow | None:
        row = super().token(digest)
        self.found.set()
        assert self.goes_on.wait(20)
        return row


class Doorman:
    """Who looks up tokens, and drops them as the room does."""

    def __init__(self) -> None:
        self.store = SlowStore()
        self.house = House(self.store)
        self.identity = Identity(self.house.room)

    async def token(self, label: str = "", *, left: float = SESSION_LIFE) -> tuple[str, TokenRow]:
        player = self.house.ids.get("Anna") or await self.house.guest("Anna")
        row = TokenRow(digest_of("secret"), player, label, NOW, NOW + left)
        await self.house.room.keep([row])
        return "secret", row

    async def session_of(self, name: str) -> str:
        player = await self.house.guest(name)
        secret = f"secret of {name}"
        await self.house.room.keep([TokenRow(digest_of(secret), player, "", NOW, NOW + SESSION_LIFE)])
        return secret

    async def ask_with(self, cookies: str) -> str:
        return await self.identity.player_of({"cookie": cookies})

    async def drop(self, row: TokenRow) -> None:
        writes: Sequence[Write] = [DropToken(row.digest)]
        self.identity.forget(row.digest)
        await self.house.room.keep([*writes])

    async def ask(self, secret: str, *, api: bool = False) -> str:
        headers = {"authorization": f"Bearer {secret}"} if api else {"cookie": f"{COOKIE}={secret}"}
        return await self.identity.player_of(headers)


def with_doorman(test: Callable[[Doorman], Coroutine[Any, Any, None]]) -> None:
    run(lambda: test(Doorman()))


# Two cookies


def test_a_cookie_that_another_site_put_beside_ours_chooses_nobody() -> None:
    """A site below the same domain can set a cookie of our name: a stranger's session must not take our place."""

    async def test(doorman: Doorman) -> None:
        ours, theirs = await doorman.session_of("Anna"), await doorman.session_of("Mallory")
        anna = doorman.house.ids["Anna"]
        assert await doorman.ask_with(f"{COOKIE}={ours}") == anna
        for cookies in (f"{COOKIE}=rubbish; {COOKIE}={ours}", f"{COOKIE}={ours}; {COOKIE}=rubbish; {COOKIE}="):
            assert await doorman.ask_with(cookies) == anna, "rubbish keeps nobody out"
        for cookies in (f"{COOKIE}={ours}; {COOKIE}={theirs}", f"{COOKIE}={theirs}; {COOKIE}={ours}"):
            assert await doorman.ask_with(cookies) == "", "two that are valid are nobody's"
        many = "; ".join(f"{COOKIE}=rubbish{number}" for number in range(50))
        doorman.store.found.clear()
        assert await doorman.ask_with(f"{many}; {COOKIE}={ours}") == ""
        assert not doorman.store.found.is_set(), "nor is each of many looked up"

    with_doorman(test)


# While it is dropped


def test_a_session_that_is_dropped_while_it_is_looked_up_is_valid_no_longer() -> None:
    async def test(doorman: Doorman) -> None:
        secret, row = await doorman.token()
        doorman.store.goes_on.clear()
        asking = asyncio.create_task(doorman.ask(secret))
        await until(doorman.store.found.is_set)
        await doorman.drop(row)
        doorman.store.goes_on.set()
        assert await asking == ""
        assert await doorman.ask(secret) == ""

    with_doorman(test)


def test_a_token_that_is_dropped_while_it_is_looked_up_is_refused() -> None:
    async def test(doorman: Doorman) -> None:
        secret, row = await doorman.token("bot")
        doorman.store.goes_on.clear()
        asking = asyncio.create_task(doorman.ask(secret, api=True))
        await until(doorman.store.found.is_set)
        await doorman.drop(row)
        doorman.store.goes_on.set()
        for _ in range(2):
            with pytest.raises(NotAllowed, match="You aren’t signed in"):
                await asking
            asking = asyncio.create_task(doorman.ask(secret, api=True))
        await asyncio.gather(asking, return_exceptions=True)

    with_doorman(test)


def test_a_session_in_use_is_not_brought_back_by_its_renewal_while_it_is_dropped() -> None:
    async def test(doorman: Doorman) -> None:
        secret, row = await doorman.token(left=SESSION_LIFE - 2 * DAY)
        assert await doorman.ask(secret) == row.player
        doorman.house.wall += 5 * DAY
        dropping = asyncio.create_task(doorman.drop(row))
        await asyncio.sleep(0)
        assert await doorman.ask(secret) == ""
        await dropping
        assert MemoryStore.token(doorman.store, row.digest) is None

    with_doorman(test)
