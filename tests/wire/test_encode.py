"""What is told of a table to one viewer: the offer with what to know before it is answered."""

import msgspec

from fairdeal.engine.chips import CHIP
from fairdeal.wire.encode import now_of
from fairdeal.wire.messages import Offer, Said
from tests.room.lives import Hall


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


def test_without_a_warning_or_a_choice_nothing_is_said_of_them() -> None:
    hall = Hall(people="a")
    hall.open()
    assert b"warnings" not in msgspec.json.encode(offered(hall, 0))
    hall.bet("a", amount=50)
    hall.show("a")
    assert offered(hall, 0).asks == "openings"
    assert offered(hall, 0).warnings == []
