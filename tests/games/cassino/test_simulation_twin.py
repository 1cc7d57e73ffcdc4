"""The compiled kernel plays matches as the engine does, on the same cards: every move, every point, every deal."""

from dataclasses import replace
from math import sqrt
from typing import Final

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.moves import TABLE, Action, CardsToDeal, Deal, RoundOver
from fairdeal.engine.sitting import Seated
from fairdeal.games.cassino import GAME, House, State
from fairdeal.games.cassino.sitting import Sitting
from fairdeal.games.cassino.state import Capture
from fairdeal.games.cassino.strategy import choose, rated
from tests.chances import seeded as chance
from tests.games.cassino.scripts import EVERY_HOUSE
from tests.laws.depth import IS_DEEP

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.streams import seeded
from fairdeal.games.cassino.fast.deals import options_of, play_of
from fairdeal.games.cassino.fast.layout import DEALER, FIELDS, NOBODY
from fairdeal.games.cassino.fast.matches import (
    GREEDY,
    NEXT,
    OPENING,
    QUICK,
    RANDOM,
    new_match,
    new_room,
    new_tally,
    play_deals,
)
from fairdeal.games.cassino.fast.simulation import MATCHES, Deals

POLICIES: Final = ((RANDOM, QUICK), (GREEDY, QUICK), (QUICK, RANDOM), (QUICK, GREEDY))
PLAYS: Final = 48
"""So many cards are played in a deal."""
TWO: Final = (Seated(0, 0), Seated(1, 0))


class Twins:
    """A match of the kernel, and one of the engine with the kernel's cards and moves."""

    def __init__(self, house: House, policies: tuple[int, int], seed: int) -> None:
        self.house, self.policies = house, policies
        self.room, self.match, self.matches = new_room(), new_match(), [0, 0]
        self.random, self.log = seeded(seed, 0), np.zeros((PLAYS, FIELDS), np.int64)
        self.sitting = GAME.sitting.sit(house, TWO)
        self.won = [0, 0]

    def play(self) -> None:
        """Plays a deal alike, and takes it into the match."""
        options, target, tally = options_of(self.house), self.house.target, new_tally(1)
        play_deals(self.room, self.match, options, self.policies, target, tally, self.random, self.log)
        self.matches = [before + won for before, won in zip(self.matches, tally.won.tolist(), strict=True)]
        if self.sitting.dealer is None:
            self.sitting = replace(self.sitting, dealer=int(self.room.deal[DEALER]))
        assert self.sitting.dealer == self.room.deal[DEALER]
        state = self._engine_deal()
        points = GAME.rules.nets(state)
        assert tally.nets[0] == points[0] - points[1]
        self._count(GAME.sitting.after(self.sitting, state, False))

    def _engine_deal(self) -> State:
        deck, moves = [DECK[card] for card in self.room.deck], iter(self.log)
        table, stock = iter(deck[:OPENING]), iter(deck[OPENING:])
        state: State = GAME.rules.start(self.house, GAME.sitting.opening(self.sitting))
        while not isinstance(now := GAME.rules.turn(state), RoundOver):
            if isinstance(now, CardsToDeal):
                action: Action = Deal(next(table if now.to == TABLE else stock))
            else:
                action = play_of(next(moves), state.mover)
                self._check_greedy(state, action)
            state, _ = GAME.rules.apply(state, action)
        assert next(moves, None) is None, "the kernel played more cards"
        return state

    def _check_greedy(self, state: State, action: Action) -> None:
        """A greedy seat trails what the bot trails, and captures when the bot does, no less."""
        if self.policies[state.mover] != GREEDY:
            return
        legal = GAME.rules.legal(state, state.mover)
        chosen = choose(GAME.sight.view(state, state.mover), legal, chance())
        if isinstance(chosen, Capture):
            assert isinstance(action, Capture)
            assert rated((action.card, *action.cards)) >= rated((chosen.card, *chosen.cards))
        else:
            assert action == chosen

    def _count(self, sitting: Sitting) -> None:
        scores = [standing.score or 0 for standing in GAME.sitting.standings(sitting)]
        if GAME.sitting.is_over(sitting):
            self.won[int(scores[1] > scores[0])] += 1
            scores, sitting = [0, 0], GAME.sitting.sit(self.house, TWO)
        assert (self.match[:NEXT].tolist(), self.matches) == (scores, self.won)
        assert self.match[NEXT] == (NOBODY if sitting.dealer is None else sitting.dealer)
        self.sitting = sitting


@pytest.mark.parametrize("policies", POLICIES)
def test_deals_are_played_alike_by_the_usual_rules(policies: tuple[int, int]) -> None:
    twins = Twins(House(), policies, seed=3)
    for _ in range(40):
        twins.play()
    assert sum(twins.won) > 10


def test_matches_are_played_alike_at_every_house() -> None:
    for seed, house in enumerate(EVERY_HOUSE):
        twins = Twins(replace(house, target=11), POLICIES[seed % len(POLICIES)], seed)
        for _ in range(2):
            twins.play()


@pytest.mark.slow
@pytest.mark.parametrize("deals", [2500 if IS_DEEP else 500])
def test_thousands_of_deals_are_played_alike(deals: int) -> None:
    houses = (House(), *EVERY_HOUSE)
    for seed, house in enumerate(houses):
        twins = Twins(house, POLICIES[seed % len(POLICIES)], 1000 + seed)
        for _ in range(1 + deals // len(houses)):
            twins.play()


def test_a_simulation_sums_up_its_deals_and_matches() -> None:
    found = Deals(House(), ("quick", "random")).run(3, 1, 205)
    assert found.rounds == 205 == sum(found.nets.values()) == found.staked
    assert sum(found.totals.values()) == 21
    rows = found.tables[MATCHES]
    assert rows[0].rounds > 20 * rows[1].rounds
    assert found.net / found.rounds == pytest.approx(7, abs=1)


def test_the_same_policy_on_both_seats_wins_nothing() -> None:
    found = Deals(House(), ("greedy", "greedy")).run(4, 0, 20_000)
    assert abs(found.net) < 4 * sqrt(found.squares)
