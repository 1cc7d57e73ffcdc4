"""Six-spot for a pool: sealed bets, losers first, then the winners from the dealer's left.

Source: rules.md §4.5, §4.8.
"""

import pytest

from fairdeal.cards import DECK, rank_of, read_cards
from fairdeal.engine.accounts import stack, stake
from fairdeal.engine.events import Concealed, Reason, Transfer
from fairdeal.engine.moves import CardsToShuffle, Deal, Reshuffle, SeatsToMove
from fairdeal.games.red_dog import GAME
from fairdeal.games.red_dog.events import BetLost, BetSealed, BetWon, HandOpened, HandsGathered, SealedBetPlaced
from fairdeal.games.red_dog.state import Bet, Phase, State
from tests.games.red_dog.scripts import bets, box, chips, dealt, house, opened, play, pot, rules, told

FOUR = house(variant="six_pool", seats=4, ante=3)
WINS = {1: "A♠", 3: "K♠", 0: "Q♠", 2: "2♥ 2♦ 2♣"}


def four(*amounts: float, hands: dict[int, str] | None = None, **options: object) -> State:
    at = house(**{"variant": "six_pool", "seats": 4, "ante": 3, **options})
    return play(dealt(opened(at, *(amounts or [100] * 4)), WINS if hands is None else hands, keep="4♠"), "4♠")


def test_the_worked_example_of_a_pool() -> None:
    """Source: rules.md §4.6: L1 12 wins, L2 5 loses, L3 12 wins, the dealer 3 wins."""
    state = four()
    assert pot(state) == 12
    state, events = told(state, "1 bets 12; 0 bets 3; 3 bets 12; 2 bets 5")
    assert (state.phase, pot(state), chips(state)) == (Phase.OVER, 0, (97, 109, 92, 102))
    won = [(event.seat, event.bet / 2, event.paid / 2) for event in events if isinstance(event, BetWon)]
    assert won == [(1, 12, 12), (3, 12, 5), (0, 3, 0)]


@pytest.mark.parametrize(
    ("partial", "kept", "got"),
    [("rest", 0, (97, 109, 92, 102)), ("none", 5, (97, 109, 92, 97))],
)
def test_a_pool_too_small_pays_what_is_left_or_nothing_and_skips_nobody(
    partial: str, kept: int, got: tuple[int, ...]
) -> None:
    """Source: rules.md §4.8 RD29: the dealer's smaller bet could be paid, and is not."""
    state = play(four(partial=partial), "1 bets 12; 0 bets 3; 3 bets 12; 2 bets 5")
    assert (pot(state), chips(state)) == (kept, got)


def test_everybody_is_asked_at_once_and_may_bet_the_whole_pool() -> None:
    """Source: rules.md §4.8 RD27, RD28."""
    state = four()
    assert rules.turn(state) == SeatsToMove((0, 1, 2, 3))
    assert [bets(state, seat) for seat in range(4)] == [(1, 12)] * 4
    state = play(state, "2 bets 12")
    assert rules.turn(state) == SeatsToMove((0, 1, 3))
    assert bets(state, 0) == (1, 12)
    assert rules.time_out(state, 0) == Bet(0, 2)


def test_the_agreed_least_bet() -> None:
    assert bets(four(min_bet=4), 1) == (4, 12)
    assert bets(four(100, 5, 100, 100, min_bet=4), 1) == (2, 2)


def test_nobody_may_pass() -> None:
    assert rules.legal(four(), 1).actions == ()


def test_three_cards_are_dealt_to_everybody_the_dealer_too_and_nobody_sees_them() -> None:
    state = four()
    assert [len(each.hand) for each in state.boxes] == [3, 3, 3, 3]
    for seat in range(4):
        assert all(card is None for each in GAME.sight.view(state, seat).boxes for card in each.hand)


def test_a_sealed_bet_is_known_to_its_seat_alone() -> None:
    state, events = told(four(), "2 bets 5")
    for viewer in (0, 1, 3, None):
        seen = [GAME.sight.seen(event, viewer) for event in events]
        assert seen == [Concealed(), Concealed(), BetSealed(2)]
        place = GAME.sight.view(state, viewer).boxes[2]
        assert (place.has_bet, place.bet, place.chips) == (True, None, 194)
    assert [GAME.sight.seen(event, 2) for event in events] == [
        Transfer(stack(2), stake(2, "sealed"), 10, Reason.BET),
        SealedBetPlaced(2, 10),
        BetSealed(2),
    ]
    place = GAME.sight.view(state, 2).boxes[2]
    assert (place.has_bet, place.bet, place.chips) == (True, 10, 184)


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_rounds_that_differ_in_a_sealed_bet_alone_look_the_same_to_everybody_else(viewer: int | None) -> None:
    small, large = (told(four(), f"2 bets {amount}") for amount in (1, 12))
    assert GAME.sight.view(small[0], viewer) == GAME.sight.view(large[0], viewer)
    assert [GAME.sight.seen(event, viewer) for event in small[1]] == [
        GAME.sight.seen(event, viewer) for event in large[1]
    ]
    if viewer is not None:
        assert rules.legal(small[0], viewer) == rules.legal(large[0], viewer)


def test_the_bets_are_opened_when_all_are_in_and_then_every_hand() -> None:
    _, events = told(four(), "1 bets 12; 0 bets 3; 3 bets 12; 2 bets 5")
    opened_hands = [event for event in events if isinstance(event, HandOpened)]
    assert [(event.seat, event.bet / 2) for event in opened_hands] == [(1, 12), (2, 5), (3, 12), (0, 3)]
    assert opened_hands[1].cards == read_cards("2♥ 2♦ 2♣")
    first_paid = next(place for place, event in enumerate(events) if isinstance(event, BetWon))
    lost = next(place for place, event in enumerate(events) if isinstance(event, BetLost))
    assert events.index(opened_hands[-1]) < lost < first_paid


def test_a_remainder_is_carried_over() -> None:
    state = play(four(), "1 bets 1; 0 bets 1; 3 bets 1; 2 bets 5")
    assert pot(state) == 12 + 5 - 3


def test_a_seat_that_cannot_ante_sits_out_and_one_without_chips_left_has_no_bet() -> None:
    """Source: rules.md §4.8 RD8, RD27, RD34."""
    state = four(100, 3, 2.5, 100)
    assert rules.playing(state) == (0, 1, 3)
    assert rules.turn(state) == SeatsToMove((0, 3))
    state = play(state, "0 bets 1; 3 bets 1")
    assert (state.phase, box(state, 1).shown) == (Phase.OVER, ())


def test_when_only_high_cards_are_left_all_is_dealt_again_and_the_antes_stay() -> None:
    """Source: rules.md §6.19: fifteen players, and the last seven cards are all above six."""
    at = house(variant="six_pool", seats=15, ante=1)
    state = opened(at, *[10] * 15)
    low = [card for card in DECK if rank_of(card) <= 4]
    high = [card for card in DECK if rank_of(card) > 4]
    for card in [*low, *high[:25]]:
        state, _ = rules.apply(state, Deal(card))
    assert (state.phase, state.left) == (Phase.UPCARD, 7)
    for card in high[25:]:
        state, events = rules.apply(state, Deal(card))
    assert HandsGathered() in events
    assert rules.turn(state) == CardsToShuffle(1, (1,) * 52)
    state, _ = rules.apply(state, Reshuffle())
    state = dealt(state, keep="4♠")
    assert (pot(state), chips(state), state.dealer) == (15, (9,) * 15, 0)
