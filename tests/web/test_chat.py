"""A game played from the line of chat, over a real socket: acts are played, questions answered to the asker alone."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import msgspec
import pytest

from fairdeal import fair
from fairdeal.cards import read_cards
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards
from fairdeal.locale import catalogue_of
from fairdeal.room.tables import commands
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.plans import TablePlan
from fairdeal.room.tables.policy import Policy
from fairdeal.web.connection import Connection
from tests.room.rooms import House, store_in
from tests.room.script import LONG_HEX, Message
from tests.web.doors import AT_ONCE, Client, Door, open_door, waiting

CUT = b"my lucky day"
WAITING = Policy(pause=0, rest=0, bot_delay=0, cuts=20, decision=None)
PAUSED = Policy(pause=100, rest=100, bot_delay=0, cuts=20, decision=None)
WORDS = {
    "en": {"bet": "!bet 20", "insure": "!no insurance", "hit": "!stand"},
    "ru": {"bet": "!ставка 20", "insure": "!без страховки", "hit": "!хватит"},
    "pt": {"bet": "!aposta 20", "insure": "!sem seguro", "hit": "!parar"},
}


def run(test: Callable[[Door], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        async with asyncio.timeout(30), open_door() as door:
            await test(door)

    asyncio.run(main())


async def blackjack(door: Door, policy: Policy = WAITING, **plan: Any) -> HostedTable:
    if not len(door.room.people):
        await door.guest("Hetty")
    host = next(iter(door.room.people)).id
    return await door.room.make_table(host, TablePlan("blackjack", {"seats": 3}, policy=policy, **plan))


class Chatter:
    """Somebody who plays by lines of chat. Cuts are made without being asked, as the page makes them."""

    def __init__(self, client: Client, table: int, language: str = "en") -> None:
        self.client, self.table, self.language = client, table, language
        self.offer: Message = {}
        self.events: list[str] = []
        self.names: dict[int, str] = {}
        self.you: int | None = None
        self.error: str | None = None
        self.ids = 0

    async def sit(self, chips: int = 400) -> None:
        await self.client.send(type="watch", table=self.table)
        await self.client.send(type="sit", table=self.table, id="sit", chips=chips)
        await self.until(lambda: bool(self.offer))

    async def until(self, true: Callable[[], bool]) -> None:
        while not true():
            await self.hear()

    async def hear(self) -> Message:
        message = await self.client.next()
        if message["type"] in ("table", "events"):
            self.events += [each["kind"] for each in message.get("events", ())]
            self.you, self.offer = message.get("you"), message["now"].get("offer", {})
            self.names = {each["seat"]: each["name"] for each in message["now"]["seats"]}
            await self.cut()
        return message

    async def cut(self) -> None:
        command = {"table": self.table, "id": f"{self.offer.get('asks')} {self.offer.get('version')}"}
        if self.offer.get("yours") and self.offer["asks"] == "cuts":
            await self.client.send(type="show-cut", commitment=fair.commit_cut(CUT).hex(), **command)
        if self.offer.get("yours") and self.offer["asks"] == "openings":
            await self.client.send(type="open-cut", cut=CUT.hex(), **command)

    async def line(self, text: str, **more: object) -> list[str]:
        """Type a line; what was told of it, in words, before the answer came."""
        self.ids += 1
        ident = str(more.pop("id", f"line {self.ids}"))
        sent = {"type": "chat", "table": self.table, "id": ident, "text": text, "language": self.language, **more}
        await self.client.send(**sent)
        told: list[str] = []
        while (message := await self.hear())["type"] != "answer" or message["id"] != ident:
            if message["type"] == "told":
                assert message["table"] == self.table
                told += [self.say(each) for each in message["sentences"]]
        self.error = message.get("error", {}).get("code")
        return told

    def say(self, said: Message) -> str:
        return catalogue_of(self.language).say(read_said(said), names=self.names, you=self.you)

    async def play_round(self) -> None:
        """Bet, insure nothing, stand: by lines alone."""
        words = WORDS[self.language]
        while "round-settled" not in self.events:
            await self.until(lambda: self.moves or "round-settled" in self.events)
            if self.moves:
                kinds = [each["kind"] for each in (*self.offer.get("amounts", ()), *self.offer.get("actions", ()))]
                assert await self.line(next(words[kind] for kind in words if kind in kinds)) == []
                assert self.error is None

    @property
    def moves(self) -> bool:
        return bool(self.offer.get("yours")) and self.offer["asks"] == "moves"


def read_said(said: Message) -> Sentence:
    """A sentence as it came over the wire."""

    def fact(value: Any) -> object:
        match value:
            case {"chips": amount}:
                return Chips(amount)
            case {"gain": amount}:
                return Gain(amount)
            case {"seat": seat}:
                return Seat(seat)
            case {"cards": cards}:
                return ShownCards(read_cards(" ".join(cards)))
            case {"sentence": inner}:
                return read_said(inner)
            case {"list": inner}:
                return tuple(map(fact, inner))
        return value

    return Sentence(said["key"], {name: fact(value) for name, value in said["facts"].items()})


@asynccontextmanager
async def seated(door: Door, hosted: HostedTable, name: str, language: str = "en") -> AsyncIterator[Chatter]:
    async with door.client(await door.guest(name)) as client:
        chatter = Chatter(client, hosted.id, language)
        await chatter.sit()
        yield chatter


@asynccontextmanager
async def betting(door: Door, **plan: Any) -> AsyncIterator[tuple[HostedTable, Chatter, Chatter]]:
    """Boris and Anna at a table of Blackjack where bets are made: Anna's changes nothing until Boris has bet."""
    hosted = await blackjack(door, PAUSED, **plan)
    async with seated(door, hosted, "Boris") as boris, seated(door, hosted, "Anna") as anna:
        for each in (boris, anna):
            await each.client.send(type="ready", table=hosted.id, id="ready")
        for each in (boris, anna):
            await each.until(lambda each=each: each.moves)  # type: ignore[misc]
        yield hosted, boris, anna


