"""The golden records, sittings with fixed bytes. `python -m tests.golden.make` writes them; they verify for ever."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from fairdeal.engine.chips import CHIP
from fairdeal.games.casino_war.house import House
from fairdeal.record import Player, Record, write_record
from fairdeal.room import Asks
from tests.record.sittings import Host, eventful, player, step

HERE: Final = Path(__file__).parent


def session() -> Record:
    """Twenty rounds of one player, as the game is played at home."""
    host = Host(House(), Player(seat=0, name="Anna", chips=80 * CHIP), name="golden 1")
    host.until(Asks.NOTHING)
    return host.record


def shoe() -> Record:
    """A shoe with its cut card for two players and two bots; somebody leaves, somebody joins."""
    house = House(stake=None, rounds=12, seats=4, fresh_shuffle=False, cut_from=40, cut_to=60)
    host = Host(house, player(0), player(1, bot=True), player(2, bot=True), name="golden shoe")
    while len(host.record.rounds) < 5 or host.table.asks is not Asks.ROUND:
        step(host)
    host.do(host.table.leave(0))
    host.do(host.table.sit(player(3)))
    host.until(Asks.NOTHING)
    return host.record


GOLDEN: Final[dict[str, Callable[[], Record]]] = {
    "casino-war-1": session,
    "casino-war-1-shoe": shoe,
    "casino-war-1-table": eventful,
}
"""The name of each record, and how it was played."""


def path_of(name: str) -> Path:
    """Where a golden record lies."""
    return HERE / f"{name}.json"


if __name__ == "__main__":
    for name, make in GOLDEN.items():
        path_of(name).write_bytes(write_record(make()))
