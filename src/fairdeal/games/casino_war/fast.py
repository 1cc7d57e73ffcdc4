"""Casino War in machine code: a twin of the rules for simulation. Source: rules.md §1.

Every seat of the table plays, with the smallest stake and chips that never run short, and answers ties by one plan; the
first seat is watched. Burned cards are never seen: of a fresh shuffle they need not come off the top at all, because
any other cards are as likely to follow; of a shoe they do, because they are missing from it later.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fairdeal.cards import DECK, RANKS
from fairdeal.compiled.machine import compiler
from fairdeal.compiled.streams import below, draw, seeded
from fairdeal.compiled.summaries import Ints
from fairdeal.compiled.tally import Tally, count_rounds, end_piece, new_tally, summary_of
from fairdeal.engine.simulation import Summary
from fairdeal.engine.sitting import MANY_ROUNDS
from fairdeal.games.casino_war.dealer import FIRST_BURN, WAR_BURN
from fairdeal.games.casino_war.house import MOST_SEATS, House
from fairdeal.games.casino_war.odds import net_of
from fairdeal.games.casino_war.state import Choice, Outcome

Cards = NDArray[np.uint8]

compiled = compiler(__name__, "fairdeal.compiled.streams", "fairdeal.cards", "fairdeal.games.casino_war.dealer")

SHUFFLED, CUT, COUNT, CARDS = 0, 1, 2, 3
"""Where a line of the log says whether the set was shuffled before the round and where the cut card lies, how many
cards were seen, and which."""
NETS: Final = CARDS + 2 * (MOST_SEATS + 1)
"""Where the line has what the round brought each seat."""
LINE: Final = NETS + MOST_SEATS

NO_LOG: Final = np.zeros((0, LINE), np.int64)

_RANKS: Final = len(RANKS)
_TIED: Final = 1
"""The place of a tie in the pays of a comparison, between lower and higher."""


class Table(NamedTuple):
    """A table in numbers. Pays are half-chips of net for a lower card, a tie and a higher one."""

    seats: int
    goes_to_war: bool
    is_fresh: bool
    cut_from: int
    cut_to: int
    needed: int
    pays: Ints
    war_pays: Ints


class WarKernel:
    """The kernel for a house and what is done on ties."""

    def __init__(self, house: House, plan: Choice) -> None:
        self.house: Final = house
        self.table: Final = table_of(house, plan)
        self.sitting: Final = house.rounds or MANY_ROUNDS
        self.most: Final = int(max(abs(self.table.pays).max(), abs(self.table.war_pays).max()))

    def run(self, seed: int, chunk: int, rounds: int) -> Summary:
        """What the watched seat gets in sittings of so many rounds in all."""
        tally = new_tally(self.most, self.sitting, rounds // self.sitting)
        tally.staked[:] = self.house.least_stake
        play_sittings(self.table, new_set(self.house), seeded(seed, chunk), tally, NO_LOG)
        return summary_of(tally)


def new_set(house: House) -> Cards:
    """The cards of a house in order."""
    return np.array([*DECK] * house.decks, np.uint8)


def table_of(house: House, plan: Choice) -> Table:
    """A house in numbers, with the pays of its settlement."""

    def pays(*outcomes: Outcome) -> Ints:
        return np.array([int(net_of(house, each) * house.least_stake) for each in outcomes], np.int64)

    cut_from, cut_to = house.cut_card or (0, 0)
    return Table(
        seats=house.seats,
        goes_to_war=plan is Choice.WAR,
        is_fresh=house.fresh_shuffle,
        cut_from=cut_from,
        cut_to=cut_to,
        needed=house.most_cards(house.seats),
        pays=pays(Outcome.LOST, Outcome.SURRENDERED, Outcome.WON),
        war_pays=pays(Outcome.WAR_LOST, Outcome.WAR_TIED, Outcome.WAR_WON),
    )


@compiled
def play_sittings(table: Table, cards: Cards, random: Any, tally: Tally, log: Ints) -> None:
    """Plays as many sittings as a tally has; `log` has a line for each of the first rounds of one, or none."""
    for sitting in range(len(tally.lows)):
        place, cut, is_due = 0, 0, True
        tally.firsts[0] = 1
        for each in range(len(tally.brought)):
            if is_due:
                place = 0
                cut = 0 if table.is_fresh else table.cut_from + below(random, table.cut_to - table.cut_from + 1)
            line = log[each : each + 1]
            if len(line) > 0:
                line[0, SHUFFLED], line[0, CUT], line[0, COUNT] = int(is_due), cut, 0
            place, tally.brought[each] = play_round(table, cards, place, random, line)
            is_due = table.is_fresh or place >= cut or len(cards) - place < table.needed
        count_rounds(tally, sitting, len(tally.brought))
    end_piece(tally)


@compiled
def play_round(table: Table, cards: Cards, place: int, random: Any, line: Ints) -> tuple[int, int]:
    """Plays a round; where the next card lies, and what the round brought the first seat. Source: rules.md §1.2."""
    start = place = _burn(table, cards, place, FIRST_BURN, random)
    for _ in range(table.seats + 1):
        _see(draw(cards, place, random), line)
        place += 1
    dealer = cards[place - 1] % _RANKS
    tied = 0
    for seat in range(table.seats):
        tied += int(cards[start + seat] % _RANKS == dealer)
    if tied == 0 or not table.goes_to_war:
        return place, _settle(table, cards, start, dealer, line)
    place = war = _burn(table, cards, place, WAR_BURN, random)
    for _ in range(tied + 1):
        _see(draw(cards, place, random), line)
        place += 1
    return place, _settle_war(table, cards, start, war, place - 1, line)


@compiled
def _burn(table: Table, cards: Cards, place: int, count: int, random: Any) -> int:
    if table.is_fresh:
        return place
    for each in range(place, place + count):
        draw(cards, each, random)
    return place + count


@compiled
def _see(card: int, line: Ints) -> None:
    if len(line) > 0:
        line[0, CARDS + line[0, COUNT]] = card
        line[0, COUNT] += 1


@compiled
def _settle(table: Table, cards: Cards, start: int, dealer: int, line: Ints) -> int:
    """The net of the first seat where nobody went to war."""
    first = 0
    for seat in range(table.seats):
        net = table.pays[_compared(cards[start + seat] % _RANKS, dealer)]
        if len(line) > 0:
            line[0, NETS + seat] = net
        if seat == 0:
            first = net
    return first


@compiled
def _settle_war(table: Table, cards: Cards, start: int, war: int, dealt: int, line: Ints) -> int:
    """The net of the first seat after a war; `war` is where the first new card lies, `dealt` where the dealer's."""
    dealer, new_dealer, first = cards[start + table.seats] % _RANKS, cards[dealt] % _RANKS, 0
    for seat in range(table.seats):
        result = _compared(cards[start + seat] % _RANKS, dealer)
        net = table.pays[result]
        if result == _TIED:
            net = table.war_pays[_compared(cards[war] % _RANKS, new_dealer)]
            war += 1
        if len(line) > 0:
            line[0, NETS + seat] = net
        if seat == 0:
            first = net
    return first


@compiled
def _compared(rank: int, dealer: int) -> int:
    """0 for a lower card than the dealer's, 1 for a tie, 2 for a higher one."""
    return _TIED + int(rank > dealer) - int(rank < dealer)
