"""A bot that takes what scores most now, and thinks no further."""

from typing import Final

from fairdeal.cards import Card
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal, PlayerAction, Selection
from fairdeal.games.cassino.automatic import trailing_order
from fairdeal.games.cassino.groups import Cards
from fairdeal.games.cassino.scoring import card_points, is_spade
from fairdeal.games.cassino.state import Capture, Trail
from fairdeal.games.cassino.view import View

CARD_WORTH: Final = 1
SPADE_WORTH: Final = 1
POINT_WORTH: Final = 8
"""How a capture is rated: every card counts, a spade once more, and each point of a card eight times."""


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The capture that is rated highest, or else the card that the automatic play would trail.

    Who may not trail has a build, and the card to capture it with. Source: rules.md §2.3.
    """
    captures = [_best(each, each.move) for each in legal.selections if isinstance(each.move, Capture)]
    if captures:
        return max(captures, key=lambda capture: rated((capture.card, *capture.cards)))
    trails = [action for action in legal.actions if isinstance(action, Trail)]
    return min(trails, key=lambda action: trailing_order(action.card))


def rated(cards: Cards) -> int:
    """How much some cards are worth to who captures them."""
    return sum(CARD_WORTH + SPADE_WORTH * is_spade(card) + POINT_WORTH * card_points(card) for card in cards)


def _best(selection: Selection, move: Capture) -> Capture:
    """The capture of the best group, then of the best one that is left, and so on."""
    taken: set[Card] = {*selection.first[0]}
    room = len(selection.groups) if selection.most is None else selection.most
    for group in sorted(selection.groups, key=rated, reverse=True):
        if room and taken.isdisjoint(group):
            taken.update(group)
            room -= 1
    return Capture(move.seat, move.card, tuple(sorted(taken)))
