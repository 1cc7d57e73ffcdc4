"""What a deal is worth, by table. Source: rules.md §2.4, §6 vector 11."""

import pytest

from fairdeal.cards import DECK
from fairdeal.engine.events import RoundSettled, RoundVoided
from fairdeal.engine.moves import Fault
from fairdeal.games.cassino.scoring import score
from fairdeal.games.cassino.state import DealScored, Phase, RemainderTaken, Swept
from tests.games.cassino.scripts import THEY, YOU, cards, play, playing

SPADES = "A♠ 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠"

SHEETS = [
    # what, first pile, second pile, sweeps, most cards, most spades, aces, ten, two, points of the first, of the second
    ("nothing at all", "", "", (0, 0), (0, 0)),
    ("one card is most cards", "9♣", "", (0, 0), (3, 0)),
    ("a tie of cards is nobody’s", "9♣", "K♥", (0, 0), (0, 0)),
    ("most spades", "9♠ 8♠", "K♥ 7♠", (0, 0), (1, 0)),
    ("a tie of spades is nobody’s", "9♠", "K♠", (0, 0), (0, 0)),
    ("more cards on one side, more spades on the other", "9♣ 8♣ 7♣", "9♠", (0, 0), (3, 1)),
    ("each ace", "A♣ A♦", "A♥ K♥", (0, 0), (2, 1)),
    ("10♦", "10♦", "9♥", (0, 0), (2, 0)),
    ("no other ten", "10♣", "10♥", (0, 0), (0, 0)),
    ("2♠ counts, and is a spade", "2♠", "9♥", (0, 0), (2, 0)),
    ("no other two", "2♣", "2♥", (0, 0), (0, 0)),
    ("sweeps", "9♣", "9♥", (2, 1), (2, 1)),
    ("everything: eleven", "DECK", "", (0, 0), (11, 0)),
    ("everything with three sweeps", "", "DECK", (0, 3), (0, 14)),
]


@pytest.mark.parametrize(("what", "first", "second", "sweeps", "points"), SHEETS, ids=[row[0] for row in SHEETS])
def test_a_score_sheet(what: str, first: str, second: str, sweeps: tuple[int, int], points: tuple[int, int]) -> None:
    piles = [DECK if pile == "DECK" else cards(pile) for pile in (first, second)]
    assert tuple(line.points for line in score(piles, sweeps)) == points


def test_the_lines_of_a_sheet() -> None:
    first, second = score([cards(SPADES), cards("A♣ 10♦ 9♣")], (1, 0))
    assert (first.cards, first.spades, first.most_cards, first.most_spades) == (13, 13, 3, 1)
    assert (first.aces, first.ten, first.two, first.sweeps, first.points) == (1, 0, 1, 1, 7)
    assert (second.cards, second.spades, second.most_cards, second.most_spades) == (3, 0, 0, 0)
    assert (second.aces, second.ten, second.two, second.sweeps, second.points) == (1, 2, 0, 0, 3)


def test_ca24_at_26_cards_each_the_three_points_are_nobodys() -> None:
    first, second = score([DECK[:26], DECK[26:]], (0, 0))
    assert (first.most_cards, second.most_cards) == (0, 0)
    assert first.points + second.points == 8


@pytest.mark.parametrize("place", range(1, 52))
def test_a_whole_deck_is_worth_eleven_points_however_it_is_shared_out_unless_cards_are_tied(place: int) -> None:
    sheet = score([DECK[:place], DECK[place:]], (0, 0))
    assert sum(line.points for line in sheet) == (8 if place == 26 else 11)


# The last card of a deal


def test_the_last_card_that_captures_the_whole_table_is_a_sweep() -> None:
    """Source: rules.md §6 vector 11, §2.6 CA22."""
    state = playing("7♠", "5♣ 2♥", other="", piles=("9♣", "9♥"), capturer=THEY)
    state, events = play(state, "take 5♣ 2♥ with 7♠")
    assert Swept(YOU) in events
    assert not [event for event in events if isinstance(event, RemainderTaken)]
    assert state.players[YOU].sweeps == cards("7♠")
    assert [event.score.sweeps for event in events if isinstance(event, DealScored)] == [1, 0]
    assert events[-1] == RoundSettled()


def test_the_last_card_trailed_leaves_the_table_to_the_last_capturer_without_a_sweep() -> None:
    """Source: rules.md §6 vector 11: whoever captured last, not whoever played last."""
    state = playing("7♠", "K♣ 2♥", other="", piles=("9♣", "9♥"), capturer=THEY)
    state, events = play(state, "trail 7♠")
    assert RemainderTaken(THEY, (*state.players[THEY].pile[1:],)) in events
    assert sorted(state.players[THEY].pile) == list(cards("9♥ K♣ 2♥ 7♠"))
    assert not [event for event in events if isinstance(event, Swept)]
    assert state.points == (0, 4)
    assert state.phase is Phase.OVER
    assert not state.loose


def test_the_last_capture_may_be_the_last_play_and_gets_the_remainder_too() -> None:
    state = playing("7♠", "K♣ 7♥", other="", piles=("", "9♥"), capturer=THEY)
    state, events = play(state, "take 7♥ with 7♠")
    assert RemainderTaken(YOU, cards("K♣")) in events
    assert state.players[YOU].sweeps == ()


def test_a_sweep_of_the_opening_cards_and_one_with_a_king_count() -> None:
    """Source: rules.md §2.6 CA22."""
    _, events = play(playing("10♠ K♣", "A♣ 9♦ 4♥ 6♥", dealt=12), "take A♣ 9♦ 4♥ 6♥ with 10♠")
    assert Swept(YOU) in events
    _, events = play(playing("K♣ 9♥", "K♦", dealt=12), "take K♦ with K♣")
    assert Swept(YOU) in events


def test_a_capture_that_leaves_a_build_is_no_sweep() -> None:
    _, events = play(playing("7♠ 9♣", "7♣", "9: 4♣ 5♥ theirs", dealt=44), "take 7♣ with 7♠")
    assert Swept(YOU) not in events


def test_a_deal_in_which_nobody_captured_does_not_count() -> None:
    """Source: rules.md §2.4, §2.6 CA3."""
    state, events = play(playing("7♠", "K♣ 2♥", other=""), "trail 7♠")
    assert events[-1] == RoundVoided(Fault.NO_CAPTURE)
    assert state.fault is Fault.NO_CAPTURE
    assert state.points == (0, 0)
    assert not [event for event in events if isinstance(event, DealScored)]
