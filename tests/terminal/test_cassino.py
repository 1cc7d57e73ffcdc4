"""Cassino in the terminal: whole matches typed in words, in three languages, and what a wrong line is told."""

import re
from collections.abc import Sequence
from io import StringIO

import pytest
from rich.console import Console

from fairdeal.cards import DECK
from fairdeal.games.cassino import GAME, House
from fairdeal.locale import LANGUAGES, catalogue_of
from fairdeal.record import Record
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.rich_screen import RichScreen
from fairdeal.terminal.screen import Place, Question
from tests.terminal.playing import fixed_bytes, holds

QUOTED = re.compile(r"[“«]([^”»]*)[”»]")


class Learner:
    """Types the first word that can be typed, and then the line that the refusal shows as an example."""

    def __init__(self, *lines: str) -> None:
        self.lines: list[str] = []
        self.refused: list[str] = []
        self._first = list(lines)
        self._example: str | None = None

    def say(self, text: str) -> None:
        self.lines.append(text)

    note = head = say

    def refuse(self, text: str) -> None:
        self.refused.append(text)
        self._example = QUOTED.findall(text)[-1] if QUOTED.search(text) else None

    def table(self, places: Sequence[Place]) -> None:
        """Nothing: every card was told."""

    def ask(self, question: Question) -> str | None:
        if self._first:
            return self._first.pop(0)
        example, self._example = self._example, None
        return example or question.words[0]


def match(learner: Learner, language: str = "en", house: House | None = None, seed: str = "0") -> Record:
    setting = Setting(GAME, house or House(target=3))
    return Play(setting, catalogue_of(language), learner, draw=fixed_bytes(seed)).run()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_is_played_to_its_end_by_lines_as_the_terminal_shows_them(language: str) -> None:
    learner = Learner()
    record = match(learner, language)
    kinds = {step.action["kind"] for played in record.rounds for step in played.steps if step.action.get("seat") == 0}
    assert kinds >= {"capture", "trail"}
    verdicts = [catalogue_of(language).text(f"play-match-{verdict}") for verdict in ("won", "lost")]
    assert learner.lines[-1] in verdicts
    assert holds(record)


def test_the_score_is_told_in_points() -> None:
    learner = Learner()
    record = match(learner)
    you, bot = (sum(result.nets) for result in record.results)
    assert learner.lines[-2] == f"Score: you {you} and Bot 1 {bot}."


def test_a_match_that_is_quit_has_no_winner() -> None:
    learner = Learner("quit")
    match(learner)
    assert learner.lines[-2:] == ["The end", "Score: you 0 and Bot 1 0."]


WRONG = [
    ("en", "trail", "Something is missing after “trail”."),
    ("en", "take 5x with 7s", "“5x” doesn’t make sense after “take”."),
    ("ru", "взять 5♣ 2♥", "После «взять» чего-то не хватает."),
    ("pt", "largar", "Falta alguma coisa depois de «largar»."),
]


@pytest.mark.parametrize(("language", "line", "told"), WRONG)
def test_a_line_that_cannot_be_read_is_told_how_it_is_written(language: str, line: str, told: str) -> None:
    learner = Learner(line, catalogue_of(language).words("word-quit")[0])
    match(learner, language)
    assert learner.refused[0].startswith(told)
    assert QUOTED.findall(learner.refused[0])


NOT_HELD = [
    ("en", "trail {}", "{} isn’t in your hand."),
    ("ru", "сбросить {}", "{} нет у вас на руке."),
    ("pt", "largar {}", "{} não está na sua mão."),
]


@pytest.mark.parametrize(("language", "line", "told"), NOT_HELD)
def test_a_card_that_is_not_held_cannot_be_played(language: str, line: str, told: str) -> None:
    """Of five cards at least one is not among the four in the hand."""
    tried = ("2♣", "3♣", "4♣", "5♣", "6♣")
    learner = Learner(*map(line.format, tried), catalogue_of(language).words("word-quit")[0])
    match(learner, language)
    assert learner.refused
    assert set(learner.refused) <= {told.format(card) for card in tried}


@pytest.mark.parametrize("count", [4, 18, 19, 40])
def test_a_table_with_many_cards_fits_into_80_columns(count: int) -> None:
    console = Console(file=StringIO(), width=80, no_color=True, force_terminal=True, highlight=False, color_system=None)
    places = [
        Place("Table", DECK[:count], ""),
        Place("Build of 7", DECK[40:44], "2 groups, yours"),
        Place("You", DECK[44:48], "score 3", own=True),
        Place("Bot 1", (None,) * 4, "score 5", other=True),
    ]
    RichScreen(console, lambda words, default: None).table(places)
    lines = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert max(map(len, map(str.rstrip, lines))) <= 80
    shown = [mark for line in lines for mark in re.findall(r"│(10|[2-9JQKA])\b", line)]
    assert len(shown) >= count + 8
