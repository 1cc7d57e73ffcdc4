"""The worked examples of the rules: each is played by the engine, and comes out as the rules say."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from fairdeal.cards import card_symbol
from fairdeal.engine.accounts import stack
from fairdeal.engine.events import CardDealt, Transfer
from fairdeal.errors import NotUnderstood
from fairdeal.games import find_game, game_names
from fairdeal.record import EXAMPLE, PlayedRound, example_of, examples_of, play_round, verify_record, write_record
from fairdeal.record.codec import move_of
from fairdeal.record.examples import BY_HAND


def package_of(name: str) -> Path:
    return Path(next(iter(import_module(f"fairdeal.games.{name.replace('-', '_')}").__path__)))


ALL = [(name, example) for name in game_names() for example in examples_of(find_game(name))]


def again(name: str, example: str = EXAMPLE) -> PlayedRound:
    return play_round(example_of(find_game(name), example), 1)


@pytest.mark.parametrize(("name", "example"), ALL)
def test_an_example_belongs_to_a_chapter_of_the_guide(name: str, example: str) -> None:
    chapters = [key.removeprefix(f"{name}-guide-") for key in find_game(name).text.guide]
    assert example == EXAMPLE or any(example.startswith(f"{EXAMPLE}-{chapter}") for chapter in chapters)


@pytest.mark.parametrize(("name", "example"), ALL)
def test_an_example_is_one_round_in_the_form_of_records(name: str, example: str) -> None:
    record = example_of(find_game(name), example)
    assert (package_of(name) / f"{example}.json").read_bytes() == write_record(record)
    assert [each.shuffle for each in record.rounds] == [BY_HAND]
    assert record.shuffles == []


@pytest.mark.parametrize(("name", "example"), ALL)
def test_every_chip_of_an_example_moves_as_it_is_written(name: str, example: str) -> None:
    record, played = example_of(find_game(name), example), again(name, example)
    moved = [[move_of(each) for each in moment.events if isinstance(each, Transfer)] for moment in played.moments[1:]]
    assert moved == [step.transfers for step in record.rounds[0].steps]
    lie = played.game.rules.balances(played.moments[-1].state)
    assert {each.seat: each.chips for each in record.results} == {
        each.seat: lie[stack(each.seat)] for each in record.results
    }


@pytest.mark.parametrize(("name", "example"), ALL)
def test_nothing_in_an_example_can_be_verified(name: str, example: str) -> None:
    findings = list(verify_record(example_of(find_game(name), example)))
    assert [each.said.key for each in findings] == ["verify-house", "verify-shuffle-missing"]


def test_a_game_without_an_example_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fairdeal.record.examples.examples_of", lambda game: ())
    with pytest.raises(NotUnderstood, match=r"There’s no worked example of casino-war\."):
        example_of.__wrapped__(find_game("casino-war"))


def test_casino_war_a_tie_goes_to_war_and_ties_again_for_four_chips() -> None:
    """Source: rules.md §1.5."""
    played = again("casino-war")
    events = [event for moment in played.moments for event in moment.events]
    assert [card_symbol(event.card) for event in events if isinstance(event, CardDealt)] == ["9♣", "9♥", "K♦", "K♥"]
    view: Any = played.game.sight.view(played.moments[-1].state, 0)
    (box,) = view.boxes
    assert (box.staked, box.net, view.burned) == (4 * 2, 4 * 2, 4)
    assert [each.nets for each in example_of(played.game).results] == [[4 * 2]]


def test_blackjack_eights_are_split_and_one_hand_busts_while_the_other_pushes() -> None:
    """The round of the guide. Source: rules.md §6 vector 15."""
    played = again("blackjack")
    events = [event for moment in played.moments for event in moment.events]
    dealt = [card_symbol(event.card) for event in events if isinstance(event, CardDealt)]
    assert dealt == ["8♣", "9♥", "8♦", "7♠", "K♣", "A♥", "Q♦"]
    view: Any = played.game.sight.view(played.moments[-1].state, 0)
    (box,) = view.boxes
    assert [(hand.outcome, hand.net) for hand in box.hands] == [("busted", -10 * 2), ("pushed", 0)]
    assert [each.nets for each in example_of(played.game).results] == [[-10 * 2]]


@pytest.mark.parametrize(
    ("example", "totals", "cards"),
    [
        ("example-totals", [(3, 3), (14, 4), (15, 5), (20, 10)], "3♣ A♦ A♥ 5♠"),
        ("example-totals-2", [(11, 1), (12, 2), (16, 6), (12, 12)], "A♣ A♦ 4♥ 6♠"),
    ],
)
def test_blackjack_an_ace_has_two_faces(example: str, totals: list[tuple[int, int]], cards: str) -> None:
    """The rounds of the guide's chapter on totals. Source: rules.md §3.1."""
    played = again("blackjack", example)
    views: list[Any] = [played.game.sight.view(moment.state, 0) for moment in played.moments]
    hands = [view.boxes[0].hands[0] for view in views if view.boxes[0].hands and view.boxes[0].hands[0].cards]
    assert list(dict.fromkeys((hand.best, hand.low) for hand in hands)) == totals
    assert " ".join(card_symbol(card) for card in hands[-1].cards) == cards
