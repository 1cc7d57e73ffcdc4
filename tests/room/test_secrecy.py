"""Nothing that leaves a table tells a seal or a cut before it is opened, or a card before it is dealt."""

import base64
import re
import traceback
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from fairdeal import fair
from fairdeal.cards import Card, card_code
from fairdeal.engine.events import CardDealt
from fairdeal.errors import FairdealError
from fairdeal.games.casino_war.house import House
from fairdeal.record import Player, write_record
from fairdeal.room import Asks, CutOpened, SealOpened
from fairdeal.room.ports import JournalRow, PlayerRow, TableRow
from fairdeal.room.room import Room
from fairdeal.room.tables import timing
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.inputs import Entry, Leave
from fairdeal.room.tables.policy import Policy
from fairdeal.web.connection import Connection
from tests.record.sittings import OPEN, SHOE, Host, condition, cut_of, cuts_in, player, step, walk
from tests.room.rooms import House as Hall
from tests.room.rooms import WatchedStore, cut, run


class Bugged(Host):
    """A host that also knows every secret that the house drew, and which are out."""

    def __init__(self, house: House, *players: Player, name: str = "secret") -> None:
        super().__init__(house, *players, name=name)
        self.drawn: list[bytes] = []
        draw = self.table._fairness._draw
        self.table._fairness._draw = lambda size: self.keep(draw(size))

    def keep(self, secret: bytes) -> bytes:
        self.drawn.append(secret)
        return secret

    @property
    def out(self) -> set[bytes]:
        """Secrets that were opened for all to see."""
        seals = {event.seal for event in self.events if isinstance(event, SealOpened)}
        return seals | {event.cut for event in self.events if isinstance(event, CutOpened)}

    @property
    def secrets(self) -> list[bytes]:
        """What nobody may learn now: seals, and the house's cuts for bots, that are still closed."""
        return [secret for secret in self.drawn if secret not in self.out]


def spellings(secret: bytes) -> Iterator[str]:
    """Ways in which bytes could be written."""
    yield secret.hex()
    yield base64.b64encode(secret).decode().rstrip("=")
    yield base64.urlsafe_b64encode(secret).decode().rstrip("=")
    yield repr(secret)[2:-1]
    yield ", ".join(str(byte) for byte in secret)
    yield secret.decode("latin-1")
    yield str(int.from_bytes(secret, "big"))


