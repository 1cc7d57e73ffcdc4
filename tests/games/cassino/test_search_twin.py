"""The compiled twin of the rules lists, plays and scores exactly as the engine does, on the same cards."""

from random import Random
from typing import Final

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.moves import SeatsToMove
from fairdeal.games.cassino import House, State
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.play import move as make_move
from fairdeal.games.cassino.play import turn
from fairdeal.games.cassino.situation import Situation, situation
from fairdeal.games.cassino.state import Phase, Player, Trail
from tests.games.cassino.scripts import EVERY_HOUSE, THEY, YOU, deal, opened, shuffled
from tests.games.cassino.test_generator import random_position
from tests.laws.depth import IS_DEEP

pytest.importorskip("numba")

import numpy as np

from fairdeal.compiled.sets import count
from fairdeal.games.cassino.fast.bits import Ints, first
from fairdeal.games.cassino.fast.deals import Play, cards_of, options_of, play_of, row_of
from fairdeal.games.cassino.fast.layout import BUILDS, FIELDS, FIRST, MOST_MOVES, MOVER, STRIDE, result, scratch
from fairdeal.games.cassino.fast.moves import list_moves
from fairdeal.games.cassino.fast.plays import go_on, make

ROOM: Final = scratch()
MOVES: Final = np.zeros((MOST_MOVES, FIELDS), np.int64)
MANY: Final = 100_000 if IS_DEEP else 20_000
PLAYS: Final = 48
"""So many cards are played in a deal."""
FIRST_STOCK: Final = 12
"""The stock of the twin is what is left after the first portion."""


def listed(row: Ints, house: House) -> dict[Play, Ints]:
    """Every move of a row, with the action that it stands for."""
    found = list_moves(row, options_of(house), MOVES, ROOM)
    assert found < MOST_MOVES
    plays = {play_of(MOVES[place], int(row[MOVER])): MOVES[place].copy() for place in range(found)}
    assert len(plays) == found, "a move is listed twice"
    return plays


def same(row: Ints, other: Ints) -> bool:
    """Whether rows are the same deal; builds may stand in any order."""
    return list(row[:MOVER]) == list(other[:MOVER]) and _builds(row) == _builds(other)


def _builds(row: Ints) -> list[list[int]]:
    return sorted(row[FIRST : FIRST + STRIDE * row[BUILDS]].reshape(-1, STRIDE).tolist())


def chosen(plays: list[Play], chance: Random) -> Play:
    """A move; rather one that trails nothing."""
    lively = [play for play in plays if not isinstance(play, Trail)]
    return chance.choice(lively if lively and chance.random() < 0.6 else plays)


def plays_alike(house: House, seed: int) -> int:
    """Plays a deal in both; how many cards were played."""
    chance, deck = Random(seed), shuffled(seed)
    state, row, stock, played = opened(house, dealer=seed % 2), None, np.array(deck[FIRST_STOCK:], np.int64), 0
    cards = iter(deck)
    while isinstance(turn(state := deal(state, cards)), SeatsToMove):
        row = row_of(state) if row is None else row
        assert same(row, row_of(state))
        assert row[MOVER] == state.mover
        moves = listed(row, house)
        assert moves.keys() == set(offers(situation(state, state.mover)))
        play = chosen(sorted(moves, key=repr), chance)
        make(row, options_of(house), *moves[play])
        goes_on = go_on(row, stock)
        state, _ = make_move(state, play)
        played += 1
    assert row is not None
    assert not goes_on
    assert result(row) == state.points[YOU] - state.points[THEY]
    return played


def state_at(now: Situation) -> State:
    """A state in which a situation is met, the other hand empty."""
    players = (Player(YOU, 0, now.hand), Player(THEY, 0))
    return State(now.house, Phase.PLAY, players, THEY, (0, 0), loose=now.table.loose, builds=now.table.builds, dealt=52)


@pytest.mark.parametrize("part", range(4))
def test_a_deal_is_played_and_scored_alike_by_the_usual_rules(part: int) -> None:
    assert sum(plays_alike(House(), seed) for seed in range(part, 800, 4)) == 200 * PLAYS


@pytest.mark.parametrize("part", range(2))
def test_a_deal_is_played_and_scored_alike_at_every_house(part: int) -> None:
    assert sum(plays_alike(EVERY_HOUSE[seed % len(EVERY_HOUSE)], seed) for seed in range(part, 240, 2)) == 120 * PLAYS


def test_positions_full_of_builds_have_the_same_moves() -> None:
    for seed in range(1500):
        now = random_position(seed)
        assert listed(row_of(state_at(now)), now.house).keys() == set(offers(now)), seed


@pytest.mark.slow
def test_very_many_plays_are_alike() -> None:
    houses = (House(), *EVERY_HOUSE)
    deals = 1 + MANY // PLAYS
    assert sum(plays_alike(houses[seed % len(houses)], seed) for seed in range(10_000, 10_000 + deals)) > MANY


@pytest.mark.slow
def test_very_many_positions_have_the_same_moves() -> None:
    for seed in range(10_000, 10_000 + MANY):
        now = random_position(seed)
        assert listed(row_of(state_at(now)), now.house).keys() == set(offers(now)), seed


def test_a_list_that_is_too_short_keeps_the_moves_that_trail_and_repeats_none() -> None:
    state = state_at(
        Situation(House(), YOU, DECK[5:9], random_position(0).table._replace(loose=DECK[13:30], builds=()))
    )
    whole = listed(row_of(state), House())
    few = np.zeros((40, FIELDS), np.int64)
    assert list_moves(row_of(state), options_of(House()), few, ROOM) == 40 < len(whole)
    plays = [play_of(move, YOU) for move in few]
    assert len(set(plays)) == 40
    assert set(plays) < whole.keys()
    assert {play for play in whole if isinstance(play, Trail)} <= set(plays)


def test_sets_of_cards_count_their_cards_and_name_the_lowest() -> None:
    for seed in range(100):
        cards = tuple(sorted(Random(seed).sample(DECK, 1 + seed % 51)))
        bits = sum(1 << card for card in cards)
        assert (count(bits), first(bits), cards_of(bits)) == (len(cards), cards[0], cards)
