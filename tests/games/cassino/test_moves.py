"""What may be played: the worked example and the vectors of rules.md move by move, with all legal moves."""

from time import process_time

import pytest

from fairdeal.cards import DECK, read_card, read_cards
from fairdeal.engine.moves import DEALER
from fairdeal.errors import IllegalAction
from fairdeal.games.cassino import House, State
from fairdeal.games.cassino.captures import check_capture
from fairdeal.games.cassino.groups import worth
from fairdeal.games.cassino.play import legal
from fairdeal.games.cassino.situation import Situation, Table
from fairdeal.games.cassino.state import Capture
from tests.games.cassino.scripts import THEY, YOU, at, cards, legal_moves, play, playing, said, written

# rules.md §2.5, §6 vector 3


def test_the_worked_example_can_be_played_and_the_sets_of_legal_moves_are_these() -> None:
    """Source: rules.md §2.5. A is seat 0 with 2♥ 7♦ 7♠, B is seat 1 with K♣ 3♣ 9♠."""
    state = playing("2♥ 7♦ 7♠", "5♣ 8♦", other="K♣ 3♣ 9♠", dealt=44)
    assert moves(state, YOU) == written(
        """build 7 with 2♥ on 5♣
        trail 2♥, trail 7♦, trail 7♠"""
    )
    state, _ = play(state, "build 7 with 2♥ on 5♣")
    assert moves(state, THEY) == written("trail K♣, trail 3♣, trail 9♠")
    state, _ = play(state, "trail K♣")
    assert moves(state, YOU) == written(
        """take 2♥ 5♣ with 7♦, take 2♥ 5♣ with 7♠
        extend 7 with 7♦ on 2♥ 5♣, extend 7 with 7♠ on 2♥ 5♣"""
    )
    state, _ = play(state, "extend 7 with 7♦ on 2♥ 5♣")
    assert moves(state, THEY) == written("trail 3♣, trail 9♠")
    state, _ = play(state, "trail 3♣")
    assert moves(state, YOU) == written("take 2♥ 5♣ 7♦ with 7♠")
    state, events = play(state, "take 2♥ 5♣ 7♦ with 7♠")
    assert state.players[YOU].pile == cards("2♥ 5♣ 7♦") + cards("7♠")
    assert state.loose == read_cards("8♦ K♣ 3♣")
    assert [type(event).__name__ for event in events] == ["Captured"], "no sweep"


def moves(state: State, seat: int) -> set[str]:
    """The legal moves of the seat in turn; the other one has none."""
    assert not legal(state, 1 - seat)
    return {said(action) for action in legal(state, seat)}


# Whole sets of legal moves

