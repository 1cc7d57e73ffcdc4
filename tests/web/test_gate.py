"""What every request passes: origin, JSON, rates, proxies; and what every answer carries."""

import asyncio
import secrets
import time
from base64 import b32decode
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fairdeal.errors import StoreFailed
from fairdeal.room.clocks import Clocks
from fairdeal.room.people import totp
from fairdeal.room.ports import SettingRow, Write
from fairdeal.room.room import Room
from fairdeal.room.tables import commands
from fairdeal.store import MemoryStore
from fairdeal.thinking.here import Here
from fairdeal.web.application import Application, Setup, make_application
from fairdeal.web.client_files import ASKED_AGAIN, KEPT, ClientFile, ClientFiles
from fairdeal.web.devices import MOST_MARKS, Devices
from fairdeal.web.endings import REFUSED
from fairdeal.web.headers import COOKIE, DEVICE_COOKIE
from fairdeal.web.hosts import hosts_of
from fairdeal.web.limits import Limits
from fairdeal.web.passwords import Argon2Passwords
from fairdeal.web.rates import CODES, KNOWN, NAMES, SIGN_INS, Buckets, Rate
from tests.room.rooms import WatchedStore

JSON = {"Content-Type": "application/json"}
PASSWORD = "correct horse battery"


class Clock:
    """Time that tests move."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def application(setup: Setup | None = None, clock: Callable[[], float] = time.monotonic) -> Application:
    store = MemoryStore()
    room = Room(
        store,
        store.load(),
        clocks=Clocks(time.time, clock),
        draw=secrets.token_bytes,
        thinker=Here(secrets.token_bytes),
    )
    return make_application(room, Argon2Passwords(time_cost=1, memory_kib=64), secrets.token_bytes, setup)


@asynccontextmanager
async def client_of(app: Any, base: str = "http://room", address: str = "10.1.1.1") -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url=base, headers=JSON) as client:
        yield client


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(30):
            await test()

    asyncio.run(main())


# Other sites


def test_only_the_rooms_own_pages_change_anything() -> None:
    async def test() -> None:
        async with client_of(application(Setup(origins=frozenset({"https://cards.example"})))) as client:
            for origin, status in (
                ("http://elsewhere.example", 403),
                ("null", 403),
                ("http://room.elsewhere.example", 403),
                ("http://room", 201),
                ("https://cards.example", 201),
            ):
                client.cookies.clear()
                answer = await client.post(
                    "/api/guest", json={"name": f"G {status} {origin[-9:]}"}, headers={"Origin": origin}
                )
                assert answer.status_code == status, (origin, answer.text)

    run(test)


@pytest.mark.parametrize(
    "content_type", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_what_a_form_of_another_page_can_send_changes_nothing(content_type: str) -> None:
    async def test() -> None:
        async with client_of(application()) as client:
            sent = {"Content-Type": content_type}
            answer = await client.post("/api/guest", content=b'{"name": "Anna"}', headers=sent)
            assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
            assert "set-cookie" not in answer.headers

    run(test)


def test_a_program_with_a_token_needs_no_origin_and_the_token_does_what_it_may() -> None:
    async def test() -> None:
        app = application()
        async with client_of(app) as owner, client_of(app) as program:
            await owner.post("/api/guest", json={"name": "Anna"})
            refused = await owner.post("/api/me/tokens", json={"label": "bot"})
            assert refused.json()["code"] == "account-needed"
            await owner.post("/api/account", json={"password": PASSWORD})
            secret = (await owner.post("/api/me/tokens", json={"label": "bot"})).json()["secret"]
            program.headers.update({"Authorization": f"Bearer {secret}", "Origin": "https://elsewhere.example"})
            assert (await program.post("/api/play-now", json={"game": "casino-war"})).status_code == 200
            for method, path, body in (
                ("POST", "/api/me/tokens", {"label": "more"}),
                ("PUT", "/api/me/password", {"old": PASSWORD, "new": "another password"}),
                ("POST", "/api/account", {"password": PASSWORD}),
            ):
                answer = await program.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "session-needed")

    run(test)


# Sessions


def test_a_new_password_ends_every_other_session() -> None:
    async def test() -> None:
        app = application()
        async with client_of(app) as here, client_of(app) as there:
            await here.post("/api/guest", json={"name": "Anna"})
            await here.post("/api/account", json={"password": PASSWORD})
            assert (await there.post("/api/sign-in", json={"name": "ANNA", "password": PASSWORD})).status_code == 200
            wrong = await here.put("/api/me/password", json={"old": "not this one", "new": "another password"})
            assert wrong.json()["code"] == "wrong-password"
            right = await here.put("/api/me/password", json={"old": PASSWORD, "new": "another password"})
            assert right.status_code == 200
            assert (await here.get("/api/me")).status_code == 200
            assert (await there.get("/api/me")).status_code == 401
            again = await there.post("/api/sign-in", json={"name": "Anna", "password": PASSWORD})
            assert again.status_code == 401

    run(test)


def test_who_is_signed_in_does_not_come_in_again() -> None:
    async def test() -> None:
        async with client_of(application()) as client:
            await client.post("/api/guest", json={"name": "Anna"})
            answer = await client.post("/api/guest", json={"name": "Boris"})
            assert (answer.status_code, answer.json()["code"]) == (409, "signed-in-already")

    run(test)


def test_the_cookie_is_secure_behind_https_and_lasts_while_it_is_used() -> None:
    async def test() -> None:
        async with client_of(application(), "https://room") as client:
            answer = await client.post("/api/guest", json={"name": "Anna"})
            for cookie in (answer.headers["set-cookie"], (await client.get("/api/me")).headers["set-cookie"]):
                flags = {part.strip().lower() for part in cookie.split(";")[1:]}
                assert {"secure", "httponly", "samesite=lax", "path=/", "max-age=2592000"} <= flags
            assert answer.headers["strict-transport-security"].startswith("max-age=")

    run(test)


def test_without_https_there_is_no_secure_flag_and_no_hsts() -> None:
    async def test() -> None:
        async with client_of(application()) as client:
            answer = await client.post("/api/guest", json={"name": "Anna"})
            assert "secure" not in answer.headers["set-cookie"].lower()
            assert "strict-transport-security" not in answer.headers

    run(test)


@pytest.mark.parametrize("change", ["account", "first-host", "password"])
def test_a_session_gets_a_new_secret_when_its_player_may_do_something_else(change: str) -> None:
    """Whoever had found the old one out must not come into the new rights."""

    async def ask(client: httpx.AsyncClient, key: str) -> httpx.Response:
        match change:
            case "account":
                return await client.post("/api/account", json={"password": PASSWORD})
            case "first-host":
                return await client.post("/api/first-host", json={"key": key})
        return await client.put("/api/me/password", json={"old": PASSWORD, "new": "another password"})

    async def test() -> None:
        app = application()
        async with client_of(app) as owner, client_of(app) as thief:
            await owner.post("/api/guest", json={"name": "Anna"})
            if change == "password":
                await owner.post("/api/account", json={"password": PASSWORD})
            old = owner.cookies[COOKIE]
            assert (await ask(owner, app.first_host.key)).status_code == 200
            assert owner.cookies[COOKIE] != old
            assert (await owner.get("/api/me")).json()["host"] is (change == "first-host")
            thief.cookies.set(COOKIE, old)
            assert (await thief.get("/api/me")).status_code == 401

    run(test)


@pytest.mark.parametrize("keep", [True, False])
def test_api_tokens_end_with_the_password_unless_they_are_kept(keep: bool) -> None:
    async def test() -> None:
        app = application()
        async with client_of(app) as owner, client_of(app) as program:
            await owner.post("/api/guest", json={"name": "Anna"})
            await owner.post("/api/account", json={"password": PASSWORD})
            secret = (await owner.post("/api/me/tokens", json={"label": "bot"})).json()["secret"]
            program.headers.update({"Authorization": f"Bearer {secret}"})
            assert (await program.get("/api/me")).status_code == 200
            body = {"old": PASSWORD, "new": "another password", **({"keep_tokens": True} if keep else {})}
            assert (await owner.put("/api/me/password", json=body)).status_code == 200
            assert (await program.get("/api/me")).status_code == (200 if keep else 401)
            assert len((await owner.get("/api/me/tokens")).json()) == keep

    run(test)


def test_no_token_from_before_has_a_hosts_rights() -> None:
    async def test() -> None:
        app = application()
        async with client_of(app) as owner, client_of(app) as program:
            await owner.post("/api/guest", json={"name": "Anna"})
            await owner.post("/api/account", json={"password": PASSWORD})
            secret = (await owner.post("/api/me/tokens", json={"label": "bot"})).json()["secret"]
            program.headers.update({"Authorization": f"Bearer {secret}"})
            assert (await program.get("/api/host/people")).status_code == 403
            await owner.post("/api/first-host", json={"key": app.first_host.key})
            assert (await program.get("/api/host/people")).status_code == 401

    run(test)


def test_a_wrong_key_makes_no_host_and_leaves_the_session() -> None:
    async def test() -> None:
        app = application()
        async with client_of(app) as client:
            nobody = await client.post("/api/first-host", json={"key": app.first_host.key})
            assert (nobody.status_code, nobody.json()["code"]) == (401, "not-signed-in")
            await client.post("/api/guest", json={"name": "Anna"})
            old = client.cookies[COOKIE]
            answer = await client.post("/api/first-host", json={"key": "guessed"})
            assert (answer.status_code, answer.json()["code"]) == (403, "host-key-wrong")
            assert (client.cookies[COOKIE], (await client.get("/api/me")).json()["host"]) == (old, False)

    run(test)


# In two steps


def code_of(key: str, clock: Clock) -> str:
    secret = b32decode(key + "=" * (-len(key) % 8))
    return totp.code_at(secret, int(clock.now // totp.STEP))


def two_step_application(clock: Clock) -> Application:
    store = MemoryStore()
    room = Room(
        store, store.load(), clocks=Clocks(clock, clock), draw=secrets.token_bytes, thinker=Here(secrets.token_bytes)
    )
    return make_application(room, Argon2Passwords(time_cost=1, memory_kib=64), secrets.token_bytes)


def test_a_host_signs_in_in_two_steps_and_the_password_alone_is_not_enough() -> None:
    async def test() -> None:
        clock = Clock()
        app = two_step_application(clock)
        right = {"name": "Anna", "password": PASSWORD}
        async with client_of(app) as host, client_of(app, address="10.3.3.3") as other:
            await host.post("/api/guest", json={"name": "Anna"})
            assert (await host.post("/api/me/two-step", json={"password": ""})).json()["code"] == "not-host"
            await host.post("/api/first-host", json={"key": app.first_host.key})
            assert (await host.post("/api/me/two-step", json={"password": ""})).json()["code"] == "account-needed"
            await host.post("/api/account", json={"password": PASSWORD})
            assert (await other.post("/api/sign-in", json=right)).status_code == 200
            assert (await host.post("/api/me/two-step", json={"password": "wrong"})).json()["code"] == "wrong-password"
            key = (await host.post("/api/me/two-step", json={"password": PASSWORD})).json()
            assert key["qr"].startswith("<svg")
            assert key["link"].startswith("otpauth://totp/Fairdeal:Anna?")
            assert (await host.get("/api/me")).json()["two_step"] is False
            on = await host.put("/api/me/two-step", json={"code": code_of(key["key"], clock)})
            assert (await host.get("/api/me")).json()["two_step"] is True
            assert (await other.get("/api/me")).status_code == 401, "a session without a second step has ended"

            needed = await other.post("/api/sign-in", json=right)
            assert (needed.status_code, needed.json()["code"]) == (401, "code-needed")
            used = await other.post("/api/sign-in", json={**right, "code": code_of(key["key"], clock)})
            assert (used.status_code, used.json()["code"]) == (401, "wrong-code")
            clock.now += 60
            first, second = on.json()["codes"][:2]
            for code, status in ((code_of(key["key"], clock), 200), (first, 200), (first, 401)):
                assert (await other.post("/api/sign-in", json={**right, "code": code})).status_code == status
            wrong = {"name": "Anna", "password": "not this one", "code": second}
            assert (await other.post("/api/sign-in", json=wrong)).json()["code"] == "wrong-password"

            off = {"password": PASSWORD, "code": second}
            assert (await host.post("/api/me/two-step/off", json={**off, "code": first})).json()["code"] == "wrong-code"
            assert (await host.post("/api/me/two-step/off", json=off)).json()["two_step"] is False
            assert (await host.post("/api/me/two-step/off", json=off)).json()["code"] == "two-step-off"
            assert (await other.post("/api/sign-in", json=right)).status_code == 200

    run(test)


def test_wrong_codes_are_few() -> None:
    async def test() -> None:
        clock = Clock()
        app = two_step_application(clock)
        async with client_of(app) as host:
            await host.post("/api/guest", json={"name": "Anna"})
            await host.post("/api/first-host", json={"key": app.first_host.key})
            await host.post("/api/account", json={"password": PASSWORD})
            key = (await host.post("/api/me/two-step", json={"password": PASSWORD})).json()["key"]
            await host.put("/api/me/two-step", json={"code": code_of(key, clock)})
        tries = []
        for number in range(CODES.burst + 1):
            async with client_of(app, address=f"10.4.4.{number}") as client:
                body = {"name": "Anna", "password": PASSWORD, "code": "no code"}
                tries.append((await client.post("/api/sign-in", json=body)).status_code)
        assert tries == [401] * CODES.burst + [429]

    run(test)


# By which name


KNOWN_HOSTS = frozenset({"cards.example", "mymachine"})


@pytest.mark.parametrize(
    ("host", "known"),
    [
        *((each, True) for each in ("localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:81")),
        *((each, True) for each in ("cards.example", "CARDS.example:443", "cards.example.", "mymachine:8000", "")),
        *((each, True) for each in ("room.localhost", "[fd00::1]", "2130706433.localhost")),
        *((each, False) for each in ("evil.example", "cards.example.evil.example", "xcards.example", "localhost.evil")),
        *(
            (each, False)
            for each in ("evil.example@localhost", "localhost, evil.example", "[::1", "2130706433", "a:b:c")
        ),
    ],
)
def test_a_room_answers_by_the_names_that_it_goes_by(host: str, known: bool) -> None:
    """A page of another site can lead its own name to this machine: the browser then takes it for the room's own."""

    async def test() -> None:
        async with client_of(application(Setup(hosts=KNOWN_HOSTS))) as client:
            origin = f"http://{host}"
            answer = await client.post("/api/guest", json={"name": "Anna"}, headers={"Host": host, "Origin": origin})
            assert answer.status_code == (201 if known else 403), answer.text
            assert (answer.json().get("code") == "wrong-host") == (not known)
            assert (await client.get("/api/room", headers={"Host": host})).status_code == (200 if known else 403)

    run(test)


