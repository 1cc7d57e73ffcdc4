"""Blackjack: two cards, up to 21, against a dealer who draws to 17. Source: rules.md §3."""

from fairdeal.engine.events import seen_by
from fairdeal.engine.game import AdviceRules, BotRules, Game, SightRules
from fairdeal.games.blackjack import counting, play, sitting
from fairdeal.games.blackjack.house import PRESETS, House
from fairdeal.games.blackjack.odds.prices import answer, picture, price
from fairdeal.games.blackjack.odds.questions import FLAGS, QUESTIONS
from fairdeal.games.blackjack.simulation import SIMULATION
from fairdeal.games.blackjack.sitting import Sitting
from fairdeal.games.blackjack.state import State
from fairdeal.games.blackjack.strategy import choose
from fairdeal.games.blackjack.text import TEXT
from fairdeal.games.blackjack.view import View, view, whole

__all__ = ["GAME", "House", "State", "View"]

GAME: Game[House, State, View, Sitting] = Game(
    name="blackjack",
    version=1,
    house=House,
    presets=PRESETS,
    seats=lambda house: range(house.seats),
    actions=play.RULEBOOK.actions,
    rules=play.RULES,
    sight=SightRules(view=view, seen=seen_by, whole=whole),
    sitting=sitting.RULES,
    text=TEXT,
    advice=AdviceRules(price=price, odds=answer, questions=QUESTIONS, flags=FLAGS, picture=picture),
    bots=BotRules(usual=choose, named={"basic": choose, "counting": counting.choose}),
    simulation=SIMULATION,
)
