"""Pictures of a simulation: PNG and SVG, of what there is to draw, in the words of the language."""

import pytest

from fairdeal.engine.simulation import Row, Summary
from fairdeal.locale import catalogue_of

pytest.importorskip("matplotlib")

from fairdeal.simulation import plots

FEW = Summary(rounds=4, staked=8, nets={-2: 2, 2: 2})
MANY = Summary(
    rounds=400,
    staked=800,
    nets={-2: 200, 2: 200},
    totals={-4: 50, 0: 100, 4: 50},
    bands={1: {-2: 100, 2: 100}, 2: {-4: 50, 0: 100, 4: 50}},
    tables={"win_chance": {40: Row(200, 200, 80, 80), 70: Row(9, 9, 9, 9)}, "count": {0: Row(400, 800, 0, 1600)}},
)


def drawn(summary: Summary, language: str = "en") -> list[str]:
    """The keys of the texts that a picture asks for."""
    asked: list[str] = []

    def say(key: str) -> str:
        asked.append(key)
        return catalogue_of(language).text(key)

    assert plots.draw(summary, "svg", 2, say).startswith(b"<?xml")
    return [key.removeprefix("simulate-plot-") for key in asked]


def test_rounds_alone_are_one_panel() -> None:
    assert drawn(FEW) == ["round", "net", "share"]


@pytest.mark.parametrize("language", ["en", "ru", "pt"])
def test_all_that_there_is_has_a_panel(language: str) -> None:
    panels = [key for key in drawn(MANY, language) if key in ("sitting", "bands", "hands", "edges")]
    assert panels == ["sitting", "bands", "hands", "edges"]


def test_a_png_is_one_and_the_same_picture_is_drawn_the_same() -> None:
    first, again = (plots.draw(FEW, "png", 2, catalogue_of("en").text) for _ in range(2))
    assert first.startswith(b"\x89PNG")
    assert first == again