def shown(host: Host) -> str:
    """Everything that leaves a table, as texts: events, views, legal actions, the record, and reprs."""
    table = host.table
    views = [table.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    legal = [table.legal(seat) for seat in (-1, 0, 1, 2, 3)]
    told = [repr(host.events), repr(views), repr(legal), condition(table), repr(table), repr(table.record)]
    told += [msgspec.json.encode(host.events, enc_hook=str).decode(), write_record(table.record).decode()]
    told.append(msgspec.msgpack.encode(table.record).decode("latin-1"))
    told += [repr(value) for each in (table, table._fairness) for value in vars(each).values()]
    return re.sub(r" at 0x\w+", "", "\n".join(told).lower())


def assert_nothing_told(host: Bugged) -> None:
    told = shown(host)
    for secret in host.secrets:
        for spelling in spellings(secret):
            assert spelling.lower() not in told


def test_the_search_finds_a_secret_that_is_out() -> None:
    host = Bugged(OPEN, player(0), player(1, bot=True))
    host.round(0, 1)
    told = shown(host)
    assert host.secrets == []
    assert all(secret.hex() in told for secret in host.drawn)


@pytest.mark.parametrize("house", [OPEN, SHOE], ids=["table", "shoe"])
def test_no_closed_seal_or_cut_is_told_at_any_moment(house: House) -> None:
    host = Bugged(house, player(0), player(1), player(2, bot=True))
    for _ in range(60):
        assert_nothing_told(host)
        step(host)
    assert host.secrets or house is OPEN
    host.do(host.table.close())
    assert_nothing_told(host)
    assert host.secrets == [], "in the end all is open"


def test_a_cut_is_not_told_before_it_is_opened() -> None:
    host = Bugged(OPEN, player(0), player(1), player(2, bot=True))
    host.open()
    host.bet(0, 1, 2)
    host.show(0, 1)
    told = shown(host)
    for seat in (0, 1):
        assert fair.commit_cut(cut_of(seat)).hex() in told
        assert not any(spelling.lower() in told for spelling in spellings(cut_of(seat)))
    host.open_cuts(1)
    assert cut_of(1).hex() in shown(host)
    assert cut_of(0).hex() not in shown(host)


def test_a_cut_that_is_withheld_stays_closed_for_ever() -> None:
    host = Bugged(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    host.show(0, 1)
    host.open_cuts(1)
    host.do(host.table.end_cuts())
    host.decide()
    host.do(host.table.close())
    assert cut_of(0).hex() not in shown(host)


def test_a_refused_opening_tells_neither_the_cut_that_was_tried_nor_the_seal() -> None:
    host = Bugged(OPEN, player(0), player(1))
    host.open()
    host.bet(0, 1)
    host.show(0, 1)
    for tried in (b"quite another", bytes(range(64)), b"much too long " * 5):
        with pytest.raises(FairdealError) as refused:
            host.table.open_cut(0, tried)
        told = "".join(traceback.format_exception_only(refused.value)) + repr(refused.value.facts)
        for secret in (tried, cut_of(0), *host.secrets):
            assert not any(spelling in told for spelling in spellings(secret))


@pytest.mark.parametrize("seed", range(5))
def test_no_error_of_a_random_walk_tells_a_secret(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    errors: list[str] = []
    raised = FairdealError.__init__

    def noted(self: FairdealError, code: str, sentence: str, **facts: object) -> None:
        raised(self, code, sentence, **facts)
        errors.append(f"{self} {facts!r}".lower())

    monkeypatch.setattr(FairdealError, "__init__", noted)
    for house in (OPEN, SHOE):
        *_, host = walk(Random(seed), house, [player(0), player(1), player(2, bot=True)], steps=80)
        secrets = [bytes.fromhex(each.seal) for each in host.record.shuffles if each.seal]
        secrets += [bytes.fromhex(cut.opened) for each in host.record.rounds for cut in cuts_in(each) if cut.opened]
        told = "\n".join(errors)
        assert errors
        assert not any(spelling.lower() in told for secret in secrets for spelling in spellings(secret))


# Cards that have not been dealt


def order_of(host: Bugged) -> tuple[int, ...]:
    """The order that only the house can know: from the last closed seal and the cuts of the last shuffled round."""
    seal = host.drawn[0]
    cuts = [
        fair.Cut(cut.seat, bytes.fromhex(cut.opened))
        for cut in cuts_in(host.record.rounds[0])
        if cut.opened is not None
    ]
    place = fair.CutCardRange(SHOE.cut_from, SHOE.cut_to)
    return fair.shuffle(fair.decks(6), fair.Stream.of(fair.Seal(seal, bytes(32)), cuts), cut_card=place).cards


def test_the_cards_that_are_still_to_come_are_told_by_nothing() -> None:
    host = Bugged(SHOE, player(0), player(1, bot=True))
    host.round(0, 1)
    order = order_of(host)
    dealt = [event.card for event in host.events if isinstance(event, CardDealt)]
    assert list(order[1:4]) == dealt[:3], "this is the order"
    told = shown(host)
    at = host.table._run.shoe.dealt if host.table._run.shoe is not None else 0
    for start in (0, at):
        run = order[start : start + 5]
        for spelling in (str(run)[1:-1], " ".join(map(str, run)), "".join(card_code(Card(card)) for card in run)):
            assert spelling.lower() not in told
    assert bytes(order).hex() not in told


def test_a_burned_card_has_no_identity_in_the_record() -> None:
    host = Bugged(SHOE, player(0), player(1, bot=True))
    host.round(0, 1)
    actions = [each.action for each in host.record.rounds[0].steps]
    assert all(set(each) == {"kind", "count"} for each in actions if each["kind"] == "burn")
    assert {"kind": "burn", "count": 1} in actions


def test_what_a_seat_sees_is_the_same_whatever_cards_lie_under() -> None:
    """Tables whose shoes differ only in cards not yet dealt give the same views, legal actions, events and record."""

    def told(swap: bool) -> tuple[str, str]:
        host = Bugged(SHOE, player(0), player(1), name="under")
        host.open()
        host.bet(0, 1)
        host.cut()
        shoe = host.table._run.shoe
        assert shoe is not None
        before = shown(host)
        if swap:
            shoe.cards = (*shoe.cards[: shoe.dealt], *reversed(shoe.cards[shoe.dealt :]))
        return before, shown(host)

    before, after = told(swap=True)
    assert after == before == told(swap=False)[0]


# What is sent to those who look on

POLICY = Policy(pause=0, rest=0, bot_delay=0)


class Wire:
    """A connection of the room, all that was sent to it, and what it must not have been sent so far."""

    def __init__(self, room: Room, player: str) -> None:
        self.connection = Connection(room, player, limited=False)
        self.player = player
        self.sent: list[str] = []

    def take(self) -> str:
        """What has been sent since the last time."""
        fresh = [self.connection._out.take_now().decode() for _ in range(len(self.connection._out))]
        self.sent += fresh
        return "\n".join(fresh)

    async def send(self, **message: object) -> None:
        await self.connection.read(msgspec.json.encode(message))


class Spied:
    """A table of two people and a bot in a room, with everybody's wires and all bytes that the house drew."""

    def __init__(self, house: Hall, hosted: HostedTable, wires: list[Wire]) -> None:
        self.house, self.hosted, self.wires = house, hosted, wires
        self.drawn: list[bytes] = []
        self.out: set[bytes] = set()
        self.errors: list[str] = []
        tape = hosted.live._tape
        draw = tape.draw
        tape.draw = lambda size: self.keep(draw(size))
        self.sure = 0

    def keep(self, secret: bytes) -> bytes:
        self.drawn.append(secret)
        return secret

    @property
    def closed(self) -> list[bytes]:
        """Seals, and cuts of bots and people, that are not open now."""
        out = set()
        live = self.hosted.live
        record = None if live.table is None else live.table.record
        for shuffle in [] if record is None else record.shuffles:
            out |= {bytes.fromhex(shuffle.seal)} if shuffle.seal else set()
        for round_ in [] if record is None else record.rounds:
            out |= {bytes.fromhex(cut.opened) for cut in cuts_in(round_) if cut.opened}
        self.out |= out
        return [secret for secret in [*self.drawn, *map(cut, (0, 1))] if secret not in self.out]

    def undealt(self) -> list[int]:
        """The cards that are still to come, in their order, once they are shuffled."""
        table = self.hosted.live.table
        if table is None or table._run.shoe is None:
            return []
        return [int(card) for card in table._run.shoe.cards[table._run.shoe.dealt :]]

    def check(self) -> None:
        """Nobody has been sent, and nothing shows, what is closed now."""
        told = "\n".join([*(wire.take() for wire in self.wires), *self.errors, *self.reprs()]).lower()
        self.errors.clear()
        for secret in self.closed:
            for spelling in spellings(secret):
                assert spelling.lower() not in told
        order = self.undealt()
        self.sure += bool(order)
        for start in (0, 2):
            run = order[start : start + 5]
            if len(run) == 5:
                for spelling in (
                    ",".join(map(str, run)),
                    ", ".join(map(str, run)),
                    " ".join(map(str, run)),
                    bytes(run).hex(),
                    "".join(card_code(Card(card)) for card in run).lower(),
                    '","'.join(card_code(Card(card)) for card in run).lower(),
                    base64.b64encode(bytes(order)).decode().lower()[:12],
                ):
                    assert spelling not in told

    def reprs(self) -> list[str]:
        hosted = self.hosted
        told = [
            repr(hosted),
            str(hosted.live),
            repr(hosted.live.__dict__),
            repr(hosted.viewers),
            repr(self.house.room.__dict__),
        ]
        store = self.house.store
        assert isinstance(store, WatchedStore)
        return [re.sub(r" at 0x\w+", "", each) for each in [*told, *map(repr, store.batches[-3:])]]


async def spied(name: str = "spied", options: dict[str, object] | None = None) -> Spied:
    house = Hall(name=name)
    anna, boris = await house.guest("Anna"), await house.guest("Boris")
    hosted = await house.table(policy=POLICY, bots=1, options={"fresh_shuffle": True, **(options or {})})
    wires = [Wire(house.room, player) for player in (anna, boris, "")]
    return Spied(house, hosted, wires)


async def begin(spy: Spied) -> None:
    for wire in spy.wires:
        await wire.send(type="watch", table=spy.hosted.id)
    for wire in spy.wires[:2]:
        await wire.send(type="sit", table=spy.hosted.id, id="sit", chips=4000 // 10)


SHOE_OPTIONS: dict[str, object] = {"fresh_shuffle": False, "cut_from": 30, "cut_to": 60}


@pytest.mark.parametrize("options", [{}, SHOE_OPTIONS], ids=["fresh", "shoe"])
@pytest.mark.parametrize("seed", range(2))
def test_nobody_is_sent_a_closed_seal_a_closed_cut_or_a_card_to_come(
    seed: int, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    raised = FairdealError.__init__
    chance = Random(seed)

    async def main() -> None:
        spy = await spied(f"spied {seed}", options)

        def noted(self: FairdealError, code: str, sentence: str, **facts: object) -> None:
            raised(self, code, sentence, **facts)
            spy.errors.append(f"{self} {self!r} {facts!r}")

        monkeypatch.setattr(FairdealError, "__init__", noted)
        await begin(spy)
        for _ in range(120):
            await wrong_things(spy, chance)
            spy.check()
            await spy.house.step(spy.hosted)
            spy.check()
        assert spy.sure or not options
        told = "\n".join(spy.wires[2].sent)
        assert len([secret for secret in spy.out if secret.hex() in told]) > 5, "what is open is told to all"

    run(main)


async def wrong_things(spy: Spied, chance: Random) -> None:
    """Commands that are refused, each with its own error."""
    wire, table = chance.choice(spy.wires), spy.hosted.id
    wrong: list[dict[str, Any]] = [
        {"type": "open-cut", "cut": b"quite another".hex()},
        {"type": "open-cut", "cut": "zz"},
        {"type": "show-cut", "commitment": "00" * 31},
        {"type": "act", "version": 0, "action": {"kind": "deal", "card": "9c"}},
        {"type": "act", "version": spy.hosted.live.number, "action": {"kind": "bet", "amount": 3}},
        {"type": "say", "version": 0, "text": "what comes next?"},
        {"type": "sit", "chips": 10**9},
        {"type": "ready"},
    ]
    for message in chance.sample(wrong, 2):
        await wire.send(id=spy.house.command(), table=table, **message)
    await wire.send(type="watch", table=table)


def test_everybody_at_an_open_table_is_told_the_same_but_for_what_is_their_own() -> None:
    async def main() -> None:
        spy = await spied("same")
        await begin(spy)
        for _ in range(60):
            await spy.house.step(spy.hosted)
        told = []
        for wire in spy.wires:
            wire.take()
            messages = [msgspec.json.decode(each) for each in wire.sent]
            events = {
                message["first"] + place: event
                for message in messages
                if message["type"] == "events"
                for place, event in enumerate(message["events"])
            }
            told.append(events)
            assert all("offer" not in each["now"] for each in messages if "now" in each) == (wire.player == "")
        for number in set(told[0]) & set(told[1]):
            assert told[0][number] == told[1][number] == told[2][number]

    run(main)


def test_order_and_timing_tell_nothing_of_the_cards_to_come() -> None:
    """With other seals the same moves bring the same kinds of events at the same times, up to the first card."""

    async def played(name: str) -> list[tuple[object, ...]]:
        spy = await spied(name)
        await begin(spy)
        seen: list[tuple[object, ...]] = []
        while spy.hosted.live.asks is not Asks.OPENINGS or len(spy.hosted.live.asked) > 1:
            await spy.house.step(spy.hosted)
            live = spy.hosted.live
            offers = [(each.version, timing.until(live, seat)) for seat, each in sorted(live.seats.items())]
            seen.append((live.number, live.asks, live.asked, timing.deadline(live), spy.house.steady, offers))
        for wire in spy.wires:
            wire.take()
        sizes = [[len(each) for each in wire.sent] for wire in spy.wires]
        kinds = [[event["kind"] for event in msgspec.json.decode(each).get("events", ())] for each in spy.wires[2].sent]
        return [*seen, tuple(map(tuple, sizes)), tuple(map(tuple, kinds))]

    async def main() -> None:
        assert await played("one seal") == await played("another seal")

    run(main)


def test_neither_a_journal_line_nor_a_private_tables_link_nor_a_password_is_shown_by_a_repr() -> None:
    rows = [
        JournalRow(1, 2, b"secret"),
        TableRow(1, "casino-war", "", b"{}", b"{}", "secret", "anna", 0.0),
        PlayerRow("a", "Anna", "anna", 0.0, password="secret"),
        Entry(Leave(0), b"secret"),
    ]
    assert "secret" not in repr(rows)
