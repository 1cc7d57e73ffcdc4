"""A table's options: read from text, kept in bounds, listed, and put together again from a record."""

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fairdeal.engine.options import (
    Kind,
    Option,
    check_bounds,
    house_of,
    option,
    options_of,
    possible_values,
    read_options,
    recorded_values,
    shown_options,
    values_of,
)
from fairdeal.errors import FairdealError, IllegalHouse, NotUnderstood


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    stake: int | None = option(Kind.AMOUNT, 4, least=2, most=200, optional=True, source="§1")
    rounds: int = option(Kind.COUNT, 20, least=1, most=1000, source="§2")
    decks: int = option(Kind.CHOICE, 6, choices=(6, 7, 8), source="§3")
    payout: str = option(Kind.CHOICE, "2:1", choices=("2:1", "1:1"), source="§4")
    fresh: bool = option(Kind.SWITCH, True, source="§5")
    open_ended: int = option(Kind.COUNT, 0, source="§6")
    late: bool = option(Kind.SWITCH, False, source="§7", added=True)

    def __post_init__(self) -> None:
        check_bounds(self)


@pytest.mark.parametrize(("value", "shown"), [(2.5, "2.5"), ("4", "4"), (4.0, "4.0")])
def test_an_amount_that_is_no_number_of_half_chips_is_refused_with_the_unit(value: object, shown: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(stake=value)  # type: ignore[arg-type]
    assert refused.value.code == "option-not-whole"
    assert str(refused.value) == (
        f"The option stake is counted in half-chips, as a whole number: 2½ chips are 5. {shown} isn’t such a number."
    )


BY_NAME = {each.name: each for each in options_of(House)}


@pytest.mark.parametrize(
    ("texts", "changed"),
    [
        ([], {}),
        (["stake=7½"], {"stake": 15}),
        (["stake=none"], {"stake": None}),
        (["stake=NONE"], {"stake": None}),
        ([" stake = 20 "], {"stake": 40}),
        (["rounds=7", "decks=8"], {"rounds": 7, "decks": 8}),
        (["payout=1:1"], {"payout": "1:1"}),
        (["fresh=off"], {"fresh": False}),
        (["fresh=No"], {"fresh": False}),
        (["fresh=false"], {"fresh": False}),
        (["fresh=yes"], {"fresh": True}),
        (["open-ended=3"], {"open_ended": 3}),
    ],
)
def test_options_are_read_from_texts(texts: list[str], changed: dict[str, Any]) -> None:
    assert read_options(House, texts) == House(**changed)


def test_what_is_not_named_stays_as_in_the_preset() -> None:
    assert read_options(House, ["decks=8"], preset=House(rounds=3)) == House(rounds=3, decks=8)


@pytest.mark.parametrize("text", ["colour=red", "", "=5", "Stake=2", "stake 5", "-x"])
def test_an_unknown_option_is_refused_with_the_names_there_are(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        read_options(House, [text])
    assert refused.value.code == "no-option"
    assert str(refused.value) == (
        f"“{text}” isn’t an option of this game. Write NAME=VALUE, where NAME is one of: "
        "stake, rounds, decks, payout, fresh, open_ended, late."
    )


@pytest.mark.parametrize("text", ["stake", "stake ", "open-ended"])
def test_an_option_without_a_value_is_told_that_it_needs_one(text: str) -> None:
    with pytest.raises(
        NotUnderstood, match=r"^The option (stake|open_ended) needs a value after it: (1–100, none|…–…)\.$"
    ):
        read_options(House, [text])


@pytest.mark.parametrize("texts", [["rounds=7", "rounds=7"], ["open-ended=1", "decks=8", "open_ended=2"]])
def test_an_option_that_is_named_twice_is_refused(texts: list[str]) -> None:
    with pytest.raises(NotUnderstood, match=r"^The option (rounds|open_ended) was given twice\. Give it once\.$"):
        read_options(House, texts)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("stake=0", "The option stake can’t be 0; it can be 1–100, none."),
        ("stake=100½", "The option stake can’t be 100½; it can be 1–100, none."),
        ("rounds=0", "The option rounds can’t be 0; it can be 1–1000."),
        ("rounds=1001", "The option rounds can’t be 1001; it can be 1–1000."),
        ("rounds=-1", "The option rounds can’t be -1; it can be 1–1000."),
        ("rounds=none", "The option rounds can’t be none; it can be 1–1000."),
        ("rounds=٣", "The option rounds can’t be ٣; it can be 1–1000."),
        ("rounds=1234567890", "The option rounds can’t be 1234567890; it can be 1–1000."),
        ("decks=5", "The option decks can’t be 5; it can be 6, 7, 8."),
        ("payout=3:1", "The option payout can’t be 3:1; it can be 2:1, 1:1."),
        ("fresh=maybe", "The option fresh can’t be maybe; it can be on, off."),
        ("fresh=", "The option fresh can’t be ; it can be on, off."),
    ],
)
def test_a_value_that_is_not_allowed_is_refused_with_what_is(text: str, sentence: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        read_options(House, [text])
    assert refused.value.code == "option-value"
    assert str(refused.value) == sentence


@pytest.mark.parametrize("text", ["stake=1e9", "stake=-2", "stake=0.3", "stake="])
def test_an_unreadable_amount_is_not_understood(text: str) -> None:
    with pytest.raises(NotUnderstood):
        read_options(House, [text])


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"fresh": 1}, "The option fresh can’t be 1; it can be on, off."),
        ({"fresh": None}, "The option fresh can’t be none; it can be on, off."),
        ({"decks": True}, "The option decks can’t be True; it can be 6, 7, 8."),
        ({"decks": 6.0}, "The option decks can’t be 6.0; it can be 6, 7, 8."),
        ({"rounds": True}, "The option rounds can’t be True; it can be 1–1000."),
        ({"rounds": "5"}, "The option rounds can’t be 5; it can be 1–1000."),
        ({"payout": ["2:1"]}, "The option payout can’t be ['2:1']; it can be 2:1, 1:1."),
        ({"open_ended": "x"}, "The option open_ended can’t be x; it can be …–…."),
    ],
)
def test_a_value_of_the_wrong_kind_is_refused_with_what_is_possible(changed: dict[str, Any], sentence: str) -> None:
    with pytest.raises(IllegalHouse) as refused:
        House(**changed)
    assert str(refused.value) == sentence


