"""The exact odds of hands and of the dealer: against fractions card by card, published figures, and themselves."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal.cards import DECK
from fairdeal.games.blackjack.hands import total
from fairdeal.games.blackjack.house import House
from fairdeal.games.blackjack.odds.hand_table import (
    ACE,
    BUST,
    KINDS,
    NOTHING,
    RESULTS,
    TEN,
    Counts,
    best_total,
    dealer_hands,
    hand_numbers,
    is_soft,
    kind_of,
    player_hands,
    with_kind,
)
from fairdeal.games.blackjack.odds.shoes import full_shoe, kinds_of, take_ranks
from fairdeal.games.blackjack.odds.worths import (
    blackjack_worth,
    dealer_odds,
    hand_worths,
    insurance_worth,
    matching_cards,
    net_of_total,
)
from tests.games.blackjack import slow_odds
from tests.games.blackjack.shoes import cards, counts

EXACT = 1e-11
"""What `fast` promises."""

SMALL_SHOES = (
    [1, 1, 2, 4, 5, 6, 6, 7, 8, 9, 10, 10, 10, 10],
    [2, 2, 3, 3, 4, 5, 7, 8, 9, 9, 10, 10, 10, 10, 10],
    [1, 1, 1, 5, 6, 8, 8, 8, 9, 10, 10, 10],
    [6, 6, 6, 6, 7, 7, 8, 9, 9, 10, 10, 10],
)
HANDS = ([10, 6], [5, 6], [1, 7], [8, 3, 1], [4, 5], [2, 8], [9, 1], [6, 4], [10, 10], [1, 5, 7])
UPS = (1, 6, 7, 10)


def left(decks: int, *gone: int) -> Counts:
    """So many decks without some cards, 1 the ace … 10 a ten."""
    shoe = kinds_of(full_shoe(decks))
    for card in gone:
        shoe = with_kind(shoe, card - 1, -1)
    return shoe


# The hands


def test_every_hand_adds_up_as_the_rules_add_it() -> None:
    by_kind = {kind_of(card): card for card in DECK}
    for hand in player_hands():
        found = total([by_kind[kind] for kind, count in enumerate(hand) for _ in range(count)])
        assert (best_total(hand), is_soft(hand)) == (found.best, found.is_soft)


def test_a_hand_comes_after_all_that_it_can_be_made_of() -> None:
    numbers = hand_numbers()
    for hand, number in numbers.items():
        children = (with_kind(hand, kind) for kind in range(KINDS))
        assert all(numbers[child] > number for child in children if child in numbers)


def test_the_dealers_hands_are_counted_with_their_orders() -> None:
    """Against the ways to end with a ten up, counted by hand for two cards: an ace, or 7 to 9, or a ten."""
    assert {hand.drawn.index(1): hand.result for hand in dealer_hands(TEN) if sum(hand.drawn) == 1} == {
        **{ACE: RESULTS.index("blackjack"), 6: 0, 7: 1, 8: 2, TEN: 3}
    }
    for up in range(KINDS):
        chances = sum(hand.orders * Fraction(1, 10) ** sum(hand.drawn) for hand in dealer_hands(up))
        assert chances == 1, "of cards that are all as likely"


# Another way: fractions, card by card


@pytest.mark.parametrize("up", range(1, 11))
@pytest.mark.parametrize("shoe", SMALL_SHOES, ids=str)
def test_the_dealers_chances_are_as_counted_card_by_card(shoe: list[int], up: int) -> None:
    slow = slow_odds.dealer(tuple(shoe), (up,))
    found = dict(zip(RESULTS, dealer_odds(counts(shoe), up - 1), strict=True))
    for name in RESULTS:
        assert found[name] == pytest.approx(float(slow.get(name, 0)), abs=EXACT)


@pytest.mark.parametrize("obo", [False, True])
@pytest.mark.parametrize("up", UPS)
@pytest.mark.parametrize("hand", HANDS, ids=str)
@pytest.mark.parametrize("shoe", SMALL_SHOES, ids=str)
def test_the_worths_are_as_counted_card_by_card(shoe: list[int], hand: list[int], up: int, obo: bool) -> None:
    slow_shoe, held = tuple(shoe), tuple(sorted(hand))
    found = hand_worths(House(obo=obo), counts(shoe), counts(hand), up - 1)
    assert found.stand == pytest.approx(float(slow_odds.stand(slow_shoe, up, held)), abs=EXACT)
    assert found.hit == pytest.approx(float(slow_odds.hit(slow_shoe, up, held)), abs=EXACT)
    if len(hand) == 2 and sum(hand) in (10, 11) and 1 not in hand:
        doubled = slow_odds.double(slow_shoe, up, held, taken=1 if obo else 2)
        assert found.double == pytest.approx(float(doubled), abs=EXACT)
    else:
        assert found.double is None


def test_an_ace_and_nine_may_double_as_ten_where_the_house_lets_it() -> None:
    shoe = SMALL_SHOES[0]
    found = hand_worths(House(double_soft_low=True), counts(shoe), counts([1, 9]), 5)
    assert found.double == pytest.approx(float(slow_odds.double(tuple(shoe), 6, (1, 9), taken=2)), abs=EXACT)
    assert hand_worths(House(), counts(shoe), counts([1, 9]), 5).double is None


@settings(deadline=None)
@given(st.lists(st.integers(0, 24), min_size=10, max_size=10).filter(lambda shoe: sum(shoe) > 40), st.integers(0, 9))
def test_the_dealers_chances_add_up_to_one(shoe: list[int], up: int) -> None:
    assert sum(dealer_odds(tuple(shoe), up)) == pytest.approx(1, abs=EXACT)


@settings(max_examples=30, deadline=None)
@given(st.lists(st.integers(4, 24), min_size=10, max_size=10), st.integers(0, 9))
def test_a_card_that_is_not_looked_at_changes_no_chance(shoe: list[int], up: int) -> None:
    """The mean over every next card is the chance before it: why other seats' cards need not be reckoned with."""
    before, cards_left = dealer_odds(tuple(shoe), up), sum(shoe)
    after = [0.0] * len(RESULTS)
    for kind, count in enumerate(shoe):
        for place, chance in enumerate(dealer_odds(with_kind(tuple(shoe), kind, -1), up)):
            after[place] += count / cards_left * chance
    assert after == pytest.approx(before, abs=EXACT)


