"""Red Dog, or High Card Pool: a bet that the hand beats the next card, for a pot or against a bank.

This is not the casino game of the same name. Source: rules.md §4.
"""

from fairdeal.engine.game import AdviceRules, BotRules, Game, SightRules
from fairdeal.games.red_dog import play, sitting
from fairdeal.games.red_dog.events import seen
from fairdeal.games.red_dog.house import PRESETS, House
from fairdeal.games.red_dog.odds.asked import QUESTIONS
from fairdeal.games.red_dog.odds.prices import price
from fairdeal.games.red_dog.odds.report import answer
from fairdeal.games.red_dog.simulation import SIMULATION
from fairdeal.games.red_dog.sitting import Sitting
from fairdeal.games.red_dog.state import State
from fairdeal.games.red_dog.strategy import bold, careful, choose, exact
from fairdeal.games.red_dog.text import TEXT
from fairdeal.games.red_dog.view import View, view, whole
from fairdeal.games.red_dog.worlds import world

__all__ = ["GAME", "House", "State", "View"]

GAME: Game[House, State, View, Sitting] = Game(
    name="red-dog",
    version=1,
    house=House,
    presets=PRESETS,
    seats=lambda house: range(house.seats),
    actions=play.RULEBOOK.actions,
    rules=play.RULES,
    sight=SightRules(view=view, seen=seen, whole=whole),
    sitting=sitting.RULES,
    text=TEXT,
    advice=AdviceRules(price=price, odds=answer, questions=QUESTIONS),
    bots=BotRules(usual=choose, named={"careful": careful, "bold": bold, "exact": exact}, worlds=world),
    simulation=SIMULATION,
)
