"""`fairdeal serve` and its neighbours as real processes: opening, refusing, stopping, copying."""

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from base64 import b32decode
from contextlib import ExitStack, closing
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from fairdeal.room.people import totp
from fairdeal.web.addresses import own_address, own_addresses
from fairdeal.web.serving import listen
from tests.room.script import Script
from tests.web.playing import player_at
from tests.web.process import Running, command, serving
from tests.web.served import PASSWORD, Browser
from tests.web.test_history import make_table

pytestmark = pytest.mark.slow


def test_it_says_where_it_is_and_where_its_data_lies(tmp_path: Path) -> None:
    with serving(tmp_path) as room:
        assert room.said[0] == f"Fairdeal is open: http://127.0.0.1:{room.port}/"
        assert any(str(tmp_path / "room.sqlite3") in line for line in room.said)
        assert host_link(room)
        assert not any("█" in line or "▀" in line for line in room.said)
        assert room.browser().get("/healthz").json == {"ok": True, "store": "writable"}
        assert room.stop(signal.SIGINT) == 0
    assert "Rounds in progress are paused" in room.said[-1]


def host_link(room: Running) -> str:
    """The key of the link that makes the first host, if one is shown."""
    return next((found[1] for line in room.said if (found := re.search(r"\S+/#host=(\S+)", line))), "")


def test_the_link_that_is_shown_makes_the_first_host_and_none_is_shown_after_that(tmp_path: Path) -> None:
    with serving(tmp_path) as room:
        anna, boris = room.guest("Anna"), room.guest("Boris")
        assert boris.post("/api/account", {"password": PASSWORD}).json["host"] is False
        assert anna.post("/api/first-host", {"key": host_link(room)}).json["host"] is True
        assert boris.post("/api/first-host", {"key": host_link(room)}).status == 403
        assert room.stop() == 0
    with serving(tmp_path) as room:
        anna.port = room.port
        assert (host_link(room), anna.get("/api/me").json["host"]) == ("", True)
        assert not any("host=" in line for line in room.log.read_text().splitlines())


def test_a_room_answers_at_its_own_addresses_and_those_it_was_told(tmp_path: Path) -> None:
    with serving(tmp_path, "--origin", "https://cards.example") as room:
        assert "https://cards.example/#host=" in "".join(room.said)
        for host, status in ((f"127.0.0.1:{room.port}", 200), ("cards.example", 200), ("evil.example", 403)):
            assert room.browser().ask("GET", "/api/room", Host=host).status == status


def test_it_speaks_the_language_of_its_host(tmp_path: Path) -> None:
    with serving(tmp_path, lang="ru") as room:
        assert "комната открыта" in room.said[0]
        assert room.stop() == 0


def test_every_address_of_the_machine_is_open_when_that_is_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, host="0.0.0.0") as room:
        assert "http://localhost:" in room.said[0]
        address = own_address()
        assert address is None or f"http://{address}:{room.port}/" in room.said[1]
        others = [f"http://{each}:{room.port}" for each in own_addresses()]
        assert room.browser().get("/api/room").json["origins"] == (others or [f"http://127.0.0.1:{room.port}"])
        assert room.stop() == 0


