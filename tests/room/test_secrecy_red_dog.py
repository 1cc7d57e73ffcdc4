"""At a table of Red Dog nobody is sent a hidden hand or a sealed bet, nor anything that depends on one.

The same table is played twice from the same seals and cuts, and only the secret differs: what a seat has bet, or a card
in its hand. Everything that others are sent, and all that the room tells of the table, is the same to the last byte.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Action, Legal
from fairdeal.games.red_dog.state import Bet, DeclineBank, OfferBank, Pass, Phase
from fairdeal.record import write_record
from fairdeal.record.codec import action_to_plain
from fairdeal.record.run import Shoe, shoe_of
from fairdeal.room import Asks
from fairdeal.room.tables import commands, timing
from fairdeal.room.tables.hosted import HostedTable
from fairdeal.room.tables.plans import TablePlan
from fairdeal.room.tables.policy import Policy
from fairdeal.thinking.here import Here
from fairdeal.web.presenters import me_of, person_of, table_of
from tests.record.sittings import fixed
from tests.room.rooms import House, run, until
from tests.room.test_secrecy import Wire

POLICY = Policy(pause=0, rest=0, bot_delay=0, prices=True)
POOL = {"variant": "six_pool", "seats": 3, "ante": 3 * CHIP}
BASE = {"variant": "base", "seats": 3, "ante": 2 * CHIP}
BANK = {"variant": "bank", "seats": 3}
NAMES = ("Anna", "Boris", "Clara")
SECRET = 0
"""Anna's seat: hers is the secret."""

Choose = Callable[[int, Legal], Action]
Alter = Callable[[Shoe, Any], None]


@dataclass
class Told:
    """What Anna was sent, what the others were, and all that the room tells whoever asks; with the times of it all."""

    own: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)
    asked: list[object] = field(default_factory=list)

    @property
    def to_others(self) -> tuple[list[str], list[object]]:
        return self.others, self.asked


class Sitting:
    """Three people and somebody who looks on, at a table in a room."""

    def __init__(self, house: House, hosted: HostedTable, wires: list[Wire]) -> None:
        self.house, self.hosted, self.wires = house, hosted, wires
        self.told = Told()

    @property
    def phase(self) -> Phase | None:
        table = self.hosted.live.table
        return None if table is None or table._run.state is None else table._run.state.phase

    @property
    def rounds(self) -> int:
        return self.house.rounds(self.hosted)

    async def snoop(self) -> None:
        """The others ask for all that can be asked for, and everything that was sent and told is noted."""
        for wire in self.wires[1:]:
            for message in self.questions():
                await wire.send(id=self.house.command(), table=self.hosted.id, **message)
        await until(lambda: all(wire.connection._pricing._working is None for wire in self.wires))
        self.note()

    def questions(self) -> list[dict[str, Any]]:
        version = {seat: each.version for seat, each in self.hosted.live.seats.items()}[1]
        return [
            {"type": "watch"},
            {"type": "price"},
            {"type": "chat", "text": "/chips"},
            {"type": "chat", "text": "/table"},
            {"type": "act", "version": version, "action": {"kind": "bet", "amount": 10**6}},
        ]

    def note_sent(self) -> None:
        own, *others = [wire.take() for wire in self.wires]
        self.told.own.append(own)
        self.told.others += others

    def note(self) -> None:
        self.note_sent()
        room, live = self.house.room, self.hosted.live
        anna, boris, clara = (room.people.get(self.house.ids[name]) for name in NAMES)
        assert anna is not None
        assert boris is not None
        assert clara is not None
        record = room.record_so_far(self.hosted.id)
        self.told.asked += [
            msgspec.json.encode(table_of(room, self.hosted)),
            msgspec.json.encode([me_of(room, boris.id), me_of(room, clara.id)]),
            msgspec.json.encode([person_of(room, each) for each in (anna, boris, clara)]),
            None if record is None else write_record(record),
            (live.number, live.asks, live.asked, timing.deadline(live), self.house.steady, self.phase),
            [(seat, each.version, timing.until(live, seat)) for seat, each in sorted(live.seats.items())],
            dict(live.chips),
        ]

    async def step(self, choose: Choose) -> None:
        live = self.hosted.live
        if live.asks is not Asks.MOVES:
            await self.house.step(self.hosted)
            return
        seat = live.asked[0]
        action = action_to_plain(choose(seat, live.offer(seat)))
        action.pop("seat")
        await self.house.room.perform(
            live.seats[seat].who,
            self.hosted.id,
            commands.act(live.seats[seat].version, action),
            command=self.house.command(),
        )


async def sat(options: dict[str, Any]) -> Sitting:
    house = House(name="secrets", thinker=Here(fixed("thinker")))
    people = [await house.guest(name) for name in NAMES]
    hosted = await house.room.make_table(people[0], TablePlan("red-dog", options, policy=POLICY))
    wires = [Wire(house.room, player) for player in (*people, "")]
    sitting = Sitting(house, hosted, wires)
    for wire in wires:
        await wire.send(type="watch", table=hosted.id)
    for seat, wire in enumerate(wires[:-1]):
        await wire.send(type="sit", table=hosted.id, id=f"sit {seat}", chips=100 * CHIP, seat=seat)
    return sitting


