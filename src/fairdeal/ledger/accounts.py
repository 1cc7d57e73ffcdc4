"""Where chips lie in the whole room: the house, wallets, the accounts of tables and the wagers of their rounds.

The engine's accounts are local to a table and a round; these are global.
Each prints as a text that `read_account` reads back.
"""

import re
from dataclasses import dataclass
from typing import Final

from fairdeal.engine.accounts import BANK, POT, Account, AccountKind, stack
from fairdeal.ledger import refusals

NAME_LIMIT: Final = 64
"""The most characters in the id of a player, a table, a round or a wager."""


@dataclass(frozen=True, slots=True)
class Round:
    """One round at a table, by their ids.

    Raises NotUnderstood (`ledger-name`) for an id that is not one word of 1 to 64 characters, or holds `/` or `:`.

    >>> str(Round("t1", "7"))
    'table:t1/round:7'
    """

    table: str
    round_id: str

    def __post_init__(self) -> None:
        _check_name(self.table)
        _check_name(self.round_id)

    def __str__(self) -> str:
        return f"table:{self.table}/round:{self.round_id}"


@dataclass(frozen=True, slots=True)
class HouseAccount:
    """The house's chips: one account for the whole room, and the only one that may go below zero."""

    def __str__(self) -> str:
        return "house"


@dataclass(frozen=True, slots=True)
class Wallet:
    """A player's chips away from the tables, by player id. Raises NotUnderstood (`ledger-name`) for a bad id.

    >>> str(Wallet("anna"))
    'wallet:anna'
    """

    player: str

    def __post_init__(self) -> None:
        _check_name(self.player)

    def __str__(self) -> str:
        return f"wallet:{self.player}"


@dataclass(frozen=True, slots=True)
class TableAccount:
    """Chips that stay at a table from round to round: a seat's stack, the pot or the bank.

    Raises NotUnderstood (`ledger-name`) for a bad table id.

    >>> print(TableAccount("t1", stack(3)), TableAccount("t1", POT))
    table:t1/stack:3 table:t1/pot
    """

    table: str
    place: Account

    def __post_init__(self) -> None:
        _check_name(self.table)
        stays = self.place in (POT, BANK) or (self.place.seat >= 0 and self.place == stack(self.place.seat))
        assert stays, f"{self.place} is no account that stays at a table"

    def __str__(self) -> str:
        return f"table:{self.table}/{self.place}"


@dataclass(frozen=True, slots=True)
class WagerAccount:
    """The chips of one wager of a seat in one round: in escrow until the wager is settled. Source: rules.md §0 G2.

    Raises NotUnderstood (`ledger-name`) for a wager's name that is not one word of 1 to 64 characters.

    >>> str(WagerAccount(Round("t1", "7"), 3, "war"))
    'table:t1/round:7/stake:3/war'
    """

    round: Round
    seat: int
    wager: str

    def __post_init__(self) -> None:
        assert self.seat >= 0, "a wager is a seat's"
        _check_name(self.wager, forbidden="")

    def __str__(self) -> str:
        return f"{self.round}/stake:{self.seat}/{self.wager}"


LedgerAccount = HouseAccount | Wallet | TableAccount | WagerAccount
"""An account of the ledger."""

HOUSE: Final = HouseAccount()


def at_table(place: Account, round_: Round) -> LedgerAccount:
    """The ledger's account for an account of the engine, in this round at this table.

    Raises NotUnderstood (`ledger-name`) for a bad name of a wager.

    >>> from fairdeal.engine.accounts import stake
    >>> print(at_table(stake(3, "war"), Round("t1", "7")))
    table:t1/round:7/stake:3/war
    """
    match place.kind:
        case AccountKind.HOUSE:
            return HOUSE
        case AccountKind.STAKE:
            return WagerAccount(round_, place.seat, place.wager)
        case AccountKind.POT | AccountKind.BANK | AccountKind.STACK:
            return TableAccount(round_.table, place)


def between_rounds(place: Account, table: str) -> LedgerAccount:
    """The ledger's account for an account of the engine while no round is played; a wager has none then."""
    return HOUSE if place.kind is AccountKind.HOUSE else TableAccount(table, place)


def read_account(text: str) -> LedgerAccount:
    """The account that prints as this text. Raises NotUnderstood (`ledger-account`, `ledger-name`) if there is none.

    >>> read_account("table:t1/stack:3") == TableAccount("t1", stack(3))
    True
    """
    found = _ACCOUNT.fullmatch(text)
    if found is None:
        raise refusals.no_account(text)
    if found["wager"]:
        return WagerAccount(Round(found["table"], found["round"]), int(found["stake"]), found["wager"])
    if found["table"]:
        return TableAccount(found["table"], _place(found["shared"], found["stack"]))
    return Wallet(found["player"]) if found["player"] else HOUSE


_ACCOUNT: Final = re.compile(
    r"""house
    | wallet:(?P<player>[^/:]+)
    | table:(?P<table>[^/:]+)/(?:
        (?P<shared>pot|bank)
        | stack:(?P<stack>0|[1-9][0-9]{0,5})
        | round:(?P<round>[^/:]+)/stake:(?P<stake>0|[1-9][0-9]{0,5})/(?P<wager>.+)
    )""",
    re.VERBOSE,
)


def _place(shared: str | None, seat: str | None) -> Account:
    if seat is not None:
        return stack(int(seat))
    return POT if shared == "pot" else BANK


def _check_name(name: object, *, forbidden: str = "/:") -> None:
    fits = isinstance(name, str) and 1 <= len(name) <= NAME_LIMIT and name.isprintable()
    if not fits or not set(str(name)).isdisjoint(" " + forbidden):
        raise refusals.bad_name(name, NAME_LIMIT)
