"""A round as one line of text: written, read, refused; and the examples of its page."""

import doctest
from pathlib import Path
from typing import Any

import pytest

import fairdeal
from fairdeal.engine.chance import Chance
from fairdeal.engine.moves import Legal
from fairdeal.engine.sitting import Seated
from fairdeal.errors import FairdealError, IllegalHouse, NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.record import WrittenRound, read_round, write_round

PAGE = Path(__file__).parents[2] / "docs" / "notation.md"
TABLES = [(name, preset) for name in game_names() for preset in find_game(name).presets]


@pytest.mark.parametrize(("name", "preset"), TABLES)
def test_a_round_is_read_as_it_was_written(name: str, preset: str) -> None:
    game = find_game(name)
    house = game.presets[preset]
    for seed in range(3):
        played = fairdeal.play(game, _any, seed=seed, house=house)
        seats = tuple(Seated(each.seat, game.sitting.notional(house)) for each in played.standings)
        told = WrittenRound(game, house, seats, played.rounds[0])
        line = write_round(told)
        assert "\n" not in line
        assert read_round(line) == told


@pytest.mark.parametrize(
    ("line", "word", "place"),
    [
        ("casino-war", "casino-war", 11),
        ("| 0=200 |", "| 0=200 |", 10),
        ("casino-war | 0=200 | bet:0:4 | burn:1", "|", 30),
        ("casino-war | 0=many | bet:0:4", "0=many", 14),
        ("casino-war | 9=200 | bet:9:20", "9=200", 14),
        ("casino-war seats=2 | 1=200 0=200 | bet:0:4", "0=200", 28),
        ("casino-war | 0=200 | raise:0:20", "raise:0:20", 22),
        ("casino-war | 0=200 | bet:0", "bet:0", 22),
        ("casino-war | 0=200 | bet:0:all", "bet:0:all", 22),
        ("casino-war | 0=200 | bet:0:4 burn:1 deal:1c", "deal:1c", 37),
    ],
)
def test_a_word_that_cannot_stand_there_is_named_with_its_place(line: str, word: str, place: int) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_round(line)
    assert str(refused.value).startswith(f"“{word}” at place {place} can’t stand there.")


@pytest.mark.parametrize("word", ["deal:9c", "go-to-war:0"])
def test_an_action_that_the_rules_refuse_is_named_with_its_place(word: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_round(f"casino-war | 0=200 | bet:0:4 {word}")
    assert str(refused.value) == f"The rules don’t allow “{word}” at place 30 of the line."
    assert isinstance(refused.value.__cause__, FairdealError)


def test_games_and_options_are_refused_as_everywhere() -> None:
    with pytest.raises(NotUnderstood, match="bridge"):
        read_round("bridge | 0=200 |")
    with pytest.raises(IllegalHouse, match="decks"):
        read_round("casino-war decks=0 | 0=200 |")


def test_a_line_may_stop_before_the_round_is_over() -> None:
    assert len(list(read_round("casino-war | 0=200 | bet:0:4").steps())) == 1


def test_the_examples_of_the_page_are_true() -> None:
    done = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert (done.failed, done.attempted > 3) == (0, True)


def _any(view: object, legal: Legal, chance: Chance) -> Any:
    choices = [*legal, *(amounts.complete(amounts.least) for amounts in legal.amounts)]
    return choices[chance.below(len(choices))]
