"""Matches between two ways to play Cassino, through the engine: the same cards twice, with seats changed."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from fairdeal.cards import DECK, Card
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import DEALS, CardsToDeal, Legal, PlayerAction, RoundOver
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games.cassino import GAME, House, State
from fairdeal.games.cassino.view import View

Way = Callable[[View, Legal, Chance], PlayerAction]


@dataclass(frozen=True)
class Dice:
    """Chance for bots, the same for the same seed."""

    random: Random

    def below(self, limit: int, /) -> int:
        return self.random.randrange(limit)


@dataclass(frozen=True, slots=True)
class Score:
    """How a match went for the first: points per deal with the standard error, and seconds of the processor a move."""

    deals: int
    points: float
    error: float
    seconds: tuple[float, float]
    longest: tuple[float, float]


class Clocked:
    """A way to play, and the time of the processor that it takes."""

    def __init__(self, way: Way) -> None:
        self._way = way
        self.times: list[float] = []

    def __call__(self, view: View, legal: Legal, chance: Chance) -> PlayerAction:
        began = process_time()
        action = self._way(view, legal, chance)
        self.times.append(process_time() - began)
        return action


def play_match(first: Way, second: Way, *, deals: int, seed: int, told: Callable[[str], None]) -> Score:
    """Plays so many deals, an even number; who deals changes from pair to pair."""
    rng, ways, gains = Random(seed), (Clocked(first), Clocked(second)), list[float]()
    for pair in range(deals // 2):
        cards, dealer = rng.sample(DECK, len(DECK)), pair % 2
        there = play_deal(ways[0], ways[1], cards, dealer, rng)
        back = play_deal(ways[1], ways[0], cards, dealer, rng)
        gains.append((there - back) / 2)
        if pair % 10 == 9:
            told(f"{2 * pair + 2} deals: {mean(gains):+.2f} ± {stdev(gains) / sqrt(len(gains)):.2f}")
    seconds, longest = (tuple(take(way.times) for way in ways) for take in (mean, max))
    return Score(deals, mean(gains), stdev(gains) / sqrt(len(gains)), _two(seconds), _two(longest))


def play_deal(first: Way, second: Way, cards: list[Card], dealer: int, rng: Random) -> int:
    """Plays one deal; what seat 0, the first, wins it by."""
    state: State = GAME.rules.start(House(), Opening((Seated(0, 0), Seated(1, 0)), dealer=dealer))
    shoe = iter(cards)
    while not isinstance(turn := GAME.rules.turn(state), RoundOver):
        if isinstance(turn, CardsToDeal):
            state, _ = GAME.rules.apply(state, DEALS[next(shoe)])
            continue
        seat = state.mover
        way = (first, second)[seat]
        action = way(GAME.sight.view(state, seat), GAME.rules.legal(state, seat), Dice(rng))
        state, _ = GAME.rules.apply(state, action)
    return state.points[0] - state.points[1]


def _two(values: tuple[Any, ...]) -> tuple[float, float]:
    one, other = values
    return one, other