@pytest.mark.parametrize(("host", "first"), [("evil.example", REFUSED.event), ("localhost:8000", None)])
def test_no_connection_is_opened_at_a_name_that_the_room_does_not_go_by(host: str, first: object) -> None:
    async def test() -> None:
        sent: list[Any] = []
        events = iter([{"type": "websocket.connect"}, {"type": "websocket.disconnect", "code": 1000}])

        async def receive() -> Any:
            return next(events)

        async def send(message: Any) -> None:
            sent.append(message)

        headers = [(b"host", host.encode()), (b"origin", f"http://{host}".encode())]
        scope = {"type": "websocket", "path": "/socket", "scheme": "ws", "headers": headers, "client": ("10.0.0.1", 1)}
        await application(Setup(hosts=KNOWN_HOSTS))(scope, receive, send)
        assert sent[0] == (first or {"type": "websocket.accept"})

    run(test)


def test_a_person_at_a_wrong_address_reads_what_to_do_in_their_language() -> None:
    async def test() -> None:
        async with client_of(application(Setup(hosts=KNOWN_HOSTS))) as client:
            sent = {"Host": "<b>cards</b>.org", "Accept": "text/html", "Accept-Language": "ru"}
            answer = await client.get("/", headers=sent)
            assert answer.status_code == 403
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "Неверный адрес" in answer.text
            assert "fairdeal serve --origin &lt;b&gt;cards&lt;/b&gt;.org" in answer.text

    run(test)


