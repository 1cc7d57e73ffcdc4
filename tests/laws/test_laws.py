"""Every game in the registry obeys every law."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fairdeal.engine.game import AnyGame
from fairdeal.engine.sitting import Seated
from fairdeal.games import find_game, game_names
from tests.laws.depth import BRIEF, DEPTH, DEPTH_OF_SITTINGS, LONG
from tests.laws.houses import houses, seatings
from tests.laws.laws import LAWS, the_bot_plays_by_the_rules
from tests.laws.sittings import SITTING_LAWS, Table, bots_alone_finish_a_round
from tests.laws.walks import Walk, walks

games = pytest.mark.parametrize("game", [find_game(name) for name in game_names()], ids=game_names())


def name_of(law: Callable[..., None]) -> str:
    return law.__name__.replace("_", "-")


ASKING_BOTS = (the_bot_plays_by_the_rules, bots_alone_finish_a_round)
"""Laws that have every bot think at every turn, and there are bots that search: the fast tests take a brief look."""


def cases(laws: tuple[Callable[..., None], ...], depth: settings) -> Iterator[Any]:
    for law in laws:
        if law in ASKING_BOTS:
            yield pytest.param(law, BRIEF, id=name_of(law))
            yield pytest.param(law, LONG, id=f"{name_of(law)}-at-length", marks=pytest.mark.slow)
        else:
            yield pytest.param(law, depth, id=name_of(law))


@st.composite
def tables(draw: Callable[[st.SearchStrategy[Any]], Any], game: AnyGame) -> Table:
    house = draw(houses(game))
    seats: tuple[Seated, ...] = draw(seatings(game, house))
    return house, seats, draw(st.integers(0, 2**32))


@games
@pytest.mark.parametrize(("law", "depth"), list(cases(LAWS, DEPTH)))
def test_a_round_obeys_the_law(game: AnyGame, law: Callable[[Walk], None], depth: settings) -> None:
    depth(given(walks(game))(law))()


@games
@pytest.mark.parametrize(("law", "depth"), list(cases(SITTING_LAWS, DEPTH_OF_SITTINGS)))
def test_a_sitting_obeys_the_law(game: AnyGame, law: Callable[[AnyGame, Table], None], depth: settings) -> None:
    @depth
    @given(tables(game))
    def obeys(table: Table) -> None:
        law(game, table)

    obeys()


def test_every_registered_game_is_here() -> None:
    assert {"casino-war"} <= set(game_names())
    assert all(find_game(name).name == name for name in game_names())


@games
def test_a_game_has_presets_and_options_that_say_what_they_are(game: AnyGame) -> None:
    assert game.presets
    assert all(isinstance(house, game.house) for house in game.presets.values())
    assert game.version >= 1
    assert all(len(game.seats(house)) >= 1 for house in game.presets.values())
