"""What the bots of banking games have in common: the smallest bet, and the choices by kind."""

from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.moves import Legal, PlayerAction


def least_bet(legal: Legal) -> PlayerAction | None:
    """The smallest bet that can be made; None when no bet is asked for."""
    for amounts in legal.amounts:
        if isinstance(amounts.move, Bet):
            return Bet(amounts.move.seat, amounts.least)
    return None


def by_kind(legal: Legal) -> dict[type[PlayerAction], PlayerAction]:
    """What a seat may do, by kind of action."""
    return {type(action): action for action in legal.actions if isinstance(action, PlayerAction)}