def test_a_room_goes_by_its_origins_and_the_names_of_its_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "MyMachine")
    found = hosts_of(["https://Cards.example:8443", "http://10.0.0.1"], "0.0.0.0")
    assert found == {"cards.example", "10.0.0.1", "0.0.0.0", "mymachine", "mymachine.local"}


# Every answer


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/metrics", "/api/schema"])
def test_every_answer_keeps_pages_safe(path: str) -> None:
    async def test() -> None:
        async with client_of(application()) as client:
            headers = (await client.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert (headers["x-content-type-options"], headers["referrer-policy"]) == ("nosniff", "same-origin")
            assert (headers.get("cache-control") == "no-store") == (path != "/")

    run(test)


@pytest.mark.parametrize(
    ("accepted", "language", "word"),
    [("pt-PT,pt;q=0.9", "pt", "sala"), ("ru", "ru", "комната"), ("fr", "en", "room"), ("", "en", "room")],
)
def test_without_a_client_a_page_says_so_in_the_readers_language(accepted: str, language: str, word: str) -> None:
    async def test() -> None:
        async with client_of(application(Setup(client=ClientFiles({})))) as client:
            answer = await client.get("/", headers={"Accept-Language": accepted})
            assert f'<html lang="{language}">' in answer.text
            assert word in answer.text
            assert "<script" not in answer.text
            assert answer.headers["vary"] == "Accept-Language"

    run(test)


# Too much


async def sign_in(app: Any, address: str, *, password: str = "not this one", name: str = "Anna") -> httpx.Response:
    async with client_of(app, address=address) as client:
        return await client.post("/api/sign-in", json={"name": name, "password": password})


def test_wrong_passwords_are_counted_by_address_and_by_name() -> None:
    async def test() -> None:
        clock = Clock()
        app = application(clock=clock)
        tries = [await sign_in(app, "10.0.0.1") for _ in range(SIGN_INS.burst + 1)]
        assert [each.status_code for each in tries] == [401] * SIGN_INS.burst + [429]
        assert tries[-1].headers["retry-after"] == "6"
        assert tries[-1].json()["facts"] == {"seconds": 6}
        assert (await sign_in(app, "10.0.0.1", name="Boris")).status_code == 429
        left = NAMES.burst - SIGN_INS.burst
        tries = [await sign_in(app, f"10.0.1.{number}") for number in range(left + 1)]
        assert [each.status_code for each in tries] == [401] * left + [429], (
            "what an address was refused is not counted"
        )
        assert (await sign_in(app, "10.0.2.1", name="ánna")).status_code == 429
        assert (await sign_in(app, "10.0.2.1", name="Boris")).status_code == 401
        clock.now += NAMES.every
        assert (await sign_in(app, "10.0.2.2", name="ánna")).status_code == 401

    run(test)


def test_what_is_right_is_not_counted() -> None:
    async def test() -> None:
        app = application(clock=Clock())
        async with client_of(app) as client:
            await client.post("/api/guest", json={"name": "Anna"})
            await client.post("/api/account", json={"password": PASSWORD})
        for _ in range(NAMES.burst + 1):
            assert (await sign_in(app, "10.0.0.1", password=PASSWORD)).status_code == 200

    run(test)


@pytest.mark.parametrize("before", ["account", "sign-in", "password"])
def test_a_stranger_who_knows_a_name_keeps_nobody_from_a_device_that_was_signed_in(before: str) -> None:
    """Wrong tries from elsewhere once blocked the right password of the owner."""

    async def test() -> None:
        app = application(clock=Clock())
        async with client_of(app) as home, client_of(app, address="10.2.2.2") as elsewhere:
            await home.post("/api/guest", json={"name": "Anna"})
            await home.post("/api/account", json={"password": PASSWORD})
            if before == "sign-in":
                home.cookies.clear()
                await home.post("/api/sign-in", json={"name": "Anna", "password": PASSWORD})
            if before == "password":
                home.cookies.delete(DEVICE_COOKIE)
                await home.put("/api/me/password", json={"old": PASSWORD, "new": PASSWORD[::-1]})
            for number in range(NAMES.burst + 1):
                refused = await sign_in(app, f"10.0.0.{number}")
            assert refused.status_code == 429
            await home.post("/api/sign-out")
            right = {"name": "Anna", "password": PASSWORD[::-1] if before == "password" else PASSWORD}
            assert (await elsewhere.post("/api/sign-in", json=right)).status_code == 429
            assert (await home.post("/api/sign-in", json={**right, "password": "wrong one"})).status_code == 401
            assert (await home.post("/api/sign-in", json=right)).status_code == 200
            await home.post("/api/sign-out")
            tries = [await home.post("/api/sign-in", json={**right, "password": "wrong one"}) for _ in range(11)]
            assert [each.status_code for each in tries][-2:] == [401, 429], "a stolen mark is no way round"

    run(test)


def test_a_mark_is_for_one_player_and_cannot_be_made_up() -> None:
    devices = Devices([], secrets.token_bytes)
    mark, (key,) = devices.mark("anna", [])
    assert devices.find("anna", ["rubbish", mark])
    both, nothing = devices.mark("boris", [mark])
    assert (bool(devices.find("anna", [both])), bool(devices.find("boris", [both])), nothing) == (True, True, [])
    ident, nonce, signature = mark.split(".")
    for forged in (
        f"boris.{nonce}.{signature}",
        f"{ident}.x{nonce}.{signature}",
        f"{ident}.{nonce}.",
        "anna",
        "anna..",
        "~",
    ):
        assert devices.find(forged.partition(".")[0], [forged]) == ""
    assert isinstance(key, SettingRow)
    assert Devices([key], secrets.token_bytes).find("anna", [mark]), "also after a restart"
    other = Devices([], secrets.token_bytes)
    assert not other.find("anna", [mark])
    other.mark("boris", [])
    assert not other.find("anna", [mark])
    many = mark
    for number in range(20):
        many, _ = devices.mark(f"player{number}", [many])
    assert len(many.split("~")) == MOST_MARKS


def test_an_address_that_asks_too_much_is_told_to_wait_and_others_are_not() -> None:
    async def test() -> None:
        app = application(clock=Clock())
        async with client_of(app) as client, client_of(app, address="10.9.9.9") as other:
            statuses = [(await client.get("/healthz")).status_code for _ in range(121)]
            assert (statuses.count(200), statuses[-1]) == (120, 429)
            assert (await other.get("/healthz")).status_code == 200

    run(test)


def test_all_addresses_of_one_subscriber_are_one_address() -> None:
    async def test() -> None:
        app = application(clock=Clock())
        statuses = []
        for number in range(21):
            async with client_of(app, address=f"2001:db8:0:1::{number:x}") as client:
                statuses.append((await client.post("/api/guest", json={"name": f"Guest no {number}"})).status_code)
        assert statuses == [201] * 20 + [429]
        async with client_of(app, address="2001:db8:0:2::1") as other:
            assert (await other.post("/api/guest", json={"name": "Somebody"})).status_code == 201

    run(test)


def test_the_files_of_a_page_are_not_counted_and_the_page_is() -> None:
    async def test() -> None:
        page, asset = ClientFile(b"page", "text/html", ASKED_AGAIN), ClientFile(b"part", "text/css", KEPT)
        files = ClientFiles({"/index.html": page, "/assets/a-1.css": asset})
        async with client_of(application(Setup(client=files), clock=Clock())) as client:
            parts = [(await client.get("/assets/a-1.css")).status_code for _ in range(150)]
            assert set(parts) == {200}
            pages = [(await client.get("/")).status_code for _ in range(121)]
            assert (pages.count(200), pages[-1]) == (120, 429)

    run(test)


def test_buckets_are_bounded() -> None:
    clock = Clock()
    buckets = Buckets(Rate(1, 10.0), clock)
    assert buckets.wait("first") == 0
    assert buckets.wait("first") == 10
    for number in range(KNOWN):
        buckets.wait(number)
    assert buckets.wait("first") == 0


def test_a_body_that_is_too_large_is_refused_also_when_its_length_is_not_told() -> None:
    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield b" " * 1000

    async def test() -> None:
        async with client_of(application()) as client:
            for content in (b" " * 40_000, pieces()):
                answer = await client.post("/api/guest", content=content)
                assert (answer.status_code, answer.json()["code"]) == (413, "request-too-large")

    run(test)


def test_a_request_with_two_lengths_is_refused_and_its_connection_closed() -> None:
    async def test() -> None:
        async with client_of(application()) as client:
            for path in ("/api/guest", "/assets/a.css"):
                sent = {"Content-Length": "2", "Transfer-Encoding": "chunked"}
                answer = await client.post(path, content=b"{}", headers=sent)
                assert (answer.status_code, answer.json()["code"]) == (400, "two-lengths")
                assert answer.headers["connection"] == "close"

    run(test)


def test_an_address_has_so_many_requests_worked_on_at_once() -> None:
    async def test() -> None:
        app = application(Setup(limits=Limits(address_requests=2, requests=3)))
        gate = asyncio.Event()

        async def slow(scope: Any, receive: Any, send: Any) -> None:
            await gate.wait()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b""})

        app._api = slow  # type: ignore[assignment]
        async with client_of(app) as one, client_of(app, address="10.9.9.9") as two:
            first = [asyncio.create_task(one.get("/api/games")) for _ in range(2)]
            await asyncio.sleep(0.01)
            refused = await one.get("/api/games")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "1")
            other = asyncio.create_task(two.get("/api/games"))
            await asyncio.sleep(0.01)
            assert (await two.get("/api/games")).status_code == 429, "so many in all"
            gate.set()
            assert [(await each).status_code for each in (*first, other)] == [200] * 3
            assert (await one.get("/api/games")).status_code == 200

    run(test)


