"""What can be posted: entries that move chips for a reason, in batches that happen whole or not at all."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from fairdeal.engine.accounts import stack
from fairdeal.engine.chips import CHIP, MOST_CHIPS
from fairdeal.engine.events import Reason, Transfer
from fairdeal.ledger import refusals
from fairdeal.ledger.accounts import (
    HOUSE,
    LedgerAccount,
    Round,
    TableAccount,
    WagerAccount,
    Wallet,
    at_table,
    between_rounds,
)

MOST_MOVED: Final = MOST_CHIPS * CHIP
"""The largest amount of one entry, in half-chips."""

KEY_LIMIT: Final = 200
"""The most characters in the key of a posting."""


class WalletReason(StrEnum):
    """Why chips came into a wallet or left it."""

    OPENING = "opening"
    TOP_UP = "top-up"
    GRANT = "grant"
    TAKE = "take"
    BUY_IN = "buy-in"
    CASH_OUT = "cash-out"


LedgerReason = Reason | WalletReason
"""Why chips moved: at a table for the engine's reasons, otherwise for a wallet's."""


@dataclass(frozen=True, slots=True)
class Entry:
    """Chips that move from one account to another; the amount is in half-chips and above zero.

    Raises IllegalTransfer for what can never be: `transfer-amount`, `transfer-too-large`, `transfer-to-itself`,
    `wallet-past-stack`, `tables-apart`. Source: rules.md §0 G1, G2.
    """

    source: LedgerAccount
    target: LedgerAccount
    amount: int
    reason: LedgerReason

    def __post_init__(self) -> None:
        _check_amount(self.amount)
        if self.source == self.target:
            raise refusals.same_account(self.amount, self.source)
        if _goes_past_stack(self.source, self.target) or _goes_past_stack(self.target, self.source):
            raise refusals.wallet_past_stack(self.amount, self.source, self.target)
        if len({table for table in (_table(self.source), _table(self.target)) if table is not None}) > 1:
            raise refusals.tables_apart(self.amount, self.source, self.target)

    def wagers(self) -> Iterator[WagerAccount]:
        """The wagers that it takes from or puts into."""
        if isinstance(self.source, WagerAccount):
            yield self.source
        if isinstance(self.target, WagerAccount):
            yield self.target

    @property
    def takes_bet_back(self) -> bool:
        """Whether chips of a wager return to the stack they came from, as a bet withdrawn. Source: rules.md §0 G9."""
        match self.source:
            case WagerAccount(Round(table), seat):
                return self.reason is Reason.REFUND and self.target == TableAccount(table, stack(seat))
        return False


@dataclass(frozen=True, slots=True)
class Posting:
    """Entries that are posted together, in this order: all or none.

    `key` makes it safe to repeat: the same posting again has no effect and gives the first result.
    `round` is the round it belongs to, if any; `note` is for people, like a host's words for a grant.
    Raises IllegalTransfer (`posting-empty`, `wager-out-of-round`) and NotUnderstood (`ledger-key`).
    """

    key: str
    entries: tuple[Entry, ...]
    round: Round | None = None
    note: str = ""

    def __post_init__(self) -> None:
        _check_key(self.key)
        if not self.entries:
            raise refusals.nothing_moved()
        for wager in (wager for entry in self.entries for wager in entry.wagers()):
            if wager.round != self.round:
                raise refusals.wager_out_of_round(wager)

    @property
    def accounts(self) -> frozenset[LedgerAccount]:
        """Every account that it touches: what must be known to judge it."""
        return frozenset(account for entry in self.entries for account in (entry.source, entry.target))


def opening(player: str, amount: int, *, key: str) -> Posting:
    """A new player's first chips, from the house. Amounts here and below are in half-chips."""
    return Posting(key, (Entry(HOUSE, Wallet(player), amount, WalletReason.OPENING),))


