"""The price of each choice: for the view it is asked for, and as the engine plays it out."""

import timeit
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

import pytest

from fairdeal.cards import DECK, Card, card, rank_of, read_cards
from fairdeal.engine.banking.moves import Bet, SitOut, Surrender, Withdraw
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.chips import CHIP
from fairdeal.engine.fold import fold
from fairdeal.engine.game import Price
from fairdeal.engine.moves import Action, Burn, Deal
from fairdeal.engine.sitting import NO_CARDS, Opening, Seated
from fairdeal.games.casino_war import GAME, House, State
from fairdeal.games.casino_war.odds import edge, price, war_value
from fairdeal.games.casino_war.play import apply, legal, start
from fairdeal.games.casino_war.shoe_odds import Rest, after_tie, rest_of
from fairdeal.games.casino_war.state import GoToWar
from fairdeal.games.casino_war.view import view
from tests.games.casino_war.rank_chances import rank_chances

PAYOUTS = ("2:1", "1:1")


def at_table(
    house: House, *actions: Action, chips: Sequence[int] = (100 * CHIP,), gone: tuple[int, ...] = NO_CARDS
) -> State:
    seats = tuple(Seated(seat, each) for seat, each in enumerate(chips))
    return fold(GAME, start(house, Opening(seats, gone=gone)), actions)


def prices(state: State, seat: int = 0) -> tuple[Price, ...]:
    return price(view(state, seat), legal(state, seat))


def worth(state: State, seat: int = 0) -> list[Fraction]:
    return [each.expectation for each in prices(state, seat)]


def deals(text: str) -> list[Action]:
    return [Deal(each) for each in read_cards(text)]


EDGE = Fraction(-23138, 993023)
WAR_AFTER_NINES = Fraction(-1, 2) + Fraction(5, 2) * Fraction(12 * 24 * 23 + 22 * 21, 310 * 309)


def test_a_fixed_bet_has_one_price_and_the_edge_is_in_it() -> None:
    assert prices(at_table(House())) == (Price(Bet(0, 2 * CHIP), 2 * CHIP * EDGE),)


def test_a_free_bet_is_priced_at_its_least_and_its_most_and_sitting_out_costs_nothing() -> None:
    state = at_table(House(stake=None, seats=2), chips=(1000 * CHIP, 1000 * CHIP))
    assert prices(state) == (
        Price(Bet(0, 2 * CHIP), 2 * CHIP * EDGE),
        Price(Bet(0, 100 * CHIP), 100 * CHIP * EDGE),
        Price(SitOut(0), Fraction(0)),
    )


def test_a_bet_that_leaves_too_little_for_war_is_priced_with_surrender() -> None:
    state = at_table(House(stake=None), chips=(10 * CHIP,))
    assert worth(state) == [2 * CHIP * EDGE, 10 * CHIP * Fraction(-23, 622)]
    reserved = at_table(House(stake=None, reserve_for_war=True), chips=(10 * CHIP,))
    assert worth(reserved) == [2 * CHIP * EDGE, 5 * CHIP * EDGE]


@pytest.mark.parametrize(
    ("chips", "expectation"), [(3 * CHIP, Fraction(-23, 622)), (4 * CHIP - 1, Fraction(-23, 622)), (4 * CHIP, EDGE)]
)
def test_the_fixed_stake_is_priced_with_surrender_below_two_stakes(chips: int, expectation: Fraction) -> None:
    assert worth(at_table(House(), chips=(chips,))) == [2 * CHIP * expectation]


def test_war_and_surrender_are_priced_for_the_cards_on_the_table() -> None:
    state = at_table(House(), Bet(0, 2 * CHIP), Burn(1), *deals("9c 9h"))
    assert prices(state) == (
        Price(GoToWar(0), 2 * CHIP * WAR_AFTER_NINES),
        Price(Surrender(0), Fraction(-CHIP)),
    )


def test_with_too_few_chips_for_war_only_surrender_has_a_price() -> None:
    state = at_table(House(), Bet(0, 2 * CHIP), Burn(1), *deals("9c 9h"), chips=(3 * CHIP,))
    assert prices(state) == (Price(Surrender(0), Fraction(-CHIP)),)


def test_other_seats_open_cards_count_as_seen() -> None:
    bets = [Bet(seat, 2 * CHIP) for seat in range(3)]
    state = at_table(House(seats=3), *bets, Burn(1), *deals("9c Kd Ks 9h"), chips=(100 * CHIP,) * 3)
    ties = Fraction(11 * 24 * 23 + 2 * 22 * 21, 308 * 307)
    assert worth(state) == [2 * CHIP * (Fraction(-1, 2) + Fraction(5, 2) * ties), Fraction(-CHIP)]
    assert worth(state, 1) == []


def test_a_shoe_is_priced_by_what_is_left_of_it() -> None:
    """All but two aces, two kings, two queens and ten twos are gone: a war ties often."""
    left = Counter({12: 2, 11: 2, 10: 2, 0: 10})
    gone = gone_but(House(), left)
    house = House(fresh_shuffle=False)
    state = at_table(house, gone=gone)
    rest = tuple(left[rank] for rank in range(13))
    assert worth(state) == [2 * CHIP * edge(house, rest)]
    assert edge(house, rest) > 0
    tied = at_table(house, Bet(0, 2 * CHIP), Burn(1), *deals("2c 2d"), gone=gone)
    assert worth(tied)[0] == 2 * CHIP * war_value(house, (8, *rest[1:]))


