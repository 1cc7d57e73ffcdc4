"""Casino War: one card against one card, and war on a tie. Source: rules.md §1."""

from fairdeal.engine.events import seen_by
from fairdeal.engine.game import AdviceRules, BotRules, Game, SightRules
from fairdeal.games.casino_war import play, sitting
from fairdeal.games.casino_war.house import PRESETS, House
from fairdeal.games.casino_war.odds import price
from fairdeal.games.casino_war.odds_report import QUESTIONS, answer
from fairdeal.games.casino_war.simulation import SIMULATION
from fairdeal.games.casino_war.sitting import Sitting
from fairdeal.games.casino_war.state import State
from fairdeal.games.casino_war.strategy import choose
from fairdeal.games.casino_war.text import TEXT
from fairdeal.games.casino_war.view import View, view

__all__ = ["GAME", "House", "State", "View"]

GAME: Game[House, State, View, Sitting] = Game(
    name="casino-war",
    version=1,
    house=House,
    presets=PRESETS,
    seats=lambda house: range(house.seats),
    actions=play.RULEBOOK.actions,
    rules=play.RULES,
    sight=SightRules(view=view, seen=seen_by),
    sitting=sitting.RULES,
    text=TEXT,
    advice=AdviceRules(price=price, odds=answer, questions=QUESTIONS),
    bots=BotRules(usual=choose),
    simulation=SIMULATION,
)
