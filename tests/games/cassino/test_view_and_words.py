"""What a seat may see of Cassino, what it remembers, what it is told, and how it says its moves."""

from collections import Counter
from random import Random

import pytest

from fairdeal.cards import DECK, read_card, show_cards
from fairdeal.engine.events import CardDealt, CardHidden
from fairdeal.engine.moves import Deal, Face, PlayerAction, RoundOver
from fairdeal.errors import NotUnderstood
from fairdeal.games.cassino import GAME, House
from fairdeal.games.cassino.groups import worth
from fairdeal.games.cassino.play import apply, legal, turn
from fairdeal.games.cassino.strategy import choose
from fairdeal.games.cassino.text import spots, stock, warn
from fairdeal.games.cassino.view import view, whole
from fairdeal.games.cassino.worlds import count_hands, draw_hand, worlds
from fairdeal.locale import LANGUAGES, catalogue_of, read_command
from fairdeal.locale.parts import say_action
from tests.chances import Seeded
from tests.games.cassino.scripts import THEY, YOU, cards, deal, opened, play, playing, read, said, shuffled
from tests.games.cassino.test_play import random_move

EN = catalogue_of("en")
VERBS = {verb.action: verb for verb in GAME.text.verbs}

# What is seen


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_other_has() -> None:
    state = playing("7♠ 9♣", "5♣", other="K♠ Q♠", dealt=44)
    mine, theirs = view(state, YOU).players
    assert (mine.hand, mine.held) == (state.players[YOU].hand, 2)
    assert (theirs.hand, theirs.held) == (None, 2)
    assert [player.hand for player in view(state, None).players] == [None, None]
    assert [player.hand for player in whole(state).players] == [player.hand for player in state.players]


def test_ca28_pile_sizes_are_off_and_sweeps_on_and_the_last_capture_open_until_the_next_play() -> None:
    state, _ = play(playing("7♠ 9♣", "5♣ 2♥", other="K♠ Q♠", dealt=44), "take 5♣ 2♥ with 7♠")
    seen = view(state, THEY)
    assert [player.captured for player in seen.players] == [None, None]
    assert seen.players[YOU].sweeps == cards("7♠")
    assert seen.taking is not None
    assert (seen.taking.seat, seen.taking.cards, seen.taking.card) == (YOU, cards("5♣ 2♥"), read_card("7♠"))
    after, _ = play(state, "trail K♠")
    assert view(after, THEY).taking is None
    shown = playing("7♠", "", house=House(show_counts=True), piles=("9♣ 9♥", "K♣"), dealt=44)
    assert [player.captured for player in view(shown, None).players] == [2, 1]


def test_piles_are_counted_once_the_deal_is_over() -> None:
    state, _ = play(playing("7♠", "5♣ 2♥", other="", piles=("9♣", "9♥"), capturer=THEY), "take 5♣ 2♥ with 7♠")
    assert [player.captured for player in view(state, None).players] == [4, 1]
    assert [player.points for player in view(state, None).players] == [5, 0]


@pytest.mark.parametrize("seed", range(6))
def test_the_unseen_are_the_other_hand_and_the_stock_and_once_it_is_empty_the_other_hand_is_known(seed: int) -> None:
    chance, state, deck = Random(seed), opened(), iter(shuffled(seed))
    while not isinstance(turn(state), RoundOver):
        state = deal(state, deck)
        for seat in (YOU, THEY):
            seen = view(state, seat)
            assert set(state.players[1 - seat].hand) <= set(seen.unseen)
            assert len(seen.unseen) == seen.stock + seen.players[1 - seat].held
            assert not set(seen.unseen) & set(state.players[seat].hand)
            if seen.portion == 6:
                known = worlds(seen, Seeded(chance)).players[1 - seat].hand
                assert sorted(known) == sorted(state.players[1 - seat].hand)
        state, _ = apply(state, random_move(legal(state, state.mover), chance))


# Worlds


@pytest.mark.parametrize("seed", range(8))
def test_worlds_look_just_like_this_to_the_viewer(seed: int) -> None:
    chance, state, deck = Random(seed), opened(), iter(shuffled(seed))
    while not isinstance(turn(state), RoundOver):
        state = deal(state, deck)
        for viewer in (YOU, THEY, None):
            seen = view(state, viewer)
            world = worlds(seen, Seeded(chance))
            assert view(world, viewer) == seen
            assert viewer is None or legal(world, viewer) == legal(state, viewer)
            for build in world.builds:
                assert build.value in map(worth, world.players[build.controller].hand)
        state, _ = apply(state, random_move(legal(state, state.mover), chance))


