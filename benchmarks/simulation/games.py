"""Each game by our kernel and in plain C: the same house, strategy and class of generator."""

import ctypes
from collections.abc import Callable
from functools import partial

from benchmarks.measure import Contender
from benchmarks.simulation.plain_c import built
from benchmarks.simulation.processor import repeat
from fairdeal.engine.simulation import Strategy
from fairdeal.games.blackjack.house import House as BlackjackHouse
from fairdeal.games.blackjack.odds.chart import Chart
from fairdeal.games.blackjack.odds.endless import endless_chart
from fairdeal.games.blackjack.simulation import SIMULATION as BLACKJACK
from fairdeal.games.casino_war.house import House as WarHouse
from fairdeal.games.casino_war.simulation import SIMULATION as CASINO_WAR

ROUNDS = 2_000_000
"""So many rounds between two looks at the clock."""

BLACKJACK_OURS, BLACKJACK_C = "Fairdeal, blackjack", "plain C, blackjack"
WAR_OURS, WAR_C = "Fairdeal, Casino War", "plain C, Casino War"

_OURS = (
    "rounds by basic strategy, one seat, six decks, the cut card behind 200 to 220 cards. In the clock: shuffling, and "
    "what rounds come to: how often each amount, by shoe and by sitting, and the course of the purse."
)
_WAR = (
    "rounds of one seat that goes to war on every tie, six decks shuffled for each. In the clock: shuffling, and what "
    "rounds come to, in sittings of twenty."
)
_IN_C = "the same rounds. In the clock: shuffling, the sum of what rounds come to."


def blackjack(seed: int) -> list[Contender]:
    """Blackjack by basic strategy. Raises OSError without a C compiler."""
    house = BlackjackHouse(seats=1)
    ours = BLACKJACK.kernel(house, (Strategy("basic"),))
    play = built("blackjack").blackjack
    play.restype = ctypes.c_int64
    tables = _tables(endless_chart(house))

    def in_c(chunk: int) -> None:
        play(ctypes.c_int64(ROUNDS), ctypes.c_uint64(seed + chunk), *tables)

    return [
        Contender(BLACKJACK_OURS, _OURS, partial(repeat, _chunks(lambda chunk: ours.run(seed, chunk, ROUNDS)))),
        Contender(BLACKJACK_C, _IN_C, partial(repeat, _chunks(in_c))),
    ]


def casino_war(seed: int) -> list[Contender]:
    """Casino War, to war on every tie. Raises OSError without a C compiler."""
    ours = CASINO_WAR.kernel(WarHouse(), (Strategy("war"),))
    play = built("casino_war").casino_war
    play.restype = ctypes.c_int64

    def in_c(chunk: int) -> None:
        play(ctypes.c_int64(ROUNDS), ctypes.c_uint64(seed + chunk))

    return [
        Contender(WAR_OURS, _WAR, partial(repeat, _chunks(lambda chunk: ours.run(seed, chunk, ROUNDS)))),
        Contender(WAR_C, _IN_C, partial(repeat, _chunks(in_c))),
    ]


def _chunks(play: Callable[[int], object]) -> Callable[[], int]:
    """Plays one chunk after another."""
    chunk = -1

    def next_chunk() -> int:
        nonlocal chunk
        chunk += 1
        play(chunk)
        return ROUNDS

    return next_chunk


def _tables(chart: Chart) -> tuple[bytes, bytes, bytes]:
    """A chart as the C program has it: rows of eleven by upcard, the first spare; 0 stand, 1 hit, 2 double."""
    hard, soft = (
        bytes(
            cell
            for hits, doubles in zip(chart.hits[is_soft], chart.doubles[is_soft], strict=True)
            for cell in (0, *(2 if double else int(hit) for hit, double in zip(hits, doubles, strict=True)))
        )
        for is_soft in (0, 1)
    )
    return hard, soft, bytes(11) + bytes(cell for row in chart.splits for cell in (0, *map(int, row)))
