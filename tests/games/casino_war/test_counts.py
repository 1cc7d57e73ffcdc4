"""How many rounds there are, counted by playing all of them and derived on paper, like perft in chess."""

from collections import Counter
from itertools import product

import pytest

from fairdeal.cards import RANKS, card
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.moves import Action, Burn, CardsToDeal, Deal, Face, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Opening
from fairdeal.games.casino_war import House, State
from fairdeal.games.casino_war.play import apply, legal, start, turn
from fairdeal.games.casino_war.state import Outcome
from tests.games.casino_war.scripts import seated


def betted(seats: int) -> State:
    state = start(House(seats=seats), Opening(seated(*[9] * seats)))
    for seat in range(seats):
        state, _ = apply(state, Bet(seat, 4))
    return state


def endings(state: State, ranks: int, found: Counter[tuple[Outcome | None, ...]]) -> None:
    """Every way a round can go on with clubs of the lowest ranks; a card is its rank."""
    for action in options(state, ranks):
        after, _ = apply(state, action)
        if isinstance(turn(after), RoundOver):
            found[tuple(box.outcome for box in after.boxes)] += 1
        else:
            endings(after, ranks, found)


def options(state: State, ranks: int) -> list[Action]:
    match turn(state):
        case SeatsToMove(seats=(seat, *_)):
            return list(legal(state, seat).actions)
        case CardsToDeal(count=count, face=Face.UNSEEN):
            return [Burn(count)]
    return [Deal(card(rank, 0)) for rank in range(ranks)]


def test_a_round_of_one_seat_can_go_2366_ways_by_ranks() -> None:
    """13² first pairs, of which 13 tie; a tie is surrendered, or fought over 13² new pairs: 156 + 13 · (1 + 169)."""
    found: Counter[tuple[Outcome | None, ...]] = Counter()
    endings(betted(1), len(RANKS), found)
    assert found.total() == 156 + 13 * (1 + 169) == 2366
    assert found == {
        (Outcome.WON,): 78,
        (Outcome.LOST,): 78,
        (Outcome.SURRENDERED,): 13,
        (Outcome.WAR_WON,): 13 * 78,
        (Outcome.WAR_LOST,): 13 * 78,
        (Outcome.WAR_TIED,): 13 * 13,
    }


@pytest.mark.parametrize(("ranks", "ways"), [(1, 4), (2, 56), (3, 270), (4, 832)])
def test_a_round_of_two_seats_by_ranks(ranks: int, ways: int) -> None:
    """For each dealer's rank: nobody ties, (n−1)²; one of two ties, 2(n−1) · (1 + n²); both tie, 1 + 2n² + n³."""
    n = ranks
    found: Counter[tuple[Outcome | None, ...]] = Counter()
    endings(betted(2), n, found)
    assert found.total() == n * ((n - 1) ** 2 + 2 * (n - 1) * (1 + n**2) + 1 + 2 * n**2 + n**3)
    assert found.total() == ways


def test_first_comparisons_split_into_78_higher_13_equal_78_lower() -> None:
    signs = Counter((a > b) - (a < b) for a, b in product(range(13), repeat=2))
    assert signs == {1: 78, 0: 13, -1: 78}