SETS = [
    # what, hand, table, builds, legal moves
    ("§2.3 1: a face card takes one of its rank", "K♠", "K♣ K♦ Q♥", "", "take K♣ with K♠, take K♦ with K♠, trail K♠"),
    ("§2.3 2: equal cards, and sums", "5♠", "5♣ 2♦ 3♥ 9♣", "",
     "take 5♣ with 5♠, take 2♦ 3♥ with 5♠, take 5♣ 2♦ 3♥ with 5♠, trail 5♠"),
    ("vector 4: own 7, hand 7 K, loose 7", "7♠ K♦", "7♣", "7: 5♣ 2♥", "take 2♥ 5♣ with 7♠, take 7♣ 2♥ 5♣ with 7♠"),
    ("vector 5: own 7, hand 7 10, loose 3", "7♠ 10♦", "3♣", "7: 5♣ 2♥", "take 2♥ 5♣ with 7♠"),
    ("vector 6: own 7 and 9", "7♠ 9♦", "", "7: 5♣ 2♥; 9: 4♣ 5♥",
     "take 2♥ 5♣ with 7♠, take 4♣ 5♥ with 9♦"),
    ("vector 6: after the 7", "9♦", "", "9: 4♣ 5♥", "take 4♣ 5♥ with 9♦"),
    ("vector 7: increase to 8 with a loose 8", "3♠ 8♦", "8♣", "5: 2♣ 3♥ theirs",
     """increase to 8 with 3♠ on 2♣ 3♥, increase to 8 with 3♠ on 2♣ 3♥ 8♣
     take 8♣ with 8♦, trail 3♠, trail 8♦"""),
    ("vector 7: with the 3 alone", "3♠", "8♣", "5: 2♣ 3♥ theirs", "trail 3♠"),
    ("vector 7: no loose card in the sum", "3♠ 2♠ 10♦", "2♥", "5: 2♣ 3♥ theirs",
     """take 2♥ with 2♠, trail 3♠, trail 2♠, trail 10♦"""),
    ("vector 8: a single six", "2♠ 8♦ 3♠", "", "6: 3♣ 3♥ theirs",
     "increase to 8 with 2♠ on 3♣ 3♥, trail 2♠, trail 8♦, trail 3♠"),
    ("vector 8: threes", "2♠ 5♦ 3♠", "", "3: 3♣ 3♥ theirs",
     """take 3♣ 3♥ with 3♠, trail 2♠, trail 5♦, trail 3♠"""),
    ("vector 9: 5 5 4 by 7", "7♠", "5♣ 5♦ 4♥", "", "trail 7♠"),
    ("vector 9: A 6 3 4 by 7", "7♠", "A♣ 6♦ 3♥ 4♥", "",
     "take A♣ 6♦ with 7♠, take 3♥ 4♥ with 7♠, take A♣ 6♦ 3♥ 4♥ with 7♠, trail 7♠"),
    ("vector 10: aces", "A♠ A♦", "A♣", "",
     """take A♣ with A♠, take A♣ with A♦
     build 1 with A♠ on A♣, build 1 with A♦ on A♣, trail A♠, trail A♦"""),
    ("vector 10: a build of aces is never increased", "A♥ 2♥", "", "1: A♣ A♠ theirs",
     "take A♣ A♠ with A♥, trail A♥, trail 2♥"),
    ("CA8: a card alone is no build", "7♠ 7♦", "", "", "trail 7♠, trail 7♦"),
    ("CA9: 8 with 5 3", "8♠ 8♦", "5♣ 3♣", "",
     """take 5♣ 3♣ with 8♠, take 5♣ 3♣ with 8♦, trail 8♠, trail 8♦
     build 8 with 8♠ on 5♣ 3♣, build 8 with 8♦ on 5♣ 3♣"""),
    ("CA10: 3 on 3 is threes or six", "3♠ 3♦ 6♥", "3♣", "",
     """take 3♣ with 3♠, take 3♣ with 3♦, trail 3♠, trail 3♦, trail 6♥
     build 3 with 3♠ on 3♣, build 3 with 3♦ on 3♣, build 6 with 3♠ on 3♣, build 6 with 3♦ on 3♣"""),
    ("CA6: several groups in one new build", "2♠ 8♥", "6♣ 8♣ 5♦ 3♦", "",
     """build 8 with 2♠ on 6♣, build 8 with 2♠ on 6♣ 8♣, build 8 with 2♠ on 6♣ 5♦ 3♦, build 8 with 2♠ on 6♣ 8♣ 5♦ 3♦
     take 8♣ with 8♥, take 5♦ 3♦ with 8♥, take 8♣ 5♦ 3♦ with 8♥
     trail 2♠, trail 8♥"""),
    ("CA4: a second build of 7 is an extension", "2♠ 7♥ 7♦", "5♦", "7: 3♣ 4♥ theirs",
     """extend 7 with 2♠ on 3♣ 4♥ 5♦, extend 7 with 7♥ on 3♣ 4♥, extend 7 with 7♦ on 3♣ 4♥
     take 3♣ 4♥ with 7♥, take 3♣ 4♥ with 7♦, trail 2♠, trail 7♥, trail 7♦"""),
    ("CA5: increasing merges with the build of the new value", "2♠ 9♥", "", "7: 3♣ 4♥ theirs; 9: 5♣ 4♣ theirs",
     "increase to 9 with 2♠ on 3♣ 4♥, take 4♣ 5♣ with 9♥, trail 2♠, trail 9♥"),
    ("CA7: one group in an extension", "2♠ 7♥", "5♦ 7♣", "7: 3♣ 4♥",
     """extend 7 with 2♠ on 3♣ 4♥ 5♦
     take 3♣ 4♥ with 7♥, take 7♣ 3♣ 4♥ with 7♥"""),
    ("CA11: one’s own build is increased, and its old value not kept", "2♠ 9♥ 7♦", "", "7: 3♣ 4♥",
     """increase to 9 with 2♠ on 3♣ 4♥, take 3♣ 4♥ with 7♦"""),
    ("CA11: the card that is played may be the last of the old value", "5♠ 10♥", "", "5: 2♣ 3♥",
     """increase to 10 with 5♠ on 2♣ 3♥, take 2♣ 3♥ with 5♠"""),
    ("CA13: a build is not taken by a sum", "9♠", "A♣", "8: 3♣ 5♥ theirs", "trail 9♠"),
    ("CA18: a capture of something else satisfies the duty", "7♠ K♦", "K♣", "7: 5♣ 2♥",
     "take K♣ with K♦, take 2♥ 5♣ with 7♠"),
    ("CA21: a card that could capture may be trailed", "9♠", "9♣", "", "take 9♣ with 9♠, trail 9♠"),
    ("CA23: on an empty table everything is trailed", "9♠ K♠ A♠", "", "", "trail 9♠, trail K♠, trail A♠"),
    ("the last card never builds", "3♠", "3♣ 4♦", "", "take 3♣ with 3♠, trail 3♠"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "hand", "table", "build", "moves"), SETS, ids=[row[0] for row in SETS])
def test_these_are_all_the_legal_moves(what: str, hand: str, table: str, build: str, moves: str) -> None:
    assert legal_moves(at(hand, table, build)) == written(moves)