async def heard_since(client: Client) -> list[str]:
    """The kinds of all that a client was sent up to now."""
    await client.send(type="ping")
    await client.until("pong")
    return [message["type"] for message in client.got]


# Playing


@pytest.mark.parametrize("language", WORDS)
def test_a_whole_round_is_played_by_lines_of_chat_and_nothing_is_published(language: str) -> None:
    async def test(door: Door) -> None:
        hosted = await blackjack(door)
        async with door.client() as looker, seated(door, hosted, "Anna", language) as anna:
            await looker.send(type="watch", table=hosted.id)
            await anna.play_round()
            assert "bet-placed" in anna.events
            assert await anna.line("Well played!") == []
            kinds = await heard_since(looker)
            assert (kinds.count("chat"), kinds.count("told")) == (1, 0)
            assert [line.text for line in hosted.chat] == ["Well played!"]
            kept = door.room.store.chat(hosted.id, limit=50)
            assert [line.text for line in kept] == ["Well played!"]

    run(test)


def test_casino_war_is_played_so_too() -> None:
    async def test(door: Door) -> None:
        hosted = await door.table(policy=WAITING)
        async with seated(door, hosted, "Anna", "pt") as anna:
            assert await anna.line("!aposto 5") == []
            await anna.until(lambda: anna.moves or "round-settled" in anna.events)
            if "round-settled" not in anna.events:
                assert await anna.line("!guerra") == []
                await anna.until(lambda: "round-settled" in anna.events)
            assert "bet-placed" in anna.events

    run(test)


def test_a_line_that_is_sent_again_is_played_once() -> None:
    async def test(door: Door) -> None:
        async with betting(door) as (hosted, _, anna):
            assert await anna.line("!bet 20", id="once") == []
            number, seat = hosted.live.number, anna.you
            for _ in range(2):
                assert (await anna.line("!bet 20", id="once"), anna.error) == ([], None)
            assert hosted.live.number == number
            first = await anna.line("!bet 20", id="refused")
            assert first == ["You have already bet 20."]
            await anna.line("!withdraw")
            assert await anna.line("!bet 20", id="refused") == first
            assert seat is not None
            assert hosted.live.offer(seat).amounts, "the bet was not placed"

    run(test)


def test_a_line_is_for_the_offer_that_it_names_or_for_the_one_that_stands() -> None:
    async def test(door: Door) -> None:
        async with betting(door) as (hosted, _, anna):
            old = anna.offer["version"]
            assert await anna.line("!bet 20", version=old) == []
            told = await anna.line("!withdraw", version=old)
            now = hosted.live.seats[anna.you or 0].version
            assert told == [f"The table has moved on (from version {old} to {now}). Look again and choose."]
            assert await anna.line("!withdraw") == []
            assert "bet-withdrawn" in anna.events

    run(test)


def test_who_is_muted_may_play_but_not_write_and_so_in_a_room_without_chat() -> None:
    async def test(door: Door) -> None:
        async with betting(door) as (hosted, _, anna):
            door.room.people.change(door.room.people.find("Anna").id, muted_until=door.room.clocks.wall() + 60)
            await anna.line("hello")
            assert anna.error == "muted"
            assert await anna.line("!bet 20") == []
            assert await anna.line("!hand") == ["Your hand: no cards, bet 20"]
            door.room.settings = msgspec.structs.replace(door.room.settings, chat=False)
            assert await anna.line("!withdraw") == []
            assert "bet-withdrawn" in anna.events
            for _ in range(8):
                assert await anna.line("!chips") == ["Before you: 200. In your wallet: 800."]
            assert list(hosted.chat) == []

    run(test)


# Answers


def test_questions_are_answered_to_the_asker_alone_and_before_the_answer() -> None:
    async def test(door: Door) -> None:
        async with door.client() as looker, betting(door) as (hosted, boris, anna):
            await looker.send(type="watch", table=hosted.id)
            assert await anna.line("!bet 20") == []
            assert await anna.line("!chips") == ["Before you: 180. Staked in this round: 20. In your wallet: 800."]
            assert await anna.line("!table") == [
                "You: bet 20",
                "Shoe: 6 decks, 312 cards left; shuffle after 200 to 220 more.",
            ]
            assert (await anna.line("!help"))[1] == "!withdraw – before the first card is dealt"
            anna.language = "ru"
            assert await anna.line("!фишки") == ["Перед вами: 180. Поставлено в этом раунде: 20. В кошельке: 800."]
            assert "told" not in await heard_since(boris.client)
            assert "told" not in await heard_since(looker)

    run(test)