# Published figures

WIZARD_ONE_DECK = {
    1: (0.126128, 0.131003, 0.129486, 0.131553, 0.0515646, 0.313726, 0.11654),
    2: (0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0.0, 0.352973),
    3: (0.130313, 0.130946, 0.123761, 0.123345, 0.116047, 0.0, 0.375588),
    4: (0.130973, 0.114163, 0.120679, 0.116286, 0.115096, 0.0, 0.402803),
    5: (0.119687, 0.123483, 0.116909, 0.104694, 0.106321, 0.0, 0.428905),
    6: (0.166948, 0.106454, 0.107192, 0.100705, 0.0978785, 0.0, 0.420823),
    7: (0.372345, 0.138583, 0.0773344, 0.0788967, 0.072987, 0.0, 0.259854),
    8: (0.130857, 0.362989, 0.129445, 0.0682898, 0.0697914, 0.0, 0.238627),
}
"""One deck, S17, before any look for blackjack. Source: wizardofodds.com/games/blackjack/appendix/2b/."""

WIZARD_TWO_DECKS = {
    2: (0.139367, 0.133348, 0.130744, 0.123997, 0.119254, 0.353291),
    6: (0.166224, 0.10617, 0.106749, 0.101217, 0.097508, 0.422132),
    9: (0.12094, 0.112016, 0.354051, 0.121118, 0.060977, 0.230898),
    10: (0.122412, 0.1216, 0.122524, 0.36387, 0.038449, 0.231144),
    1: (0.186367, 0.189883, 0.188851, 0.190272, 0.076531, 0.168096),
}
"""Two decks, S17, once the dealer has no blackjack. Source: wizardofodds.com/blackjack/appendix2.html."""


@pytest.mark.parametrize("up", WIZARD_ONE_DECK)
def test_the_dealers_chances_are_the_published_ones_for_one_deck(up: int) -> None:
    assert dealer_odds(left(1, up), up - 1) == pytest.approx(WIZARD_ONE_DECK[up], abs=6e-7)


@pytest.mark.parametrize("up", WIZARD_TWO_DECKS)
def test_the_dealers_chances_are_the_published_ones_for_two_decks(up: int) -> None:
    *totals, blackjack, bust = dealer_odds(left(2, up), up - 1)
    found = [chance / (1 - blackjack) for chance in (*totals, bust)]
    assert found == pytest.approx(WIZARD_TWO_DECKS[up], abs=6e-7)


