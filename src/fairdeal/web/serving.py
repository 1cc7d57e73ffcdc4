"""A room as a process: from a free port to the last word, with a room behind it."""

import asyncio
import errno
import gc
import secrets
import signal
import socket
import sys
import time
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from ipaddress import ip_address, ip_network
from typing import Final

import segno
from structlog.stdlib import get_logger

from fairdeal.errors import FairdealError
from fairdeal.locale import Catalogue
from fairdeal.room.clocks import Clocks
from fairdeal.room.ports import Store
from fairdeal.room.room import Room
from fairdeal.thinking.workers import WORKERS, Workers
from fairdeal.web import refusals
from fairdeal.web.addresses import Reach, is_local, own_address, own_addresses
from fairdeal.web.application import Setup, make_application, reason_of
from fairdeal.web.doorkeeper import Doorkeeper
from fairdeal.web.hosts import hosts_of
from fairdeal.web.limits import Limits
from fairdeal.web.logs import set_up_logs
from fairdeal.web.metrics import Metrics, measured
from fairdeal.web.open_files import raise_open_files
from fairdeal.web.passwords import Argon2Passwords
from fairdeal.web.server import Server, configured

BACKLOG: Final = 2048
FAILED: Final = 1
"""The exit code of a room that had to stop."""

COLLECTED_AFTER: Final = (50_000, 20, 1000)
"""New objects before the youngest are searched for garbage, and how many times that before the next older are."""

EVERYWHERE: Final = ("0.0.0.0", "::")

LOG = get_logger("fairdeal.web")

Say = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Serving:
    """How a room is to be served.

    `proxies` are addresses or networks; `metrics` is where figures are told, as `address:port`; `place` is where the
    data lies, for people; `workers` are the processes that think for the room.
    """

    host: str
    port: int
    place: str
    open_browser: bool = False
    proxies: Sequence[str] = ()
    origins: tuple[str, ...] = ()
    log_json: bool = False
    limited: bool = True
    workers: int = WORKERS
    metrics: str | None = None
    limits: Limits = field(default_factory=Limits)


def serve_room(open_store: Callable[[], Store], serving: Serving, catalogue: Catalogue, say: Say) -> int:
    """Open a room and serve it until it is told to stop; the exit code.

    Raises NotUnderstood (`port-taken`, `port-not-possible`, `proxy-unreadable`) and what opening the store raises.
    """
    proxies = [_proxy(text) for text in serving.proxies]
    with ExitStack() as stack:
        listening = [stack.enter_context(listen(serving.host, serving.port))]
        if serving.metrics is not None:
            listening.append(stack.enter_context(listen(*_place(serving.metrics))))
        store = open_store()
        try:
            set_up_logs(as_json=serving.log_json)
            return _Served(store, serving, proxies, catalogue, say, listening).run()
        finally:
            store.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket at an address. Raises NotUnderstood (`port-taken`, `port-not-possible`)."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind, protocol)
    except (OSError, OverflowError, UnicodeError) as error:
        raise refusals.port_not_possible(host, port, _reason(error)) from None
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise refusals.port_taken(port) from None
        raise refusals.port_not_possible(host, port, _reason(error)) from None
    return listening