def test_what_cannot_be_done_is_told_in_sentences_and_changes_nothing() -> None:
    async def test(door: Door) -> None:
        async with betting(door) as (hosted, _, anna):
            number, see = hosted.live.number, "Type !help to see what you can say here."
            for line, told in (
                ("!hit", ["No hand is waiting for a decision. Hands are played after the bets and the deal."]),
                ("!bet", ["“bet” needs an amount after it, like “bet 2”.", see]),
                ("!bet 500", ["You can’t bet 500. Bet from 2 to 100, in steps of 1."]),
                ("!dance", ["Unknown word: “dance”. You can type: bet 2–100, sit out.", see]),
                ("!!!", ["Unknown word: “!!”. You can type: bet 2–100, sit out.", see]),
            ):
                assert (await anna.line(line), anna.error) == (told, None), line
            assert hosted.live.number == number
            anna.language = "xx"
            await anna.client.send(type="chat", table=hosted.id, id="xx", text="!hit", language="xx")
            assert await anna.client.answer("xx") == "no-language"

    run(test)


def test_who_does_not_sit_there_may_ask_and_is_told_what_is_public() -> None:
    async def test(door: Door) -> None:
        hosted, hidden = await blackjack(door), await blackjack(door, private=True)
        async with door.client(await door.guest("Vera")) as client, door.client() as stranger:
            vera = Chatter(client, hosted.id)
            assert await vera.line("!table") == ["There’s nothing on the table yet."]
            not_seated = "You aren’t sitting at this table. Take a seat first."
            assert await vera.line("!bet 20") == [not_seated, "Type !help to see what you can say here."]
            assert await vera.line("!hand") == [not_seated]
            assert await vera.line("!chips") == ["In your wallet: 1 000. You aren’t seated at this table."]
            assert (await vera.line("!help"))[0] == "You have nothing to decide right now. You can type here:"
            vera.table = hidden.id
            assert (await vera.line("!table"), vera.error) == ([], "no-table")
            await stranger.send(type="chat", table=hosted.id, id="1", text="!table")
            assert await stranger.answer("1") == "sign-in-first"

    run(test)


def test_a_window_that_does_not_play_answers_questions_and_no_more() -> None:
    async def test(door: Door) -> None:
        hosted = await blackjack(door)
        session = await door.guest("Anna")
        async with door.client(session) as one, door.client(session) as two:
            old, new = Chatter(one, hosted.id), Chatter(two, hosted.id)
            await old.sit()
            await two.send(type="watch", table=hosted.id)
            await old.client.until("closed")
            assert await old.line("!chips") == ["Before you: 200. In your wallet: 800."]
            assert await old.line("!bet 20") == [
                "You’re playing at this table in another window. To play in this one, open the table here again."
            ]
            assert "told" not in await heard_since(two)
            assert await new.line("!bet 20") == []
            assert "bet-placed" in new.events

    run(test)


# Secrets


@pytest.mark.parametrize("game", ["blackjack", "casino-war"])
def test_answers_hold_no_seal_and_no_cut(game: str) -> None:
    async def test(door: Door) -> None:
        hosted = await (blackjack(door) if game == "blackjack" else door.table(policy=AT_ONCE))
        async with seated(door, hosted, "Anna") as anna:
            chance = Random(5)
            for _ in range(30):
                await anna.line(
                    "!" + chance.choice(["hand", "table", "shoe", "help", "bet 5", "stand", "war", "no insurance"])
                )
        told = [msgspec.json.encode(each).decode() for each in anna.client.got if each["type"] == "told"]
        assert len(told) > 20
        assert not [each for each in told if LONG_HEX.search(each) or CUT.hex() in each]

    run(test)


def test_an_answer_tells_only_what_is_kept() -> None:
    async def main() -> None:
        house = House()
        hosted = await house.table()
        (anna,) = await house.seated(hosted, "Anna")
        connection = Connection(house.room, anna.player)
        while not hosted.live.offer(0).amounts:
            await house.pass_time()
        store_in(house).gate.clear()
        bet = {"kind": "bet", "amount": 40}
        version = hosted.live.seats[0].version
        acting = asyncio.create_task(
            house.room.perform(anna.player, hosted.id, commands.act(version, bet), command="1")
        )
        await asyncio.sleep(0)
        asked = msgspec.json.encode({"type": "chat", "table": hosted.id, "id": "2", "text": "!chips"})
        asking = asyncio.create_task(connection.read(asked))
        await asyncio.sleep(0.05)
        assert not connection._out
        store_in(house).gate.set()
        await asyncio.gather(acting, asking)
        told, answer = waiting(connection)
        assert (told["type"], answer) == ("told", {"type": "answer", "id": "2"})
        assert told["sentences"][0]["key"] == "chat-chips-staked"

    asyncio.run(main())
