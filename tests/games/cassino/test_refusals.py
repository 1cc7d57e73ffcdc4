"""What the rules refuse, by its words: which duty, which card, which sum; and nothing has changed."""

import pytest

from fairdeal.cards import read_card
from fairdeal.engine.moves import Action, Burn, Deal, Fault, PlayerAction, Reshuffle, Void
from fairdeal.errors import IllegalAction
from fairdeal.games.cassino import House, State
from fairdeal.games.cassino.play import apply, check
from fairdeal.games.cassino.state import Build, Capture, Extend, Increase, PlayFor, Trail
from tests.games.cassino.scripts import THEY, YOU, cards, opened, playing, read

SEVEN = "7: 5♣ 2♥"

MOVES = [
    # hand, table, builds, move, code, sentence
    ("7♠", "7♣", "", "take 7♣ with 8♠", "not-in-hand", "8♠ isn’t in your hand."),
    ("7♠", "7♣", "", "trail 8♠", "not-in-hand", "8♠ isn’t in your hand."),
    ("7♠", "7♣", "", "take 7♦ with 7♠", "not-on-table", "7♦ isn’t on the table."),
    ("7♠ 7♦", "7♣", "", "build 7 with 7♠ on 7♦", "not-on-table", "7♦ isn’t on the table."),
    ("7♠", "5♣ 3♦", "", "take 5♣ 3♦ with 7♠", "wrong-sum",
     "5♣ 3♦ add up to 8, which isn’t 7 or a multiple of it."),
    ("7♠", "5♣ 5♦ 4♥", "", "take 5♣ 5♦ 4♥ with 7♠", "no-such-groups",
     "5♣ 5♦ 4♥ can’t be split into groups that each add up to 7."),
    ("7♠", "8♣ 6♦", "", "take 8♣ 6♦ with 7♠", "card-too-high", "8♣ is too high to be part of a group of 7."),
    ("7♠", "K♣ 7♦", "", "take K♣ 7♦ with 7♠", "face-card-in-group",
     "K♣ has no number, so it can’t be part of a sum or a build."),
    ("K♠", "K♣ K♦", "", "take K♣ K♦ with K♠", "face-takes-one",
     "K♠ takes exactly one card of its rank. Choose one of K♣ K♦."),
    ("K♠", "K♣ Q♦", "", "take Q♦ with K♠", "face-takes-rank",
     "K♠ takes only a card of its own rank, and Q♦ can’t be taken with it."),
    ("K♠", "K♣ Q♦", "", "take K♣ Q♦ with K♠", "face-takes-rank",
     "K♠ takes only a card of its own rank, and Q♦ can’t be taken with it."),
    ("7♠", "2♥ 3♦", "7: 5♣ 2♦ theirs", "take 5♣ with 7♠", "build-not-whole",
     "5♣ belongs to the build of 7, which can’t be taken apart. All of it is 5♣ 2♦."),
    ("9♠", "A♣", "8: 3♣ 5♥ theirs", "take 3♣ 5♥ A♣ with 9♠", "build-of-another-value",
     "The build of 8 is taken with a card of exactly that value, and 9♠ isn’t one."),
    ("7♠ K♦", "7♣", SEVEN, "take 7♣ with 7♠", "no-card-kept",
     "If you play 7♠ like this, you have no 7 left in your hand to take your build of 7."),
    ("7♠ K♦", "7♣", SEVEN, "trail K♦", "bound-by-build",
     "You can’t trail while your build of 7 is on the table. Capture, build, extend or increase."),
    ("7♠ 10♦", "3♣", SEVEN, "build 10 with 7♠ on 3♣", "no-card-kept",
     "If you play 7♠ like this, you have no 7 left in your hand to take your build of 7."),
    ("2♥ 8♠", "5♣", "", "build 7 with 2♥ on 5♣", "no-card-kept",
     "If you play 2♥ like this, you have no 7 left in your hand to take your build of 7."),
    ("7♠ 7♦", "7♣ 7♥", "", "build 14 with 7♠ on 7♣", "no-such-value",
     "A build can’t have the value 14: values go from 1 to 10."),
    ("7♠ 7♦", "", "", "build 0 with 7♠ on", "no-such-value",
     "A build can’t have the value 0: values go from 1 to 10."),
    ("7♠ 7♦", "", "", "build 7 with 7♠ on", "build-alone",
     "7♠ alone isn’t a build. Choose loose cards to build on."),
    ("K♠ 7♦", "7♣", "", "build 7 with K♠ on 7♣", "face-card-builds",
     "K♠ has no number, so it can’t build. Play a card from ace to ten."),
    ("2♠ 7♦", "5♣ K♦", "", "build 7 with 2♠ on 5♣ K♦", "face-card-in-group",
     "K♦ has no number, so it can’t be part of a sum or a build."),
    ("2♠ 7♦", "5♣ 2♦", "", "build 7 with 2♠ on 5♣ 2♦", "card-in-no-group",
     "Without 2♠ the groups of 7 would be complete. The card you play must be in one of them."),
    ("2♠ 7♦", "6♣", "", "build 7 with 2♠ on 6♣", "wrong-sum",
     "6♣ 2♠ add up to 8, which isn’t 7 or a multiple of it."),
    ("8♠ 7♦", "6♣", "", "build 7 with 8♠ on 6♣", "card-too-high", "8♠ is too high to be part of a group of 7."),
    ("2♠ 9♦", "", "7: 5♣ 2♥ theirs", "build 9 with 2♠ on 5♣ 2♥", "build-in-build",
     "The build of 7 can’t be part of a new build. Extend or increase it instead."),
    ("2♠ 7♦", "5♦", "7: 5♣ 2♥ theirs", "build 7 with 2♠ on 5♦", "build-there",
     "There is a build of 7 already (5♣ 2♥). Extend it instead."),
    ("7♠ 7♦", "5♦", "7: 5♣ 2♥ theirs", "extend 7 with 7♠ on 5♦", "which-build",
     "Choose the build: name all of its cards, and the loose cards that join it."),
    ("7♠ 7♦ 8♠", "", "7: 5♣ 2♥ theirs; 8: 4♣ 4♥ theirs", "extend 7 with 7♠ on 5♣ 2♥ 4♣ 4♥", "one-build",
     "You can change one build in a play, and you chose 2."),
    ("7♠ 9♦", "", "7: 5♣ 2♥ theirs", "extend 9 with 7♠ on 5♣ 2♥", "value-stays",
     "The build that you extend has the value 7 and keeps it: it can’t become 9."),
    ("7♠ 7♦", "7♣", "7: 5♣ 2♥ theirs", "extend 7 with 7♠ on 5♣ 2♥ 7♣", "one-group",
     "You can add only one group of 7, with the card you play in it. Leave the other cards out."),
    ("2♠ 7♦", "7♣", "7: 5♣ 2♥ theirs", "extend 7 with 2♠ on 5♣ 2♥ 7♣", "card-in-no-group",
     "Without 2♠ the groups of 7 would be complete. The card you play must be in one of them."),
    ("2♠ 9♦", "", "7: 5♣ 2♥ 7♣ theirs", "increase to 9 with 2♠ on 5♣ 2♥ 7♣", "multiple-stays",
     "The build of 7 has 2 groups, so its value can’t change any more."),
    ("4♠ 10♦", "", "7: 5♣ 2♥ theirs", "increase to 10 with 4♠ on 5♣ 2♥", "above-ten",
     "7 and 4♠ make 11, and no build can be worth more than 10."),
    ("3♠ 2♠ 10♦", "2♥", "5: 2♣ 3♥ theirs", "increase to 10 with 3♠ on 2♣ 3♥ 2♥", "wrong-increase",
     "3♠ brings the build of 5 to 8, not to 10. Loose cards can’t add to it."),
    ("3♠ 8♦", "7♥", "5: 2♣ 3♥ theirs", "increase to 8 with 3♠ on 2♣ 3♥ 7♥", "wrong-sum",
     "7♥ add up to 7, which isn’t 8 or a multiple of it."),
    ("3♠", "8♣", "5: 2♣ 3♥ theirs", "increase to 8 with 3♠ on 2♣ 3♥ 8♣", "no-card-kept",
     "If you play 3♠ like this, you have no 8 left in your hand to take your build of 8."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "table", "build", "move", "code", "sentence"), MOVES, ids=[f"{row[4]}: {row[3]}" for row in MOVES]
)
def test_a_move_is_refused_with_the_reason(
    hand: str, table: str, build: str, move: str, code: str, sentence: str
) -> None:
    _refused(playing(hand, table, build, dealt=44), read(move), code, sentence)