def test_hands_with_a_wanted_card_are_counted_and_drawn_alike() -> None:
    deck = cards("7♣ 7♦ 2♣ 3♣ 9♦ 9♥")
    wanted = frozenset({7, 9})
    assert count_hands(deck, 3, wanted) == 4 * 2 + 2 + 2, "a 7, a 9 and neither; two sevens; two nines"
    chance = Seeded(Random(1))
    drawn = Counter(tuple(sorted(draw_hand(deck, 3, wanted, chance))) for _ in range(4800))
    assert len(drawn) == 12
    assert all(320 < count < 480 for count in drawn.values()), drawn
    assert all({7, 9} <= set(map(worth, hand)) for hand in drawn)


# Words


def test_the_table_shows_loose_cards_builds_the_last_capture_and_the_seats() -> None:
    state = playing("7♠ 9♣", "5♦ K♣", "7: 5♣ 2♥; 9: 4♣ 5♥ theirs", other="9♠ 9♦", dealt=44, score=(12, 7))
    shown = [
        (
            EN.say(spot.label, you=YOU),
            show_cards(card for card in spot.cards if card is not None),
            spot.note and EN.say(spot.note, you=YOU),
        )
        for spot in spots(view(state, YOU))
    ]
    assert shown == [
        ("Table", "5♦ K♣", None),
        ("Build of 7", "5♣ 2♥", "single, yours"),
        ("Build of 9", "4♣ 5♥", "single, Seat 1’s"),
        ("You", "7♠ 9♣", "score 12"),
        ("Seat 1", "", "score 7 and deals"),
    ]


def test_the_last_capture_and_sweeps_are_shown() -> None:
    state, _ = play(playing("7♠ 9♣", "5♣ 2♥", other="K♠ Q♠", dealt=44), "take 5♣ 2♥ with 7♠")
    notes = [EN.say(spot.note) for spot in spots(view(state, THEY)) if spot.note]
    assert notes == ["Seat 0", "score 0 and 1 sweep (7♠)", "score 0 and deals"]
    assert show_cards(card for card in spots(view(state, None))[1].cards if card is not None) == "5♣ 2♥ 7♠"


def test_the_lot_is_shown() -> None:
    state = opened(dealer=-1)
    for card in ("9♣", "K♦"):
        state, _ = apply(state, Deal(read_card(card)))
    assert [show_cards(c for c in spot.cards if c is not None) for spot in spots(view(state, None))] == ["", "9♣", "K♦"]


def test_whoever_has_a_build_is_told_of_the_duty() -> None:
    state = playing("7♠ 9♣", "5♦", "7: 5♣ 2♥", dealt=44)
    told = warn(view(state, YOU), legal(state, YOU))
    assert [EN.say(each) for each in told] == [
        "Your build of 7 is on the table: you can’t trail, and unless you take it now you must keep a 7."
    ]
    assert not warn(view(state, THEY), legal(state, THEY))
    free = playing("7♠ 9♣", "5♦", "7: 5♣ 2♥", house=House(free_trail=True), dealt=44)
    assert [each.key for each in warn(view(free, YOU), legal(free, YOU))] == ["cassino-warn-keep"]


def test_the_stock_is_told() -> None:
    said_of = [EN.say(*stock(view(playing("7♠", dealt=dealt), YOU))) for dealt in (12, 44, 52)]
    assert said_of == [
        "Portion 1 of 6, 40 cards still to come.",
        "Portion 5 of 6, 8 cards still to come.",
        "Portion 6 of 6, the last.",
    ]


def test_a_hand_is_told_to_its_owner_alone() -> None:
    event = CardDealt(YOU, read_card("9♣"), Face.DOWN)
    assert GAME.sight.seen(event, YOU) == event
    for viewer in (THEY, None):
        assert GAME.sight.seen(event, viewer) == CardHidden(YOU)
        assert GAME.text.tell(CardHidden(YOU)) is None


TOLD = [
    (("take 5♣ 2♥ with 7♠",), "You take 5♣ 2♥ with 7♠. | You sweep the table."),
    (("build 9 with 7♠ on 2♥",), "You build 9 with 7♠ on 2♥."),
    (("trail 7♠",), "You trail 7♠."),
]


@pytest.mark.parametrize(("moves", "sentences"), TOLD)
def test_plays_are_told(moves: tuple[str, ...], sentences: str) -> None:
    _, events = play(playing("7♠ 9♣", "5♣ 2♥", other="K♠ Q♠", dealt=44), *moves)
    told = [EN.say(sentence, you=YOU) for event in events if (sentence := GAME.text.tell(event))]
    assert " | ".join(told) == sentences


def test_the_end_of_a_deal_is_told_line_by_line() -> None:
    state = playing("7♠", "A♣ 6♥", other="", piles=("9♠", "9♥ 10♦"), capturer=THEY, score=(12, 7))
    _, events = play(state, "take A♣ 6♥ with 7♠")
    told = [EN.say(sentence, names={THEY: "Anna"}, you=YOU) for event in events if (sentence := GAME.text.tell(event))]
    assert told == [
        "You take A♣ 6♥ with 7♠.",
        "You sweep the table.",
        "You score 6 points (most cards (4) 3, most spades (2) 1, aces 1 and sweeps 1) and now have 18.",
        "Anna scores 2 points (10♦ 2) and now has 9.",
    ]


