"""Playing from Python: the loop with a seeded dealer, what the package offers, and the examples of the README."""

import doctest
import pickle
from pathlib import Path
from typing import Any

import pytest

import fairdeal
from fairdeal.engine.accounts import HOUSE
from fairdeal.engine.chance import Chance
from fairdeal.engine.events import Transfer
from fairdeal.engine.fold import replay
from fairdeal.engine.moves import Legal, PlayerAction
from fairdeal.engine.sitting import Seated
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game, game_names

README = Path(__file__).parents[1] / "README.md"
WAR = find_game("casino-war")


def first_of(view: object, legal: Legal, chance: Chance) -> Any:
    return next((amounts.complete(amounts.least) for amounts in legal.amounts), next(iter(legal)))


@pytest.mark.parametrize("name", game_names())
def test_the_same_seed_plays_the_same_rounds(name: str) -> None:
    first, second, other = (fairdeal.play(name, first_of, seed=seed, rounds=2) for seed in (5, 5, 6))
    assert first == second
    assert first.rounds != other.rounds


@pytest.mark.parametrize("preset", sorted(find_game("red-dog").presets))
def test_every_table_can_be_played(preset: str) -> None:
    house = find_game("red-dog").presets[preset]
    played = fairdeal.play("red-dog", seed=1, house=house, rounds=3)
    assert played.house is house
    assert 1 <= len(played.rounds) <= 3


def test_a_round_is_played_again_by_the_rules_alone() -> None:
    played = fairdeal.play(WAR, seed=3, house=WAR.house(rounds=1))
    seated = (Seated(0, WAR.sitting.notional(played.house)),)
    opening = WAR.sitting.opening(WAR.sitting.sit(played.house, seated))
    events = [event for step in replay(WAR, played.house, opening, played.rounds[0]) for event in step.events]
    moved = [event for event in events if isinstance(event, Transfer) and event.reason != "stake"]
    paid = sum(each.amount for each in moved if each.source == HOUSE)
    taken = sum(each.amount for each in moved if each.target == HOUSE)
    assert paid - taken == played.standings[0].net != 0


def test_seats_play_by_the_bots_that_they_are_given() -> None:
    asked: list[int] = []

    def noted(view: object, legal: Legal, chance: Chance) -> Any:
        asked.append(first_of(view, legal, chance).seat)
        return first_of(view, legal, chance)

    played = fairdeal.play(WAR, {1: noted}, seed=1, rounds=2, house=WAR.house(seats=3))
    movers = {each.seat for actions in played.rounds for each in actions if isinstance(each, PlayerAction)}
    assert (set(asked), movers) == ({1}, {0, 1, 2})


def test_fewer_seats_can_be_taken_than_there_are() -> None:
    assert [each.seat for each in fairdeal.play(WAR, seed=1, house=WAR.house(seats=5), seats=2).standings] == [0, 1]


def test_a_sitting_that_ends_before_is_not_played_on() -> None:
    assert len(fairdeal.play(WAR, seed=1, house=WAR.house(rounds=2), rounds=9).rounds) == 2


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_pickled_by_its_name_and_prints_short(name: str) -> None:
    game = find_game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    assert repr(game) == f"<Game {name} {game.version}>"


@pytest.mark.parametrize(("amount", "half_chips"), [(10, 20), (0, 0), (2.5, 5), ("7½", 15), ("2.01k", 4020), (0.5, 1)])
def test_amounts_in_chips_become_half_chips(amount: float | str, half_chips: int) -> None:
    assert fairdeal.chips(amount) == half_chips


@pytest.mark.parametrize("amount", [0.25, -1, "ten", float("nan"), float("inf"), 1e30])
def test_what_is_no_amount_is_refused(amount: float | str) -> None:
    with pytest.raises(NotUnderstood):
        fairdeal.chips(amount)


def test_the_package_offers_its_names_and_no_others() -> None:
    assert all(getattr(fairdeal, name) is not None for name in fairdeal.__all__)
    with pytest.raises(AttributeError, match="module fairdeal has no attribute deal"):
        getattr(fairdeal, "deal")  # noqa: B009


def test_the_examples_of_the_readme_are_true() -> None:
    done = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert (done.failed, done.attempted > 15) == (0, True)
