"""Casino War: one card against one card, and war on a tie. Source: rules.md §1."""

from fairdeal.engine.events import seen_by
from fairdeal.engine.game import Game
from fairdeal.games.casino_war.house import PRESETS, House
from fairdeal.games.casino_war.odds import price
from fairdeal.games.casino_war.odds_report import QUESTIONS, answer
from fairdeal.games.casino_war.play import ACTIONS, apply, balances, check, legal, playing, start, time_out, turn
from fairdeal.games.casino_war.sitting import RULES, Sitting
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
    actions=ACTIONS,
    start=start,
    turn=turn,
    legal=legal,
    check=check,
    apply=apply,
    balances=balances,
    view=view,
    playing=playing,
    seen=seen_by,
    time_out=time_out,
    sitting=RULES,
    text=TEXT,
    price=price,
    questions=QUESTIONS,
    odds=answer,
    bot=choose,
)