# Proxies


@pytest.mark.parametrize(("near", "believed"), [("10.5.5.5", True), ("203.0.113.7", False)])
def test_forwarded_headers_are_believed_from_the_named_proxy_alone(near: str, believed: bool) -> None:
    async def test() -> None:
        app = ProxyHeadersMiddleware(application(clock=Clock()), trusted_hosts=["10.5.0.0/16"])  # type: ignore[arg-type]
        async with client_of(app, address=near) as client:
            answers = []
            for number in range(11):
                forwarded = {"X-Forwarded-For": f"198.51.100.{number}", "X-Forwarded-Proto": "https"}
                body = {"name": f"Nobody {number}", "password": PASSWORD}
                answers.append(await client.post("/api/sign-in", json=body, headers=forwarded))
        assert [each.status_code for each in answers] == [401] * 10 + [401 if believed else 429]
        assert all(("strict-transport-security" in each.headers) == believed for each in answers)

    run(test)


# Figures


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/metrics;x", "/%6detrics", "/metrics?a"])
def test_figures_are_told_at_a_port_of_their_own_and_nowhere_else(path: str) -> None:
    async def test() -> None:
        app = application(Setup(metrics_port=9100))
        async with client_of(app) as anybody, client_of(app, "http://room:9100") as host:
            assert "fairdeal_" not in (await anybody.get(path)).text
            told = await host.get("/metrics")
            assert (told.status_code, told.headers["cache-control"]) == (200, "no-store")
            assert "fairdeal_connections 0.0" in told.text
            assert (await host.get("/api/games")).status_code == 404, "nothing else is there"

    run(test)


