"""Books kept in memory: for play at home, for tests, and as the plainest store there can be."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import RLock

from fairdeal.ledger.accounts import LedgerAccount, WagerAccount
from fairdeal.ledger.judge import Change, Facts, Receipt


class MemoryLedgerStore:
    """A `LedgerStore` that lasts as long as the program; threads may share it."""

    def __init__(self) -> None:
        self._lock = RLock()
        self._receipts: dict[str, Receipt] = {}
        self._changes: dict[LedgerAccount, list[Change]] = {}
        self._settled: set[WagerAccount] = set()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        with self._lock:
            before = len(self._receipts)
            try:
                yield
            except BaseException:
                while len(self._receipts) > before:
                    self._undo_last()
                raise

    def facts(self, accounts: Iterable[LedgerAccount], key: str | None = None) -> Facts:
        with self._lock:
            touched = {account: self._changes[account] for account in accounts if account in self._changes}
            balances = {account: changes[-1].balance for account, changes in touched.items()}
            earlier = None if key is None else self._receipts.get(key)
            return Facts(balances, frozenset(self._settled.intersection(touched)), earlier)

    def append(self, receipt: Receipt) -> None:
        assert receipt.posting.key not in self._receipts, "a posting is stored once"
        self._receipts[receipt.posting.key] = receipt
        for change in receipt.changes:
            self._changes.setdefault(change.account, []).append(change)
        self._settled |= receipt.settled

    def history(self, account: LedgerAccount, limit: int | None = None) -> tuple[Change, ...]:
        with self._lock:
            changes = self._changes.get(account, [])
            return tuple(changes if limit is None else changes[max(0, len(changes) - limit) :])

    def total(self) -> int:
        with self._lock:
            return sum(changes[-1].balance for changes in self._changes.values())

    def _undo_last(self) -> None:
        _, receipt = self._receipts.popitem()
        for change in reversed(receipt.changes):
            changes = self._changes[change.account]
            changes.pop()
            if not changes:
                del self._changes[change.account]
        self._settled -= receipt.settled
