"""The golden records, sittings with fixed bytes; they verify for ever.

`python -m tests.golden.make` writes those of format 2. Those of format 1 cannot be written any more: they are in
`FORMAT_1`, and how they were played is as below, by version 1 of fair dealing.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import PlayerAction
from fairdeal.games.blackjack import GAME as BLACKJACK
from fairdeal.games.blackjack import House as BlackjackHouse
from fairdeal.games.blackjack import View
from fairdeal.games.blackjack.state import Double, Hit, Insure, Split, Stand
from fairdeal.games.casino_war.house import House
from fairdeal.record import Player, Record, write_record
from fairdeal.room import Asks
from tests.record.sittings import Host, eventful, player, step

HERE: Final = Path(__file__).parent


def session(dealing: int = 2) -> Record:
    """Twenty rounds of one player, as the game is played at home."""
    host = Host(House(), Player(seat=0, name="Anna", chips=80 * CHIP), name="golden 1", dealing=dealing)
    host.until(Asks.NOTHING)
    return host.record


def shoe(dealing: int = 2) -> Record:
    """A shoe with its cut card for two players and two bots; somebody leaves, somebody joins."""
    house = House(stake=None, rounds=12, seats=4, fresh_shuffle=False, cut_from=40, cut_to=60)
    host = Host(house, player(0), player(1, bot=True), player(2, bot=True), name="golden shoe", dealing=dealing)
    while len(host.record.rounds) < 5 or host.table.asks is not Asks.ROUND:
        step(host)
    host.do(host.table.leave(0))
    host.do(host.table.sit(player(3)))
    host.until(Asks.NOTHING)
    return host.record


class Evening(Host):
    """A table of Blackjack at which everybody splits, doubles and insures what they can, and hits below 15."""

    @property
    def in_mid_round(self) -> bool:
        """Whether the shuffle that is cut now is one of a part of the decks."""
        return self.record.shuffles[-1].cards is not None

    def play(self, rounds: int) -> None:
        """On to the end of the round after so many."""
        last = len(self.record.rounds) + rounds
        while len(self.record.rounds) < last or self.table.asks is not Asks.ROUND:
            self.step()

    def step(self) -> None:
        """The one thing that the table waits for."""
        if self.table.asks is Asks.MOVES:
            self.do(self.table.act(self._move(self.table.asked[0])))
        else:
            step(self)

    def _move(self, seat: int) -> PlayerAction:
        legal = self.table.legal(seat)
        if legal.amounts:
            return Bet(seat, (7 + 3 * seat) * CHIP)
        view = self.table.view(seat)
        assert isinstance(view, View)
        hands = (hand for box in view.boxes if box.seat == seat for hand in box.hands if hand.number == view.hand)
        low = any(hand.best < 15 for hand in hands)
        eager = (Split(seat), Double(seat), Insure(seat))
        chosen = next((action for action in eager if action in legal.actions), None)
        return chosen or (Hit(seat) if low else Stand(seat))


def blackjack_alone(dealing: int = 2) -> Record:
    """Twelve rounds of one player at the usual table."""
    evening = Evening(BlackjackHouse(seats=1), player(0), name="golden blackjack", game=BLACKJACK, dealing=dealing)
    evening.play(12)
    evening.do(evening.table.close())
    return evening.record


def blackjack_shoe(dealing: int = 2) -> Record:
    """Three seats with what favours them; the shoe runs out in mid-round, and a cut is withheld there."""
    house = BlackjackHouse(
        seats=3, cut_from=312, cut_to=312, das=True, max_hands=4, double_soft_low=True, obo=True, split_tens="rank"
    )
    players = (player(0), player(1, bot=True), player(2))
    evening = Evening(house, *players, name="golden blackjack shoe", game=BLACKJACK, dealing=dealing)
    while evening.table.asks is not Asks.OPENINGS or not evening.in_mid_round:
        evening.step()
    evening.open_cuts(0)
    evening.do(evening.table.end_cuts())
    evening.play(2)
    evening.do(evening.table.close())
    return evening.record


def table(dealing: int = 2) -> Record:
    """Four seats, one of them a bot, and all that can happen at a table."""
    return eventful(dealing=dealing)


GOLDEN: Final[dict[str, Callable[[int], Record]]] = {
    "blackjack-2": blackjack_alone,
    "blackjack-2-shoe": blackjack_shoe,
    "casino-war-2": session,
    "casino-war-2-shoe": shoe,
    "casino-war-2-table": table,
}
"""The name of each record, and how it was played."""

FORMAT_1: Final[dict[str, Callable[[int], Record]]] = {
    name.replace("-2", "-1", 1): play for name, play in GOLDEN.items()
}
"""The records of format 1, and how they were played."""


def path_of(name: str) -> Path:
    """Where a golden record lies."""
    return HERE / f"{name}.json"


if __name__ == "__main__":
    for name, make in GOLDEN.items():
        path_of(name).write_bytes(write_record(make(2)))
