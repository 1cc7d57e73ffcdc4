"""Charts as text: written and read again, read as the odds print them, and refused with a reason."""

from dataclasses import replace

import pytest

from fairdeal.errors import NotUnderstood
from fairdeal.games.blackjack import House
from fairdeal.games.blackjack.house import PRESETS
from fairdeal.games.blackjack.odds.chart_text import read_chart, write_chart
from fairdeal.games.blackjack.odds.endless import endless_chart

BASIC = write_chart(endless_chart(House()))

PRINTED = """
A round by the chart: −0.008635 per chip bet.
Soft
        2  3  4  5  6  7  8  9 10  A
   A-9  S  S  S  S  S  S  S  S  S  S
H hit, S stand, D double if you may, else hit, P split.
Insurance is worth its price.
"""


LATE = House(hits_soft_17=True, das=True, max_hands=4, double_on="any", peek=True, surrender="late")


@pytest.mark.parametrize("house", [*PRESETS.values(), LATE, House(surrender="late")])
def test_a_chart_that_is_written_is_read_as_it_was(house: House) -> None:
    chart = endless_chart(house)
    assert read_chart(write_chart(chart)) == chart


def test_what_is_given_up_says_what_else_is_done() -> None:
    lines = {line.split()[0]: line.split()[1:] for line in write_chart(endless_chart(LATE)).splitlines()}
    assert lines["17"] == [*"SSSSSSSSS", "RS"]
    assert lines["16"] == [*"SSSSSHHRR", "R"]
    assert lines["8-8"] == [*"PPPPPPPPP", "RP"]


def test_surrender_is_read_with_what_else_is_done() -> None:
    chart = read_chart(changed("8-8", "8-8 RP RS P P P P P P RH R"))
    eights = (0,) * 7 + (2, 0, 0)
    assert [chart.move(eights, up, may_split=True, may_surrender=True) for up in (1, 2, 9, 0)] == ["surrender"] * 4
    assert [chart.move(eights, up, may_split=True) for up in (1, 2, 9, 0)] == ["split", "stand", "hit", "hit"]


def test_a_chart_says_a_hand_a_line_from_the_highest() -> None:
    lines = [line.split() for line in BASIC.splitlines()]
    assert lines[0] == ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    assert lines[5] == ["16", *"SSSSSHHHHH"]
    assert lines[26] == ["10-10", *"SSSSSSSSSS"]
    assert lines[28] == ["8-8", *"PPPPPPPPHH"]


def test_what_doubles_or_else_stands_has_a_sign_of_its_own() -> None:
    chart = endless_chart(House())
    hard, soft = chart.doubles
    doubled = replace(chart, doubles=(hard, (*soft[:18], (True,) * 10, *soft[19:])))
    assert "A-7  DS  DS  DS  DS  DS  DS  DS   D   D   D" in write_chart(doubled)
    assert read_chart(write_chart(doubled)) == doubled


def test_what_the_odds_say_stands_where_it_is_not_allowed_is_read() -> None:
    chart = endless_chart(LATE)
    printed = write_chart(chart).replace("DS", " D").replace("RS", " R").replace("RP", " R")
    assert read_chart(printed) != chart
    sentence = "Where the first choice is not allowed, stand on: A-8 – 6; A-7 – 2 3 4 5 6; 17 – A."
    told = read_chart(printed + sentence)
    assert (told.hits, told.doubles, told.surrenders) == (chart.hits, chart.doubles, chart.surrenders)


def test_a_chart_is_read_as_the_odds_print_it() -> None:
    rest = "\n".join(line for line in BASIC.splitlines() if "A-9" not in line)
    chart = read_chart(PRINTED + rest.replace("16 ", " 16 ").lower())
    assert chart.insures
    assert chart.hits == endless_chart(House()).hits


def changed(old: str, new: str) -> str:
    """Basic strategy with a line of it changed."""
    lines = [new if line.split()[:1] == [old] else line for line in BASIC.splitlines()]
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        ("", "chart-hands-missing", "The chart has no line for 20, 19, 18"),
        (changed("A-7", ""), "chart-hands-missing", "The chart has no line for A-7."),
        (BASIC + "16 S S S S S S S S S S", "chart-hand-twice", "The chart has two lines for the hand 16."),
        (changed("16", "16 S S S"), "chart-line-wrong", "Line 6 of the chart, for the hand 16, isn’t ten moves"),
        (changed("16", "16 S S S S S H H H H X"), "chart-line-wrong", "write ten of H, S, D and DS"),
        (changed("16", "16 S S S S S H H H H P"), "chart-line-wrong", "for a pair also P"),
        (changed("16", "16 S S S S S H H H H RP"), "chart-line-wrong", "RP or else split"),
        (
            changed("8-8", "8-8 P P P P P P P P P RR"),
            "chart-line-wrong",
            "R is surrender or else hit, RS or else stand",
        ),
        (
            changed("8-8", "8-8 H P P P P P P P P P"),
            "chart-pair-unsplit",
            "A pair that isn’t split is played by its total: 8-8 says H against 2, and the total says S.",
        ),
    ],
)
def test_a_text_that_is_not_a_chart_is_refused_with_its_line(text: str, code: str, words: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_chart(text)
    assert refused.value.code == code
    assert words in str(refused.value)