def gone_but(house: House, left: Counter[int]) -> tuple[int, ...]:
    """What earlier rounds took, when so many of each rank are left, spread over the suits."""
    return tuple(
        house.decks - sum(1 for place in range(left[rank_of(each)]) if place % 4 == each // 13) for each in DECK
    )


def test_taking_a_bet_back_is_worth_leaving_or_a_better_bet() -> None:
    assert prices(at_table(House(), Bet(0, 2 * CHIP))) == (Price(Withdraw(0), Fraction(0)),)
    rich = gone_but(House(), Counter({0: 10, 1: 10}))
    house = House(stake=None, fresh_shuffle=False)
    state = at_table(house, Bet(0, 2 * CHIP), chips=(9 * CHIP,), gone=rich)
    gain = edge(house, (10, 10) + (0,) * 11)
    assert gain > 0
    assert worth(state) == [4 * CHIP * gain], "the most that leaves war open is 4 of 9"


def test_nobody_else_has_a_price() -> None:
    state = at_table(House(), Bet(0, 2 * CHIP), Burn(1), *deals("9c 9h"))
    assert price(view(state, None), legal(state, 0)) == ()
    over = at_table(House(), Bet(0, 2 * CHIP), Burn(1), *deals("9c Kh"))
    assert prices(over) == ()


def naive_bet_worth(house: House, chips: int, rest: Rest) -> Fraction:
    """A bet of 2 by playing every order of cards through the engine, and the better of all answers to each tie."""
    total = Fraction(0)
    ranks = [rank for rank, count in enumerate(rest) if count]
    for first in product(ranks, repeat=2):
        chance = rank_chances(rest, first)
        if not chance:
            continue
        dealt = at_table(house, Bet(0, 2 * CHIP), Burn(1), *cards_of(first), chips=(chips,))
        if not (answers := legal(dealt, 0).actions):
            total += chance * net_of(dealt.boxes[0])
            continue
        values = [answered(dealt, answer, after_tie(rest, first[0]), ranks) for answer in answers]
        total += chance * max(values)
    return total


def cards_of(ranks: Sequence[int]) -> list[Action]:
    return [Deal(card(rank, suit)) for suit, rank in enumerate(ranks)]


def answered(dealt: State, answer: Action, rest: Rest, ranks: Sequence[int]) -> Fraction:
    state, _ = apply(dealt, answer)
    if isinstance(answer, Surrender):
        return Fraction(net_of(state.boxes[0]))
    wars = [(rank_chances(rest, war), fold(GAME, state, [Burn(3), *cards_of(war)])) for war in product(ranks, repeat=2)]
    return sum((chance * net_of(war.boxes[0]) for chance, war in wars), Fraction(0))


@pytest.mark.parametrize("payout", PAYOUTS)
@pytest.mark.parametrize("chips", [3 * CHIP, 4 * CHIP])
def test_the_price_of_a_bet_is_the_best_play_of_every_card_through_the_engine(payout: str, chips: int) -> None:
    house = House(war_tie_payout=payout)
    assert worth(at_table(house, chips=(chips,))) == [naive_bet_worth(house, chips, rest_of(6))]


def test_the_price_of_a_bet_is_the_mean_price_of_what_follows_whoever_else_plays() -> None:
    """Three seats: over the ranks of all first cards, the mean of the nets and of the best prices on ties is the edge.

    A small rest, so that every order can be dealt; the third seat is asked, after it has seen the other two cards.
    """
    left = Counter({0: 5, 5: 3, 12: 4})
    house = House(seats=3, fresh_shuffle=False)
    gone, chips = gone_but(house, left), (100 * CHIP,) * 3
    betting = at_table(house, Bet(0, 2 * CHIP), Bet(1, 2 * CHIP), chips=chips, gone=gone)
    dealt = fold(GAME, betting, [Bet(2, 2 * CHIP), Burn(1)])
    total = sum(
        (chance * _third_seat(dealt, ranks) for ranks, chance in first_cards(left) if chance),
        Fraction(0),
    )
    assert worth(betting, 2)[0] == total


def first_cards(left: Counter[int]) -> Iterator[tuple[tuple[int, ...], Fraction]]:
    rest = tuple(left[rank] for rank in range(13))
    for ranks in product(left, repeat=4):
        yield ranks, rank_chances(rest, ranks)


def _third_seat(dealt: State, ranks: tuple[int, ...]) -> Fraction:
    state = fold(GAME, dealt, spread(dealt, ranks))
    while (tied := next((seat for seat in (0, 1) if legal(state, seat)), None)) is not None:
        state, _ = apply(state, GoToWar(tied))
    if found := worth(state, 2):
        return max(found)
    return Fraction(2 * CHIP if ranks[2] > ranks[3] else -2 * CHIP)


def spread(state: State, ranks: Sequence[int]) -> list[Action]:
    """Deals of these ranks, each with a card that the shoe still has."""
    gone, chosen = list(state.gone), list[Action]()
    for rank in ranks:
        found: Card = next(each for each in DECK if rank_of(each) == rank and gone[each] < state.house.decks)
        gone[found] += 1
        chosen.append(Deal(found))
    return chosen


def test_a_price_comes_within_two_milliseconds() -> None:
    """The quickest of several, because other tests keep the machine busy."""
    tied = at_table(House(), Bet(0, 2 * CHIP), Burn(1), *deals("9c 9h"))
    betting = at_table(House(stake=None, seats=2), chips=(1000 * CHIP, 1000 * CHIP))
    assert max(quickest(tied), quickest(betting)) < 0.002


def quickest(state: State) -> float:
    return min(timeit.repeat(lambda: prices(state), number=1, repeat=30))
