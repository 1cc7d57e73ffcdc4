"""How a bot plays Casino War: the smallest bet, and war on a tie, which costs less than surrender.

Source: rules.md §1.6, oracles.
"""

from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.casino_war.state import Bet, GoToWar
from fairdeal.games.casino_war.view import View


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The bot's action, one of those that are legal."""
    assert legal and view.you is not None
    for amounts in legal.amounts:
        return Bet(view.you, amounts.least)
    actions = [action for action in legal.actions if isinstance(action, PlayerAction)]
    return next((action for action in actions if isinstance(action, GoToWar)), actions[0])