# What cannot be read


@pytest.mark.parametrize("path", ["/api/guest", "/api/sign-in", "/api/check"])
@pytest.mark.parametrize("opening", ["[", '{"a":'])
def test_json_that_is_nested_too_deeply_is_refused_in_a_sentence(path: str, opening: str) -> None:
    async def test() -> None:
        async with client_of(application()) as client:
            answer = await client.post(path, content='{"name":' + opening * 2000)
            assert answer.status_code == 400
            assert answer.json()["code"] in ("json-too-deep", "no-record", "no-json")

    with capture_logs() as logs:
        run(test)
    assert [each["event"] for each in logs] == ["request"]


@pytest.mark.parametrize("path", ["/api/guest", "/api/check"])
def test_a_client_that_leaves_in_the_middle_of_its_request_is_no_bug(path: str) -> None:
    async def test() -> None:
        came = iter([{"type": "http.request", "body": b'{"na', "more_body": True}, {"type": "http.disconnect"}])

        async def receive() -> Any:
            return next(came)

        async def send(message: Any) -> None:
            pass

        headers = [(b"content-type", b"application/json"), (b"content-length", b"20")]
        scope = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b""}
        rest = {"headers": headers, "client": ("10.1.1.1", 1), "server": ("room", 80), "scheme": "http"}
        await application()({**scope, **rest, "root_path": "", "http_version": "1.1", "state": {}}, receive, send)

    with capture_logs() as logs:
        run(test)
    assert [(each["event"], each["status"]) for each in logs] == [("request", 400)]


