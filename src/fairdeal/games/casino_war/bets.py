"""The bets of a round of Casino War, and the chips that war needs beside them.

Source: rules.md §1.2, §1.6 CW1 to CW3.
"""

from bisect import bisect_left
from typing import Final

from fairdeal.engine.banking.betting import Betting, bets_between
from fairdeal.engine.moves import Amounts
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.settlement import INITIAL, wagers
from fairdeal.games.casino_war.state import Box, Phase, State


def possible(state: State, box: Box) -> Amounts | None:
    """The bets of a seat; None when its chips are too few for the smallest stake."""
    house, chips = state.house, box.chips
    free = chips // 2 if house.reserve_for_war else chips
    return bets_between(box.seat, house.least_stake, min(house.most_stake, free), house.stake_step)


def can_bet(house: House, chips: int) -> bool:
    """Whether so many half-chips are enough for the smallest stake of the table."""
    return chips >= least_chips(house)


def least_chips(house: House) -> int:
    """The fewest half-chips that are enough for the smallest stake of the table."""
    return 2 * house.least_stake if house.reserve_for_war else house.least_stake


def affords_war(chips: int, stake: int) -> bool:
    """Whether so many half-chips beside a stake are enough for war on a tie. Source: rules.md §1.6 CW3."""
    return chips >= stake


def most_with_war(chips: int, amounts: Amounts) -> int | None:
    """The largest of some bets from so many half-chips that leaves enough for war; None if none does."""
    bets = range(amounts.least, amounts.most + 1, amounts.step)
    leaving = bisect_left(bets, True, key=lambda bet: not affords_war(chips - bet, bet))
    return bets[leaving - 1] if leaving else None


BETTING: Final[Betting[State, Box]] = Betting(
    possible=possible,
    wager=INITIAL,
    wagers=wagers,
    betting=Phase.BETTING,
    closed=Phase.BURN,
    over=Phase.OVER,
)
"""How seats bet, take bets back and sit out. Source: rules.md §1.2."""
