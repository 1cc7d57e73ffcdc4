"""The exact odds of Casino War: against published figures, naive counting, the engine itself, and simulation."""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations, product
from math import perm, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.cards import DECK, Card, card, read_cards
from fairdeal.engine.banking.moves import Bet, Surrender
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import CHIP
from fairdeal.engine.fold import fold
from fairdeal.engine.moves import Action, Burn, CardsToDeal, Deal, Face, RoundOver, SeatsToMove
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalHouse, NotUnderstood
from fairdeal.games.casino_war import GAME, House, State
from fairdeal.games.casino_war.odds import (
    edge,
    nets,
    outcomes,
    round_odds,
    surrender_value,
    war_value,
)
from fairdeal.games.casino_war.play import apply, start, turn
from fairdeal.games.casino_war.shoe_odds import Rest, after_tie, compare, count_cards, rest_of, ties_by_rank
from fairdeal.games.casino_war.state import Choice, GoToWar, Outcome
from tests.games.casino_war.rank_chances import rank_chances

PAYOUTS = ("2:1", "1:1")
ANSWERS = {Choice.WAR: GoToWar, Choice.SURRENDER: Surrender}
SOME_RESTS = tuple(
    few + (0,) * (13 - len(few)) for few in ((4, 0, 3), (1, 2, 2, 2), (2, 2, 1, 1), (6, 1), (1, 1, 1, 1, 1), (3, 3, 1))
)


# Known numbers


def test_the_oracles_of_the_rules_hold() -> None:
    odds = round_odds(House())
    assert odds.p_tie == Fraction(23, 311)
    assert odds.p_tie_after_war == Fraction(1181, 15965)
    assert odds.war.expectation == Fraction(-23138, 993023)
    assert odds.surrender.expectation == Fraction(-23, 622)
    assert round(float(odds.war.expectation), 7) == -0.0233006
    assert round(float(odds.surrender.expectation), 7) == -0.0369775
    assert odds.best is Choice.WAR
    assert odds.edge == odds.war.expectation


@pytest.mark.parametrize(
    ("decks", "two_to_one", "one_to_one", "surrender"),
    [
        (1, "2.06", "2.42", "2.94"),
        (2, "2.24", "2.70", "3.40"),
        (3, "2.29", "2.79", "3.55"),
        (4, "2.31", "2.84", "3.62"),
        (5, "2.32", "2.86", "3.67"),
        (6, "2.33", "2.88", "3.70"),
        (7, "2.34", "2.89", "3.72"),
        (8, "2.34", "2.90", "3.73"),
    ],
)
def test_the_edge_is_the_published_one(decks: int, two_to_one: str, one_to_one: str, surrender: str) -> None:
    """Source: http://www.i-online-casinos.com/games/casino-war-odds.php."""
    rest = rest_of(decks)
    found = [-nets(House(war_tie_payout=payout), rest, Choice.WAR).expectation for payout in PAYOUTS]
    found.append(-nets(House(), rest, Choice.SURRENDER).expectation)
    assert [f"{float(100 * each):.2f}" for each in found] == [two_to_one, one_to_one, surrender]


# Another way: counting ordered cards one by one


def naive_outcomes(rest: Rest, plan: Choice) -> Counter[Outcome]:
    """How many ordered draws of four cards end so; the burned cards between them change nothing."""
    cards = [rank for rank, count in enumerate(rest) for _ in range(count)]
    ends: Counter[Outcome] = Counter()
    for player, dealer, player_again, dealer_again in permutations(cards, 4):
        if player != dealer:
            ends[Outcome.WON if player > dealer else Outcome.LOST] += 1
        elif plan is Choice.SURRENDER:
            ends[Outcome.SURRENDERED] += 1
        elif player_again == dealer_again:
            ends[Outcome.WAR_TIED] += 1
        else:
            ends[Outcome.WAR_WON if player_again > dealer_again else Outcome.WAR_LOST] += 1
    return ends


