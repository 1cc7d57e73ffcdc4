"""Random legal play of any game, through the same public functions that everybody uses."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random

from fairdeal.cards import DECK, Card
from fairdeal.engine.game import AnyGame
from fairdeal.engine.moves import (
    DEALS,
    Action,
    Amounts,
    Burn,
    CardsToDeal,
    CardsToShuffle,
    Face,
    Legal,
    RoundOver,
    SeatsToMove,
)
from fairdeal.engine.sitting import Opening

SHUFFLES = 1000


def shuffled(decks: int, cards: int, rng: Random) -> Iterator[tuple[Card, ...]]:
    """The first cards of many shuffles, made ready now and handed out over and over."""
    return cycle([tuple(rng.sample(DECK * decks, cards)) for _ in range(SHUFFLES)])


def play_round(game: AnyGame, house: object, opening: Opening, cards: Sequence[Card], rng: Random) -> int:
    """Plays one round with random legal choices; returns how many actions went through `apply`."""
    state, actions, shoe = game.rules.start(house, opening), 0, iter(cards)
    while not isinstance(turn := game.rules.turn(state), RoundOver):
        assert not isinstance(turn, CardsToShuffle), "these rounds start from whole shoes"
        action = _deal(turn, shoe) if isinstance(turn, CardsToDeal) else _choose(game, state, turn, rng)
        state, _ = game.rules.apply(state, action)
        actions += 1
    return actions


def _deal(turn: CardsToDeal, shoe: Iterator[Card]) -> Action:
    return Burn(turn.count) if turn.face is Face.UNSEEN else DEALS[next(shoe)]


def _choose(game: AnyGame, state: object, turn: SeatsToMove, rng: Random) -> Action:
    seat = turn.seats[0]
    return pick(game.rules.legal(state, seat), rng)


def pick(legal: Legal, rng: Random) -> Action:
    """One of the legal actions, each as likely as another; every amount is an action of its own."""
    place = int(rng.random() * (len(legal.actions) + sum(map(_count, legal.amounts))))
    if place < len(legal.actions):
        return legal.actions[place]
    place -= len(legal.actions)
    for amounts in legal.amounts:
        if place < _count(amounts):
            return amounts.complete(amounts.least + place * amounts.step)
        place -= _count(amounts)
    raise AssertionError("a seat in turn has something to do")


def _count(amounts: Amounts) -> int:
    return (amounts.most - amounts.least) // amounts.step + 1
