"""What all addresses of a room share, and who is asking."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import SkipValidation

from fairdeal.room import refusals as room_refusals
from fairdeal.room.people.first_host import FirstHost
from fairdeal.room.people.passwords import Passwords
from fairdeal.room.people.people import People
from fairdeal.room.ports import DropToken, PlayerRow, TokenRow, Write
from fairdeal.room.room import Room
from fairdeal.room.tables.fairness import Draw
from fairdeal.web import refusals
from fairdeal.web.addresses import Reach
from fairdeal.web.devices import Devices
from fairdeal.web.endings import RENEWED, SIGNED_OUT
from fairdeal.web.headers import headers_in, network_in
from fairdeal.web.identity import Identity
from fairdeal.web.lines import Lines
from fairdeal.web.rates import REQUESTS, Rate, Rates

AnyRequest = Request[Any, Any, Any]
T = TypeVar("T")

HASHING: Final = 2
"""Passwords that are hashed at the same time."""

WORKING: Final = 2
"""Replays that are worked out at the same time."""

CHECKING: Final = 1
"""Records that are checked at the same time: a long one takes seconds."""


@dataclass(frozen=True, slots=True, eq=False)
class Site:
    """A room, and what its addresses need besides."""

    room: Room
    identity: Identity
    passwords: Passwords
    rates: Rates
    lines: Lines
    draw: Draw
    devices: Devices
    first_host: FirstHost
    reach: Reach = field(default_factory=Reach)
    hashing: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(HASHING))
    working: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(WORKING))
    checking: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(CHECKING))
    minting: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def people(self) -> People:
        """The register of the room."""
        return self.room.people

    @property
    def now(self) -> float:
        """Seconds since 1970."""
        return self.room.clocks.wall()

    async def hashed(self, work: Callable[[], T]) -> T:
        """Do what hashes a password, away from the event loop."""
        async with self.hashing:
            return await asyncio.to_thread(work)

    async def worked(self, work: Callable[[], T]) -> T:
        """Do long work away from the event loop."""
        async with self.working:
            return await asyncio.to_thread(work)

    async def keep(self, writes: list[Write], *, renewed: str = "") -> None:
        """Keep writes, and learn or forget the sessions and tokens among them.

        What is connected by those that end is cut; but for the session that is `renewed`, by its digest: see
        `cut_renewed`.
        """
        for write in writes:
            if isinstance(write, DropToken):
                self.identity.forget(write.digest)
        await self.room.keep(writes)
        for write in writes:
            if isinstance(write, TokenRow):
                self.identity.learn(write)
            if isinstance(write, DropToken) and write.digest != renewed:
                self.lines.cut_session(write.digest, SIGNED_OUT)

    async def cut_renewed(self, digest: str) -> None:
        """Cut what is connected by a session that has a new secret: once that was sent, so that it can come back."""
        self.lines.cut_session(digest, RENEWED)

    async def own_tokens(self, player: str) -> tuple[TokenRow, ...]:
        """A player's sessions and tokens."""
        return await asyncio.to_thread(self.room.store.tokens, player)


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks: the player's id, empty for nobody; whether by an API token; the secret of session or token."""

    player: str
    by_token: bool
    secret: str = field(repr=False)
    digest: str


Tries = tuple[Rate, str]
"""What a wrong secret is counted for, and how often it may be."""


@contextmanager
def tried(site: Site, tries: list[Tries]) -> Iterator[None]:
    """Something is tried with a secret: what fails is counted, each for its own. Raises NotUnderstood.

    It is counted before it is tried, so that many at once are no more than others; what is right is given back. What
    is refused for one, `too-many-requests`, counts for none that comes after it.
    """
    for rate, who in tries:
        site.rates.check(rate, who)
    yield
    for rate, who in tries:
        site.rates.give_back(rate, who)


def network_asking(request: AnyRequest) -> str:
    """The network from which a request came: what limits count."""
    return network_in(request.scope)


def origin_of(request: AnyRequest) -> str:
    """The origin under which the room was asked; who names no host asks from this machine."""
    return f"{request.scope['scheme']}://{request.headers.get('host') or 'localhost'}"


async def find_asker(request: AnyRequest, site: "TheSite") -> Asker:
    """Who asks, counted."""
    found = await site.identity.bearer_of(headers_in(request.scope))
    if found.player:
        site.rates.check(REQUESTS, found.player)
    return Asker(found.player, found.by_token, found.secret, found.digest)


async def find_player(site: "TheSite", asker: "TheAsker") -> PlayerRow:
    """The player who asks. Raises NotAllowed (`not-signed-in`)."""
    row = site.people.get(asker.player)
    if row is None:
        raise room_refusals.not_signed_in()
    return row


async def find_actor(site: "TheSite", player: "ThePlayer") -> PlayerRow:
    """The player who asks to change something. Raises NotAllowed (`not-signed-in`, `banned`)."""
    site.people.check_not_banned(player.id, site.now)
    return player


async def find_owner(asker: "TheAsker", actor: "TheActor") -> PlayerRow:
    """The player who asks, by a session and not by a token. Raises NotAllowed (`session-needed`)."""
    if asker.by_token:
        raise refusals.session_needed()
    return actor


async def find_host(site: "TheSite", actor: "TheActor") -> PlayerRow:
    """The host who asks. Raises NotAllowed (`not-host`)."""
    site.people.check_host(actor.id, site.now)
    return actor


TheSite = NamedDependency[SkipValidation[Site]]
TheAsker = NamedDependency[SkipValidation[Asker]]
ThePlayer = NamedDependency[SkipValidation[PlayerRow]]
TheActor = NamedDependency[SkipValidation[PlayerRow]]
TheOwner = NamedDependency[SkipValidation[PlayerRow]]
TheHost = NamedDependency[SkipValidation[PlayerRow]]
"""For a parameter of the same name, which Litestar then fills in."""
