"""How bots play Red Dog: a careful one, a bold one, and one that plays the exact odds and minds its bankroll.

All three know the chance of their hand, and no more than a player can see. Source: rules.md §4.
"""

from fractions import Fraction
from typing import Final

from fairdeal.engine.chance import Chance
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Amounts, Legal, PlayerAction
from fairdeal.games.red_dog.odds.knowledge import blind_chance_of, chance_in_turn, own_box
from fairdeal.games.red_dog.odds.prices import completed, price, whole_chips
from fairdeal.games.red_dog.state import Bet, Cover, Phase, Show
from fairdeal.games.red_dog.view import View

SURE: Final = Fraction(2, 3)
FAIR: Final = Fraction(1, 2)
POOR: Final = Fraction(1, 3)
"""Chances to win at which bots change their minds."""


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """How bots usually play: each seat in its own way, so that a table of bots has all three."""
    assert view.you is not None
    return (exact, careful, bold)[view.you % 3](view, legal, chance)


def careful(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """Bets the least, on a sure hand a tenth of its chips; pays a fine rather than show a poor hand.

    Banks a twentieth of its chips.
    """
    if view.phase is Phase.BANK:
        return _offer(view, legal, whole_chips(own_box(view)) // 20)
    if view.phase is Phase.SHOW:
        return _show(legal, lowest=True)
    p_win = _chance(view)
    if p_win < (POOR if view.house.variant == "base" else FAIR) and legal.actions:
        return _stay_out(legal)
    return _bet(legal, whole_chips(own_box(view)) // 10 if p_win >= SURE else 0)


def bold(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """Bets from a third of what it may up to all of it, on a fair hand and many a poor one, and shows its best card.

    Banks a third of its chips.
    """
    if view.phase is Phase.BANK:
        return _offer(view, legal, whole_chips(own_box(view)) // 3)
    if view.phase is Phase.SHOW:
        return _show(legal, lowest=False)
    if _chance(view) < POOR:
        return _bet(legal, 0) if view.house.variant == "base" or not legal.actions else _stay_out(legal)
    (bets,) = legal.amounts
    return _bet(legal, bets.most * (2 + chance.below(5)) // 6)


def exact(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """Does what is worth most, but stakes no more than half of what J. L. Kelly's rule allows.

    That rule stakes the share of one's chips by which a hand wins more often than it loses: so no bet ruins it. It
    banks as little as lets everybody play, because a bank is worth less than nothing.
    """
    if view.phase is Phase.BANK:
        return _offer(view, legal, max(view.house.min_bet, CHIP) * len(view.order))
    if view.phase is Phase.SHOW:
        return _show(legal, lowest=True)
    best = max(price(view, legal), key=lambda each: (each.expectation, each.action in legal.actions)).action
    return _bet(legal, min(best.amount, _kelly(view))) if isinstance(best, Bet | Cover) else best


def _kelly(view: View) -> int:
    box = own_box(view)
    return int(whole_chips(box) * max(Fraction(0), 2 * _chance(view) - 1) / 2)


def _chance(view: View) -> Fraction:
    return chance_in_turn(view) if view.phase is Phase.BETS else blind_chance_of(view)


def _bet(legal: Legal, amount: int) -> PlayerAction:
    """A bet of so much, or as near to it as is possible."""
    (bets,) = legal.amounts
    return completed(bets, _within(bets, amount))


def _offer(view: View, legal: Legal, amount: int) -> PlayerAction:
    """A bank of so much, but no less than the least bet: a table where nobody banks stands still."""
    (offers,) = legal.amounts
    return completed(offers, _within(offers, max(amount, view.house.min_bet)))


def _within(amounts: Amounts, amount: int) -> int:
    nearest = max(amounts.least, min(amounts.most, amount))
    return nearest - (nearest - amounts.least) % amounts.step


def _stay_out(legal: Legal) -> PlayerAction:
    return next(action for action in legal.actions if isinstance(action, PlayerAction))


def _show(legal: Legal, *, lowest: bool) -> PlayerAction:
    """The lowest card that wins tells the least of a hand. All winners are of one suit."""
    shows = sorted((action for action in legal.actions if isinstance(action, Show)), key=lambda show: show.card)
    return shows[0 if lowest else -1]
