"""The store in memory keeps the contract of all stores."""

from fairdeal.ledger import LedgerStore, MemoryLedgerStore
from tests.ledger.contract import LedgerStoreContract


class TestMemoryLedgerStore(LedgerStoreContract):
    def make_store(self) -> LedgerStore:
        return MemoryLedgerStore()