TYPED = [
    ("en", "take 5♣ 2♥ with 7♠", "take 5♣ 2♥ with 7♠"),
    ("en", "capture 2h5c with 7s", "take 5♣ 2♥ with 7♠"),
    ("en", "build 9 with 7♠ on 2♥", "build 9 with 7♠ on 2♥"),
    ("en", "trail 9♣", "trail 9♣"),
    ("en", "extend 9 with 7♠ on 4♣ 5♥ 2♥", "extend 9 with 7♠ on 4♣ 5♥ 2♥"),
    ("en", "extend 9 with 9♣", "extend 9 with 9♣ on 4♣ 5♥"),
    ("ru", "взять 5♣ 2♥ картой 7♠", "take 5♣ 2♥ with 7♠"),
    ("ru", "построить 9 картой 7♠ на 2♥", "build 9 with 7♠ on 2♥"),
    ("ru", "дополнить 9 картой 9♣", "extend 9 with 9♣ on 4♣ 5♥"),
    ("ru", "сбросить 9♣", "trail 9♣"),
    ("pt", "levar 5♣ 2♥ com 7♠", "take 5♣ 2♥ with 7♠"),
    ("pt", "construir 9 com 7♠ sobre 2♥", "build 9 with 7♠ on 2♥"),
    ("pt", "acrescentar 9 com 9♣", "extend 9 with 9♣ on 4♣ 5♥"),
    ("pt", "largar 9♣", "trail 9♣"),
]


@pytest.mark.parametrize(("language", "text", "move"), TYPED)
def test_moves_are_typed_in_three_languages(language: str, text: str, move: str) -> None:
    state = playing("7♠ 9♣ 9♦", "5♣ 2♥", "9: 4♣ 5♥ theirs", dealt=44)
    action = read_command(text, GAME.text.verbs, catalogue_of(language), YOU, legal(state, YOU))
    assert said(action) == said(read(move))


@pytest.mark.parametrize(
    ("language", "text"),
    [("en", "increase to 8 with 3♠"), ("ru", "увеличить до 8 картой 3♠"), ("pt", "aumentar para 8 com 3♠")],
)
def test_a_build_is_increased_by_naming_its_new_value_alone(language: str, text: str) -> None:
    state = playing("3♠ 8♦", "", "5: 2♣ 3♥ theirs", dealt=44)
    action = read_command(text, GAME.text.verbs, catalogue_of(language), YOU, legal(state, YOU))
    assert said(action) == "increase to 8 with 3♠ on 2♣ 3♥"


def test_what_is_missing_is_said_with_a_whole_example() -> None:
    state = playing("7♠ 9♣", "5♣ 2♥", dealt=44)
    with pytest.raises(NotUnderstood) as refusal:
        read_command("take 5♣", GAME.text.verbs, EN, YOU, legal(state, YOU))
    assert str(refusal.value) == "Something is missing after “take”. Write it like “take 5♣ 2♥ with 7♠”."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_move_can_be_said_and_read_back(language: str) -> None:
    state = playing("2♠ 9♥ 7♦ 7♠", "2♣ 9♣ 5♦ K♦", "7: 3♣ 4♥ theirs; 9: 6♥ 3♥ theirs", dealt=44)
    offered = legal(state, YOU)
    for action in offered:
        assert isinstance(action, PlayerAction)
        text = say_action(VERBS[type(action)], action, catalogue_of(language))
        assert read_command(text, GAME.text.verbs, catalogue_of(language), YOU, offered) == action


# The bot


def test_the_bot_takes_what_scores_most_and_else_trails_what_scores_least() -> None:
    chance = Seeded(Random(0))

    def chosen(hand: str, table: str, build: str = "") -> str:
        state = playing(hand, table, build, dealt=44)
        return said(choose(view(state, YOU), legal(state, YOU), chance))

    assert chosen("10♠ 5♥", "10♦ 5♣ 5♦ K♦") == "take 5♣ 5♦ 10♦ with 10♠"
    assert chosen("K♠ 9♥", "K♦ 9♠ A♣ 8♦") == said(read("take 8♦ A♣ 9♠ with 9♥"))
    assert chosen("K♠ A♥ 3♠ 4♦", "Q♣") == "trail 4♦"
    assert chosen("K♠", "K♣ K♦") in ("take K♣ with K♠", "take K♦ with K♠")
    assert chosen("7♠ 3♦", "J♦", "7: 5♣ 2♥") == "take 5♣ 2♥ with 7♠"


def test_all_cards_are_seen_once_everything_is_played() -> None:
    state, deck = opened(), iter(DECK)
    while not isinstance(turn(state), RoundOver):
        state = deal(state, deck)
        state, _ = apply(state, choose(view(state, state.mover), legal(state, state.mover), Seeded(Random(0))))
    assert view(state, None).unseen == ()