@pytest.mark.parametrize("plan", Choice)
@pytest.mark.parametrize("rest", SOME_RESTS)
def test_outcomes_are_as_counted_one_by_one(rest: Rest, plan: Choice) -> None:
    counted = naive_outcomes(rest, plan)
    whole = perm(sum(rest), 4)
    assert {end: chance for end, chance in outcomes(rest, plan).items() if chance} == {
        end: Fraction(count, whole) for end, count in counted.items()
    }


@pytest.mark.parametrize("rest", SOME_RESTS)
def test_burned_cards_change_no_chance(rest: Rest) -> None:
    """The second and the last card of all orders tie as often as the first two."""
    cards = [rank for rank, count in enumerate(rest) for _ in range(count)]
    orders = list(permutations(cards[:6]))
    ties = sum(order[1] == order[-1] for order in orders)
    assert Fraction(ties, len(orders)) == Fraction(sum(order[0] == order[1] for order in orders), len(orders))


@given(st.lists(st.integers(0, 24), min_size=13, max_size=13).filter(lambda counts: sum(counts) >= 4))
def test_chances_add_up_to_one(counts: list[int]) -> None:
    rest = tuple(counts)
    assert sum(compare(rest)) == 1
    assert sum(ties_by_rank(rest)) == compare(rest).tied
    for plan in Choice:
        assert sum(outcomes(rest, plan).values()) == 1
        assert sum(chance for _, chance in nets(House(), rest, plan).chances) == 1


# The engine is the same truth


def played(house: House, ranks: Sequence[int], plan: Choice) -> State:
    """A round through the engine, with these ranks for the cards that are compared."""
    deals = [Deal(card(rank, suit)) for suit, rank in enumerate(ranks)]
    actions: list[Action] = [Bet(0, 2 * CHIP), Burn(1), *deals[:2]]
    if ranks[0] == ranks[1]:
        actions.append(ANSWERS[plan](0))
        if plan is Choice.WAR:
            actions += [Burn(3), *deals[2:]]
    return fold(GAME, start(house, Opening((Seated(0, 4 * CHIP),))), actions)


def all_ranks(plan: Choice) -> Iterator[tuple[int, ...]]:
    for first in product(range(13), repeat=2):
        if first[0] == first[1] and plan is Choice.WAR:
            yield from ((*first, *second) for second in product(range(13), repeat=2))
        else:
            yield first


@pytest.mark.parametrize("payout", PAYOUTS)
@pytest.mark.parametrize("plan", Choice)
def test_every_round_played_through_the_engine_gives_the_same_distribution(payout: str, plan: Choice) -> None:
    house = House(war_tie_payout=payout)
    rest = rest_of(house.decks)
    found: dict[Fraction, Fraction] = {}
    for ranks in all_ranks(plan):
        (box,) = played(house, ranks, plan).boxes
        net = Fraction(net_of(box), box.stake)
        found[net] = found.get(net, Fraction(0)) + rank_chances(rest, ranks)
    assert tuple(sorted(found.items())) == nets(house, rest, plan).chances


def simulated(house: House, plan: Choice, seed: int, rounds: int) -> list[float]:
    """Nets of rounds from shuffled sets, dealt as the turn asks, in initial stakes."""
    chooser = random.Random(seed)
    begun, _ = apply(start(house, Opening((Seated(0, 100 * CHIP),))), Bet(0, 2 * CHIP))
    ends = (dealt_to_the_end(begun, iter(chooser.sample(DECK * house.decks, 8)), plan) for _ in range(rounds))
    return [net_of(end.boxes[0]) / end.boxes[0].stake for end in ends]


def dealt_to_the_end(state: State, cards: Iterator[Card], plan: Choice) -> State:
    while not isinstance(now := turn(state), RoundOver):
        if isinstance(now, SeatsToMove):
            action: Action = ANSWERS[plan](now.seats[0])
        else:
            assert isinstance(now, CardsToDeal)
            dealt = [next(cards) for _ in range(now.count)]
            action = Burn(now.count) if now.face is Face.UNSEEN else Deal(dealt[0])
        state, _ = apply(state, action)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("plan", Choice)
