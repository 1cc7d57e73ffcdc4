"""A position in one line, written and read; and every legal move of one, as the command line says them."""

from random import Random
from typing import Any

import pytest

from fairdeal.cards import DECK, card_code
from fairdeal.engine.moves import RoundOver
from fairdeal.errors import NotUnderstood
from fairdeal.games.cassino import GAME, House
from fairdeal.games.cassino.groups import worth
from fairdeal.games.cassino.odds_report import answer
from fairdeal.games.cassino.play import apply, legal, turn
from fairdeal.games.cassino.position import position_of, state_of, write_position
from fairdeal.games.cassino.reading import read_position
from fairdeal.games.cassino.state import Phase
from fairdeal.games.cassino.view import view
from fairdeal.locale import LANGUAGES, catalogue_of
from tests.chances import Seeded
from tests.games.cassino.scripts import EVERY_HOUSE, THEY, YOU, cards, deal, opened, playing, said, shuffled
from tests.games.cassino.test_play import random_move

LINES = [
    "5c8d - 2h7d7s4h/?4 -/?2 1 0 1 0-0",
    "8dKc3c 7:5c7d2h@0 7s7h/?2 -/?2 1 0 1 0-0",
    "- - Td/- 5c2h7d7s?20/9d9h9s*?24 6 0 0 20-19",
    "3d - 9c/9hKs AcAd/?46 6 1 1 12-7",
    "4c 5:2c3c@1,9:4d5d@0 9c9d/5h?1 -/?3 1 0 1 0-0",
]


@pytest.mark.parametrize("line", LINES)
def test_a_line_that_is_read_is_written_the_same(line: str) -> None:
    assert write_position(read_position(line)) == line


@pytest.mark.parametrize("seed", range(12))
def test_every_position_of_a_deal_can_be_written_and_read_back(seed: int) -> None:
    chance, house = Random(seed), EVERY_HOUSE[seed * 4]
    state, deck = opened(house), iter(shuffled(seed))
    while not isinstance(turn(state), RoundOver):
        state = deal(state, deck)
        for viewer in (YOU, THEY, None):
            position = position_of(view(state, viewer))
            line = write_position(position)
            assert read_position(line) == position
            assert len(line.splitlines()) == 1
            again = state_of(position, house, Seeded(chance))
            assert position_of(view(again, viewer)) == position
            assert again.dealer == state.dealer
            if viewer == state.mover:
                assert legal(again, viewer) == legal(state, viewer)
        state, _ = apply(state, random_move(legal(state, state.mover), chance))


def test_what_is_not_known_is_drawn_and_whoever_is_bound_holds_the_card() -> None:
    position = read_position("4c 5:2c3c@1,9:4d5d@0 9c9d/?2 -/?3 1 0 1 0-0")
    drawn = [state_of(position, House(), Seeded(Random(seed))) for seed in range(60)]
    for state in drawn:
        assert state.phase is Phase.PLAY
        assert 5 in map(worth, state.players[THEY].hand)
        known = [*state.loose, *(card for build in state.builds for card in build.cards)]
        dealt = known + [card for player in state.players for card in player.hand + player.pile]
        assert len(set(dealt)) == len(dealt) == state.dealt == 12
    assert len({state.players[THEY].hand for state in drawn}) > 20


