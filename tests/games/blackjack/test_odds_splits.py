"""What split hands are worth: against every order of the cards, against unrestricted best play, and themselves."""

from collections.abc import Iterator

import pytest

from fairdeal.games.blackjack.hands import MOST
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.fast import BEST, CHILDREN, DOUBLE, HIT, STAND, always, before
from fairdeal.games.blackjack.odds.hand_table import (
    ACE,
    KINDS,
    NOTHING,
    Counts,
    best_total,
    hand_numbers,
    player_hands,
    with_kind,
)
from fairdeal.games.blackjack.odds.losses import split_losses, whole_losses
from fairdeal.games.blackjack.odds.shoes import full_shoe, kinds_of
from fairdeal.games.blackjack.odds.split_worths import Pending, SplitHands
from fairdeal.games.blackjack.odds.worths import doubles_of, means, split_hands, split_worth
from tests.games.blackjack.shoes import counts
from tests.games.blackjack.slow_odds import Cards, Choice, Plan, Splits

EXACT = 1e-11

NAMES: dict[int, Choice] = {STAND: "stand", HIT: "hit", DOUBLE: "double"}

SHOES = {
    8: (2, 3, 5, 7, 8, 8, 9, 9, 10, 10, 10, 10),
    9: (1, 4, 6, 7, 9, 9, 10, 10, 10, 10),
    6: (4, 5, 6, 6, 8, 9, 9, 10, 10, 10, 10),
    10: (1, 6, 7, 9, 10, 10, 10, 10, 10, 10),
    1: (1, 1, 5, 7, 9, 9, 10, 10, 10, 10),
}
"""What is left when a pair of these is split."""


def hands_of(house: House, card: int, shoe: Cards, up: int) -> Pending:
    left = counts(shoe)
    return split_hands(house, means(house), left, up - 1, card - 1, left[card - 1])


def plan_of(hands: SplitHands) -> Plan:
    """What the hands are reckoned to do, whatever the other hands drew."""
    chosen = hands.course_after(0).chosen

    def plan(cards: Cards) -> Choice:
        return NAMES[int(chosen[hand_numbers()[counts(cards)]])]

    return plan


# Another way: every order of the cards


@pytest.mark.parametrize("obo", [False, True])
@pytest.mark.parametrize("das", [False, True])
@pytest.mark.parametrize("up", [1, 6, 10])
@pytest.mark.parametrize("card", SHOES)
def test_two_hands_are_worth_what_every_order_of_the_cards_gives(card: int, up: int, das: bool, obo: bool) -> None:
    _check(House(das=das, obo=obo), card, up)


@pytest.mark.parametrize("most_hands", [3, 4])
@pytest.mark.parametrize(("card", "up"), [(8, 6), (8, 10), (9, 6), (6, 10), (10, 6)])
def test_hands_that_are_split_again_are_worth_what_every_order_gives(card: int, up: int, most_hands: int) -> None:
    _check(House(das=True, max_hands=most_hands), card, up)


@pytest.mark.parametrize(("card", "up"), [(8, 10), (10, 6)])
def test_hands_that_are_split_again_are_worth_as_much_by_obo(card: int, up: int) -> None:
    _check(House(das=True, max_hands=3, obo=True), card, up)


def _check(house: House, card: int, up: int) -> None:
    shoe = SHOES[card]
    hands = hands_of(house, card, shoe, up)
    plans = plan_of(hands.first), plan_of(hands.others)
    for most in {2, house.max_hands}:
        slow = Splits(up, card, plans, most_hands=most, obo=house.obo).worth(shoe)
        found = hands.by_resplitting(2, most - 2, True)
        assert found == pytest.approx(float(slow), abs=EXACT)
    again, once = (hands.by_resplitting(2, room, True) for room in (house.max_hands - 2, 0))
    assert hands.worth(2, house.max_hands - 2, first_is_pending=True) == max(again, once)


def test_later_hands_by_obo_lose_nothing_to_a_blackjack() -> None:
    assert split_losses(House(obo=True)) == ((1.0, 1.0, 1.0, 2.0), (0.0, 0.0, 1.0, 2.0))
    assert split_losses(House()) == ((1.0, 2.0, 1.0, 2.0), (1.0, 2.0, 1.0, 2.0))