def played(
    monkeypatch: pytest.MonkeyPatch,
    options: dict[str, Any],
    choose: Choose,
    *,
    alter: Alter | None = None,
    to_the_last: bool = False,
    then: Callable[[Sitting], Awaitable[None]] | None = None,
) -> Told:
    """The second round, which all three play, with every step noted; what is sent at the last one only `to_the_last`.

    `alter` changes the cards of its deal; `then` is what happens after it.
    """

    async def main() -> Told:
        sitting = await sat(options)

        def noted(*given: Any) -> Shoe:
            shoe, table = shoe_of(*given), sitting.hosted.live.table
            assert table is not None
            if alter is not None and table.progress.round == 2:
                alter(shoe, table._run.state)
            return shoe

        while sitting.rounds < 1:
            await sitting.step(leasts)
        sitting.note()
        with monkeypatch.context() as patched:
            patched.setattr("fairdeal.room.tables.fairness.shoe_of", noted)
            for _ in range(60):
                await sitting.step(choose)
                if sitting.rounds == 2:
                    if to_the_last:
                        sitting.note_sent()
                    if then is not None:
                        await then(sitting)
                    return sitting.told
                await sitting.snoop()
        raise AssertionError("it goes on and on")

    found: list[Told] = []

    async def kept() -> None:
        found.append(await main())

    run(kept)
    return found[0]


def first_hidden_card_changed(shoe: Shoe, state: Any) -> None:
    """The first card that Anna is dealt and the last of the deck change places; nobody sees the last one."""
    place = state.order.index(SECRET)
    cards = list(shoe.cards)
    cards[place], cards[-1] = cards[-1], cards[place]
    shoe.cards = tuple(cards)


def leasts(seat: int, legal: Legal) -> Action:
    """The least bank, and the least bets."""
    return legal.amounts[0].complete(legal.amounts[0].least) if legal.amounts else legal.actions[0]


def betting(amount: int) -> Choose:
    """Anna bets so many chips, and the others the least."""
    return lambda seat, legal: Bet(seat, amount * CHIP if seat == SECRET else legal.amounts[0].least)


def passing(seat: int, legal: Legal) -> Action:
    """Anna lays her hand down unseen; the others bet the least, and show the lowest card that wins."""
    if not legal.amounts:
        return legal.actions[0]
    if isinstance(legal.amounts[0].move, OfferBank):
        return DeclineBank(seat) if seat == SECRET else OfferBank(seat, 20 * CHIP)
    return Pass(seat) if seat == SECRET else Bet(seat, legal.amounts[0].least)


def test_what_others_are_sent_does_not_depend_on_the_amount_of_a_sealed_bet(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (played(monkeypatch, POOL, betting(amount)) for amount in (1, 7))
    assert one.own != other.own, "Anna sees her own bet"
    assert one.to_others == other.to_others
    assert "bet-sealed" in "".join(one.others)
    assert '"bet":14' in "".join(other.own)


def test_what_anybody_is_sent_before_the_bets_does_not_depend_on_a_sealed_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = (played(monkeypatch, POOL, betting(1), alter=alter) for alter in (None, first_hidden_card_changed))
    assert one == other


@pytest.mark.parametrize("options", [BASE, BANK], ids=["base", "bank"])
def test_what_others_are_sent_does_not_depend_on_a_hand_laid_down_unseen(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    one, other = (
        played(monkeypatch, options, passing, alter=alter, to_the_last=True)
        for alter in (None, first_hidden_card_changed)
    )
    assert one.own != other.own, "Anna sees her own hand"
    assert one.to_others == other.to_others


async def comes_again(sitting: Sitting) -> None:
    """Anna reloads the page."""
    await sitting.wires[0].send(type="watch", table=sitting.hosted.id)
    sitting.told.own = [sitting.wires[0].take()]


async def another_takes_the_seat(sitting: Sitting) -> None:
    """Anna leaves, another player sits down in her place, and all that this one is sent is noted for the others."""
    house, hosted = sitting.house, sitting.hosted
    await house.room.perform(house.ids["Anna"], hosted.id, commands.leave(), command="leave")
    while hosted.live.seat_of(house.ids["Anna"]) is not None:
        await sitting.step(leasts)
    dora = Wire(house.room, await house.guest("Dora"))
    await dora.send(type="sit", table=hosted.id, id="sit", chips=100 * CHIP, seat=SECRET)
    await dora.send(type="watch", table=hosted.id)
    sitting.told.others.append(dora.take())


def test_who_comes_again_reads_of_the_own_hand_and_who_takes_the_seat_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    alters = (None, first_hidden_card_changed)
    own = [played(monkeypatch, BASE, passing, alter=alter, then=comes_again).own for alter in alters]
    assert "hand" in "".join(own[0])
    assert own[0] != own[1], "the story tells Anna her own hand"
    one, other = (played(monkeypatch, BASE, passing, alter=alter, then=another_takes_the_seat) for alter in alters)
    assert '"story"' in one.others[-1]
    assert one.to_others == other.to_others