def test_a_taken_port_is_refused_in_a_sentence() -> None:
    with closing(listen("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        ended = command("serve", "--host", "127.0.0.1", "--port", str(port), "--database", "memory:")
    assert (ended.returncode, ended.stdout) == (2, "")
    assert ended.stderr == f"Port {port} is used by another program. Choose another one, like --port {port + 1}.\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--host", "no.such.host.invalid"), "no.such.host.invalid"),
        (("--host", "192.0.2.77"), "192.0.2.77"),
        (("--proxy", "everybody"), "isn’t the address of a proxy"),
        (("--database", "redis://x"), "isn’t a database"),
        (("--metrics", "here"), "isn’t an address with a port"),
        (("--limit", "patience=3"), "There’s no limit called “patience”"),
        (("--limit", "body=soon"), "can't be “soon”"),
        (("--database", "/dev/null/room.sqlite3"), "can’t be stored"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(arguments: tuple[str, ...], words: str) -> None:
    ended = command("serve", "--port", "0", *arguments)
    assert ended.returncode == 2
    assert words in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_newer_schema_a_strange_file_and_a_second_server_are_refused(tmp_path: Path) -> None:
    path = str(tmp_path / "room.sqlite3")
    with serving(tmp_path):
        second = command("serve", "--host", "127.0.0.1", "--port", "0", "--database", path)
        assert (second.returncode, "Another Fairdeal server is using" in second.stderr) == (2, True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE fairdeal_version SET version_num = '9999'")
    newer = command("serve", "--host", "127.0.0.1", "--port", "0", "--database", path)
    assert (newer.returncode, "newer version of Fairdeal" in newer.stderr) == (2, True)
    strange = tmp_path / "strange"
    strange.write_text("this is no database, and never was one" * 30)
    ended = command("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(strange))
    assert (ended.returncode, "can’t be read" in ended.stderr) == (2, True)


def test_a_room_whose_database_is_deleted_says_so_and_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as room:
        room.guest("Anna")
        (tmp_path / "room.sqlite3").unlink()
        refused = room.browser().post("/api/guest", {"name": "Boris"})
        assert (refused.status, refused.json["code"]) == (503, "data-unavailable")
        assert str(tmp_path) not in refused.text
        health = room.browser().get("/healthz")
        assert (health.status, health.json["store"]) == (503, "failed")
        assert room.ended() == 1
    assert "was deleted, moved or replaced while the room was open" in room.said[-1]
    log = room.log.read_text()
    assert "store failed" in log
    assert "Traceback" not in log


def test_a_room_that_does_nothing_notices_too_that_its_database_was_exchanged(tmp_path: Path) -> None:
    with serving(tmp_path) as room:
        other = tmp_path / "other"
        other.write_bytes((tmp_path / "room.sqlite3").read_bytes())
        other.rename(tmp_path / "room.sqlite3")
        assert room.ended() == 1
    assert "replaced" in room.said[-1]


def test_a_damaged_journal_is_told_by_its_place_and_not_by_what_it_holds(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite3"
    with serving(tmp_path) as room:
        anna = room.guest("Anna")
        table = make_table(anna)["id"]
        with player_at(room.port, anna.cookie) as player:
            player.play(Script(table, Random(3)), 1)
        assert room.stop() == 0
    with closing(sqlite3.connect(path)) as connection, connection:
        (line,) = connection.execute("SELECT min(id) FROM journal").fetchone()
        connection.execute("UPDATE journal SET entry = ? WHERE id = ?", (b'{"secret of mine": 1}', line))
    ended = command("serve", "--host", "127.0.0.1", "--port", "0", "--database", str(path))
    assert (ended.returncode, ended.stdout) == (2, "")
    assert f"Line {line} of the journal of table {table} is damaged" in ended.stderr
    assert "secret of mine" not in ended.stderr
    assert "Traceback" not in ended.stderr


def test_figures_are_told_at_their_own_address(tmp_path: Path) -> None:
    with closing(listen("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with serving(tmp_path, "--metrics", str(port)) as room:
        assert any(f"http://127.0.0.1:{port}/metrics" in line for line in room.said)
        assert "fairdeal_connections" in Browser(port).get("/metrics").text
        assert room.browser().get("/metrics").status == 404
        assert room.stop() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="descriptors are limited by the shell")
def test_with_few_open_files_a_crowd_of_idle_connections_keeps_nobody_out(tmp_path: Path) -> None:
    with serving(tmp_path, open_files=150) as room, ExitStack() as held:
        for _ in range(120):
            held.enter_context(socket.create_connection(("127.0.0.1", room.port)))
        for number in range(5):
            assert room.guest(f"Guest {number}").get("/api/me").status == 200
        assert room.stop() == 0
    log = room.log.read_text()
    assert "raise the limit of open files" in log
    assert log.count("idle ones are closed") == 1
    assert "Traceback" not in log


def test_told_to_stop_it_parks_rounds_and_goes_on_with_them_later(tmp_path: Path) -> None:
    with serving(tmp_path) as room:
        anna = room.guest("Anna")
        table = make_table(anna)["id"]
        script = Script(table, Random(3))
        with player_at(room.port, anna.cookie) as player:
            player.play(script, 2)
            at_the_table = script.seat
            began = time.monotonic()
            assert room.stop() == 0
            assert time.monotonic() - began < 5
            with pytest.raises(ConnectionClosed) as closed:
                player.until(lambda message: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    assert "Traceback" not in room.log.read_text()
    with serving(tmp_path) as again:
        me = again.browser()
        me.cookie = anna.cookie
        told = me.get("/api/me").json
        assert [(each["table"], each["seat"]) for each in told["seats"]] == [(table, at_the_table)]
        assert told["wallet"] == 2000 - 400
        with player_at(again.port, anna.cookie) as player:
            script.forget_view()
            player.play(script, 2)
            player.leave(script)
        assert script.faults == []
        assert again.stop() == 0


def test_a_host_is_made_while_the_room_is_closed(tmp_path: Path) -> None:
    path = str(tmp_path / "room.sqlite3")
    with serving(tmp_path) as room:
        first, second = room.guest("Anna"), room.guest("Boris")
        first.post("/api/account", {"password": PASSWORD})
        second.post("/api/account", {"password": PASSWORD})
        assert "Another Fairdeal server is using" in command("admin", "host", "boris", "--database", path).stderr
    made = command("admin", "host", "boris", "--database", path)
    assert (made.returncode, made.stdout) == (0, "Boris is now a host.\n")
    unknown = command("admin", "host", "Nobody", "--database", path)
    assert (unknown.returncode, unknown.stderr) == (2, "There’s nobody called “Nobody” here.\n")
    with serving(tmp_path) as room:
        second.port = room.port
        assert second.get("/api/me").status == 401, "no session from before has a host's rights"
        assert second.post("/api/sign-in", {"name": "Boris", "password": PASSWORD}).status == 200
        assert second.get("/api/me").json["host"] is True
        assert host_link(room) == ""


def test_two_step_sign_in_is_turned_off_while_the_room_is_closed(tmp_path: Path) -> None:
    path = str(tmp_path / "room.sqlite3")
    with serving(tmp_path) as room:
        anna = room.guest("Anna")
        anna.post("/api/first-host", {"key": host_link(room)})
        anna.post("/api/account", {"password": PASSWORD})
        key = anna.post("/api/me/two-step", {"password": PASSWORD}).json["key"]
        secret = b32decode(key + "=" * (-len(key) % 8))
        code = totp.code_at(secret, int(time.time() // totp.STEP))
        assert anna.ask("PUT", "/api/me/two-step", {"code": code}).status == 200
        anna.post("/api/sign-out")
        assert room.stop() == 0
    off = command("admin", "two-step-off", "anna", "--database", path)
    assert (off.returncode, off.stdout) == (0, "Anna now signs in with the password alone.\n")
    again = command("admin", "two-step-off", "anna", "--database", path)
    assert (again.returncode, again.stderr) == (2, "Two-step sign-in is off already.\n")
    with serving(tmp_path) as room:
        anna.port = room.port
        assert anna.post("/api/sign-in", {"name": "Anna", "password": PASSWORD}).status == 200
        assert anna.get("/api/host/audit").json[0]["deed"] == "two-step-off"


def test_a_copy_made_while_it_runs_brings_everything_back(tmp_path: Path) -> None:
    copy, other = tmp_path / "copy", tmp_path / "other"
    other.mkdir()
    with serving(tmp_path) as room:
        anna = room.guest("Anna")
        table = make_table(anna)["id"]
        with player_at(room.port, anna.cookie) as player:
            player.play(Script(table, Random(3)), 1)
        made = command("backup", str(copy), "--database", str(tmp_path / "room.sqlite3"))
        assert (made.returncode, made.stderr) == (0, "")
        assert str(copy) in made.stdout
    assert copy.stat().st_mode & 0o077 == 0
    restored = command("restore", str(copy), "--database", str(other / "room.sqlite3"))
    assert (restored.returncode, restored.stderr) == (0, "")
    twice = command("restore", str(copy), "--database", str(other / "room.sqlite3"))
    assert (twice.returncode, "already contains a room" in twice.stderr) == (2, True)
    with serving(other) as room:
        anna.port = room.port
        assert [each["table"] for each in anna.get("/api/me").json["seats"]] == [table]


def test_without_a_place_named_its_data_lies_in_the_platforms_folder(tmp_path: Path) -> None:
    made = command("restore", str(tmp_path / "none"), XDG_DATA_HOME=str(tmp_path / "data"))
    assert made.returncode == 2
    missing = command("admin", "host", "Anna", XDG_DATA_HOME=str(tmp_path / "data"))
    assert "nobody called" in missing.stderr
    assert (tmp_path / "data" / "fairdeal" / "room.sqlite3").exists()


# What is logged


@pytest.mark.parametrize("options", [(), ("--log-json",)])
def test_no_log_holds_a_secret_or_a_card(tmp_path: Path, options: tuple[str, ...]) -> None:
    with serving(tmp_path, *options) as room:
        anna = room.guest("Anna")
        anna.post("/api/account", {"password": PASSWORD})
        token = anna.post("/api/me/tokens", {"label": "my bot"}).json["secret"]
        table = make_table(anna, private=True)
        anna.get(f"/api/tables/{table['id']}?code={table['code']}")
        anna.post("/api/sign-in", {"name": "Anna", "password": "a wrong password"})
        script = Script(table["id"], Random(5))
        with player_at(room.port, anna.cookie) as player:
            player.play(script, 3, table["code"])
            player.send(type="chat", id="c", table=table["id"], text="a word between us")
            player.until(lambda message: message["type"] == "chat")
            player.socket.send("{garbage")
            player.until(lambda message: message["type"] == "failed")
        assert room.stop() == 0
    log = room.log.read_text()
    assert log.count("/api/") >= 6
    secret = {PASSWORD, "wrong password", token, anna.cookie.partition("=")[2], table["code"], "between us", "garbage"}
    secret |= set(script.hexes) | {script.cut.decode(), script.cut.hex()}
    assert len(script.hexes) > 6
    assert [each for each in secret if each in log] == []
    assert not any(suit in log for suit in "♣♦♥♠")
    assert "card" not in log
    if options:
        for line in log.splitlines():
            assert {"event", "level", "timestamp"} <= set(json.loads(line))


UNUSED = ("alembic", "prompt_toolkit", "psycopg", "pydantic", "fairdeal.terminal.rich_screen")
OPEN_A_ROOM = """
import secrets, sys, time
import fairdeal.cli
from fairdeal.room.clocks import Clocks
from fairdeal.room.room import Room
from fairdeal.store import open_store
from fairdeal.thinking.here import Here
from fairdeal.web.application import make_application
from fairdeal.web.passwords import Argon2Passwords

store = open_store(sys.argv[1])
clocks, draw = Clocks(time.time, time.monotonic), secrets.token_bytes
room = Room(store, store.load(), clocks=clocks, draw=draw, thinker=Here(draw))
make_application(room, Argon2Passwords(), secrets.token_bytes)
print(*(name for name in sys.argv[2:] if name in sys.modules))
"""


def test_a_served_room_does_not_load_what_it_does_not_use(tmp_path: Path) -> None:
    run = [sys.executable, "-c", OPEN_A_ROOM, str(tmp_path / "room.sqlite3"), *UNUSED]
    assert subprocess.run(run, capture_output=True, text=True, timeout=60, check=True).stdout == "\n"
