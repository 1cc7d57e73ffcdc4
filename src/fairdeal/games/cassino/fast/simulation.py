"""Cassino, simulated: deals and matches of two quick policies."""

from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from fairdeal.compiled.streams import seeded
from fairdeal.compiled.summaries import summarise
from fairdeal.engine.simulation import Row, Summary
from fairdeal.games.cassino.fast.deals import options_of
from fairdeal.games.cassino.fast.matches import GREEDY, QUICK, RANDOM, new_match, new_room, new_tally, play_deals
from fairdeal.games.cassino.house import House

POLICIES: Final = {"quick": QUICK, "greedy": GREEDY, "random": RANDOM}

SITTING: Final = 10
"""So many deals are a sitting, three matches or so."""

MATCHES: Final = "matches"
"""The table of matches by the seat that won them: how many, and what they brought seat 0, one for each or less one."""


@dataclass(frozen=True, slots=True)
class Deals:
    """Two policies at a house: seat 0's and seat 1's. A kernel; a round is a deal, and brings what seat 0 wins it by.

    Every deal stakes one, so that means are for a deal. Matches are played to the house's target, and one that is not
    over at the end of a chunk is not counted as a match.
    """

    house: House
    policies: tuple[str, str]
    sitting: int = field(default=SITTING, init=False)

    def run(self, seed: int, chunk: int, rounds: int) -> Summary:
        """What so many deals come to, in points of seat 0."""
        first, second = (POLICIES[policy] for policy in self.policies)
        tally, random = new_tally(rounds), seeded(seed, chunk)
        play_deals(
            new_room(), new_match(), options_of(self.house), (first, second), self.house.target, tally, random, None
        )
        sittings = -(-rounds // SITTING)
        nets, stakes = (np.zeros(sittings * SITTING, np.int64) for _ in range(2))
        nets[:rounds], stakes[:rounds] = tally.nets, 1
        played = np.minimum(rounds - SITTING * np.arange(sittings), SITTING)
        rows = nets.reshape(sittings, SITTING), stakes.reshape(sittings, SITTING)
        return replace(summarise(*rows, played), tables={MATCHES: _won(*tally.won.tolist())})


def _won(first: int, second: int) -> dict[int, Row]:
    return {0: Row(first, first, first, first), 1: Row(second, second, -second, second)}
