"""Cassino: capture cards from the table and build on them; eleven points a deal, and one for a sweep.

Source: rules.md §2.
"""

from fairdeal.engine.events import seen_by
from fairdeal.engine.game import AdviceRules, BotRules, Game, SightRules
from fairdeal.games.cassino import play, sitting
from fairdeal.games.cassino.house import PRESETS, SEATS, House
from fairdeal.games.cassino.odds_report import QUESTIONS, answer
from fairdeal.games.cassino.search import BOTS, USUAL, prepare, price
from fairdeal.games.cassino.simulation import SIMULATION
from fairdeal.games.cassino.sitting import Sitting
from fairdeal.games.cassino.state import State
from fairdeal.games.cassino.text import TEXT
from fairdeal.games.cassino.view import View, view, whole
from fairdeal.games.cassino.worlds import worlds

__all__ = ["GAME", "House", "State", "View"]

GAME: Game[House, State, View, Sitting] = Game(
    name="cassino",
    version=1,
    house=House,
    presets=PRESETS,
    seats=lambda house: range(SEATS),
    actions=play.RULEBOOK.actions,
    rules=play.RULES,
    sight=SightRules(view=view, seen=seen_by, whole=whole),
    sitting=sitting.RULES,
    text=TEXT,
    advice=AdviceRules(price=price, odds=answer, questions=QUESTIONS),
    bots=BotRules(usual=BOTS[USUAL], named=BOTS, worlds=worlds, prepare=prepare),
    simulation=SIMULATION,
)
