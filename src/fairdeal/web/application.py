"""The room as one ASGI application: a WebSocket for play, HTTP for everything else."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping, MutableMapping
from dataclasses import dataclass, field
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final

from litestar import Litestar
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from structlog.stdlib import get_logger

from fairdeal import __version__
from fairdeal.errors import FairdealError
from fairdeal.room.people.first_host import FirstHost
from fairdeal.room.people.passwords import Passwords
from fairdeal.room.room import Room
from fairdeal.room.tables.fairness import Draw
from fairdeal.web import faults
from fairdeal.web.addresses import Reach
from fairdeal.web.at_work import AtWork
from fairdeal.web.client_files import ClientFiles, built_client, send_file
from fairdeal.web.devices import Devices
from fairdeal.web.endings import REFUSED
from fairdeal.web.gate import SAFE, Gate, check_length, guarded
from fairdeal.web.headers import address_in, headers_in, network_in
from fairdeal.web.identity import Bearer, Identity
from fairdeal.web.limits import Limits
from fairdeal.web.lines import Line, Lines
from fairdeal.web.metrics import Metrics, send_figures
from fairdeal.web.page import preferred, wrong_host_page
from fairdeal.web.previews import previewed
from fairdeal.web.rates import REQUESTS, Rates
from fairdeal.web.requests import BrokenOff, RoomRequest, whole
from fairdeal.web.routes import HANDLERS
from fairdeal.web.site import Site, find_actor, find_asker, find_host, find_owner, find_player
from fairdeal.web.socket import PATH, Receive, Scope, Send, Sockets
from fairdeal.wire.messages import Refusal

LOOKS_EVERY: Final = 0.2
"""Seconds between two looks at whether the store has failed."""

PLACE_EVERY: Final = 2.0
"""Seconds between two looks at whether the store is still where it was."""

AT_ONCE: Final = frozenset({"/", "/healthz"})
"""Paths that show nothing of what must be kept, and tell how the room is also when it can keep nothing more."""

LONGEST_PATH: Final = 200
"""Characters of a path in the log."""

NOTHING_ASKED: Final[Mapping[str, str]] = MappingProxyType({})

LOG = get_logger("fairdeal.web")

OnFailure = Callable[[BaseException], None]


@dataclass(frozen=True, slots=True)
class Setup:
    """How a room is served: origins of pages besides its own, and whether anybody is kept from asking too often.

    `reach` says by which origins others reach it.
    `hosts` are the names by which it is reached, besides this machine's and any address of numbers; None: any name.
    Figures are told at `metrics_port` alone, where nothing else is: what is not reachable needs no rule of a proxy.
    """

    origins: frozenset[str] = frozenset()
    hosts: frozenset[str] | None = None
    limited: bool = True
    metrics: Metrics = field(default_factory=Metrics)
    on_failure: OnFailure = lambda error: None
    client: ClientFiles = field(default_factory=built_client)
    reach: Reach = field(default_factory=Reach)
    limits: Limits = field(default_factory=Limits)
    metrics_port: int | None = None


def make_application(room: Room, passwords: Passwords, draw: Draw, setup: Setup | None = None) -> "Application":
    """The application of a room. `draw` gives the random bytes of sessions and tokens.

    When the room cannot keep what happens any more, `on_failure` of the setup is called: the process must then end.
    """
    setup = setup or Setup()
    rates = Rates(room.clocks.steady, limited=setup.limited)
    site = Site(
        room,
        Identity(room),
        passwords,
        rates,
        Lines(setup.limits, limited=setup.limited),
        draw,
        Devices(room.kept_settings, draw),
        FirstHost(room.people, draw),
        setup.reach,
    )
    return Application(site, setup)


class Application:
    """An ASGI application; its lifespan is that of the room."""

    def __init__(self, site: Site, setup: Setup) -> None:
        self._site = site
        self._setup = setup
        self.first_host = site.first_host
        self._gate = Gate(site.rates, setup.origins, setup.hosts)
        self._at_work = AtWork(setup.limits, limited=setup.limited)
        self._client = setup.client
        self._sockets = Sockets(
            site.room,
            site.identity,
            origins=setup.origins,
            limits=setup.limits,
            limited=setup.limited,
            answered=setup.metrics.commanded,
        )
        self._api = make_api(site)
        setup.metrics.watch(site.room, lambda: len(site.lines))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve what a client asks."""
        match scope["type"]:
            case "lifespan":
                await self._live(receive, send)
            case "websocket":
                await self._play(scope, receive, send)
            case "http" if self._setup.metrics_port and scope["server"][1] == self._setup.metrics_port:
                await send_figures(self._setup.metrics, scope["path"], send)
            case "http":
                await self._answer(scope, receive, send)

    # From start to stop

    async def _live(self, receive: Receive, send: Send) -> None:
        await receive()
        await self._site.room.start()
        watching = asyncio.create_task(self._watch())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching
        await self._site.room.stop()
        await send({"type": "lifespan.shutdown.complete"})

    async def _watch(self) -> None:
        """Memory that is ahead of the disk must not be played on."""
        looked = 0.0
        while (error := self._site.room.failed) is None:
            await asyncio.sleep(LOOKS_EVERY)
            if (now := self._site.room.clocks.steady()) - looked >= PLACE_EVERY:
                looked = now
                await self._site.room.check_place()
        LOG.critical("store failed", error=reason_of(error))
        self._setup.on_failure(error)

    # WebSocket

    async def _play(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._gate.check_host(scope)
            self._site.rates.check(REQUESTS, network_in(scope))
            bearer = await self._site.identity.bearer_of(headers_in(scope)) if scope["path"] == PATH else None
        except FairdealError:
            bearer = None
        if bearer is None:
            await receive()
            await send(REFUSED.event)
            return
        await self._play_on(self._line(scope, receive, send, bearer), scope)

    def _line(self, scope: Scope, receive: Receive, send: Send, bearer: Bearer) -> Line:
        ended = self._setup.metrics.ended
        return Line(receive, send, network=network_in(scope), player=bearer.player, digest=bearer.digest, ended=ended)

    async def _play_on(self, line: Line, scope: Scope) -> None:
        """Play until the line ends; it ends at once where there are too many."""
        if (reason := self._site.lines.add(line)) is not None:
            await line.refuse(reason)
            return
        try:
            await self._sockets(scope, line.receive, line.send)
        finally:
            self._site.lines.drop(line)

    # HTTP

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, statuses = perf_counter(), [0]

        async def guarded_send(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                statuses[0] = message["status"]
                message = guarded(message, scope)
            await send(message)

        send_settled = guarded_send if scope["path"] in AT_ONCE else _Settled(self._site.room, guarded_send)
        file = self._client.at(scope["path"]) if scope["method"] in SAFE else None
        try:
            self._gate.check_host(scope)
            check_length(scope)
            if file is None or not file.is_kept:
                self._gate.check(scope)
            with self._at_work.counted(network_in(scope)):
                if file is None:
                    await self._api(scope, whole(receive), send_settled)  # type: ignore[arg-type]
                else:
                    headers = headers_in(scope)
                    language = preferred(headers.get("accept-language", ""))
                    sent = await previewed(file, self._site.room, scope["path"], language)
                    await send_file(sent, scope["method"], headers, guarded_send)
        except FairdealError as error:
            await _refuse(error, guarded_send, headers_in(scope))
        self._note(scope, statuses[0], perf_counter() - began)

    def _note(self, scope: Scope, status: int, took: float) -> None:
        """Write a request down: its path as it was sent, without the query, which may hold a table's secret."""
        self._setup.metrics.requested(status)
        LOG.info(
            "request",
            method=scope["method"],
            path=scope["raw_path"].decode("latin-1")[:LONGEST_PATH],
            status=status,
            ms=round(took * 1000, 1),
            address=address_in(scope),
        )


def reason_of(failure: BaseException) -> str:
    """Why the room failed, without what only a bug would say: that may quote what must stay secret."""
    return str(failure) if isinstance(failure, FairdealError) else type(failure).__name__


class _Settled:
    """Sends an answer when all that it may show of memory is kept, and a refusal in its place if that fails."""

    def __init__(self, room: Room, send: Send) -> None:
        self._room = room
        self._send = send
        self._refused = False

    async def __call__(self, message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            try:
                await self._room.settled()
            except FairdealError as error:
                self._refused = True
                await _refuse(error, self._send)
        if not self._refused:
            await self._send(message)


class _Api(Litestar):
    """Litestar without plugins for kinds of values that no address here takes: loading Pydantic alone is 10 MiB."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


def make_api(site: Site) -> Litestar:
    """The HTTP part: addresses, what they need, and how they refuse."""
    shared = {
        "site": Provide(lambda: site, sync_to_thread=False),
        "asker": Provide(find_asker),
        "player": Provide(find_player),
        "actor": Provide(find_actor),
        "owner": Provide(find_owner),
        "host": Provide(find_host),
    }
    refused = {status: ResponseSpec(Refusal, description="Refused") for status in faults.POSSIBLE}
    for handler in HANDLERS:
        handler.responses = {**refused, **(handler.responses or {})}

    return _Api(
        HANDLERS,
        dependencies=shared,
        exception_handlers={
            FairdealError: faults.answer_error,
            HTTPException: faults.answer_http_error,
            BrokenOff: faults.answer_broken_off,
            Exception: faults.answer_bug,
        },
        request_class=RoomRequest,
        request_max_body_size=faults.MOST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Fairdeal",
            version=__version__,
            description="People, lobby, history and records of a card room. Amounts are half-chips.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            use_handler_docstrings=True,
        ),
    )


async def _refuse(error: FairdealError, send: Send, asked: Mapping[str, str] = NOTHING_ASKED) -> None:
    """Refuse a request: with a page where a person reads it who has come to a wrong address."""
    body, kind = faults.body_of(error), b"application/json"
    if error.code == "wrong-host" and "text/html" in asked.get("accept", ""):
        body, kind = wrong_host_page(asked.get("accept-language", ""), error).encode(), b"text/html; charset=utf-8"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in faults.headers_of(error).items()]
    await send({"type": "http.response.start", "status": faults.status_of(error), "headers": headers})
    await send({"type": "http.response.body", "body": body})
