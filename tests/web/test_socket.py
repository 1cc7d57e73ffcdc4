"""The WebSocket as clients meet it: a real server, and whatever they may send."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from fairdeal.engine.chips import CHIP
from fairdeal.room.chips.posting import ChipPosting
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import Reaction
from fairdeal.room.tables.policy import Policy
from fairdeal.web.connection import BURST, Connection
from fairdeal.web.endings import BROKEN, NOT_READ, Ending
from fairdeal.web.limits import OVERHEAD, Limits
from fairdeal.web.outbox import Outboxes
from fairdeal.wire import messages as wire
from fairdeal.wire.messages import LONGEST_MESSAGE
from tests.room.rooms import House, store_in, until
from tests.room.script import Message, Script
from tests.web.doors import Client, Door, open_door, waiting


def run(test: Callable[[Door], Coroutine[Any, Any, None]], *, limited: bool = False) -> None:
    async def main() -> None:
        async with asyncio.timeout(30), open_door(limited=limited) as door:
            await test(door)

    asyncio.run(main())


def settled(message: Message) -> bool:
    return any(event["kind"] == "round-settled" for event in message.get("events", ()))


def test_a_player_watches_sits_down_and_plays_rounds() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(bots=1)
        async with door.client(await door.guest("Anna")) as anna, door.client() as looker:
            assert anna.got[0]["name"] == "Anna"
            assert (looker.got[0]["player"], looker.got[0]["protocol"]) == ("", wire.PROTOCOL)
            script = Script(hosted.id, Random(1))
            await looker.send(type="watch", table=hosted.id)
            await anna.send(**script.watch())
            for _ in range(3):
                await anna.play(script, done=settled)
            assert script.faults == []
            assert set(script.answers.values()) == {None}
            assert len(script.cards) == 3
            await looker.until("events", settled)
            wallets = [message["wallet"] for message in anna.got if message["type"] in ("welcome", "wallet")]
            assert wallets == [1000 * CHIP, 1000 * CHIP - 400]

    run(test)


def test_whoever_watches_again_gets_the_whole_view_and_then_what_follows_without_a_gap() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            script = Script(hosted.id, Random(1))
            await anna.send(**script.watch())
            await anna.play(script, done=settled)
            for _ in range(3):
                await anna.send(type="watch", table=hosted.id)
                table = await anna.until("table")
                assert table["number"] == hosted.live.number
                assert table["you"] == 0
                assert table["seal"] == hosted.live.commitment
            script.hear("", table)
            await anna.send(**(script.next() or {}))
            events = await anna.until("events", lambda message: message["events"])
            assert events["first"] == table["number"] + 1

    run(test)


def test_a_command_that_is_sent_twice_is_done_once_and_answered_twice() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(policy=Policy(pause=100))
        session = await door.guest("Anna")
        async with door.client(session) as anna, door.client(session) as other:
            await anna.send(type="watch", table=hosted.id)
            for client in (anna, anna, other):
                await client.send(type="sit", table=hosted.id, id="once", chips=400)
                assert await client.answer("once") is None
            await anna.send(type="sit", table=hosted.id, id="twice", chips=400)
            assert await anna.answer("twice") == "seated-already"
            await anna.send(type="leave", table=hosted.id, id="leave")
            assert await anna.answer("leave") is None
            await anna.send(type="sit", table=hosted.id, id="twice", chips=400)
            assert await anna.answer("twice") == "seated-already"
            assert hosted.live.seats == {}

    run(test)


def test_who_sees_a_private_table_is_told_its_code() -> None:
    async def test(door: Door) -> None:
        public, private = await door.table(), await door.table(private=True, policy=Policy(pause=100))
        session = await door.guest("Anna")
        async with door.client(session) as anna:
            await anna.send(type="watch", table=public.id)
            told = await anna.until("table")
            assert ("private" in told, "code" in told) == (False, False)
            await anna.send(type="watch", table=private.id)
            assert (await anna.until("failed"))["error"]["code"] == "no-table"
            await anna.send(type="watch", table=private.id, code=private.row.code)
            told = await anna.until("table")
            assert (told["private"], told["code"]) == (True, private.row.code)
            await anna.send(type="sit", table=private.id, id="sit", chips=400)
            assert await anna.answer("sit") is None
        async with door.client(session) as anna:
            await anna.send(type="watch", table=private.id)
            assert (await anna.until("table"))["code"] == private.row.code

    run(test)


def test_words_are_read_when_it_is_their_turn_and_answered_once() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            await anna.send(type="watch", table=hosted.id)
            await anna.send(type="say", table=hosted.id, id="0", version=0, text="bet 20")
            assert await anna.answer("0") == "not-seated"
            await anna.send(type="sit", table=hosted.id, id="1", chips=400)
            now = await anna.until("events", lambda message: message["now"].get("offer", {}).get("yours"))
            version = now["now"]["offer"]["version"]
            await anna.send(type="say", table=hosted.id, id="2", version=version, text="hello")
            assert await anna.answer("2") not in (None, "stale")
            for _ in range(2):
                await anna.send(type="say", table=hosted.id, id="3", version=version, text="20", language="ru")
                assert await anna.answer("3") is None
            await anna.send(type="say", table=hosted.id, id="4", version=hosted.live.seats[0].version, text="withdraw")
            assert await anna.answer("4") is None

    run(test)


def test_who_only_looks_on_cannot_play() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(bots=2)
        async with door.client() as looker, door.client("no such session") as stranger:
            for client in (looker, stranger):
                await client.send(type="watch", table=hosted.id)
                assert "you" not in await client.until("table")
                for kind in ("sit", "leave", "ready", "more-time"):
                    more = {"chips": 400} if kind == "sit" else {}
                    await client.send(type=kind, table=hosted.id, id=kind, **more)
                    assert await client.answer(kind) == "sign-in-first"
                await client.send(type="chat", table=hosted.id, id="chat", text="hello")
                assert await client.answer("chat") == "sign-in-first"
            assert hosted.live.table is None

    run(test)


def test_pages_of_other_origins_and_wrong_tokens_are_refused() -> None:
    async def test(door: Door) -> None:
        for headers in (
            {"Origin": "http://evil.example"},
            {"Origin": "null"},
            {"Authorization": "Bearer nonsense"},
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with door.client(**headers):
                    pass
            assert refused.value.response.status_code == 403
        async with door.client(Origin=f"http://127.0.0.1:{door.port}"):
            pass

    run(test)


def test_of_two_windows_of_a_player_the_newer_one_plays_and_the_other_sees_the_same() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        session = await door.guest("Anna")
        elsewhere = {"type": "closed", "table": hosted.id, "reason": "elsewhere"}
        async with door.client(session) as one, door.client(session) as two:
            for window in (one, two):
                await window.send(type="watch", table=hosted.id)
                await window.until("table")
            await one.send(type="sit", table=hosted.id, id="1", chips=400)
            assert await one.answer("1") is None
            assert await two.until("closed") == elsewhere, "who sits down plays there"
            await two.send(type="watch", table=hosted.id)
            offer = (await two.until("table"))["now"]["offer"]
            assert await one.until("closed") == elsewhere
            bet = {"version": offer["version"], "action": {"kind": "bet", "amount": 20}}
            for kind, more in (("act", bet), ("say", {"version": 0, "text": "bet 20"}), ("leave", {}), ("ready", {})):
                await one.send(type=kind, table=hosted.id, id=kind, **more)
                assert await one.answer(kind) == "plays-elsewhere"
            await one.send(type="chat", table=hosted.id, id="chat", text="still here")
            assert await one.answer("chat") is None
            await two.send(type="act", table=hosted.id, id="2", **bet)
            assert await two.answer("2") is None
            seen = await one.until("events", lambda message: message["events"])
            assert (seen["you"], "offer" in seen["now"]) == (0, False)
            await two.send(type="unwatch", table=hosted.id)
            back = await one.until("table")
            assert back["now"]["offer"]["version"] > offer["version"]
            assert hosted.live.seats[0].lost_since is None, "the other window is still there"
            await two.send(type="watch", table=hosted.id)
            await one.until("closed")
            for ident, code in (("1", None), ("2", None), ("new", "plays-elsewhere")):
                await one.send(type="leave", table=hosted.id, id=ident)
                assert await one.answer(ident) == code, "what was answered is answered the same"
            await two.send(type="unwatch", table=hosted.id)
            await one.until("table")
            await one.send(type="act", table=hosted.id, id="3", version=0, action={"kind": "bet", "amount": 20})
            assert await one.answer("3") == "stale"
            await one.socket.close()
            await until(lambda: hosted.live.seats[0].lost_since is not None)

    run(test)


def test_who_takes_a_seat_in_an_older_window_is_told_the_table_only_as_it_is_kept() -> None:
    async def main() -> None:
        house = House()
        anna, boris = await house.guest("Anna"), await house.guest("Boris")
        hosted = await house.table(policy=Policy(pause=100))
        one, two = Connection(house.room, anna, limited=False), Connection(house.room, anna, limited=False)
        for window in (one, two):
            await window.read(msgspec.json.encode({"type": "watch", "table": hosted.id}))
        await house.room.perform(anna, hosted.id, commands.sit(400))
        await house.room.play_here(two, hosted.id)
        assert hosted.id in one._elsewhere
        waiting(one)
        store_in(house).gate.clear()
        sitting = asyncio.create_task(house.room.perform(boris, hosted.id, commands.sit(400)))
        await until(lambda: len(hosted.live.seats) == 2)
        taking = asyncio.create_task(house.room.play_here(one, hosted.id))
        await asyncio.sleep(0.02)
        assert len(one._out) == 0
        store_in(house).gate.set()
        await asyncio.gather(sitting, taking)
        told = waiting(one)
        assert [each["type"] for each in told] == ["events", "table"]
        assert told[1]["number"] == told[0]["first"] + len(told[0]["events"]) - 1

    asyncio.run(main())


def test_windows_of_who_does_not_sit_at_a_table_are_all_the_same() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(bots=1)
        session = await door.guest("Anna")
        async with door.client(session) as one, door.client(session) as two, door.client() as looker:
            for window in (one, two, one, looker):
                await window.send(type="watch", table=hosted.id)
                await window.until("table")
            await two.send(type="unwatch", table=hosted.id)
            for window in (one, two, looker):
                await window.send(type="ping")
                assert (await window.next())["type"] == "pong"

    run(test)


def test_a_window_that_never_saw_the_table_may_play_there() -> None:
    """Who comes back repeats what was not answered first, and watches afterwards."""

    async def test(door: Door) -> None:
        hosted = await door.table(policy=Policy(pause=100))
        session = await door.guest("Anna")
        async with door.client(session) as one, door.client(session) as two:
            await one.send(type="watch", table=hosted.id)
            await one.send(type="sit", table=hosted.id, id="1", chips=400)
            assert await one.answer("1") is None
            for _ in range(2):
                await two.send(type="leave", table=hosted.id, id="2")
                assert await two.answer("2") is None
            await one.send(type="ping")
            told = [await one.until("pong"), *one.got]
            assert not [message for message in told if message["type"] == "closed"]

    run(test)


def test_who_waits_for_a_seat_waits_in_one_window() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        session = await door.guest("Anna")
        async with door.client(await door.guest("Boris")) as boris, door.client(session) as one:
            await boris.send(type="watch", table=hosted.id)
            await boris.send(type="sit", table=hosted.id, id="b", chips=400)
            await boris.until("events", lambda message: message["now"].get("offer", {}).get("yours"))
            await one.send(type="watch", table=hosted.id)
            await one.send(type="sit", table=hosted.id, id="a", chips=400)
            assert await one.answer("a") is None
            async with door.client(session) as two:
                await two.send(type="watch", table=hosted.id)
                await two.until("table")
                assert (await one.until("closed"))["reason"] == "elsewhere"
                await one.send(type="leave", table=hosted.id, id="l")
                assert await one.answer("l") == "plays-elsewhere"
            await one.until("table")
            await one.send(type="leave", table=hosted.id, id="m")
            assert await one.answer("m") is None
            assert hosted.waiting == []

    run(test)


def test_a_table_that_was_closed_while_somebody_was_about_to_see_it_is_not_there() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client() as looker:
            await hosted.lock.acquire()
            closing = asyncio.create_task(door.room.close_table(hosted.id))
            await asyncio.sleep(0)
            await looker.send(type="watch", table=hosted.id)
            await asyncio.sleep(0.05)
            hosted.lock.release()
            await closing
            assert (await looker.until("failed"))["error"]["code"] == "no-table"
            assert hosted.viewers == {}

    run(test)


def test_a_player_who_is_lost_is_away_and_found_again_at_the_same_seat() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(policy=Policy(pause=100))
        session = await door.guest("Anna")
        async with door.client(await door.guest("Boris")) as boris:
            await boris.send(type="watch", table=hosted.id)
            await boris.send(type="sit", table=hosted.id, id="b", chips=400, seat=3)
            async with door.client(session) as anna:
                await anna.send(type="watch", table=hosted.id)
                await anna.send(type="sit", table=hosted.id, id="a", chips=400, seat=2)
                await anna.answer("a")
            await until(lambda: hosted.live.seats[2].lost_since is not None)
            await boris.send(type="watch", table=hosted.id)
            seats = (await boris.until("table", lambda message: len(message["now"]["seats"]) == 2))["now"]["seats"]
            assert {each["seat"]: each.get("away", False) for each in seats} == {2: True, 3: False}
            async with door.client(session) as anna:
                await anna.send(type="watch", table=hosted.id)
                assert (await anna.until("table"))["you"] == 2
                assert hosted.live.seats[2].lost_since is None

    run(test)


def test_who_watches_no_more_is_told_nothing_more() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(policy=Policy(pause=100))
        async with door.client(await door.guest("Anna")) as anna, door.client() as looker:
            await looker.send(type="watch", table=hosted.id)
            await looker.until("table")
            await looker.send(type="unwatch", table=hosted.id)
            await looker.send(type="ping")
            await looker.until("pong")
            await anna.send(type="sit", table=hosted.id, id="1", chips=400)
            await anna.answer("1")
            await looker.send(type="ping")
            assert (await looker.next())["type"] == "pong"
            await looker.send(type="unwatch", table=999)
            await looker.send(type="watch", table=999)
            assert (await looker.until("failed"))["error"]["code"] == "no-table"

    run(test)


def test_who_waits_for_a_seat_in_vain_is_told_why() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        anna, boris = await door.guest("Anna"), await door.guest("Boris")
        async with door.client(anna) as playing, door.client(boris) as waiting:
            for ident, client in enumerate((playing, waiting)):
                await client.send(type="watch", table=hosted.id)
                await client.send(type="sit", table=hosted.id, id=f"{ident}", chips=400)
                assert await client.answer(f"{ident}") is None
            await door.room.close_table(hosted.id)
            told = await waiting.until("turned-away")
            assert (told["table"], told["error"]["code"]) == (hosted.id, "table-closing")

    run(test)


def test_a_table_that_is_closed_says_so() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client() as looker:
            await looker.send(type="watch", table=hosted.id)
            await looker.until("table")
            await door.room.close_table(hosted.id)
            assert (await looker.until("closed")) == {
                "type": "closed",
                "table": hosted.id,
                "reason": "closed",
                "why": "host",
            }

    run(test)


def test_chips_that_come_otherwise_than_by_playing_are_told_at_once_to_every_window() -> None:
    async def test(door: Door) -> None:
        session = await door.guest("Anna")
        anna = door.room.people.find("Anna").id
        async with door.client(session) as one, door.client(session) as two, door.client() as looker:
            for amount in (40, 7):
                await door.room.keep(door.room.wallets.grant(anna, amount, "gift", time.time()))
            for window in (one, two):
                for wallet in (2040, 2047):
                    assert await window.next() == {"type": "wallet", "wallet": wallet}
            await one.socket.close()
            await until(lambda: len(door.room.wallet_feed._holders[anna]) == 1)
            await door.room.keep([door.room.people[anna]])
            await looker.send(type="ping")
            assert (await looker.next())["type"] == "pong"
        await until(lambda: door.room.wallet_feed._holders == {})

    run(test)


def test_a_welcome_tells_a_wallet_only_when_it_is_kept() -> None:
    async def main() -> None:
        house = House()
        anna = await house.guest("Anna")
        store_in(house).gate.clear()
        granting = asyncio.create_task(house.room.keep(house.room.wallets.grant(anna, 40, "gift", house.wall)))
        await asyncio.sleep(0)
        connection = Connection(house.room, anna)
        welcoming = asyncio.create_task(connection.welcome())
        await asyncio.sleep(0.05)
        assert len(connection._out) == 0
        store_in(house).gate.set()
        await asyncio.gather(granting, welcoming)
        (told,) = waiting(connection)
        assert (told["type"], told["wallet"]) == ("welcome", 2040)

    asyncio.run(main())


# Bugs


def test_a_command_that_breaks_off_by_a_bug_is_answered_and_can_be_sent_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(policy=Policy(pause=100))
        async with door.client(await door.guest("Anna")) as anna:
            await anna.send(type="watch", table=hosted.id)
            with monkeypatch.context() as patch:
                patch.setattr(ChipPosting, "post", None)
                await anna.send(type="sit", table=hosted.id, id="1", chips=400)
                assert await anna.answer("1") == "broken"
            assert hosted.live.seats == {}
            await anna.send(type="sit", table=hosted.id, id="1", chips=400)
            assert await anna.answer("1") is None
            with monkeypatch.context() as patch:
                patch.setattr(Connection, "_tell_all", None)
                await anna.send(type="watch", table=hosted.id)
                assert (await anna.until("failed"))["error"]["code"] == "broken"

    run(test)


def test_who_cannot_be_told_something_by_a_bug_is_cut_off_and_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(policy=Policy(pause=100))
        async with door.client() as looker:
            await looker.send(type="watch", table=hosted.id)
            await looker.until("table")
            with monkeypatch.context() as patch:
                patch.setattr("fairdeal.web.connection.now_of", None)
                await door.room.perform(next(iter(door.room.people)).id, hosted.id, commands.sit(400))
                with pytest.raises(ConnectionClosed) as closed:
                    await looker.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == BROKEN.code

    run(test)


# Too much


def test_a_message_that_is_too_long_is_refused_counted_in_bytes() -> None:
    async def test(door: Door) -> None:
        async with door.client() as client:
            for text in ("x" * (LONGEST_MESSAGE + 1), "🂡" * (LONGEST_MESSAGE // 4 + 1), " " * LONGEST_MESSAGE + "{}"):
                await client.socket.send(text)
                error = (await client.until("failed"))["error"]
                assert f"longer than {LONGEST_MESSAGE} bytes" in error["sentence"]
            await client.socket.send('{"type":"ping"}'.ljust(LONGEST_MESSAGE))
            await client.until("pong")
            await client.socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await client.next()

    run(test)


def test_too_many_messages_at_once_are_refused_and_the_connection_lives() -> None:
    async def test(door: Door) -> None:
        async with door.client() as client:
            for _ in range(BURST + 30):
                await client.send(type="ping")
            got = [await client.next() for _ in range(BURST + 30)]
            assert [each["type"] for each in got[:BURST]] == ["pong"] * BURST
            refused = [each["error"]["code"] for each in got if each["type"] == "failed"]
            assert len(refused) >= 20
            assert set(refused) == {"too-fast"}
            await asyncio.sleep(0.3)
            await client.send(type="ping")
            assert (await client.next())["type"] == "pong"

    run(test, limited=True)


@contextmanager
def connection_of(house: House, limits: Limits, who: str = "") -> Iterator[tuple[Connection, list[Ending]]]:
    """A connection of a room, and how the room ended it."""
    ended: list[Ending] = []
    yield Connection(house.room, who, outboxes=Outboxes(limits), limited=False, end=ended.append), ended


def test_more_windows_give_nobody_more_messages() -> None:
    async def test(door: Door) -> None:
        anna, boris = await door.guest("Anna"), await door.guest("Boris")
        async with door.client(anna) as one, door.client(anna) as two, door.client(boris) as other:
            for window in (one, two):
                for _ in range(BURST - 10):
                    await window.send(type="ping")
            got = [await window.next() for window in (one, two) for _ in range(BURST - 10)]
            assert [each["type"] for each in got].count("failed") >= 5
            await other.send(type="ping")
            assert (await other.next())["type"] == "pong"

    run(test, limited=True)


def test_a_client_that_does_not_read_is_cut_off_by_bytes_while_a_message_is_being_sent() -> None:
    async def main() -> None:
        with connection_of(House(), Limits(waiting=1000)) as (connection, ended):
            sent: list[str] = []

            async def send(text: str) -> None:
                sent.append(text)
                await asyncio.Event().wait()

            writing = asyncio.create_task(connection.write(send))
            pong = len('{"type":"pong"}') + OVERHEAD
            for _ in range(1 + 1000 // pong):
                await connection.read('{"type":"ping"}')
                await asyncio.sleep(0)
            assert (len(sent), ended) == (1, [])
            await connection.read('{"type":"ping"}')
            assert ended == [NOT_READ]
            await connection.read('{"type":"ping"}')
            assert (ended, len(connection._out)) == ([NOT_READ], 0)
            writing.cancel()

    asyncio.run(main())


def test_a_table_that_is_on_its_way_is_not_sent_again() -> None:
    async def main() -> None:
        house = House()
        anna = await house.guest("Anna")
        hosted = await house.table(policy=Policy(pause=100))
        watch = msgspec.json.encode({"type": "watch", "table": hosted.id})
        with connection_of(house, Limits(), anna) as (connection, _):
            for _ in range(5):
                await connection.read(watch)
            await house.room.perform(anna, hosted.id, commands.sit(400))
            await connection.read(watch)
            told = waiting(connection)
            assert [each["type"] for each in told] == ["table", "events"]
            assert told[1]["first"] == told[0]["number"] + 1
            await connection.read(watch)
            (again,) = waiting(connection)
            assert (again["type"], again["number"]) == ("table", told[1]["first"] + len(told[1]["events"]) - 1)

    asyncio.run(main())


def test_what_waits_for_all_clients_is_bounded_and_the_one_with_the_most_is_cut_off() -> None:
    ended: list[str] = []
    outboxes = Outboxes(Limits(waiting=10_000, all_waiting=15_000))
    anna, boris = (outboxes.open(lambda name=name: ended.append(name)) for name in ("Anna", "Boris"))  # type: ignore[misc]
    for size in (4000, 4000):
        anna.put(b"x" * size)
    boris.put(b"x" * 5000)
    assert ended == []
    boris.put(b"x" * 2000)
    assert (ended, len(anna), len(boris)) == (["Anna"], 0, 2)
    assert outboxes.size == boris.size == 7000 + 2 * OVERHEAD
    boris.close()
    assert outboxes.size == 0


def test_a_connection_watches_so_many_tables_and_no_more() -> None:
    async def main() -> None:
        house = House()
        tables = [await house.table() for _ in range(3)]
        with connection_of(house, Limits(watched=2)) as (connection, _):
            for hosted in (*tables, tables[0]):
                await connection.read(msgspec.json.encode({"type": "watch", "table": hosted.id}))
            first, second, third = waiting(connection)
            assert [first["table"], second["table"]] == [tables[0].id, tables[1].id]
            assert third["error"]["code"] == "too-many-watched"
            assert "up to 2 tables" in third["error"]["sentence"]
            await connection.read(msgspec.json.encode({"type": "unwatch", "table": tables[0].id}))
            await connection.read(msgspec.json.encode({"type": "watch", "table": tables[2].id}))
            assert waiting(connection)[0]["table"] == tables[2].id
            await connection.leave()
            assert [dict(hosted.viewers) for hosted in tables] == [{}, {}, {}]

    asyncio.run(main())


def test_to_watch_counts_as_two_messages() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        connection = Connection(house.room, "")
        for _ in range(BURST // 2):
            await connection.read(msgspec.json.encode({"type": "watch", "table": hosted.id}))
            assert waiting(connection)[0]["type"] == "table"
        await connection.read(msgspec.json.encode({"type": "watch", "table": hosted.id}))
        assert waiting(connection)[0]["error"]["code"] == "too-fast"

    asyncio.run(main())


@pytest.mark.parametrize(
    ("sent", "wrong"),
    [
        ({"type": "act", "table": 1, "action": {"kind": "bet"}}, "missing required field `version`"),
        ({"type": "act", "table": 1, "version": 0, "action": {}, "more": 1}, "unknown field `more`"),
        ({"type": "sit", "table": "1", "chips": 400}, "Expected `int`, got `str`"),
        ({"type": "bow", "table": 1}, "Invalid value 'bow'"),
    ],
)
def test_a_command_that_cannot_be_read_is_answered_by_its_id_if_that_could(sent: dict[str, Any], wrong: str) -> None:
    async def main() -> None:
        connection = Connection(House().room, "")
        for told in ({"id": "a7"}, {"id": "x" * 65}, {"id": 7}, {}):
            await connection.read(msgspec.json.encode({**sent, **told}))
        answer, *failed = waiting(connection)
        assert (answer["type"], answer["id"], answer["error"]["code"]) == ("answer", "a7", "message-unreadable")
        assert wrong in answer["error"]["sentence"]
        assert [each["type"] for each in failed] == ["failed"] * 3

    asyncio.run(main())


def test_a_command_that_came_too_fast_is_answered_by_its_id() -> None:
    async def main() -> None:
        connection = Connection(House().room, "")
        for number in range(BURST + 1):
            await connection.read(msgspec.json.encode({"type": "ready", "table": 1, "id": str(number)}))
        last = waiting(connection)[-1]
        assert (last["type"], last["id"], last["error"]["code"]) == ("answer", str(BURST), "too-fast")

    asyncio.run(main())


# Anything at all

FIELDS = {
    "table": st.integers(-2, 5) | st.just(2**70) | st.none() | st.text(max_size=3),
    "id": st.text(max_size=70) | st.integers(),
    "chips": st.integers(-10, 3000) | st.just(10**25) | st.floats(),
    "seat": st.integers(-2, 9) | st.none() | st.just(10**20),
    "version": st.integers(-2, 60) | st.just(2**66),
    "text": st.text(max_size=600)
    | st.sampled_from(["bet 20", "20", "war", "bet 1e9", "½", "²", "bet ٣", "!bet 20", "!hand", "!help", "!"]),
    "language": st.text(max_size=8) | st.sampled_from(["ru", "pt", "xx"]),
    "commitment": st.binary(min_size=31, max_size=33).map(bytes.hex) | st.text(max_size=70),
    "cut": st.binary(max_size=66).map(bytes.hex) | st.text(max_size=20),
    "code": st.text(max_size=10),
    "on": st.booleans() | st.none() | st.integers(),
    "reaction": st.sampled_from([*get_args(Reaction), "boo", ""]),
}
ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
ACTION = st.fixed_dictionaries(
    {"kind": st.sampled_from(["bet", "withdraw", "sit-out", "go-to-war", "deal", "void", "burn", ""])},
    optional={"amount": st.integers(-5, 300) | ANY, "seat": ANY, "card": st.just("9c"), "target": st.integers()},
)
KINDS = [kind.__struct_config__.tag for kind in wire.FromClient.__args__]
ALMOST = st.sampled_from(KINDS).flatmap(
    lambda kind: st.fixed_dictionaries(
        {"type": st.just(kind)},
        optional={**FIELDS, "action": ACTION | ANY},
    )
)


def _right(kind: type[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of a kind with the fields that it has, of which most are as they should be."""
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    good = {
        **FIELDS,
        "action": ACTION,
        "on": st.booleans(),
        "reaction": st.sampled_from(get_args(Reaction)),
        "table": st.sampled_from([1, 2, 3]),
        "id": st.text("abc", min_size=1, max_size=2),
    }
    wanted = {name: good[name] for name in names}
    return st.fixed_dictionaries({"type": st.just(kind.__struct_config__.tag), **wanted})