# Failures


class Failing(MemoryStore):
    """A store whose disk is full."""

    full = False

    def write(self, batch: Sequence[Write]) -> None:
        if self.full:
            raise StoreFailed("database-not-written", "The disk is full.")
        super().write(batch)


def test_a_room_that_cannot_keep_what_happens_says_so_and_ends() -> None:
    async def test() -> None:
        store, failures = Failing(), list[BaseException]()
        room = Room(
            store,
            store.load(),
            clocks=Clocks(time.time, time.monotonic),
            draw=secrets.token_bytes,
            thinker=Here(secrets.token_bytes),
        )
        setup = Setup(on_failure=failures.append)
        app = make_application(room, Argon2Passwords(time_cost=1, memory_kib=64), secrets.token_bytes, setup)
        receive: asyncio.Queue[Any] = asyncio.Queue()
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message["type"])

        receive.put_nowait({"type": "lifespan.startup"})
        living = asyncio.create_task(app({"type": "lifespan"}, receive.get, send))
        async with client_of(app) as client:
            assert (await client.get("/healthz")).json() == {"ok": True, "store": "writable"}
            store.full = True
            answer = await client.post("/api/guest", json={"name": "Anna"})
            assert (answer.status_code, answer.json()["code"]) == (503, "data-unavailable")
            health = await client.get("/healthz")
            assert (health.status_code, health.json()) == (503, {"ok": False, "store": "failed"})
            assert b"fairdeal_store_failed 1.0" in setup.metrics.write()
            while not failures:
                await asyncio.sleep(0.01)
        receive.put_nowait({"type": "lifespan.shutdown"})
        await living
        assert sent == ["lifespan.startup.complete", "lifespan.shutdown.complete"]

    run(test)