def grant(player: str, amount: int, *, key: str, reason: WalletReason = WalletReason.GRANT, note: str = "") -> Posting:
    """Chips from the house to a player's wallet; `reason` may be `TOP_UP`."""
    return Posting(key, (Entry(HOUSE, Wallet(player), amount, reason),), note=note)


def take(player: str, amount: int, *, key: str, note: str = "") -> Posting:
    """Chips from a player's wallet to the house, by the host's hand."""
    return Posting(key, (Entry(Wallet(player), HOUSE, amount, WalletReason.TAKE),), note=note)


def buy_in(player: str, table: str, seat: int, amount: int, *, key: str) -> Posting:
    """Chips from a player's wallet to the stack of a seat."""
    return Posting(key, (Entry(Wallet(player), TableAccount(table, stack(seat)), amount, WalletReason.BUY_IN),))


def cash_out(player: str, table: str, seat: int, amount: int, *, key: str) -> Posting:
    """Chips from the stack of a seat to a player's wallet."""
    return Posting(key, (Entry(TableAccount(table, stack(seat)), Wallet(player), amount, WalletReason.CASH_OUT),))


def round_posting(table: str, round_id: str, transfers: Sequence[Transfer], key: str) -> Posting:
    """The engine's transfers of one action, as entries of a round at a table.

    >>> from fairdeal.engine.accounts import stake
    >>> bet = round_posting("t1", "7", [Transfer(stack(3), stake(3, "initial"), 4, Reason.BET)], "t1:12")
    >>> print(bet.entries[0].source, bet.entries[0].target)
    table:t1/stack:3 table:t1/round:7/stake:3/initial
    """
    at = Round(table, round_id)
    entries = (Entry(at_table(t.source, at), at_table(t.target, at), t.amount, t.reason) for t in transfers)
    return Posting(key, tuple(entries), at)


def between_posting(table: str, transfers: Sequence[Transfer], key: str) -> Posting:
    """The engine's transfers between two rounds of a table: no wager is open then.

    >>> from fairdeal.engine.accounts import POT, stack
    >>> shared = between_posting("t1", [Transfer(POT, stack(3), 4, Reason.RETURN)], "t1:13")
    >>> print(shared.entries[0].source, shared.entries[0].target)
    table:t1/pot table:t1/stack:3
    """
    entries = (
        Entry(between_rounds(t.source, table), between_rounds(t.target, table), t.amount, t.reason) for t in transfers
    )
    return Posting(key, tuple(entries))


def read_reason(text: str) -> LedgerReason:
    """The reason that prints as this text. Raises NotUnderstood (`ledger-reason`) if there is none.

    >>> read_reason("buy-in"), read_reason("bet")
    (<WalletReason.BUY_IN: 'buy-in'>, <Reason.BET: 'bet'>)
    """
    found = _REASONS.get(text)
    if found is None:
        raise refusals.no_reason(text)
    return found


_REASONS: Final[dict[str, LedgerReason]] = {reason.value: reason for kind in (Reason, WalletReason) for reason in kind}


def _check_key(key: object) -> None:
    if not isinstance(key, str) or not 1 <= len(key) <= KEY_LIMIT or not key.isprintable():
        raise refusals.bad_key(key, KEY_LIMIT)


def _check_amount(amount: object) -> None:
    if isinstance(amount, bool) or not isinstance(amount, int) or amount <= 0:
        raise refusals.bad_amount(amount)
    if amount > MOST_MOVED:
        raise refusals.amount_too_large(amount, MOST_MOVED)


def _goes_past_stack(one: LedgerAccount, other: LedgerAccount) -> bool:
    """Whether a wallet stands against an account of a table that is no stack."""
    match one, other:
        case Wallet(), WagerAccount():
            return True
        case Wallet(), TableAccount(_, place):
            return place != stack(place.seat)
    return False


def _table(account: LedgerAccount) -> str | None:
    match account:
        case TableAccount(table) | WagerAccount(Round(table)):
            return table
    return None
