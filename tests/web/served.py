"""A whole room behind a real server in a thread, and a browser-like client for tests of its HTTP side."""

import json
import secrets
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection
from typing import Any, Literal

from fairdeal.room.clocks import Clocks
from fairdeal.room.people.first_host import FirstHost
from fairdeal.room.ports import Thinker
from fairdeal.room.room import Room
from fairdeal.store import MemoryStore
from fairdeal.thinking.here import Here
from fairdeal.web.addresses import Reach
from fairdeal.web.application import Setup, make_application
from fairdeal.web.doorkeeper import Doorkeeper
from fairdeal.web.headers import COOKIE
from fairdeal.web.limits import Limits
from fairdeal.web.metrics import Metrics
from fairdeal.web.passwords import Argon2Passwords
from fairdeal.web.server import Server, configured

JSON = {"Content-Type": "application/json"}
PASSWORD = "correct horse battery"


@dataclass
class Answer:
    """What came back: status, headers by small name, and the body as it is and as JSON."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


@dataclass
class Browser:
    """A client that keeps its session's cookie."""

    port: int
    cookie: str = ""
    headers: dict[str, str] = field(default_factory=dict)
    patience: float = 10.0

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Answer:
        sent = {"Cookie": self.cookie} if self.cookie else {}
        sent |= self.headers | {name.replace("_", "-"): value for name, value in headers.items()}
        data = body if isinstance(body, str | bytes) else None if body is None else json.dumps(body)
        if data is not None and "Content-Type" not in sent:
            sent |= JSON
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=self.patience)) as connection:
            connection.request(method, path, data, sent)
            with connection.getresponse() as answer:
                told = {name.lower(): value for name, value in answer.getheaders()}
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                return Answer(answer.status, told, answer.read().decode())

    def _keep(self, set_cookies: list[str]) -> None:
        """Keep the session; a device's mark is no part of it."""
        for each in set_cookies:
            if each.startswith(f"{COOKIE}="):
                self.cookie = each.partition(";")[0]

    def get(self, path: str) -> Answer:
        return self.ask("GET", path)

    def post(self, path: str, body: object = None, **headers: str) -> Answer:
        return self.ask("POST", path, {} if body is None else body, **headers)


@dataclass
class Served:
    """A running room."""

    room: Room
    port: int
    metrics: Metrics
    first_host: FirstHost

    def browser(self) -> Browser:
        return Browser(self.port)

    def guest(self, name: str) -> Browser:
        browser = self.browser()
        answer = browser.post("/api/guest", {"name": name})
        assert answer.status == 201, answer.text
        return browser

    def figures(self) -> str:
        """What Prometheus reads."""
        return self.metrics.write().decode()

    def account(self, name: str) -> Browser:
        browser = self.guest(name)
        assert browser.post("/api/account", {"password": PASSWORD}).status == 200
        return browser

    def host(self, name: str) -> Browser:
        """The room's first host, who has an account."""
        browser = self.account(name)
        assert browser.post("/api/first-host", {"key": self.first_host.key}).status == 200
        return browser


@contextmanager
def served(
    *,
    limited: bool = False,
    thinker: Thinker | None = None,
    loop: Literal["auto", "asyncio"] = "auto",
    reach: Reach | None = None,
    limits: Limits | None = None,
) -> Iterator[Served]:
    """A room behind a server on a free port."""
    store = MemoryStore()
    room = Room(
        store,
        store.load(),
        clocks=Clocks(time.time, time.monotonic),
        draw=secrets.token_bytes,
        thinker=thinker or Here(secrets.token_bytes),
    )
    passwords = Argon2Passwords(time_cost=1, memory_kib=64)
    setup = Setup(limited=limited, limits=limits or Limits(), reach=reach or Reach())
    application = make_application(room, passwords, secrets.token_bytes, setup)
    listening = socket.create_server(("127.0.0.1", 0))
    keeper = Doorkeeper(setup.limits, time.monotonic, limited=limited, ended=setup.metrics.ended)
    server = Server(configured(application, keeper, loop=loop), keeper)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.01)
    try:
        yield Served(room, listening.getsockname()[1], setup.metrics, application.first_host)
    finally:
        server.should_exit = True
        thread.join(10)
        listening.close()
