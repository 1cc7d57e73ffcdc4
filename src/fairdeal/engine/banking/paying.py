"""What a wager pays, and the transfers that pay it, take it or give it back."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from fairdeal.engine.accounts import HOUSE, Account, AccountKind, stack
from fairdeal.engine.banking.moves import Place
from fairdeal.engine.banking.rounds import Box, Round
from fairdeal.engine.events import Reason, RoundSettled, Transfer
from fairdeal.engine.moves import Event

S = TypeVar("S", bound=Round)
B = TypeVar("B", bound=Box)


class Payout(NamedTuple):
    """What a won wager pays, as a table says it: `won` for every `staked`.

    >>> Payout(3, 2).on(10), str(Payout(3, 2))
    (15, '3:2')
    """

    won: int
    staked: int

    def on(self, wager: int) -> int:
        """What a wager of so many half-chips wins; what it wins is whole, or it is no wager for this table."""
        won, rest = divmod(wager * self.won, self.staked)
        assert not rest, f"{wager} half-chips cannot be paid {self}"
        return won

    @property
    def ratio(self) -> Fraction:
        """What is won for every unit staked."""
        return Fraction(self.won, self.staked)

    def __str__(self) -> str:
        return f"{self.won}:{self.staked}"


def read_payout(text: str) -> Payout:
    """The payout that a text like `3:2` says; the text is one of a house's choices.

    >>> read_payout("3:2").on(4)
    6
    """
    won, _, staked = text.partition(":")
    return Payout(int(won), int(staked))


EVEN: Final = Payout(1, 1)
"""As much as was staked."""


@lru_cache(maxsize=4096)
def won(wager: Account, seat: int, held: int, payout: Payout = EVEN) -> tuple[Transfer, ...]:
    """A wager of so many half-chips is paid, and goes back to its seat with what it won."""
    gain = held if payout is EVEN else payout.on(held)
    return Transfer(HOUSE, wager, gain, Reason.WIN), Transfer(wager, stack(seat), held + gain, Reason.RETURN)


@lru_cache(maxsize=4096)
def lost(wager: Account, amount: int) -> Transfer:
    """So many half-chips of a wager go to the house."""
    return Transfer(wager, HOUSE, amount, Reason.LOSS)


@lru_cache(maxsize=4096)
def given_back(wager: Account, seat: int, amount: int, reason: Reason = Reason.RETURN) -> Transfer:
    """So many half-chips of a wager go back to its seat."""
    return Transfer(wager, stack(seat), amount, reason)


def refund(seat: int, wagers: Mapping[Account, int]) -> tuple[Transfer, ...]:
    """Every wager of a seat goes back to it, as if it had not been made."""
    return tuple([given_back(wager, seat, held, Reason.REFUND) for wager, held in wagers.items()])


def to_stacks(transfers: Iterable[Transfer]) -> int:
    """How many half-chips of some transfers come back to the seats."""
    return sum([transfer.amount for transfer in transfers if transfer.target.kind is AccountKind.STACK])


def settle(
    state: S, events: tuple[Event, ...], settle_box: Callable[[B, list[Event]], B], over: StrEnum
) -> tuple[S, tuple[Event, ...]]:
    """All wagers of the round are settled together, box by box, and the round is over.

    `settle_box` settles a box that plays, and adds its events to a list. Nothing is paid before, so that a
    round can be void until its last card.
    """
    so_far = list(events)
    boxes = tuple([settle_box(box, so_far) if box.place is Place.IN else box for box in state.boxes])
    return state._replace(boxes=boxes, phase=over), (*so_far, _SETTLED)


_SETTLED: Final = RoundSettled()
