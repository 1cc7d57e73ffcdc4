"""What `fairdeal odds blackjack` tells, how its cards are read, and the chart as it is drawn."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from importlib.util import find_spec
from typing import Any

import pytest

from fairdeal.engine import extras
from fairdeal.errors import IllegalHouse, NotAllowed, NotUnderstood
from fairdeal.games.blackjack import GAME, House
from fairdeal.games.blackjack.odds.prices import answer, picture
from fairdeal.games.blackjack.odds.questions import FLAGS, QUESTIONS
from fairdeal.games.blackjack.odds.reading import read_ranks
from fairdeal.locale import LANGUAGES, catalogue_of


def figures(**questions: str) -> Mapping[str, Any]:
    return answer(House(), questions).figures


def test_a_hand_against_an_upcard() -> None:
    found = figures(hand="T 6", upcard="T")
    assert set(found["ev"]) == {"stand", "hit"}
    assert (found["ev"]["stand"], found["ev"]["hit"]) == pytest.approx((-0.576608, -0.570817), abs=1e-6)
    assert found["hand"] == ["10", "6"]
    assert (found["upcard"], found["best"], found["chart"]) == ("10", "hit", "hit")
    assert set(found["dealer"]) == {"17", "18", "19", "20", "21", "blackjack", "bust"}
    assert sum(found["dealer"].values()) == pytest.approx(1, abs=1e-8)


def test_every_choice_of_a_hand_is_told() -> None:
    assert set(figures(hand="5 5", upcard="A")["ev"]) == {"stand", "hit", "double", "split", "insurance"}
    assert set(figures(hand="5 5 5", upcard="A")["ev"]) == {"stand", "hit"}
    assert set(figures(hand="A T", upcard="6")["ev"]) == {"stand"}


def test_cards_seen_are_out_of_the_shoe() -> None:
    """Without six of the fives, sixteen stands against a ten."""
    assert figures(hand="T 6", upcard="T", seen="5 5 5 5 5 5")["best"] == "stand"
    assert figures(seen="5 5 5 5")["edge"]["composition"] > figures()["edge"]["composition"]


def test_a_house_has_its_edge_and_its_chart() -> None:
    found = figures()
    assert found["edge"] == {"basic": -0.008635236, "composition": -0.008599424}
    assert found["chart"]["hard"]["16"] == {
        **dict.fromkeys("23456", "stand"),
        **dict.fromkeys("789TA", "hit"),
    }
    assert found["chart"]["pair"]["8-8"]["9"] == "split"
    assert found["chart"]["soft"]["A-7"]["A"] == "hit"
    assert found["chart"]["insurance"] is False


def test_an_upcard_alone_has_the_dealers_chances() -> None:
    assert set(figures(upcard="6")) == {"upcard", "dealer"}


def test_the_figures_are_json() -> None:
    for questions in ({}, {"upcard": "6"}, {"hand": "8 8", "upcard": "10♣"}):
        found = figures(**questions)
        assert json.loads(json.dumps(found)) == found


def test_options_of_the_house_count() -> None:
    free = answer(House(das=True, max_hands=4), {}).figures
    assert free["edge"] != figures()["edge"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "questions",
    [{}, {"chart": ""}, {"upcard": "A"}, {"hand": "5 5", "upcard": "A"}, {"hand": "A T", "upcard": "A", "chart": ""}],
    ids=str,
)
def test_all_of_it_can_be_said(questions: dict[str, str], language: str) -> None:
    assert all(catalogue_of(language).say(each) for each in answer(House(), questions).sentences)


def test_the_chart_stands_in_columns() -> None:
    told = [catalogue_of("en").say(each) for each in answer(House(), {"chart": ""}).sentences]
    assert "        2  3  4  5  6  7  8  9 10  A" in told
    assert "    16  S  S  S  S  S  H  H  H  H  H" in told
    assert " 10-10  S  S  S  S  S  S  S  S  S  S" in told
    rows = [line for line in told if line.endswith(("S", "H", "P", "D", "A")) and line.startswith(" ")]
    assert len({len(line) for line in rows}) == 1
    assert len(rows) == 3 + 34


# What cannot be reckoned


@pytest.mark.parametrize(
    ("questions", "code", "words"),
    [
        ({"hand": "T 6"}, "hand-without-upcard", "give the upcard too"),
        ({"hand": "T", "upcard": "6"}, "no-hand", "“T” isn’t a hand"),
        ({"hand": "T T 2", "upcard": "6"}, "no-hand", "no more than 21"),
        ({"hand": "T x6", "upcard": "6"}, "no-rank", "“x6” at place 3"),
        ({"upcard": "6 7"}, "not-one-upcard", "“6 7” has 2"),
        ({"upcard": ""}, "not-one-upcard", "has 0"),
        ({"seen": "A" * 25}, "cards-of-rank-gone", "only 24 cards of rank A"),
    ],
)
def test_what_cannot_be_read_is_refused(questions: dict[str, str], code: str, words: str) -> None:
    with pytest.raises(NotUnderstood, match=words) as refused:
        answer(House(), questions)
    assert refused.value.code == code


def test_a_shoe_that_is_nearly_used_up_is_refused() -> None:
    seen = "".join(rank * 24 for rank in "3456789TJQKA") + "2" * 4
    with pytest.raises(IllegalHouse, match="Only 20 cards are left"):
        answer(House(), {"seen": seen})


@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("T 6", (8, 4)),
        ("10 6", (8, 4)),
        ("10,6", (8, 4)),
        ("A A 4", (12, 12, 2)),
        ("a-a-4", (12, 12, 2)),
        ("9♣ Th", (7, 8)),
        ("KQ", (11, 10)),
        ("10♥10♠", (8, 8)),
        ("", ()),
        (" , ", ()),
    ],
)
def test_cards_are_read_by_rank(text: str, ranks: tuple[int, ...]) -> None:
    assert read_ranks(text) == ranks


def test_the_cyrillic_letter_is_no_card() -> None:
    """In the source it is the ace; to anyone who types it, perhaps a ten. So neither is guessed. Source: rules.md."""
    with pytest.raises(NotUnderstood):
        read_ranks("Т 6")


# Where it is not installed


def test_without_numba_there_are_no_prices_and_the_odds_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None if name == "numba" else find_spec(name))
    for asked in (lambda: answer(House(), {}), lambda: picture(House(), str)):
        with pytest.raises(NotAllowed, match=r"pip install 'fairdeal\[odds\]'"):
            asked()


def test_the_game_loads_without_its_kernels() -> None:
    """Whoever plays does not wait for numba until there is something to price."""
    import subprocess
    import sys

    code = "import sys, fairdeal.games.blackjack; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_game_answers_by_these_functions() -> None:
    assert GAME.advice.odds is answer
    assert GAME.advice.questions == QUESTIONS
    assert set(FLAGS) <= set(QUESTIONS)


# The picture


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_is_svg_with_a_title_and_a_letter_in_every_cell(language: str) -> None:
    catalogue = catalogue_of(language)
    root = ET.fromstring(picture(House(), catalogue.say))
    names = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{names}svg"
    assert root.find(f"{names}title") is not None
    cells = root.findall(f"{names}g")
    assert len(cells) == 34 * 10
    letters = {catalogue.text(f"blackjack-odds-letter-{move}") for move in ("stand", "hit", "double", "split")}
    assert {cell.findtext(f"{names}text") for cell in cells} == letters
    assert all(cell.findtext(f"{names}title") for cell in cells)


def test_nothing_of_the_picture_lies_outside_of_it() -> None:
    root = ET.fromstring(picture(House(), catalogue_of("ru").say))
    width, height = int(root.attrib["width"]), int(root.attrib["height"])
    for each in root.iter():
        if "x" in each.attrib:
            right = int(each.attrib["x"]) + int(each.attrib.get("width", 0))
            assert 0 <= int(each.attrib["x"]) <= right <= width
            assert 0 <= int(each.attrib["y"]) + int(each.attrib.get("height", 0)) <= height
