"""A deal from the lot to the last card: who deals, where cards go, what plays do, and what is always true."""

from random import Random

import pytest

from fairdeal.cards import DECK, read_card, read_cards
from fairdeal.engine.events import CardDealt, CardsReshuffled, RoundSettled
from fairdeal.engine.moves import (
    DEALER,
    TABLE,
    CardsToDeal,
    CardsToShuffle,
    Deal,
    Face,
    Legal,
    PlayerAction,
    Reshuffle,
    RoundOver,
    SeatsToMove,
)
from fairdeal.engine.sitting import Opening, Seated
from fairdeal.errors import IllegalHouse
from fairdeal.games.cassino import House, State
from fairdeal.games.cassino.groups import worth
from fairdeal.games.cassino.play import apply, legal, nets, start, time_out, turn
from fairdeal.games.cassino.play import playing as seats_playing
from fairdeal.games.cassino.state import (
    BuildsMerged,
    Capture,
    Captured,
    DealerFound,
    Extended,
    Increased,
    LastPortion,
    LotTied,
    MatchForfeited,
    Phase,
    PlayFor,
    Taking,
    TimedOut,
    Trail,
    Trailed,
)
from tests.games.cassino.scripts import EVERY_HOUSE, THEY, YOU, cards, deal, opened, play, playing, said, shuffled

# The lot


def lot(*drawn: str) -> State:
    state = opened(dealer=DEALER)
    for card in drawn:
        state, _ = apply(state, Deal(read_card(card)))
    return state


def test_ca1_the_first_dealer_is_found_by_a_draw_of_its_own_which_is_shuffled_away() -> None:
    state = lot()
    assert state.phase is Phase.LOT
    assert turn(state) == CardsToDeal(1, Face.UP, YOU)
    state, events = apply(state, Deal(read_card("9♣")))
    assert events == (CardDealt(YOU, read_card("9♣"), Face.UP),)
    assert turn(state) == CardsToDeal(1, Face.UP, THEY)
    state, events = apply(state, Deal(read_card("K♦")))
    assert events == (CardDealt(THEY, read_card("K♦"), Face.UP), DealerFound(THEY))
    assert turn(state) == CardsToShuffle(1, (1,) * 52)
    state, events = apply(state, Reshuffle())
    assert events == (CardsReshuffled(52),)
    assert (state.phase, state.dealer, state.lot) == (Phase.DEAL, THEY, ())
    assert Deal(read_card("9♣")) in legal(state, DEALER).actions, "all cards can come again"


@pytest.mark.parametrize(
    ("first", "second", "dealer"),
    [("K♣", "Q♠", YOU), ("A♠", "2♣", THEY), ("A♠", "K♣", THEY), ("J♣", "10♠", YOU), ("2♦", "A♥", YOU)],
)
def test_ca1_the_higher_card_deals_and_the_ace_is_the_lowest(first: str, second: str, dealer: int) -> None:
    assert lot(first, second).dealer == dealer


def test_ca1_a_tie_is_drawn_again() -> None:
    state, events = apply(lot("9♣"), Deal(read_card("9♦")))
    assert LotTied() in events
    assert state.dealer is None
    assert turn(state) == CardsToDeal(1, Face.UP, YOU)
    assert lot("9♣", "9♦", "3♣", "8♦").dealer == THEY


def test_ca1_when_every_card_was_drawn_in_ties_the_deck_is_shuffled_for_another_lot() -> None:
    pairs = [suit * 13 + rank for rank in range(13) for suit in range(4)]
    state = opened(dealer=DEALER)
    for number in pairs:
        state, _ = apply(state, Deal(DECK[number]))
    assert turn(state) == CardsToShuffle(1, (1,) * 52)
    state, _ = apply(state, Reshuffle())
    assert (state.phase, state.lot) == (Phase.LOT, ())


# Dealing


