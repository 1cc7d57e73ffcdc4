"""The price of a move of Cassino in the terminal: the move as it is typed, points, and the error of an estimate."""

import re
from io import StringIO

import pytest

from fairdeal.games.cassino import GAME, House
from fairdeal.locale import catalogue_of
from fairdeal.terminal.play import Play, Setting
from fairdeal.terminal.screen import PlainScreen
from tests.terminal.playing import fixed_bytes

pytest.importorskip("numba")


@pytest.mark.parametrize(
    ("language", "word", "price"),
    [
        ("en", "odds", r"trail \S+: [+−]?\d+\.\d\d ± \d\.\d\d points"),
        ("ru", "шансы", r"сбросить \S+: очки [+−]?\d+,\d\d ± \d,\d\d"),
        ("pt", "probabilidades", r"largar \S+: [+−]?\d+,\d\d ± \d,\d\d pontos"),
    ],
)
def test_moves_are_said_as_they_are_typed_with_their_price_in_points(language: str, word: str, price: str) -> None:
    shown = StringIO()
    screen = PlainScreen(StringIO(f"{word}\n"), shown)
    Play(Setting(GAME, House(first_dealer="seat-1")), catalogue_of(language), screen, draw=fixed_bytes()).run()
    assert any(re.fullmatch(price, line) for line in shown.getvalue().splitlines()), shown.getvalue()