OPTIONS = [
    # house, hand, table, builds, legal moves
    (House(same_value_builds="separate"), "2♠ 7♥", "5♦", "7: 3♣ 4♥ theirs",
     """build 7 with 2♠ on 5♦, extend 7 with 2♠ on 3♣ 4♥ 5♦
     take 3♣ 4♥ with 7♥, trail 2♠, trail 7♥"""),
    (House(same_value_builds="separate"), "7♥", "", "7: 3♣ 4♥ theirs; 7: 5♣ 2♣ theirs",
     "take 3♣ 4♥ with 7♥, take 5♣ 2♣ with 7♥, take 3♣ 4♥ 5♣ 2♣ with 7♥, trail 7♥"),
    (House(same_value_builds="separate"), "7♥", "", "7: 3♣ 4♥; 7: 5♣ 2♣", "take 3♣ 4♥ 5♣ 2♣ with 7♥"),
    (House(same_value_builds="separate"), "2♠ 9♥", "", "7: 3♣ 4♥ theirs; 9: 5♣ 4♣ theirs; 7: 5♥ 2♥ theirs",
     """increase to 9 with 2♠ on 3♣ 4♥, increase to 9 with 2♠ on 5♥ 2♥
     take 4♣ 5♣ with 9♥, trail 2♠, trail 9♥"""),
    (House(extend_multi=True), "2♠ 7♥", "5♦ 7♣", "7: 3♣ 4♥",
     """extend 7 with 2♠ on 3♣ 4♥ 5♦, extend 7 with 2♠ on 3♣ 4♥ 5♦ 7♣
     take 3♣ 4♥ with 7♥, take 7♣ 3♣ 4♥ with 7♥"""),
    (House(increase_own="never"), "2♠ 9♥ 7♦", "", "7: 3♣ 4♥", "take 3♣ 4♥ with 7♦"),
    (House(increase_own="never"), "2♠ 9♥", "", "7: 3♣ 4♥ theirs",
     "increase to 9 with 2♠ on 3♣ 4♥, trail 2♠, trail 9♥"),
    (House(increase_own="both"), "5♠ 5♦ 10♥", "", "5: 2♣ 3♥",
     """increase to 10 with 5♠ on 2♣ 3♥, increase to 10 with 5♦ on 2♣ 3♥, extend 5 with 5♠ on 2♣ 3♥
     extend 5 with 5♦ on 2♣ 3♥, take 2♣ 3♥ with 5♠, take 2♣ 3♥ with 5♦"""),
    (House(increase_own="both"), "5♠ 10♥", "", "5: 2♣ 3♥", "take 2♣ 3♥ with 5♠"),
    (House(increase_own="both"), "2♠ 9♥", "", "7: 3♣ 4♥ theirs",
     "increase to 9 with 2♠ on 3♣ 4♥, trail 2♠, trail 9♥"),
    (House(free_trail=True), "7♠ K♦", "", "7: 5♣ 2♥", "take 2♥ 5♣ with 7♠, trail K♦"),
    (House(face_three=True), "K♠", "K♣ K♦ K♥", "",
     "take K♣ with K♠, take K♦ with K♠, take K♥ with K♠, take K♣ K♦ K♥ with K♠, trail K♠"),
    (House(face_three=True), "K♠", "K♣ K♦", "", "take K♣ with K♠, take K♦ with K♠, trail K♠"),
]  # fmt: skip


@pytest.mark.parametrize(("house", "hand", "table", "build", "moves"), OPTIONS, ids=[row[4][:40] for row in OPTIONS])
def test_these_are_all_the_legal_moves_of_a_table_with_options(
    house: House, hand: str, table: str, build: str, moves: str
) -> None:
    assert legal_moves(at(hand, table, build, house=house)) == written(moves)


NUMBERS = tuple(card for card in DECK if worth(card))


@pytest.mark.parametrize(("without", "code"), [("", None), ("9♣ A♣", None), ("A♣ 9♣ 9♦ A♦ 3♠ 7♠ 10♥", None),
                                               ("A♣ A♦ A♥ A♠ 6♣", "no-such-groups"), ("A♣", "wrong-sum"),
                                               ("A♥ A♠ 8♣", "no-such-groups")])  # fmt: skip
def test_ca31_a_selection_among_fifty_one_loose_cards_is_judged_at_once(without: str, code: str | None) -> None:
    """All cards but 10♠ lie loose, and up to 39 of them are to be groups of 10."""
    ten = read_card("10♠")
    lying = tuple(card for card in DECK if card != ten)
    now = Situation(House(), YOU, (ten,), Table(lying, ()))
    chosen = tuple(card for card in NUMBERS if card != ten and card not in cards(without))
    began = process_time()
    try:
        check_capture(now, Capture(YOU, ten, chosen))
        found = None
    except IllegalAction as refusal:
        found = refusal.code
    assert found == code
    assert process_time() - began < 1


def test_the_dealer_may_only_play_for_the_seat_in_turn() -> None:
    assert [type(action).__name__ for action in legal(playing("7♠", "5♣"), DEALER)] == ["PlayFor", "Void"]