def test_ca2_cards_go_by_twos_to_the_other_player_the_table_and_the_dealer() -> None:
    for dealer in (YOU, THEY):
        other = 1 - dealer
        state, went = opened(dealer=dealer), []
        for card in DECK[:12]:
            due = turn(state)
            assert isinstance(due, CardsToDeal)
            went.append(due.to)
            assert due.face is (Face.UP if due.to == TABLE else Face.DOWN)
            state, events = apply(state, Deal(card))
            assert events == (CardDealt(due.to, card, due.face),)
        assert went == 2 * [other, other, TABLE, TABLE, dealer, dealer]
        assert turn(state) == SeatsToMove((other,)), "the other player starts"
        assert state.loose == (DECK[2], DECK[3], DECK[8], DECK[9])


def test_later_portions_go_to_the_hands_alone_and_the_last_is_announced() -> None:
    state, deck, portions, announced = deal(opened(dealer=THEY), iter(DECK)), iter(DECK[12:]), [1], []
    while not isinstance(turn(state), RoundOver):
        if isinstance(turn(state), SeatsToMove):
            state, events = apply(state, next(iter(legal(state, state.mover))))
            announced += [state.portion for event in events if isinstance(event, LastPortion)]
            continue
        went = []
        for _ in range(8):
            due = turn(state)
            assert isinstance(due, CardsToDeal)
            went.append(due.to)
            state, _ = apply(state, Deal(next(deck)))
        assert went == 2 * [YOU, YOU, THEY, THEY]
        assert state.mover == YOU
        portions.append(state.portion)
    assert portions == [1, 2, 3, 4, 5, 6]
    assert announced == [5], "before the last cards are dealt"
    assert next(deck, None) is None, "all 52 cards were dealt"


def test_a_deal_wants_both_seats() -> None:
    for seats in ((), (0,), (1,), (0, 2), (1, 0)):
        with pytest.raises(IllegalHouse):
            start(House(), Opening(tuple(Seated(seat, 0) for seat in seats), dealer=0))


# What plays do


def test_a_capture_goes_on_the_pile_with_the_card_and_can_be_looked_at_until_the_next_play() -> None:
    state = playing("7♠ 9♣", "5♣ 2♥ K♦", dealt=44)
    state, events = play(state, "take 5♣ 2♥ with 7♠")
    assert events == (Captured(YOU, read_card("7♠"), cards("5♣ 2♥")),)
    assert state.players[YOU].pile == (*cards("5♣ 2♥"), read_card("7♠"))
    assert state.players[YOU].hand == cards("9♣")
    assert state.taking == Taking(YOU, read_card("7♠"), cards("5♣ 2♥"))
    assert (state.capturer, state.mover) == (YOU, THEY), "a capture gives no extra turn"
    state, events = play(state, "trail K♠")
    assert events == (Trailed(THEY, read_card("K♠")),)
    assert state.taking is None
    assert state.capturer == YOU


def test_a_build_binds_who_made_it_and_an_extension_who_extended_it() -> None:
    state = playing("2♥ 7♦", "5♣ 3♦", other="4♠ 7♠", dealt=44)
    state, _ = play(state, "build 7 with 2♥ on 5♣")
    assert [(build.value, build.controller, build.is_multiple) for build in state.builds] == [(7, YOU, False)]
    state, events = play(state, "extend 7 with 4♠ on 2♥ 5♣ 3♦")
    assert events == (Extended(THEY, read_card("4♠"), cards("3♦"), 7),)
    assert [(build.value, build.controller, build.size) for build in state.builds] == [(7, THEY, 2)]
    assert {str(type(action).__name__) for action in legal(state, YOU)} == {"Capture", "Trail"}, "ca17: free again"


def test_ca5_increasing_merges_with_a_build_of_the_new_value_and_loose_groups_come_too() -> None:
    state = playing("2♠ 9♥", "9♣ 6♦", "7: 3♣ 4♥ theirs; 9: 5♣ 4♣ theirs", other="7♦ 9♦ K♠", dealt=44)
    state, events = play(state, "increase to 9 with 2♠ on 3♣ 4♥ 9♣")
    assert events == (Increased(YOU, read_card("2♠"), cards("9♣"), 7, 9), BuildsMerged(9))
    (build,) = state.builds
    assert (build.value, build.controller, build.size) == (9, YOU, 3)
    assert build.cards == cards("3♣ 4♥ 2♠ 9♣ 5♣ 4♣")
    assert state.loose == cards("6♦")


