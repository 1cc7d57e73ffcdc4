"""What a wager pays, and the transfers that pay it."""

import pytest

from fairdeal.engine.accounts import HOUSE, stack, stake
from fairdeal.engine.banking.paying import EVEN, Payout, given_back, lost, read_payout, refund, to_stacks, won
from fairdeal.engine.events import Reason, Transfer

WAGER, STACK = stake(3, "bet"), stack(3)


@pytest.mark.parametrize(
    ("text", "wager", "wins"),
    [("1:1", 5, 5), ("2:1", 5, 10), ("3:2", 2, 3), ("3:2", 10, 15), ("6:5", 10, 12), ("1:2", 4, 2), ("10:1", 3, 30)],
)
def test_a_payout_is_read_as_both_of_its_numbers(text: str, wager: int, wins: int) -> None:
    assert read_payout(text).on(wager) == wins
    assert str(read_payout(text)) == text


def test_a_wager_that_cannot_be_paid_exactly_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="3 half-chips cannot be paid 3:2"):
        Payout(3, 2).on(3)


def test_a_won_wager_is_paid_into_its_account_and_goes_back_whole() -> None:
    assert won(WAGER, 3, 10, Payout(3, 2)) == (
        Transfer(HOUSE, WAGER, 15, Reason.WIN),
        Transfer(WAGER, STACK, 25, Reason.RETURN),
    )
    assert won(WAGER, 3, 10) == won(WAGER, 3, 10, EVEN)
    assert to_stacks(won(WAGER, 3, 10)) == 20


def test_a_lost_wager_goes_to_the_house_and_a_part_of_it_may_come_back() -> None:
    transfers = (lost(WAGER, 1), given_back(WAGER, 3, 2))
    assert transfers == (Transfer(WAGER, HOUSE, 1, Reason.LOSS), Transfer(WAGER, STACK, 2, Reason.RETURN))
    assert to_stacks(transfers) == 2


def test_every_wager_of_a_seat_is_refunded() -> None:
    other = stake(3, "war")
    assert refund(3, {WAGER: 4, other: 6}) == (
        Transfer(WAGER, STACK, 4, Reason.REFUND),
        Transfer(other, STACK, 6, Reason.REFUND),
    )
    assert refund(3, {}) == ()