CARDS = cards("5♣ 2♥")

ODD = [
    (Capture(YOU, read_card("7♠"), ()), "nothing-taken", "Choose the cards that 7♠ takes."),
    (Capture(YOU, read_card("7♠"), CARDS[::-1]), "cards-not-in-order",
     "The cards of a play are written in one order: 5♣ 2♥."),
    (Capture(YOU, read_card("7♠"), (*CARDS, CARDS[1])), "card-twice", "2♥ is named twice."),
    (Build(YOU, read_card("2♠"), (CARDS[0], CARDS[0]), 7), "card-twice", "5♣ is named twice."),
    (Extend(YOU, read_card("7♠"), (), 7), "which-build",
     "Choose the build: name all of its cards, and the loose cards that join it."),
    (Increase(YOU, read_card("2♠"), (), 9), "which-build",
     "Choose the build: name all of its cards, and the loose cards that join it."),
    (Trail(THEY, read_card("K♠")), "not-your-play", "It’s not your turn: Seat 0 plays now."),
    (Trail(2, read_card("K♠")), "no-seat", "There’s no seat number 2 in this round."),
    (PlayFor(THEY), "not-your-play", "It’s not your turn: Seat 0 plays now."),
    (Deal(read_card("9♣")), "no-card-due", "No card is due: the players are deciding."),
    (Reshuffle(), "deck-not-due", "No shuffle is due now."),
    (Burn(1), "unknown-action", "“Burn” isn’t an action of this game."),
    (Void(Fault.CARD_MISSING), "not-called-off", "A deal is called off only when the table is closed."),
]  # fmt: skip


