"""The proxies of docs/running.md, as they are written there, before a real room: the real nginx, the real Caddy."""

import json
import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from random import Random

import pytest
from websockets.sync.client import connect

from fairdeal.web.serving import listen
from tests.room.script import Script
from tests.web.playing import Player, player_at
from tests.web.process import PATIENCE, Running, serving
from tests.web.served import Browser
from tests.web.test_history import make_table

pytestmark = pytest.mark.slow

EXAMPLES = re.findall(
    r"^```\w*\n(.*?)^```$", Path("docs/running.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
)
ROOM = "127.0.0.1:8000"
"""Where the examples look for the room."""

READ_TIMEOUT = "proxy_read_timeout 1h"
SHORT = 22
"""Seconds in its place, so that a test can wait for it."""

NGINX = """
{user}
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    server {{
        listen 127.0.0.1:{port};
        {example}
    }}
}}
"""
CADDY = "{{\n    admin off\n    auto_https off\n    storage file_system {folder}\n}}\n{example}"


def example(start: str) -> str:
    found: str = next(each for each in EXAMPLES if each.startswith(start))
    assert ROOM in found
    return found


def nginx(folder: Path, room: int, port: int) -> list[str]:
    written = example("client_max_body_size").replace(ROOM, f"127.0.0.1:{room}")
    assert READ_TIMEOUT in written
    written = written.replace(READ_TIMEOUT, f"proxy_read_timeout {SHORT}s")
    config = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""  # another one could not write into the folder
    config.write_text(NGINX.format(user=user, folder=folder, port=port, example=written))
    return ["nginx", "-p", str(folder), "-c", str(config)]


def caddy(folder: Path, room: int, port: int) -> list[str]:
    written = example("cards.example.org {").replace(ROOM, f"127.0.0.1:{room}")
    written = written.replace("cards.example.org", f"http://:{port}")
    config = folder / "Caddyfile"
    config.write_text(CADDY.format(folder=folder, example=written))
    return ["caddy", "run", "--config", str(config), "--adapter", "caddyfile"]


@dataclass
class Behind:
    """A room behind a proxy, and the port of the proxy."""

    room: Running
    port: int
    patience: float
    """Seconds after which it would be seen that a quiet connection is cut."""

    def guest(self, name: str) -> Browser:
        browser = Browser(self.port)
        answer = browser.post("/api/guest", {"name": name}, Origin=f"http://127.0.0.1:{self.port}")
        assert answer.status == 201, answer.text
        return browser


def free_port() -> int:
    with closing(listen("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
    return port


@pytest.fixture(scope="module", params=[nginx, caddy], ids=["nginx", "caddy"])
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Behind]:
    make: Callable[[Path, int, int], list[str]] = request.param
    if shutil.which(make.__name__) is None:
        pytest.skip(f"there is no {make.__name__} here")
    folder, port = tmp_path_factory.mktemp(make.__name__), free_port()
    metrics = ("--metrics", str(free_port()))
    with serving(folder, "--log-json", "--proxy", "127.0.0.1", *metrics) as room:
        with proxy(make(folder, room.port, port), folder, port):
            yield Behind(room, port, SHORT + 3 if make is nginx else 1)
        assert room.stop() == 0


@contextmanager
def proxy(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """The proxy, from when it listens until it has ended."""
    with (folder / "proxy.log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            wait_for(process, folder, port)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def wait_for(process: "subprocess.Popen[bytes]", folder: Path, port: int) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        assert process.poll() is None, (folder / "proxy.log").read_text()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError((folder / "proxy.log").read_text())


def test_a_round_is_played_through_the_proxy(behind: Behind) -> None:
    anna = behind.guest("Anna")
    table = make_table(anna)["id"]
    script = Script(table, Random(3))
    origin = f"http://127.0.0.1:{behind.port}"
    with player_at(behind.port, anna.cookie, Origin=origin) as player:
        player.play(script, 2)
        player.leave(script)
    assert script.faults == []


def test_pages_of_other_sites_are_refused_through_the_proxy_too(behind: Behind) -> None:
    answer = Browser(behind.port).post("/api/guest", {"name": "Eve"}, Origin="http://evil.example")
    assert (answer.status, answer.json["code"]) == (403, "wrong-origin")


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/metrics;x", "/%6detrics"])
def test_no_figures_come_through_the_proxy(behind: Behind, path: str) -> None:
    assert "fairdeal_" not in Browser(behind.port).get(path).text


def test_the_room_knows_the_address_behind_the_proxy_and_believes_no_other(behind: Behind) -> None:
    for number, forged in ((5, {}), (6, {"X-Forwarded-For": "203.0.113.9"})):
        here, path = f"127.0.0.{number}", f"/api/nothing/{number}"
        with closing(HTTPConnection("127.0.0.1", behind.port, source_address=(here, 0))) as connection:
            connection.request("GET", path, headers=forged)
            assert connection.getresponse().status == 404
        assert logged(behind.room, path)["address"] == here


def logged(room: Running, path: str) -> dict[str, object]:
    """What the room wrote of a request, as soon as it has."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        lines: list[dict[str, object]] = [json.loads(line) for line in room.log.read_text().splitlines()]
        if found := [each for each in lines if each.get("path") == path]:
            return found[-1]
        time.sleep(0.05)
    raise AssertionError(room.log.read_text())


def test_a_table_where_nothing_happens_is_not_cut_off(behind: Behind) -> None:
    """The room pings every 20 seconds: a proxy that waits a little longer for something to read never gives up."""
    with connect(f"ws://127.0.0.1:{behind.port}/socket", proxy=None, ping_interval=None) as quiet:
        player = Player(quiet)
        player.until(lambda message: message["type"] == "welcome")
        time.sleep(behind.patience)
        player.send(type="ping")
        player.until(lambda message: message["type"] == "pong")


def test_a_record_of_two_megabytes_passes(behind: Behind) -> None:
    assert Browser(behind.port).post("/api/check", "{}" + " " * 2_000_000).json["code"] == "no-record"
