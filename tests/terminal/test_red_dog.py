"""Red Dog in the terminal: a sitting of every way to play, what is told, and a full table on a small screen."""

from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from fairdeal.cards import DECK, Card
from fairdeal.games import find_game
from fairdeal.games.red_dog.house import PRESETS
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import Record
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.rich_screen import RichScreen
from fairdeal.terminal.screen import Place
from tests.terminal.playing import fixed_bytes, holds

GAME = find_game("red-dog")
DECISIONS = 14


class Sitting:
    """A sitting in which the player takes the default, or what is offered first, and quits after some decisions."""

    def __init__(self, preset: str, language: str = "en", decisions: int = DECISIONS) -> None:
        self.shown = StringIO()
        self.typed: list[str] = []
        self._left, self._quit = decisions, catalogue_of(language).words("word-quit")[0]
        console = Console(file=self.shown, width=80, color_system=None, highlight=False)
        screen = RichScreen(console, self._read)
        setting = Setting(GAME, PRESETS[preset])
        self.record: Record = Play(setting, catalogue_of(language), screen, draw=fixed_bytes(preset)).run()

    def _read(self, words: Sequence[str], default: str) -> str:
        self._left -= 1
        self.typed.append(self._quit if self._left < 0 else default or words[0])
        return self.typed[-1]

    @property
    def lines(self) -> list[str]:
        return self.shown.getvalue().splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", PRESETS)
def test_a_sitting_of_every_way_to_play_is_played_in_words_and_its_record_holds(preset: str, language: str) -> None:
    sitting = Sitting(preset, language)
    assert len(sitting.typed) == DECISIONS + 1, "nothing that was typed was refused"
    assert len(sitting.record.rounds) > 1
    assert holds(sitting.record)


def test_cards_of_others_are_not_told() -> None:
    lines = Sitting("base").lines
    assert any(line.startswith("You get ") for line in lines)
    assert not [line for line in lines if line.startswith("Bot ") and " gets " in line]


def test_a_sealed_hand_and_sealed_bets_are_told_to_nobody_until_all_bets_are_in() -> None:
    lines = Sitting("pool", decisions=1).lines
    bet = next(number for number, line in enumerate(lines) if line.startswith("You bet 1 chip"))
    before = "\n".join(lines[:bet])
    assert "You get" not in before.partition("is turned up")[2]
    assert "bet is in, sealed." in "\n".join(lines[bet:])
    assert not [line for line in lines[:bet] if line.startswith("Bot ") and " bet " in line]


OWN = Place("You", DECK[1:3], "", own=True)


def drawn(*places: Place) -> list[str]:
    console = Console(file=StringIO(), width=80, color_system=None, highlight=False)
    RichScreen(console, lambda words, default: None).table(places)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


def test_a_table_of_fifteen_leaves_room_for_the_question_on_a_small_screen() -> None:
    others = [Place(f"Bot {number}", (None, None, None), "sealed bet", other=True) for number in range(1, 15)]
    pool = Place("Pool", (), "15")
    lines = drawn(pool, Place("Card to beat", DECK[3:4], ""), *others, OWN)
    assert len(lines) <= 20
    assert max(map(len, lines)) <= 80
    assert all(any(f"Bot {number}: ░░░, sealed bet" in line for line in lines) for number in range(1, 15))
    assert any("Pool: 15" in line for line in lines)


def test_cards_that_do_not_fit_beside_ones_own_stand_in_rows_of_their_own() -> None:
    lines = drawn(Place("Turned up", DECK[:18], "12 cards in the stock"), Place("You", DECK[:5], "", own=True))
    assert max(map(len, lines)) <= 80
    assert sum("╭" in line for line in lines) > 1
    assert any("12 cards in the stock" in line for line in lines)


def test_a_shown_card_is_seen_among_those_that_lie_face_down() -> None:
    shown = Place("Bot 1", (None, Card(7), None), "won, bet 2", other=True)
    others = [Place(f"Bot {number}", (None,) * 5, "", other=True) for number in range(2, 9)]
    assert any("Bot 1: ░ 9♣ ░, won, bet 2" in line for line in drawn(shown, *others, OWN))
