"""How many ways a deal can go, counted move by move like perft in chess, with a derivation where there is one."""

from collections.abc import Callable, Iterable
from math import comb, factorial, prod
from random import Random

import pytest

from fairdeal.cards import DECK, Card, read_card
from fairdeal.engine.moves import Action, SeatsToMove
from fairdeal.games.cassino.groups import HIGHEST, sums_of, worth
from fairdeal.games.cassino.house import House
from fairdeal.games.cassino.offers import groups_making, offers
from fairdeal.games.cassino.play import move, turn
from fairdeal.games.cassino.situation import Situation, Table, situation
from fairdeal.games.cassino.state import State
from tests.games.cassino import brute
from tests.games.cassino.scripts import EVERY_HOUSE, YOU, at, deal, opened, playing, shuffled

Moves = Callable[[Situation], Iterable[Action]]


def nodes(state: State, depth: int, moves: Moves = offers) -> int:
    """How many lines of so many plays there are in a portion; one that is over goes on in one way, as it is."""
    if depth == 0 or not isinstance(turn(state), SeatsToMove):
        return 1
    return sum(nodes(move(state, action)[0], depth - 1, moves) for action in moves(situation(state, state.mover)))


def first_portion(seed: int, house: House | None = None) -> State:
    return deal(opened(house), iter(shuffled(seed)))


# Derived


def test_a_portion_in_which_all_can_only_trail_goes_as_many_ways_as_hands_can_be_laid_down() -> None:
    """Eight cards of which no two have one rank, none making a sum that is held: 4 · 4 · 3 · 3 · 2 · 2 · 1 · 1."""
    state = playing("10♣ J♣ 8♦ 9♥", "", other="Q♣ K♦ 7♠ 6♥")
    assert [nodes(state, depth) for depth in range(9)] == [1, 4, 16, 48, 144, 288, 576, 576, 576]
    assert nodes(state, 8) == factorial(4) ** 2


def test_a_king_that_comes_after_a_king_has_two_ways_to_go() -> None:
    """Hands K 9 and K 8: of the four orders each has two kings, and the later one takes the first or is trailed."""
    state = playing("K♣ 9♦", "", other="K♥ 8♠")
    assert nodes(state, 4) == 4 * 2


def test_the_moves_of_one_card_among_equal_ones_are_the_sets_of_them() -> None:
    """A seven takes any of n sevens, at least one, or is trailed; with a second seven it may build on any of them."""
    for count, sevens in ((1, "7♣"), (2, "7♣ 7♦")):
        assert len(list(offers(at("7♠", sevens)))) == (2**count - 1) + 1
        assert len(list(offers(at("7♠ 7♥", sevens)))) == 2 * ((2**count - 1) + 1 + (2**count - 1))


def test_groups_of_a_sum_are_counted_by_the_coefficients_of_a_product() -> None:
    """Of all 40 number cards: the coefficient of xᵛ in ∏ (1 + xⁱ)⁴, for i from 1 to 10."""
    series = [1] + [0] * HIGHEST
    for card_value in range(1, HIGHEST + 1):
        factor = [comb(4, times) for times in range(5)]
        series = [
            sum(series[value - times * card_value] * factor[times] for times in range(5) if times * card_value <= value)
            for value in range(HIGHEST + 1)
        ]
    assert series[:5] == [1, 4, 10, 24, 51], "of 4: 4 fours, 4 · 4 of 3 + 1, 6 of 2 + 2, 4 · 6 of 2 + 1 + 1, 1 of aces"
    assert [len(groups_making(DECK, value)) for value in range(HIGHEST + 1)] == series


# The most moves that a position can have


def captures(lying: tuple[Card, ...], value: int) -> int:
    """How many sets of loose cards are whole groups of a value.

    Counted by how many cards of each value a set has, five bits a value; the top bit stays where no count is too high.
    """
    have = [sum(worth(card) == each for card in lying) for each in range(HIGHEST + 1)]
    top = sum(16 << 5 * each for each in range(HIGHEST + 1))
    room = top + sum(count << 5 * each for each, count in enumerate(have))
    sums = [sum(1 << 5 * each for each in group) for group in sums_of(value)]
    found, frontier = {0}, [0]
    while frontier:
        before = frontier.pop()
        further = {before + group for group in sums if (room - before - group) & top == top} - found
        found |= further
        frontier += further
    return sum(prod(comb(have[each], counts >> 5 * each & 15) for each in range(HIGHEST + 1)) for counts in found) - 1


def test_captures_can_be_counted_without_listing_them() -> None:
    chance = Random(3)
    for _ in range(12):
        lying = tuple(chance.sample(DECK[:39], 12))
        for card in map(read_card, ("5♠", "8♠", "10♠")):
            now = Situation(House(), YOU, (card,), Table(lying, ()))
            assert len(list(offers(now))) == captures(lying, worth(card)) + 1


@pytest.mark.parametrize(
    ("card", "count"),
    [
        *(("A♠", 7), ("2♠", 63), ("3♠", 623), ("4♠", 6335), ("5♠", 68383), ("6♠", 749631)),
        pytest.param("10♠", 15_109_038_399, marks=pytest.mark.slow),
    ],
)
def test_the_last_card_of_a_deal_of_nothing_but_trailing_has_so_many_captures(card: str, count: int) -> None:
    """The other 51 cards lie loose: the most that can be, so a selection is judged by itself. Source: §2.6 CA31."""
    held = read_card(card)
    assert captures(tuple(each for each in DECK if each != held), worth(held)) == count


# Counted, and compared with brute force

COUNTS = {
    # seed of the deal: nodes by depth
    1: [7, 28, 148, 648],
    2: [4, 37, 127, 909],
    3: [4, 39, 123, 1092],
    7: [4, 38, 178, 1171],
}


@pytest.mark.parametrize("seed", COUNTS)
def test_a_first_portion_goes_so_many_ways(seed: int) -> None:
    state = first_portion(seed)
    assert [nodes(state, depth) for depth in range(1, len(COUNTS[seed]) + 1)] == COUNTS[seed]


@pytest.mark.parametrize("seed", range(8))
def test_brute_force_counts_the_same(seed: int) -> None:
    house = EVERY_HOUSE[seed * 5]
    for state in (first_portion(seed), first_portion(seed, house)):
        assert nodes(state, 2) == nodes(state, 2, brute.moves)