def test_nothing_is_told_by_http_before_it_is_kept() -> None:
    """A crash could otherwise take back what somebody has read."""

    async def test() -> None:
        store = WatchedStore()
        room = Room(
            store,
            store.load(),
            clocks=Clocks(time.time, time.monotonic),
            draw=secrets.token_bytes,
            thinker=Here(secrets.token_bytes),
        )
        app = make_application(room, Argon2Passwords(time_cost=1, memory_kib=64), secrets.token_bytes)
        async with client_of(app) as client:
            await client.post("/api/guest", json={"name": "Anna"})
            table = (await client.post("/api/play-now", json={"game": "casino-war"})).json()["table"]
            (anna,) = (row.id for row in room.people)
            store.gate.clear()
            sitting = asyncio.create_task(room.perform(anna, table, commands.sit(400)))
            while not room.hosted(table).live.seats:
                await asyncio.sleep(0)
            paths = ("/api/tables", f"/api/tables/{table}", f"/api/tables/{table}/record", "/api/me")
            asking = [asyncio.create_task(client.get(path)) for path in paths]
            await asyncio.wait([sitting, *asking], timeout=0.2)
            assert [each.done() for each in asking] == [False] * len(asking)
            assert (await client.get("/healthz")).status_code == 200
            store.gate.set()
            await sitting
            told = [(await each).json() for each in asking]
            assert [told[0][0]["seats"]["people"], told[1]["seats"]["people"], told[3]["wallet"]] == [1, 1, 1600]
        await room.stop()

    run(test)


