"""The laws are tested: honest toy games pass all, and each way to cheat breaks the law that is meant for it."""

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from fairdeal.engine.game import AnyGame
from fairdeal.engine.sitting import Seated
from tests.laws import (
    cheats,
    cheats_with_cards,
    cheats_with_selections,
    fishing,
    high_card,
    high_card_house,
    laws,
    sittings,
    worth,
)
from tests.laws.cheats import Law
from tests.laws.cheats_between_rounds import PAYING_CHEATS, SITTING_CHEATS
from tests.laws.high_card_round import House
from tests.laws.houses import houses, seatings
from tests.laws.walks import Walk, walks

BRIEFLY: Final = settings(
    max_examples=100,
    deadline=None,
    database=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
HONESTLY: Final = settings(BRIEFLY, max_examples=10)

CHEATS: Final = cheats.CHEATS + cheats_with_cards.CHEATS + cheats_with_selections.CHEATS

honest_games = pytest.mark.parametrize(
    "game", [high_card.GAME, fishing.GAME, high_card_house.GAME], ids=lambda game: game.name
)


def tables(game: AnyGame) -> st.SearchStrategy[sittings.Table]:
    sat = houses(game).flatmap(lambda house: st.tuples(st.just(house), seatings(game, house)))
    return st.tuples(sat, st.integers(0, 2**32)).map(lambda found: (*found[0], found[1]))


@honest_games
def test_an_honest_round_obeys_every_law(game: AnyGame) -> None:
    def obeys(walk: Walk) -> None:
        for law in laws.LAWS:
            law(walk)

    HONESTLY(given(walks(game))(obeys))()


@honest_games
def test_an_honest_sitting_obeys_every_law(game: AnyGame) -> None:
    def obeys(table: sittings.Table) -> None:
        for law in sittings.SITTING_LAWS:
            law(game, table)

    HONESTLY(given(tables(game))(obeys))()


@pytest.mark.parametrize(("cheat", "law"), CHEATS, ids=[cheat.__name__ for cheat, _ in CHEATS])
def test_a_cheat_is_caught_by_its_law(cheat: Callable[[], AnyGame], law: Law) -> None:
    with pytest.raises(AssertionError):
        BRIEFLY(given(walks(cheat()))(law))()


@pytest.mark.parametrize(("cheat", "law"), SITTING_CHEATS, ids=[cheat.__name__ for cheat, _ in SITTING_CHEATS])
def test_a_cheat_between_rounds_is_caught(
    cheat: Callable[[], AnyGame], law: Callable[[AnyGame, sittings.Table], None]
) -> None:
    game = cheat()
    with pytest.raises(AssertionError):
        BRIEFLY(given(tables(game))(lambda table: law(game, table)))()


def priced(game: AnyGame) -> None:
    """The prices of a round of two, in which the other passes."""
    house, seats = House(seats=2), (Seated(0, 100), Seated(1, 100))
    sitting = game.sitting.sit(house, seats)
    shuffled = game.sitting.shuffle(sitting)
    assert shuffled is not None
    played = worth.played_from(game, house, game.sitting.opening(sitting), shuffled, seed=2)
    assert worth.prices_are_what_play_brings(played, next(worth.moments(played, 1)), 1) == 3


def test_honest_prices_are_what_play_brings() -> None:
    priced(high_card.GAME)


@pytest.mark.parametrize("cheat", PAYING_CHEATS, ids=lambda cheat: cheat.__name__)
def test_a_bet_that_pays_otherwise_than_it_is_priced_is_caught(cheat: Callable[[], AnyGame]) -> None:
    with pytest.raises(AssertionError, match="is said to be worth"):
        priced(cheat())


def test_every_law_has_a_cheat_that_it_catches() -> None:
    assert {law for _, law in CHEATS} == set(laws.LAWS)
    assert {law for _, law in SITTING_CHEATS} == set(sittings.SITTING_LAWS)