@pytest.mark.parametrize(("action", "code", "sentence"), ODD, ids=[f"{row[1]}: {row[0]}" for row in ODD])
def test_what_is_not_a_move_at_all_is_refused(action: Action, code: str, sentence: str) -> None:
    _refused(playing("7♠ 2♠ 7♦", "5♣ 2♥", dealt=44), action, code, sentence)


HOUSES = [
    (House(increase_own="never"), "2♠ 9♥", "", "7: 3♣ 4♥", "increase to 9 with 2♠ on 3♣ 4♥", "own-build-stays",
     "The build of 7 is yours, and at this table you can’t increase your own builds."),
    (House(increase_own="both"), "2♠ 9♥", "", "7: 3♣ 4♥", "increase to 9 with 2♠ on 3♣ 4♥", "old-value-kept",
     "At this table, you can increase your own build only if you keep a 7 too: its old value."),
    (House(free_trail=True), "7♠ K♦", "", "7: 5♣ 2♥", "trail 7♠", "no-card-kept",
     "If you play 7♠ like this, you have no 7 left in your hand to take your build of 7."),
    (House(face_three=True), "K♠", "K♣ K♦ K♥", "", "take K♣ K♦ with K♠", "face-takes-one-or-three",
     "K♠ takes one card of its rank, or all three, and not 2."),
]  # fmt: skip


@pytest.mark.parametrize(("house", "hand", "table", "build", "move", "code", "sentence"), HOUSES)
def test_a_table_with_options_refuses_with_its_own_reasons(
    house: House, hand: str, table: str, build: str, move: str, code: str, sentence: str
) -> None:
    _refused(playing(hand, table, build, house=house, dealt=44), read(move), code, sentence)


def test_nobody_plays_while_cards_are_dealt() -> None:
    dealing = opened()
    sentence = "The cards are being dealt. You can play when everyone has a hand."
    for action in (Trail(YOU, read_card("9♣")), PlayFor(YOU)):
        _refused(dealing, action, "cards-come-first", sentence)


def test_a_card_comes_once_in_a_deal_and_nothing_is_dealt_before_the_deck_is_shuffled() -> None:
    state, _ = apply(opened(dealer=-1), Deal(read_card("9♣")))
    gone = "9♣ can’t come again: it has been dealt already."
    _refused(state, Deal(read_card("9♣")), "card-dealt", gone)
    state, _ = apply(state, Deal(read_card("K♣")))
    _refused(state, Deal(read_card("3♣")), "deck-due", "The cards are shuffled before any more are dealt.")
    state, _ = apply(state, Reshuffle())
    _refused(state, Reshuffle(), "deck-not-due", "No shuffle is due now.")
    state, _ = apply(state, Deal(read_card("9♣")))
    _refused(state, Deal(read_card("9♣")), "card-dealt", gone)


class Fold(PlayerAction):
    """An action of another game."""


def test_an_action_of_another_game_is_refused() -> None:
    _refused(playing("7♠", dealt=44), Fold(YOU), "unknown-action", "“Fold” isn’t an action of this game.")


def _refused(state: State, action: Action, code: str, sentence: str) -> None:
    before = hash(state)
    for judge in (check, apply):
        with pytest.raises(IllegalAction) as refusal:
            judge(state, action)
        assert (refusal.value.code, str(refusal.value)) == (code, sentence)
    assert hash(state) == before