def test_a_room_whose_store_fails_tells_nothing_more_of_what_it_holds() -> None:
    async def test() -> None:
        store = Failing()
        room = Room(
            store,
            store.load(),
            clocks=Clocks(time.time, time.monotonic),
            draw=secrets.token_bytes,
            thinker=Here(secrets.token_bytes),
        )
        app = make_application(room, Argon2Passwords(time_cost=1, memory_kib=64), secrets.token_bytes)
        async with client_of(app) as client:
            await client.post("/api/guest", json={"name": "Anna"})
            store.full = True
            await client.post("/api/play-now", json={"game": "casino-war"})
            for path in ("/api/me", "/api/tables"):
                answer = await client.get(path)
                assert (answer.status_code, answer.json()["code"]) == (503, "data-unavailable")

    run(test)


def test_a_bug_is_told_without_what_it_was_about(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise RuntimeError("a secret")

    async def test() -> None:
        monkeypatch.setattr("fairdeal.web.routes.lobby.table_of", broken)
        app = application()
        async with client_of(app) as client:
            await client.post("/api/guest", json={"name": "Anna"})
            answer = await client.post("/api/tables", json={"game": "casino-war"})
            assert (answer.status_code, answer.json()["code"]) == (500, "broken")
            assert "secret" not in answer.text

    run(test)
