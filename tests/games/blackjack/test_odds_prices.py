"""The price of every choice: against the engine played to every end, and at every decision of a whole sitting."""

import random
from fractions import Fraction
from typing import Any

import pytest

from fairdeal.cards import DECK, card, read_cards
from fairdeal.engine import extras
from fairdeal.engine.banking.moves import Bet, SitOut, Withdraw
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import NOTHING, OVER, Deal, PlayerAction, SeatsToMove
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import NotAllowed
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.odds.shoes import full_shoe, kinds_of, shoe_without
from fairdeal.games.blackjack.odds.worths import insurance_worth, means, round_worth
from fairdeal.games.blackjack.state import Decline, Double, Hit, Insure, Split, Stand
from tests.games.blackjack.engine_odds import after, dealt, opened, worth

BET = 4 * CHIP
RICH = 100 * CHIP
EXACT = 1e-8
"""Prices are rounded to a thousand millionth of a half-chip."""


def prices(state: State, seat: int = 0) -> dict[PlayerAction, Fraction]:
    found = GAME.advice.price(GAME.sight.view(state, seat), GAME.rules.legal(state, seat))
    return {each.action: each.expectation for each in found}


def check(state: State, known: dict[Any, Fraction], *, within: float = EXACT) -> None:
    """Every choice has its price, and it is what the engine comes to, or less by no more than so much."""
    found = prices(state)
    choices = [each for each in GAME.rules.legal(state, 0).actions if isinstance(each, PlayerAction)]
    assert list(found) == choices
    for choice in choices:
        best = worth(after(state, choice), known)
        assert -EXACT < best - found[choice] < within, choice


SHOE = read_cards("2c 3c 5c 6c 7c 8c 8d 9c 9d Tc Td Jc Qc Ac")
SPLITTING = read_cards("5c 6c 7c 8c 8d 9c 9d Tc Td Jc Qc")
"""What is left once two eights and the upcard are dealt."""


@pytest.mark.parametrize("obo", [False, True])
@pytest.mark.parametrize(
    "cards", ["Ts 9s 6s", "6s 6h 5s", "2s 9h Ah", "7s Th Kh", "9s Ah Ah", "5s Th 6h", "Ks 7h As", "9s 6s Ah"]
)
def test_prices_of_a_hand_are_what_the_engine_comes_to(cards: str, obo: bool) -> None:
    """The hand is the first and the last of the cards, the upcard the one between."""
    house, up = House(double_soft_low=True, obo=obo), read_cards(cards)
    check(dealt(opened(house, (*SHOE, *up), RICH), BET, *up), {})


