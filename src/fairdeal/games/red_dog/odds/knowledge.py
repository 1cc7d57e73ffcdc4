"""What a seat knows of the cards to come, and how likely it is to win with that.

Counted is what was seen: the own hand, what was burnt, turned or exposed, and what was shown of hands. Not counted is
what others let guess by how they play: a bet, a pass, which of several winning cards was shown.
"""

from fractions import Fraction

from fairdeal.games.red_dog.odds.blind import blind_chance
from fairdeal.games.red_dog.odds.masks import WHOLE, Cards, beaten_by, mask, win_chance
from fairdeal.games.red_dog.view import BoxView, View


def own_box(view: View) -> BoxView:
    """The viewer's box."""
    return next(box for box in view.boxes if box.seat == view.you)


def chance_in_turn(view: View) -> Fraction:
    """The chance of the viewer's hand against the card that will be turned for it. Source: rules.md §4.1, §4.8 RD3.

    The next card is any of those that may still be in the stock. Without a stock it is any of the discards, which are
    shuffled again; and where the burnt card is the last of the stock, that one is among them.
    """
    hand = [card for card in own_box(view).hand if card is not None]
    stock, discards = stock_of(view), mask(view.turned)
    if view.left > view.house.burn:
        return win_chance(hand, stock)
    if not view.left:
        return win_chance(hand, discards)
    beaten = beaten_by(hand)
    wins = (beaten & discards).bit_count() + Fraction((beaten & stock).bit_count(), stock.bit_count())
    return wins / (discards.bit_count() + 1)


def blind_chance_of(view: View) -> Fraction:
    """The chance of the viewer's sealed hand against the card that counts for all. Source: rules.md §4.4, §4.5."""
    assert view.upcard is not None
    return blind_chance(view.upcard, len(own_box(view).hand), never_seen(view))


def stock_of(view: View) -> Cards:
    """The cards that may be in the stock: all that the viewer does not know to be elsewhere."""
    if view.restocked:
        return mask(view.restocked) & ~mask(view.turned)
    return never_seen(view) & ~mask(card for card in own_box(view).hand if card is not None)


def never_seen(view: View) -> Cards:
    """The cards that nobody has seen outside a hand; with them, those of the viewer's own."""
    seen = sum(1 << card for card, count in enumerate(view.seen) if count)
    return WHOLE & ~seen & ~mask(view.restocked)
