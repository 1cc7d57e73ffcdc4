"""The cassino-bots suite: matches between the bots of Cassino, and against others. Takes an hour and more."""

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict
from itertools import pairwise

from benchmarks.cassino.match import Score, Way, play_match
from benchmarks.report import about
from fairdeal.games.cassino.search import BOTS, prepare
from fairdeal.games.cassino.strategy import choose

NAME = "cassino-bots"
GREEDY = "greedy capturer"
SPIEL = "OpenSpiel ISMCTS, 1,000 simulations"
SPIEL_SIMULATIONS = 1000
EXPLORING = 4.0
SEED = 11


def run(*, rounds: int, seconds: float, as_json: bool) -> str:
    """Plays every match over so many deals, `rounds`; the seconds play no part."""
    prepare()
    scores = {names: _play(*names, deals=2 * max(1, rounds // 2)) for names in pairings()}
    if as_json:
        return json.dumps([{"first": one, "second": two} | asdict(score) for (one, two), score in scores.items()])
    return "\n".join([*about(), "", *(_line(*names, score) for names, score in scores.items())])


def pairings() -> Iterator[tuple[str, str]]:
    """Each level against the one below, and the strongest against a greedy capturer and OpenSpiel, where it is."""
    levels = list(BOTS)
    yield from ((above, below) for below, above in pairwise(levels))
    yield levels[-1], GREEDY
    try:
        import pyspiel  # noqa: F401
    except ImportError as missing:
        print(f"Left out: {missing}. `make bench` sets up every peer.", file=sys.stderr)
    else:
        yield levels[-1], SPIEL


def _way(name: str) -> Way:
    if name == GREEDY:
        return choose
    if name == SPIEL:
        from benchmarks.cassino.spiel import ismcts

        return ismcts(SPIEL_SIMULATIONS, EXPLORING, SEED)
    return BOTS[name]


def _play(first: str, second: str, *, deals: int) -> Score:
    return play_match(_way(first), _way(second), deals=deals, seed=SEED, told=_saying(f"{first} v {second}"))


def _saying(what: str) -> Callable[[str], None]:
    return lambda line: print(f"{what}, {line}", file=sys.stderr, flush=True)


def _line(first: str, second: str, score: Score) -> str:
    points = f"{score.points:+.2f} ± {score.error:.2f} points per deal over {score.deals} deals"
    times = ", ".join(
        f"{name} {1000 * usual:.1f} ms a move, {1000 * longest:.0f} at most"
        for name, usual, longest in zip((first, second), score.seconds, score.longest, strict=True)
    )
    return f"{first} v {second}: {points}; {times}"