@pytest.mark.parametrize("chips", [BET, BET + BET // 2, 2 * BET, 2 * BET + BET // 2])
def test_prices_of_insurance_are_what_the_engine_comes_to(chips: int) -> None:
    """Also when the chips are too few to double after it."""
    up = read_cards("5s Ah 6h")
    state = dealt(opened(House(insurance_partial=True), (*SHOE, *up), chips), BET, *up)
    known: dict[Any, Fraction] = {}
    check(state, known)
    for choice in GAME.rules.legal(state, 0).actions:
        check(after(state, choice), known)


THREE_HANDS = House(das=True, max_hands=3)


@pytest.mark.parametrize(
    ("house", "up"),
    [
        *((house, up) for house in (House(), House(das=True), House(das=True, obo=True)) for up in ("6s", "9s", "Ts")),
        *(pytest.param(THREE_HANDS, up, marks=pytest.mark.slow) for up in ("9s", "Ts")),
    ],
    ids=range(11),
)
def test_prices_of_a_split_are_at_most_what_the_engine_comes_to(house: House, up: str) -> None:
    """Eleven cards are left: looking at the first hand can gain a little there, and never loses."""
    (upcard,) = read_cards(up)
    first, second = read_cards("8s 8h")
    state = dealt(opened(house, (*SPLITTING, first, upcard, second), RICH), BET, first, upcard, second)
    known: dict[Any, Fraction] = {}
    check(state, known, within=0.05 * BET)
    split = after(state, Split(0))
    for drawn in read_cards("5c 9c 7c"):
        check(after(split, Deal(drawn)), known, within=0.05 * BET)


@pytest.mark.parametrize("house", [House(), House(das=True), House(das=True, obo=True)], ids=range(3))
@pytest.mark.parametrize("up", ["6s", "9s", "Ts"])
def test_prices_of_the_last_split_hand_are_what_the_engine_comes_to(house: House, up: str) -> None:
    """Then all that the first hand drew is seen, and its own result is in the price."""
    (upcard,) = read_cards(up)
    first, second = read_cards("8s 8h")
    state = dealt(opened(house, (*SPLITTING, first, upcard, second), RICH), BET, first, upcard, second)
    known: dict[Any, Fraction] = {}
    for drawn, own in (("9c", "7c"), ("Tc", "5c"), ("5c", "6c")):
        (one,), (two,) = read_cards(drawn), read_cards(own)
        check(after(state, Split(0), Deal(one), Stand(0), Deal(two)), known)
    busted = [Deal(each) for each in read_cards("7c Tc 6c")]
    check(after(state, Split(0), busted[0], Hit(0), busted[1], busted[2]), known)


# Bets


def test_a_bet_is_priced_at_its_least_and_its_most_by_the_edge_of_the_shoe() -> None:
    state = opened(House(), DECK * 6, 1000 * CHIP)
    edge = round_worth(House(), full_shoe())
    assert prices(state) == {
        Bet(0, 2 * CHIP): pytest.approx(2 * CHIP * edge, abs=EXACT),
        Bet(0, 100 * CHIP): pytest.approx(100 * CHIP * edge, abs=EXACT),
    }


def test_a_bet_that_leaves_no_chips_is_worth_less() -> None:
    """Nothing is left to double, split or insure with."""
    state = opened(House(), DECK * 6, 100 * CHIP)
    found = prices(state)
    poor = round_worth(House(), full_shoe(), allowed=means(House(), 0.0))
    assert found[Bet(0, 100 * CHIP)] == pytest.approx(100 * CHIP * poor, abs=EXACT)
    assert poor < round_worth(House(), full_shoe()) - 0.01


def test_counting_shows_in_the_price_of_a_bet() -> None:
    fives = [card(3, suit) for suit in range(4)] * 6
    rich = tuple(each for each in DECK * 6 if each not in fives)
    (least, _) = prices(opened(House(), rich, RICH)).values()
    assert least > 0, "a shoe without fives leans the player's way"


def test_to_sit_out_is_worth_nothing_and_a_bet_can_be_taken_back() -> None:
    state = opened(House(), DECK * 6, RICH, RICH)
    assert prices(state)[SitOut(0)] == 0
    assert prices(after(state, Bet(0, BET))) == {Withdraw(0): 0}


@pytest.mark.slow
def test_a_round_is_worth_its_hands_by_their_chances() -> None:
    """The engine's own deals of a small shoe, each to the best play, against the edge of that shoe."""
    left = read_cards("5c 6c 7c 8c 9c 9d Tc Td Jc Qc Kc Ac")
    state = opened(House(max_hands=2), left, RICH)
    (found, *_) = prices(state).values()
    best = worth(after(state, Bet(0, 2 * CHIP)), {})
    assert float(best - found) == pytest.approx(0, abs=0.02)
    assert best - found > -EXACT


# Every decision


def test_other_seats_cards_are_seen_cards() -> None:
    """What the second seat holds is out of the first one's shoe, so the same hand has another price."""
    found = []
    for other in ("9h 9d", "2h 2d"):
        first, second = read_cards(other)
        deals = [Deal(each) for each in (*read_cards("Ts"), first, *read_cards("6s 6d"), second)]
        state = after(opened(House(), DECK * 6, RICH, RICH), Bet(0, BET), Bet(1, BET), *deals)
        assert sum(GAME.sight.view(state, 0).seen) == 5
        found.append(prices(state))
    assert [set(each) for each in found] == [{Hit(0), Stand(0)}] * 2
    assert found[0][Stand(0)] != found[1][Stand(0)]


def test_every_choice_at_every_decision_has_a_price() -> None:
    chooser, house = random.Random(4), House(das=True, max_hands=3, insurance_partial=True)
    kinds: set[type[PlayerAction]] = set()
    for _ in range(40):
        cards = iter(chooser.sample(DECK * 6, 200))
        state = GAME.rules.start(house, Opening(tuple(Seated(seat, chooser.choice([4, 20, 400])) for seat in range(3))))
        while (now := GAME.rules.turn(state)) != OVER:
            if not isinstance(now, SeatsToMove):
                state = after(state, Deal(next(cards)))
                continue
            legal = GAME.rules.legal(state, now.seats[0])
            found = GAME.advice.price(GAME.sight.view(state, now.seats[0]), legal)
            choices = [each for each in legal.actions if isinstance(each, PlayerAction)]
            assert [each.action for each in found if not isinstance(each.action, Bet)] == choices
            kinds |= {type(each.action) for each in found}
            state = after(state, chooser.choice(found).action)
    assert kinds == {Bet, SitOut, Insure, Decline, Hit, Stand, Double, Split}


def test_a_spectator_has_no_price_and_neither_has_a_seat_out_of_turn() -> None:
    state = opened(House(), DECK * 6, RICH)
    assert GAME.advice.price(GAME.sight.view(state, None), GAME.rules.legal(state, 0)) == ()
    assert GAME.advice.price(GAME.sight.view(state, 0), GAME.rules.legal(state, 1)) == ()


def test_a_shoe_that_is_nearly_used_up_has_no_prices() -> None:
    assert prices(opened(House(), read_cards("2c 3c 4c 5c 6c"), RICH)) == {}


def test_insurance_is_worth_more_than_it_costs_in_a_shoe_rich_in_tens() -> None:
    up = read_cards("5s Ah 6h")
    tens = tuple(card(rank, suit) for rank in (8, 9, 10, 11) for suit in range(4))
    state = dealt(opened(House(), (*SHOE, *tens, *up), RICH), BET, *up)
    assert insurance_worth(kinds_of(shoe_without(GAME.sight.view(state, 0).seen))) > 0
    found = prices(state)
    assert found[Insure(0)] > found[Decline(0)]


def test_without_the_extra_a_price_says_what_is_missing_and_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(
        NotAllowed, match=r"need the extra “odds”, which isn’t installed here: pip install 'fairdeal\[odds\]'"
    ):
        prices(opened(House(), SHOE, 100))
    assert GAME.advice.price(GAME.sight.view(opened(House(), SHOE, 100), None), NOTHING) == ()