def test_ca4_builds_of_one_value_that_stay_apart_are_captured_by_any_number() -> None:
    house = House(same_value_builds="separate")
    state = playing("2♠ 7♥ 7♦", "5♦ K♣", "7: 3♣ 4♥ theirs", other="7♣ K♠", house=house, dealt=44)
    state, _ = play(state, "build 7 with 2♠ on 5♦")
    assert [(build.value, build.controller) for build in state.builds] == [(7, THEY), (7, YOU)]
    state, _ = play(state, "take K♣ with K♠", "take 3♣ 4♥ with 7♥")
    assert [(build.value, build.controller) for build in state.builds] == [(7, YOU)]


def test_ca14_the_duty_lasts_every_turn_while_the_build_lies_there() -> None:
    state = playing("2♥ 7♦ 9♣ K♠", "5♣ 9♦ K♦", other="Q♣ J♣ 10♣ 8♣", dealt=44)
    state, _ = play(state, "build 7 with 2♥ on 5♣")
    for theirs, mine in (("trail Q♣", "take 9♦ with 9♣"), ("trail J♣", "take K♦ with K♠")):
        state, _ = play(state, theirs)
        assert not [action for action in legal(state, YOU) if isinstance(action, Trail)]
        state, _ = play(state, mine)
    state, _ = play(state, "trail 10♣", "take 2♥ 5♣ with 7♦")
    assert not state.builds


def test_ca15_with_two_builds_a_card_is_kept_for_each() -> None:
    state = playing("2♥ 7♦ 3♦ 9♣", "5♣ 6♠", other="Q♣ J♣ 10♣ 8♣", dealt=44)
    state, _ = play(state, "build 7 with 2♥ on 5♣", "trail Q♣", "build 9 with 3♦ on 6♠", "trail J♣")
    assert sorted(build.value for build in state.builds if build.controller == YOU) == [7, 9]
    moves = {said(action) for action in legal(state, YOU)}
    assert moves == {"take 5♣ 2♥ with 7♦", "take 3♦ 6♠ with 9♣"}


def test_different_ways_to_part_the_same_cards_are_one_move() -> None:
    """A 4 and 2 2 by a five each, or A 2 2 and 4 … : the cards of a move say all of it. Source: rules.md §2.6 CA31."""
    state = playing("5♠", "A♣ 4♦ 3♥ 2♥ A♦ 4♣", other="K♠", dealt=44)
    whole = [action for action in legal(state, YOU) if isinstance(action, Capture) and len(action.cards) == 6]
    assert len(whole) == 1


# Time is up


@pytest.mark.parametrize(
    ("hand", "build", "expected"),
    [
        ("9♣ 3♦ K♥", "", "trail 3♦"),
        ("J♣ K♣ Q♣", "", "trail J♣"),
        ("10♣ J♣", "", "trail 10♣"),
        ("3♠ K♥", "", "trail K♥"),
        ("A♣ 10♠", "", "trail 10♠"),
        ("A♠ 2♠ 10♦ A♥", "", "trail A♥"),
        ("2♠ 10♦", "", "trail 2♠"),
        ("10♦", "", "trail 10♦"),
        ("K♠ A♦", "", "trail K♠"),
        ("5♥ 5♣ 5♦", "", "trail 5♣"),
        ("7♠ 3♣", "7: 5♣ 2♥", "take 5♣ 2♥ with 7♠"),
        ("7♠ 7♦", "7: 5♣ 2♥", "take 5♣ 2♥ with 7♦"),
        ("7♠ 9♦", "7: 5♣ 2♥; 9: 4♣ 5♥", "take 4♣ 5♥ with 9♦"),
        ("2♦ K♣", "7: 5♣ 2♥ theirs", "trail 2♦"),
    ],
)
def test_ca30_the_automatic_play(hand: str, build: str, expected: str) -> None:
    state = playing(hand, "7♣ 8♥", build, dealt=44)
    assert time_out(state, YOU) == PlayFor(YOU)
    after, events = apply(state, PlayFor(YOU))
    wanted, told = play(state, expected)
    assert events == (TimedOut(YOU, 1), *told)
    assert after._replace(players=wanted.players) == wanted
    assert after.players[YOU].missed == 1


