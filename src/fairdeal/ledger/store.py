"""The storage port: what the ledger asks of whatever keeps its books."""

from collections.abc import Iterable
from contextlib import AbstractContextManager
from typing import Protocol

from fairdeal.ledger.accounts import LedgerAccount
from fairdeal.ledger.judge import Change, Facts, Receipt


class LedgerStore(Protocol):
    """Books that are only ever added to. `tests/ledger/contract.py` is what every store must pass.

    A store that can only be awaited need not have this shape: it reads `Facts`, asks `judge`, and writes
    the `Receipt`, in one transaction of its own.
    """

    def transaction(self) -> AbstractContextManager[object]:
        """A block in which nobody else writes to the books; if it raises, nothing that was appended in it stays.

        A block inside another belongs to the outer one, so that a posting is stored together with the
        events that caused it.
        """

    def facts(self, accounts: Iterable[LedgerAccount], key: str | None = None) -> Facts:
        """What must be known to judge a posting that touches these accounts and has this key."""

    def append(self, receipt: Receipt) -> None:
        """Store a new posting with its changes and settled wagers; inside a transaction, on facts read in it."""

    def history(self, account: LedgerAccount, limit: int | None = None) -> tuple[Change, ...]:
        """The changes of an account, oldest first; only the last `limit` of them if a limit is given."""

    def total(self) -> int:
        """The sum of all accounts with the house's, in half-chips."""
