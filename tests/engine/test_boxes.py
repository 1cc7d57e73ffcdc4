"""The boxes of a round: found, changed, and in turn round the table."""

from typing import NamedTuple

import pytest

from fairdeal.engine.boxes import clockwise, find, seated, swap
from fairdeal.errors import IllegalAction


class Box(NamedTuple):
    seat: int
    hand: str = ""


BOXES = (Box(0), Box(2), Box(3), Box(5))


def test_a_seat_has_its_box() -> None:
    assert find(BOXES, 2) is BOXES[1]
    assert seated(BOXES, 5) is BOXES[3]


def test_a_seat_that_is_not_in_the_round_has_none() -> None:
    assert find(BOXES, 1) is None
    with pytest.raises(IllegalAction) as refused:
        seated(BOXES, 1)
    assert str(refused.value) == "There’s no seat number 1 in this round."


def test_one_box_changes_and_keeps_its_place() -> None:
    assert swap(BOXES, BOXES[1], Box(2, "9♣")) == (Box(0), Box(2, "9♣"), Box(3), Box(5))


def test_of_two_boxes_that_are_equal_the_one_that_is_meant_changes() -> None:
    twins = (Box(0), Box(0, ""))
    assert swap(twins, twins[1], Box(1)) == (Box(0), Box(1))


@pytest.mark.parametrize(
    ("dealer", "order"),
    [
        (0, [2, 3, 5, 0]),
        (3, [5, 0, 2, 3]),
        (5, [0, 2, 3, 5]),
        (4, [5, 0, 2, 3]),
        (6, [0, 2, 3, 5]),
        (-1, [0, 2, 3, 5]),
    ],
)
def test_g12_play_goes_clockwise_from_the_dealers_left_and_the_dealer_comes_last(dealer: int, order: list[int]) -> None:
    assert [box.seat for box in clockwise(BOXES, after=dealer)] == order