def test_ca30_all_own_builds_of_the_highest_value_are_taken_where_they_stay_apart() -> None:
    house = House(same_value_builds="separate")
    state = playing("7♠ 3♣", "7♣", "7: 5♣ 2♥; 7: 4♣ 3♥; 7: 6♣ A♥ theirs", house=house, dealt=44)
    _, events = apply(state, PlayFor(YOU))
    assert Captured(YOU, read_card("7♠"), cards("5♣ 2♥ 4♣ 3♥")) in events


def test_ca30_a_play_of_ones_own_starts_the_count_again() -> None:
    state, _ = apply(playing("9♣ 3♦ K♥", "", other="4♣ 5♣ 6♣", dealt=44), PlayFor(YOU))
    state, _ = play(state, "trail 4♣", "trail 9♣")
    assert state.players[YOU].missed == 0


def test_ca30_the_third_time_in_a_row_loses_the_match() -> None:
    state = playing("9♣ 3♦ K♥ Q♥", "", other="4♣ 5♣ 6♣ 8♣", dealt=44)
    for move in ("trail 4♣", "trail 5♣"):
        state, _ = apply(state, PlayFor(YOU))
        state, _ = play(state, move)
    state, events = apply(state, PlayFor(YOU))
    assert events == (TimedOut(YOU, 3), MatchForfeited(YOU), RoundSettled())
    assert (state.phase, state.forfeited) == (Phase.OVER, YOU)
    assert nets(state) == {YOU: 0, THEY: 0}


# What is always true


def random_move(offered: Legal, chance: Random) -> PlayerAction:
    """A selection as likely as a card to trail; of its cards any."""
    place = chance.randrange(len(offered.actions) + len(offered.selections))
    if place < len(offered.actions):
        action = offered.actions[place]
        assert isinstance(action, PlayerAction)
        return action
    selection = offered.selections[place - len(offered.actions)]
    return selection.complete(chance.choice(list(selection)))


@pytest.mark.parametrize("seed", range(60))
def test_nobody_is_ever_without_a_move_and_no_build_survives_a_portion(seed: int) -> None:
    """Source: rules.md §2.3, consequences."""
    chance = Random(seed)
    state, deck = opened((House(), *EVERY_HOUSE)[seed % 49]), iter(shuffled(seed))
    while not isinstance(turn(state), RoundOver):
        state = deal(state, deck)
        backed = all(
            build.value in map(worth, state.players[build.controller].hand)
            for build in state.builds
            if state.phase is Phase.PLAY
        )
        assert backed, "every build has a controller who holds its card"
        offered = legal(state, state.mover)
        assert offered, "never without a legal move"
        held = state.players[state.mover].hand
        if len(held) == 1:
            assert {type(action).__name__ for action in offered} <= {"Capture", "Trail"}, "the last card never builds"
        state, _ = apply(state, random_move(offered, chance))
        if state.phase is not Phase.PLAY:
            assert not state.builds, "what is left is loose"
        merges = state.house.merges
        assert not merges or len({build.value for build in state.builds}) == len(state.builds)
        owned = [sum(build.controller == seat for build in state.builds) for seat in (YOU, THEY)]
        assert not merges or max(owned) <= 2, "ca15: at most two builds at once"
    assert seats_playing(state) == (YOU, THEY)
    piles = sorted(card for player in state.players for card in player.pile)
    assert state.fault is not None or piles == list(DECK), "every card is captured in the end"


def test_read_cards_and_the_table_keep_their_order() -> None:
    state, _ = play(playing("9♣ 3♦", "K♥ 2♣", dealt=44), "trail 3♦")
    assert state.loose == read_cards("K♥ 2♣ 3♦")