RIGHT = st.one_of([_right(kind) for kind in wire.FromClient.__args__])
TEXTS = (
    st.text(max_size=40)
    | ANY.map(lambda value: msgspec.json.encode(value, enc_hook=str).decode(errors="replace"))
    | ALMOST.map(lambda value: msgspec.json.encode(value).decode())
    | RIGHT.map(lambda value: msgspec.json.encode(value).decode())
    | st.sampled_from(["[" * 3000, '{"a":' * 600, '{"type":"ping","type":"ping"}', '"\\ud800"', "\x00", "NaN", "1e999"])
)
MAY_COME = {
    "told",
    "turned-away",
    "pong",
    "failed",
    "answer",
    "table",
    "events",
    "wallet",
    "chat",
    "closed",
    "prices",
    "reacted",
}
QUIET = (b'"unwatch"', b'"price"', b'"watch"')
"""What may have no answer, or one that comes later."""


@pytest.fixture(scope="module")
def fuzzed() -> Iterator[tuple[asyncio.Runner, Client]]:
    """One connection to one room with two tables, for all that is thrown at it."""
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()

        async def begin() -> Client:
            door = await stack.enter_async_context(open_door())
            first = await door.table(bots=1)
            await door.table(private=True)
            client = await stack.enter_async_context(door.client(await door.guest("Anna")))
            assert first.id <= 3
            return client

        yield runner, runner.run(begin())
        runner.run(stack.aclose())


@settings(
    max_examples=100,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.function_scoped_fixture],
)
@given(messages=st.lists(TEXTS | st.binary(max_size=60), min_size=1, max_size=6))
def test_whatever_is_sent_is_answered_and_the_connection_lives(
    fuzzed: tuple[asyncio.Runner, Client], messages: list[str | bytes]
) -> None:
    runner, client = fuzzed

    async def throw() -> None:
        for sent in messages:
            await client.socket.send(sent)
        await client.send(type="watch", table=-1)
        seen: list[str] = []
        while True:
            message = await client.next()
            seen.append(message["type"])
            if message["type"] == "failed" and message["error"]["facts"].get("number") == -1:
                break
        client.got.clear()
        assert set(seen) <= MAY_COME
        replies = [kind for kind in seen if kind in ("failed", "answer", "pong", "table")]
        thrown = [each if isinstance(each, bytes) else each.encode("utf-8", "replace") for each in messages]
        quiet = sum(any(kind in each for kind in QUIET) for each in thrown)
        assert len(replies) + quiet > len(messages)

    runner.run(throw())
