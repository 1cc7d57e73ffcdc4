"""What `fairdeal odds casino-war` tells: the fields, their rounding, and the page that quotes them."""

import json
import re
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.engine.figures import decimal_text, root_text
from fairdeal.errors import IllegalHouse, NotUnderstood
from fairdeal.games.casino_war.house import House
from fairdeal.games.casino_war.odds_report import answer, report, report_fields
from scripts import docs

FRACTIONS = st.fractions(min_value=-(10**6), max_value=10**6, max_denominator=10**9)


def test_the_fields_of_the_session_table() -> None:
    assert report_fields(report(House())) == {
        "decks": 6,
        "rounds": 20,
        "war_tie_payout": "2:1",
        "shuffle": "every-round",
        "p_higher": "144/311",
        "p_higher_decimal": "0.463022508039",
        "p_tie": "23/311",
        "p_tie_decimal": "0.073954983923",
        "p_tie_after_war": "1181/15965",
        "p_tie_after_war_decimal": "0.073974318822",
        "ev_war": "-23138/993023",
        "ev_war_decimal": "-0.023300568063",
        "ev_surrender": "-23/622",
        "ev_surrender_decimal": "-0.036977491961",
        "variance_war": "5515206403776/4930473392645",
        "variance_war_decimal": "1.118595713751",
        "variance_surrender": "91224/96721",
        "variance_surrender_decimal": "0.943166427146",
        "sd_war_decimal": "1.057636853438",
        "sd_surrender_decimal": "0.971167558739",
        "best": "war",
        "edge": "-23138/993023",
        "edge_decimal": "-0.023300568063",
        "session": {
            "war": {"win": "0.412613827193", "draw": "0.099356396020", "lose": "0.488029776786"},
            "surrender": {"win": "0.419252709470", "draw": "0.045305395993", "lose": "0.535441894537"},
        },
    }


def test_the_fields_are_json() -> None:
    fields = report_fields(report(House(decks=8, war_tie_payout="1:1"), 1000))
    assert json.loads(json.dumps(fields)) == fields
    assert (fields["decks"], fields["war_tie_payout"], fields["rounds"]) == (8, "1:1", 1000)


@pytest.mark.parametrize(
    ("of_house", "asked", "rounds"), [(7, None, 7), (None, None, 20), (7, 3, 3), (None, 3, 3), (1000, None, 1000)]
)
def test_a_session_is_as_long_as_asked_or_as_the_house_has_it_or_twenty_rounds(
    of_house: int | None, asked: int | None, rounds: int
) -> None:
    assert report(House(rounds=of_house), asked).rounds == rounds


def test_other_options_of_the_house_change_nothing() -> None:
    plain = report_fields(report(House()))
    for other in (House(fresh_shuffle=False), House(stake=None, seats=7), House(reserve_for_war=True)):
        assert report_fields(report(other)) == plain


def test_a_session_of_so_many_rounds_can_be_asked_for() -> None:
    assert answer(House(), {"rounds": "5"}).figures["rounds"] == 5
    with pytest.raises(IllegalHouse, match="The option rounds can’t be 0"):
        answer(House(), {"rounds": "0"})


def test_rounds_are_not_dropped_when_cards_were_seen() -> None:
    with pytest.raises(NotUnderstood) as refused:
        answer(House(), {"seen": "9c", "rounds": "5"})
    assert refused.value.code == "rounds-of-a-shoe"


def test_fractions_are_told_with_a_real_minus() -> None:
    exact = [str(each.facts["exact"]) for each in answer(House(), {}).sentences if "exact" in each.facts]
    assert [each for each in exact if each[0] in "-−"] == ["−23138/993023", "−23/622"]


def test_a_long_report_can_be_shown() -> None:
    assert "rounds=1000" in repr(report(House(), 1000))


@pytest.mark.parametrize(
    ("value", "places", "text"),
    [
        (Fraction(1, 8), 2, "0.12"),
        (Fraction(3, 8), 2, "0.38"),
        (Fraction(-5, 2), 0, "-2"),
        (Fraction(-1, 1000), 2, "0.00"),
        (Fraction(1999, 1000), 2, "2.00"),
        (Fraction(7), 3, "7.000"),
    ],
)
def test_decimals_are_rounded_half_to_even(value: Fraction, places: int, text: str) -> None:
    assert decimal_text(value, places) == text


@given(FRACTIONS)
def test_decimals_are_those_of_decimal_arithmetic(value: Fraction) -> None:
    with localcontext(prec=200) as context:
        context.rounding = ROUND_HALF_EVEN
        expected = (Decimal(value.numerator) / value.denominator).quantize(Decimal(1).scaleb(-12))
        assert Decimal(decimal_text(value)) == expected
        root = (Decimal(abs(value).numerator) / value.denominator).sqrt().quantize(Decimal(1).scaleb(-12))
        assert Decimal(root_text(abs(value))) == root


def test_the_page_is_what_the_code_says() -> None:
    text = (docs.DOCS / "games" / "casino-war.md").read_text(encoding="utf-8")
    assert docs.render(text, docs.GENERATORS) == text


def test_the_page_settles_as_the_rules_do() -> None:
    """Source: rules.md §1.3, the column for a stake of 2."""
    rows = [re.split(r" *\| *", row)[3:6] for row in docs.casino_war_settlement().splitlines()[2:]]
    assert rows == [
        ["2", "4", "+2"],
        ["2", "0", "−2"],
        ["2", "1", "−1"],
        ["4", "0", "−4"],
        ["4", "6", "+2"],
        ["4", "8", "+4"],
    ]


def test_the_page_deals_as_the_rules_do() -> None:
    """Source: rules.md §1.2, the deck index map; §1.6 CW9, the longest round."""
    rows = [re.split(r" *\| *", row)[2] for row in docs.casino_war_deal_order().splitlines()[2:]]
    assert rows == ["burned", "player", "dealer", *["burned"] * 3, "player, war", "dealer, war", *[""] * 4]
