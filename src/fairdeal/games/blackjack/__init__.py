"""Blackjack: two cards, up to 21, against a dealer who draws to 17. Source: rules.md §3."""

from fairdeal.engine.events import seen_by
from fairdeal.engine.game import Game
from fairdeal.games.blackjack import counting
from fairdeal.games.blackjack.house import PRESETS, House
from fairdeal.games.blackjack.play import ACTIONS, apply, balances, check, legal, playing, start, time_out, turn
from fairdeal.games.blackjack.prices import FLAGS, QUESTIONS, answer, picture, price
from fairdeal.games.blackjack.sitting import RULES, Sitting
from fairdeal.games.blackjack.state import State
from fairdeal.games.blackjack.strategy import choose
from fairdeal.games.blackjack.text import TEXT
from fairdeal.games.blackjack.view import View, view

__all__ = ["GAME", "House", "State", "View"]

GAME: Game[House, State, View, Sitting] = Game(
    name="blackjack",
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
    flags=FLAGS,
    picture=picture,
    bots={"basic": choose, "counting": counting.choose},
)