def test_simulation_through_the_engine_agrees_within_four_standard_errors(plan: Choice) -> None:
    rounds, house = 40_000, House()
    exact = nets(house, rest_of(house.decks), plan)
    found = simulated(house, plan, seed=11, rounds=rounds)
    mean = sum(found) / rounds
    assert abs(mean - exact.expectation) < 4 * sqrt(exact.variance / rounds)
    fourth = sum((net - exact.expectation) ** 4 * chance for net, chance in exact.chances)
    squares = sum((net - mean) ** 2 for net in found) / rounds
    assert abs(squares - exact.variance) < 4 * sqrt((fourth - exact.variance**2) / rounds)


# The best decision


@given(
    st.lists(st.integers(0, 32), min_size=13, max_size=13).filter(lambda counts: sum(counts) >= 2),
    st.sampled_from(PAYOUTS),
)
def test_war_is_better_by_the_chance_of_a_tie_and_so_never_worse(counts: list[int], payout: str) -> None:
    """The proof of the module's docstring, for any rest: war − surrender = (k + 1/2) · t."""
    house, rest = House(war_tie_payout=payout), tuple(counts)
    gain = war_value(house, rest) - surrender_value(house)
    assert gain == (Fraction(*house.war_tie_pays) + Fraction(1, 2)) * compare(rest).tied


@pytest.mark.parametrize("payout", PAYOUTS)
def test_surrender_is_worth_as_much_as_war_only_when_no_rank_is_left_twice(payout: str) -> None:
    house = House(war_tie_payout=payout)
    assert war_value(house, (1,) * 13) == surrender_value(house)
    assert war_value(house, (2,) + (1,) * 12) > surrender_value(house)
    assert round_odds(house, (1,) * 13).best is Choice.SURRENDER
    assert round_odds(house, (4,) + (1,) * 12).best is Choice.WAR


def test_the_bank_can_lose_its_edge_in_a_shoe_that_is_rich_in_ties() -> None:
    assert edge(House(), (0,) * 11 + (8, 8)) > 0
    assert edge(House(), (1,) * 13) == 0
    assert edge(House(), (2,) + (1,) * 12) < 0


def test_best_play_is_worth_the_better_plan_when_one_is_better_throughout() -> None:
    for rest in SOME_RESTS:
        odds = round_odds(House(), rest)
        assert odds.edge == max(odds.war.expectation, odds.surrender.expectation)


# Seen cards


def test_seen_cards_leave_the_rest() -> None:
    assert rest_of(6) == (24,) * 13
    assert rest_of(8, count_cards(read_cards("2c 2d Ah"))) == (30, *(32,) * 11, 31)
    assert after_tie(rest_of(6), 12) == (*(24,) * 12, 22)


def test_the_tie_follows_the_cards_seen() -> None:
    """Only the four nines of one deck and a king are left of six decks: 12 of 20 orders of two tie."""
    left = Counter(read_cards("9c 9d 9h 9s Kc"))
    seen = tuple(6 - left[each] for each in DECK)
    assert compare(rest_of(6, seen)).tied == Fraction(12, 20)
    assert ties_by_rank(rest_of(6, seen))[7] == Fraction(12, 20)


def test_a_card_seen_too_often_is_refused_by_name() -> None:
    with pytest.raises(NotUnderstood, match="9♣ can’t have been seen 7 times: 6 decks have it 6 times"):
        rest_of(6, count_cards(read_cards("9c") * 7))


def test_too_few_cards_are_refused() -> None:
    with pytest.raises(IllegalHouse, match="cards left 1, cards needed 2"):
        compare((1,) + (0,) * 12)
    with pytest.raises(IllegalHouse, match="cards left 3, cards needed 4"):
        round_odds(House(), (2, 1) + (0,) * 11)


@pytest.mark.parametrize("rest", [(1,) * 5, (24,) * 14, (), (24,) * 12 + (-1,)])
def test_a_rest_is_thirteen_counts_none_below_zero(rest: Rest) -> None:
    for asked in (compare, ties_by_rank, lambda rest: round_odds(House(), rest), lambda rest: war_value(House(), rest)):
        with pytest.raises(NotUnderstood) as refused:
            asked(rest)
        assert refused.value.code == "cards-rest"
