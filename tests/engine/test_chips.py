"""Chips: every way to write an amount, and what is said of a text that is none. Source: rules.md §0 G1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.engine.chips import CHIP, MOST_CHIPS, Chips, read_chips, show_chips
from fairdeal.errors import NotUnderstood


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("0", 0),
        ("7", 14),
        ("007", 14),
        ("7½", 15),
        ("½", 1),
        ("0½", 1),
        ("7.5", 15),
        ("7,5", 15),
        ("7.50", 15),
        ("7.0", 14),
        ("0.5", 1),
        (" 20 ", 40),
        ("2.01k", 4020),
        ("2,01k", 4020),
        ("2.01K", 4020),
        ("2.01к", 4020),
        ("0.0005k", 1),
        ("½k", 1000),
        ("7½k", 15_000),
        ("1m", 2_000_000),
        ("1.25М", 2_500_000),
        ("1 000", 2000),
        ("1\u00a0000", 2000),
        ("1\u202f000\u202f000", 2_000_000),
        ("12 345½", 24_691),
        ("1000000m", 2 * 10**12),
        ("1000000000000", 2 * 10**12),
    ],
)
def test_an_amount_is_read_exactly(text: str, units: int) -> None:
    assert read_chips(text) == units


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "-5", "+5", "−5", "--", "1e9", "1E9", "NaN", "nan", "inf", "Infinity", "0x10", "1_000", "five", "k"),
        *(".5", "5.", "5..5", "1.2.3", "½½", "5.5½", "½7", "1/2", "$5", "5%", "5 chips", "5kk", "1 00", "1 0000"),
        *("1  000", "٣", "５", "²", "¼", "5\n5", "12345678901234567", "1.12345678901234567", "=1+1", "5;5"),
    ],
)
def test_what_is_no_amount_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_chips(text)
    assert refused.value.code == "no-amount"
    assert str(refused.value) == f"“{text}” isn’t an amount of chips. Write it like 7, 7½, 7.5 or 2.01k."


@pytest.mark.parametrize("text", ["0.3", "7.25", "0.1", "0,3", "0.00001k", "0.4999999", "0.0004k"])
def test_an_amount_finer_than_half_a_chip_is_refused(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_chips(text)
    assert refused.value.code == "amount-too-fine"
    assert str(refused.value) == f"“{text}” is finer than half a chip, the smallest amount there is."


@pytest.mark.parametrize(
    "text", ["1,000", "1,000k", "2,010", "1 000,500", "10.000", "1.000", "2.010", "1.500k", "1 000.500", "0.500"]
)
def test_a_comma_or_a_point_before_three_digits_is_refused_for_it_means_two_things(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_chips(text)
    assert refused.value.code == "amount-unclear"
    assert str(refused.value) == (f"“{text}” could mean two amounts. Write thousands like 1000, and a half like 7.5.")


@pytest.mark.parametrize("text", ["1000000000000½", "1000001m", "9999999999999999", "1 000 000 000 001"])
def test_more_chips_than_are_counted_are_refused(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_chips(text)
    assert refused.value.code == "amount-too-large"
    most = "1\u202f000\u202f000\u202f000\u202f000"
    assert str(refused.value) == f"“{text}” is more than {most} chips, the most that can be counted."


def test_thousands_of_thousands_are_refused_too() -> None:
    with pytest.raises(NotUnderstood):
        read_chips("1" + " 000" * 2000)


def test_a_long_text_is_quoted_in_part() -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_chips("x" * 1000)
    assert f"“{'x' * 40}” is" in str(refused.value)


@pytest.mark.parametrize(
    ("units", "plain", "signed"),
    [
        (0, "0", "0"),
        (1, "½", "+½"),
        (-1, "−½", "−½"),
        (2, "1", "+1"),
        (15, "7½", "+7½"),
        (-8, "−4", "−4"),
        (2000, "1\u202f000", "+1\u202f000"),
        (-2_000_001, "−1\u202f000\u202f000½", "−1\u202f000\u202f000½"),
    ],
)
def test_an_amount_is_shown_as_people_write_it(units: int, plain: str, signed: str) -> None:
    assert show_chips(units) == plain
    assert show_chips(units, signed=True) == signed
    assert f"{Chips(units)}|{Chips(units):>12}" == f"{plain}|{plain:>12}"


def test_chips_are_numbers() -> None:
    assert Chips(3) + Chips(4) == 7
    assert Chips(3) == 3
    assert CHIP == 2


@given(st.integers(0, MOST_CHIPS * CHIP))
def test_what_is_shown_reads_back(units: int) -> None:
    assert read_chips(show_chips(units)) == units


@given(st.text() | st.text("0123456789 .,½kKmMкм-+e\u202fK", max_size=12))
def test_any_text_is_read_or_not_understood(text: str) -> None:
    try:
        units = read_chips(text)
    except NotUnderstood:
        return
    assert 0 <= units <= MOST_CHIPS * CHIP
    assert type(units) is int