def test_a_dealer_who_looks_first_takes_the_first_bet_and_no_more_even_of_what_would_have_bust() -> None:
    assert split_losses(House(peek=True)) == ((1.0, 1.0, 1.0, 1.0), (0.0, 0.0, 0.0, 0.0))


def test_split_aces_get_one_card_each() -> None:
    """Against a five, whatever comes: no hit, no double, no further split."""
    shoe = counts(SHOES[1])
    (worth,) = {
        split_worth(house, means(house), shoe, 4, ACE, shoe[ACE])
        for house in (House(), House(das=True), House(max_hands=4), House(max_hands=4, das=True))
    }
    moment = before(shoe, with_kind(NOTHING, ACE), 4)
    one = sum(
        count / sum(shoe) * (moment.nets[child] - moment.blackjacks[child])
        for count, child in zip(shoe, CHILDREN[moment.root], strict=True)
        if count
    )
    assert worth == pytest.approx(2 * one, abs=EXACT)


# Unrestricted best play: the second hand looks at the first one's cards, and the first draws with that in mind


class BestPlay:
    """Two hands of a split pair, played as well as can be with every card that is seen."""

    def __init__(self, house: House, shoe: Counts, up: int, kind: int) -> None:
        self.house, self.shoe, self.up = house, shoe, up
        self.root = with_kind(NOTHING, kind)
        self.start = hand_numbers()[self.root]
        self.doubles = doubles_of(house, allowed=house.das)
        self.moment = before(shoe, self.root, up)
        self.seconds: dict[Counts, float] = {}

    def second(self, left: Counts) -> float:
        """What the second hand is worth, played from this shoe."""
        if left not in self.seconds:
            course = before(left, self.root, self.up).course(whole_losses(House()), self.doubles, always(BEST))
            self.seconds[left] = float(course.hits[course.root])
        return self.seconds[left]

    def worth(self) -> float:
        worths: dict[int, float] = {}
        for number in range(len(player_hands()) - 1, self.start - 1, -1):
            hand = player_hands()[number]
            drawn = tuple(more - had for more, had in zip(hand, self.root, strict=True))
            if all(0 <= need <= have for need, have in zip(drawn, self.shoe, strict=True)):
                left = tuple(have - need for have, need in zip(self.shoe, drawn, strict=True))
                worths[number] = max(self._choices(number, left, worths))
        return worths[self.start]

    def _choices(self, number: int, left: Counts, worths: dict[int, float]) -> Iterator[float]:
        nets, blackjacks = self.moment.nets, self.moment.blackjacks
        if nets[number] > -9 and number != self.start:
            yield float(nets[number] - blackjacks[number]) + self.second(left)
        if best_total(player_hands()[number]) == MOST:
            return
        hit = double = 0.0
        for kind in range(KINDS):
            if left[kind]:
                chance, after, child = left[kind] / sum(left), with_kind(left, kind, -1), int(CHILDREN[number, kind])
                hit += chance * (worths[child] if child >= 0 else -1 + self.second(after))
                if self.doubles[number]:
                    double += chance * (2 * float(nets[child] - blackjacks[child]) + self.second(after))
        yield hit
        if self.doubles[number]:
            yield double


def gap(house: House, card: int, up: int) -> float:
    """How much more than reckoned a split is worth from a fresh shoe, to the best play there can be."""
    shoe = kinds_of(full_shoe())
    for gone in (up, card, card):
        shoe = with_kind(shoe, gone - 1, -1)
    reckoned = split_worth(house, means(house), shoe, up - 1, card - 1, shoe[card - 1])
    return BestPlay(house, shoe, up - 1, card - 1).worth() - reckoned


@pytest.mark.slow
@pytest.mark.parametrize("up", range(1, 11))
@pytest.mark.parametrize("card", [7, 10])
def test_looking_at_the_first_hand_gains_less_than_a_ten_thousandth_of_the_stake(card: int, up: int) -> None:
    """And most often nothing at all: the same play is then the best whatever the first hand drew."""
    found = gap(House(das=True), card, up)
    assert -EXACT < found < 1e-4
    if up in range(2, 9):
        assert found == pytest.approx(0, abs=EXACT)


@pytest.mark.slow
def test_the_most_that_looking_gains_is_a_two_thousandth_of_the_stake() -> None:
    """Two twos against a four: 12 against a four is so near a toss-up that a card or two turn it."""
    assert gap(House(), 2, 4) == pytest.approx(0.00054, abs=1e-5)
