"""The engine suite: checked actions per second in pure Python, against the engines that people would otherwise use."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import replace
from functools import partial
from random import Random

from benchmarks import blackjack_peers, boardgame_io
from benchmarks.measure import Comparison, Contender, Suite, repeat
from benchmarks.random_play import play_round, shuffled
from fairdeal.cards import Card
from fairdeal.engine.game import AnyGame
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.games import find_game

ONE_SEAT = "Fairdeal, Casino War, 1 seat"
SEVEN_SEATS = "Fairdeal, Casino War, 7 seats"
RED_DOG = "Fairdeal, Red Dog, 5 seats"
CHIPS = 2000
SEED = 1


def casino_war(name: str, seats: int, seed: int = SEED) -> Contender:
    """Random legal rounds of Casino War with so many seats, at stakes of 2 to 100."""
    game, rng = find_game("casino-war"), Random(seed)
    house = replace(game.presets["table"], seats=seats)
    opening = Opening(tuple(Seated(seat, CHIPS) for seat in range(seats)))
    return _ours(name, game, house, opening, shuffled(house.decks, house.most_cards(seats), rng), rng)


def red_dog(name: str, seats: int, seed: int = SEED) -> Contender:
    """Random legal rounds of Red Dog for a pot, with so many seats: any bet from the ante to the whole pot."""
    game, rng = find_game("red-dog"), Random(seed)
    opening = Opening(tuple(Seated(seat, CHIPS) for seat in range(seats)), dealer=0)
    house = replace(game.presets["base"], seats=seats)
    return _ours(name, game, house, opening, shuffled(1, 52, rng), rng)


def _ours(
    name: str, game: AnyGame, house: object, opening: Opening, shoe: Iterator[tuple[Card, ...]], rng: Random
) -> Contender:
    def play() -> int:
        return play_round(game, house, opening, next(shoe), rng)

    return Contender(
        name,
        "every action through `apply`, with its check: bets, burns, deals, choices. In the clock: starting each round, "
        "asking whose turn it is, listing the legal actions, choosing one. Not in it: the shuffles.",
        partial(repeat, play),
    )


def contenders(stack: ExitStack) -> Sequence[Contender]:
    """Ours, and each peer that is installed; says which are not."""
    lineup = [casino_war(ONE_SEAT, 1), casino_war(SEVEN_SEATS, 7), red_dog(RED_DOG, 5)]
    peers: tuple[Callable[[], Iterable[Contender]], ...] = (
        partial(blackjack_peers.rlcard, SEED),
        partial(blackjack_peers.open_spiel, SEED),
        lambda: boardgame_io.contenders(stack),
    )
    for peer in peers:
        try:
            lineup += peer()
        except (ImportError, boardgame_io.NotInstalledError) as missing:
            print(f"Left out: {missing}. `make bench` sets up every peer.", file=sys.stderr)
    return lineup


SUITE = Suite(
    name="engine",
    title="Engine actions per second, one core, random legal play",
    contenders=contenders,
    comparisons=(
        Comparison(ONE_SEAT, least=100_000),
        Comparison(RED_DOG, least=100_000),
        Comparison(ONE_SEAT, blackjack_peers.RLCARD, least=4),
        Comparison(ONE_SEAT, boardgame_io.CASINO_WAR, least=10),
        Comparison(SEVEN_SEATS),
        Comparison(ONE_SEAT, boardgame_io.CASINO_WAR_ON_PATH),
        Comparison(ONE_SEAT, blackjack_peers.RLCARD_STEPS),
        Comparison(ONE_SEAT, blackjack_peers.OPEN_SPIEL),
    ),
)
