"""How a bot plays Casino War: the smallest bet, and war on a tie, which costs less than surrender.

Source: rules.md §1.6, oracles.
"""

from fairdeal.engine.banking.bots import by_kind, least_bet
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.games.casino_war.view import View


def choose(view: View, legal: Legal, chance: Chance) -> PlayerAction:
    """The bot's action, one of those that are legal."""
    actions = by_kind(legal)
    return least_bet(legal) or actions.get(GoToWar) or next(iter(actions.values()))
