"""Sentences before they are in any language: what fills them prints as people read it."""

import pickle

import pytest

from fairdeal.cards import read_cards
from fairdeal.engine.accounts import BANK, HOUSE, POT, Account, stack, stake
from fairdeal.engine.chips import Chips
from fairdeal.engine.words import Gain, Seat, Sentence, ShownCards


@pytest.mark.parametrize(
    ("fact", "shown"),
    [
        (Seat(0), "Seat 0"),
        (Gain(8), "+4"),
        (Gain(-3), "−1½"),
        (Gain(0), "0"),
        (Chips(3), "1½"),
        (ShownCards(read_cards("9cTd")), "9♣ 10♦"),
        (ShownCards(()), ""),
    ],
)
def test_a_fact_prints_as_people_read_it(fact: object, shown: str) -> None:
    assert f"{fact}" == str(fact) == shown
    assert f"{fact:>9}" == f"{shown:>9}"
    again = pickle.loads(pickle.dumps(fact))
    assert again == fact
    assert type(again) is type(fact)


def test_a_sentence_is_its_key_and_its_facts() -> None:
    assert Sentence("a", {"seat": Seat(1)}) == Sentence("a", {"seat": 1})
    assert Sentence("a") != Sentence("b")
    assert Sentence("a").facts == {}


@pytest.mark.parametrize(
    ("account", "shown"),
    [(HOUSE, "house"), (POT, "pot"), (BANK, "bank"), (stack(3), "stack:3"), (stake(0, "war"), "stake:0/war")],
)
def test_an_account_is_written_with_its_seat_and_wager(account: Account, shown: str) -> None:
    assert str(account) == shown
