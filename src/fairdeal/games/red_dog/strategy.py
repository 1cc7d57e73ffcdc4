"""How a careful bot plays Red Dog: it bets the least on a hand that wins more often than not, and passes else.

Source: rules.md §4.
"""

from fairdeal.cards import DECK, Card
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.red_dog.settlement import winners
from fairdeal.games.red_dog.state import DeclineBank, Phase
from fairdeal.games.red_dog.view import View


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The bot's action, one of those that are legal: it banks as little as it can, and shows what it must."""
    assert legal and view.you is not None
    free = [action for action in legal.actions if isinstance(action, PlayerAction) and type(action) is not DeclineBank]
    if not legal.amounts:
        return free[0]
    least = legal.amounts[0].complete(legal.amounts[0].least)
    assert isinstance(least, PlayerAction)
    if view.phase is Phase.BETS and free and not _is_favourite(view):
        return free[0]
    return least


def _is_favourite(view: View) -> bool:
    """Whether more of the cards that can come next lose to the hand than beat it."""
    hand = tuple([card for box in view.boxes if box.seat == view.you for card in box.hand if card is not None])
    unseen = [card for card in DECK if _can_come(view, hand, card)]
    return 2 * sum([bool(winners(hand, card)) for card in unseen]) > len(unseen)


def _can_come(view: View, hand: tuple[Card, ...], card: Card) -> bool:
    if view.restocked and card not in view.restocked:
        return False
    return not view.seen[card] and card not in hand
