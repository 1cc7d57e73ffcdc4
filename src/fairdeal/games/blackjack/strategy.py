"""How a bot plays Blackjack: the smallest bet, no insurance, and basic strategy for the table's house.

Source: rules.md §3.1, §3.4.
"""

from fairdeal.engine.banking.moves import Bet, Surrender
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.blackjack.odds.chart import Move
from fairdeal.games.blackjack.odds.endless import endless_chart
from fairdeal.games.blackjack.odds.hand_table import counts_of, kind_of
from fairdeal.games.blackjack.state import Decline, Double, Hit, Split, Stand
from fairdeal.games.blackjack.view import HandView, View

_ACTIONS: dict[Move, type[PlayerAction]] = {
    Move.STAND: Stand,
    Move.HIT: Hit,
    Move.DOUBLE: Double,
    Move.SPLIT: Split,
    Move.SURRENDER: Surrender,
}


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The bot's action, one of those that are legal."""
    assert legal and view.you is not None
    for amounts in legal.amounts:
        return Bet(view.you, amounts.least)
    return play_on(view, legal, insures=False)


def play_on(view: View, legal: Legal, *, insures: bool) -> PlayerAction:
    """What to do after the bet: insure or not, then what the chart says of what is legal."""
    actions = {type(action): action for action in legal.actions if isinstance(action, PlayerAction)}
    if Decline in actions:
        return next(action for kind, action in actions.items() if (kind is Decline) is not insures)
    if Stand not in actions:
        return next(iter(actions.values()))
    move = endless_chart(view.house).move(
        counts_of(_hand_in_turn(view).cards),
        kind_of(view.dealer[0]),
        may_double=Double in actions,
        may_split=Split in actions,
        may_surrender=Surrender in actions,
    )
    return actions.get(_ACTIONS[move]) or actions[Stand]


def _hand_in_turn(view: View) -> HandView:
    return next(hand for box in view.boxes if box.seat == view.you for hand in box.hands if hand.number == view.hand)
