"""The far corner where the shoe runs out in mid-round, and the cut card.

Source: rules.md §3.4 BJ16 to BJ18, §6 vector 16.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.cards import DECK
from fairdeal.engine.banking.moves import Bet
from fairdeal.engine.banking.rounds import net as net_of
from fairdeal.engine.events import CardsReshuffled, RoundSettled
from fairdeal.engine.moves import (
    DEALER,
    Action,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Face,
    Reshuffle,
    SeatsToMove,
)
from fairdeal.engine.sitting import NO_CARDS, ShuffleSpec
from fairdeal.errors import IllegalAction
from fairdeal.games.blackjack import GAME, House, State
from fairdeal.games.blackjack.play import apply, check, legal, start, turn
from fairdeal.games.blackjack.state import Hit, Outcome, Phase, Stand
from tests.games.blackjack.scripts import cards, chips, finished, moves, play, seated
from tests.laws.depth import DEPTH
from tests.laws.houses import houses, seatings
from tests.laws.laws import LAWS
from tests.laws.walks import Drawn, Walk, walk

LAST_CUT = House(cut_from=312, cut_to=312, seats=2)
"""A table whose cut card is the last of all, so that the shoe runs out in the middle of a round."""


# The rules


def test_bj18_with_no_card_left_the_discards_of_earlier_rounds_are_to_be_shuffled() -> None:
    played = play("bet 10 | 10 9 6 | hit", left=cards("10 9 6"))
    assert turn(played.state) == CardsToShuffle(6, played.state.gone)
    listed = legal(played.state, DEALER).actions
    assert Reshuffle() in listed
    assert not any(isinstance(action, Deal) for action in listed)


def test_bj18_the_cards_on_the_table_stay_there() -> None:
    played = play("bet 10 | 10 9 6 | hit | reshuffle", left=cards("10 9 6"))
    assert CardsReshuffled(309) in played.events
    assert played.hand().cards == cards("10 9 6")[::2]
    assert turn(played.state) == CardsToDeal(1, Face.UP, 0)
    dealable = Counter(action.card for action in legal(played.state, DEALER).actions if isinstance(action, Deal))
    assert dealable == Counter(DECK)
    assert played.state.left == 309


def test_bj18_the_round_goes_on_from_the_new_stub_to_its_settlement() -> None:
    played = play("bet 10 | 10 9 6 | hit | reshuffle | 4 | stand | 10", left=cards("10 9 6"))
    assert played.outcomes() == [Outcome.WON]
    assert played.net() == chips("+10")


@pytest.mark.parametrize(
    ("script", "left"),
    [
        ("bet 10 | 10 9", "10 9"),
        ("bet 10 | 8 9 8 | split", "8 9 8"),
        ("bet 10 | 6 9 5 | double", "6 9 5"),
        ("bet 10 | 10 9 10 | stand", "10 9 10"),
        ("bet 10 | A K K", "A K K"),
    ],
)
def test_bj18_it_can_happen_wherever_a_card_is_due(script: str, left: str) -> None:
    assert isinstance(turn(play(script, left=cards(left)).state), CardsToShuffle)


def test_bj18_while_no_card_is_due_an_empty_shoe_stops_nobody() -> None:
    played = play("bet 10 | 10 9 6", left=cards("10 9 6"))
    assert turn(played.state) == SeatsToMove((0,))
    with pytest.raises(IllegalAction) as refused:
        check(played.state, Reshuffle())
    assert refused.value.code == "no-shuffle-due"


def test_bj18_no_card_comes_from_an_empty_shoe() -> None:
    state = play("bet 10 | 10 9 6 | hit", left=cards("10 9 6")).state
    with pytest.raises(IllegalAction) as refused:
        check(state, Deal(DECK[0]))
    assert refused.value.code == "shuffle-due"


def test_bj18_after_it_the_next_round_has_a_new_shuffle() -> None:
    sitting = replace(GAME.sitting.sit(House(), seated(1000)), gone=(6,) * 51 + (3,), shuffled=True)
    state = start(House(), GAME.sitting.opening(sitting))
    actions: list[Action] = [Bet(0, 20), *(Deal(DECK[51]) for _ in range(3))]
    for action in actions:
        state, _ = apply(state, action)
    assert GAME.sitting.shuffle(GAME.sitting.after(sitting, finished(state), False)) is not None


# When no discards are left either


def without_discards(state: State) -> State:
    """As if every card that is not left lay on the table: more than any hands can hold, so no play leads there."""
    used = tuple(card for card in DECK for _ in range(state.gone[card]))
    return state._replace(gone=NO_CARDS, up=state.up + used)


TWO = Deal(cards("2")[0])
NINE = Deal(cards("9")[0])
OUT_OF_CARDS: list[tuple[str, Action, str, str]] = [
    # what is dealt and done, the last action; outcomes of the two seats; nets
    ("10 10 9 6 9 | 0: hit | 10", Stand(1), "busted void", "−10 0"),
    ("10 A 9 6 K", Stand(0), "void blackjack", "0 +15"),
    ("10 A 10 6 K", Stand(0), "void void", "0 0"),
    ("10 A 10 6 K | 0: stand", TWO, "void blackjack", "0 +15"),
    ("10 10 A 6 9 | 0: insure | 1: decline | 0: stand", Stand(1), "void void", "0 0"),
    ("10 10 A 6 9 | 0: insure | 1: decline | 0: stand | 1: stand", TWO, "void void", "−5 0"),
    ("10 10 9 6 9", Hit(0), "void void", "0 0"),
    ("10 10", NINE, "void void", "0 0"),
]


@pytest.mark.parametrize(
    ("script", "last", "outcomes", "nets"), OUT_OF_CARDS, ids=[f"{row[0]} {row[1]}" for row in OUT_OF_CARDS]
)
def test_bj18_with_no_discards_either_what_is_undecided_goes_back_and_the_rest_counts(
    script: str, last: Action, outcomes: str, nets: str
) -> None:
    left = tuple(action.card for action in (*moves(script), last) if isinstance(action, Deal))
    before = play(f"0: bet 10 | 1: bet 10 | {script}", seats=seated(100, 100), left=left)
    state, events = apply(without_discards(before.state), last)
    assert state.phase is Phase.OVER
    assert events[-1] == RoundSettled()
    assert [box.hands[0].outcome for box in state.boxes] == outcomes.split()
    assert [net_of(box) for box in state.boxes] == [chips(each) for each in nets.split()]


def test_bj18_hands_cannot_use_up_six_decks_so_only_discards_can_be_missing() -> None:
    """Every hand but the dealer's stops by 21 + 10, and all cards together count far more, an ace as 1."""
    most_hands = 7 * 4 + 1
    assert sum(6 * 4 * min(rank, 10) for rank in range(1, 14)) == 2040 > most_hands * 30


# The laws


@st.composite
def ends(draw: Callable[[st.SearchStrategy[Any]], Any]) -> Walk:
    """A round that opens with few cards in the shoe."""
    house = draw(houses(GAME))
    opening = GAME.sitting.opening(GAME.sitting.sit(house, draw(seatings(GAME, house))))
    shoe = list(DECK) * house.decks
    Random(draw(st.integers(0, 999))).shuffle(shoe)
    left = shoe[: draw(st.integers(1, 30))]
    gone = tuple(house.decks - left.count(card) for card in DECK)
    return walk(GAME, house, replace(opening, gone=gone), ShuffleSpec(house.decks), Drawn(draw), interruptions=2)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold_at_the_end_of_the_shoe(law: Callable[[Walk], None]) -> None:
    DEPTH(given(ends())(law))()