@pytest.mark.parametrize(
    "line", ["Kc 7:3c4d@1 7s/?1 7c7d7h/?4 1 0 0 0-0", "Kc 7:3c4d@1,9:4c5d@1 7s/?1 9c/?4 1 0 0 0-0"]
)
def test_a_build_that_nobody_could_take_cannot_be_played_on(line: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        state_of(read_position(line), House(), Seeded(Random(0)))
    assert refusal.value.code == "build-without-card"


BROKEN = [
    ("", "position-fields", "A position has 8 parts with spaces between them, and here are 0."),
    ("5c 8d - 7s/?1 -/- 1 0 - 0-0", "position-fields",
     "A position has 8 parts with spaces between them, and here are 9."),
    ("5x - 7s/?1 -/- 1 0 - 0-0", "no-card", None),
    ("5c 7 7s/?1 -/- 1 0 - 0-0", "build-unread",
     "“7” can’t be read as a build. Write its value, its cards and the seat that is bound, like 7:5c2h@0."),
    ("5c 7:3c4c 7s/?1 -/- 1 0 - 0-0", "build-unread", None),
    ("5c - 7s -/- 1 0 - 0-0", "position-field", "“7s” can’t be read as the part “hands” of a position."),
    ("5c - 7s/?1 -/-/- 1 0 - 0-0", "position-field", "“-/-/-” can’t be read as the part “piles” of a position."),
    ("5c - 7s/?1 -/- x 0 - 0-0", "position-field", "“x” can’t be read as the part “portion” of a position."),
    ("5c - 7s/?1 -/- 1 2 - 0-0", "position-field", "“2” can’t be read as the part “mover” of a position."),
    ("5c - 7s/?1 -/- 1 0 7 0-0", "position-field", "“7” can’t be read as the part “capturer” of a position."),
    ("5c - 7s/?1 -/- 1 0 - 0", "position-field", "“0” can’t be read as the part “score” of a position."),
    ("5c - 7s/?x -/- 1 0 - 0-0", "position-field", "“?x” can’t be read as the part “hands” of a position."),
    ("5c5c - 7s/?1 -/?8 1 0 1 0-0", "card-twice", "5♣ is named twice."),
    ("5c - 7s/7s -/?9 1 0 1 0-0", "card-twice", "7♠ is named twice."),
    ("5c - 7s/?1 -/?9 7 0 1 0-0", "no-such-portion", "A deal has portions 1 to 6, and 7 isn’t one."),
    ("5c - 7s/?3 -/?9 1 0 1 0-0", "hands-do-not-fit",
     "The player in turn has 1 cards and the other 3: it must be 1 to 4, and as many as the other’s or one more."),
    ("5c - 7s/?1 -/?5 1 0 1 0-0", "position-count",
     "In portion 1, 12 cards have been dealt, and this position has 8."),
    ("5c - 7s/?1 -/?9 1 0 - 0-0", "position-capturer",
     "Somebody made the last capture exactly where cards have been captured: check both parts."),
    ("5c 7:3c5d@1 7s/?1 -/?7 1 0 1 0-0", "not-a-build",
     "3♣ 5♦ aren’t a build of 7: a build has at least two cards, in groups of its value."),
    ("5c 7:7c@1 7s/?1 -/?8 1 0 1 0-0", "not-a-build", None),
    ("5c 7:3c4d@0 8s/?1 -/?7 1 0 1 0-0", "build-unbacked",
     "The player with a build of 7 must hold a 7, and that hand has none."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "code", "sentence"), BROKEN, ids=[f"{row[1]}: {row[0]}" for row in BROKEN])
def test_a_line_that_is_no_position_is_refused_with_the_reason(line: str, code: str, sentence: str | None) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        read_position(line)
    assert refusal.value.code == code
    assert sentence is None or str(refusal.value) == sentence
    for language in LANGUAGES:
        assert catalogue_of(language).say_error(refusal.value)


# The odds command


def asked(**questions: str) -> list[dict[str, Any]]:
    figures = answer(House(), questions).figures
    listed = figures["legal"]
    assert isinstance(listed, list)
    return listed


def test_every_legal_move_is_a_plain_action() -> None:
    assert asked(hand="7s 2h", table="5c 8d") == [
        {"kind": "build", "card": "2h", "cards": ["5c"], "builds": [], "value": 7},
        {"kind": "trail", "card": "7s"},
        {"kind": "trail", "card": "2h"},
    ]


def test_a_move_says_which_builds_it_takes() -> None:
    assert asked(hand="7s", table="7c", builds="7:5c2h") == [
        {"kind": "capture", "card": "7s", "cards": ["5c", "2h"], "builds": [{"value": 7, "cards": ["5c", "2h"]}]},
        {"kind": "capture", "card": "7s", "cards": ["7c"], "builds": []},
        {"kind": "capture", "card": "7s", "cards": ["5c", "7c", "2h"], "builds": [{"value": 7, "cards": ["5c", "2h"]}]},
        {"kind": "trail", "card": "7s"},
    ]


def test_ones_own_build_binds() -> None:
    kinds = {move["kind"] for move in asked(hand="7s Kd", table="7c", builds="7: 5c 2h @0")}
    assert kinds == {"capture"}


def test_the_cards_may_stand_in_any_order_and_builds_be_parted_in_several_ways() -> None:
    def listed(**questions: str) -> list[tuple[str, str, frozenset[str], int | None]]:
        return sorted(
            (move["kind"], move["card"], frozenset(move.get("cards", ())), move.get("value"))
            for move in asked(**questions)
        )

    first = listed(hand="2h,7s", table="8d, 5c 3d", builds="9:4c5d@1,6:3c3h@1")
    assert first == listed(hand="7s2h", table="3d 5c8d", builds="6 = 3h 3c; 9:5d 4c")


def test_a_position_is_asked_about_as_a_whole() -> None:
    line = "8d 7:5c2h@0 7s7h/?2 -/?5 1 0 1 0-0"
    assert asked(position=line) == asked(hand="7s 7h", table="8d", builds="7:5c2h@0")


WRONG: list[tuple[dict[str, str], str, str]] = [
    ({}, "hand-missing", "Say which cards are in the hand, like --hand “7s 2h”, or give a whole position."),
    ({"table": "7s"}, "hand-missing",
     "Say which cards are in the hand, like --hand “7s 2h”, or give a whole position."),
    ({"hand": ""}, "hand-size", "A hand has 1 to 4 cards, and here it has 0."),
    ({"hand": "7s 7h 7d 7c 8c"}, "hand-size", "A hand has 1 to 4 cards, and here it has 5."),
    ({"hand": "7s 7s"}, "card-twice", "7♠ is named twice."),
    ({"hand": "7s", "table": "7s"}, "card-twice", "7♠ is named twice."),
    ({"hand": "7s", "table": "5c", "builds": "7:5c2h"}, "card-twice", "5♣ is named twice."),
    ({"hand": "7s", "position": LINES[0]}, "position-alone",
     "A position has the hand, the table and the builds in it. Leave those out, or the position."),
    ({"position": "5c - 7s/?1 -/?9 1 1 1 0-0"}, "hand-unknown",
     "The hand of Seat 1, whose turn it is, must be known."),
    ({"hand": "8s", "builds": "7:5c2h@0"}, "build-unbacked",
     "The player with a build of 7 must hold a 7, and that hand has none."),
    ({"hand": "7s", "builds": "7:5c2h;7:3c4c"}, "builds-apart",
     "There are two builds of 7, and at this table they become one. Write them as one build."),
]  # fmt: skip


@pytest.mark.parametrize(("questions", "code", "sentence"), WRONG, ids=[str(row[0]) for row in WRONG])
def test_what_cannot_be_asked_is_refused(questions: dict[str, str], code: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood) as refusal:
        answer(House(), questions)
    assert (refusal.value.code, str(refusal.value)) == (code, sentence)


def test_the_moves_are_said_in_every_language() -> None:
    state = playing("2♠ 9♥ 9♦", "2♣ 9♣ 5♦", "7: 3♣ 4♥ theirs; 9: 6♥ 3♥ theirs", dealt=44)
    questions = {"hand": "2s 9h 9d", "table": "2c 9c 5d", "builds": "7:3c4h;9:6h3h"}
    told = answer(House(), questions).sentences
    assert len(told) == 1 + len({said(action) for action in legal(state, YOU)})
    english = [catalogue_of("en").say(sentence) for sentence in told]
    assert english[0] == f"There are {len(told) - 1} legal moves:"
    assert "take 2♣ with 2♠" in english
    assert "increase a build to 9 with 2♠: 3♣ 4♥" in english
    assert "trail 9♦" in english
    for language in LANGUAGES:
        assert all(catalogue_of(language).say(sentence) for sentence in told)


def test_the_game_answers_these_questions() -> None:
    assert GAME.advice.questions == ("hand", "table", "builds", "position", "simulations")
    assert GAME.advice.odds is answer


def test_a_hand_of_the_whole_table_loose_is_listed_whole() -> None:
    """A listing is complete where it is asked for. Source: rules.md §2.6 CA31."""
    lying = [card for card in DECK if worth(card) and card not in cards("4♠")]
    moves = asked(hand="4s", table="".join(map(card_code, lying)))
    assert len([move for move in moves if move["kind"] == "capture"]) == 6335
