"""What a viewer hears of a table: the offer, its building blocks and what to know before it is answered."""

from dataclasses import dataclass

import msgspec
import pytest

from fairdeal.cards import Card, read_cards
from fairdeal.engine.chips import CHIP
from fairdeal.engine.moves import Legal, PlayerAction, Selection
from fairdeal.wire.encode import now_of
from fairdeal.wire.messages import Offer, Said
from tests.room.lives import Hall


@dataclass(frozen=True, slots=True)
class Take(PlayerAction):
    card: Card
    cards: tuple[Card, ...]


def offered(hall: Hall, seat: int) -> Offer:
    now = now_of(hall.live, seat, 0, hall.now)
    assert now.offer is not None
    return now.offer


def test_an_offer_warns_of_what_a_choice_would_cost() -> None:
    hall = Hall(people="a")
    hall.sit("b", 1, chips=60)
    hall.open()
    assert offered(hall, 0).warnings == []
    assert offered(hall, 1).warnings == [Said("casino-war-warn-above", {"most": {"chips": 30 * CHIP}})]


def test_a_selection_is_offered_by_its_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(people="a")
    hall.open()
    five, seven, two = read_cards("5c 7d 2h")
    takes = Selection(Take(0, Card(44), ()), ((five, two), (seven,)))
    raises = Selection(Take(0, Card(44), ()), ((five, two),), ((seven,), ()), most=1)
    monkeypatch.setattr(hall.live, "offer", lambda seat: Legal(selections=(takes, raises)))
    hall.live.seats[0].offer = None
    action = {"kind": "take", "card": "7s"}
    assert msgspec.to_builtins(offered(hall, 0).selections) == [
        {"action": action, "groups": [["5c", "2h"], ["7d"]]},
        {"action": action, "groups": [["5c", "2h"]], "first": [["7d"], []], "most": 1},
    ]


def test_without_a_warning_or_a_choice_nothing_is_said_of_them() -> None:
    hall = Hall(people="a")
    hall.open()
    told = msgspec.json.encode(offered(hall, 0))
    assert b"warnings" not in told
    assert b"selections" not in told
    hall.bet("a", amount=50)
    hall.show("a")
    assert offered(hall, 0).asks == "openings"
    assert offered(hall, 0).warnings == []
