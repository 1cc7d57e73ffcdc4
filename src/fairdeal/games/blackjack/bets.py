"""The bets of a round of Blackjack: how much may be bet, and what the bank still covers.

Source: rules.md §3.2, §3.4 BJ2, BJ23.
"""

from typing import Final

from fairdeal.engine.banking.betting import Betting, bets_between
from fairdeal.engine.moves import Amounts
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.settlement import FIRST, hand_wager, wagers
from fairdeal.games.blackjack.state import Box, Hand, Phase, State


def possible(house: House, seat: int, chips: int, bank: int | None) -> Amounts | None:
    """The bets of a seat with so many half-chips; None when they, or the bank's, are too few for the smallest bet."""
    most = min(house.max_stake, chips)
    if bank is not None:
        most = min(most, bank // house.most_lost)
    return bets_between(seat, house.least_bet, most, house.bet_step)


def can_bet(house: House, chips: int, bank: int | None) -> bool:
    """Whether a seat with so many half-chips can make the smallest bet, and the bank can cover it."""
    return possible(house, 0, chips, bank) is not None


def free_bank(state: State) -> int | None:
    """What the bank can still lose beyond the bets that are placed. Source: rules.md §3.4 BJ23."""
    if state.bank is None:
        return None
    return state.bank - state.house.most_lost * sum([box.stake for box in state.boxes])


BETTING: Final[Betting[State, Box]] = Betting(
    possible=lambda state, box: possible(state.house, box.seat, box.chips, free_bank(state)),
    wager=hand_wager(FIRST),
    wagers=wagers,
    betting=Phase.BETTING,
    closed=Phase.DEAL,
    over=Phase.OVER,
    placed=lambda box: box._replace(hands=(Hand(FIRST, box.stake),)),
    cleared=lambda box: box._replace(hands=()),
)
"""How seats bet, on one hand each, take bets back and sit out. Source: rules.md §3.2."""