class _Served:
    """A room that is being served."""

    def __init__(
        self,
        store: Store,
        serving: Serving,
        proxies: list[str],
        catalogue: Catalogue,
        say: Say,
        listening: list[socket.socket],
    ) -> None:
        self._serving = serving
        self._listening = listening
        self._port, *others = (each.getsockname()[1] for each in listening)
        self._metrics_port = next(iter(others), None)
        self._say, self._catalogue = say, catalogue
        self._failure: BaseException | None = None
        metrics = Metrics()
        kept = measured(store, metrics)
        self._room = Room(
            kept,
            kept.load(),
            clocks=Clocks(time.time, time.monotonic),
            draw=secrets.token_bytes,
            thinker=Workers(serving.workers),
        )
        reach = Reach(serving.origins, self._near)
        limits = _possible(serving.limits)
        keeper = Doorkeeper(
            limits,
            time.monotonic,
            limited=serving.limited,
            proxies=lambda network: any(_is_within(network, proxy) for proxy in proxies),
            ended=metrics.ended,
        )
        hosts = hosts_of(serving.origins, serving.host)
        setup = Setup(
            frozenset(serving.origins),
            hosts,
            serving.limited,
            metrics,
            self._fail,
            reach=reach,
            limits=limits,
            metrics_port=self._metrics_port,
        )
        application = make_application(self._room, Argon2Passwords(), secrets.token_bytes, setup)
        self._first_host = application.first_host
        self._server = Server(configured(application, keeper, proxies), keeper, self._announce)

    def run(self) -> int:
        """Serve until a signal comes, or the store fails; the exit code."""
        # The server raises the signals again that ended it, when all is done: then they end nothing more.
        before = {number: signal.signal(number, self._end) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            self._server.run(sockets=self._listening)
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
        if self._failure is not None:
            self._tell("room-failed", reason=self._reason(self._failure))
            return FAILED
        self._tell("room-stopped")
        return 0

    def _reason(self, failure: BaseException) -> str:
        return self._catalogue.say_error(failure) if isinstance(failure, FairdealError) else reason_of(failure)

    def _end(self, number: int, frame: object) -> None:
        self._server.should_exit = True

    def _fail(self, error: BaseException) -> None:
        self._failure = error
        self._server.should_exit = True

    def _announce(self) -> None:
        spare_the_collector()
        near = self._address("localhost" if self._serving.host in EVERYWHERE else self._serving.host)
        self._tell("room-open", room=self._room.settings.name, address=near)
        self._announce_far()
        if self._serving.place:
            self._tell("room-data", place=self._serving.place)
        else:
            self._tell("room-data-memory")
        if self._metrics_port is not None:
            host = self._listening[1].getsockname()[0]
            self._tell("room-metrics", address=self._address(host, self._metrics_port) + "metrics")
        key = f"#host={self._first_host.key}" if self._first_host.key else ""
        if key:
            self._tell("room-no-host", link=self._public_address(near) + key)
        if self._serving.proxies and not self._serving.origins:
            self._tell("room-proxy-no-origin", option="--origin cards.example.org")
        self._tell("room-stop-hint", keys="Ctrl+C")
        if self._serving.open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, near + key)

    def _public_address(self, near: str) -> str:
        """Where the person who runs the room opens it: at an address that was named, else on this machine."""
        named = sorted(self._serving.origins, key=lambda origin: (not origin.startswith("https:"), origin))
        return f"{named[0]}/" if named else near

    def _announce_far(self) -> None:
        if self._serving.host not in EVERYWHERE:
            if is_local(self._serving.host):
                self._tell("room-open-here-only", option="--host 0.0.0.0")
            return
        host = own_address()
        if host is not None:
            far = self._address(host)
            self._tell("room-open-network", address=far)
            if sys.stdout.isatty():
                segno.make(far, micro=False).terminal(compact=True)

    def _near(self) -> list[str]:
        """The origins by which other devices reach this room, if it listens to them."""
        everywhere = self._serving.host in EVERYWHERE
        return [self._address(host).rstrip("/") for host in own_addresses()] if everywhere else []

    def _address(self, host: str, port: int | None = None) -> str:
        return f"http://{f'[{host}]' if ':' in host else host}:{port or self._port}/"

    def _tell(self, key: str, **facts: object) -> None:
        self._say(self._catalogue.text(key, **facts))


def spare_the_collector() -> None:
    """What is there at start stays: to search it for garbage again and again only makes everybody wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _possible(limits: Limits) -> Limits:
    """Limits that the system has open files for."""
    most = raise_open_files()
    if most is None or most >= limits.connections:
        return limits
    LOG.warning("there can be fewer connections than wanted: raise the limit of open files (ulimit -n)", most=most)
    return replace(limits, connections=most)


def _place(text: str) -> tuple[str, int]:
    """An address and a port; a port alone is one of this machine. Raises NotUnderstood (`metrics-unreadable`)."""
    host, _, port = text.strip().rpartition(":")
    if not port.isascii() or not port.isdecimal():
        raise refusals.metrics_unreadable(text)
    return host.strip("[]") or "127.0.0.1", int(port)


def _is_within(address: str, proxy: str) -> bool:
    """Whether an address is a proxy's, or in a network of proxies."""
    try:
        return ip_address(address.partition("/")[0]) in ip_network(proxy)
    except ValueError:
        return False


def _proxy(text: str) -> str:
    """An address or a network. Raises NotUnderstood (`proxy-unreadable`)."""
    try:
        return str(ip_network(text.strip(), strict=False)) if "/" in text else str(ip_address(text.strip()))
    except ValueError:
        raise refusals.proxy_unreadable(text) from None


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) and error.strerror else str(error)).rstrip(".")
