"""Where chips lie at a table.

All chips of a wager pass through its own stake account: committed from the stack, paid by the house or the pot, taken
or returned from there.
So a wager is settled by emptying that account, once.
"""

from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple


class AccountKind(StrEnum):
    """What an account stands for."""

    HOUSE = "house"
    POT = "pot"
    BANK = "bank"
    STACK = "stack"
    STAKE = "stake"


class Account(NamedTuple):
    """A place where chips lie.

    Written `house`, `pot`, `bank`, `stack:3` (the chips of a seat), `stake:3/war` (one wager of that seat).
    """

    kind: AccountKind
    seat: int = -1
    wager: str = ""

    def __str__(self) -> str:
        place = "" if self.seat < 0 else f":{self.seat}"
        return f"{self.kind}{place}/{self.wager}" if self.wager else f"{self.kind}{place}"


HOUSE: Final = Account(AccountKind.HOUSE)
POT: Final = Account(AccountKind.POT)
BANK: Final = Account(AccountKind.BANK)


@cache
def stack(seat: int) -> Account:
    """The chips that a seat has before it at the table, free to bet."""
    return Account(AccountKind.STACK, seat)


@cache
def stake(seat: int, wager: str) -> Account:
    """The chips committed on one wager of a seat; `wager` names it within the round, like `initial` or `war`."""
    return Account(AccountKind.STAKE, seat, wager)
