"""What the guide to Cassino shows is what the judge says: its positions, and the example of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest

from fairdeal.cards import show_cards
from fairdeal.games.cassino import GAME
from fairdeal.games.cassino.offers import offers
from fairdeal.games.cassino.state import Captured, Extended
from fairdeal.record import example_of, play_round
from tests.games.cassino.scripts import YOU, at, read

CLIENT = Path(__file__).parents[3] / "client" / "src" / "games" / "cassino"
POSITIONS: list[dict[str, Any]] = json.loads((CLIENT / "positions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda each: str(each["name"]))
def test_the_judge_agrees_with_the_answer_of_the_guide(position: dict[str, Any]) -> None:
    now = at(position["hand"], position["loose"], position["builds"])
    assert (read(position["tries"]) in offers(now)) is position["legal"]


def test_positions_teach_both_answers() -> None:
    assert {position["legal"] for position in POSITIONS} == {True, False}


def test_the_example_is_that_of_the_rules() -> None:
    """Source: rules.md §2.5."""
    played = play_round(example_of(GAME), 1)
    events = [event for moment in played.moments for event in moment.events]
    extended = next(event for event in events if isinstance(event, Extended))
    assert (show_cards([extended.card]), extended.value) == ("7♦", 7)
    taken = [event for event in events if isinstance(event, Captured)][-1]
    assert show_cards([*taken.cards, taken.card]) == "5♣ 7♦ 2♥ 7♠"
    view = GAME.sight.view(played.moments[-1].state, YOU)
    assert show_cards(view.loose) == "8♦ K♣ 3♣"
    assert view.builds == ()
    assert view.players[YOU].sweeps == ()
