"""A whole room for tests: a store that can stall or fail, people, a looker-on, and rounds played to their end."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise
from threading import Event as Gate
from typing import Any

import msgspec

from fairdeal import fair
from fairdeal.engine.accounts import stack
from fairdeal.engine.chance import BytesChance
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Event
from fairdeal.errors import FairdealError, StoreFailed
from fairdeal.room import Asks
from fairdeal.room.clocks import Clocks
from fairdeal.room.ports import ChangeRow, ChatRow, Image, JournalRow, Store, Thinker, Write
from fairdeal.room.room import Room
from fairdeal.room.tables import commands, timing
from fairdeal.room.tables.hosted import ClosedBecause, HostedTable, Reaction, Wanted
from fairdeal.room.tables.inputs import Entry, read_entry
from fairdeal.room.tables.outcomes import Outcome
from fairdeal.room.tables.plans import TablePlan
from fairdeal.room.tables.policy import Policy
from fairdeal.room.tables.seats import Thought
from fairdeal.store import MemoryStore
from fairdeal.thinking.questions import Question
from tests.record.sittings import fixed

NOW = 1_800_000_000.0
AT_ONCE = Policy(pause=0, rest=0, bot_delay=0, cuts=20, decision=60)
NAMES = [
    "Anna",
    "Boris",
    "Clara",
    "David",
    "Elena",
    "Fritz",
    "Gerda",
    "Heinz",
    "Irina",
    "Jorge",
    "Katya",
    "Lucia",
    "Mario",
    "Nadia",
    "Oskar",
    "Petra",
]


class WatchedStore(MemoryStore):
    """A store that keeps every batch too, and can be told to stall or to fail."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[Sequence[Write]] = []
        self.gate = Gate()
        self.gate.set()
        self.fails = False

    def write(self, batch: Sequence[Write]) -> None:
        assert self.gate.wait(20)
        if self.fails:
            raise StoreFailed("database-not-written", "The disk is full.")
        super().write(batch)
        self.batches.append(tuple(batch))


@dataclass(eq=False)
class Eye:
    """A viewer that notes all it is told."""

    player: str = ""
    told: list[tuple[int, tuple[Event, ...]]] = field(default_factory=list)
    views: int = 0
    lines: list[str] = field(default_factory=list)
    failures: int = 0
    reactions: list[tuple[int, Reaction]] = field(default_factory=list)
    windows: list[str] = field(default_factory=list)
    wallets: list[int] = field(default_factory=list)
    closings: list[int] = field(default_factory=list)
    closed_because: list[str] = field(default_factory=list)
    closing_reasons: list[str] = field(default_factory=list)
    turned_away_by: list[str] = field(default_factory=list)

    def happened(self, hosted: HostedTable, done: list[Outcome]) -> None:
        self.views += 1
        self.told += [(each.first, each.happened.everything) for each in done]

    def chatted(self, line: ChatRow, seat: int | None) -> None:
        self.lines.append(line.text)

    def reacted(self, table: int, seat: int, reaction: Reaction) -> None:
        self.reactions.append((seat, reaction))

    def wallet(self, amount: int) -> None:
        self.wallets.append(amount)

    def elsewhere(self, table: int) -> None:
        self.windows.append("elsewhere")

    def here(self, hosted: HostedTable) -> None:
        self.windows.append("here")

    def turned_away(self, table: int, error: FairdealError, *, wanted: Wanted = "seat") -> None:
        self.turned_away_by.append(error.code)

    def failed(self) -> None:
        self.failures += 1

    def closed(self, table: int, why: ClosedBecause, reason: str) -> None:
        self.closings.append(table)
        self.closed_because.append(why)
        self.closing_reasons.append(reason)

    @property
    def events(self) -> list[Event]:
        return [event for _, events in self.told for event in events]


class Lazy:
    """Never answers by itself: bots think when the test says so."""

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    async def think(self, question: Question[Any], asker: str) -> Any:
        await asyncio.Event().wait()