def test_options_are_listed_in_order_with_their_bounds_and_source() -> None:
    assert list(BY_NAME) == ["stake", "rounds", "decks", "payout", "fresh", "open_ended", "late"]
    assert BY_NAME["stake"] == Option("stake", Kind.AMOUNT, 4, "§1", 2, 200, (), True)
    assert BY_NAME["decks"] == Option("decks", Kind.CHOICE, 6, "§3", choices=(6, 7, 8))


@pytest.mark.parametrize(
    ("name", "possible"),
    [
        ("stake", "1–100, none"),
        ("rounds", "1–1000"),
        ("decks", "6, 7, 8"),
        ("payout", "2:1, 1:1"),
        ("fresh", "on, off"),
        ("open_ended", "…–…"),
    ],
)
def test_what_an_option_can_be_is_shown(name: str, possible: str) -> None:
    assert possible_values(BY_NAME[name]) == possible


def test_a_house_is_put_together_from_its_values() -> None:
    house = House(stake=None, fresh=False)
    assert house_of(House, values_of(house)) == house


def test_an_option_that_was_added_is_recorded_where_it_is_used_and_may_be_missing() -> None:
    assert house_of(House, recorded_values(House())) == House()
    assert set(values_of(House())) - set(recorded_values(House())) == {"late"}
    assert recorded_values(House(late=True)) == values_of(House(late=True))
    assert house_of(House, values_of(House())) == House()


@pytest.mark.parametrize(
    ("missing", "added", "odd"), [("stake", {}, "stake"), ("decks", {"cards": 1}, "cards, decks"), ("", {"x": 1}, "x")]
)
def test_values_that_are_missing_or_unknown_are_named(missing: str, added: dict[str, Any], odd: str) -> None:
    values = {name: value for name, value in values_of(House()).items() if name != missing} | added
    with pytest.raises(NotUnderstood) as refused:
        house_of(House, values)
    assert refused.value.code == "options-incomplete"
    assert str(refused.value) == (f"A house needs all of its options and no others; missing or unknown: {odd}.")


@given(st.sampled_from(sorted(BY_NAME)), st.text())
def test_any_text_makes_a_house_or_is_refused(name: str, text: str) -> None:
    try:
        house = read_options(House, [f"{name}={text}"])
    except FairdealError:
        return
    assert read_options(House, shown_options(house)) == house
