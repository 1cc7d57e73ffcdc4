"""The price of a move: what is told, to whom, and that nobody waits for it."""

import asyncio
from collections.abc import Callable, Coroutine
from fractions import Fraction
from threading import Event as Gate
from typing import Any

import msgspec

from fairdeal.engine.game import Price
from fairdeal.engine.moves import Legal
from fairdeal.errors import NotAllowed, StoreFailed
from fairdeal.games import find_game
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.odds import edge
from fairdeal.room.tables.hosted import HostedTable
from tests.altered import altered
from tests.room.rooms import until
from tests.room.script import Message
from tests.web.doors import AT_ONCE, Client, Door, open_door

SLOW = msgspec.structs.replace(AT_ONCE, pause=100)


def run(test: Callable[[Door], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(30), open_door() as door:
            await test(door)

    asyncio.run(main())


async def seated(client: Client, hosted: HostedTable) -> Message:
    """Watch, sit down and be ready; the offer of the first bet."""
    await client.send(type="watch", table=hosted.id)
    await client.send(type="sit", table=hosted.id, id="sit", chips=400)
    await client.send(type="ready", table=hosted.id, id="ready")
    asked = await client.until("events", lambda message: message["now"].get("offer", {}).get("yours"))
    offer: Message = asked["now"]["offer"]
    return offer


async def prices(client: Client, hosted: HostedTable) -> Message:
    await client.send(type="price", table=hosted.id)
    return await client.until("prices")


class Slow:
    """Casino War whose prices wait at a gate, counted."""

    def __init__(self, hosted: HostedTable) -> None:
        self.gate, self.asked = Gate(), 0
        self.game = hosted.live.game
        hosted.live.game = altered(self.game, price=self.price)

    def price(self, view: Any, legal: Legal) -> tuple[Price, ...]:
        self.asked += 1
        assert self.gate.wait(10)
        return self.game.advice.price(view, legal)


def test_prices_are_told_exactly_for_the_present_offer() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            offer = await seated(anna, hosted)
            told = await prices(anna, hosted)
            assert (told["table"], told["version"]) == (hosted.id, offer["version"])
            by_amount = {
                each["action"]["amount"]: each["expectation"] for each in told["prices"] if "amount" in each["action"]
            }
            assert Fraction(by_amount[4]) == 4 * edge(House())
            assert set(by_amount) == {4, 200}

    run(test)


def test_who_is_offered_nothing_is_told_no_price() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(SLOW)
        async with door.client() as looker, door.client(await door.guest("Anna")) as anna:
            await looker.send(type="watch", table=hosted.id)
            nothing = {"type": "prices", "table": hosted.id, "version": 0, "prices": [], "unit": "half-chips"}
            assert await prices(looker, hosted) == nothing
            await anna.send(type="watch", table=hosted.id)
            await anna.send(type="sit", table=hosted.id, id="sit", chips=400)
            assert await anna.answer("sit") is None
            assert (await prices(anna, hosted))["prices"] == []

    run(test)


def test_a_table_without_prices_and_one_that_is_not_seen_refuse() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(msgspec.structs.replace(AT_ONCE, prices=False))
        async with door.client(await door.guest("Anna")) as anna:
            await anna.send(type="price", table=hosted.id)
            assert (await anna.until("failed"))["error"]["code"] == "not-watched"
            await seated(anna, hosted)
            await anna.send(type="price", table=hosted.id)
            assert (await anna.until("failed"))["error"]["code"] == "prices-off"
            await anna.send(type="watch", table=hosted.id)
            assert (await anna.until("table"))["policy"]["prices"] is False

    run(test)


def test_nobody_waits_for_a_price_and_what_is_asked_meanwhile_is_answered_once() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            offer = await seated(anna, hosted)
            slow = Slow(hosted)
            try:
                await anna.send(type="price", table=hosted.id)
                await until(lambda: slow.asked == 1)
                for _ in range(5):
                    await anna.send(type="price", table=hosted.id)
                action = {"kind": "bet", "amount": 20}
                await anna.send(type="act", table=hosted.id, id="bet", version=offer["version"], action=action)
                assert await anna.answer("bet") is None
                assert slow.asked == 1
            finally:
                slow.gate.set()
            first, second = await anna.until("prices"), await anna.until("prices")
            assert first["version"] == offer["version"] < second["version"] == hosted.live.seats[0].version
            assert [each["action"]["kind"] for each in second["prices"]] == ["withdraw"]
            assert slow.asked == 2

    run(test)


def test_a_price_that_is_known_is_told_again_without_work() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            await seated(anna, hosted)
            slow = Slow(hosted)
            slow.gate.set()
            assert await prices(anna, hosted) == await prices(anna, hosted)
            assert slow.asked == 1

    run(test)


def test_a_fault_in_a_price_is_told_and_the_connection_goes_on() -> None:
    def broken(view: Any, legal: Legal) -> tuple[Price, ...]:
        raise ZeroDivisionError

    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            await seated(anna, hosted)
            hosted.live.game = altered(find_game("casino-war"), price=broken)
            await anna.send(type="price", table=hosted.id)
            assert (await anna.until("failed"))["error"]["code"] == "broken"
            hosted.live.game = find_game("casino-war")
            assert (await prices(anna, hosted))["prices"]

    run(test)


def test_after_the_store_has_failed_nothing_is_told() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            await seated(anna, hosted)
            door.room.commits.failed = StoreFailed("database-lost", "Gone.")
            await anna.send(type="price", table=hosted.id)
            assert (await anna.until("failed"))["error"]["code"] == "data-unavailable"
            door.room.commits.failed = None

    run(test)


def test_a_price_that_nobody_waits_for_any_more_is_given_up() -> None:
    async def test(door: Door) -> None:
        hosted, guest = await door.table(), await door.guest("Anna")
        async with door.client(guest) as anna:
            await seated(anna, hosted)
            slow = Slow(hosted)
            await anna.send(type="price", table=hosted.id)
            await until(lambda: slow.asked == 1)
        await until(lambda: not hosted.viewers)
        slow.gate.set()
        async with door.client(guest) as anna:
            await anna.send(type="watch", table=hosted.id)
            assert (await prices(anna, hosted))["prices"]
            assert slow.asked == 2, "what was given up holds up nobody"

    run(test)


def test_where_there_can_be_no_prices_their_place_says_why() -> None:
    def uninstalled(view: Any, legal: Legal) -> tuple[Price, ...]:
        raise NotAllowed("odds-not-installed", "They need {command}.", command="an extra")

    async def test(door: Door) -> None:
        hosted = await door.table()
        async with door.client(await door.guest("Anna")) as anna:
            offer = await seated(anna, hosted)
            hosted.live.game = altered(find_game("casino-war"), price=uninstalled)
            told = await prices(anna, hosted)
            assert (told["table"], told["version"], told["prices"]) == (hosted.id, offer["version"], [])
            error = {"code": "odds-not-installed", "sentence": "They need an extra.", "facts": {"command": "an extra"}}
            assert told["error"] == error

    run(test)