@pytest.mark.parametrize(
    ("decks", "hand", "stand", "hit", "double"),
    [
        (1, (3, 2), -0.659375, -0.291565, None),
        (1, (5, 4), -0.654533, -0.070215, None),
        (1, (6, 4), -0.636118, 0.081506, 0.048615),
        (1, (6, 5), -0.634013, 0.172946, 0.240259),
        (1, (7, 1), -0.101015, -0.108386, None),
        (5, (4, 3), -0.664918, -0.316950, None),
        (5, (6, 1), -0.478961, -0.183653, None),
        (5, (6, 4), -0.661223, 0.081318, -0.002174),
        (5, (6, 5), -0.660850, 0.148532, 0.133896),
        (5, (7, 1), -0.100297, -0.095834, None),
    ],
)
def test_the_worths_against_an_ace_are_the_published_ones(
    decks: int, hand: tuple[int, int], stand: float, hit: float, double: float | None
) -> None:
    """They are for a dealer who has looked and has no blackjack; here the stake is lost to it besides.

    Doubles compare where the second stake comes back (`obo`). Source: wizardofodds.com/games/blackjack/appendix/9/,
    1ds17r4 and 5ds17r4.
    """
    shoe = left(decks, 1, *hand)
    blackjack = shoe[TEN] / sum(shoe)
    found = hand_worths(House(obo=True), shoe, counts(list(hand)), ACE)

    def published(worth: float) -> float:
        return (1 - blackjack) * worth - blackjack

    assert found.stand == pytest.approx(published(stand), abs=6e-7)
    assert found.hit == pytest.approx(published(hit), abs=6e-7)
    if double is not None:
        assert found.double == pytest.approx(published(double), abs=6e-7)


# Blackjack, insurance, pairs


def test_insurance_pays_two_to_one_on_half_the_stake() -> None:
    """A third of tens is where it turns: 96 of 311 unseen are tens, so it costs 0.5 · (288/311 − 1)."""
    assert insurance_worth(left(6, 1)) == pytest.approx(0.5 * (3 * 96 / 311 - 1))
    assert insurance_worth((10,) + (2,) * 8 + (13,)) == pytest.approx(0)


def test_a_blackjack_wins_half_as_much_again_unless_it_is_pushed() -> None:
    assert blackjack_worth(left(6, 1, 10, 9), 8) == 1.5
    assert blackjack_worth(left(6, 1, 10, 10), TEN) == pytest.approx(1.5 * (1 - 23 / 309))
    assert blackjack_worth(left(6, 1, 10, 1), ACE) == pytest.approx(1.5 * (1 - 95 / 309))


def test_a_blackjack_is_offered_no_choice() -> None:
    found = hand_worths(House(), left(6, 1, 10, 1), counts([1, 10]), ACE)
    assert (found.hit, found.double, found.split, found.insurance) == (None,) * 4


def test_insurance_is_offered_to_two_cards_against_an_ace_only() -> None:
    assert hand_worths(House(), left(6, 5, 6, 1), counts([5, 6]), ACE).insurance is not None
    assert hand_worths(House(), left(6, 5, 6, 10), counts([5, 6]), TEN).insurance is None
    assert hand_worths(House(), left(6, 2, 3, 6, 1), counts([2, 3, 6]), ACE).insurance is None


@pytest.mark.parametrize(
    ("tens", "ranks", "matching"),
    [
        ("value", (8, 11), 94),
        ("value", (9, 9), 94),
        ("rank", (9, 9), 22),
        ("rank", (8, 11), None),
        ("never", (9, 9), None),
        ("never", (6, 6), 22),
        ("value", (12, 12), 22),
        ("value", (6, 7), None),
        ("value", (2, 2, 2), None),
    ],
)
def test_which_cards_pair(tens: str, ranks: tuple[int, ...], matching: int | None) -> None:
    assert matching_cards(House(split_tens=tens), take_ranks(full_shoe(), ranks), ranks) == matching


def test_a_total_wins_against_what_is_less_and_a_bust() -> None:
    chances = dealer_odds(left(6, 10), TEN)
    assert net_of_total(chances, 21) == pytest.approx(1 - chances[5] - chances[4])
    assert net_of_total(chances, 16) == pytest.approx(chances[BUST] - sum(chances[:5]))


def test_counts_and_cards_are_the_same_shoe() -> None:
    assert cards(counts(SMALL_SHOES[0])) == tuple(SMALL_SHOES[0])
    assert cards(NOTHING) == ()
