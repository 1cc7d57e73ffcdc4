"""What a choice that was made is worth beside the others: an exact price for each, and what a mistake cost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from fairdeal.engine.banking.moves import Bet, SitOut, Withdraw
from fairdeal.engine.game import AnyGame, Price
from fairdeal.engine.moves import Amounts, Legal, PlayerAction

OPENING: Final = (Bet, SitOut, Withdraw)
"""How much to bet before any card is seen, or whether to: a matter of taste, and no mistake."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: the exact price of each choice, the chosen one's among them, and what it is called a mistake by."""

    prices: tuple[Price, ...]
    chosen: Price
    opening: bool

    @property
    def best(self) -> Price:
        """The choice that was worth the most; the chosen one, where none was worth more."""
        top = max(self.prices, key=lambda each: each.expectation)
        return top if top.expectation > self.chosen.expectation else self.chosen

    @property
    def cost(self) -> Fraction:
        """What the choice cost on average beside the best one, in half-chips; 0 for a bet that opens a round."""
        return Fraction(0) if self.opening else self.best.expectation - self.chosen.expectation


def judge(game: AnyGame, view: Any, legal: Legal, action: PlayerAction) -> Judged | None:
    """What a choice was worth; None where the choices have no exact prices. Raises what the game's prices raise.

    A bet that opens a round is priced alone: nothing is compared with it, and bets can take long to price.
    """
    opening = isinstance(action, OPENING)
    alone = Legal(tuple([each for each in legal.actions if each == action]), tuple(_narrowed(legal, action)))
    prices = [] if opening else list(game.advice.price(view, legal))
    chosen = _found(prices, action)
    if chosen is None:
        chosen = _found(game.advice.price(view, alone), action)
        prices += [] if chosen is None else [chosen]
    if chosen is None or any(each.error is not None for each in prices):
        return None
    return Judged(tuple(prices), chosen, opening)


def _found(prices: Sequence[Price], action: PlayerAction) -> Price | None:
    return next((each for each in prices if each.action == action), None)


def _narrowed(legal: Legal, action: PlayerAction) -> Iterator[Amounts]:
    """An offer of the chosen amount alone: of amounts, games price only some."""
    for amounts in legal.amounts:
        if amounts.offers(action):
            chosen: int = getattr(action, "amount", 0)
            yield Amounts(amounts.move, chosen, chosen, amounts.step)