class House:
    """A room with a clock of its own, and what is done in it; `ids` are the players by name."""

    def __init__(self, store: Store | None = None, *, name: str = "room", thinker: Thinker | None = None) -> None:
        self.store = store or WatchedStore()
        self.wall, self.steady = NOW, 0.0
        self.name = name
        self.thinker = thinker or Lazy()
        self.draw = fixed(name)
        self.room = self._room(self.store.load())
        self.ids = {row.name: row.id for row in self.room.people}
        self.commands = count(1)

    def _room(self, image: Image) -> Room:
        clocks = Clocks(lambda: self.wall, lambda: self.steady)
        return Room(self.store, image, clocks=clocks, draw=self.draw, thinker=self.thinker)

    async def guest(self, name: str) -> str:
        row = self.room.people.guest(name, self.wall)
        await self.room.keep([row, *self.room.wallets.open(row.id, self.room.settings, self.wall)])
        self.ids[name] = row.id
        return row.id

    async def table(self, *, policy: Policy = AT_ONCE, **plan: Any) -> HostedTable:
        """A table with four seats and stakes of 2 to 100 chips, with nobody at it."""
        options = {"stake": None, "rounds": None, "seats": 4, **plan.pop("options", {})}
        who = next(iter(self.ids.values())) if self.ids else await self.guest(NAMES[0])
        return await self.room.make_table(who, TablePlan("casino-war", options, policy=policy, **plan))

    async def seated(self, hosted: HostedTable, *names: str, chips: int = 400) -> list[Eye]:
        """These come in, look at the table and sit down."""
        eyes = []
        for name in names:
            player = self.ids.get(name) or await self.guest(name)
            eyes.append(Eye(player))
            await self.room.watch(eyes[-1], hosted.id, hosted.row.code)
            await self.room.perform(player, hosted.id, commands.sit(chips * CHIP), command=self.command())
        return eyes

    def command(self) -> str:
        return f"#{next(self.commands)}"

    async def pass_time(self, seconds: float = 0.0) -> None:
        """Time goes on, and whatever is due at the tables happens."""
        self.steady += seconds
        self.wall += seconds
        for hosted in tuple(self.room.tables.values()):
            await self.room.executor.perform(hosted, lambda now: [])

    # Rounds

    async def step(self, hosted: HostedTable) -> None:
        """One thing that the table waits for, done by who is asked first; time goes on if it is a bot, or nobody."""
        live, room = hosted.live, self.room
        people = [live.seats[seat] for seat in live.asked if not live.seats[seat].bot]
        if not people:
            self.think(hosted)
            due = timing.deadline(live)
            assert due is not None
            await self.pass_time(max(0.0, due - self.steady))
            return
        who, seat, command = people[0].who, people[0].seat, self.command()
        if live.asks is Asks.CUTS:
            await room.perform(who, hosted.id, commands.show_cut(fair.commit_cut(cut(seat))), command=command)
        elif live.asks is Asks.OPENINGS:
            await room.perform(who, hosted.id, commands.open_cut(cut(seat)), command=command)
        else:
            await room.perform(who, hosted.id, commands.act(people[0].version, usual(hosted, seat)), command=command)

    def think(self, hosted: HostedTable) -> None:
        """The bots of a table think at once."""
        for seat, version in hosted.live.bots_to_think():
            action = hosted.live.bot_move(seat).answer(BytesChance(self.draw))
            hosted.live.take_thought(seat, Thought(version, action))

    async def round(self, hosted: HostedTable) -> None:
        """A round from its opening, or where it is now, to its last chip."""
        number = self.rounds(hosted)
        while hosted.live.table is not None and self.rounds(hosted) == number:
            await self.step(hosted)

    def rounds(self, hosted: HostedTable) -> int:
        """How many rounds are over in this sitting."""
        record = self.room.record_so_far(hosted.id)
        return -1 if record is None else len(record.rounds)

    # Again

    def restarted(self, store: Store | None = None) -> "House":
        """The room that comes after a crash."""
        again = House(store or self.store, name=f"{self.name}'")
        again.wall, again.commands = self.wall, self.commands
        return again


def cut(seat: int) -> bytes:
    return f"lucky {seat}".encode()


def usual(hosted: HostedTable, seat: int) -> dict[str, Any]:
    """The least bet, and war on a tie if it can be had."""
    legal = hosted.live.offer(seat)
    if legal.amounts:
        return {"kind": "bet", "amount": legal.amounts[0].least}
    kinds = [type(action).__name__ for action in legal.actions]
    return {"kind": "go-to-war" if "GoToWar" in kinds else "surrender"}


def run(main: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test that waits for things."""
    asyncio.run(asyncio.wait_for(main(), 120))


async def until(true: Callable[[], object], *, seconds: float = 5.0) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.001)


def entries(batches: Sequence[Sequence[Write]], table: int) -> list[Entry]:
    """The journal of a table, all that was ever written."""
    rows = [row for batch in batches for row in batch if isinstance(row, JournalRow) and row.table == table]
    return [read_entry(row.entry) for row in rows]


def store_of(batches: Sequence[Sequence[Write]]) -> MemoryStore:
    """A store that was cut off after these batches."""
    store = MemoryStore()
    for batch in batches:
        store.write(batch)
    return store


def is_kept(store: MemoryStore, kind: type[Write]) -> list[Any]:
    return list(store._kept[kind].values())


def held_at_tables(room: Room, player: str) -> int:
    """The half-chips that a player has at tables; during a round, what there was when it opened."""
    held = 0
    for hosted in room.tables.values():
        occupant = hosted.live.seat_of(player)
        if occupant is not None:
            place, book = stack(occupant.seat), room.wallets.books._tables[str(hosted.id)]
            held += book.places.get(place, 0) - sum(each.gains.get(place, 0) for each in book.rounds.values())
    return held


def assert_every_chip_told(room: Room, store: Store) -> None:
    """What people have is what the history says they were given and have won; the books balance."""
    assert room.wallets.books.total() == 0
    for row in room.people:
        changes = store.changes(row.id, before=None, limit=10**6)
        wallet = [change for change in reversed(changes) if change.balance is not None]
        balance = 0
        for change in wallet:
            balance += change.amount
            assert change.balance == balance
        assert balance == row.wallet == room.wallets.balance(row.id)
        assert row.wallet + held_at_tables(room, row.id) == sum(map(_gain, changes))


def _gain(change: ChangeRow) -> int:
    return 0 if change.reason in ("buy-in", "cash-out") else change.amount


def store_in(house: House) -> WatchedStore:
    assert isinstance(house.store, WatchedStore)
    return house.store


def kinds(eye: Eye) -> list[str]:
    """The names of the events that a viewer was told."""
    return [type(event).__name__ for event in eye.events]


def assert_no_gap(eye: Eye) -> None:
    told = [each for each in eye.told if each[1]]
    for (first, events), (then, _) in pairwise(told):
        assert then == first + len(events)


def replace_policy(**changes: float) -> Policy:
    return msgspec.structs.replace(AT_ONCE, **changes)
